package sitetests

import (
	"bytes"
	"net/http"
	"strings"
	"testing"

	"pellucid/internal/testkit/sitetest"
)

// role is who asks. Whoever may do least asks first, so that a refusal that did something after all is seen by the next.
type role int

const (
	visitor       role = iota
	inactive           // signed in, and suspended since
	user               // signed in, owns nothing
	other              // signed in, owns things of their own
	administrator      // the administrator
	owner              // of what the row is about
	roles
)

func (r role) String() string {
	return [...]string{"a visitor", "an inactive user", "a user", "another user", "the administrator", "the owner"}[r]
}

// What is answered beside plain statuses.
const (
	toSignIn = 1303 // led to where people sign in
	toHome   = 2303 // led to the home page
)

// outcome is what each role is answered.
type outcome [roles]int

// row is what a test does at one address of the router, and what must come of it.
type row struct {
	route          string // as the router has it: "METHOD /pattern"
	path           string // {things} in it are the owner's, and made for the row
	kind           string // media type of the body
	body           string
	want           outcome
	local          bool // shows everybody's things, and opens only on the machine that it runs on
	theirs         bool // nobody but the owner changes anything, whatever they are told
	administrators bool // nobody but the administrator gets so far that the body is looked at
	apart          bool // takes a role's session or account away, so that it needs a site for itself
	nought         bool // changes nothing in the database even where it works
}

// at says which address stands for a pattern.
func (r row) at(path string) row { r.path = path; return r }

// form sends a form, as a query string has it.
func (r row) form(values string) row {
	r.kind, r.body = "application/x-www-form-urlencoded", values
	return r
}

func (r row) json(text string) row { r.kind, r.body = "application/json", text; return r }

func (r row) alone() row { r.apart = true; return r }

func (r row) onlyHere() row { r.local = true; return r }

func (r row) inert() row { r.nought = true; return r }

// but changes what some roles are answered.
func (r row) but(status int, who ...role) row {
	for _, one := range who {
		r.want[one] = status
	}
	return r
}

func (r row) method() string { method, _, _ := strings.Cut(r.route, " "); return method }

func (r row) isAPI() bool { return strings.HasPrefix(r.path, "/api/") }

// open is for everybody, with the same answer.
func open(route string, status int) row {
	_, path, _ := strings.Cut(route, " ")
	r := row{route: route, path: path}
	for who := range roles {
		r.want[who] = status
	}
	return r
}

// members is for who is signed in.
func members(route string, status int) row {
	r := open(route, status)
	if r.isAPI() {
		return r.but(http.StatusUnauthorized, visitor, inactive)
	}
	return r.but(toSignIn, visitor, inactive)
}

// owners is for the owner alone; others who are signed in are told that there is nothing.
func owners(route string, status int) row {
	r := members(route, http.StatusNotFound).but(status, owner)
	r.theirs = true
	return r
}

// hidden is for the owner alone, at an address that is open to everybody.
func hidden(route string, status int) row {
	r := open(route, http.StatusNotFound).but(status, owner)
	r.theirs = true
	return r
}

// administrators is for the administrator.
func administrators(route string, status int) row {
	r := members(route, toHome)
	r.administrators = true
	if r.isAPI() {
		r = r.but(http.StatusForbidden, user, other, owner)
	}
	return r.but(status, administrator)
}

// walk asks as everybody, and holds what each is answered and what came of it.
func (c *fixtures) walk(t *testing.T, r row) {
	t.Helper()
	r.path, r.body = c.fill(t, r.path), c.fill(t, r.body)
	for who := range roles {
		name := r.method() + " " + r.path + " as " + who.String()
		acts := r.method() != http.MethodGet
		before := ""
		if acts {
			before = c.fingerprint(t)
		}
		answer := c.send(who, r)
		if got := outcomeOf(answer); got != r.want[who] {
			t.Errorf("%s is answered %d, want %d\n%.300s", name, got, r.want[who], answer.Body)
			continue
		}
		checkHeaders(t, name, answer.Header)
		if who != owner && who != administrator && !r.local && bytes.Contains(bytes.ToLower(answer.Body), []byte(secret)) {
			t.Errorf("%s shows what is the owner's alone", name)
		}
		if acts {
			r.checkChange(t, name, who, c.fingerprint(t) != before)
			c.tryBroken(t, who, r)
			continue
		}
		r := r
		r.route = strings.Replace(r.route, http.MethodGet, http.MethodHead, 1)
		if head := c.send(who, r); len(head.Body) != 0 || outcomeOf(head) != r.want[who] {
			t.Errorf("HEAD %s as %s is answered %d with %d bytes", r.path, who, head.Status, len(head.Body))
		}
	}
}

// checkChange holds that what is refused changes nothing, and that what works does.
func (r row) checkChange(t *testing.T, name string, who role, changed bool) {
	t.Helper()
	status := r.want[who]
	refused := status >= 400 && status < 600 || status == toSignIn || r.theirs && who != owner || r.administrators && who != administrator
	if refused && changed {
		t.Errorf("%s is refused, and changes something", name)
	}
	doer := owner
	if r.administrators {
		doer = administrator
	}
	if !refused && who == doer && changed == r.nought {
		t.Errorf("%s: that it changed something is %v", name, changed)
	}
}

// tryBroken makes sure that who may not call is told so whatever they send.
func (c *fixtures) tryBroken(t *testing.T, who role, r row) {
	t.Helper()
	status := r.want[who]
	shut := status == http.StatusUnauthorized || r.administrators && status == http.StatusForbidden
	if !shut || r.kind != "application/json" {
		return
	}
	r.body = `{"broken":`
	if answer := c.send(who, r); answer.Status != status {
		t.Errorf("%s %s with a broken body as %s is answered %d, want %d", r.method(), r.path, who, answer.Status, status)
	}
}

func (c *fixtures) send(who role, r row) *sitetest.Answer {
	var headers []string
	if r.kind != "" {
		headers = []string{"Content-Type", r.kind}
	}
	return c.clients[who].Send(r.method(), r.path, strings.NewReader(r.body), headers...)
}

func outcomeOf(answer *sitetest.Answer) int {
	location := answer.Header.Get("Location")
	switch {
	case answer.Status != http.StatusSeeOther:
		return answer.Status
	case location == "/":
		return toHome
	case strings.HasPrefix(location, "/auth?mode=login") || strings.HasPrefix(location, "/login"):
		return toSignIn
	}
	return answer.Status
}
