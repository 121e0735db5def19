BEGIN TRANSACTION;
CREATE TABLE accounts (
	player VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	"key" VARCHAR(128) NOT NULL, 
	password VARCHAR(256) NOT NULL, 
	created BIGINT NOT NULL, likeness VARCHAR(128), 
	CONSTRAINT pk_accounts PRIMARY KEY (player), 
	CONSTRAINT fk_accounts_player FOREIGN KEY(player) REFERENCES players (id), 
	CONSTRAINT uq_accounts_key UNIQUE ("key")
);
INSERT INTO "accounts" VALUES('olena','Olena','olena','$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA',1700000000001,'olena');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE calls (
	table_id VARCHAR(32) NOT NULL, 
	question INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move INTEGER NOT NULL, 
	time_ms BIGINT NOT NULL, 
	closes BIGINT NOT NULL, 
	CONSTRAINT pk_calls PRIMARY KEY (table_id, question, seat), 
	CONSTRAINT fk_calls_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "calls" VALUES('released',1,1,4,1700000000006,1700000000100);
CREATE TABLE chapters (
	table_id VARCHAR(32) NOT NULL, 
	chronicle VARCHAR(32) NOT NULL, 
	"after" VARCHAR(32), 
	told JSON, 
	CONSTRAINT pk_chapters PRIMARY KEY (table_id), 
	CONSTRAINT fk_chapters_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_chapters_chronicle FOREIGN KEY(chronicle) REFERENCES chronicles (id), 
	CONSTRAINT fk_chapters_after FOREIGN KEY("after") REFERENCES tables (id)
);
INSERT INTO "chapters" VALUES('released','chronicle',NULL,NULL);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	canned BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_chat_player FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "chat" VALUES(1,'released','olena',0,'Вітаю!',0,1700000000004);
CREATE TABLE chronicles (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	name VARCHAR(128) NOT NULL, 
	founder VARCHAR(32), 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_chronicles PRIMARY KEY (id), 
	CONSTRAINT fk_chronicles_founder FOREIGN KEY(founder) REFERENCES players (id)
);
INSERT INTO "chronicles" VALUES('chronicle','oath','Мир','olena',1700000000002);
CREATE TABLE marks (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	course VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	value BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_marks PRIMARY KEY (table_id), 
	CONSTRAINT fk_marks_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_marks_player FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "marks" VALUES('released','nos','random','olena',123,1700000000009);
CREATE TABLE moves (
	table_id VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move INTEGER NOT NULL, 
	time_ms BIGINT, 
	question INTEGER NOT NULL, 
	CONSTRAINT pk_moves PRIMARY KEY (table_id, ply), 
	CONSTRAINT fk_moves_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "moves" VALUES('released',0,-1,12,NULL,0);
INSERT INTO "moves" VALUES('released',1,0,2,4120,1);
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	generation INTEGER NOT NULL, 
	deleted BIGINT, 
	CONSTRAINT pk_players PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('olena','Olena',1700000000000,0,NULL);
INSERT INTO "players" VALUES('taras','Taras',1700000000000,0,NULL);
CREATE TABLE rated (
	table_id VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_rated PRIMARY KEY (table_id), 
	CONSTRAINT fk_rated_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE ratings (
	player VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (player, game), 
	CONSTRAINT fk_ratings_player FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "ratings" VALUES('olena','novem',27.5,7.9,1);
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	reporter VARCHAR(32), 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT fk_reports_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_reports_player FOREIGN KEY(player) REFERENCES players (id), 
	CONSTRAINT fk_reports_reporter FOREIGN KEY(reporter) REFERENCES players (id)
);
INSERT INTO "reports" VALUES(1,'released','taras','olena','slow',1700000000005);
CREATE TABLE secrets (
	name VARCHAR(64) NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookie',X'0000000000000000000000000000000000000000000000000000000000000000');
CREATE TABLE sessions (
	id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (id), 
	CONSTRAINT fk_sessions_player FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "sessions" VALUES('session','olena','Firefox, Linux',1700000000001,1700000000007);
CREATE TABLE sittings (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_sittings PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_sittings_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "sittings" VALUES('released',0,'olena');
INSERT INTO "sittings" VALUES('released',1,'taras');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	game_version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seats JSON NOT NULL, 
	host VARCHAR(32), 
	clock JSON NOT NULL, 
	private BOOLEAN NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	result JSON, 
	reason VARCHAR(64), 
	commitment VARCHAR(64) NOT NULL, 
	seed BLOB NOT NULL, 
	salts JSON NOT NULL, 
	state JSON NOT NULL, 
	created BIGINT NOT NULL, 
	started BIGINT, 
	ended BIGINT, 
	deadline BIGINT, 
	version INTEGER NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('released','novem',1,'{"layout": "random"}','[{"name": "rows", "kind": "me", "player": "olena", "level": null, "ready": true}, {"name": "columns", "kind": "anyone", "player": "taras", "level": null, "ready": false}]','olena','{"kind": "none"}',0,'live',NULL,NULL,'abababababababababababababababababababababababababababababababab',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"rows": "\u0441\u0456\u043b\u044c"}','{}',1700000000002,1700000000003,NULL,NULL,1);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	player VARCHAR(32), 
	table_id VARCHAR(32), 
	seat VARCHAR(32), 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (hash), 
	CONSTRAINT fk_tokens_player FOREIGN KEY(player) REFERENCES players (id), 
	CONSTRAINT fk_tokens_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "tokens" VALUES('cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc','seat',NULL,'released','columns',1700000000002);
CREATE TABLE withdrawn (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move INTEGER NOT NULL, 
	time_ms BIGINT, 
	question INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_withdrawn PRIMARY KEY (id), 
	CONSTRAINT fk_withdrawn_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "withdrawn" VALUES(1,'released',1,0,1,3000,1,1700000000004);
CREATE INDEX ix_tables_status_private_created ON tables (status, private, created);
CREATE INDEX ix_tables_status_deadline ON tables (status, deadline);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_sittings_player ON sittings (player);
CREATE INDEX ix_withdrawn_table_id ON withdrawn (table_id);
CREATE INDEX ix_chat_table_id_id ON chat (table_id, id);
CREATE INDEX ix_chat_player ON chat (player);
CREATE INDEX ix_tokens_player ON tokens (player);
CREATE INDEX ix_tokens_table_id ON tokens (table_id);
CREATE INDEX ix_marks_game_course_value ON marks (game, course, value);
CREATE INDEX ix_marks_player ON marks (player);
CREATE INDEX ix_sessions_player ON sessions (player);
CREATE INDEX ix_tables_status_ended ON tables (status, ended);
CREATE INDEX ix_accounts_likeness ON accounts (likeness);
CREATE INDEX ix_chronicles_founder ON chronicles (founder);
CREATE INDEX ix_chapters_chronicle ON chapters (chronicle);
COMMIT;
