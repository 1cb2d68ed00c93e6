// Package audit stores the log of what administrators did, which nobody can change unnoticed.
package audit

import (
	"bytes"
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

// Store is the audit log of a database.
type Store struct{ db *db.DB }

// New returns the audit log of a database.
func New(d *db.DB) *Store { return &Store{d} }

const auditColumns = `id, actor_id, action, target, reason, before, after, created_at, previous_hash, hash`

type auditRow struct {
	ID        int64  `db:"id"`
	ActorID   int64  `db:"actor_id"`
	Action    string `db:"action"`
	Target    string `db:"target"`
	Reason    string `db:"reason"`
	Before    string `db:"before"`
	After     string `db:"after"`
	CreatedAt int64  `db:"created_at"`
	Previous  []byte `db:"previous_hash"`
	Hash      []byte `db:"hash"`
}

// digest is the entry's hash: over the hash before it and every field, each with its length, so that nothing can move from
// one field into the next.
func (r auditRow) digest() []byte {
	sum := sha256.New()
	for _, field := range [][]byte{
		r.Previous, fmt.Append(nil, r.ID), fmt.Append(nil, r.ActorID), []byte(r.Action), []byte(r.Target), []byte(r.Reason),
		[]byte(r.Before), []byte(r.After), fmt.Append(nil, r.CreatedAt),
	} {
		sum.Write(binary.BigEndian.AppendUint64(nil, uint64(len(field))))
		sum.Write(field)
	}
	return sum.Sum(nil)
}

// Record writes down what the administrator does, in the transaction that does it. The entry's id, time and hash are the
// store's to give.
func (s *Store) Record(ctx context.Context, tx *sqlx.Tx, e domain.AuditEntry) error {
	before, err := auditJSON(e.Before)
	if err != nil {
		return err
	}
	after, err := auditJSON(e.After)
	if err != nil {
		return err
	}
	var head struct {
		Entries int64  `db:"entries"`
		Hash    []byte `db:"hash"`
	}
	if err := tx.GetContext(ctx, &head, `SELECT entries, hash FROM audit_head`); err != nil {
		return err
	}
	r := auditRow{
		ID: head.Entries + 1, ActorID: e.ActorID, Action: e.Action, Target: e.Target(), Reason: e.Reason,
		Before: before, After: after, CreatedAt: s.db.Stamp(), Previous: head.Hash,
	}
	_, err = tx.ExecContext(ctx, `
		INSERT INTO audit_log (`+auditColumns+`) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		r.ID, r.ActorID, r.Action, r.Target, r.Reason, r.Before, r.After, r.CreatedAt, r.Previous, r.digest())
	return err
}

// secretName is how fields are called whose value nobody may read in the log.
var secretName = regexp.MustCompile(`(?i)password|secret|token|hash|cookie|key$`)

// auditJSON is a state as JSON with its keys in order and without the values of secrets.
func auditJSON(state any) (string, error) {
	if state == nil {
		return "{}", nil
	}
	text, err := json.Marshal(state)
	if err != nil {
		return "", fmt.Errorf("an audit entry's state: %w", err)
	}
	var plain any
	if err := json.Unmarshal(text, &plain); err != nil {
		return "", err
	}
	text, err = json.Marshal(withoutSecrets(plain))
	return string(text), err
}

func withoutSecrets(state any) any {
	switch state := state.(type) {
	case map[string]any:
		for name, value := range state {
			if state[name] = withoutSecrets(value); secretName.MatchString(name) {
				state[name] = "(not kept)"
			}
		}
	case []any:
		for i, value := range state {
			state[i] = withoutSecrets(value)
		}
	}
	return state
}

func (r auditRow) entry() domain.AuditEntry {
	e := domain.AuditEntry{
		ID: r.ID, ActorID: r.ActorID, Action: r.Action, Reason: r.Reason, Before: json.RawMessage(r.Before), After: json.RawMessage(r.After),
		At: db.FromMillis(r.CreatedAt), Hash: r.Hash,
	}
	e.Subject, e.SubjectID, _ = strings.Cut(r.Target, ":")
	return e
}

// auditWhere is the filter as a condition and its arguments. It has only what is asked for, so that an index serves.
func auditWhere(f domain.AuditFilter) (where string, args []any) {
	where = `WHERE id > 0`
	add := func(condition string, arg any) { where, args = where+` AND `+condition, append(args, arg) }
	if f.ActorID != 0 {
		add(`actor_id = ?`, f.ActorID)
	}
	if f.Action != "" {
		add(`action = ?`, f.Action)
	}
	if subject, whole := strings.CutSuffix(f.Target, ":"); whole {
		add(`target >= ?`, subject+":")
		add(`target < ?`, subject+";") // the sign after the colon
	} else if f.Target != "" {
		add(`target = ?`, f.Target)
	}
	if !f.From.IsZero() {
		add(`created_at >= ?`, db.Millis(f.From))
	}
	if !f.Until.IsZero() {
		add(`created_at < ?`, db.Millis(f.Until))
	}
	return where, args
}

// AuditLog returns a part of the audit log, newest first, and how many entries the filter picks in all. It is for the
// administrator.
func (s *Store) AuditLog(ctx context.Context, f domain.AuditFilter, skip, limit int) (page domain.Page[domain.AuditEntry], err error) {
	where, args := auditWhere(f)
	if err := s.db.Get(ctx, &page.Total, `SELECT count(*) FROM audit_log `+where, args...); err != nil {
		return page, err
	}
	var rows []auditRow
	err = s.db.List(ctx, &rows, `SELECT `+auditColumns+` FROM audit_log `+where+` ORDER BY id DESC LIMIT ? OFFSET ?`, append(args, limit, skip)...)
	for _, r := range rows {
		page.Data = append(page.Data, r.entry())
	}
	return page, err
}

// AuditActions returns the names of all that was ever done, in order, for choosing among them.
func (s *Store) AuditActions(ctx context.Context) (actions []string, err error) {
	return actions, s.db.List(ctx, &actions, `
		WITH RECURSIVE -- goes from one name to the next along the index; DISTINCT would read all entries
		    known(action) AS (
		        SELECT min(action) FROM audit_log
		        UNION ALL SELECT (SELECT min(action) FROM audit_log WHERE action > known.action) FROM known WHERE known.action IS NOT NULL)
		SELECT action FROM known WHERE action IS NOT NULL`)
}

// auditGuards are the triggers without which the log would not only grow.
var auditGuards = []string{
	"audit_log_no_update", "audit_log_no_delete", "audit_log_in_order", "audit_log_counted", "audit_head_only_grows", "audit_head_no_delete",
}

func broken(format string, args ...any) error { return domain.Errorf(domain.Conflict, format, args...) }

// VerifyAudit reads the whole audit log and returns its head. The first entry that was edited, is missing or is in
// another place than it was written is a Conflict error that names it. seen is a head that somebody noted down; without
// entries it is not looked at.
func (s *Store) VerifyAudit(ctx context.Context, seen domain.AuditHead) (head domain.AuditHead, err error) {
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
func VerifyChain(ctx context.Context, tx *sqlx.Tx, seen domain.AuditHead) (head domain.AuditHead, err error) {
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
		head = domain.AuditHead{Entries: r.ID, Hash: r.Hash}
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
func (r auditRow) follows(before domain.AuditHead) error {
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
func VerifySeal(ctx context.Context, tx *sqlx.Tx, head domain.AuditHead) error {
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
