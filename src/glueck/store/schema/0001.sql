-- {key}: text that is compared byte by byte, so that both databases sort alike.
-- {clustered}: SQLite keeps the rows in the primary key itself: one page less to write.

CREATE TABLE tables (
    id {key} PRIMARY KEY,
    game {key} NOT NULL,
    status {key} NOT NULL,
    public BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    players TEXT NOT NULL,
    summary {bytes} NOT NULL,
    words TEXT NOT NULL,
    due BIGINT,
    version BIGINT NOT NULL,
    claimed BIGINT NOT NULL DEFAULT -1,
    claimant TEXT NOT NULL DEFAULT '',
    claimed_until BIGINT NOT NULL DEFAULT 0
) {clustered};

-- Whether a table is public and which game it is stand behind the order, so that a rare kind is
-- found without a look at each row.
CREATE INDEX tables_by_change ON tables (changed, id, public, game);
CREATE INDEX tables_by_status ON tables (status, changed, id, public, game);
CREATE INDEX tables_by_due ON tables (due, id) WHERE due IS NOT NULL;

CREATE TABLE events (
    table_id {key} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body {bytes} NOT NULL,
    PRIMARY KEY (table_id, number)
) {clustered};

CREATE TABLE seats (
    player {key} NOT NULL,
    table_id {key} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (player, table_id)
) {clustered};

CREATE INDEX seats_by_table ON seats (table_id);

CREATE TABLE players (
    id {key} PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    host BOOLEAN NOT NULL,
    blocked BOOLEAN NOT NULL,
    login {key} UNIQUE,
    password TEXT,
    settings TEXT NOT NULL
) {clustered};

CREATE TABLE secrets (
    secret {bytes} PRIMARY KEY,
    player {key} NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created BIGINT NOT NULL
) {clustered};

CREATE INDEX secrets_by_player ON secrets (player);

CREATE TABLE codes (
    code {bytes} PRIMARY KEY,
    player {key} NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    until BIGINT NOT NULL
) {clustered};

CREATE INDEX codes_by_until ON codes (until);
CREATE INDEX codes_by_player ON codes (player);
