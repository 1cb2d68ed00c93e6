package audit

import (
	"bytes"
	"context"
	"crypto/sha256"
	"database/sql"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/store/db"
)

// auditGuards are the triggers without which the log would not only grow.
var auditGuards = []string{
	"audit_log_no_update", "audit_log_no_delete", "audit_log_in_order", "audit_log_counted", "audit_head_only_grows", "audit_head_no_delete",
	"audit_head_no_replace",
}

func broken(format string, args ...any) error { return domain.Errorf(domain.Conflict, format, args...) }

// VerifyAudit reads the whole audit log and returns its head. The first entry that was edited, is missing or is in
// another place than it was written is a Conflict error that names it. seen is a head that somebody noted down; without
// entries it is not looked at.
func (s *Store) VerifyAudit(ctx context.Context, seen auditlog.Head) (head auditlog.Head, err error) {
	tx, err := s.db.Reader.BeginTxx(ctx, &sql.TxOptions{ReadOnly: true}) // one view of the log, whatever is written meanwhile
	if err != nil {
		return head, db.MapError(err)
	}
	defer func() { _ = tx.Rollback() }()
	if head, err = VerifyChain(ctx, tx, seen); err != nil {
		return head, db.MapError(err)
	}
	if err := VerifySeal(ctx, tx, head); err != nil {
		return head, db.MapError(err)
	}
	return head, db.MapError(VerifyGuards(ctx, tx))
}

// VerifyChain checks that every entry follows from the one before, and returns the last.
func VerifyChain(ctx context.Context, tx *sqlx.Tx, seen auditlog.Head) (head auditlog.Head, err error) {
	head.Hash = make([]byte, sha256.Size)
	rows, err := tx.QueryxContext(ctx, `SELECT `+auditColumns+` FROM audit_log ORDER BY id`)
	if err != nil {
		return head, err
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var r auditRow
		if err := rows.StructScan(&r); err != nil {
			return head, err
		}
		if err := r.follows(head); err != nil {
			return head, err
		}
		head = auditlog.Head{Entries: r.ID, Hash: r.Hash}
		if seen.Entries == head.Entries && !bytes.Equal(seen.Hash, head.Hash) {
			return head, broken("Entry %d is not the one recorded earlier. The log was rewritten.", r.ID)
		}
	}
	if err := rows.Err(); err != nil {
		return head, err
	}
	if seen.Entries > head.Entries {
		return head, broken("Entry %d is missing. A log of %d entries was recorded earlier, and this one has %d.", head.Entries+1, seen.Entries, head.Entries)
	}
	return head, nil
}

// follows reports whether the entry is whole and comes right after the ones before it.
func (r auditRow) follows(before auditlog.Head) error {
	switch {
	case r.ID <= 0:
		return broken("Entry %d has an invalid number.", r.ID)
	case r.ID != before.Entries+1:
		return broken("Entry %d is missing.", before.Entries+1)
	case !bytes.Equal(r.Hash, r.digest()):
		return broken("Entry %d was changed. Its hash doesn't match its content.", r.ID)
	case !bytes.Equal(r.Previous, before.Hash):
		return broken("Entry %d doesn't follow entry %d. One of them was replaced.", r.ID, before.Entries)
	}
	return nil
}

// VerifySeal compares the log with what was counted apart from it: a log whose end was cut off is a chain all the same.
func VerifySeal(ctx context.Context, tx *sqlx.Tx, head auditlog.Head) error {
	var sealed struct {
		Entries int64  `db:"entries"`
		Hash    []byte `db:"hash"`
	}
	err := db.MapError(tx.GetContext(ctx, &sealed, `SELECT entries, hash FROM audit_head`))
	switch {
	case db.NotFound(err):
		return broken("The seal of the log is missing, so it is unknown whether entry %d is the last.", head.Entries)
	case err != nil:
		return err
	case sealed.Entries > head.Entries:
		return broken("Entry %d is missing. The log was sealed with %d entries.", head.Entries+1, sealed.Entries)
	case sealed.Entries < head.Entries:
		return broken("Entry %d was added from outside. The log was sealed with %d entries.", sealed.Entries+1, sealed.Entries)
	case !bytes.Equal(sealed.Hash, head.Hash):
		return broken("Entry %d is not the one the log was sealed with.", head.Entries)
	}
	return nil
}

// VerifyGuards checks that the triggers stand which refuse changes to the log.
func VerifyGuards(ctx context.Context, tx *sqlx.Tx) error {
	for _, name := range auditGuards {
		var there bool
		err := tx.GetContext(ctx, &there, `SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'trigger' AND name = ?)`, name)
		if err != nil {
			return err
		}
		if !there {
			return broken("The entries are intact, but the trigger %s that protects them was removed.", name)
		}
	}
	return nil
}
