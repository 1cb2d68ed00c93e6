package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/audit"
	"pellucid/store/db"
)

// Copy is a copy of the database that nothing writes to: a snapshot, or what a replica was restored to.
type Copy struct{ db *sqlx.DB }

// OpenCopy opens a copy for reading. No file appears beside it, and nothing is migrated.
func OpenCopy(path string) (*Copy, error) {
	db, err := sqlx.Open("sqlite3", db.DSN(path, "mode=ro&immutable=1&_mutex=no&_query_only=true"))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	db.SetMaxOpenConns(1)
	return &Copy{db}, nil
}

// Close closes the copy.
func (c *Copy) Close() error { return c.db.Close() }

// CopyFacts are what is counted in a copy. The same facts in the copy of a copy say that all of it came along.
type CopyFacts struct {
	Schema int64            `json:"schema"` // number of the newest migration
	Rows   map[string]int64 `json:"rows"`   // by table
	Ledger LedgerSums       `json:"ledger"`
	Audit  string           `json:"audit"` // the audit log's head: how many entries, and the hash of the last
}

// LedgerSums are what all entries of the credit ledger come to, in credits.
type LedgerSums struct {
	Entries int64 `json:"entries" db:"entries"`
	Plan    int64 `json:"plan" db:"plan"`
	Extra   int64 `json:"extra" db:"extra"`
}

// Facts counts the rows of every table, the ledger and the audit log.
func (c *Copy) Facts(ctx context.Context) (facts CopyFacts, err error) {
	if err := c.db.GetContext(ctx, &facts.Schema, `SELECT coalesce(max(version_id), 0) FROM goose_db_version WHERE is_applied`); err != nil {
		return facts, unreadable(err)
	}
	var tables []string
	if err := c.db.SelectContext(ctx, &tables, `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`); err != nil {
		return facts, unreadable(err)
	}
	facts.Rows = make(map[string]int64, len(tables))
	for _, table := range tables {
		var rows int64
		if err := c.db.GetContext(ctx, &rows, `SELECT count(*) FROM "`+strings.ReplaceAll(table, `"`, `""`)+`"`); err != nil {
			return facts, unreadable(fmt.Errorf("table %s: %w", table, err))
		}
		facts.Rows[table] = rows
	}
	err = c.db.GetContext(ctx, &facts.Ledger, `
		SELECT count(*) AS entries, coalesce(sum(plan_delta), 0) AS plan, coalesce(sum(extra_delta), 0) AS extra FROM credit_ledger`)
	if err != nil {
		return facts, unreadable(err)
	}
	var head struct {
		Entries int64  `db:"entries"`
		Hash    []byte `db:"hash"`
	}
	err = unreadable(c.db.GetContext(ctx, &head, `SELECT entries, hash FROM audit_head`))
	facts.Audit = domain.AuditHead(head).String()
	return facts, err
}

func unreadable(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("the database can't be read: %w", err)
}

// Differ names the first thing that is not in both, or nothing.
func (f CopyFacts) Differ(other CopyFacts) string {
	for _, table := range slices.Sorted(keysOf(f.Rows, other.Rows)) {
		if f.Rows[table] != other.Rows[table] {
			return fmt.Sprintf("table %s has %d rows instead of %d", table, other.Rows[table], f.Rows[table])
		}
	}
	switch {
	case f.Schema != other.Schema:
		return fmt.Sprintf("the schema is %d instead of %d", other.Schema, f.Schema)
	case f.Ledger != other.Ledger:
		return fmt.Sprintf("the credit ledger's sums are %+v instead of %+v", other.Ledger, f.Ledger)
	case f.Audit != other.Audit:
		return fmt.Sprintf("the audit log ends with %s instead of %s", other.Audit, f.Audit)
	}
	return ""
}

func keysOf(maps ...map[string]int64) func(func(string) bool) {
	all := map[string]bool{}
	for _, m := range maps {
		for key := range m {
			all[key] = true
		}
	}
	return func(yield func(string) bool) {
		for key := range all {
			if !yield(key) {
				return
			}
		}
	}
}

// Check reports the first thing that is wrong with a copy: a damaged page, a row that refers to nothing, a balance that is not the
// sum of its entries, an audit log that was tampered with.
func (c *Copy) Check(ctx context.Context) error {
	for _, check := range []func(context.Context) error{c.checkPages, c.checkReferences, c.checkLedger, c.checkAudit} {
		if err := check(ctx); err != nil {
			return err
		}
	}
	return nil
}

func (c *Copy) checkPages(ctx context.Context) error {
	var problems []string
	if err := c.db.SelectContext(ctx, &problems, `PRAGMA integrity_check(3)`); err != nil {
		return fmt.Errorf("the database is damaged: %w", err)
	}
	if !slices.Equal(problems, []string{"ok"}) {
		return fmt.Errorf("the database is damaged: %s", strings.Join(problems, "; "))
	}
	return nil
}

