package copies

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"pellucid/internal/domain/auditlog"
)

// Facts are what is counted in a copy. The same facts in the copy of a copy say that all of it came along.
type Facts struct {
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
func (c *Copy) Facts(ctx context.Context) (facts Facts, err error) {
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
	facts.Audit = auditlog.Head(head).String()
	return facts, err
}

func unreadable(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("the database can't be read: %w", err)
}

// Differ names the first thing that is not in both, or nothing.
func (f Facts) Differ(other Facts) string {
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
