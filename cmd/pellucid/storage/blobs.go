package storage

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/url"
	"path/filepath"
	"strings"

	"pellucid/internal/backup"
	"pellucid/internal/blob"
	"pellucid/internal/blob/fs"
	"pellucid/internal/blob/s3"
)

// BlobFlags say where image files are kept.
type BlobFlags struct {
	Blobs         string `placeholder:"PLACE" help:"Where image files are kept: a folder, or s3://bucket/prefix. Default: media in the data folder."`
	BlobsFallback string `placeholder:"PLACE" help:"Where image files are read that aren't at --blobs yet, while pellucid blobs move copies them."`
	S3Flags
}

// S3Flags say how a bucket is reached.
type S3Flags struct {
	S3Endpoint  string `name:"s3-endpoint" env:"PELLUCID_S3_ENDPOINT" placeholder:"URL" help:"Address of the S3 service, such as https://s3.eu-central-1.amazonaws.com. Default: Amazon's in the region."`
	S3Region    string `name:"s3-region" env:"PELLUCID_S3_REGION" default:"us-east-1" help:"Region of the bucket."`
	S3AccessKey string `name:"s3-access-key" env:"PELLUCID_S3_ACCESS_KEY" help:"Access key ID for the bucket."`
	S3SecretKey string `name:"s3-secret-key" env:"PELLUCID_S3_SECRET_KEY" help:"Secret access key for the bucket."`
}

// places are where image files are: whole paths of folders, or addresses of buckets.
type places struct {
	Blobs    string `json:"blobs"`
	Fallback string `json:"fallback,omitempty"`
}

func (p places) IsS3() bool { return IsBucket(p.Blobs) }

const bucketScheme = "s3://"

func IsBucket(place string) bool { return strings.HasPrefix(place, bucketScheme) }

// plainPlace makes the ways to write the same place one.
func plainPlace(place string) (string, error) {
	if !IsBucket(place) {
		return filepath.Abs(place)
	}
	bucket, err := url.Parse(place)
	if err != nil || bucket.Host == "" || bucket.RawQuery != "" || bucket.User != nil {
		return "", fmt.Errorf("a bucket is written like s3://bucket/prefix, not %q", place)
	}
	return strings.TrimRight(bucketScheme+bucket.Host+"/"+strings.Trim(bucket.Path, "/"), "/"), nil
}

// Places are those of a server with a data folder.
func (f BlobFlags) Places(data string) (p places, err error) {
	if f.Blobs == "" {
		f.Blobs = filepath.Join(data, "media")
	}
	if p.Blobs, err = plainPlace(f.Blobs); err != nil {
		return p, fmt.Errorf("--blobs: %w", err)
	}
	if f.BlobsFallback == "" {
		return p, nil
	}
	if p.Fallback, err = plainPlace(f.BlobsFallback); err != nil {
		return p, fmt.Errorf("--blobs-fallback: %w", err)
	}
	if p.Fallback == p.Blobs {
		return p, errors.New("--blobs and --blobs-fallback are the same place: leave --blobs-fallback out")
	}
	return p, nil
}

// Open opens the store of the places that are set.
func (f BlobFlags) Open(data string) (blob.Store, error) {
	p, err := f.Places(data)
	if err != nil {
		return nil, err
	}
	first, err := f.OpenPlace(p.Blobs)
	if err != nil || p.Fallback == "" {
		return first, err
	}
	then, err := f.OpenPlace(p.Fallback)
	return blob.Fallback{First: first, Then: then}, err
}

// OpenPlace opens one place.
func (f S3Flags) OpenPlace(place string) (blob.Store, error) {
	if !IsBucket(place) {
		return fs.New(place)
	}
	if f.S3AccessKey == "" || f.S3SecretKey == "" {
		return nil, fmt.Errorf("%s needs --s3-access-key and --s3-secret-key (or PELLUCID_S3_ACCESS_KEY_FILE and PELLUCID_S3_SECRET_KEY_FILE)", place)
	}
	endpoint := f.S3Endpoint
	if endpoint == "" {
		endpoint = "https://s3." + f.S3Region + ".amazonaws.com"
	}
	bucket, prefix, _ := strings.Cut(strings.TrimPrefix(place, bucketScheme), "/")
	store, err := s3.New(s3.Config{Endpoint: endpoint, Region: f.S3Region, AccessKey: f.S3AccessKey, SecretKey: f.S3SecretKey, Bucket: bucket, Prefix: prefix})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", place, err)
	}
	return store, nil
}

// Serving opens the store for a server that begins to serve: no image that was kept until now is forgotten, and a bucket can be
// written and read. A bucket that worked before and can't be reached at the moment is waited for: pages can be served without images.
func (f BlobFlags) Serving(ctx context.Context, data string) (blob.Store, error) {
	p, err := f.Places(data)
	if err != nil {
		return nil, err
	}
	before, err := ReadPlaces(data)
	if err == nil {
		err = NoImageForgotten(data, before, p)
	}
	if err != nil {
		return nil, err
	}
	store, err := f.Open(data)
	if err != nil {
		return nil, err
	}
	if p.IsS3() {
		first := store
		if both, ok := store.(blob.Fallback); ok {
			first = both.First
		}
		switch err := blob.Check(ctx, first); {
		case err != nil && before.Blobs == p.Blobs && !errors.Is(err, blob.ErrDenied):
			slog.Error("image storage can't be reached; images answer 503 until it can", "blobs", p.Blobs, "err", err)
		case err != nil:
			return nil, fmt.Errorf("the bucket %s can't be used: %w. Check --s3-endpoint, --s3-region, the keys, and that the keys may read, write, list and delete", p.Blobs, err)
		}
	}
	return store, keepPlaces(data, before, p)
}

func (f S3Flags) ForBackups() backup.S3 {
	return backup.S3{Endpoint: f.S3Endpoint, Region: f.S3Region, AccessKey: f.S3AccessKey, SecretKey: f.S3SecretKey}
}
