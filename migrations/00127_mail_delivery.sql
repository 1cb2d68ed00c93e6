-- +goose Up
-- What is known of an email's way out. message_id is the left part of its Message-ID: the same at every try, so that a mail
-- that is sent twice is shown once, and unguessable, because whoever knows it can report the mail as returned.
ALTER TABLE mail_queue ADD COLUMN message_id TEXT NOT NULL DEFAULT '';
ALTER TABLE mail_queue ADD COLUMN last_error TEXT NOT NULL DEFAULT ''; -- the mail server's sentence; without links and addresses

CREATE UNIQUE INDEX mail_queue_message ON mail_queue (message_id) WHERE message_id <> '';
CREATE INDEX mail_queue_outcome ON mail_queue (outcome, done_at);
CREATE INDEX mail_queue_user ON mail_queue (user_id) WHERE user_id IS NOT NULL; -- a deleted account is found without reading the queue

-- An address that mail servers refuse: since when, and in which words. mail_optional is off for people who want no emails
-- but those that their account and payments need.
ALTER TABLE users ADD COLUMN mail_returned_at INTEGER;
ALTER TABLE users ADD COLUMN mail_returned TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN mail_optional INTEGER NOT NULL DEFAULT 1 CHECK (mail_optional IN (0, 1));

CREATE INDEX users_mail_returned ON users (mail_returned_at) WHERE mail_returned_at IS NOT NULL;
