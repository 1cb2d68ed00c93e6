package handlers

import (
	"net/http"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/cache"
	"pellucid/handlers/limit"
	"pellucid/handlers/session"
)

// Route is one address of the site, and the rules that it stands under.
type Route struct {
	Method  string // a GET answers HEAD too
	Pattern string // as the router has it
	Policy  Policy
	Handler http.Handler
}

// Policy is the rules that a route stands under. Whatever is not said is the careful choice: nothing is cached, bodies are
// small, requests are counted and logged. Only Access has to be said where a page is not for everybody.
type Policy struct {
	Access       Access
	Cache        cache.Rule     // of the answers to visitors
	ViewAs       session.ViewAs // what the administrator may do who views the site as somebody else
	Body         int64          // largest body in bytes; 0: formLimit
	Limit        limit.Scope    // that an address is counted by; empty: Act for what changes something, else Read
	LogLimit     limit.Scope    // that the lines of the log about an address are counted by; empty: each request has its line
	Quiet        bool           // logged at the level debug alone
	Uncompressed bool           // the system copies a file by itself when nothing stands between
	NoSession    bool           // who asks is of no matter
	AnySite      bool           // other sites' pages may send it too: what it carries proves itself
	SignsIn      bool           // a GET that signs somebody in, so that it needs a session
	Machine      bool           // asked by programs: errors are problem documents
	InPerson     bool           // an API token does not open it
}

// Access is who a route is for.
type Access int

// Who a route is for, and what others are answered by pages. Programs are told 401 or 403.
const (
	Everybody     Access = iota
	SignedIn             // others are led to the sign-in form, and come back
	Administrator        // others are led to the home page
	Viewing              // the administrator, also while they view the site as somebody else
	LocalOutbox          // whoever sits at the machine, where mail is kept in the outbox
)

// under is what a request passes on its way to a route's handler.
func (s *Site) under(p Policy) chi.Middlewares {
	c, frame := s.config, s.config.Frame
	way := chi.Middlewares{s.observe(p), logRequests(frame.Limiter, p), perAddress(frame.Limiter, p.Limit)}
	switch {
	case c.ReadOnly && !p.reads():
		way = append(way, elsewhere)
	case c.ReadOnly && !p.NoSession:
		way = append(way, anonymous(frame.Sessions.Anonymous))
	}
	way = append(way, c.Cache.Middleware(p.Cache))
	if !p.Uncompressed {
		way = append(way, s.compress)
	}
	fail := s.fail(p)
	if !p.AnySite {
		way = append(way, sameSite(fail))
	}
	way = append(way, limitBody(p.Body))
	if !p.NoSession {
		way = append(way, frame.Sessions.Load(session.Rules{ViewAs: p.ViewAs, SignsIn: p.SignsIn}, fail))
	}
	way = append(way, s.access(p)...)
	if p.InPerson {
		way = append(way, inPerson(fail))
	}
	return way
}
