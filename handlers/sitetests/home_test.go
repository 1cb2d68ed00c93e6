package sitetests

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestTheLandingPageFetchesItsFirstImageEarly(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	preloads := func() []string {
		return site.Visitor(t).Get("/").Want(http.StatusOK).Doc().Find("link[rel=preload][as=image]").Map(func(_ int, link *goquery.Selection) string {
			return link.AttrOr("href", "")
		})
	}
	if got := preloads(); len(got) != 1 || !strings.HasPrefix(got[0], "/static/art/glass-") {
		t.Errorf("preloaded are %v, not the first image that ships with the program", got)
	}
	site.Store.AddUser(t, "olga") // user 2: the administrator's id stays free
	mira := site.AddUser(t, "mira")
	site.Store.Trust(t, mira)
	img := site.Store.AddImage(t, mira, "a lighthouse")
	if err := site.Store.SetHero(t.Context(), domain.AdminID, img.ID, true); err != nil {
		t.Fatal(err)
	}
	if got := preloads(); len(got) != 1 || got[0] != img.RenditionURL(1024) {
		t.Errorf("preloaded are %v, not the administrator's choice", got)
	}
}

func TestTheLandingPageShowsWhatTheAdministratorFeatures(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, stranger := site.AddUser(t, "mira"), site.AddUser(t, "stranger")
	site.Store.Trust(t, mira)
	site.Store.AddImage(t, stranger, "unreviewed")
	for n := range 12 {
		site.Store.AddImage(t, mira, fmt.Sprintf("owl number %d", n))
	}
	chosen := site.Store.AddImage(t, stranger, "a lantern")
	if _, err := site.Store.Feature(t.Context(), domain.AdminID, chosen.ID, true, ""); err != nil {
		t.Fatal(err)
	}
	made := site.Visitor(t).Get("/").Want(http.StatusOK).Doc().Find(".made-list li")
	if made.Length() != 10 || strings.TrimSpace(made.First().Text()) != "A lantern" || strings.Contains(made.Text(), "nreviewed") {
		t.Errorf("%d are shown, %q first: %s", made.Length(), made.First().Text(), made.Text())
	}
}

func TestAPromptFromTheLandingPageSurvivesSignUp(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	prompt := "a fox & a \"moon\", 100%"
	want := "/create?" + url.Values{"prompt": {prompt}}.Encode()
	visitor := site.Visitor(t)
	visitor.Get("/register?" + url.Values{"prompt": {prompt}}.Encode()).WantRedirect("/auth?" + url.Values{"mode": {"register"}, "redirect": {want}}.Encode())
	visitor.PostForm("/auth", url.Values{
		"mode": {"register"}, "redirect": {want}, "email": {"new@example.org"}, "password": {sitetest.Password},
	}).WantRedirect("/create")
	if got := testkit.One[string](t, site.Store, `SELECT prompt || ' ' || username FROM generation_tasks g JOIN users u ON u.id = g.user_id`); got != prompt+" new" {
		t.Errorf("after sign-up %q is being drawn", got)
	}
}

func TestAPromptThatCannotBeDrawnIsKeptAfterSignUp(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	back := "/create?" + url.Values{"prompt": {"a swastika"}}.Encode()
	visitor := site.Visitor(t)
	visitor.PostForm("/auth", url.Values{
		"mode": {"register"}, "redirect": {back}, "email": {"new@example.org"}, "password": {sitetest.Password},
	}).WantRedirect(back)
	if n := site.Store.Int(t, `SELECT count(*) FROM generation_tasks`); n != 0 {
		t.Errorf("%d generations were begun", n)
	}
	if toast := visitor.Get(back).Want(http.StatusOK).Doc().Find(".toast").Text(); !strings.Contains(toast, "swastika") {
		t.Errorf("the screen says %q, not why", toast)
	}
}

func TestTheFormToSignUpShowsThePromptThatRunsAfterIt(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	page := site.Visitor(t).Get("/auth?mode=register&redirect=" + url.QueryEscape("/create?prompt=a+lantern")).Want(http.StatusOK).Doc()
	if got := page.Find(".auth-prompt blockquote").Text(); got != "a lantern" {
		t.Errorf("beside the form stands %q", got)
	}
	if required := page.Find("form[action='/auth'] input[required]").Map(func(_ int, input *goquery.Selection) string { return input.AttrOr("name", "") }); strings.Join(required, " ") != "email password" {
		t.Errorf("the form asks for %v", required)
	}
}
