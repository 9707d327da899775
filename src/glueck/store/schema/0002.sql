-- Results: one row for each seat of each game that has ended, written together with its last event.
-- Either a player sat there or a bot of some level. `rated` is the number of the game among all
-- rated ones, in the order in which they ended; mu and sigma are the rating after it.
CREATE TABLE results (
    table_id {key} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    seats BIGINT NOT NULL,
    game {key} NOT NULL,
    options {key} NOT NULL,
    player {key},
    level {key},
    name TEXT NOT NULL,
    score BIGINT NOT NULL,
    place BIGINT NOT NULL,
    gave_up BOOLEAN NOT NULL,
    at BIGINT NOT NULL,
    deal {key},
    rated BIGINT,
    mu DOUBLE PRECISION,
    sigma DOUBLE PRECISION,
    PRIMARY KEY (table_id, seat)
) {clustered};

CREATE INDEX results_by_player ON results (player, at, table_id) WHERE player IS NOT NULL;
CREATE INDEX results_by_deal ON results (deal) WHERE deal IS NOT NULL;
CREATE UNIQUE INDEX results_by_number ON results (rated, seat) WHERE rated IS NOT NULL;

-- How many rated games have ended: whoever ends one counts on, and the others wait for that.
CREATE TABLE rated_games (
    id BIGINT PRIMARY KEY,
    count BIGINT NOT NULL
) {clustered};

INSERT INTO rated_games (id, count) VALUES (1, 0);

-- The rating of a player (by id) or of a level of bots (behind a colon) at a game.
CREATE TABLE ratings (
    game {key} NOT NULL,
    who {key} NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (game, who)
) {clustered};

CREATE INDEX ratings_by_player ON ratings (who);

-- Deals that many play: the cards and the bots are the same for all (facts, JSON) until they are
-- revealed. Each player has one try, at a table of their own.
CREATE TABLE deals (
    code {key} PRIMARY KEY,
    facts {bytes} NOT NULL
) {clustered};

CREATE TABLE tries (
    deal {key} NOT NULL REFERENCES deals (code) ON DELETE CASCADE,
    player {key} NOT NULL,
    table_id {key} NOT NULL,
    PRIMARY KEY (deal, player)
) {clustered};

-- What an instance keeps of itself, by name: the key of its daily deals, for example.
CREATE TABLE kept (
    name {key} PRIMARY KEY,
    value {bytes} NOT NULL
) {clustered};
