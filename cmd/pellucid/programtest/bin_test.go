package programtest

import (
	"database/sql"
	"net/http"
	"path/filepath"
	"syscall"
	"testing"

	"pellucid/internal/domain"
)

// TestAKilledServerLeavesAWholePictureOrNone kills the real program between a deletion, its undoing, and the removal of files.
func TestAKilledServerLeavesAWholePictureOrNone(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	s := start(t, data)
	token := s.signUp("mira")
	if status, err := s.call(token, http.MethodPost, "/images/generate", map[string]any{"prompt": "a red fox", "width": 512}, nil); status != http.StatusOK {
		t.Fatal(status, err)
	}
	waitFor(t, "the picture is made", func() bool { return number(t, data, `SELECT count(*) FROM images`) == 1 })
	var mine struct {
		Data []struct {
			ID      string `json:"id"`
			FileURL string `json:"file_url"`
		} `json:"data"`
	}
	if status, err := s.call(token, http.MethodGet, "/images/my", nil, &mine); status != http.StatusOK {
		t.Fatal(status, err)
	}
	picture := mine.Data[0]
	restart := func() {
		t.Helper()
		if err := s.end(syscall.SIGKILL); err == nil {
			t.Fatal("the server was killed and ended well")
		}
		s = start(t, data)
	}
	status := func(path string) int {
		t.Helper()
		resp, err := http.Get(s.url + path)
		if err != nil {
			t.Fatal(err)
		}
		_ = resp.Body.Close()
		return resp.StatusCode
	}
	remove := func() {
		t.Helper()
		if status, err := s.call(token, http.MethodDelete, "/images/"+picture.ID, nil, nil); status != http.StatusOK {
			t.Fatal(status, err)
		}
	}
	remove()
	restart()
	if page, file := status("/image/"+picture.ID), status(picture.FileURL); page != http.StatusGone || file != http.StatusNotFound {
		t.Errorf("after a crash the page answers %d and the file %d", page, file)
	}
	if status, err := s.call(token, http.MethodPost, "/images/"+picture.ID+"/restore", nil, nil); status != http.StatusOK {
		t.Fatal(status, err)
	}
	restart()
	if page, file := status("/image/"+picture.ID), status(picture.FileURL); page != http.StatusOK || file != http.StatusOK {
		t.Errorf("brought back, the page answers %d and the file %d", page, file)
	}
	remove()
	letTimePass(t, data)
	restart() // as if the server had died while it emptied the bin
	originals := func() int {
		found, err := filepath.Glob(filepath.Join(data, "media", "*", "*", domain.OriginalName))
		if err != nil {
			t.Fatal(err)
		}
		return len(found)
	}
	waitFor(t, "the files go", func() bool { return originals() == 0 && number(t, data, `SELECT count(*) FROM bin`) == 0 })
	if restored, err := s.call(token, http.MethodPost, "/images/"+picture.ID+"/restore", nil, nil); restored != http.StatusGone || status("/image/"+picture.ID) != http.StatusGone {
		t.Errorf("without its files it comes back: %d, %v", restored, err)
	}
}

// letTimePass ends the time in which deletions can be undone.
func letTimePass(t *testing.T, data string) {
	t.Helper()
	db, err := sql.Open("sqlite3", "file:"+filepath.Join(data, "pellucid.db")+"?_timeout=10000")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	if _, err := db.ExecContext(t.Context(), `UPDATE bin SET empty_at = min(empty_at, 1)`); err != nil {
		t.Fatal(err)
	}
}
