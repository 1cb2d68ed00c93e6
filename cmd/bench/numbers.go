package main

import (
	"context"
	"fmt"
	"path/filepath"
	"time"

	"github.com/jmoiron/sqlx"
	_ "github.com/mattn/go-sqlite3" // the database driver

	"pellucid/internal/domain/upkeep"
	"pellucid/store"
)

const (
	numbersRounds = 200
	numbersTasks  = 100_000 // generations that are over
)

// numbers measures the administrator's figures and their 30 days, over a gallery in which people pay and wait.
func (g gallery) numbers(ctx context.Context) ([]figure, error) {
	path := filepath.Join(g.data, "pellucid.db")
	db, err := store.Open(ctx, path, time.Now)
	if err != nil {
		return nil, err
	}
	defer func() { _ = db.Close() }()
	raw, err := sqlx.Open("sqlite3", "file:"+path+"?_timeout=10000&_fk=true&_txlock=immediate")
	if err != nil {
		return nil, err
	}
	defer func() { _ = raw.Close() }()
	if err := busyDays(ctx, raw); err != nil {
		return nil, err
	}
	var times []float64
	for range numbersRounds {
		begun := time.Now()
		numbers, err := db.Numbers(ctx)
		if err != nil {
			return nil, err
		}
		times = append(times, float64(time.Since(begun).Microseconds())/1000)
		if numbers.Paying == 0 || numbers.Waiting == 0 || numbers.Days[upkeep.NumbersDays-1].Images == 0 {
			return nil, fmt.Errorf("nothing to count: %+v", numbers)
		}
	}
	if _, err := raw.ExecContext(ctx, `DELETE FROM generation_tasks WHERE id LIKE 'bench%'`); err != nil { // a server would draw them
		return nil, err
	}
	name := fmt.Sprintf("the administrator's figures and 30 days at %d images, median", g.images)
	return []figure{{name: name, value: median(times), limit: 5, unit: "ms"}}, nil
}

// busyDays lets every second user pay, and adds generations that are over and some that wait.
func busyDays(ctx context.Context, db *sqlx.DB) error {
	for _, statement := range []struct {
		sql  string
		args []any
	}{
		{payingRowsSQL, nil}, {taskRowsSQL, []any{numbersTasks, time.Now().UnixMilli()}}, {dayRowsSQL, []any{time.Now().UnixMilli()}},
	} {
		if _, err := db.ExecContext(ctx, statement.sql, statement.args...); err != nil {
			return err
		}
	}
	return nil
}

const (
	payingRowsSQL = `
		INSERT INTO subscriptions (user_id, tier_id, status, is_active, auto_renew, payment_type, price_cents, monthly_credits, credits_allow_purchase,
		                           max_resolution, batch_size, priority_level, commercial_use, private_gallery, advanced_prompt, starts_at,
		                           expires_at, created_at, updated_at)
		SELECT u.id, 2, 'active', 1, 1, 'monthly', 1000, 200, 0, 1536, 4, 1, 1, 0, 0, u.created_at, 4102444800000, u.created_at, u.created_at
		FROM users u
		WHERE u.id % 2 = 0 AND NOT EXISTS (SELECT 1 FROM subscriptions s WHERE s.user_id = u.id)`
	taskRowsSQL = `
		WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
		INSERT INTO generation_tasks (id, user_id, status, run_after, prompt, width, height, num_samples, guidance_scale, steps, seed, is_public,
		                              commercial, plan_name, terms_version, created_at)
		SELECT 'bench' || i, (SELECT max(id) FROM users), CASE WHEN i % 1000 = 0 THEN 'queued' ELSE 'completed' END, ?2, 'a fox', 1024, 1024, 1, 7, 30, 1, 1, 0, 'Free', '1', ?2 - i
		FROM n`
	dayRowsSQL = `
		WITH RECURSIVE n(i) AS (VALUES (0) UNION ALL SELECT i + 1 FROM n WHERE i < 364)
		INSERT OR REPLACE INTO daily_numbers (day, sign_ups, images, passes, failures, releases, revenue_cents)
		SELECT ?1 / 86400000 - i, 100, 3000 + i, 2900, 10, 12, 99000 FROM n`
)
