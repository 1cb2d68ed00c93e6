package storage

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"pellucid/cmd/pellucid/settings"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
)

type BlobsCommand struct {
	Move blobsMoveCommand `cmd:"" help:"Copy all image files to another place while the server serves. Run it again to go on after an interruption."`
}

type blobsMoveCommand struct {
	settings.DataFlags
	S3Flags
	From string `arg:"" help:"Where the files are: a folder, or s3://bucket/prefix."`
	To   string `arg:"" help:"Where they go."`
}

// movers is how many files are copied at a time.
const movers = 8

// Run copies every file, and reads each copy back. Files that are deleted at the same time are not brought back.
func (c *blobsMoveCommand) Run(ctx context.Context) error {
	from, err := plainPlace(c.From)
	if err != nil {
		return err
	}
	to, err := plainPlace(c.To)
	if err != nil {
		return err
	}
	if err := c.serverReadsBoth(from, to); err != nil {
		return err
	}
	m := mover{file: filepath.Join(c.Data, MoveFile)}
	if m.Move, err = readMove(c.Data); err != nil {
		return err
	}
	if m.From != from || m.To != to {
		m.Move = Move{From: from, To: to}
	}
	if m.from, err = c.OpenPlace(from); err != nil {
		return err
	}
	if m.to, err = c.OpenPlace(to); err != nil {
		return err
	}
	if err := m.run(ctx); err != nil {
		return fmt.Errorf("%w\n%d files were copied. Run the same command again to go on", err, m.copied.Load())
	}
	fmt.Printf("%d files copied (%d bytes), %d were there already, and all were compared.\n", m.copied.Load(), m.bytes.Load(), m.present.Load())
	fmt.Printf("Now start the server with PELLUCID_BLOBS=%s and without PELLUCID_BLOBS_FALLBACK. Nothing was deleted at %s.\n", to, from)
	return nil
}

// serverReadsBoth refuses a move while the server still writes to where the files come from: what it writes after their list was
// read would stay behind.
func (c *blobsMoveCommand) serverReadsBoth(from, to string) error {
	if from == to {
		return errors.New("both are the same place")
	}
	now, err := ReadPlaces(c.Data)
	if err != nil {
		return err
	}
	if now.Blobs != to || now.Fallback != from {
		return fmt.Errorf("first start the server with PELLUCID_BLOBS=%s and PELLUCID_BLOBS_FALLBACK=%s, so that it writes new images there and finds the others here", to, from)
	}
	return nil
}

// mover copies files from one store to another.
type mover struct {
	Move
	file                   string // where the move is kept
	from, to               blob.Store
	copied, bytes, present atomic.Int64
}

// run copies the files, one first part of their keys after the other, and notes each part.
func (m *mover) run(ctx context.Context) error {
	if _, err := os.Stat(filepath.Dir(m.file)); err != nil {
		return err
	}
	group, copying, part := m.group(ctx)
	end := func() error {
		if err := group.Wait(); err != nil || part == "" {
			return err
		}
		m.Done = append(m.Done, part)
		return writeJSON(m.file, m.Move)
	}
	err := m.from.List(ctx, func(e blob.Entry) error {
		first, _, _ := strings.Cut(e.Key, "/")
		if blob.CheckKey(e.Key) != nil || slices.Contains(m.Done, first) {
			return nil // what a crash left of a file, or what was copied before an interruption
		}
		if first != part {
			if err := end(); err != nil {
				return err
			}
			group, copying, _ = m.group(ctx)
			part = first
		}
		if copying.Err() == nil {
			group.Go(func() error { return m.copyPatiently(copying, e.Key) })
		}
		return nil
	})
	if ended := end(); err == nil {
		err = ended
	}
	if err != nil {
		return err
	}
	m.Finished = true
	return writeJSON(m.file, m.Move)
}

func (m *mover) group(ctx context.Context) (*errgroup.Group, context.Context, string) {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(movers)
	return group, ctx, ""
}

// copyPatiently copies a file, and waits for a storage that can't be reached for a moment.
func (m *mover) copyPatiently(ctx context.Context, key string) error {
	for pause := time.Second; ; pause *= 2 {
		err := m.copy(ctx, key)
		if err == nil || domain.CodeOf(err) != domain.Unavailable || errors.Is(err, blob.ErrDenied) || pause > time.Minute {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(pause):
		}
	}
}

// copy makes sure that a file is at its new place, unless it is deleted meanwhile: the server deletes it here first, and there
// after that, so looking again here after copying leaves nothing behind there.
func (m *mover) copy(ctx context.Context, key string) error {
	data, err := content(ctx, m.from, key)
	if errors.Is(err, blob.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	there, err := content(ctx, m.to, key)
	switch {
	case err == nil && sha256.Sum256(there) == sha256.Sum256(data):
		m.present.Add(1)
		return nil
	case err == nil:
		return fmt.Errorf("%s is another file at %s than at %s. One of them is damaged: delete that one", key, m.To, m.From)
	case !errors.Is(err, blob.ErrNotFound):
		return err
	}
	if err := m.to.Put(ctx, key, data); err != nil {
		return err
	}
	there, err = content(ctx, m.to, key)
	if err != nil && !errors.Is(err, blob.ErrNotFound) {
		return err
	}
	still, opened := m.from.Open(ctx, key)
	if errors.Is(opened, blob.ErrNotFound) {
		return m.to.DeleteAll(ctx, path.Dir(key))
	}
	if opened != nil {
		return opened
	}
	_ = still.Close()
	if !bytes.Equal(there, data) {
		return fmt.Errorf("%s was written to %s and comes back as another file", key, m.To)
	}
	m.copied.Add(1)
	m.bytes.Add(int64(len(data)))
	return nil
}

func content(ctx context.Context, s blob.Store, key string) ([]byte, error) {
	file, err := s.Open(ctx, key)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }()
	return io.ReadAll(file)
}
