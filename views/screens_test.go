package views_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit/pagetest"
	"pellucid/static"
	"pellucid/views"
	accountviews "pellucid/views/account"
	billingviews "pellucid/views/billing"
	createviews "pellucid/views/create"
	frontviews "pellucid/views/front"
	galleryviews "pellucid/views/gallery"
	imageviews "pellucid/views/image"
)

// screens are all pages, with hostile text in every place that takes text from people.
func screens() map[string]templ.Component {
	img := pagetest.HostilePicture()
	images := []domain.Image{img, pagetest.Picture()}
	form := domain.Generation{Prompt: pagetest.Hostile, NegativePrompt: pagetest.Hostile}
	return map[string]templ.Component{
		"home":                frontviews.Home(pagetest.Visitor(), frontviews.HomePage{Hero: &img, Made: images, TryOpen: true, Try: frontviews.HomeTry{Image: &img, Wanted: pagetest.Hostile, Prompt: pagetest.Hostile, Error: pagetest.Hostile, SignUp: true}}),
		"home without a hero": frontviews.Home(pagetest.SignedIn(), frontviews.HomePage{}),
		"login":               accountviews.Auth(pagetest.Visitor(), accountviews.AuthPage{Mode: "login", Form: accountviews.AuthForm{Username: pagetest.Hostile}, Redirect: pagetest.Hostile}),
		"register": accountviews.Auth(pagetest.Visitor(), accountviews.AuthPage{
			Mode: "register", Saved: views.SavedWork{Image: &img, Prompt: pagetest.Hostile}, Form: accountviews.AuthForm{Email: pagetest.Hostile}, Errors: map[string]string{"": pagetest.Hostile, "password": pagetest.Hostile},
		}),
		"gallery": galleryviews.Gallery(pagetest.Visitor(), galleryviews.GalleryPage{
			Images: images, Total: 200, Page: 2, LastPage: 10, Tags: img.Tags, Query: galleryviews.GalleryQuery{Search: pagetest.Hostile, Tag: pagetest.Hostile},
		}),
		"gallery of a user":   galleryviews.Gallery(pagetest.SignedIn(), galleryviews.GalleryPage{Images: images, Total: 2, Page: 1, LastPage: 1}),
		"empty gallery":       galleryviews.Gallery(pagetest.Visitor(), galleryviews.GalleryPage{Query: galleryviews.GalleryQuery{Search: pagetest.Hostile}}),
		"broken gallery":      galleryviews.Gallery(pagetest.Visitor(), galleryviews.GalleryPage{Error: pagetest.Hostile}),
		"image":               imageviews.Image(pagetest.Visitor(), imageviews.Page{Image: img, Related: images}),
		"own image":           imageviews.Image(pagetest.SignedIn(), imageviews.Page{Image: img, IsOwner: true}),
		"not found":           views.NotFound(pagetest.Visitor(), ""),
		"image not found":     views.ImageNotFound(pagetest.SignedIn()),
		"failure":             views.Failure(pagetest.Visitor(), views.FailurePage{Status: 500, Title: pagetest.Hostile, Message: pagetest.Hostile, Reference: pagetest.Hostile}),
		"create":              createviews.Create(pagetest.SignedIn(), createviews.CreatePage{Props: form, Form: form, Errors: map[string]string{"prompt": pagetest.Hostile}}),
		"task":                createviews.Task(pagetest.SignedIn(), createviews.TaskPage{Task: domain.Task{Generation: form, Error: pagetest.Hostile, Status: domain.TaskFailed}}),
		"running task":        createviews.Task(pagetest.SignedIn(), createviews.TaskPage{Task: domain.Task{Generation: form}, Images: images}),
		"dashboard":           accountviews.Dashboard(pagetest.SignedIn(), accountviews.DashboardPage{Recent: images, Now: pagetest.Noon}),
		"empty dashboard":     accountviews.Dashboard(pagetest.SignedIn(), accountviews.DashboardPage{}),
		"pricing of a member": billingviews.Pricing(pagetest.SignedIn(), billingviews.PricingPage{Tiers: pagetest.Tiers(), Selling: true, Current: 3, Sub: pagetest.Pro(), Trouble: views.Trouble{What: pagetest.Hostile}}),
		"pricing":             billingviews.Pricing(pagetest.Visitor(), billingviews.PricingPage{Tiers: []sale.Tier{{ID: 2, Name: pagetest.Hostile, PriceMonthlyCents: 1}}, Selling: true}),
		"profile": accountviews.Settings(pagetest.SignedIn(), accountviews.TabProfile, accountviews.SettingsProfile(accountviews.SettingsProfilePage{
			User: pagetest.SignedIn().User, Profile: domain.Profile{Bio: pagetest.Hostile, Website: pagetest.Hostile, SocialLinks: map[string]string{"x": pagetest.Hostile}},
			Errors: map[string]string{"bio": pagetest.Hostile, "social_x": pagetest.Hostile},
		})),
		"credits": accountviews.Settings(pagetest.SignedIn(), accountviews.TabCredits, accountviews.SettingsCredits(accountviews.SettingsCreditsPage{
			Selling: true, Plan: pagetest.ProPlan(), Trouble: views.Trouble{What: pagetest.Hostile, Why: pagetest.Hostile},
			History: accountviews.CreditHistoryPage{Entries: []ledger.Entry{{Description: pagetest.Hostile, Credits: -1}}, Total: 9},
		})),
		"credits of Free": accountviews.Settings(pagetest.SignedIn(), accountviews.TabCredits, accountviews.SettingsCredits(accountviews.SettingsCreditsPage{})),
		"subscription": accountviews.Settings(pagetest.SignedIn(), accountviews.TabSubscription, accountviews.SettingsSubscription(accountviews.SettingsSubscriptionPage{
			Selling: true, Plan: pagetest.ProPlan(), Sub: pagetest.Pro(), Receipts: []sale.Receipt{{Description: pagetest.Hostile, TransactionID: pagetest.Hostile, AmountCents: 1000}},
		})),
		"no subscription":  accountviews.Settings(pagetest.SignedIn(), accountviews.TabSubscription, accountviews.SettingsSubscription(accountviews.SettingsSubscriptionPage{Problem: pagetest.Hostile})),
		"change of plan":   billingviews.ChangePlan(pagetest.SignedIn(), billingviews.ChangePlanPage{From: *pagetest.Pro(), To: sale.Tier{ID: 2, Name: pagetest.Hostile, PriceMonthlyCents: 1000}, Payment: sale.Monthly}),
		"refused change":   billingviews.ChangePlan(pagetest.SignedIn(), billingviews.ChangePlanPage{From: *pagetest.Pro(), To: sale.Tier{ID: 1, Name: pagetest.Hostile}, OfferNew: true, Trouble: views.Trouble{What: pagetest.Hostile}}),
		"cancel":           billingviews.CancelPlan(pagetest.SignedIn(), billingviews.CancelPage{Sub: *pagetest.Pro(), Trouble: views.Trouble{What: pagetest.Hostile, Why: pagetest.Hostile}}),
		"leaving":          billingviews.Leaving(pagetest.SignedIn(), billingviews.LeavingPage{Address: "https://pay.example/x?y=1&z=2", Host: "pay.example"}),
		"payment made":     billingviews.SubscriptionResult(pagetest.SignedIn(), billingviews.SubscriptionResultPage{Success: true, Checkout: &sale.Checkout{Status: sale.CheckoutCompleted}}),
		"payment awaited":  billingviews.SubscriptionResult(pagetest.SignedIn(), billingviews.SubscriptionResultPage{Checkout: &sale.Checkout{Status: sale.CheckoutPending}}),
		"nobody's payment": billingviews.SubscriptionResult(pagetest.Visitor(), billingviews.SubscriptionResultPage{Problem: pagetest.Hostile}),
	}
}

