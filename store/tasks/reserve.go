package tasks

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/store/billing"
	"pellucid/store/db"
	"pellucid/store/images"
)

// ReserveGeneration takes the credits for a generation and queues it, in one act. The request is valid and within the
// plan already. Sending the same idempotency key again returns the task that it made before; with another request it is
// a Conflict. Too few credits give a PaymentRequired error and change nothing.
func (s *Store) ReserveGeneration(ctx context.Context, user *domain.User, plan domain.Plan, gen domain.Generation) (domain.Task, error) {
	var row taskRow
	err := s.db.Write(ctx, func(tx *sqlx.Tx) error {
		hash := requestHash(gen)
		known, err := earlierTask(ctx, tx, user.ID, gen.IdempotencyKey, hash)
		if err != nil {
			return err
		}
		if known != nil {
			row = *known
			return nil
		}
		if err := s.billing.RefreshIfDue(ctx, tx, user.ID); err != nil {
			return err
		}
		left, err := billing.Balance(ctx, tx, user.ID)
		if err != nil {
			return err
		}
		cost, ok := left.Spend(gen.Cost())
		if !ok {
			return ledger.ErrInsufficient(left.Remaining(), gen.Cost())
		}
		if err := s.insertTask(ctx, tx, &row, newTask{user.ID, plan, gen, hash}); err != nil {
			return err
		}
		if err := images.InsertReferences(ctx, tx, user.ID, row.ID, gen.ReferenceIDs); err != nil {
			return err
		}
		return s.billing.Post(ctx, tx, billing.Entry{
			UserID: user.ID, Kind: ledger.EntryReserve, Delta: cost, Description: string(ledger.Generation),
			TaskID: row.ID, Key: "reserve:" + row.ID,
		})
	})
	if err != nil {
		return domain.Task{}, err
	}
	return row.task(), nil
}

// newTask is what a task is made from; hash tells it from another under the same idempotency key.
type newTask struct {
	userID int64
	plan   domain.Plan
	gen    domain.Generation
	hash   []byte
}

func (s *Store) insertTask(ctx context.Context, tx *sqlx.Tx, row *taskRow, t newTask) error {
	license, gen := domain.LicenseFor(t.plan), t.gen
	return tx.GetContext(ctx, row, `
		INSERT INTO generation_tasks (id, user_id, status, priority, run_after, prompt, negative_prompt, width, height, num_samples,
		                              guidance_scale, steps, seed, style, is_public, clone_from, shadow, engine, masked, price, commercial, plan_name, terms_version,
		                              idempotency_key, request_hash, created_at)
		VALUES (?, ?, 'queued', ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, nullif(?, ''), ?, ?)
		RETURNING `+taskColumns,
		domain.NewID(), t.userID, t.plan.PriorityLevel, gen.Prompt, gen.NegativePrompt, gen.Width, gen.Height, gen.Samples,
		gen.GuidanceScale, gen.Steps, gen.Seed, gen.Style, gen.Public, gen.CloneFrom, gen.Shadow, gen.Engine, gen.Masked, max(1, gen.Price), license.Commercial, license.Plan, license.TermsVersion,
		gen.IdempotencyKey, t.hash, s.db.Stamp())
}

// requestHash tells two requests under one idempotency key apart. The seed is left out: the server may have chosen it.
func requestHash(gen domain.Generation) []byte {
	gen.Seed, gen.IdempotencyKey = 0, ""
	if gen.UploadsHash != "" {
		gen.ReferenceIDs = nil
	}
	text, err := json.Marshal(gen)
	if err != nil {
		panic(fmt.Sprintf("a generation holds only plain values: %v", err))
	}
	sum := sha256.Sum256(text)
	return sum[:]
}

func earlierTask(ctx context.Context, tx *sqlx.Tx, userID int64, key string, hash []byte) (*taskRow, error) {
	if key == "" {
		return nil, nil
	}
	var found struct {
		taskRow
		Hash []byte `db:"request_hash"`
	}
	err := db.MapError(tx.GetContext(ctx, &found, `
		SELECT `+taskColumns+`, request_hash FROM generation_tasks WHERE user_id = ? AND idempotency_key = ?`, userID, key))
	switch {
	case db.NotFound(err):
		return nil, nil
	case err != nil:
		return nil, err
	case !bytes.Equal(found.Hash, hash):
		return nil, domain.Errorf(domain.Conflict, "This idempotency key was already used for a different request.")
	}
	return &found.taskRow, nil
}
