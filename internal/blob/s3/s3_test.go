package s3_test

import (
	"fmt"
	"testing"

	"pellucid/internal/blob"
	"pellucid/internal/blob/blobtest"
	"pellucid/internal/blob/s3"
	"pellucid/internal/blob/s3/s3test"
)

func config(server *s3test.Server) s3.Config {
	return s3.Config{Endpoint: server.URL, Region: s3test.Region, AccessKey: s3test.AccessKey, SecretKey: s3test.SecretKey, Bucket: "images"}
}

func newStore(t *testing.T, c s3.Config) *s3.Store {
	t.Helper()
	store, err := s3.New(c)
	if err != nil {
		t.Fatal(err)
	}
	return store
}

func TestStoreKeepsTheContract(t *testing.T) {
	t.Parallel()
	server, stores := s3test.Start(t, "images"), 0
	blobtest.Run(t, func(t *testing.T) blob.Store {
		c := config(server)
		stores++ // they share a bucket, and nothing of each other
		c.Prefix = fmt.Sprintf("site/%d", stores)
		return newStore(t, c)
	})
}
