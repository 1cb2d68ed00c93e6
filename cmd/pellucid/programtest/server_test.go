package programtest

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"pellucid/internal/testkit/port"
)

// server is the real program, serving a data folder.
type server struct {
	t    *testing.T
	url  string
	data string
	cmd  *exec.Cmd
	out  *bytes.Buffer // what it printed, once it has ended
	done chan error
}

// start runs the server and waits until it is ready.
func start(t *testing.T, data string, flags ...string) *server {
	t.Helper()
	s := launch(t, data, flags...)
	deadline := time.Now().Add(60 * time.Second)
	for {
		if resp, err := http.Get(s.url + "/readyz"); err == nil {
			_ = resp.Body.Close()
			if resp.StatusCode == http.StatusOK {
				return s
			}
		}
		select {
		case err := <-s.done:
			t.Fatalf("the server ended: %v\n%s", err, s.out)
		case <-time.After(20 * time.Millisecond):
		}
		if time.Now().After(deadline) {
			t.Fatalf("the server is not ready")
		}
	}
}

// launch runs the server and does not wait.
func launch(t *testing.T, data string, flags ...string) *server {
	t.Helper()
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	addr := port.Free(t)
	args := []string{"serve", "--no-demo", "--data", data, "--addr", addr, "--rate-limits", "off"}
	if !slices.Contains(flags, "--base-url") {
		args = append(args, "--local", "--base-url", "http://"+addr)
	}
	args = append(args, flags...)
	s := &server{t: t, url: "http://" + addr, data: data, cmd: exec.Command(program, args...), out: &bytes.Buffer{}, done: make(chan error, 1)}
	s.cmd.Stdout, s.cmd.Stderr = s.out, s.out
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { s.done <- s.cmd.Wait() }()
	t.Cleanup(func() { _ = s.cmd.Process.Kill() })
	return s
}

// end sends a signal and returns how the server ended.
func (s *server) end(signal os.Signal) error {
	s.t.Helper()
	if err := s.cmd.Process.Signal(signal); err != nil {
		s.t.Fatal(err)
	}
	select {
	case err := <-s.done:
		return err
	case <-time.After(time.Minute):
		s.t.Fatalf("the server does not end")
		return nil
	}
}

// call sends JSON, or a form when body is url.Values, and reads the answer into dest.
func (s *server) call(token, method, path string, body, dest any) (status int, err error) {
	var reader io.Reader
	kind := "application/json"
	switch b := body.(type) {
	case nil:
	case url.Values:
		reader, kind = strings.NewReader(b.Encode()), "application/x-www-form-urlencoded"
	default:
		text, err := json.Marshal(b)
		if err != nil {
			return 0, err
		}
		reader = bytes.NewReader(text)
	}
	req, err := http.NewRequest(method, s.url+"/api/v1"+path, reader)
	if err != nil {
		return 0, err
	}
	req.Header.Set("Content-Type", kind)
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return 0, err
	}
	defer func() { _ = resp.Body.Close() }()
	if dest == nil {
		return resp.StatusCode, nil
	}
	return resp.StatusCode, json.NewDecoder(resp.Body).Decode(dest)
}

// signUp registers a user and returns a bearer token.
func (s *server) signUp(name string) string {
	s.t.Helper()
	body := map[string]string{"email": name + "@example.org", "username": name, "password": "secret"}
	if status, err := s.call("", http.MethodPost, "/auth/register", body, nil); status != http.StatusCreated {
		s.t.Fatalf("sign-up: %d, %v", status, err)
	}
	return s.signIn(name, "secret")
}

func (s *server) signIn(name, password string) string {
	s.t.Helper()
	var token struct {
		AccessToken string `json:"access_token"`
	}
	status, err := s.call("", http.MethodPost, "/auth/login", url.Values{"username": {name}, "password": {password}}, &token)
	if status != http.StatusOK || err != nil {
		s.t.Fatalf("sign-in: %d, %v", status, err)
	}
	return token.AccessToken
}

func TestTheFirstStartMakesTheAdministratorAndPrintsThePasswordOnce(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	s := start(t, data, "--admin-email", "administrator@example.org")
	if err := s.end(syscall.SIGTERM); err != nil {
		t.Fatalf("ended with %v\n%s", err, s.out)
	}
	password := regexp.MustCompile(`password is (\S+)\.`).FindStringSubmatch(s.out.String())
	if password == nil {
		t.Fatalf("printed %s", s.out)
	}
	s = start(t, data)
	token := s.signIn("administrator@example.org", password[1])
	var me struct {
		ID      int64
		IsAdmin bool `json:"is_admin"`
	}
	if _, err := s.call(token, http.MethodGet, "/users/me", nil, &me); err != nil || me.ID != 1 || !me.IsAdmin {
		t.Errorf("the administrator is %+v, %v", me, err)
	}
	if err := s.end(syscall.SIGTERM); err != nil || strings.Contains(s.out.String(), "password is") {
		t.Errorf("the second start: %v\n%s", err, s.out)
	}
}

