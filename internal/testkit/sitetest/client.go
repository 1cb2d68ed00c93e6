package sitetest

import (
	"net/http"
	"net/http/cookiejar"
	"net/url"
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
