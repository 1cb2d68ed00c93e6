package programtest

import (
	"bytes"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// Litestream is started before the site listens. While it held the socket as well, a site that had ended let its visitors wait for ever.
func TestTheSocketOfSystemdIsNotPassedOnToOtherPrograms(t *testing.T) {
	bin, data := t.TempDir(), t.TempDir()
	seen := filepath.Join(bin, "seen")
	program := fmt.Sprintf("#!/bin/sh\nfor f in /proc/$$/fd/*; do readlink $f; done > %[1]s.new; mv %[1]s.new %[1]s; exec sleep 60\n", seen)
	if err := os.WriteFile(filepath.Join(bin, "litestream"), []byte(program), 0o755); err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = listener.Close() }()
	file, err := listener.(*net.TCPListener).File()
	if err != nil {
		t.Fatal(err)
	}
	server, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	site := "http://" + listener.Addr().String()
	cmd := exec.Command("sh", "-c", `LISTEN_PID=$$ exec "$0" "$@"`, server, "serve", "--no-demo", "--data", data, "--local", "--base-url", site, "--replica", t.TempDir())
	cmd.Env = append(os.Environ(), "LISTEN_FDS=1", "PATH="+bin+":"+os.Getenv("PATH"))
	cmd.ExtraFiles = []*os.File{file} // 3, as systemd passes it
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		_ = cmd.Process.Signal(syscall.SIGTERM)
		_ = cmd.Wait()
		if t.Failed() {
			t.Log(out.String())
		}
	}()
	client := http.Client{Timeout: 10 * time.Second} // the test holds the socket too: nobody refuses a connection
	waitFor(t, "the site answers on the socket", func() bool {
		resp, err := client.Get(site + "/healthz")
		if err == nil {
			_ = resp.Body.Close()
		}
		return err == nil && resp.StatusCode == http.StatusOK
	})
	var held string
	waitFor(t, "the other program runs", func() bool {
		text, err := os.ReadFile(seen)
		held = string(text)
		return err == nil
	})
	if strings.Contains(held, "socket:") {
		t.Errorf("it holds\n%s", held)
	}
}
