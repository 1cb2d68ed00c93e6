package sitetests

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"pellucid/handlers"
	"pellucid/handlers/cache"
	"pellucid/handlers/session"
	"pellucid/internal/testkit/sitetest"
)

func TestNoRouteContradictsItself(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	for _, route := range site.Routes() {
		name, p := route.Method+" "+route.Pattern, route.Policy
		if p.NoSession && (p.Access != handlers.Everybody || p.SignsIn) {
			t.Errorf("%s is for somebody, and nobody finds out who asks", name)
		}
		if p.Cache != cache.Nothing && (route.Method != http.MethodGet || p.Access != handlers.Everybody || p.NoSession || p.SignsIn || p.ViewAs != session.ViewAsReads) {
			t.Errorf("%s is cached for visitors, and is not the same for all of them: %+v", name, p)
		}
		if p.Cache == cache.Image && !strings.Contains(route.Pattern, "{id}") {
			t.Errorf("%s does not say whose numbers are on the page", name)
		}
		if p.Access == handlers.LocalOutbox && p.Machine {
			t.Errorf("%s: no program reads the outbox", name)
		}
	}
}

// What a route is exempt from stands here once more, so that nobody exempts one in passing.
func TestExemptionsAreTheOnesThatWeKnow(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	for rule, test := range map[string]struct {
		exempt func(handlers.Policy) bool
		want   []string
	}{
		"the same site": {func(p handlers.Policy) bool { return p.AnySite }, []string{"POST /auth/facebook/deletion", "POST /auth/google/callback", "POST /unsubscribe", "POST /webhooks/creem"}},
		"small bodies":  {func(p handlers.Policy) bool { return p.Body != 0 }, []string{"POST /api/v1/images/cutout", "POST /api/v1/images/references", "POST /tools/remove-background", "POST /v1/images/edits"}},
		"counting": {func(p handlers.Policy) bool { return p.Limit != "" }, []string{
			"GET /healthz", "GET /media/{prefix}/{key}/{name}", "GET /readyz", "GET /sandbox/*", "GET /shared/{key}/{name}", "GET /static/*", "POST /auth/facebook/deletion", "POST /sandbox/*", "POST /webhooks/creem",
		}},
		"the log":     {func(p handlers.Policy) bool { return p.Quiet }, []string{"GET /healthz", "GET /media/{prefix}/{key}/{name}", "GET /shared/{key}/{name}", "GET /static/*"}},
		"compression": {func(p handlers.Policy) bool { return p.Uncompressed }, []string{"GET /media/{prefix}/{key}/{name}", "GET /settings/data/{id}.zip", "GET /shared/{key}/{name}"}},
		"only looking": {func(p handlers.Policy) bool { return p.ViewAs == session.ViewAsAllowed }, []string{
			"POST /admin/view-as/end", "POST /auth/logout",
		}},
	} {
		var exempt []string
		for _, route := range site.Routes() {
			if test.exempt(route.Policy) {
				exempt = append(exempt, route.Method+" "+route.Pattern)
			}
		}
		if slices.Sort(exempt); !slices.Equal(exempt, test.want) {
			t.Errorf("exempt from %s are %q, want %q", rule, exempt, test.want)
		}
	}
}
