package programtest

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"pellucid/cmd/pellucid/program"
	"pellucid/internal/testkit/port"
)

// installed is a server whose program lies in a file that can be replaced, as on a machine of an operator.
type installed struct {
	*server
	program string
	log     string
}

// install starts a copy of a program, which lies in a file, for a site that is not in local mode.
func install(t *testing.T, file, data string) *installed {
	t.Helper()
	folder, addr := t.TempDir(), port.Free(t)
	s := &installed{program: filepath.Join(folder, "pellucid"), log: filepath.Join(folder, "log")}
	s.replace(t, file)
	log, err := os.Create(s.log)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(s.program, "serve", "--no-demo", "--data", data, "--addr", addr, "--rate-limits", "off", "--base-url", "http://"+addr, "--log-level", "warn")
	cmd.Stdout, cmd.Stderr = log, log // a file: a pipe would stay open as long as any of the processes lives
	s.server = &server{t: t, url: "http://" + addr, data: data, cmd: cmd, out: &bytes.Buffer{}, done: make(chan error, 1)}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { s.done <- cmd.Wait() }()
	t.Cleanup(func() {
		if now, ok := program.ReadHolder(data); ok {
			_ = syscall.Kill(now.Pid, syscall.SIGKILL)
		}
		if t.Failed() {
			t.Logf("the log:\n%s", s.said())
		}
	})
	waitFor(t, "the server is ready", func() bool {
		resp, err := http.Get(s.url + "/readyz")
		if err != nil {
			return false
		}
		_ = resp.Body.Close()
		_, named := program.ReadHolder(data) // it answers before it says so
		return named && resp.StatusCode == http.StatusOK
	})
	return s
}

// replace puts another program into the file, as installing it does.
func (s *installed) replace(t *testing.T, program string) {
	t.Helper()
	content, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(s.program+".new", content, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(s.program+".new", s.program); err != nil {
		t.Fatal(err)
	}
}

// upgrade runs pellucid upgrade and returns what it printed.
func (s *installed) upgrade(t *testing.T) (string, error) {
	t.Helper()
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(program, "upgrade", "--data", s.data).CombinedOutput()
	return string(out), err
}

func (s *installed) pid(t *testing.T) int {
	t.Helper()
	now, ok := program.ReadHolder(s.data)
	if !ok {
		t.Fatal("pellucid.lock names no process")
	}
	return now.Pid
}

func (s *installed) said() string {
	content, _ := os.ReadFile(s.log)
	return string(content)
}

// wantAnswer fails the test unless the server answers.
func (s *installed) wantAnswer(t *testing.T) {
	t.Helper()
	if status, err := s.call("", http.MethodGet, "/gallery/public", nil, nil); status != http.StatusOK {
		t.Errorf("it answers %d, %v", status, err)
	}
}

const harmless = "CREATE TABLE of_a_newer_version (id INTEGER PRIMARY KEY) STRICT;"

func TestANewProgramThatDoesNotStartLeavesTheOldOneServing(t *testing.T) {
	t.Parallel()
	program := programWith(t, "", "")
	newer, data := programWith(t, "9.9.9", harmless), t.TempDir()
	s := install(t, newer, data)
	first := s.pid(t)
	broken := filepath.Join(t.TempDir(), "broken")
	if err := os.WriteFile(broken, []byte("#!/bin/sh\nexit 3\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	text := filepath.Join(t.TempDir(), "text")
	if err := os.WriteFile(text, []byte("<html>404</html>"), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct{ program, says string }{
		"it ends":                       {broken, "ended before it was ready"},
		"it is no program":              {text, "exec format error"},
		"it is older than the database": {program, "ended before it was ready"},
	} {
		s.replace(t, test.program)
		if said, err := s.upgrade(t); err == nil || !strings.Contains(said, test.says) || !strings.Contains(said, fmt.Sprintf("process %d goes on", first)) {
			t.Errorf("%s: %v, %s", name, err, said)
		}
		s.wantAnswer(t)
		if s.pid(t) != first {
			t.Errorf("%s: process %d became %d", name, first, s.pid(t))
		}
	}
	if !strings.Contains(s.said(), "was made by 9.9.9 (schema 99901)") {
		t.Error("the log does not say which version the database needs")
	}
	s.replace(t, newer)
	if said, err := s.upgrade(t); err != nil || s.pid(t) == first {
		t.Errorf("a program that starts is not taken any more: %v, %s", err, said)
	}
	s.wantAnswer(t)
	// systemd waits for the end of its own children only: a server that was a child of the one before it was killed in the middle of
	// its requests at the next restart.
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", s.pid(t)))
	if err != nil || strings.Contains(string(status), fmt.Sprintf("PPid:\t%d\n", first)) {
		t.Errorf("the new server is a child of the old one, %d: %v", first, err)
	}
}

// The old server has closed the database by then, and its file has another program in it.
func TestAMigrationThatFailsBringsTheOldProgramBack(t *testing.T) {
	t.Parallel()
	program := programWith(t, "", "")
	s := install(t, program, t.TempDir())
	first := s.pid(t)
	s.replace(t, programWith(t, "9.9.9", "CREATE TABLE half_done (id INTEGER) STRICT; INSERT INTO nowhere VALUES (1);"))
	if said, err := s.upgrade(t); err != nil {
		t.Errorf("%v, %s", err, said)
	}
	if s.pid(t) == first {
		t.Error("nothing happened")
	}
	s.wantAnswer(t)
	if n := number(t, s.data, `SELECT count(*) FROM sqlite_master WHERE name = 'half_done'`); n != 0 {
		t.Error("half of the migration is left in the database")
	}
	if !strings.Contains(s.said(), "the old one begins again") {
		t.Error("the log does not say what happened")
	}
}

func TestAnOlderProgramSaysWhichVersionTheDatabaseNeedsAndChangesNothing(t *testing.T) {
	t.Parallel()
	program := programWith(t, "", "")
	data := t.TempDir()
	if out, err := exec.Command(programWith(t, "9.9.9", harmless), "migrate", "--data", data).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	before := hashOf(t, filepath.Join(data, "pellucid.db"))
	for _, args := range [][]string{{"serve", "--local", "--addr", port.Free(t)}, {"migrate"}, {"sweep"}, {"admin", "reset-password"}} {
		out, err := exec.Command(program, append(args, "--data", data)...).CombinedOutput()
		var exit *exec.ExitError
		if !errors.As(err, &exit) || exit.ExitCode() != 1 {
			t.Errorf("%v ended with %v", args, err)
		}
		for _, part := range []string{"was made by 9.9.9 (schema 99901)", "Nothing was changed", "Start 9.9.9 (schema 99901) or a later version", "restore the backup"} {
			if !strings.Contains(string(out), part) {
				t.Errorf("%v does not say %q: %s", args, part, out)
			}
		}
		if hashOf(t, filepath.Join(data, "pellucid.db")) != before {
			t.Errorf("%v changed the database", args)
		}
	}
}

func hashOf(t *testing.T, path string) [sha256.Size]byte {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	hash := sha256.New()
	if _, err := io.Copy(hash, file); err != nil {
		t.Fatal(err)
	}
	return [sha256.Size]byte(hash.Sum(nil))
}
