package programtest

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
)

// Behind a proxy that sent a local Host, the outbox was open to the world: the administrator's reset link was read and used.
// Local mode is asked for now, and refuses what a proxy hands on.
func TestLocalModeTakesNothingFromAProxy(t *testing.T) {
	t.Parallel()
	s := start(t, t.TempDir())
	for _, header := range []string{"X-Forwarded-For", "Forwarded", "X-Real-IP", "X-Forwarded-Host", "X-Forwarded-Scheme", "Via", "CDN-Loop", "Client-IP", "X-Original-URL"} {
		for _, path := range []string{"/outbox", "/sandbox/control", "/", "/api/v1/gallery/public", "/healthz"} {
			req, err := http.NewRequest(http.MethodGet, s.url+path, nil)
			if err != nil {
				t.Fatal(err)
			}
			req.Header.Set(header, "203.0.113.9")
			resp, err := http.DefaultClient.Do(req)
			if err != nil {
				t.Fatal(err)
			}
			_ = resp.Body.Close()
			if resp.StatusCode != http.StatusForbidden {
				t.Errorf("%s with %s answers %d", path, header, resp.StatusCode)
			}
		}
	}
	resp, err := http.Get(s.url + "/outbox")
	if err != nil {
		t.Fatal(err)
	}
	_ = resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		t.Errorf("the outbox answers %d on this machine", resp.StatusCode)
	}
}

// A page in a browser on this machine could read the sandbox's control page, through a name of its own that it had lead here.
func TestLocalModeAnswersToThisMachinesNamesOnly(t *testing.T) {
	t.Parallel()
	s := start(t, t.TempDir())
	_, port, _ := strings.Cut(strings.TrimPrefix(s.url, "http://"), ":")
	for host, want := range map[string]int{
		"evil.example": http.StatusForbidden, "evil.example:" + port: http.StatusForbidden, "192.0.2.2:" + port: http.StatusForbidden,
		"localhost.evil.example": http.StatusForbidden, "localhost:" + port: http.StatusOK, "127.0.0.1:" + port: http.StatusOK, "[::1]:" + port: http.StatusOK,
	} {
		for _, path := range []string{"/outbox", "/sandbox/control", "/"} {
			req, err := http.NewRequest(http.MethodGet, s.url+path, nil)
			if err != nil {
				t.Fatal(err)
			}
			req.Host = host
			resp, err := http.DefaultClient.Do(req)
			if err != nil {
				t.Fatal(err)
			}
			_ = resp.Body.Close()
			if resp.StatusCode != want {
				t.Errorf("%s at %s answers %d, want %d", path, host, resp.StatusCode, want)
			}
		}
	}
}

// An nginx with proxy_pass alone sends no forwarding header and the server's own Host, in HTTP/1.0.
func TestLocalModeTakesNothingFromAProxyThatSaysNothing(t *testing.T) {
	t.Parallel()
	s := start(t, t.TempDir())
	host := strings.TrimPrefix(s.url, "http://")
	for _, path := range []string{"/outbox", "/sandbox/control", "/"} {
		conn, err := net.Dial("tcp", host)
		if err != nil {
			t.Fatal(err)
		}
		_, err = fmt.Fprintf(conn, "GET %s HTTP/1.0\r\nHost: %s\r\nConnection: close\r\n\r\n", path, host)
		answer, readErr := io.ReadAll(conn)
		_ = conn.Close()
		if err != nil || readErr != nil || !strings.HasPrefix(string(answer), "HTTP/1.0 403 ") {
			t.Errorf("%s: %v, %v, %.60q", path, err, readErr, answer)
		}
	}
}

// A proxy that speaks HTTP/1.1, sends no header of its own and our Host can be told by the account that it runs under only.
func TestLocalModeTakesNothingFromAServicesAccount(t *testing.T) {
	t.Parallel()
	if os.Getuid() != 0 {
		t.Skip("only root can be another account")
	}
	s := start(t, t.TempDir())
	host, port, _ := strings.Cut(strings.TrimPrefix(s.url, "http://"), ":")
	for account, want := range map[uint32]string{65534: "HTTP/1.1 403 ", 33: "HTTP/1.1 403 ", 1000: "HTTP/1.1 200 ", 0: "HTTP/1.1 200 "} {
		for _, path := range []string{"/outbox", "/sandbox/control"} {
			command := exec.Command("/bin/bash", "-c", fmt.Sprintf(`exec 3<>/dev/tcp/%s/%s; printf 'GET %s HTTP/1.1\r\nHost: localhost:%s\r\nConnection: close\r\n\r\n' >&3; cat <&3`, "127.0.0.1", port, path, port))
			command.Dir, command.SysProcAttr = "/", &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: account, Gid: account}}
			if out, err := command.CombinedOutput(); err != nil || !strings.HasPrefix(string(out), want) {
				t.Errorf("%s at %s from account %d: %v, %.60q, want %s", path, host, account, err, out, want)
			}
		}
	}
}

func TestWithoutLocalModeThereIsNoOutboxWhateverTheHost(t *testing.T) {
	t.Parallel()
	s := start(t, t.TempDir(), "--base-url", "http://localhost:1")
	for _, path := range []string{"/outbox", "/sandbox/control"} {
		req, err := http.NewRequest(http.MethodGet, s.url+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		req.Host = "localhost"
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		_ = resp.Body.Close()
		if resp.StatusCode != http.StatusNotFound {
			t.Errorf("%s answers %d", path, resp.StatusCode)
		}
	}
}

func TestASettingThatNoCommandKnowsStopsTheStart(t *testing.T) {
	t.Parallel()
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	for variable, says := range map[string]string{
		"PELLUCID_BASEURL=https://pellucid.example": "PELLUCID_BASE_URL", "PELLUCID_SMTP_ULR=x": "PELLUCID_SMTP_URL", "PELLUCID_ADRR_FILE=": "PELLUCID_ADDR_FILE",
		"PELLUCID_SMTP_ULR_FILE=/no/such/file":       "PELLUCID_SMTP_URL_FILE",
		"pellucid_base_url=https://pellucid.example": "PELLUCID_BASE_URL", "Pellucid_Creem_Api_Key=x": "PELLUCID_CREEM_API_KEY", "PELLUCID-LOCAL=true": "PELLUCID_LOCAL",
	} {
		command := exec.Command(program, "generate", "a fox", "-o", t.TempDir()+"/fox.png")
		command.Env = append(command.Environ(), variable)
		out, err := command.CombinedOutput()
		if err == nil || !strings.Contains(string(out), "Did you mean "+says+"?") {
			t.Errorf("%s: %v, %s", variable, err, out)
		}
	}
}
