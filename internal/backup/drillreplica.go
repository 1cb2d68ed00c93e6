package backup

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"pellucid/store/copies"
)

// catchUp is how long a replica may take to have what was just written.
const catchUp = 60 * time.Second

// drillReplica writes into the database, restores the replica until it has that, and checks it.
func drillReplica(ctx context.Context, o DrillOptions, path string) (string, error) {
	beat, err := o.Beat(ctx)
	if err != nil {
		return "", fmt.Errorf("the replica can't be drilled: %w", err)
	}
	within, cancel := context.WithTimeout(ctx, o.Replica.CatchUp())
	defer cancel()
	var has time.Time
	for {
		if has, err = restoreBeat(within, o.Replica, path); err == nil && !has.Before(beat) {
			break
		}
		select {
		case <-within.Done():
			return "", behind(o.Replica.CatchUp(), beat, has, err, ctx.Err())
		case <-time.After(time.Second):
		}
	}
	found := fmt.Sprintf("The replica had a change within %d seconds.", 1+int(o.Now().Sub(beat)/time.Second))
	c, err := copies.Open(path)
	if err != nil {
		return "", err
	}
	defer func() { _ = c.Close() }()
	if err := c.Check(ctx); err != nil {
		return "", fmt.Errorf("the replica: %w", err)
	}
	if o.Copies == nil {
		return found, nil
	}
	copies, err := drillCopies(ctx, o, c)
	return strings.TrimSpace(found + " " + copies), err
}

// behind says how a replica fell behind.
func behind(waited time.Duration, beat, has time.Time, err, ended error) error {
	switch {
	case ended != nil:
		return ended
	case has.IsZero():
		return fmt.Errorf("the replica can't be restored: %w", err)
	case has.UnixMilli() == 0:
		return errors.New("the replica has nothing of what was written since it began; is Litestream running?")
	}
	const clock = "15:04:05 UTC"
	return fmt.Errorf("the replica is stopped: after %s it doesn't have what was written at %s, and its newest change is of %s; is Litestream running?", waited, beat.Format(clock), has.Format(clock))
}

func restoreBeat(ctx context.Context, replica *Replica, path string) (time.Time, error) {
	if err := os.RemoveAll(path); err != nil {
		return time.Time{}, err
	}
	if err := replica.Restore(ctx, path, time.Time{}); err != nil {
		return time.Time{}, err
	}
	c, err := copies.Open(path)
	if err != nil {
		return time.Time{}, err
	}
	defer func() { _ = c.Close() }()
	return c.ReplicaBeat(ctx)
}
