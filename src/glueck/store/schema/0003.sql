-- Reviews of finished games: who asked for one, and what was found so far, piece by piece.

CREATE TABLE reviews (
    table_id {key} PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    player {key} NOT NULL,
    asked BIGINT NOT NULL,
    document {bytes},
    claimant TEXT NOT NULL DEFAULT '',
    claimed_until BIGINT NOT NULL DEFAULT 0
) {clustered};

CREATE INDEX reviews_to_do ON reviews (asked, table_id) WHERE document IS NULL;

CREATE TABLE review_pieces (
    table_id {key} NOT NULL REFERENCES reviews (table_id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    body {bytes} NOT NULL,
    PRIMARY KEY (table_id, number)
) {clustered};