func TestASecondServerOnTheSameDataIsRefused(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	first := start(t, data)
	second := launch(t, data)
	var exit *exec.ExitError
	if err := <-second.done; !errors.As(err, &exit) || exit.ExitCode() != 1 || !strings.Contains(second.out.String(), "another server works on") {
		t.Errorf("the second ended with %v\n%s", err, second.out)
	}
	if status, err := first.call("", http.MethodGet, "/gallery/public", nil, nil); status != http.StatusOK {
		t.Errorf("the first answers %d, %v", status, err)
	}
}

func TestSettingsThatCannotBeAreRefused(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		flags []string
		says  string
	}{
		"no rate limits on a public address":   {[]string{"--base-url", "https://pellucid.example"}, "works with a local base URL only"},
		"a base URL that is none":              {[]string{"--base-url", "pellucid"}, "--base-url must be like"},
		"neither an address nor local mode":    {[]string{"--base-url", ""}, "--base-url is required"},
		"local mode for the network":           {[]string{"--local", "--addr", "0.0.0.0:0"}, "--local listens on this machine alone"},
		"local mode with a public address":     {[]string{"--local", "--base-url", "https://pellucid.example"}, "--local serves http on this machine alone"},
		"a test key on a public site":          {[]string{"--base-url", "https://pellucid.example", "--rate-limits", "on", "--creem-api-key", "creem_test_x", "--creem-webhook-secret", "0123456789abcdef"}, "--allow-test-payments"},
		"a test key without TLS":               {[]string{"--base-url", "http://pellucid.example", "--rate-limits", "on", "--creem-api-key", "creem_test_x", "--creem-webhook-secret", "0123456789abcdef"}, "--allow-test-payments"},
		"a webhook secret padded with spaces":  {[]string{"--creem-api-key", "creem_test_x", "--creem-webhook-secret", "hush            "}, "has spaces"},
		"a webhook secret that can be guessed": {[]string{"--creem-api-key", "creem_test_x", "--creem-webhook-secret", "hush"}, "at least 16 characters"},
		"files for a proxy in local mode":      {[]string{"--send-files", "x-accel-redirect"}, "--local takes no requests from a proxy"},
		"an administrator without an address":  {[]string{"--admin-email", "nobody"}, "the administrator cannot be created"},
		"a data folder that is a file":         {[]string{"--data", "/etc/hostname"}, "the data folder"},
	} {
		t.Run(name, func(t *testing.T) {
			s := launch(t, t.TempDir(), test.flags...)
			if err := <-s.done; err == nil || !strings.Contains(s.out.String(), test.says) {
				t.Errorf("ended with %v and said %s", err, s.out)
			}
		})
	}
}

func TestSIGTERMEndsTheServerInTimeWhateverItIsDoing(t *testing.T) {
	t.Parallel()
	// A request that waited for its pictures held the shutdown up until it was called a failure.
	s := start(t, t.TempDir(), "--workers", "1")
	tokens := []string{s.signUp("mira"), s.signUp("omar"), s.signUp("yuki")}
	for _, token := range tokens {
		for range 10 {
			if status, err := s.call(token, http.MethodPost, "/images/generate", map[string]any{"prompt": "a red fox, watercolor", "width": 1024}, nil); status != http.StatusOK {
				t.Fatalf("%d, %v", status, err)
			}
		}
	}
	conn, err := net.Dial("tcp", strings.TrimPrefix(s.url, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.Close() }()
	last := s.signUp("last")
	if _, err := fmt.Fprintf(conn, "POST /api/v1/images/generate HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer %s\r\nPrefer: wait\r\nContent-Type: application/json\r\nContent-Length: 18\r\n\r\n{\"prompt\":\"a fox\"}", last); err != nil {
		t.Fatal(err)
	}
	waitFor(t, "the last generation is accepted", func() bool { return tasks(t, s.data, "num_samples > 0") == 31 })
	if err := s.end(syscall.SIGTERM); err != nil {
		t.Errorf("ended with %v\n%s", err, s.out)
	}
	if n := tasks(t, s.data, "status = 'processing'"); n != 0 {
		t.Errorf("%d tasks are left as if they were running", n)
	}
}

func waitFor(t *testing.T, what string, happened func() bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 90*time.Second)
	defer cancel()
	for !happened() {
		select {
		case <-ctx.Done():
			t.Fatalf("waited in vain: %s", what)
		case <-time.After(50 * time.Millisecond):
		}
	}
}
