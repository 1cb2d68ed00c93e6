package backup

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"

	"github.com/minio/minio-go/v7"
	"github.com/minio/minio-go/v7/pkg/credentials"
)

// bucket keeps backups in an S3-compatible object store.
type bucket struct {
	client       *minio.Client
	name, prefix string
}

func newBucket(name, prefix string, s3 S3) (*bucket, error) {
	host, secure := s3.Endpoint, true
	if rest, ok := strings.CutPrefix(host, "http://"); ok {
		host, secure = rest, false
	}
	host = strings.TrimSuffix(strings.TrimPrefix(host, "https://"), "/")
	if host == "" {
		host = "s3.amazonaws.com"
	}
	client, err := minio.New(host, &minio.Options{
		Creds: credentials.NewStaticV4(s3.AccessKey, s3.SecretKey, ""), Secure: secure, Region: s3.Region, MaxRetries: 4,
	})
	if err != nil {
		return nil, fmt.Errorf("the object store's address %q can't be used: %w", s3.Endpoint, err)
	}
	if prefix = strings.Trim(prefix, "/"); prefix != "" {
		prefix += "/"
	}
	return &bucket{client, name, prefix}, nil
}

func (b *bucket) String() string { return "s3://" + b.name + "/" + strings.TrimSuffix(b.prefix, "/") }

// Put uploads an object. An upload that breaks off leaves nothing.
func (b *bucket) Put(ctx context.Context, name string, size int64, content io.Reader) error {
	_, err := b.client.PutObject(ctx, b.name, b.prefix+name, content, size, minio.PutObjectOptions{ContentType: "application/octet-stream"})
	return b.explain(err)
}

func (b *bucket) Open(ctx context.Context, name string) (io.ReadCloser, error) {
	object, err := b.client.GetObject(ctx, b.name, b.prefix+name, minio.GetObjectOptions{})
	if err == nil {
		_, err = object.Stat() // the first thing that asks the store
	}
	if err == nil {
		return object, nil
	}
	if minio.ToErrorResponse(err).Code == minio.NoSuchKey {
		return nil, fmt.Errorf("%s: %w", name, ErrNotFound)
	}
	return nil, b.explain(err)
}

func (b *bucket) List(ctx context.Context, prefix string, each func(Object) error) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel() // ends the listing when each fails
	for object := range b.client.ListObjects(ctx, b.name, minio.ListObjectsOptions{Prefix: b.prefix + prefix, Recursive: true}) {
		if object.Err != nil {
			return b.explain(object.Err)
		}
		err := each(Object{Name: strings.TrimPrefix(object.Key, b.prefix), Size: object.Size, Modified: object.LastModified})
		if err != nil {
			return err
		}
	}
	return ctx.Err()
}

func (b *bucket) Delete(ctx context.Context, name string) error {
	return b.explain(b.client.RemoveObject(ctx, b.name, b.prefix+name, minio.RemoveObjectOptions{}))
}

// Lock asks whether the bucket is there. Nothing keeps two backups apart; what one of them needs is never a day old when the other
// tidies up.
func (b *bucket) Lock(ctx context.Context) (unlock func(), err error) {
	found, err := b.client.BucketExists(ctx, b.name)
	if err != nil {
		return nil, b.explain(err)
	}
	if !found {
		return nil, fmt.Errorf("the bucket %s doesn't exist at %s", b.name, b.client.EndpointURL().Host)
	}
	return func() {}, nil
}

// explain says in words what an administrator can do something about.
func (b *bucket) explain(err error) error {
	if err == nil || errors.Is(err, context.Canceled) {
		return err
	}
	answer := minio.ToErrorResponse(err)
	switch {
	case answer.StatusCode == http.StatusForbidden:
		return fmt.Errorf("%s refused access to the bucket %s; check PELLUCID_S3_ACCESS_KEY, PELLUCID_S3_SECRET_KEY and the bucket's policy: %w", b.client.EndpointURL().Host, b.name, err)
	case answer.Code == minio.NoSuchBucket:
		return fmt.Errorf("the bucket %s doesn't exist at %s", b.name, b.client.EndpointURL().Host)
	case answer.StatusCode == 0:
		return fmt.Errorf("the object store at %s can't be reached: %w", b.client.EndpointURL().Host, err)
	}
	return fmt.Errorf("the object store at %s: %w", b.client.EndpointURL().Host, err)
}
