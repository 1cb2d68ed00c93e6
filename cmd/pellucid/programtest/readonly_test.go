package programtest

import (
	"bytes"
	"database/sql"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// copied returns a data folder with a copy of a server's database as it is now, and with its files.
func copied(t *testing.T, writer *server) string {
	t.Helper()
	folder := t.TempDir()
	db, err := sql.Open("sqlite3", "file:"+filepath.Join(writer.data, "pellucid.db")+"?_timeout=10000")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	if _, err := db.ExecContext(t.Context(), `VACUUM INTO ?`, filepath.Join(folder, "pellucid.db")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join(writer.data, "media"), filepath.Join(folder, "media")); err != nil {
		t.Fatal(err)
	}
	return folder
}

// TestTheProxyOfTheGuideSendsVisitorsToReadersAndEverythingElseToTheWriter runs nginx with the configuration of the guide.
func TestTheProxyOfTheGuideSendsVisitorsToReadersAndEverythingElseToTheWriter(t *testing.T) {
	t.Parallel()
	writer := start(t, t.TempDir(), "--base-url", "http://localhost:1")
	mira := writer.signUp("mira")
	reader := start(t, copied(t, writer), "--base-url", "http://localhost:1", "--read-only")
	writer.draw(mira) // the writer alone has it: a page tells who made it
	deploy, err := filepath.Abs("../../../docs/deploy")
	if err != nil {
		t.Fatal(err)
	}
	site := documentedNginx(t, "readers.nginx.conf", "listen 8420;", strings.NewReplacer("/opt/pellucid/current/docs/deploy", deploy,
		"127.0.0.1:8421", strings.TrimPrefix(writer.url, "http://"), "127.0.0.1:8422", strings.TrimPrefix(reader.url, "http://")).Replace)
	madeBy := func(headers ...string) string {
		resp, body := ask(t, http.MethodGet, site+"/api/v1/gallery/public", "", headers...)
		if resp.StatusCode != http.StatusOK {
			t.Fatalf("the gallery is answered %d", resp.StatusCode)
		}
		if bytes.Contains(body, []byte("fox")) {
			return "writer"
		}
		return "reader"
	}
	if by := madeBy(); by != "reader" {
		t.Errorf("a visitor is answered by the %s", by)
	}
	for _, header := range [][]string{{"Authorization", "Bearer " + mira}, {"Cookie", "pellucid=x"}, {"Cookie", "__Host-pellucid=x"}} {
		if by := madeBy(header...); by != "writer" {
			t.Errorf("who sends %s is answered by the %s", header, by)
		}
	}
	for path, want := range map[string]int{"/auth": http.StatusOK, "/nowhere": http.StatusNotFound} { // the reader says 421
		if resp, _ := ask(t, http.MethodGet, site+path, ""); resp.StatusCode != want {
			t.Errorf("%s is answered %d", path, resp.StatusCode)
		}
	}
	if resp, _ := ask(t, http.MethodPost, site+"/api/v1/auth/register", `{"email":"omar@example.org","username":"omar","password":"secret"}`, "Content-Type", "application/json"); resp.StatusCode != http.StatusCreated {
		t.Errorf("signing up is answered %d", resp.StatusCode)
	}
	_ = reader.end(syscall.SIGKILL)
	if by := madeBy(); by != "writer" {
		t.Errorf("without a reader, a visitor is answered by the %s", by)
	}
	_ = writer.end(syscall.SIGKILL)
	for _, method := range []string{http.MethodGet, http.MethodPost} {
		resp, page := ask(t, method, site+"/gallery?search=fox", "")
		if resp.StatusCode != http.StatusServiceUnavailable || resp.Header.Get("Retry-After") != "10" || !strings.Contains(string(page), "We'll be right back") {
			t.Errorf("%s without any server is answered %d, %v: %s", method, resp.StatusCode, resp.Header, page)
		}
	}
}

// TestAReadOnlyServerShowsVisitorsThePagesAndSendsEverythingElseToTheWriter runs two real servers: one that writes, and one over
// a copy of its database.
func TestAReadOnlyServerShowsVisitorsThePagesAndSendsEverythingElseToTheWriter(t *testing.T) {
	t.Parallel()
	writer := start(t, t.TempDir(), "--base-url", "http://localhost:1")
	mira := writer.signUp("mira")
	file := writer.draw(mira)
	replica := copied(t, writer)
	before, err := os.ReadFile(filepath.Join(replica, "pellucid.db"))
	if err != nil {
		t.Fatal(err)
	}
	reader := start(t, replica, "--base-url", "http://localhost:1", "--read-only")
	for _, path := range []string{"/", "/gallery", "/gallery?search=fox", "/u/mira", "/pricing", "/feed.atom", "/sitemap.xml", "/api/v1/gallery/public", "/healthz", file} {
		status, page := ask(t, http.MethodGet, reader.url+path, "")
		if status.StatusCode != http.StatusOK || len(page) == 0 {
			t.Errorf("%s is answered %d with %d bytes", path, status.StatusCode, len(page))
		}
		if _, same := ask(t, http.MethodGet, writer.url+path, ""); path == "/gallery" && !bytes.Equal(same, page) {
			t.Error("the gallery is another one than the writer's")
		}
	}
	for _, other := range []struct{ method, path, header, value string }{
		{http.MethodPost, "/api/v1/auth/login", "X", "x"}, {http.MethodGet, "/auth", "X", "x"}, {http.MethodGet, "/dashboard", "X", "x"},
		{http.MethodGet, "/gallery", "Authorization", "Bearer " + mira}, {http.MethodGet, "/gallery", "Cookie", "pellucid=x"}, {http.MethodGet, "/nowhere", "X", "x"},
		{http.MethodPost, "/try", "X", "x"}, {http.MethodGet, "/admin", "X", "x"},
	} {
		if resp, _ := ask(t, other.method, reader.url+other.path, "", other.header, other.value); resp.StatusCode != http.StatusMisdirectedRequest {
			t.Errorf("%s %s with %s is answered %d", other.method, other.path, other.header, resp.StatusCode)
		}
	}
	if err := reader.end(syscall.SIGTERM); err != nil {
		t.Errorf("ended with %v\n%s", err, reader.out)
	}
	after, err := os.ReadFile(filepath.Join(replica, "pellucid.db"))
	if err != nil || !bytes.Equal(before, after) {
		t.Errorf("the copy was written to, %v", err)
	}
}
