package backup

import (
	"context"
	"time"

	"pellucid/internal/blob"
)

// waitingFile is a file that is to be copied.
type waitingFile struct {
	key   string
	since time.Time
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
