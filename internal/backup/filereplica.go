package backup

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"pellucid/internal/blob"
	"pellucid/internal/domain/upkeep"
)

// How image files are copied to the replica.
const (
	copiesKept    = 7 * 24 * time.Hour // after the file was deleted: as long as the database's replica goes back
	compareEvery  = 24 * time.Hour     // between two comparisons of all files with all copies
	compareLook   = time.Hour          // between two looks whether that is due
	copyRetryMost = time.Minute
	filesLate     = 5 * time.Minute // without a copy while files wait
	freshMost     = 100_000         // files that are remembered one by one; when more wait, all are compared instead
	copyAtOnce    = 64              // files between two looks at what is new
	copyEnds      = 8 * time.Second // for the last files when the server ends
)

// ReplicaKept is how long a replica holds what was deleted, at most: copies of files are pruned once a day.
const ReplicaKept = copiesKept + compareEvery

// FileReplica copies image files to the place of the replica soon after they are made. Litestream's replica holds the database alone.
// Files that were made while nothing was copied are found by comparing all files with all copies, at the start and once a day.
type FileReplica struct {
	target Target
	files  blob.Store
	log    *slog.Logger
	now    func() time.Time
	wake   chan struct{}

	mu       sync.Mutex
	fresh    []waitingFile // made since the start
	backlog  []waitingFile // found by comparing
	compared time.Time     // when all files were last compared; zero: not yet, or files were made that nobody remembers
	progress time.Time     // when a file was last copied
	problem  string        // why the last step failed; empty: it did not
	failing  time.Time     // since when steps fail
}

// NewFileReplica copies files to the place of a replica. Nothing runs yet.
func NewFileReplica(to Target, files blob.Store, log *slog.Logger, now func() time.Time) *FileReplica {
	return &FileReplica{target: to, files: files, log: log, now: now, wake: make(chan struct{}, 1)}
}

// State returns how the copying is doing.
func (r *FileReplica) State() upkeep.FilesReplicaState {
	r.mu.Lock()
	defer r.mu.Unlock()
	now := r.now()
	s := upkeep.FilesReplicaState{Waiting: len(r.fresh) + len(r.backlog), Problem: r.problem}
	for _, list := range [][]waitingFile{r.fresh, r.backlog} {
		if len(list) > 0 && (s.Since.IsZero() || list[0].since.Before(s.Since)) {
			s.Since = list[0].since
		}
	}
	stuck := s.Waiting > 0 && now.Sub(s.Since) > filesLate && now.Sub(r.progress) > filesLate
	s.Late = stuck || r.problem != "" && now.Sub(r.failing) > filesLate
	return s
}

// Run copies files until ctx ends, and those that wait then for some seconds more.
func (r *FileReplica) Run(ctx context.Context) {
	wait := time.Second
	for ctx.Err() == nil {
		err := r.Step(ctx)
		if ctx.Err() != nil {
			break
		}
		pause := compareLook
		if err != nil {
			pause, wait = wait, min(2*wait, copyRetryMost)
		} else {
			wait = time.Second
		}
		r.rest(ctx, pause, err != nil)
	}
	last, cancel := context.WithTimeout(context.WithoutCancel(ctx), copyEnds)
	defer cancel()
	if err := r.copyWaiting(last); err != nil {
		r.log.Error("image files were not copied to the replica before the end; the next start does", "err", err)
	}
}

// rest waits for a pause or, unless the last step failed, for a new file.
func (r *FileReplica) rest(ctx context.Context, pause time.Duration, failed bool) {
	wake := r.wake
	if failed {
		wake = nil
	}
	timer := time.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-ctx.Done():
	case <-timer.C:
	case <-wake:
	}
}

// note remembers what came of a step, and logs the first failure in a row.
func (r *FileReplica) note(err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if err == nil {
		r.problem = ""
		return
	}
	if r.problem == "" {
		r.failing = r.now()
		r.log.Error("image files can't be copied to the replica; it is tried again", "err", err)
	}
	r.problem = err.Error()
}
