package programtest

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"pellucid/internal/doctor"
	"pellucid/internal/testkit/services"
	"pellucid/store/copies"
)

// run runs the real program to its end, and returns what it printed and its exit code.
func run(t *testing.T, args ...string) (out string, code int) {
	t.Helper()
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), program, args...)
	text, err := cmd.CombinedOutput()
	if cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return string(text), cmd.ProcessState.ExitCode()
}

// mustRun is run for what must succeed.
func mustRun(t *testing.T, args ...string) string {
	t.Helper()
	out, code := run(t, args...)
	if code != 0 {
		t.Fatalf("pellucid %s ended with %d:\n%s", strings.Join(args, " "), code, out)
	}
	return out
}

// generate makes an image and waits until it is delivered.
func (s *server) generate(token, prompt string) {
	s.t.Helper()
	done := tasks(s.t, s.data, `status = 'completed'`)
	if status, err := s.call(token, http.MethodPost, "/images/generate", map[string]any{"prompt": prompt, "width": 512}, nil); status != http.StatusOK {
		s.t.Fatalf("generate: %d, %v", status, err)
	}
	waitFor(s.t, "the image is delivered", func() bool { return tasks(s.t, s.data, `status = 'completed'`) > done })
}

// contents hashes every file below a folder.
func contents(t *testing.T, root string) map[string]string {
	t.Helper()
	sums := map[string]string{}
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := os.ReadFile(path)
		name, _ := filepath.Rel(root, path)
		sums[name] = fmt.Sprintf("%x", sha256.Sum256(content))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return sums
}

// facts counts the rows of every table of a data folder that no server uses.
func facts(t *testing.T, data string) copies.Facts {
	t.Helper()
	path := filepath.Join(t.TempDir(), "copy.db")
	if err := copies.Snapshot(t.Context(), filepath.Join(data, "pellucid.db"), path); err != nil {
		t.Fatal(err)
	}
	c, err := copies.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = c.Close() }()
	if err := c.Check(t.Context()); err != nil {
		t.Error(err)
	}
	counted, err := c.Facts(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return counted
}

func TestADestroyedDataFolderIsRestoredFromABackupAndServesAgain(t *testing.T) {
	t.Parallel()
	data, backups := t.TempDir(), filepath.Join(t.TempDir(), "backups")
	s := start(t, data)
	token := s.signUp("mira")
	s.generate(token, "a red fox")
	s.generate(token, "an oak tree")
	before := facts(t, data)
	if out := mustRun(t, "backup", "--data", data, backups); !strings.Contains(out, "2 images") {
		t.Errorf("the backup says %s", out)
	}
	if out, code := run(t, "restore", backups, data); code != 1 || !strings.Contains(out, "another server works on") {
		t.Errorf("a restore over a running server: %d, %s", code, out)
	}
	files := contents(t, filepath.Join(data, "media"))
	if err := s.end(syscall.SIGKILL); err == nil {
		t.Fatal("the server was killed and ended well")
	}
	if err := os.RemoveAll(data); err != nil {
		t.Fatal(err)
	}

	mustRun(t, "restore", backups, data)
	if difference := before.Differ(facts(t, data)); difference != "" {
		t.Error(difference)
	}
	if got := contents(t, filepath.Join(data, "media")); fmt.Sprint(got) != fmt.Sprint(files) {
		t.Errorf("the files were %v and are %v", files, got)
	}
	if out, code := run(t, "restore", backups, data); code != 1 || !strings.Contains(out, "isn't empty") {
		t.Errorf("a second restore: %d, %s", code, out)
	}
	s = start(t, data)
	token = s.signIn("mira", "secret")
	var mine struct{ Total int }
	if status, err := s.call(token, http.MethodGet, "/images/my", nil, &mine); status != http.StatusOK || mine.Total != 2 {
		t.Errorf("mira has %d images, %d, %v", mine.Total, status, err)
	}
	s.generate(token, "a blue bird")
}

// litestream puts bin/litestream into PATH.
func litestream(t *testing.T) {
	t.Helper()
	bin := filepath.Dir(services.Program(t, "bin", "litestream"))
	t.Setenv("PATH", bin+string(os.PathListSeparator)+os.Getenv("PATH"))
}

