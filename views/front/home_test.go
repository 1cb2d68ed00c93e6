package front_test

import (
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/internal/domain/upkeep"
	"pellucid/internal/testkit/pagetest"
	frontviews "pellucid/views/front"
)

func TestTheHeroTakesAPromptAtOnce(t *testing.T) {
	doc := pagetest.Render(t, frontviews.Home(pagetest.Visitor(), frontviews.HomePage{TryOpen: true}))
	if doc.Find(".hero form[action='/try'][method=post] textarea[name=prompt][required]").Length() != 1 {
		t.Error("no prompt box that draws for a visitor")
	}
	closed := pagetest.Render(t, frontviews.Home(pagetest.Visitor(), frontviews.HomePage{}))
	if closed.Find(".hero form[action='/register'][method=get] textarea[name=prompt][required]").Length() != 1 {
		t.Error("no prompt box that leads a visitor to sign-up where none may draw without an account")
	}
	member := pagetest.Render(t, frontviews.Home(pagetest.SignedIn(), frontviews.HomePage{TryOpen: true}))
	if member.Find(".hero form[action='/create'][method=get] textarea[name=prompt]").Length() != 1 {
		t.Error("no prompt box that leads a member to the create screen")
	}
	pagetest.WantLink(t, doc, "Start Creating Free", "/register")
	pagetest.WantLink(t, doc, "Explore Gallery", "/gallery")
	pagetest.WantText(t, doc, "truly transparent", "10 free credits", "Commercial rights")
	pagetest.WantText(t, doc, "Text-to-Image", "Transparent Background", "Reference Images", "Describe", "Customize settings", "Generate", "Download")
	if doc.Find(".steps li").Length() != 4 || doc.Find(".use").Length() != 6 {
		t.Error("not four steps and six uses")
	}
}

func TestTheFirstScreenOffersThreeProofsAndOpensWithOne(t *testing.T) {
	doc := pagetest.Render(t, frontviews.Home(pagetest.Visitor(), frontviews.HomePage{}))
	if got := strings.Join(cuts(doc), " "); got != "glass spokes glow" {
		t.Errorf("the first screen has %s", got)
	}
	first := doc.Find(".hero-cut img").First()
	if first.AttrOr("fetchpriority", "") != "high" || first.AttrOr("width", "") == "" || first.AttrOr("loading", "") != "" {
		t.Error("the image that it opens with is not fetched first")
	}
	if chosen := doc.Find("[name=hero-image][checked]"); chosen.Length() != 1 || chosen.AttrOr("value", "") != "glass" {
		t.Errorf("%d images are chosen, %q first", chosen.Length(), chosen.AttrOr("value", ""))
	}
}

func TestTheAdministratorsChoiceOpensTheFirstScreen(t *testing.T) {
	img := pagetest.Picture()
	doc := pagetest.Render(t, frontviews.Home(pagetest.Visitor(), frontviews.HomePage{Hero: &img}))
	if got := strings.Join(cuts(doc), " "); got != "chosen glass spokes glow" {
		t.Errorf("the first screen has %s", got)
	}
	hero := doc.Find(".hero-cut img").First()
	if hero.AttrOr("fetchpriority", "") != "high" || hero.AttrOr("src", "") != "/media/ab/cd/1024.webp" {
		t.Errorf("hero: %q, %q", hero.AttrOr("fetchpriority", ""), hero.AttrOr("src", ""))
	}
	pagetest.WantLink(t, doc, "“"+img.Prompt+"”", "/image/"+img.ID)
}

func cuts(doc *goquery.Document) []string {
	return doc.Find("[data-cut]").Map(func(_ int, cut *goquery.Selection) string { return cut.AttrOr("data-cut", "") })
}