// eachScreen runs a check on every page.
func eachScreen(t *testing.T, check func(t *testing.T, doc *goquery.Document)) {
	for name, component := range screens() {
		t.Run(name, func(t *testing.T) { check(t, pagetest.Render(t, component)) })
	}
}

func TestEveryScreenHasOneHeadingAndItsLandmarks(t *testing.T) {
	eachScreen(t, func(t *testing.T, doc *goquery.Document) {
		for _, once := range []string{"h1", "main", "header.topbar", "footer.footer", "html[lang=en]", "title"} {
			if n := doc.Find(once).Length(); n != 1 {
				t.Errorf("%d of %s, want 1", n, once)
			}
		}
		if doc.Find("a.skip[href='#content']").Length() != 1 || doc.Find("#content").Length() != 1 {
			t.Error("the skip link leads nowhere")
		}
	})
}

func TestHostileTextStaysText(t *testing.T) {
	eachScreen(t, func(t *testing.T, doc *goquery.Document) {
		doc.Find("script").Each(func(_ int, s *goquery.Selection) {
			if _, external := s.Attr("src"); !external && s.AttrOr("type", "") != "application/json" {
				t.Errorf("an inline script: %s", s.Text())
			}
		})
		if doc.Find("img[src=x]").Length() > 0 {
			t.Error("a prompt became an element")
		}
	})
}

