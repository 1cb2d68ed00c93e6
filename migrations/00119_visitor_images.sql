-- +goose Up
-- The image that a visitor may make without an account. A row lives for a day: it counts against the limits of its network
-- address and of the whole site that long, also when its image has moved into an account.
CREATE TABLE visitor_images (
    id           TEXT    NOT NULL PRIMARY KEY,                 -- the image's public id, also once it is in an account; the visitor's signed cookie holds it
    address_hash TEXT    NOT NULL,                             -- keyed hash of the network address: it counts, and does not tell it
    blob_key     TEXT    NOT NULL UNIQUE,
    image        TEXT    NOT NULL CHECK (json_valid(image)),   -- domain.Image; empty object once it is in an account
    created_at   INTEGER NOT NULL,
    claimed_at   INTEGER                                       -- when it moved into an account; null: nobody's yet
) STRICT;

CREATE INDEX visitor_images_created ON visitor_images (created_at);
