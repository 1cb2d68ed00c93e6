//go:build !race

package handlers_test

import (
	"slices"
	"strings"
	"testing"
)

// TestEveryDoorOpensForWhomItShouldAndNobodyElse asks for everything as everybody. The whole database is read around each
// request, which is too slow to race: make test runs it after the raced tests, without.
func TestEveryDoorOpensForWhomItShouldAndNobodyElse(t *testing.T) {
	t.Parallel()
	all := newCast(t)
	known := map[string]bool{}
	for _, r := range slices.Concat(rows, shelves, calls, desk) {
		known[r.route] = true
		cast := all
		if r.apart {
			cast = newCast(t)
		}
		cast.walk(t, r)
	}
	routes := all.site.Routes(t)
	for _, route := range routes {
		if page, isHead := strings.CutPrefix(route, "HEAD "); isHead && known["GET "+page] {
			continue // walked beside the page
		}
		if !known[route] && !slices.Contains(answersNothing, route) {
			t.Errorf("%s is not in the table: say in walk_rows_test.go, or in walk_admin_rows_test.go, who may do it", route)
		}
	}
	for route := range known {
		if !slices.Contains(routes, route) {
			t.Errorf("%s is in the table, and the site does not have it", route)
		}
	}
}
