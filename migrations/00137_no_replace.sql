-- +goose Up
-- INSERT OR REPLACE removes the row in its way without firing a delete trigger: the seal of the audit log could be set back that
-- way, and the log rewritten behind it, and a receipt be made out to somebody else.
-- +goose StatementBegin
CREATE TRIGGER audit_head_no_replace BEFORE INSERT ON audit_head
WHEN EXISTS (SELECT 1 FROM audit_head)
BEGIN
    SELECT RAISE(ABORT, 'the audit log only grows');
END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER receipt_buyers_no_replace BEFORE INSERT ON receipt_buyers
WHEN EXISTS (SELECT 1 FROM receipt_buyers WHERE document_id = new.document_id)
BEGIN
    SELECT RAISE(ABORT, 'an issued receipt does not change');
END;
-- +goose StatementEnd
