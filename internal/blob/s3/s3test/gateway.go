package s3test

import (
	"bytes"
	"net/http"
	"os/exec"
	"testing"
	"time"

	"pellucid/internal/testkit/port"
	"pellucid/internal/testkit/services"
)

// startGateway runs the Versity gateway over a folder until the test ends, and returns its address.
func startGateway(t testing.TB, folder string) string {
	t.Helper()
	addr := port.Free(t)
	var out bytes.Buffer
	cmd := exec.Command(services.Program(t, ".tools", "versitygw"), "--quiet", "--keep-alive", "--port", addr, "--access", AccessKey, "--secret", SecretKey, "--region", Region,
		"posix", "--sidecar", t.TempDir(), folder)
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
		if resp, err := http.Get("http://" + addr); err == nil {
			_ = resp.Body.Close()
			return "http://" + addr
		}
		select {
		case err := <-ended:
			ended <- err
			t.Fatalf("the S3 server ended: %v\n%s", err, &out)
		case <-time.After(10 * time.Millisecond):
		}
	}
	t.Fatal("the S3 server does not answer")
	return ""
}
