package s3

import (
	"context"
	"strings"

	"github.com/minio/minio-go/v7"

	"pellucid/internal/blob"
)

// List asks for the bucket's names a thousand at a time.
func (s *Store) List(ctx context.Context, each func(blob.Entry) error) error {
	return s.list(ctx, s.prefix, func(object minio.ObjectInfo) error {
		return each(blob.Entry{Key: strings.TrimPrefix(object.Key, s.prefix), Size: object.Size, Modified: object.LastModified})
	})
}

func (s *Store) list(ctx context.Context, prefix string, each func(minio.ObjectInfo) error) error {
	for object := range s.client.ListObjectsIter(ctx, s.bucket, minio.ListObjectsOptions{Prefix: prefix, Recursive: true}) {
		if err := ctx.Err(); err != nil {
			return err
		}
		if object.Err != nil {
			return named("list", prefix, told(object.Err))
		}
		if strings.HasSuffix(object.Key, "/") {
			continue // what a console makes to show a folder
		}
		if err := each(object); err != nil {
			return err
		}
	}
	return ctx.Err()
}

// DeleteAll removes every file below prefix. One request would remove a thousand, but not every storage takes it; an image has
// four files and a few more.
func (s *Store) DeleteAll(ctx context.Context, prefix string) error {
	if err := blob.CheckKey(prefix); err != nil {
		return err
	}
	err := s.list(ctx, s.prefix+prefix+"/", func(object minio.ObjectInfo) error {
		return s.ask(ctx, func() error {
			return s.client.RemoveObject(ctx, s.bucket, object.Key, minio.RemoveObjectOptions{})
		})
	})
	return named("delete", prefix, err)
}
