package images

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

const visitorCookie = "pellucid-visitor"

func try(c *sitetest.Client, prompt string, headers ...string) *sitetest.Answer {
	return c.PostForm("/try", url.Values{"prompt": {prompt}}, headers...)
}

func TestAVisitorMakesOneImageAndDownloadsItWithoutAnAccount(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Cache: true})
	visitor, stranger := site.Visitor(t), site.Visitor(t)
	stranger.Get("/").Want(http.StatusOK) // the page is kept for everybody now
	try(visitor, "a red lantern").WantRedirect("/#try")
	home := visitor.Get("/").Want(http.StatusOK).Doc()
	if home.Find(".try-done").Length() != 1 || home.Find("[data-cut]").First().AttrOr("data-cut", "") != "own" {
		t.Error("the page does not show the image")
	}
	if stranger.Get("/").Want(http.StatusOK).Doc().Find(".try-done").Length() != 0 {
		t.Error("everybody is shown the visitor's image")
	}
	file := visitor.Get("/try/image.png?download").Want(http.StatusOK)
	h := file.Header
	if !strings.HasPrefix(string(file.Body), "\x89PNG") || h.Get("Content-Disposition") != "attachment; filename=a-red-lantern.png" ||
		h.Get("Cache-Control") != "private, no-store" || h.Get("X-Robots-Tag") != "noindex" {
		t.Errorf("the file is answered with %v", h)
	}
	stranger.Get("/try/image.png").Want(http.StatusNotFound)
	for _, path := range []string{"/gallery", "/feed.atom", "/sitemaps/images-1.xml", "/gallery.json"} {
		if strings.Contains(string(stranger.Get(path).Body), "lantern") {
			t.Errorf("%s tells of it", path)
		}
	}
	again := try(visitor, "an owl").Want(http.StatusOK).Doc()
	if got := again.Find(".try-more a").AttrOr("href", ""); got != "/register?prompt=an+owl" {
		t.Errorf("a second prompt leads to %q", got)
	}
	if n := len(site.Engine.Requests()); n != 1 {
		t.Errorf("%d images were drawn", n)
	}
}

func TestTheScriptGetsThePartOfThePageAndTheReasonWhyNot(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	refused := try(site.Visitor(t), "a swastika", "HX-Request", "true").Want(http.StatusUnprocessableEntity)
	if doc := refused.Doc(); doc.Find("html head title").Length() != 0 || !strings.Contains(doc.Find("[role=alert]").Text(), "swastika") {
		t.Errorf("refused: %s", refused.Body)
	}
	part := try(site.Visitor(t), "a lantern", "HX-Request", "true").Want(http.StatusOK)
	if doc := part.Doc(); doc.Find("title").Length() != 0 || doc.Find(".try-done").Length() != 1 || !strings.Contains(string(part.Body), "data-cut=\"own\"") {
		t.Errorf("answered: %s", part.Body)
	}
	plain := try(site.Visitor(t), "a swastika").Want(http.StatusUnprocessableEntity).Doc()
	if plain.Find("#hero-prompt").Text() != "a swastika" || plain.Find("[role=alert]").Length() == 0 {
		t.Error("without a script, the prompt or the reason is lost")
	}
}

func TestTheVisitorsImageMovesIntoTheAccountThatTheyMake(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	visitor := site.Visitor(t)
	try(visitor, "a red lantern").WantRedirect("/#try")
	keep := visitor.Get("/").Doc().Find(".try-done a[href^='/auth']").AttrOr("href", "")
	form := visitor.Get(keep).Want(http.StatusOK).Doc()
	if form.Find(".auth-saved img[src^='/try/image.png']").Length() != 1 || !strings.Contains(form.Find(".auth-saved").Text(), "a red lantern") {
		t.Error("the form to sign up does not show the image")
	}
	back := form.Find("input[name=redirect]").AttrOr("value", "")
	visitor.PostForm("/auth", url.Values{"mode": {"register"}, "email": {"mira.b+x@example.org"}, "password": {"secret"}, "redirect": {back}}).WantRedirect(back)
	page := visitor.Get(back).Want(http.StatusOK).Doc()
	if !strings.Contains(page.Find("h1").Text()+page.Find("main").Text(), "red lantern") || !strings.Contains(page.Find(".toast").Text(), "saved in My Images") {
		t.Error("the image is not there after signing up")
	}
	site.Visitor(t).Get(back).Want(http.StatusNotFound)
	if ledger := testkit.All[string](t, site.Store, `SELECT kind FROM credit_ledger WHERE user_id = (SELECT user_id FROM images)`); strings.Join(ledger, " ") != "registration" && len(ledger) != 1 {
		t.Errorf("the ledger has %v", ledger)
	}
	if name := testkit.One[string](t, site.Store, `SELECT username FROM users WHERE id = (SELECT user_id FROM images)`); name != "mira-b-x" {
		t.Errorf("the username is %q", name)
	}
	visitor.Get("/try/image.png").Want(http.StatusNotFound)
}

