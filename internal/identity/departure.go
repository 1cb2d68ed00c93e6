package identity

import (
	"context"
	"fmt"
	"log/slog"

	"pellucid/internal/domain"
)

// Leavers is where accounts end.
type Leavers interface {
	DueDepartures(ctx context.Context) ([]int64, error)
	User(ctx context.Context, id int64) (*domain.User, error)
	TakeDownImages(ctx context.Context, userID int64, n int) (more bool, err error)
	KeptFiles(ctx context.Context, userID int64, n int) ([]string, error)
	ForgetFiles(ctx context.Context, userID int64, keys []string) error
	Depart(ctx context.Context, userID int64) error
}

// Farewell deletes accounts whose time has come. Every step can be taken again after a crash.
type Farewell struct {
	Leavers Leavers
	Files   interface {
		DeleteAll(ctx context.Context, prefix string) error
	}
	Cancel func(ctx context.Context, user *domain.User) error // stops what a plan would cost; nil: nothing is sold here
	Log    *slog.Logger
}

// leavingAtOnce is how many images of an account are deleted at a time.
const leavingAtOnce = 200

// Run deletes every account that is due. One that cannot be deleted now is tried again the next time.
func (f *Farewell) Run(ctx context.Context) error {
	due, err := f.Leavers.DueDepartures(ctx)
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

func (f *Farewell) depart(ctx context.Context, userID int64) error {
	if err := f.cancel(ctx, userID); err != nil {
		return fmt.Errorf("cancel the plan: %w", err)
	}
	for more := true; more; {
		var err error
		if more, err = f.Leavers.TakeDownImages(ctx, userID, leavingAtOnce); err != nil {
			return err
		}
	}
	for {
		keys, err := f.Leavers.KeptFiles(ctx, userID, leavingAtOnce)
		if err != nil {
			return err
		}
		if len(keys) == 0 {
			return f.Leavers.Depart(ctx, userID)
		}
		for _, key := range keys {
			if err := f.Files.DeleteAll(ctx, key); err != nil {
				return err
			}
		}
		if err := f.Leavers.ForgetFiles(ctx, userID, keys); err != nil {
			return err
		}
	}
}

// cancel makes sure that nobody pays for an account that is gone. A plan that has ended, or was never there, is fine.
func (f *Farewell) cancel(ctx context.Context, userID int64) error {
	if f.Cancel == nil {
		return nil
	}
	user, err := f.Leavers.User(ctx, userID)
	if err != nil {
		return err
	}
	err = f.Cancel(ctx, user)
	if code := domain.CodeOf(err); err != nil && (code == domain.NotFound || code == domain.Conflict) {
		return nil
	}
	return err
}
