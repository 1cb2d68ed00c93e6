package programtest

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"pellucid/internal/testkit/port"
)

// startNginx runs nginx in front of the server with the part of its configuration that docs/operating.md shows, and returns
// its address.
func startNginx(t *testing.T, s *server) string {
	t.Helper()
	program, err := exec.LookPath("nginx")
	if err != nil {
		t.Skip("nginx is not installed")
	}
	guide, err := os.ReadFile("../../../docs/operating.md")
	if err != nil {
		t.Fatal(err)
	}
	part := regexp.MustCompile("(?s)```nginx\n(.*?)```").FindSubmatch(guide)
	if part == nil {
		t.Fatal("docs/operating.md shows no configuration of nginx")
	}
	locations := strings.NewReplacer("http://127.0.0.1:8080", s.url, "/var/lib/pellucid/", s.data+"/").Replace(string(part[1]))
	folder, addr := t.TempDir(), port.Free(t)
	config := "daemon off; master_process off; pid " + folder + "/pid; error_log stderr crit; events {} http { access_log off;\n"
	for _, kind := range []string{"client_body", "proxy", "fastcgi", "uwsgi", "scgi"} {
		config += kind + "_temp_path " + filepath.Join(folder, kind) + ";\n"
	}
	config += "server { listen " + addr + ";\n" + locations + "} }\n"
	file := filepath.Join(folder, "nginx.conf")
	if err := os.WriteFile(file, []byte(config), 0o600); err != nil {
		t.Fatal(err)
	}
	nginx := exec.Command(program, "-p", folder, "-c", file)
	nginx.Stderr = os.Stderr
	if err := nginx.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = nginx.Process.Signal(syscall.SIGTERM)
		_ = nginx.Wait()
	})
	address := "http://" + addr
	waitFor(t, "nginx answers", func() bool {
		resp, err := http.Get(address + "/healthz")
		if err != nil {
			return false
		}
		_ = resp.Body.Close()
		return resp.StatusCode == http.StatusOK
	})
	return address
}

// ask sends a request, with headers as pairs of name and value, and returns the answer and its body.
func ask(t *testing.T, method, address, body string, headers ...string) (*http.Response, []byte) {
	t.Helper()
	req, err := http.NewRequest(method, address, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(headers); i += 2 {
		req.Header.Set(headers[i], headers[i+1])
	}
	resp, err := http.DefaultTransport.RoundTrip(req)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = resp.Body.Close() }()
	content, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return resp, content
}

// draw makes a picture and returns the path of its file.
func (s *server) draw(token string) string {
	s.t.Helper()
	_, body := ask(s.t, http.MethodPost, s.url+"/api/v1/images/generate", `{"prompt":"a red fox","width":512}`, "Authorization", "Bearer "+token, "Content-Type", "application/json", "Prefer", "wait")
	var made struct {
		Images []struct {
			FileURL string `json:"file_url"`
		}
	}
	if err := json.Unmarshal(body, &made); err != nil || len(made.Images) != 1 {
		s.t.Fatalf("made %s, %v", body, err)
	}
	address, err := url.Parse(made.Images[0].FileURL)
	if err != nil {
		s.t.Fatal(err)
	}
	return address.Path
}

// hide makes a picture private, which this plan does not allow.
func hide(t *testing.T, data, blobKey string) {
	t.Helper()
	db, err := sql.Open("sqlite3", "file:"+filepath.Join(data, "pellucid.db")+"?_timeout=10000")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	if _, err := db.ExecContext(t.Context(), `UPDATE images SET is_public = 0 WHERE blob_key = ?`, blobKey); err != nil {
		t.Fatal(err)
	}
}

// TestNginxSendsTheFilesThatTheServerLetsItSend tries the configuration that the guide shows.
func TestNginxSendsTheFilesThatTheServerLetsItSend(t *testing.T) {
	t.Parallel()
	s := start(t, t.TempDir(), "--base-url", "http://localhost:1", "--send-files", "x-accel-redirect")
	site := startNginx(t, s)
	mira := s.signUp("mira")
	open, closed := s.draw(mira), s.draw(mira)
	key := strings.TrimSuffix(strings.TrimPrefix(closed, "/media/"), "/original.png")
	hide(t, s.data, key)
	kept, err := os.ReadFile(filepath.Join(s.data, strings.TrimPrefix(open, "/")))
	if err != nil {
		t.Fatal(err)
	}
	resp, body := ask(t, http.MethodGet, site+open, "")
	if resp.StatusCode != http.StatusOK || !bytes.Equal(body, kept) || resp.Header.Get("Content-Type") != "image/png" || resp.Header.Get("Cache-Control") != "public, max-age=31536000, s-maxage=0, immutable" {
		t.Errorf("a public file is answered %d with %d bytes, %v", resp.StatusCode, len(body), resp.Header)
	}
	direct, empty := ask(t, http.MethodGet, s.url+open, "")
	if len(empty) != 0 {
		t.Errorf("the server sent %d bytes itself", len(empty))
	}
	for name, values := range direct.Header { // security headers too
		if name != "X-Accel-Redirect" && name != "Etag" && name != "Content-Length" && name != "Date" && name != "X-Request-Id" && resp.Header.Get(name) != values[0] {
			t.Errorf("%s is %q behind nginx, and %q without", name, resp.Header.Get(name), values[0])
		}
	}
	if part, first := ask(t, http.MethodGet, site+open, "", "Range", "bytes=0-7"); part.StatusCode != http.StatusPartialContent || !bytes.Equal(first, kept[:8]) {
		t.Errorf("a part is answered %d with %q", part.StatusCode, first)
	}
	if again, _ := ask(t, http.MethodGet, site+open, "", "If-None-Match", resp.Header.Get("Etag")); again.StatusCode != http.StatusNotModified {
		t.Errorf("a file that the browser has is answered %d", again.StatusCode)
	}
	omar := s.signUp("omar")
	for _, try := range []struct{ path, token string }{
		{closed, omar}, {closed, "invented"}, {"/pellucid-files" + strings.TrimPrefix(open, "/media"), mira}, {"/pellucid-files/../pellucid.db", mira},
	} {
		if answer, _ := ask(t, http.MethodGet, site+try.path, "", "Authorization", "Bearer "+try.token); answer.StatusCode != http.StatusNotFound {
			t.Errorf("%s is answered %d", try.path, answer.StatusCode)
		}
	}
	if own, _ := ask(t, http.MethodGet, site+closed, "", "Authorization", "Bearer "+mira); own.StatusCode != http.StatusOK || own.Header.Get("Cache-Control") != "private, no-cache" || own.Header.Get("Cross-Origin-Resource-Policy") != "same-origin" {
		t.Errorf("the owner's private file is answered %d, %v", own.StatusCode, own.Header)
	}
}
