// Package audit stores the log of what administrators did, which nobody can change unnoticed.
package audit

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"regexp"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/auditlog"
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
func (s *Store) Record(ctx context.Context, tx *sqlx.Tx, e auditlog.Entry) error {
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
