package doctor_test

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pellucid/internal/doctor"
)

// look makes one check.
func look(t *testing.T, check doctor.Check) doctor.Result {
	t.Helper()
	var result doctor.Result
	doctor.Examine(t.Context(), []doctor.Check{check}, time.Minute, func(r doctor.Result) { result = r })
	return result
}

func want(t *testing.T, check doctor.Check, level doctor.Level, says ...string) {
	t.Helper()
	r := look(t, check)
	var line bytes.Buffer
	doctor.Print(&line, r)
	if r.Level != level {
		t.Errorf("want %s: %s", level, &line)
	}
	for _, text := range says {
		if !strings.Contains(line.String(), text) {
			t.Errorf("want %q: %s", text, &line)
		}
	}
}

func TestChecksRunAtOnceAndAreToldInOrder(t *testing.T) {
	second := make(chan struct{})
	checks := []doctor.Check{
		{Name: "first", Look: func(context.Context) doctor.Finding {
			<-second
			return doctor.Finding{Level: doctor.Good, Found: "fine"}
		}},
		{Name: "second", Look: func(context.Context) doctor.Finding {
			close(second)
			return doctor.Finding{Level: doctor.Bad, Found: "broken"}
		}},
	}
	var names []string
	if bads := doctor.Examine(t.Context(), checks, time.Minute, func(r doctor.Result) { names = append(names, r.Name) }); bads != 1 || strings.Join(names, " ") != "first second" {
		t.Errorf("%d are bad of %v", bads, names)
	}
}

func TestACheckThatHangsOrBreaksIsUnknownAndHoldsNothingUp(t *testing.T) {
	hang := make(chan struct{})
	defer close(hang)
	checks := []doctor.Check{
		{Name: "hangs", Look: func(context.Context) doctor.Finding { <-hang; return doctor.Finding{} }},
		{Name: "breaks", Look: func(context.Context) doctor.Finding { panic("a mistake") }},
	}
	began := time.Now()
	bads := doctor.Examine(t.Context(), checks, 50*time.Millisecond, func(r doctor.Result) {
		if r.Level != doctor.Unknown {
			t.Errorf("%s is %+v", r.Name, r)
		}
	})
	if took := time.Since(began); bads != 0 || took > time.Minute {
		t.Errorf("%d are bad after %s", bads, took)
	}
}

func TestResultsAreJSONToo(t *testing.T) {
	var out bytes.Buffer
	if err := doctor.PrintJSON(&out, []doctor.Result{{Name: "disk", Finding: doctor.Finding{Level: doctor.Bad, Found: "full", Do: "Make room."}}}, 1); err != nil {
		t.Fatal(err)
	}
	var back struct {
		Checks []struct{ Name, Level, Found, Do string }
		Bad    int
	}
	if err := json.Unmarshal(out.Bytes(), &back); err != nil || back.Bad != 1 || back.Checks[0].Do != "Make room." || back.Checks[0].Level != "bad" {
		t.Errorf("%s: %+v, %v", &out, back, err)
	}
}

func TestADataFolderThatOthersCanReadIsBad(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "data")
	want(t, doctor.Folder(folder), doctor.Note, "does not exist")
	if err := os.Mkdir(folder, 0o750); err != nil {
		t.Fatal(err)
	}
	database := filepath.Join(folder, "pellucid.db")
	if err := os.WriteFile(database, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	want(t, doctor.Folder(folder), doctor.Good)
	for path, mode := range map[string]os.FileMode{database: 0o644, folder: 0o755} {
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
		want(t, doctor.Folder(folder), doctor.Bad, "chmod", path)
		if err := os.Chmod(path, info.Mode()); err != nil {
			t.Fatal(err)
		}
	}
	want(t, doctor.Folder(database), doctor.Bad, "not a folder")
}

func TestAFileOfAnotherUserIsBad(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("only root can give files away")
	}
	folder := t.TempDir()
	path := filepath.Join(folder, "device.key")
	if err := os.Chmod(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("secret"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Chown(path, 12345, -1); err != nil {
		t.Fatal(err)
	}
	want(t, doctor.Folder(folder), doctor.Bad, "chown 0", "user 12345")
}

func TestATokenOpensTheDoorOnce(t *testing.T) {
	key, now := []byte("a key for tests"), time.Now()
	at := now
	door := doctor.NewDoor(key, func() time.Time { return at })
	token := doctor.NewToken(key, now)
	if !door.Take(token) || door.Take(token) {
		t.Error("a token opens never, or twice")
	}
	for name, bad := range map[string]string{
		"empty": "", "guessed": "guessed", "of another key": doctor.NewToken([]byte("another"), now), "changed": changed(doctor.NewToken(key, now)),
		"old": doctor.NewToken(key, now.Add(-2*time.Minute)), "of the future": doctor.NewToken(key, now.Add(2*time.Minute)),
	} {
		if door.Take(bad) {
			t.Errorf("a token that is %s opens", name)
		}
	}
	at = now.Add(10 * time.Minute)
	if door.Take(token) {
		t.Error("a spent token opens later")
	}
	if doctor.NewDoor(nil, time.Now).Take(doctor.NewToken(nil, time.Now())) || (*doctor.Door)(nil).Take(token) {
		t.Error("a door without a key opens")
	}
}

// changed is a token with another letter in the middle.
func changed(token string) string {
	letter := "x"
	if token[20] == 'x' {
		letter = "y"
	}
	return token[:20] + letter + token[21:]
}

func TestTheLockOfAServerIsSeenAndNotTaken(t *testing.T) {
	if running, known := doctor.Running(t.TempDir()); running || !known {
		t.Errorf("an empty folder: %v, %v", running, known)
	}
}
