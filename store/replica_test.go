package store_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/store"
)

// following copies the pages that differ from one database file into another, as Litestream does, except the first one.
func following(t *testing.T, from, to string) (copied int) {
	t.Helper()
	source, err := os.ReadFile(from)
	if err != nil {
		t.Fatal(err)
	}
	copyOf, err := os.ReadFile(to)
	if err != nil {
		t.Fatal(err)
	}
	if len(source) != len(copyOf) {
		t.Fatalf("the file grew from %d to %d bytes: its first page says so", len(copyOf), len(source))
	}
	file, err := os.OpenFile(to, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	const page = 4096
	for at := page; at < len(source); at += page {
		if !bytes.Equal(source[at:at+page], copyOf[at:at+page]) {
			copied++
			if _, err := file.WriteAt(source[at:at+page], int64(at)); err != nil {
				t.Fatal(err)
			}
		}
	}
	return copied
}

// TestAReplicaShowsWhatIsCopiedIntoItsFile: SQLite kept pages that another program had changed, as long as the first page, which
// counts changes, stayed the same; and in WAL mode most transactions leave it alone.
func TestAReplicaShowsWhatIsCopiedIntoItsFile(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	path, copyPath := filepath.Join(folder, "pellucid.db"), filepath.Join(folder, "copy.db")
	writer, err := store.Open(t.Context(), path, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	mira, err := writer.Register(t.Context(), people.Registration{Email: "mira@example.org", Username: "mira"}, "hash")
	if err != nil {
		t.Fatal(err)
	}
	raw, err := sqlx.Open("sqlite3", "file:"+path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _, _ = raw.Close(), writer.Close() })
	if _, err := raw.Exec(`PRAGMA wal_checkpoint(TRUNCATE)`); err != nil {
		t.Fatal(err)
	}
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if content[18] != 2 {
		t.Fatal("the database is not in WAL mode")
	}
	if err := os.WriteFile(copyPath, content, 0o600); err != nil {
		t.Fatal(err)
	}
	replica, err := store.OpenReplica(t.Context(), copyPath, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = replica.Close() })
	for _, avatar := range []string{"/one.png", "/two.png"} {
		if _, err := raw.Exec(`UPDATE users SET avatar_url = ? WHERE id = ?; PRAGMA wal_checkpoint(TRUNCATE)`, avatar, mira.ID); err != nil {
			t.Fatal(err)
		}
		if following(t, path, copyPath) == 0 {
			t.Fatal("nothing was copied")
		}
		if user, err := replica.User(t.Context(), mira.ID); err != nil || user.Profile.AvatarURL != avatar {
			t.Errorf("the replica says %q, %v", user.Profile.AvatarURL, err)
		}
	}
}

func TestAReplicaIsReadAndNeverWritten(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "pellucid.db")
	writer, err := store.Open(t.Context(), path, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := store.OpenReplica(t.Context(), path, time.Now); err == nil {
		t.Error("a database that is written to was opened as a copy")
	}
	if err := writer.Close(); err != nil { // it takes the files beside it away
		t.Fatal(err)
	}
	replica, err := store.OpenReplica(t.Context(), path, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = replica.Close() }()
	if _, err := replica.Register(t.Context(), people.Registration{Email: "mira@example.org", Username: "mira"}, "hash"); domain.CodeOf(err) != domain.Unavailable {
		t.Errorf("a write ends with %v", err)
	}
	if err := replica.Ping(t.Context()); err != nil {
		t.Errorf("a replica that can be read is not healthy: %v", err)
	}
	if _, err := store.OpenReplica(t.Context(), filepath.Join(t.TempDir(), "none.db"), time.Now); err == nil {
		t.Error("a copy that is not there was opened")
	}
	raw, err := sqlx.Open("sqlite3", "file:"+path)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = raw.Close() }()
	if _, err := raw.Exec(`INSERT INTO goose_db_version (version_id, is_applied) VALUES (99999, 1)`); err != nil {
		t.Fatal(err)
	}
	if _, err := store.OpenReplica(t.Context(), path, time.Now); err == nil {
		t.Error("a copy of a newer version was opened")
	}
}
