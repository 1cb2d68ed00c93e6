-- +goose Up
-- Tax that the payment provider reported with an order; null: it did not say.
ALTER TABLE paid_orders ADD COLUMN tax_cents INTEGER;
ALTER TABLE receipts ADD COLUMN tax_cents INTEGER;

-- What a receipt said when it was issued, for good, and a credit note for each refund of it. The legal invoice is the payment
-- provider's, which is the merchant of record.
CREATE TABLE receipt_documents (
    id           INTEGER PRIMARY KEY,
    number       TEXT    NOT NULL UNIQUE,                      -- R-000012, and C-000012-1 for the first credit note about it
    kind         TEXT    NOT NULL CHECK (kind IN ('receipt', 'credit_note')),
    receipt_id   INTEGER NOT NULL REFERENCES receipts (id),
    user_id      INTEGER NOT NULL REFERENCES users (id),
    description  TEXT    NOT NULL,
    amount_cents INTEGER NOT NULL,                             -- what was paid, or given back
    tax_cents    INTEGER,                                      -- of that; null: the provider did not say
    currency     TEXT    NOT NULL,
    seller       TEXT    NOT NULL,                             -- lines: name, address, tax number
    paid_at      INTEGER NOT NULL,
    issued_at    INTEGER NOT NULL
) STRICT;

CREATE INDEX receipt_documents_issued ON receipt_documents (issued_at);
CREATE INDEX receipt_documents_receipt ON receipt_documents (receipt_id);
CREATE INDEX receipt_documents_user ON receipt_documents (user_id);

-- +goose StatementBegin
CREATE TRIGGER receipt_documents_no_update BEFORE UPDATE ON receipt_documents
BEGIN
    SELECT RAISE(ABORT, 'an issued receipt does not change');
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER receipt_documents_no_delete BEFORE DELETE ON receipt_documents
BEGIN
    SELECT RAISE(ABORT, 'an issued receipt stays');
END;
-- +goose StatementEnd

-- A row that replaces another would not be told to the trigger above.
-- +goose StatementBegin
CREATE TRIGGER receipt_documents_no_replace BEFORE INSERT ON receipt_documents
WHEN EXISTS (SELECT 1 FROM receipt_documents WHERE id = new.id OR number = new.number)
BEGIN
    SELECT RAISE(ABORT, 'an issued receipt stays');
END;
-- +goose StatementEnd

-- Who a receipt is made out to. It stands apart because it may go when the account or the period of bookkeeping ends; until
-- then it does not change either.
CREATE TABLE receipt_buyers (
    document_id INTEGER PRIMARY KEY REFERENCES receipt_documents (id),
    user_id     INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name        TEXT    NOT NULL,
    address     TEXT    NOT NULL,
    tax_number  TEXT    NOT NULL,
    issued_at   INTEGER NOT NULL
) STRICT;

CREATE INDEX receipt_buyers_issued ON receipt_buyers (issued_at);
CREATE INDEX receipt_buyers_user ON receipt_buyers (user_id);

-- +goose StatementBegin
CREATE TRIGGER receipt_buyers_no_update BEFORE UPDATE ON receipt_buyers
BEGIN
    SELECT RAISE(ABORT, 'an issued receipt does not change');
END;
-- +goose StatementEnd

-- What goes on receipts to come.
CREATE TABLE billing_details (
    user_id    INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    name       TEXT    NOT NULL,
    address    TEXT    NOT NULL,
    tax_number TEXT    NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;

-- Payments from before are issued as they stand.
INSERT INTO receipt_documents (number, kind, receipt_id, user_id, description, amount_cents, currency, seller, paid_at, issued_at)
SELECT printf('R-%06d', id), 'receipt', id, user_id, description, amount_cents, currency, '', paid_at, paid_at FROM receipts ORDER BY id;
INSERT INTO receipt_documents (number, kind, receipt_id, user_id, description, amount_cents, currency, seller, paid_at, issued_at)
SELECT printf('C-%06d-1', id), 'credit_note', id, user_id, description, refunded_cents, currency, '', paid_at, paid_at FROM receipts
WHERE refunded_cents > 0 ORDER BY id;
