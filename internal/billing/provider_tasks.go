package billing

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

func (b *Billing) doProviderTasks(ctx context.Context) error {
	due, err := b.Store.ProviderTasks(ctx, batch)
	for _, task := range due {
		err = errors.Join(err, b.do(ctx, task))
	}
	return err
}

// stop lets a subscription end with what is paid for, and records that it does.
func (b *Billing) stop(ctx context.Context, subscriptionID string) error {
	record, err := b.Provider.Cancel(ctx, subscriptionID, CancelScheduled)
	if err != nil {
		return err
	}
	return b.record(ctx, record)
}

// do asks the provider for a task. What it refuses or does not know is done already.
func (b *Billing) do(ctx context.Context, c sale.ProviderTask) error {
	var err error
	switch c.Act {
	case sale.ProviderTaskCancel:
		_, err = b.Provider.Cancel(ctx, c.Target, CancelImmediate)
	case sale.ProviderTaskStop:
		err = b.stop(ctx, c.Target)
	case sale.ProviderTaskRefund:
		err = b.returnPayment(ctx, c.Target)
	}
	switch domain.CodeOf(err) {
	case domain.Conflict, domain.NotFound, domain.Invalid:
		level := slog.LevelWarn
		if c.Act == sale.ProviderTaskRefund { // somebody's money: a person has to look
			level = slog.LevelError
		}
		b.Log.Log(ctx, level, "the provider refused a task", "act", c.Act, "target", c.Target, "err", err)
		return b.Store.EndProviderTask(ctx, c.ID, err.Error(), 0)
	}
	if err != nil {
		pause := min(time.Minute<<min(c.Attempts, 10), longestPause)
		return errors.Join(err, b.Store.EndProviderTask(ctx, c.ID, err.Error(), pause))
	}
	return b.Store.EndProviderTask(ctx, c.ID, "done", 0)
}
