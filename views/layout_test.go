package views_test

import (
	"testing"

	"pellucid/internal/testkit/pagetest"
	"pellucid/views"
	accountviews "pellucid/views/account"
	imageviews "pellucid/views/image"
)

func TestVisitorsAreOfferedTheWayIn(t *testing.T) {
	doc := pagetest.Render(t, views.NotFound(pagetest.Visitor(), ""))
	pagetest.WantLink(t, doc, "Sign In", "/auth?mode=login")
	pagetest.WantLink(t, doc, "Get Started", "/auth?mode=register")
	pagetest.WantLink(t, doc, "Gallery", "/gallery")
	pagetest.WantLink(t, doc, "Pricing", "/pricing")
	if doc.Find("a[href='/dashboard'], form[action='/auth/logout']").Length() > 0 {
		t.Error("a visitor sees what is for members")
	}
}

func TestMembersHaveTheirMenu(t *testing.T) {
	doc := pagetest.Render(t, views.NotFound(pagetest.SignedIn(), ""))
	pagetest.WantLink(t, doc, "Settings", "/settings")
	pagetest.WantLink(t, doc, "Dashboard", "/dashboard")
	pagetest.WantLink(t, doc, "Create", "/create")
	if doc.Find("#account-menu form[action='/auth/logout'][method=post] button").Length() != 1 {
		t.Error("Sign Out is not a POST form")
	}
	if doc.Find("a[href^='/auth']").Length() > 0 {
		t.Error("somebody signed in is asked to sign in")
	}
}

func TestThePreferencesStandOnTheRoot(t *testing.T) {
	c := pagetest.Visitor()
	c.Surface, c.Theme = views.Checker, views.ThemeDark
	doc := pagetest.Render(t, accountviews.Auth(c, accountviews.AuthPage{Mode: "login"})) // a page whose bar offers backgrounds
	if doc.Find("html[data-surface=checker][data-theme=dark]").Length() != 1 {
		t.Error("the root does not carry surface and theme")
	}
	chosen := doc.Find(".topbar-tools button[name=surface][aria-pressed=true]")
	if chosen.AttrOr("value", "") != "checker" || chosen.Length() != 1 {
		t.Error("the switch does not show what is chosen")
	}
	if next := doc.Find("button[name=theme]").First().AttrOr("value", ""); next != "system" {
		t.Errorf("after dark comes %q, want system", next)
	}
}

func TestTheSwitchesWorkWithoutAScript(t *testing.T) {
	doc := pagetest.Render(t, accountviews.Auth(pagetest.Visitor(), accountviews.AuthPage{Mode: "login"}))
	forms := doc.Find("form[action='/preferences'][method=post]")
	if forms.Length() == 0 {
		t.Fatal("no form for the preferences")
	}
	if back := forms.First().Find("input[name=back]").AttrOr("value", ""); back != "/somewhere?x=1" {
		t.Errorf("the form leads back to %q", back)
	}
	for _, value := range []string{"paper", "ink", "checker"} {
		if doc.Find(".topbar-tools button[name=surface][value="+value+"]").Length() != 1 {
			t.Errorf("no button for %s", value)
		}
	}
}

func TestUnknownPreferencesFallBack(t *testing.T) {
	if got := views.ParseSurface("photo"); got != views.SurfacePage {
		t.Errorf("ParseSurface = %q", got)
	}
	if got := views.ParseTheme("sepia"); got != views.ThemeSystem {
		t.Errorf("ParseTheme = %q", got)
	}
	if got := views.ParseSurface("paper"); got != views.Paper {
		t.Errorf("ParseSurface(paper) = %q", got)
	}
}

func TestFlashesSayHowUrgentTheyAre(t *testing.T) {
	for kind, role := range map[string]string{"success": "status", "error": "alert"} {
		c := pagetest.Visitor()
		c.Flash = &views.Flash{Kind: kind, Text: "Image deleted successfully"}
		toast := pagetest.Render(t, views.NotFound(c, "")).Find(".toast")
		if toast.AttrOr("role", "") != role || !toast.HasClass("toast-"+kind) {
			t.Errorf("%s: role %q, class %q", kind, toast.AttrOr("role", ""), toast.AttrOr("class", ""))
		}
	}
}

func TestTheHeadTellsRobotsWhatItIsTold(t *testing.T) {
	c := pagetest.Visitor()
	c.NoIndex = true
	c.Preload = []views.Preload{{Href: "/media/a.webp", Type: "image/webp"}}
	doc := pagetest.Render(t, views.NotFound(c, ""))
	if doc.Find("meta[name=robots][content=noindex]").Length() != 1 || doc.Find("link[rel=canonical]").Length() != 0 {
		t.Error("a page that is not to be indexed says otherwise")
	}
	if doc.Find("link[rel=preload][as=image][href='/media/a.webp']").Length() != 1 {
		t.Error("the picture is not preloaded")
	}
	if doc.Find("meta[property='og:title'][content='A page – Pellucid'], meta[property='og:description'][content='What it is about']").Length() != 2 {
		t.Error("a shared link would have no title or description")
	}
	if got := doc.Find("title").Text(); got != "A page – Pellucid" {
		t.Errorf("title %q", got)
	}
}

func TestAPreloadedPictureIsTheOneThatIsDrawn(t *testing.T) {
	img := pagetest.Picture()
	c := pagetest.Visitor()
	c.Preload = []views.Preload{views.PreloadStage(img)}
	doc := pagetest.Render(t, imageviews.Image(c, imageviews.Page{Image: img}))
	preload, drawn := doc.Find("link[rel=preload][as=image]"), doc.Find(".stage img")
	for fetched, shown := range map[string]string{"href": "src", "imagesrcset": "srcset", "imagesizes": "sizes"} {
		if preload.AttrOr(fetched, "") != drawn.AttrOr(shown, "none") {
			t.Errorf("%s %q is not %s %q", fetched, preload.AttrOr(fetched, ""), shown, drawn.AttrOr(shown, ""))
		}
	}
}

func TestThePageOfALinkIsMarked(t *testing.T) {
	c := pagetest.Visitor()
	c.Path = "/gallery/icons?page=2"
	doc := pagetest.Render(t, views.NotFound(c, ""))
	if doc.Find(".topbar-nav a[href='/gallery'][aria-current=page]").Length() != 1 {
		t.Error("the gallery's link is not marked inside the gallery")
	}
	if doc.Find(".topbar-nav a[href='/pricing'][aria-current]").Length() != 0 {
		t.Error("a link elsewhere is marked")
	}
}
