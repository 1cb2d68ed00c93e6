package identity

import (
	"context"
	"fmt"
	"log/slog"

	"pellucid/internal/domain"
)

// DeletionStore is where accounts end.
type DeletionStore interface {
	DueDeletions(ctx context.Context) ([]int64, error)
	User(ctx context.Context, id int64) (*domain.User, error)
	TakeDownImages(ctx context.Context, userID int64, n int) (more bool, err error)
	KeptFiles(ctx context.Context, userID int64, n int) ([]string, error)
	ForgetFiles(ctx context.Context, userID int64, keys []string) error
	Depart(ctx context.Context, userID int64) error
}

// DeletionWorker deletes accounts whose time has come. Every step can be taken again after a crash.
type DeletionWorker struct {
	DeletionStore DeletionStore
	Files         interface {
		DeleteAll(ctx context.Context, prefix string) error
	}
	Cancel func(ctx context.Context, user *domain.User) error // stops what a plan would cost; nil: nothing is sold here
	Log    *slog.Logger
}

// imagesPerBatch is how many images of an account are deleted at a time.
const imagesPerBatch = 200

// Run deletes every account that is due. One that cannot be deleted now is tried again the next time.
func (f *DeletionWorker) Run(ctx context.Context) error {
	due, err := f.DeletionStore.DueDeletions(ctx)
	if err != nil {
		return err
	}
	for _, userID := range due {
		if err := f.depart(ctx, userID); err != nil {
			if ctx.Err() != nil {
				return nil
			}
			f.Log.Error("an account cannot be deleted yet", "user", userID, "err", err)
		}
	}
	return nil
}

func (f *DeletionWorker) depart(ctx context.Context, userID int64) error {
	if err := f.cancel(ctx, userID); err != nil {
		return fmt.Errorf("cancel the plan: %w", err)
	}
	for more := true; more; {
		var err error
		if more, err = f.DeletionStore.TakeDownImages(ctx, userID, imagesPerBatch); err != nil {
			return err
		}
	}
	for {
		keys, err := f.DeletionStore.KeptFiles(ctx, userID, imagesPerBatch)
		if err != nil {
			return err
		}
		if len(keys) == 0 {
			return f.DeletionStore.Depart(ctx, userID)
		}
		for _, key := range keys {
			if err := f.Files.DeleteAll(ctx, key); err != nil {
				return err
			}
		}
		if err := f.DeletionStore.ForgetFiles(ctx, userID, keys); err != nil {
			return err
		}
	}
}

// cancel makes sure that nobody pays for an account that is gone. A plan that has ended, or was never there, is fine.
func (f *DeletionWorker) cancel(ctx context.Context, userID int64) error {
	if f.Cancel == nil {
		return nil
	}
	user, err := f.DeletionStore.User(ctx, userID)
	if err != nil {
		return err
	}
	err = f.Cancel(ctx, user)
	if code := domain.CodeOf(err); err != nil && (code == domain.NotFound || code == domain.Conflict) {
		return nil
	}
	return err
}
