package tasks

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/store/billing"
)

// SaveCutout keeps a cut-out and takes what it costs, in one act: a task that is reserved, delivered and completed at once. It
// returns the id of the image. Sending the same idempotency key again changes nothing and returns the id of the first time, with
// kept false; with another request it is a Conflict. Too few credits give a PaymentRequired error and change nothing.
func (s *Store) SaveCutout(ctx context.Context, user *domain.User, plan domain.Plan, cutout domain.Cutout, img domain.Image) (id string, kept bool, err error) {
	gen := cutout.Generation()
	gen.Width, gen.Height = img.Width, img.Height
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		known, err := earlierTask(ctx, tx, user.ID, gen.IdempotencyKey, cutout.Hash)
		if err != nil {
			return err
		}
		if known != nil {
			kept = false
			return tx.GetContext(ctx, &id, `SELECT id FROM images WHERE task_id = ?`, known.ID)
		}
		id, kept = img.ID, true
		return s.payCutout(ctx, tx, newTask{user.ID, plan, gen, cutout.Hash}, img)
	})
	return id, kept && err == nil, err
}

func (s *Store) payCutout(ctx context.Context, tx *sqlx.Tx, task newTask, img domain.Image) error {
	if err := s.billing.RefreshIfDue(ctx, tx, task.userID); err != nil {
		return err
	}
	left, err := billing.Balance(ctx, tx, task.userID)
	if err != nil {
		return err
	}
	cost, ok := left.Spend(task.gen.Cost())
	if !ok {
		return ledger.ErrInsufficient(left.Remaining(), task.gen.Cost())
	}
	var row taskRow
	if err := s.insertTask(ctx, tx, &row, task); err != nil {
		return err
	}
	img.TaskID = row.ID
	err = s.billing.Post(ctx, tx, billing.Entry{
		UserID: task.userID, Kind: ledger.EntryReserve, Delta: cost, Description: billing.CutoutPosted, TaskID: row.ID, Key: "reserve:" + row.ID,
	})
	if err != nil {
		return err
	}
	if _, err := s.images.InsertImage(ctx, tx, img); err != nil {
		return err
	}
	err = s.billing.Post(ctx, tx, billing.Entry{
		UserID: task.userID, Kind: ledger.EntrySettle, Description: "Image delivered", TaskID: row.ID, ImageID: img.ID, Spent: task.gen.Cost(), Key: "settle:" + row.ID + ":0",
	})
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `
		UPDATE generation_tasks SET status = 'completed', progress = 100, started_at = created_at, finished_at = ? WHERE id = ?`, s.db.Stamp(), row.ID)
	return err
}
