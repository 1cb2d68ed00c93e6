package db

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// pingTime is how long a health check may take, whoever holds the database.
const pingTime = 1500 * time.Millisecond

// blockedMost is how long writes may wait for whoever holds the lock before the server says that it is not ready: longer than
// any write of ours, a checkpoint or a backup takes.
const blockedMost = 30 * time.Second

// errBlocked is what a health check answers when nothing could be written for blockedMost.
var errBlocked = domain.Errorf(domain.Unavailable, "Nothing can be saved right now because another program is using the database.")

// Ping reports whether the database can be read, on a connection that nothing else uses, and that no write fails. A write that
// has to wait for its turn is no failure, since a long one may be under way, unless writes have waited for blockedMost.
func (s *DB) Ping(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, pingTime)
	defer cancel()
	var total int
	if err := s.health.GetContext(ctx, &total, `SELECT total FROM listing_counts WHERE key = ''`); err != nil {
		return MapError(err)
	}
	if s.Replica {
		return nil
	}
	if !s.pinging.TryLock() {
		return s.waited() // another check waits for its turn to write
	}
	written := make(chan error, 1)
	go func() { // SQLite waits for a lock without listening to ctx
		defer s.pinging.Unlock()
		written <- s.Write(ctx, func(tx *sqlx.Tx) error {
			_, err := tx.ExecContext(ctx, `UPDATE listing_counts SET total = total WHERE key = ''`)
			return err
		})
	}()
	select {
	case err := <-written:
		if errors.Is(err, context.DeadlineExceeded) || isBusy(err) {
			return s.waited()
		}
		return err
	case <-ctx.Done():
		return s.waited()
	}
}

// waited notes that a check's write still waits, and returns errBlocked when checks have waited for too long.
func (s *DB) waited() error {
	now := Millis(s.Now())
	if s.blockedSince.CompareAndSwap(0, now) || now-s.blockedSince.Load() < blockedMost.Milliseconds() {
		return nil
	}
	return errBlocked
}

// closeToOthers makes the database file readable by the server's user alone, before anything is in it, and one that an older
// version left open to others too. SQLite gives the files beside it the same mode.
func closeToOthers(path string) error {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return fmt.Errorf("make the database: %w", err)
	}
	if err := file.Close(); err != nil {
		return fmt.Errorf("make the database: %w", err)
	}
	for _, name := range []string{path, path + "-wal", path + "-shm"} {
		if err := os.Chmod(name, 0o600); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("close the database to others: %w", err)
		}
	}
	return nil
}
