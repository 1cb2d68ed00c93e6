package accounts

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"pellucid/handlers"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestGuessingAPasswordIsSlowedDown(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, RateLimits: true})
	user := site.AddUser(t, "mira")
	for name, try := range map[string]func(username, password string) *sitetest.Answer{
		"through the form": func(username, password string) *sitetest.Answer {
			return site.Visitor(t).PostForm("/auth", url.Values{"mode": {"login"}, "username": {username}, "password": {password}})
		},
		"through the API": func(username, password string) *sitetest.Answer {
			return site.Visitor(t).PostForm("/api/v1/auth/login", url.Values{"username": {username}, "password": {password}})
		},
	} {
		t.Run(name, func(t *testing.T) {
			var last *sitetest.Answer
			for range 11 {
				last = try(name, "wrong")
			}
			last.Want(http.StatusTooManyRequests)
			if seconds, err := strconv.Atoi(last.Header.Get("Retry-After")); err != nil || seconds < 60 {
				t.Errorf("Retry-After is %q", last.Header.Get("Retry-After"))
			}
			if other := try(user.Username, sitetest.Password); other.Status >= 400 {
				t.Errorf("another account is refused with %d", other.Status)
			}
		})
	}
}

// One password tried with many names stays below the limit of each name.
// A proxy sends a body to its end before it looks at the answer. Through nginx, a photo that was uploaded after the session had ended
// was answered 502 three times out of four, instead of "Please sign in first.".
func TestABodyThatNobodyWantsIsReadToItsEnd(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	token := "Authorization: Bearer " + site.Bearer(t, site.AddUser(t, "mira")).Token + "\r\n"
	for _, test := range []struct{ path, header, want string }{
		{"/api/v1/images/references", "", "HTTP/1.1 401 "}, {"/api/v1/images/cutout", "", "HTTP/1.1 415 "}, {"/gallery/bulk", "", "HTTP/1.1 303 "},
		{"/api/v1/images/generate", token, "HTTP/1.1 413 "}, // whoever reads the first megabyte of it closes the body
	} {
		conn, err := net.Dial("tcp", strings.TrimPrefix(site.URL, "http://"))
		if err != nil {
			t.Fatal(err)
		}
		_, err = fmt.Fprintf(conn, "POST %s HTTP/1.1\r\nHost: %s\r\n%sContent-Type: application/json\r\nContent-Length: %d\r\nConnection: close\r\n\r\n",
			test.path, conn.RemoteAddr(), test.header, 9<<20)
		if err == nil {
			_, err = conn.Write(make([]byte, 9<<20))
		}
		answer, readErr := io.ReadAll(conn)
		_ = conn.Close()
		if err != nil || readErr != nil || !strings.HasPrefix(string(answer), test.want) {
			t.Errorf("%s: sending: %v, reading: %v, %.60q", test.path, err, readErr, answer)
		}
	}
}

func TestTryingManyNamesFromOneAddressIsSlowedDown(t *testing.T) {
	t.Parallel()
	proxies, err := handlers.ParseProxies(throughLoopback)
	if err != nil {
		t.Fatal(err)
	}
	site := sitetest.New(t, sitetest.Options{Idle: true, RateLimits: true, Proxies: proxies})
	try := func(i int, address string) *sitetest.Answer {
		form := url.Values{"mode": {"login"}, "username": {"name" + strconv.Itoa(i)}, "password": {"summer24"}}
		return site.Visitor(t).PostForm("/auth", form, "X-Forwarded-For", address)
	}
	for i := range 50 {
		try(i, "198.51.100.1").Want(http.StatusUnprocessableEntity)
	}
	try(50, "198.51.100.1").Want(http.StatusTooManyRequests)
	try(51, "198.51.100.2").Want(http.StatusUnprocessableEntity)
}

func TestSigningUpByTheDozenIsSlowedDown(t *testing.T) {
	// The form was limited by network address, and the API was not.
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, RateLimits: true})
	register := func() *sitetest.Answer {
		return site.Visitor(t).PostJSON("/api/v1/auth/register", map[string]string{"email": "x", "username": "u", "password": "p"})
	}
	for range 20 {
		register().WantProblem(http.StatusUnprocessableEntity)
	}
	if last := register(); last.WantProblem(http.StatusTooManyRequests).Detail == "" || last.Header.Get("Retry-After") != "3600" {
		t.Errorf("Retry-After is %q", last.Header.Get("Retry-After"))
	}
	site.Visitor(t).PostForm("/auth", signUp()).Want(http.StatusTooManyRequests)
}

func TestGeneratingByTheHundredIsSlowedDown(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, RateLimits: true})
	user, api := site.NewUser(t, "mira")
	site.Store.Give(t, user, 0, 100)
	refused := 0
	for range 65 {
		answer := api.PostJSON("/api/v1/images/generate", map[string]any{"prompt": "a fox"})
		if answer.Status == http.StatusTooManyRequests {
			answer.WantProblem(http.StatusTooManyRequests)
			refused++
		}
	}
	if refused == 0 {
		t.Error("65 generations in a moment were accepted")
	}
	testkit.CheckLedger(t, site.Store)
}
