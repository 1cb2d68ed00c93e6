package users

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"pellucid/internal/domain/people"
)

// ExportTables lists every table of the database, those in the download first.
func ExportTables() []people.ExportTable {
	tables := make([]people.ExportTable, 0, len(exportTables)+len(notExported))
	for _, t := range exportTables {
		tables = append(tables, people.ExportTable{Name: t.name, What: t.what, Kept: t.kept})
	}
	left := make([]people.ExportTable, 0, len(notExported))
	for name, why := range notExported {
		left = append(left, people.ExportTable{Name: name, What: why, Left: true})
	}
	slices.SortFunc(left, func(a, b people.ExportTable) int { return strings.Compare(a.Name, b.Name) })
	return append(tables, left...)
}

// ExportTables is the function of that name.
func (s *Store) ExportTables() []people.ExportTable { return ExportTables() }

// ExportRows returns up to n rows of a table that are a person's, after skip others, each as a JSON object. Times are written
// as people read them.
func (s *Store) ExportRows(ctx context.Context, table string, userID int64, skip, n int) ([]json.RawMessage, error) {
	i := slices.IndexFunc(exportTables, func(t exportTable) bool { return t.name == table })
	if i < 0 {
		return nil, fmt.Errorf("the table %s is in no download", table)
	}
	t := exportTables[i]
	var columns []struct {
		Name string `db:"name"`
		Type string `db:"type"`
		Key  int    `db:"pk"`
	}
	if err := s.db.List(ctx, &columns, `SELECT name, type, pk FROM pragma_table_info(?)`, table); err != nil {
		return nil, err
	}
	var pairs, order []string
	for _, c := range columns {
		if c.Key > 0 {
			order = append(order, c.Name)
		}
		if !slices.Contains(t.hidden, c.Name) && c.Type != "BLOB" {
			pairs = append(pairs, fmt.Sprintf("'%s', %s", c.Name, exportValue(c.Name, c.Type)))
		}
	}
	var texts []string
	err := s.db.List(ctx, &texts, `SELECT json_object(`+strings.Join(pairs, ", ")+`) FROM "`+table+`" WHERE (`+t.where+`) ORDER BY `+
		strings.Join(append(order, "1"), ", ")+` LIMIT ?2 OFFSET ?3`, userID, n, skip)
	rows := make([]json.RawMessage, len(texts))
	for i, text := range texts {
		rows[i] = json.RawMessage(text)
	}
	return rows, err
}

// exportValue is a column as it is written: milliseconds as a time.
func exportValue(name, kind string) string {
	isTime := kind == "INTEGER" && (strings.HasSuffix(name, "_at") || strings.HasSuffix(name, "_after") || strings.HasSuffix(name, "_until"))
	if isTime {
		return fmt.Sprintf(`CASE WHEN %[1]s > 0 THEN strftime('%%Y-%%m-%%dT%%H:%%M:%%SZ', %[1]s / 1000, 'unixepoch') END`, name)
	}
	return `"` + name + `"`
}
