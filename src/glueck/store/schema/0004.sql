-- Where somebody wants to be told of turns and ends: a browser, or an address of theirs.
CREATE TABLE subscriptions (
    id {key} PRIMARY KEY,
    player {key} NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    kind {key} NOT NULL,
    table_id {key} REFERENCES tables (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    created BIGINT NOT NULL
) {clustered};

CREATE INDEX subscriptions_by_player ON subscriptions (player, created, id);
CREATE INDEX subscriptions_by_table ON subscriptions (table_id) WHERE table_id IS NOT NULL;

-- What is to be sent, or was: the id says what it is about, so that nobody writes it twice.
CREATE TABLE notices (
    id {key} PRIMARY KEY,
    subscription {key} NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
    table_id {key} NOT NULL,
    made BIGINT NOT NULL,
    body TEXT NOT NULL,
    tries BIGINT NOT NULL,
    due BIGINT
) {clustered};

CREATE INDEX notices_by_due ON notices (due, id) WHERE due IS NOT NULL;
CREATE INDEX notices_by_made ON notices (made);
CREATE INDEX notices_by_table ON notices (table_id, made);
CREATE INDEX notices_by_subscription ON notices (subscription);

CREATE TABLE mutes (
    player {key} NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    muted {key} NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    PRIMARY KEY (player, muted)
) {clustered};

CREATE INDEX mutes_by_muted ON mutes (muted);

-- What people told the operator of. It stays when a table or a player is removed.
CREATE TABLE reports (
    id {key} PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter {key} NOT NULL,
    what {key} NOT NULL,
    table_id {key} NOT NULL,
    player {key} NOT NULL,
    name TEXT NOT NULL,
    said TEXT NOT NULL,
    note TEXT NOT NULL
) {clustered};

CREATE INDEX reports_by_at ON reports (at, id);
