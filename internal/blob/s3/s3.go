// Package s3 keeps files in a bucket of Amazon S3, or of anything that speaks its protocol.
package s3

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"path"
	"strings"
	"time"

	"github.com/minio/minio-go/v7"
	"github.com/minio/minio-go/v7/pkg/credentials"
	"github.com/sony/gobreaker/v2"

	"pellucid/internal/blob"
	"pellucid/internal/domain"
)

// Store keeps files below a prefix of a bucket. When the storage fails several times in a row, it isn't asked for a moment: requests
// for images end at once then, instead of each waiting for the same silence.
type Store struct {
	client         minio.Core
	bucket, prefix string
	answer, put    time.Duration
	breaker        *gobreaker.CircuitBreaker[any]
}

// New returns a store. It asks nothing of the storage yet: see blob.Check.
func New(c Config) (*Store, error) {
	endpoint, err := url.Parse(c.Endpoint)
	if err != nil || endpoint.Host == "" || endpoint.Scheme != "http" && endpoint.Scheme != "https" || strings.Trim(endpoint.Path, "/") != "" {
		return nil, fmt.Errorf("the S3 endpoint must be like https://s3.example.com, not %q", c.Endpoint)
	}
	if c.Prefix != "" && blob.CheckKey(c.Prefix) != nil {
		return nil, fmt.Errorf("the prefix in the bucket must be of lower-case letters, digits, dots, hyphens and slashes, not %q", c.Prefix)
	}
	c = c.withDefaults()
	client, err := minio.NewCore(endpoint.Host, &minio.Options{
		Creds: credentials.NewStaticV4(c.AccessKey, c.SecretKey, ""), Secure: endpoint.Scheme == "https", Region: c.Region,
		Transport: transport(c.Answer), MaxRetries: tries,
	})
	if err != nil {
		return nil, fmt.Errorf("S3: %w", err)
	}
	s := &Store{client: *client, bucket: c.Bucket, answer: c.Answer, put: c.Put}
	if c.Prefix != "" {
		s.prefix = c.Prefix + "/"
	}
	s.breaker = gobreaker.NewCircuitBreaker[any](gobreaker.Settings{
		Name: "s3", Timeout: c.Rest,
		ReadyToTrip:  func(counts gobreaker.Counts) bool { return counts.ConsecutiveFailures >= failuresInRow },
		IsSuccessful: func(err error) bool { return !unreachable(err) },
	})
	return s, nil
}

// mediaTypes are told to the bucket for whoever looks into it; the server says them itself.
var mediaTypes = map[string]string{".png": "image/png", ".webp": "image/webp", ".jpg": "image/jpeg", ".svg": "image/svg+xml"}

// Put sends a file in one request with its checksum: the storage keeps it whole or not at all.
func (s *Store) Put(ctx context.Context, key string, data []byte) error {
	if err := blob.CheckKey(key); err != nil {
		return err
	}
	limited, cancel := context.WithTimeout(ctx, s.put)
	defer cancel()
	err := s.ask(ctx, func() error {
		_, err := s.client.Client.PutObject(limited, s.bucket, s.prefix+key, bytes.NewReader(data), int64(len(data)), minio.PutObjectOptions{
			ContentType: mediaTypes[path.Ext(key)], SendContentMd5: true, DisableMultipart: true,
		})
		return err
	})
	return named("put", key, err)
}

// Open begins to read a file: one request brings what it is and its first bytes.
func (s *Store) Open(ctx context.Context, key string) (blob.File, error) {
	if err := blob.CheckKey(key); err != nil {
		return nil, err
	}
	f := &file{store: s, ctx: ctx, name: s.prefix + key}
	if err := f.request(0); err != nil {
		if errors.Is(err, blob.ErrNotFound) {
			return nil, blob.ErrNotFound
		}
		return nil, named("open", key, err)
	}
	return f, nil
}

// ask sends a request unless the storage has just failed too often.
func (s *Store) ask(ctx context.Context, request func() error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	_, err := s.breaker.Execute(func() (any, error) {
		err := request()
		if err != nil && ctx.Err() != nil {
			err = ctx.Err() // who gave up says nothing about the storage
		}
		return nil, err
	})
	return told(err)
}

// unreachable reports whether an error says that the storage doesn't do its work.
func unreachable(err error) bool {
	if err == nil || errors.Is(err, context.Canceled) {
		return false
	}
	answer := minio.ToErrorResponse(err)
	return answer.StatusCode == 0 || answer.StatusCode >= 500 || answer.StatusCode == http.StatusTooManyRequests
}

// told is what callers get for an error of the storage: a missing file, or one that users are told to wait for.
func told(err error) error {
	if err == nil || errors.Is(err, context.Canceled) {
		return err
	}
	answer := minio.ToErrorResponse(err)
	if answer.Code == minio.NoSuchKey {
		return blob.ErrNotFound
	}
	if answer.StatusCode != 0 && !unreachable(err) {
		err = fmt.Errorf("%w: %w", blob.ErrDenied, err)
	}
	return domain.Errorf(domain.Unavailable, "We can't reach image storage right now. Please try again in a minute.").Because(err)
}

func named(act, key string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s %s: %w", act, key, err)
}
