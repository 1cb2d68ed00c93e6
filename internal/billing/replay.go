package billing

import (
	"context"
	"errors"
)

// Replay acts on a stored event that is open still, or on all of them when eventID is empty, and returns how many could
// be acted on. An event that was acted on already is left alone; one that is not there is NotFound.
func (b *Billing) Replay(ctx context.Context, eventID string) (acted int, err error) {
	if !b.Selling() {
		return 0, errNotSelling
	}
	return b.replay(ctx, eventID, false)
}

// replayDue tries events again that failed for a reason that passes.
func (b *Billing) replayDue(ctx context.Context) error {
	_, err := b.replay(ctx, "", true)
	return err
}

func (b *Billing) replay(ctx context.Context, eventID string, due bool) (acted int, err error) {
	events, err := b.Store.OpenEvents(ctx, eventID, due, 10*batch)
	if err != nil {
		return 0, err
	}
	for _, stored := range events {
		event, parseErr := b.Provider.ParseEvent(stored.Payload)
		if parseErr != nil {
			err = errors.Join(err, parseErr, b.Store.FailEvent(ctx, stored.EventID, parseErr.Error()))
			continue
		}
		event.ID = stored.EventID
		if _, actErr := b.act(ctx, event); actErr != nil {
			err = errors.Join(err, actErr)
			continue
		}
		acted++
	}
	return acted, err
}