func TestAVisitorsImageTakesTheFirstScreen(t *testing.T) {
	img := pagetest.Picture()
	img.Alpha.Verdict = domain.AlphaPass
	doc := pagetest.Render(t, frontviews.Home(pagetest.Visitor(), frontviews.HomePage{TryOpen: true, Try: frontviews.HomeTry{Image: &img, Wanted: "an owl"}}))
	if got := cuts(doc)[0]; got != "own" {
		t.Errorf("the first screen opens with %s", got)
	}
	pagetest.WantText(t, doc, "Edge check: Passed", "Kept for 24 hours", "generate “an owl”")
	if doc.Find("a[href='/try/image.png?download'][download]").Length() != 1 {
		t.Error("it cannot be downloaded")
	}
	pagetest.WantLink(t, doc, "Keep it in a free account", "/auth?mode=register&redirect=%2Fimage%2F"+img.ID)
}

func TestAPromptThatWasRefusedStaysInTheBox(t *testing.T) {
	doc := pagetest.Render(t, frontviews.Home(pagetest.Visitor(), frontviews.HomePage{TryOpen: true, Try: frontviews.HomeTry{Prompt: "an owl", Error: "All are used up.", SignUp: true}}))
	if box := doc.Find("#hero-prompt[aria-invalid=true]"); box.Text() != "an owl" {
		t.Errorf("the box has %q", box.Text())
	}
	if got := pagetest.Text(doc.Find(".try-message[role=alert] p")); got != "All are used up." {
		t.Errorf("it says %q", got)
	}
	pagetest.WantLink(t, doc, "Sign up and generate", "/register?prompt=an+owl")
}

func TestMembersAreNotAskedToSignUp(t *testing.T) {
	doc := pagetest.Render(t, frontviews.Home(pagetest.SignedIn(), frontviews.HomePage{TryOpen: true}))
	if doc.Find("main a[href^='/register']").Length() != 0 {
		t.Error("a member is asked to sign up")
	}
	pagetest.WantLink(t, doc, "Create New Image", "/create")
}

// What the check has refused and what it let pass comes from the build: an example that changed sides would tell a lie.
func TestTheExamplesOfTheEdgeCheckAreWhatTheySay(t *testing.T) {
	doc := pagetest.Render(t, frontviews.Home(pagetest.Visitor(), frontviews.HomePage{}))
	var verdicts []string
	doc.Find(".edge-verdict").Each(func(_ int, verdict *goquery.Selection) { verdicts = append(verdicts, pagetest.Text(verdict)) })
	if got := strings.Join(verdicts, ", "); got != "Passed, Passed, Passed, Passed with notes, Failed, redone free, Failed, redone free" {
		t.Errorf("the examples are %s", got)
	}
	if bad := doc.Find(".edge-figures .number-bad").Length(); bad < 2 {
		t.Errorf("%d numbers say why images failed", bad)
	}
}

func TestTheSitesOwnNumbersAreToldFromAThousandImagesOn(t *testing.T) {
	few := pagetest.Render(t, frontviews.Home(pagetest.Visitor(), frontviews.HomePage{Edges: upkeep.EdgeTotals{Images: 999, Passes: 990}}))
	if strings.Contains(pagetest.Text(few.Find(".edges-foot")), "delivered") {
		t.Error("numbers of a site with few images are told")
	}
	many := pagetest.Render(t, frontviews.Home(pagetest.Visitor(), frontviews.HomePage{Edges: upkeep.EdgeTotals{Images: 12345, Passes: 12000}}))
	pagetest.WantText(t, many, "Of 12,345 images delivered here, 12,000 passed without a note and 345 with notes.")
}

func TestBadgesAreFacts(t *testing.T) {
	doc := pagetest.Render(t, frontviews.Home(pagetest.Visitor(), frontviews.HomePage{Tiers: []sale.Tier{{ID: 1, Name: "Free"}}}))
	var titles []string
	doc.Find(".home-facts h3").Each(func(_ int, title *goquery.Selection) { titles = append(titles, pagetest.Text(title)) })
	if got := strings.Join(titles, ", "); got != "True alpha, No watermark, WCAG 2.2 AA, No trackers" {
		t.Errorf("badges: %s", got)
	}
}
