// Package s3test runs an S3-compatible server for tests, which keeps objects in a folder: one of its own in the process, or the
// Versity gateway where tests are run with real services. The same tests hold both to the same contract.
package s3test

import (
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"pellucid/internal/testkit/services"
)

// What the server lets in, and where.
const (
	AccessKey = "pellucid-test"
	SecretKey = "not-a-secret-but-long-enough"
	Region    = "us-east-1"
)

// Server is a running server.
type Server struct {
	URL    string
	Folder string // one folder below it for each bucket
}

// Start runs a server with the buckets named, until the test ends.
func Start(t testing.TB, buckets ...string) *Server {
	t.Helper()
	s := &Server{Folder: t.TempDir()}
	for _, bucket := range buckets {
		s.AddBucket(t, bucket)
	}
	if services.Wanted() {
		s.URL = startGateway(t, s.Folder)
		return s
	}
	server := httptest.NewServer(&handler{folder: s.Folder, temp: t.TempDir()})
	t.Cleanup(server.Close)
	s.URL = server.URL
	return s
}

// AddBucket makes a bucket.
func (s *Server) AddBucket(t testing.TB, name string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Join(s.Folder, name), 0o750); err != nil {
		t.Fatal(err)
	}
}