func TestTwoTabsThatSignUpTakeTheImageOverOnce(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	visitor := site.Visitor(t)
	try(visitor, "a lantern").WantRedirect("/#try")
	cookie := ""
	for _, c := range visitor.Cookies() {
		if c.Name == visitorCookie {
			cookie = c.Name + "=" + c.Value
		}
	}
	done := make(chan int, 4)
	for n := range 4 {
		go func() {
			form := url.Values{"mode": {"register"}, "email": {fmt.Sprintf("tab%d@example.org", n)}, "password": {"secret"}}
			done <- site.Visitor(t).PostForm("/auth", form, "Cookie", cookie).Status
		}()
	}
	for range 4 {
		if status := testkit.Receive(t, "a tab", done); status != http.StatusSeeOther {
			t.Errorf("a tab is answered %d", status)
		}
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM images`); n != 1 {
		t.Errorf("there are %d images", n)
	}
}

func TestACookieThatWasForgedShowsAndTakesNothing(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	visitor := site.Visitor(t)
	try(visitor, "a lantern").WantRedirect("/#try")
	id := testkit.One[string](t, site.Store, `SELECT id FROM visitor_images`)
	value := ""
	for _, c := range visitor.Cookies() {
		if c.Name == visitorCookie {
			value = c.Value
		}
	}
	text, signature, _ := strings.Cut(value, ".")
	for name, forged := range map[string]string{
		"the bare id": id, "no signature": text + ".", "another signature": text + "." + strings.Repeat("A", len(signature)), "another id": "eHh4." + signature, "nonsense": "%%%",
	} {
		thief := site.Visitor(t)
		thief.Get("/try/image.png", "Cookie", visitorCookie+"="+forged).Want(http.StatusNotFound)
		form := url.Values{"mode": {"register"}, "email": {fmt.Sprintf("x%d@example.org", len(forged))}, "password": {"secret"}}
		thief.PostForm("/auth", form, "Cookie", visitorCookie+"="+forged)
		if n := site.Store.Int(t, `SELECT count(*) FROM images`); n != 0 {
			t.Fatalf("%s takes the image", name)
		}
	}
	visitor.Get("/try/image.png", "Cookie", visitorCookie+"="+value).Want(http.StatusOK)
}

func TestVisitorsWhoClaimAnotherAddressAreCountedByTheirOwn(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{RateLimits: true, Visitors: &domain.VisitorLimits{Total: 100, PerAddress: 2}})
	var last *sitetest.Answer
	for n := range 4 {
		address := fmt.Sprintf("198.51.100.%d", n)
		last = try(site.Visitor(t), "a lantern", "X-Forwarded-For", address, "X-Real-IP", address, "Forwarded", "for="+address)
	}
	if doc := last.Want(http.StatusTooManyRequests).Doc(); !strings.Contains(doc.Find("[role=alert]").Text(), "Your network has used its free images for today.") || doc.Find("a[href='/register?prompt=a+lantern']").Length() == 0 {
		t.Errorf("the fourth is told %q", doc.Find("[role=alert]").Text())
	}
	if last.Header.Get("Retry-After") == "" {
		t.Error("it does not say when to come back")
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM visitor_images`); n != 2 {
		t.Errorf("%d images were made from one address", n)
	}
}

func TestAThousandRequestsOfOneVisitorMakeAHandfulOfImages(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{RateLimits: true, Visitors: &domain.VisitorLimits{Total: 300, PerAddress: 3}})
	for range 1000 {
		answer := try(site.Visitor(t), "a lantern")
		if answer.Status >= http.StatusInternalServerError && answer.Status != http.StatusServiceUnavailable {
			t.Fatalf("answered %d", answer.Status)
		}
	}
	if made, drawn := site.Store.Int(t, `SELECT count(*) FROM visitor_images`), len(site.Engine.Requests()); made != 3 || drawn != 3 {
		t.Errorf("%d images were made, %d drawn", made, drawn)
	}
}

func TestWhereVisitorsMayNotDrawTheySignUpWithTheirPrompt(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Visitors: &domain.VisitorLimits{}})
	try(site.Visitor(t), "an owl").WantRedirect("/register?prompt=an+owl")
	if site.Visitor(t).Get("/").Want(http.StatusOK).Doc().Find("form.ask[action='/register'][method=get]").Length() != 1 {
		t.Error("the page offers what is not to be had")
	}
	_, member := site.NewUser(t, "mira")
	try(member, "an owl").WantRedirect("/create?prompt=an+owl")
}
