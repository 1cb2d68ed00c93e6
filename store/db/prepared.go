package db

import (
	"context"
	"strings"
	"sync"

	"github.com/jmoiron/sqlx"
)

// preparedMost caps how many queries stay prepared. The parts that listings are put together from give fewer; whatever
// comes beyond runs unprepared.
const preparedMost = 256

// prepared keeps the readers' queries prepared: parsing and planning a long one takes as long as running it.
type prepared struct {
	mu    sync.RWMutex
	bySQL map[string]*sqlx.Stmt
}

// selecter is a query that is ready to run.
type selecter interface {
	GetContext(ctx context.Context, dest any, args ...any) error
	SelectContext(ctx context.Context, dest any, args ...any) error
}

// ready returns the statement of a query; it stays open until the database is closed.
func (p *prepared) ready(ctx context.Context, db *sqlx.DB, query string) (selecter, error) {
	p.mu.RLock()
	statement, full := p.bySQL[query], len(p.bySQL) >= preparedMost
	p.mu.RUnlock()
	switch {
	case statement != nil:
		return statement, nil
	case full:
		return unprepared{db, query}, nil
	}
	made, err := db.PreparexContext(ctx, plannedOnce(query))
	if err != nil {
		return nil, err
	}
	return p.keep(query, made), nil
}

// plannedOnce keeps SQLite from looking at the value of a LIMIT while it plans a query: it would parse and plan again whenever a
// value is bound, which for a page of images takes longer than reading it.
func plannedOnce(query string) string { return strings.ReplaceAll(query, "LIMIT ?", "LIMIT 0 + ?") }

// keep remembers a statement, or takes the one that somebody else has prepared meanwhile.
func (p *prepared) keep(query string, made *sqlx.Stmt) *sqlx.Stmt {
	p.mu.Lock()
	defer p.mu.Unlock()
	if other := p.bySQL[query]; other != nil {
		_ = made.Close()
		return other
	}
	if p.bySQL == nil {
		p.bySQL = map[string]*sqlx.Stmt{}
	}
	p.bySQL[query] = made
	return made
}

// unprepared is a query that is parsed each time.
type unprepared struct {
	db    *sqlx.DB
	query string
}

func (u unprepared) GetContext(ctx context.Context, dest any, args ...any) error {
	return u.db.GetContext(ctx, dest, u.query, args...)
}

func (u unprepared) SelectContext(ctx context.Context, dest any, args ...any) error {
	return u.db.SelectContext(ctx, dest, u.query, args...)
}