func TestNoScreenHasInlineStylesOrHandlers(t *testing.T) {
	eachScreen(t, func(t *testing.T, doc *goquery.Document) {
		if doc.Find("style").Length() > 0 {
			t.Error("an inline style sheet")
		}
		doc.Find("*").Each(func(_ int, s *goquery.Selection) {
			for _, attribute := range s.Nodes[0].Attr {
				if attribute.Key == "style" || strings.HasPrefix(attribute.Key, "on") || strings.HasPrefix(attribute.Val, "javascript:") {
					t.Errorf("<%s %s=%q>", s.Nodes[0].Data, attribute.Key, attribute.Val)
				}
			}
		})
	})
}

func TestEveryInputHasALabelAndEveryControlAName(t *testing.T) {
	eachScreen(t, func(t *testing.T, doc *goquery.Document) {
		doc.Find("input:not([type=hidden]), select, textarea").Each(func(_ int, input *goquery.Selection) {
			id := input.AttrOr("id", "")
			labeled := id != "" && doc.Find("label[for='"+id+"']").Length() == 1
			if !labeled && pagetest.Text(input.Closest("label")) == "" {
				t.Errorf("an input without a label: %s", input.AttrOr("name", id))
			}
		})
		doc.Find("a, button, summary").Each(func(_ int, s *goquery.Selection) {
			if pagetest.Text(s) == "" && s.AttrOr("aria-label", "") == "" && s.Find("img[alt]").Length() == 0 {
				html, _ := goquery.OuterHtml(s)
				t.Errorf("a control without a name: %s", html)
			}
		})
	})
}

func TestIdsAreUniqueAndReferencesResolve(t *testing.T) {
	eachScreen(t, func(t *testing.T, doc *goquery.Document) {
		doc.Find("[id]").Each(func(_ int, s *goquery.Selection) {
			if id := s.AttrOr("id", ""); doc.Find("[id='"+id+"']").Length() != 1 {
				t.Errorf("the id %q is there twice", id)
			}
		})
		for _, attribute := range []string{"aria-describedby", "aria-labelledby", "for", "form", "popovertarget"} {
			doc.Find("[" + attribute + "]").Each(func(_ int, s *goquery.Selection) {
				for _, id := range strings.Fields(s.AttrOr(attribute, "")) {
					if doc.Find("[id='"+id+"']").Length() == 0 {
						t.Errorf("%s=%q leads nowhere", attribute, id)
					}
				}
			})
		}
	})
}

func TestEveryPictureKeepsItsPlace(t *testing.T) {
	eachScreen(t, func(t *testing.T, doc *goquery.Document) {
		doc.Find("img").Each(func(_ int, img *goquery.Selection) {
			for _, attribute := range []string{"src", "width", "height", "alt"} {
				if _, ok := img.Attr(attribute); !ok {
					t.Errorf("%s has no %s", img.AttrOr("src", "an img"), attribute)
				}
			}
		})
	})
}

func TestEveryAssetOfThePagesWasBuilt(t *testing.T) {
	eachScreen(t, func(t *testing.T, doc *goquery.Document) {
		doc.Find("[src^='/static/'], [href^='/static/']").Each(func(_ int, s *goquery.Selection) {
			address := s.AttrOr("src", s.AttrOr("href", ""))
			if strings.HasPrefix(address, "/static/islands/") {
				return
			}
			file, part, _ := strings.Cut(address, "#")
			answer := httptest.NewRecorder()
			static.Handler().ServeHTTP(answer, httptest.NewRequest("GET", file, nil))
			if answer.Code != 200 || part != "" && !strings.Contains(answer.Body.String(), `id="`+part+`"`) {
				t.Errorf("%s is not there, answered %d", address, answer.Code)
			}
		})
	})
}
