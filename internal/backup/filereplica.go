package backup

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"path"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"pellucid/internal/blob"
	"pellucid/internal/domain"
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

// waitingFile is a file that is to be copied.
type waitingFile struct {
	key   string
	since time.Time
}

// NewFileReplica copies files to the place of a replica. Nothing runs yet.
func NewFileReplica(to Target, files blob.Store, log *slog.Logger, now func() time.Time) *FileReplica {
	return &FileReplica{target: to, files: files, log: log, now: now, wake: make(chan struct{}, 1)}
}

// Follow returns the store whose new files are copied at once.
func (r *FileReplica) Follow() blob.Store { return followed{r.files, r} }

type followed struct {
	blob.Store
	replica *FileReplica
}

// Put writes a file, and has it copied.
func (f followed) Put(ctx context.Context, key string, data []byte) error {
	if err := f.Store.Put(ctx, key, data); err != nil {
		return err
	}
	f.replica.made(key)
	return nil
}

func (r *FileReplica) made(key string) {
	r.mu.Lock()
	if len(r.fresh) < freshMost {
		r.fresh = append(r.fresh, waitingFile{key, r.now()})
	} else {
		r.compared = time.Time{}
	}
	r.mu.Unlock()
	select {
	case r.wake <- struct{}{}:
	default:
	}
}

// State returns how the copying is doing.
func (r *FileReplica) State() domain.FilesReplicaState {
	r.mu.Lock()
	defer r.mu.Unlock()
	now := r.now()
	s := domain.FilesReplicaState{Waiting: len(r.fresh) + len(r.backlog), Problem: r.problem}
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

// Step copies what waits, and compares everything when that is due. State tells of its error, too.
func (r *FileReplica) Step(ctx context.Context) error {
	err := r.step(ctx)
	if ctx.Err() == nil {
		r.note(err)
	}
	return err
}

func (r *FileReplica) step(ctx context.Context) error {
	if err := r.copyWaiting(ctx); err != nil {
		return err
	}
	r.mu.Lock()
	due := r.now().Sub(r.compared) >= compareEvery
	r.mu.Unlock()
	if !due {
		return nil
	}
	began := r.now()
	if err := r.compare(ctx); err != nil {
		return err
	}
	r.mu.Lock()
	r.compared = began
	r.mu.Unlock()
	return r.copyWaiting(ctx)
}

// compare finds the files without a copy, and prunes the copies without a file.
func (r *FileReplica) compare(ctx context.Context) error {
	copies, err := listCopies(ctx, r.target)
	if err != nil {
		return fmt.Errorf("the copies of image files can't be listed: %w", err)
	}
	folders := map[string]bool{}
	var backlog []waitingFile
	err = r.files.List(ctx, func(e blob.Entry) error {
		folders[path.Dir(e.Key)] = true
		if !copies.has(e) {
			backlog = append(backlog, waitingFile{e.Key, r.now()})
		}
		return ctx.Err()
	})
	if err != nil {
		return fmt.Errorf("the image files can't be listed: %w", err)
	}
	r.mu.Lock()
	r.backlog = backlog
	r.mu.Unlock()
	if len(folders) == 0 && len(copies.byKey) > 0 {
		return errors.New("the server has no image files and the replica has copies: nothing is removed there; is the disk of the image files mounted?")
	}
	if err := copies.prune(ctx, r.now(), func(folder string) bool { return folders[folder] }); err != nil {
		return fmt.Errorf("old copies of image files can't be removed: %w", err)
	}
	return nil
}

// copyWaiting copies files, new ones first. Those that fail wait again.
func (r *FileReplica) copyWaiting(ctx context.Context) error {
	for {
		batch := r.next()
		if len(batch) == 0 {
			return nil
		}
		var mu sync.Mutex
		var failed []waitingFile
		group := new(errgroup.Group)
		group.SetLimit(atOnce)
		for _, file := range batch {
			group.Go(func() error {
				err := r.copyFile(ctx, file.key)
				if err != nil {
					mu.Lock()
					failed = append(failed, file)
					mu.Unlock()
				}
				return err
			})
		}
		err := group.Wait()
		r.mu.Lock()
		r.fresh = append(failed, r.fresh...)
		if len(failed) < len(batch) {
			r.progress = r.now()
		}
		r.mu.Unlock()
		if err != nil {
			return err
		}
	}
}

func (r *FileReplica) next() (batch []waitingFile) {
	r.mu.Lock()
	defer r.mu.Unlock()
	take := func(list *[]waitingFile) {
		n := min(copyAtOnce-len(batch), len(*list))
		batch, *list = append(batch, (*list)[:n]...), (*list)[n:]
	}
	take(&r.fresh)
	take(&r.backlog)
	return batch
}

// copyFile copies one file. One that was deleted meanwhile is no error.
func (r *FileReplica) copyFile(ctx context.Context, key string) error {
	file, err := r.files.Open(ctx, key)
	if errors.Is(err, blob.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	content, err := io.ReadAll(file)
	if err = errors.Join(err, file.Close()); err != nil {
		return fmt.Errorf("read %s: %w", key, err)
	}
	return r.target.Put(ctx, copyName(key, sha256.Sum256(content)), int64(len(content)), bytes.NewReader(content))
}
