package sitetest

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

// Client speaks to a site as a browser with a cookie jar, or as an API client with a bearer token. It follows no
// redirect: where one leads is what tests ask for.
type Client struct {
	Token string // bearer token; empty: none

	t    testing.TB
	base string
	http *http.Client
}

// Visitor returns a client that nobody knows.
func (s *Site) Visitor(t testing.TB) *Client {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	client := *s.server.Client()
	client.Jar, client.CheckRedirect = jar, func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	client.Timeout = testkit.Patience
	return &Client{t: t, base: s.URL, http: &client}
}

// SignIn returns a browser in which a user of AddUser has signed in.
func (s *Site) SignIn(t testing.TB, user *domain.User) *Client {
	t.Helper()
	c := s.Visitor(t)
	c.PostForm("/auth", url.Values{"mode": {"login"}, "username": {user.Username}, "password": {Password}}).Want(http.StatusSeeOther)
	return c
}

// Bearer returns an API client of a user.
func (s *Site) Bearer(t testing.TB, user *domain.User) *Client {
	t.Helper()
	c := s.Visitor(t)
	c.Token = domain.NewSecret()
	if err := s.Store.CreateToken(t.Context(), user.ID, c.Token, "test", 30*24*time.Hour); err != nil {
		t.Fatal(err)
	}
	return c
}

// NewUser registers a user and returns an API client of theirs.
func (s *Site) NewUser(t testing.TB, name string) (*domain.User, *Client) {
	t.Helper()
	user := s.AddUser(t, name)
	return user, s.Bearer(t, user)
}

// Cookies returns the cookies that the client would send.
func (c *Client) Cookies() []*http.Cookie {
	u, err := url.Parse(c.base)
	if err != nil {
		c.t.Fatal(err)
	}
	return c.http.Jar.Cookies(u)
}

// Send sends a request; headers come in pairs of name and value.
func (c *Client) Send(method, path string, body io.Reader, headers ...string) *Answer {
	c.t.Helper()
	req, err := http.NewRequestWithContext(c.t.Context(), method, c.base+path, body)
	if err != nil {
		c.t.Fatal(err)
	}
	if c.Token != "" {
		req.Header.Set("Authorization", "Bearer "+c.Token)
	}
	for i := 0; i < len(headers); i += 2 {
		req.Header.Set(headers[i], headers[i+1])
	}
	resp, err := c.http.Do(req)
	if err != nil {
		c.t.Fatalf("%s %s: %v", method, path, err)
	}
	defer func() { _ = resp.Body.Close() }()
	content, err := io.ReadAll(resp.Body)
	if err != nil {
		c.t.Fatalf("%s %s: %v", method, path, err)
	}
	return &Answer{t: c.t, what: method + " " + path, Status: resp.StatusCode, Header: resp.Header, Body: content}
}

// Get asks for a page or a resource.
func (c *Client) Get(path string, headers ...string) *Answer {
	c.t.Helper()
	return c.Send(http.MethodGet, path, nil, headers...)
}

// PostForm sends a form as a page of the site does.
func (c *Client) PostForm(path string, form url.Values, headers ...string) *Answer {
	c.t.Helper()
	return c.Send(http.MethodPost, path, strings.NewReader(form.Encode()), append([]string{"Content-Type", "application/x-www-form-urlencoded"}, headers...)...)
}

// PostJSON sends a value as JSON; a string is sent as it is.
func (c *Client) PostJSON(path string, value any, headers ...string) *Answer {
	c.t.Helper()
	return c.SendJSON(http.MethodPost, path, value, headers...)
}

// SendJSON is PostJSON with another method.
func (c *Client) SendJSON(method, path string, value any, headers ...string) *Answer {
	c.t.Helper()
	text, isText := value.(string)
	body := []byte(text)
	if !isText {
		var err error
		if body, err = json.Marshal(value); err != nil {
			c.t.Fatal(err)
		}
	}
	return c.Send(method, path, bytes.NewReader(body), append([]string{"Content-Type", "application/json"}, headers...)...)
}
