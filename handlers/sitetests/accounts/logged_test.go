package accounts

import (
	"bytes"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/handlers"
	"pellucid/internal/testkit/sitetest"
)

// Whoever knows the link of a shared folder sees it. It used to stand in the line of every request for it, and in the line
// that tells of a failure on its page.
func TestTheLinkOfASharedFolderStaysOutOfTheLog(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug})))
	defer slog.SetDefault(before)
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, api := site.NewUser(t, "mira")
	folder := sitetest.AddFolder(api, "Autumn")
	api.SendJSON(http.MethodPut, fmt.Sprintf("/api/v1/gallery/folders/%d", folder.ID), map[string]any{"is_shared": true}).JSON(&folder)
	link := strings.TrimPrefix(folder.ShareURL, site.URL)
	guest := site.SignIn(t, site.AddUser(t, "omar"))
	guest.Get(link).Want(http.StatusOK)
	guest.Get(link + "/more").Want(http.StatusNotFound)
	site.Store.Exec(t, `DROP TABLE image_tags`) // the page comes without its tags
	answer := guest.Get(link)
	if !strings.Contains(log.String(), "/gallery/shared/") || !strings.Contains(log.String(), "level=ERROR") {
		t.Errorf("the log does not tell of it, answered %d to %s: %s", answer.Status, user.Username, log.String())
	}
	if key := link[strings.LastIndex(link, "/")+1:]; key == "" || strings.Contains(log.String(), key) {
		t.Errorf("the log holds the key %q: %s", key, log.String())
	}
}

// TestTheLogSaysWhoAskedAndFromWhere: after an attack it told neither; whole addresses of people do not belong there.
func TestTheLogSaysWhoAskedAndFromWhere(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	defer slog.SetDefault(before)
	proxies, err := handlers.ParseProxies(throughLoopback)
	if err != nil {
		t.Fatal(err)
	}
	site := sitetest.New(t, sitetest.Options{Idle: true, Proxies: proxies})
	user, api := site.NewUser(t, "mira")
	number := fmt.Sprintf("user=%d", user.ID)
	browser := site.SignIn(t, user)
	for what, ask := range map[string]struct {
		client  *sitetest.Client
		address string
		want    []string
	}{
		"a visitor":     {site.Visitor(t), "198.51.100.77", []string{"client=198.51.100.0/24", "user=0"}},
		"over IPv6":     {site.Visitor(t), "2001:db8:1:2:3:4:5:6", []string{"client=2001:db8:1::/48", "user=0"}},
		"a browser":     {browser, "198.51.100.77", []string{"client=198.51.100.0/24", number}},
		"an API client": {api, "198.51.100.77", []string{"client=198.51.100.0/24", number}},
	} {
		log.Reset()
		ask.client.Get("/api/v1/gallery/public", "X-Forwarded-For", ask.address).Want(http.StatusOK)
		for _, want := range ask.want {
			if !strings.Contains(log.String(), want) {
				t.Errorf("%s: %q is not in %s", what, want, log.String())
			}
		}
		if strings.Contains(log.String(), ask.address) {
			t.Errorf("%s: the whole address is in the log", what)
		}
	}
}

// TestRefusalsDoNotFillTheDisk: the limit held, and the log grew by 24,000 lines in ten seconds.
func TestRefusalsDoNotFillTheDisk(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	defer slog.SetDefault(before)
	site := sitetest.New(t, sitetest.Options{Idle: true, RateLimits: true})
	visitor := site.Visitor(t)
	for range 100 {
		visitor.PostForm("/help/ts-1/useful", url.Values{"useful": {"yes"}})
	}
	if lines := strings.Count(log.String(), "status=429"); lines == 0 || lines > 20 {
		t.Errorf("80 refusals are told in %d lines", lines)
	}
}

// TestProbesAndForgedPaymentsDoNotFillTheDisk: health checks and webhooks had no limit, and each wrote a line.
func TestProbesAndForgedPaymentsDoNotFillTheDisk(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	defer slog.SetDefault(before)
	site := sitetest.New(t, sitetest.Options{Idle: true, RateLimits: true, Billing: true})
	visitor := site.Visitor(t)
	for range 60 {
		visitor.Get("/readyz").Want(http.StatusOK)
	}
	if lines := strings.Count(log.String(), "path=/readyz"); lines == 0 || lines > 20 {
		t.Errorf("60 health checks are told in %d lines", lines)
	}
	last := 0
	for range 1201 {
		last = visitor.PostJSON("/webhooks/creem", map[string]any{}).Status
	}
	if last != http.StatusTooManyRequests {
		t.Errorf("the 1,201st forged payment in a minute is answered %d", last)
	}
}

// Every image that the administrator hid or featured left "internal error err=<nil>" in the log, which calls for a person.
func TestHidingAndFeaturingLogNoError(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelError})))
	defer slog.SetDefault(before)
	site := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira := sitetest.NewAdminClient(t, site), site.AddUser(t, "mira")
	one, two := site.Store.AddImage(t, mira, "a fox"), site.Store.AddImage(t, mira, "a hare")
	administrator.PostForm("/admin/images", sitetest.OnImages("feature", "", one, two)).WantRedirect("/gallery")
	administrator.PostForm("/admin/images", sitetest.OnImages("hide", "Spam", one)).WantRedirect("/gallery")
	administrator.PostForm("/image/"+two.ID+"/hide", url.Values{"reason": {"Spam"}}).WantRedirect("/admin/moderation")
	if log.Len() > 0 {
		t.Errorf("the log says %s", log.String())
	}
}
