package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jmoiron/sqlx"
	_ "github.com/mattn/go-sqlite3" // the database driver
)

// scale is what one machine holds: a gallery of many images with the users, credits and records that go with them, what each
// list costs over it, and how much of everything the machine does in a second. It prints one Markdown table for
// docs/scaling.md instead of figures with limits.
type scale struct {
	rows   int
	data   string        // seeded and filled already; empty: a new folder
	each   time.Duration // how long each rate is measured
	binary string
	table  table
}

// table is the Markdown table that is printed.
type table struct{ lines []string }

func (t *table) head(title string, columns ...string) {
	t.lines = append(t.lines, "", "| "+title+" | "+strings.Join(columns, " | ")+" |", "|---|"+strings.Repeat("--:|", len(columns)))
}

func (t *table) line(what string, values ...string) {
	t.lines = append(t.lines, "| "+what+" | "+strings.Join(values, " | ")+" |")
}

// measureScale fills a database and prints the table.
func measureScale(ctx context.Context, o *options) ([]figure, error) {
	s := &scale{rows: o.rows, data: o.gallery.data, each: o.each, binary: o.binary}
	if s.data == "" {
		data, err := os.MkdirTemp("", "pellucid-bench-*")
		if err != nil {
			return nil, err
		}
		defer func() { _ = os.RemoveAll(data) }()
		s.data = data
		if _, err := seed(ctx, data, s.rows, os.Stderr); err != nil {
			return nil, fmt.Errorf("seed the gallery: %w", err)
		}
	}
	defer func() { fmt.Println(strings.Join(s.table.lines, "\n")) }()
	for _, part := range []func(context.Context) error{s.fill, s.sizes, s.lists, s.rates, s.writers} {
		if err := part(ctx); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

func (s *scale) database() string { return filepath.Join(s.data, "pellucid.db") }

func (s *scale) raw() (*sqlx.DB, error) {
	return sqlx.Open("sqlite3", "file:"+s.database()+"?_timeout=10000&_fk=false&_sync=OFF&_cache_size=-256000&_txlock=immediate")
}

// sizes tells how large the file is and what in it takes the most.
func (s *scale) sizes(ctx context.Context) error {
	raw, err := s.raw()
	if err != nil {
		return err
	}
	defer func() { _ = raw.Close() }()
	if _, err := raw.ExecContext(ctx, `PRAGMA wal_checkpoint(TRUNCATE)`); err != nil {
		return err
	}
	info, err := os.Stat(s.database())
	if err != nil {
		return err
	}
	var images int
	if err := raw.GetContext(ctx, &images, `SELECT count(*) FROM images`); err != nil {
		return err
	}
	s.table.head(fmt.Sprintf("sizes, %s", machine()), "MB", "bytes an image")
	s.table.line("the database file", megabytes(info.Size()), strconv.FormatInt(info.Size()/int64(max(1, images)), 10))
	parts, err := largest(ctx, s.database())
	for _, part := range parts {
		s.table.line(part.name, megabytes(part.bytes), strconv.FormatInt(part.bytes/int64(max(1, images)), 10))
	}
	return err
}

func megabytes(bytes int64) string { return fmt.Sprintf("%.0f", float64(bytes)/1e6) }

func machine() string { return fmt.Sprintf("%d cores", runtime.NumCPU()) }

// sized is a table or an index with its size.
type sized struct {
	name  string
	bytes int64
}

const partsShown = 14

// largest asks sqlite3's shell, which knows dbstat; our driver is built without it.
func largest(ctx context.Context, path string) ([]sized, error) {
	shell, err := exec.LookPath("sqlite3")
	if err != nil {
		return nil, nil // Debian: apt install sqlite3
	}
	out, err := exec.CommandContext(ctx, shell, "-readonly", path, fmt.Sprintf(`SELECT name, sum(pgsize) FROM dbstat GROUP BY name ORDER BY 2 DESC LIMIT %d`, partsShown)).Output()
	if err != nil {
		return nil, fmt.Errorf("ask for the sizes of tables: %w", err)
	}
	var all []sized
	for line := range strings.Lines(string(out)) {
		name, size, _ := strings.Cut(strings.TrimSpace(line), "|")
		bytes, err := strconv.ParseInt(size, 10, 64)
		if err != nil {
			return nil, err
		}
		all = append(all, sized{name, bytes})
	}
	return all, nil
}

// middleAndWorst is the median and the 95th percentile of times in milliseconds.
func middleAndWorst(times []float64) (string, string) {
	slices.Sort(times)
	return fmt.Sprintf("%.1f", times[len(times)/2]), fmt.Sprintf("%.1f", times[len(times)*95/100])
}
