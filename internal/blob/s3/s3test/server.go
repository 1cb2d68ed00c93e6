// Package s3test runs a real S3-compatible server for tests: the Versity gateway, which keeps objects in a folder.
package s3test

import (
	"bytes"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
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

// Start runs a server with the buckets named, until the test ends. It is skipped where the program is missing: make test has it
// installed.
func Start(t testing.TB, buckets ...string) *Server {
	t.Helper()
	s := &Server{Folder: t.TempDir()}
	for _, bucket := range buckets {
		s.AddBucket(t, bucket)
	}
	addr := freeAddress(t)
	s.URL = "http://" + addr
	var out bytes.Buffer
	cmd := exec.Command(program(t), "--quiet", "--keep-alive", "--port", addr, "--access", AccessKey, "--secret", SecretKey, "--region", Region,
		"posix", "--sidecar", t.TempDir(), s.Folder)
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		<-ended
	})
	for deadline := time.Now().Add(30 * time.Second); time.Now().Before(deadline); {
		if resp, err := http.Get(s.URL); err == nil {
			_ = resp.Body.Close()
			return s
		}
		select {
		case err := <-ended:
			ended <- err
			t.Fatalf("the S3 server ended: %v\n%s", err, &out)
		case <-time.After(10 * time.Millisecond):
		}
	}
	t.Fatal("the S3 server does not answer")
	return nil
}

// AddBucket makes a bucket.
func (s *Server) AddBucket(t testing.TB, name string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Join(s.Folder, name), 0o750); err != nil {
		t.Fatal(err)
	}
}

// program finds the server's program, which the Makefile installs.
func program(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for ; dir != filepath.Dir(dir); dir = filepath.Dir(dir) { // from the tested package up to the module
		path := filepath.Join(dir, ".tools", "versitygw")
		if _, err := os.Stat(path); err == nil {
			return path
		}
	}
	path, err := exec.LookPath("versitygw")
	if err != nil {
		t.Skip("no versitygw here: run make .tools/versitygw")
	}
	return path
}

func freeAddress(t testing.TB) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = listener.Close() }()
	return listener.Addr().String()
}
