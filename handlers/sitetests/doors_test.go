//go:build !race

package sitetests

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"pellucid/handlers"
	"pellucid/handlers/cache"
	"pellucid/internal/testkit/sitetest"
)

// TestEveryDoorOpensForWhomItShouldAndNobodyElse asks for everything as everybody. The whole database is read around each
// request, which is too slow to race: make test runs it after the raced tests, without.
func TestEveryDoorOpensForWhomItShouldAndNobodyElse(t *testing.T) {
	t.Parallel()
	all := newFixtures(t, sitetest.Options{})
	known, declared := map[string]bool{}, map[string]handlers.Route{}
	for _, route := range all.site.Routes() {
		declared[route.Method+" "+route.Pattern] = route
	}
	for _, r := range slices.Concat(rows, folderRows, calls, adminRows) {
		known[r.route] = true
		r.checkPolicy(t, declared[r.route].Policy)
		cast := all
		if r.apart {
			cast = newFixtures(t, sitetest.Options{})
		}
		cast.walk(t, r)
	}
	for route := range declared {
		if !known[route] {
			t.Errorf("%s is not in the table: say in walk_rows_test.go, or in walk_admin_rows_test.go, who may do it", route)
		}
	}
	for route := range known {
		if _, is := declared[route]; !is {
			t.Errorf("%s is in the table, and the site does not have it", route)
		}
	}
	for _, pattern := range all.site.Patterns(t) {
		if _, is := declared[strings.Replace(pattern, "HEAD ", "GET ", 1)]; !is {
			t.Errorf("the router answers %s, which no route declares", pattern)
		}
	}
}

// checkPolicy holds that a route declares what is expected of it.
func (r row) checkPolicy(t *testing.T, p handlers.Policy) {
	t.Helper()
	shut := r.want[visitor] == toSignIn || r.want[visitor] == http.StatusUnauthorized
	switch {
	case p.Access == handlers.SignedIn && !shut, (p.Access == handlers.Administrator || p.Access == handlers.Viewing) != r.administrators, r.local && p.Access == handlers.SignedIn:
		t.Errorf("%s is declared for %d, and is answered %v", r.route, p.Access, r.want)
	case p.Cache != cache.Nothing && p.Access != handlers.Everybody:
		t.Errorf("%s is cached for visitors, who may not see it", r.route)
	}
}
