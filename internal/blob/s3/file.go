package s3

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/minio/minio-go/v7"
)

// file reads an object. A reader that goes elsewhere makes another request, for the rest from there; so does one whose connection
// breaks. The object's tag makes sure that all of them read the same.
type file struct {
	store    *Store
	ctx      context.Context // of Open: a file is read for one request
	name     string
	size     int64
	tag      string
	modified time.Time

	body   io.ReadCloser // nil: none is being read
	cancel context.CancelFunc
	at     int64 // of the body
	offset int64 // of the reader
}

// reopened is how many times a reader goes on after a connection that broke without a byte.
const reopened = 2

func (f *file) Size() int64         { return f.size }
func (f *file) Modified() time.Time { return f.modified }

// request begins to read at an offset.
func (f *file) request(offset int64) error {
	f.drop()
	var options minio.GetObjectOptions
	if f.tag != "" {
		if err := errors.Join(options.SetMatchETag(f.tag), options.SetRange(offset, 0)); err != nil {
			return err
		}
	}
	ctx, cancel := context.WithCancel(f.ctx)
	var body io.ReadCloser
	var found minio.ObjectInfo
	err := f.store.ask(f.ctx, func() (err error) {
		body, found, _, err = f.store.client.GetObject(ctx, f.store.bucket, f.name, options)
		return err
	})
	if err != nil {
		cancel()
		return err
	}
	if f.tag == "" {
		f.size, f.tag, f.modified = found.Size, found.ETag, found.LastModified
	}
	f.body, f.cancel, f.at = body, cancel, offset
	return nil
}

// Read reads on. A storage that stops sending in the middle of a file is not waited for any longer than one that does not begin.
func (f *file) Read(p []byte) (n int, err error) {
	if f.offset >= f.size {
		return 0, io.EOF
	}
	for range 1 + reopened {
		if f.body == nil || f.at != f.offset {
			if err := f.request(f.offset); err != nil {
				return 0, err
			}
		}
		stalled := time.AfterFunc(f.store.answer, f.cancel)
		n, err = f.body.Read(p)
		stalled.Stop()
		f.at += int64(n)
		f.offset = f.at
		if n > 0 || err == nil {
			return n, nil
		}
		f.drop()
		if f.ctx.Err() != nil {
			return 0, f.ctx.Err()
		}
	}
	if errors.Is(err, io.EOF) {
		err = io.ErrUnexpectedEOF
	}
	return 0, told(fmt.Errorf("read %s at %d: %w", f.name, f.offset, err))
}

// Seek says where to read on.
func (f *file) Seek(offset int64, whence int) (int64, error) {
	switch whence {
	case io.SeekCurrent:
		offset += f.offset
	case io.SeekEnd:
		offset += f.size
	}
	if offset < 0 {
		return f.offset, errors.New("a place before the file")
	}
	f.offset = offset
	return offset, nil
}

// Close ends the request that is under way.
func (f *file) Close() error {
	f.drop()
	return nil
}

func (f *file) drop() {
	if f.body == nil {
		return
	}
	if f.at < f.size {
		f.cancel() // else closing would read the rest
	}
	_ = f.body.Close()
	f.cancel()
	f.body = nil
}
