package operations

import (
	"context"
	"database/sql"
	"os"
	"time"

	"pellucid/internal/domain/upkeep"
	"pellucid/store/db"
)

// ServerState counts what waits and measures the database's files. Each part reads a small index on a reader's connection, so
// that no write waits for it.
func (s *Store) ServerState(ctx context.Context) (state upkeep.ServerState, err error) {
	for _, read := range []func(context.Context, *upkeep.ServerState) error{s.taskState, s.mailState, s.paymentState, s.fileState} {
		if err := read(ctx, &state); err != nil {
			return state, err
		}
	}
	return state, nil
}

func (s *Store) taskState(ctx context.Context, state *upkeep.ServerState) error {
	var queue struct {
		Waiting int           `db:"waiting"`
		Oldest  sql.NullInt64 `db:"oldest"`
	}
	if err := s.db.Get(ctx, &queue, `SELECT count(*) AS waiting, min(created_at) AS oldest FROM generation_tasks WHERE status = 'queued'`); err != nil {
		return err
	}
	state.TasksWaiting, state.TaskOldest = queue.Waiting, max(0, s.since(queue.Oldest))
	return s.db.Get(ctx, &state.TasksRunning, `SELECT count(*) FROM generation_tasks WHERE status = 'processing'`)
}

func (s *Store) mailState(ctx context.Context, state *upkeep.ServerState) error {
	var waiting struct {
		All      int           `db:"waiting"`
		Retrying int           `db:"retrying"`
		Oldest   sql.NullInt64 `db:"oldest"`
	}
	err := s.db.Get(ctx, &waiting, `
		SELECT count(*) AS waiting, count(*) FILTER (WHERE attempts > 0) AS retrying, min(created_at) AS oldest
		FROM mail_queue WHERE done_at IS NULL`)
	if err != nil {
		return err
	}
	state.MailWaiting, state.MailRetrying, state.MailOldest = waiting.All, waiting.Retrying, max(0, s.since(waiting.Oldest))
	return s.db.Get(ctx, &state.MailFailed, `SELECT count(*) FROM mail_queue WHERE done_at >= ? AND outcome = 'given up'`, s.db.Stamp()-dayMillis)
}

func (s *Store) paymentState(ctx context.Context, state *upkeep.ServerState) error {
	if err := s.db.Get(ctx, &state.PaymentEventsOpen, `SELECT count(*) FROM payment_events WHERE processed_at IS NULL`); err != nil {
		return err
	}
	if err := s.db.Get(ctx, &state.ProviderTasksOpen, `SELECT count(*) FROM provider_tasks WHERE done_at IS NULL`); err != nil {
		return err
	}
	err := s.db.Get(ctx, &state.RefundsRefused, `
		SELECT count(*) FROM provider_tasks a JOIN receipts r ON r.transaction_id = a.target
		WHERE a.act = 'refund' AND a.done_at IS NOT NULL AND a.outcome <> 'done' AND r.refunded_cents < r.amount_cents`)
	if err != nil {
		return err
	}
	var last sql.NullInt64 // events are numbered as they come
	if err := s.db.Get(ctx, &last, `SELECT (SELECT received_at FROM payment_events ORDER BY id DESC LIMIT 1)`); err != nil {
		return err
	}
	state.PaymentEventAge = s.since(last)
	return nil
}

func (s *Store) fileState(ctx context.Context, state *upkeep.ServerState) error {
	var file struct {
		Pages int64  `db:"page_count"`
		Free  int64  `db:"freelist_count"`
		Size  int64  `db:"page_size"`
		Name  string `db:"file"`
	}
	err := s.db.Get(ctx, &file, `
		SELECT page_count, freelist_count, page_size, file
		FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size(), pragma_database_list() WHERE name = 'main'`)
	if err != nil {
		return err
	}
	state.DatabaseBytes, state.FreeBytes = file.Pages*file.Size, file.Free*file.Size
	if info, err := os.Stat(file.Name + "-wal"); err == nil {
		state.WALBytes = info.Size()
	}
	return nil
}

// since is how long ago a moment was, and negative when there was none.
func (s *Store) since(ms sql.NullInt64) time.Duration {
	if !ms.Valid {
		return -1
	}
	return max(0, s.db.Now().Sub(db.FromMillis(ms.Int64)))
}

// entriesAtOnce is how many ledger entries are counted at a time; the rest is counted the next time.
const entriesAtOnce = 50_000

// CreditMoves counts the credits that the ledger entries after one moved. The ledger only grows, so that each is counted once;
// below zero it counts nothing and returns the last entry there is.
func (s *Store) CreditMoves(ctx context.Context, after int64) (upkeep.CreditMoves, error) {
	moves := upkeep.CreditMoves{Last: after, Moved: map[string]int64{}}
	if after < 0 {
		return moves, s.db.Get(ctx, &moves.Last, `SELECT coalesce(max(id), 0) FROM credit_ledger`)
	}
	var rows []struct {
		Kind    string `db:"kind"`
		Credits int64  `db:"credits"`
		Last    int64  `db:"last"`
	}
	err := s.db.List(ctx, &rows, `
		SELECT kind, sum(CASE kind WHEN 'settle' THEN spent ELSE abs(plan_delta + extra_delta) END) AS credits, max(id) AS last
		FROM (SELECT id, kind, plan_delta, extra_delta, spent FROM credit_ledger WHERE id > ? ORDER BY id LIMIT ?)
		GROUP BY kind`, after, entriesAtOnce)
	for _, r := range rows {
		moves.Moved[r.Kind] = r.Credits
		moves.Last = max(moves.Last, r.Last)
	}
	return moves, err
}