// Somebody deletes everything at noon, and the machine dies at one: the site comes back as it was a moment before noon.
func TestTheMomentBeforeAMistakeIsRestoredFromTheReplicaAndTheServerGoesOn(t *testing.T) {
	litestream(t)
	data, backups, replica := t.TempDir(), filepath.Join(t.TempDir(), "backups"), filepath.Join(t.TempDir(), "replica")
	serve := []string{"--replica", replica, "--backup-to", backups}
	drill := []string{"backup", "drill", "--data", data, "--replica", replica}
	s := start(t, data, serve...)
	token := s.signUp("mira")
	s.generate(token, "a red fox")
	mustRun(t, "backup", "--data", data, backups)
	s.generate(token, "an oak tree") // after the newest backup
	before := t.TempDir()
	if err := os.CopyFS(before, os.DirFS(filepath.Join(data, "media"))); err != nil {
		t.Fatal(err)
	}
	mustRun(t, drill...)
	moment := time.Now()
	s.signUp("mistake")
	mustRun(t, drill...)
	if err := s.end(syscall.SIGKILL); err == nil {
		t.Fatal("the server was killed and ended well")
	}
	if err := os.RemoveAll(data); err != nil {
		t.Fatal(err)
	}

	restore := []string{"restore", backups, data, "--replica", replica, "--at", moment.UTC().Format(time.RFC3339Nano)}
	images := filepath.Join(replica, "images")
	if err := os.Rename(images, images+"-hidden"); err != nil {
		t.Fatal(err)
	}
	if out, code := run(t, restore...); code != 3 || !strings.Contains(out, "files of images are missing") {
		t.Errorf("without the files that are newer than the backup: %d, %s", code, out)
	}
	if err := errors.Join(os.RemoveAll(data), os.Rename(images+"-hidden", images)); err != nil {
		t.Fatal(err)
	}
	mustRun(t, restore...) // the replica has the oak tree, too
	if n := number(t, data, `SELECT count(*) FROM users WHERE username = 'mistake'`); n != 0 {
		t.Error("the mistake was restored, too")
	}
	if n := number(t, data, `SELECT count(*) FROM images`); n != 2 {
		t.Errorf("%d images were restored", n)
	}
	if got, want := contents(t, filepath.Join(data, "media")), contents(t, before); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("the files are %v, want %v", got, want)
	}
	s = start(t, data, serve...)
	s.generate(s.signIn("mira", "secret"), "a blue bird")
	mustRun(t, drill...) // the replica goes on from the restored database
	if err := s.end(syscall.SIGTERM); err != nil {
		t.Errorf("ended with %v\n%s", err, s.out)
	}
}

func TestAReplicaWithoutItsProgramKeepsTheServerFromStarting(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	s := launch(t, t.TempDir(), "--replica", t.TempDir())
	if err := <-s.done; err == nil || !strings.Contains(s.out.String(), "run make replica") {
		t.Errorf("ended with %v and said %s", err, s.out)
	}
}

func TestBackupAndRestoreSayWhatTheyCannotDo(t *testing.T) {
	t.Setenv("PELLUCID_BACKUP_TO", "")
	empty, data := t.TempDir(), t.TempDir()
	for says, args := range map[string][]string{
		"there is nothing to back up in":      {"backup", "--data", empty, filepath.Join(empty, "backups")},
		"say where the backups are":           {"backup", "--data", data},
		"there is no folder":                  {"restore", filepath.Join(empty, "no"), filepath.Join(empty, "data")},
		"there is no whole backup":            {"restore", empty, filepath.Join(data, "new")},
		"--at needs the replica":              {"restore", empty, filepath.Join(data, "other"), "--at", "now"},
		"is in the future":                    {"restore", empty, filepath.Join(data, "third"), "--at", "2999-01-01T00:00:00Z"},
		"--at must be like":                   {"restore", empty, filepath.Join(data, "fourth"), "--at", "noon"},
		"there is nothing to drill":           {"backup", "drill", "--data", data},
		"needs PELLUCID_S3_ACCESS_KEY":        {"backup", "list", "s3://bucket"},
		"the folder for backups can't be mad": {"backup", "--data", data, "/dev/null/backups"},
	} {
		if out, code := run(t, args...); code == 0 || !strings.Contains(out, says) {
			t.Errorf("pellucid %s: %d, %s; want %q", strings.Join(args, " "), code, out, says)
		}
	}
}

func TestTheDoctorFindsAReplicaThatStopped(t *testing.T) {
	litestream(t)
	data, place := t.TempDir(), t.TempDir()
	s := start(t, data, "--replica", place)
	waitFor(t, "the replica has something", func() bool {
		found, _ := filepath.Glob(filepath.Join(place, "ltx", "*", "*.ltx"))
		return len(found) > 0
	})
	examine(t, data, "--local", "--replica", place).want("replica", doctor.Good, "received its last change")
	if err := s.end(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	examine(t, data, "--local", "--replica", place).want("replica", doctor.Good, "received its last change")
	hourAgo := time.Now().Add(-time.Hour)
	err := filepath.WalkDir(place, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		return os.Chtimes(path, hourAgo, hourAgo)
	})
	if err != nil {
		t.Fatal(err)
	}
	examine(t, data, "--local", "--replica", place).want("replica", doctor.Note, "before the server ended")
	start(t, data) // and nothing sends what it writes
	e := examine(t, data, "--local", "--replica", place)
	e.want("replica", doctor.Bad, "is stopped")
	if e.code != 1 {
		t.Errorf("ended with %d", e.code)
	}
}
