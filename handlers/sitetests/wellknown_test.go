package sitetests

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"pellucid/internal/testkit/sitetest"
)

func TestSecurityTextExpiresWithinAYearAndNeverInThePast(t *testing.T) {
	t.Parallel()
	for _, secure := range []bool{false, true} {
		site := sitetest.New(t, sitetest.Options{Idle: true, Secure: secure})
		for range 3 {
			fields := map[string]string{}
			answer := site.Visitor(t).Get("/.well-known/security.txt").Want(http.StatusOK)
			for line := range strings.SplitSeq(strings.TrimSpace(string(answer.Body)), "\n") {
				name, value, _ := strings.Cut(line, ": ")
				fields[name] = value
			}
			now := site.Store.Clock.Now()
			expires, err := time.Parse(time.RFC3339, fields["Expires"])
			if err != nil || expires.Before(now.Add(30*24*time.Hour)) || expires.After(now.Add(365*24*time.Hour)) {
				t.Errorf("it expires at %v, %v; now is %v", expires, err, now)
			}
			if fields["Contact"] != "mailto:support@example.org" || fields["Preferred-Languages"] != "en" || (fields["Canonical"] == site.URL+"/.well-known/security.txt") != secure {
				t.Errorf("it says %v", fields)
			}
			site.Store.Clock.Advance(200 * 24 * time.Hour)
		}
	}
}