func (c *Copy) checkReferences(ctx context.Context) error {
	var broken struct {
		Table  string        `db:"table"`
		Row    sql.NullInt64 `db:"rowid"`
		Parent string        `db:"parent"`
	}
	err := c.db.GetContext(ctx, &broken, `SELECT "table", rowid, parent FROM pragma_foreign_key_check LIMIT 1`)
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	if err != nil {
		return unreadable(err)
	}
	return fmt.Errorf("row %d of table %s refers to a row of %s that is missing", broken.Row.Int64, broken.Table, broken.Parent)
}

func (c *Copy) checkLedger(ctx context.Context) error {
	var wrong struct {
		UserID  int64 `db:"user_id"`
		Balance int64 `db:"balance"`
		Sum     int64 `db:"sum"`
	}
	err := c.db.GetContext(ctx, &wrong, `
		SELECT l.user_id, coalesce(b.plan_credits + b.extra_credits, 0) AS balance, l.plan + l.extra AS sum
		FROM (SELECT user_id, sum(plan_delta) AS plan, sum(extra_delta) AS extra FROM credit_ledger GROUP BY user_id) l
		LEFT JOIN credit_balances b ON b.user_id = l.user_id
		WHERE b.plan_credits IS NOT l.plan OR b.extra_credits IS NOT l.extra
		UNION ALL
		SELECT user_id, plan_credits + extra_credits, 0 FROM credit_balances b
		WHERE plan_credits + extra_credits <> 0 AND NOT EXISTS (SELECT 1 FROM credit_ledger WHERE user_id = b.user_id)
		LIMIT 1`)
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	if err != nil {
		return unreadable(err)
	}
	return fmt.Errorf("the credits of user %d don't add up: the balance is %d, the ledger's sum is %d", wrong.UserID, wrong.Balance, wrong.Sum)
}

func (c *Copy) checkAudit(ctx context.Context) error {
	tx, err := c.db.BeginTxx(ctx, nil)
	if err != nil {
		return unreadable(err)
	}
	defer func() { _ = tx.Rollback() }()
	head, err := audit.VerifyChain(ctx, tx, domain.AuditHead{})
	if err == nil {
		err = audit.VerifySeal(ctx, tx, head)
	}
	if err == nil {
		err = audit.VerifyGuards(ctx, tx)
	}
	if err != nil {
		return fmt.Errorf("the audit log is damaged: %w", err)
	}
	return nil
}

// ReplicaBeat returns what Store.BeatReplica wrote last before the copy was made.
func (c *Copy) ReplicaBeat(ctx context.Context) (time.Time, error) {
	var at int64
	err := c.db.GetContext(ctx, &at, `SELECT at FROM replica_beat`)
	return db.FromMillis(at), unreadable(err)
}

// FileOwner is a row that has files under a blob key.
type FileOwner struct {
	Kind    string `db:"kind"` // image, reference or visitor
	ID      string `db:"id"`
	BlobKey string `db:"blob_key"`
	Width   int    `db:"width"` // of an image, in pixels
}

// Names returns the names of the files that a row has from the start.
func (o FileOwner) Names() []string {
	names := []string{domain.OriginalName}
	for _, size := range domain.RenditionSizes {
		if o.Kind == "image" && size <= o.Width {
			names = append(names, domain.RenditionName(size))
		}
	}
	return names
}

// EachFileOwner tells of one row for each blob key that somebody has files under, as Store.KeysInUse knows them, in the order of the
// keys. It ends with the first error of each.
func (c *Copy) EachFileOwner(ctx context.Context, each func(FileOwner) error) error {
	rows, err := c.db.QueryxContext(ctx, `
		SELECT kind, id, blob_key, max(width) AS width FROM (
			SELECT 'image' AS kind, i.id, i.blob_key, i.width FROM images i LEFT JOIN bin ON bin.image_row = i.rowid
			WHERE i.deleted_at IS NULL OR bin.empty_at > 0
			UNION ALL
			SELECT 'reference', id, blob_key, 0 FROM reference_images
			UNION ALL
			SELECT 'visitor', id, blob_key, 0 FROM visitor_images WHERE claimed_at IS NULL
		) GROUP BY blob_key ORDER BY blob_key`)
	if err != nil {
		return unreadable(err)
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var owner FileOwner
		if err := rows.StructScan(&owner); err != nil {
			return unreadable(err)
		}
		if err := each(owner); err != nil {
			return err
		}
	}
	return unreadable(rows.Err())
}

// BlobKeyNow returns the key under which an image has its files at this moment, in a database that a server may be writing to; empty
// when there is no such image. It migrates nothing.
func BlobKeyNow(ctx context.Context, path, imageID string) (key string, err error) {
	db, err := sqlx.Open("sqlite3", db.DSN(path, "mode=rw&_mutex=no&_timeout=5000&_query_only=true"))
	if err != nil {
		return "", fmt.Errorf("open %s: %w", path, err)
	}
	defer func() { _ = db.Close() }()
	err = db.GetContext(ctx, &key, `SELECT blob_key FROM images WHERE id = ?`, imageID)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return key, unreadable(err)
}
