package main

import (
	"context"
	_ "embed"
	"os"
	"path/filepath"
	"time"

	"github.com/jmoiron/sqlx"
	_ "github.com/mattn/go-sqlite3" // the database driver

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/store"
)

//go:embed users.js
var usersScript string

// userRows is how many users the administrator's list is measured over.
const userRows = 100_000

// listedUsers measures the administrator's list of users under a steady load.
func listedUsers(ctx context.Context, binary string) ([]figure, error) {
	slow := figure{name: "users list search at 100,000 users, p99 at 50 requests a second", limit: 20, unit: "ms"}
	failed := figure{name: "searches of them that failed or were not sent"}
	k6, err := k6Path()
	if err != nil {
		slow.skipped, failed.skipped = "k6 not found", "k6 not found"
		return []figure{slow, failed}, nil
	}
	data, err := os.MkdirTemp("", "pellucid-bench-*")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(data) }()
	token, err := manyUsers(ctx, data)
	if err != nil {
		return nil, err
	}
	server, _, err := start(ctx, binary, data)
	if err != nil {
		return nil, err
	}
	defer server.stop()
	slow.value, failed.value, err = k6Run(ctx, k6, usersScript, "-e", "BASE=http://"+address, "-e", "TOKEN="+token)
	return []figure{slow, failed}, err
}

// manyUsers fills a new database with users, an eighth of them with a plan, and returns a token of the administrator.
func manyUsers(ctx context.Context, data string) (token string, err error) {
	path := filepath.Join(data, "pellucid.db")
	db, err := store.Open(ctx, path, time.Now)
	if err != nil {
		return "", err
	}
	defer func() { _ = db.Close() }()
	if err := db.CreateAdmin(ctx, people.Registration{Email: "admin@example.org", Username: "admin"}, ""); err != nil {
		return "", err
	}
	raw, err := sqlx.Open("sqlite3", "file:"+path+"?_timeout=10000&_fk=true")
	if err != nil {
		return "", err
	}
	defer func() { _ = raw.Close() }()
	for _, statement := range []string{userRowsSQL, balanceRowsSQL, creditRowsSQL, subscriptionRowsSQL} {
		if _, err := raw.ExecContext(ctx, statement, userRows); err != nil {
			return "", err
		}
	}
	token = domain.NewSecret()
	return token, db.CreateToken(ctx, domain.AdminID, token, "bench", time.Hour)
}

const (
	userRowsSQL = `
		WITH RECURSIVE
		    n(i) AS (VALUES (2) UNION ALL SELECT i + 1 FROM n WHERE i < ?),
		    named(i, name) AS (SELECT i, substr('miraomarzoeadalinnoorivotessjunkofileapiasamravi', 1 + i * 7 % 44, 4) || printf('%06x', i * 7919 % 16777216) FROM n)
		INSERT INTO users (id, email, email_folded, username, username_folded, username_skeleton, created_at)
		SELECT i, name || '@studio.example', name || '@studio.example', name, name, name, 1700000000000 + i * 104729 % 40000000000 FROM named`
	balanceRowsSQL = `
		INSERT INTO credit_balances (user_id) SELECT id FROM users WHERE id BETWEEN 2 AND ?`
	creditRowsSQL = `
		INSERT INTO credit_ledger (user_id, kind, plan_delta, extra_delta, idempotency_key, created_at)
		SELECT id, 'adjust', id % 200, id * 31 % 1000, 'bench:' || id, created_at FROM users WHERE id BETWEEN 2 AND ?`
	subscriptionRowsSQL = `
		INSERT INTO subscriptions (user_id, tier_id, status, is_active, auto_renew, payment_type, price_cents, monthly_credits, credits_allow_purchase,
		                           max_resolution, batch_size, priority_level, commercial_use, private_gallery, advanced_prompt, starts_at,
		                           expires_at, created_at, updated_at)
		SELECT u.id, t.id, 'active', 1, 1, 'monthly', t.price_monthly_cents, t.monthly_credits, 0, 1536, 4, 1, 1, 0, 0, u.created_at,
		       4102444800000, u.created_at, u.created_at
		FROM users u JOIN tiers t ON t.id = 2 + u.id / 8 % 2
		WHERE u.id % 8 = 0 AND u.id <= ?`
)
