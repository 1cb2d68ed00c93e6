package operations

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/upkeep"
	"pellucid/store/db"
)

// backupRunsKept is how many runs of each kind are remembered.
const backupRunsKept = 100

// AddBackupRun records what became of a backup or of a drill. Its time is now.
func (s *Store) AddBackupRun(ctx context.Context, run upkeep.BackupRun) error {
	run.Time = s.db.Now()
	return s.db.Write(ctx, func(tx *sqlx.Tx) error { return addBackupRun(ctx, tx, run) })
}

func addBackupRun(ctx context.Context, tx sqlx.ExtContext, run upkeep.BackupRun) error {
	_, err := tx.ExecContext(ctx, `INSERT INTO backup_runs (kind, ended_at, took, ok, message) VALUES (?, ?, ?, ?, ?)`,
		run.Kind, db.Millis(run.Time), run.Took.Milliseconds(), run.OK, run.Message)
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `
		DELETE FROM backup_runs
		WHERE kind = ? AND id <= (SELECT id FROM backup_runs WHERE kind = ? ORDER BY id DESC LIMIT 1 OFFSET ?)`, run.Kind, run.Kind, backupRunsKept)
	return err
}

// BackupNotes records runs, and writes beats, in a database that a server may have open, without migrating it: a newer program may take
// the backup before an update. A database without the tables for it is left as it is.
type BackupNotes struct {
	Path string
	Now  func() time.Time
}

// AddBackupRun is Store.AddBackupRun.
func (n BackupNotes) AddBackupRun(ctx context.Context, run upkeep.BackupRun) error {
	run.Time = n.Now()
	return n.write(ctx, "backup_runs", func(tx *sqlx.Tx) error { return addBackupRun(ctx, tx, run) })
}

// BeatReplica is Store.BeatReplica.
func (n BackupNotes) BeatReplica(ctx context.Context) (time.Time, error) {
	at := db.Millis(n.Now())
	return db.FromMillis(at), n.write(ctx, "replica_beat", func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `UPDATE replica_beat SET at = ?`, at)
		return err
	})
}

func (n BackupNotes) write(ctx context.Context, table string, act func(*sqlx.Tx) error) error {
	file, err := sqlx.Open("sqlite3", db.DSN(n.Path, "mode=rw&_mutex=no&_timeout=10000&_txlock=immediate&_sync=FULL"))
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }()
	tx, err := file.BeginTxx(ctx, nil)
	if err != nil {
		return db.MapError(err)
	}
	defer func() { _ = tx.Rollback() }() // a no-op after Commit
	var known bool
	if err := tx.GetContext(ctx, &known, `SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?)`, table); err != nil || !known {
		return db.MapError(err)
	}
	if err := act(tx); err != nil {
		return db.MapError(err)
	}
	return db.MapError(tx.Commit())
}

// LastBackup returns what became of the latest backup; the zero value: there was none.
func (s *Store) LastBackup(ctx context.Context) (upkeep.BackupRun, error) {
	return s.lastRun(ctx, upkeep.BackupTaken)
}

// LastBackupDrill returns what became of the latest drill; the zero value: there was none.
func (s *Store) LastBackupDrill(ctx context.Context) (upkeep.BackupRun, error) {
	return s.lastRun(ctx, upkeep.BackupDrilled)
}

func (s *Store) lastRun(ctx context.Context, kind upkeep.BackupRunKind) (upkeep.BackupRun, error) {
	var row struct {
		EndedAt int64  `db:"ended_at"`
		Took    int64  `db:"took"`
		OK      bool   `db:"ok"`
		Message string `db:"message"`
	}
	err := s.db.Get(ctx, &row, `SELECT ended_at, took, ok, message FROM backup_runs WHERE kind = ? ORDER BY id DESC LIMIT 1`, kind)
	if err != nil {
		if db.NotFound(err) {
			err = nil
		}
		return upkeep.BackupRun{}, err
	}
	return upkeep.BackupRun{
		Kind: kind, Time: db.FromMillis(row.EndedAt), Took: time.Duration(row.Took) * time.Millisecond, OK: row.OK, Message: row.Message,
	}, nil
}

// BeatReplica writes the time into the database, and returns it as it was written: a replica that keeps up holds it soon after.
func (s *Store) BeatReplica(ctx context.Context) (time.Time, error) {
	at := s.db.Stamp()
	return db.FromMillis(at), s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `UPDATE replica_beat SET at = ?`, at)
		return err
	})
}
