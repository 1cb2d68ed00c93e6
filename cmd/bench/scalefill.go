package main

import (
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/identity"
	"pellucid/store"
)

const (
	usersPerImages  = 10     // images for each user that is added
	auditPerImages  = 100    // images for each line of the audit log
	heavyImages     = 20_000 // of the member whose lists are measured, at most an eighth of all
	scalePassword   = "only for measuring"
	scaleMember     = "scale-member"
	favoritesOfHers = 5_000
)

// fill adds to a seeded gallery what a site of its age has: users, generations, credits and an audit log. A folder that has it
// already stays as it is.
func (s *scale) fill(ctx context.Context) error {
	filled, err := s.people(ctx)
	if err != nil || filled {
		return err
	}
	raw, err := s.raw()
	if err != nil {
		return err
	}
	defer func() { _ = raw.Close() }()
	begun := time.Now()
	for _, step := range []struct{ what, sql string }{
		{"users", scaleUsersSQL}, {"balances", scaleBalancesSQL}, {"grants", scaleGrantsSQL}, {"generations", scaleTasksSQL}, {"credits", scaleReservesSQL},
		{"the member's images", scaleMemberSQL}, {"her favorites", scaleFavoritesSQL}, {"her credits", scaleHistorySQL}, {"days", dayRowsSQL}, {"statistics", "PRAGMA analysis_limit = 1000; ANALYZE"},
	} {
		args := map[string]any{"users": s.rows / usersPerImages, "images": s.rows, "now": time.Now().UnixMilli(), "heavy": min(heavyImages, s.rows/8), "favorites": favoritesOfHers, "member": scaleMember}
		if step.what == "days" {
			_, err = raw.ExecContext(ctx, step.sql, time.Now().UnixMilli())
		} else {
			_, err = raw.NamedExecContext(ctx, step.sql, args)
		}
		if err != nil {
			return fmt.Errorf("fill %s: %w", step.what, err)
		}
		fmt.Fprintf(os.Stderr, "%s after %.0f s\n", step.what, time.Since(begun).Seconds())
	}
	return auditRows(ctx, raw, s.rows/auditPerImages)
}

// people adds the administrator and the member whose pages are measured, and reports whether they were there.
func (s *scale) people(ctx context.Context) (there bool, err error) {
	db, err := store.Open(ctx, s.database(), time.Now)
	if err != nil {
		return false, err
	}
	defer func() { _ = db.Close() }()
	passwords, err := identity.NewPasswords()
	if err != nil {
		return false, err
	}
	hash, err := passwords.Hash(scalePassword)
	if err != nil {
		return false, err
	}
	_, err = db.Register(ctx, people.Registration{Email: scaleMember + "@example.org", Username: scaleMember}, hash)
	if domain.CodeOf(err) == domain.Conflict || domain.CodeOf(err) == domain.Invalid {
		return true, nil
	}
	if err != nil {
		return false, err
	}
	raw, err := s.raw()
	if err != nil {
		return false, err
	}
	defer func() { _ = raw.Close() }()
	if err := db.CreateAdmin(ctx, people.Registration{Email: "admin@example.org", Username: "scale-admin"}, hash); err == nil {
		return false, nil
	}
	_, err = raw.ExecContext(ctx, `UPDATE users SET password_hash = ? WHERE id = ?`, hash, domain.AdminID)
	return false, err
}

// auditRows adds entries, each chained to the one before; their hashes are not those of their contents.
func auditRows(ctx context.Context, raw *sqlx.DB, n int) error {
	tx, err := raw.BeginTxx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	var head struct {
		Entries int    `db:"entries"`
		Hash    []byte `db:"hash"`
	}
	if err := tx.GetContext(ctx, &head, `SELECT entries, hash FROM audit_head`); err != nil {
		return err
	}
	for i := range n {
		next := sha256.Sum256(append([]byte{byte(i), byte(i >> 8), byte(i >> 16)}, head.Hash...))
		_, err := tx.ExecContext(ctx, `
			INSERT INTO audit_log (id, actor_id, action, target, reason, created_at, previous_hash, hash) VALUES (?, ?, 'credits.adjust', ?, 'asked by mail', ?, ?, ?)`,
			head.Entries+1+i, domain.AdminID, fmt.Sprintf("user:%d", 2+i%5000), time.Now().UnixMilli()-int64(n-i)*60_000, head.Hash, next[:])
		if err != nil {
			return err
		}
		head.Hash = next[:]
	}
	return tx.Commit()
}

// The rows of one table are made in one statement. Numbers are scattered by a large prime, as in store/images/seed.go.
const (
	scaleUsersSQL = `
		WITH RECURSIVE n(i) AS (SELECT max(id) + 1 FROM users UNION ALL SELECT i + 1 FROM n LIMIT :users),
		named(i, name) AS (SELECT i, substr('miraomarzoeadalinnoorivotessjunkofileapiasamravi', 1 + i * 7 % 44, 4) || printf('%07x', i * 7919 % 268435456) FROM n)
		INSERT INTO users (id, email, email_folded, username, username_folded, username_skeleton, created_at)
		SELECT i, name || '@studio.example', name || '@studio.example', name, name, name, :now - 40000000000 + i * 104729 % 40000000000 FROM named`
	scaleBalancesSQL = `INSERT INTO credit_balances (user_id) SELECT id FROM users WHERE id NOT IN (SELECT user_id FROM credit_balances) AND :users > 0`
	scaleGrantsSQL   = `
		INSERT INTO credit_ledger (user_id, kind, plan_delta, extra_delta, description, idempotency_key, created_at)
		SELECT user_id, 'adjust', 0, 5000, 'Measuring', 'scale-grant-' || user_id, :now FROM credit_balances`
	scaleTasksSQL = `
		INSERT INTO generation_tasks (id, user_id, status, progress, attempts, run_after, prompt, width, height, num_samples, guidance_scale, steps, seed,
		                              is_public, commercial, plan_name, terms_version, created_at, started_at, finished_at)
		SELECT 'scale' || rowid, user_id, 'completed', 100, 1, created_at, prompt, width, height, 1, guidance_scale, steps, seed, 1, 0, 'Free', terms_version,
		       created_at, created_at, created_at
		FROM images`
	scaleReservesSQL = `
		INSERT INTO credit_ledger (user_id, kind, plan_delta, extra_delta, description, task_id, idempotency_key, created_at)
		SELECT user_id, 'reserve', 0, -1, 'Image generation', id, 'scale-reserve-' || id, created_at FROM generation_tasks WHERE id LIKE 'scale%'`
	scaleMemberSQL = `
		UPDATE images SET user_id = (SELECT id FROM users WHERE username = :member)
		WHERE rowid IN (SELECT rowid FROM images WHERE rowid % max(2, :images / :heavy) = 1 LIMIT :heavy)`
	scaleFavoritesSQL = `
		INSERT OR IGNORE INTO favorites (user_id, image_row, created_at)
		SELECT (SELECT id FROM users WHERE username = :member), rowid, created_at FROM images WHERE rowid % max(2, :images / :favorites) = 0 LIMIT :favorites`
	scaleHistorySQL = `
		INSERT INTO credit_ledger (user_id, kind, plan_delta, extra_delta, description, idempotency_key, created_at)
		SELECT (SELECT id FROM users WHERE username = :member), 'adjust', 0, 1, 'Measuring', 'scale-history-' || rowid, created_at FROM images LIMIT :heavy`
)
