package views_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/static"
	"pellucid/views"
	accountviews "pellucid/views/account"
	imageviews "pellucid/views/image"
)

// screens are all pages, with hostile text in every place that takes text from people.
func screens() map[string]templ.Component {
	img := hostilePicture()
	images := []domain.Image{img, picture()}
	form := domain.Generation{Prompt: hostile, NegativePrompt: hostile}
	return map[string]templ.Component{
		"home":                views.Home(visitor(), views.HomePage{Hero: &img, Made: images, TryOpen: true, Try: views.HomeTry{Image: &img, Wanted: hostile, Prompt: hostile, Error: hostile, SignUp: true}}),
		"home without a hero": views.Home(signedIn(), views.HomePage{}),
		"login":               accountviews.Auth(visitor(), accountviews.AuthPage{Mode: "login", Form: accountviews.AuthForm{Username: hostile}, Redirect: hostile}),
		"register": accountviews.Auth(visitor(), accountviews.AuthPage{
			Mode: "register", Saved: views.SavedWork{Image: &img, Prompt: hostile}, Form: accountviews.AuthForm{Email: hostile}, Errors: map[string]string{"": hostile, "password": hostile},
		}),
		"gallery": views.Gallery(visitor(), views.GalleryPage{
			Images: images, Total: 200, Page: 2, LastPage: 10, Tags: img.Tags, Query: views.GalleryQuery{Search: hostile, Tag: hostile},
		}),
		"gallery of a user":   views.Gallery(signedIn(), views.GalleryPage{Images: images, Total: 2, Page: 1, LastPage: 1}),
		"empty gallery":       views.Gallery(visitor(), views.GalleryPage{Query: views.GalleryQuery{Search: hostile}}),
		"broken gallery":      views.Gallery(visitor(), views.GalleryPage{Error: hostile}),
		"image":               imageviews.Image(visitor(), imageviews.Page{Image: img, Related: images}),
		"own image":           imageviews.Image(signedIn(), imageviews.Page{Image: img, IsOwner: true}),
		"not found":           views.NotFound(visitor()),
		"image not found":     views.ImageNotFound(signedIn()),
		"failure":             views.Failure(visitor(), views.FailurePage{Status: 500, Title: hostile, Message: hostile, Reference: hostile}),
		"create":              views.Create(signedIn(), views.CreatePage{Props: form, Form: form, Errors: map[string]string{"prompt": hostile}}),
		"task":                views.Task(signedIn(), views.TaskPage{Task: domain.Task{Generation: form, Error: hostile, Status: domain.TaskFailed}}),
		"running task":        views.Task(signedIn(), views.TaskPage{Task: domain.Task{Generation: form}, Images: images}),
		"dashboard":           accountviews.Dashboard(signedIn(), accountviews.DashboardPage{Recent: images, Now: noon}),
		"empty dashboard":     accountviews.Dashboard(signedIn(), accountviews.DashboardPage{}),
		"pricing of a member": views.Pricing(signedIn(), views.PricingPage{Tiers: tiers(), Selling: true, Current: 3, Sub: pro(), Trouble: views.Trouble{What: hostile}}),
		"pricing":             views.Pricing(visitor(), views.PricingPage{Tiers: []domain.Tier{{ID: 2, Name: hostile, PriceMonthlyCents: 1}}, Selling: true}),
		"profile": accountviews.Settings(signedIn(), accountviews.TabProfile, accountviews.SettingsProfile(accountviews.SettingsProfilePage{
			User: signedIn().User, Profile: domain.Profile{Bio: hostile, Website: hostile, SocialLinks: map[string]string{"x": hostile}},
			Errors: map[string]string{"bio": hostile, "social_x": hostile},
		})),
		"credits": accountviews.Settings(signedIn(), accountviews.TabCredits, accountviews.SettingsCredits(accountviews.SettingsCreditsPage{
			Selling: true, Plan: proPlan(), Trouble: views.Trouble{What: hostile, Why: hostile},
			History: accountviews.CreditHistoryPage{Entries: []domain.CreditEntry{{Description: hostile, Credits: -1}}, Total: 9},
		})),
		"credits of Free": accountviews.Settings(signedIn(), accountviews.TabCredits, accountviews.SettingsCredits(accountviews.SettingsCreditsPage{})),
		"subscription": accountviews.Settings(signedIn(), accountviews.TabSubscription, accountviews.SettingsSubscription(accountviews.SettingsSubscriptionPage{
			Selling: true, Plan: proPlan(), Sub: pro(), Receipts: []domain.Receipt{{Description: hostile, TransactionID: hostile, AmountCents: 1000}},
		})),
		"no subscription":  accountviews.Settings(signedIn(), accountviews.TabSubscription, accountviews.SettingsSubscription(accountviews.SettingsSubscriptionPage{Problem: hostile})),
		"change of plan":   views.ChangePlan(signedIn(), views.ChangePlanPage{From: *pro(), To: domain.Tier{ID: 2, Name: hostile, PriceMonthlyCents: 1000}, Payment: domain.Monthly}),
		"refused change":   views.ChangePlan(signedIn(), views.ChangePlanPage{From: *pro(), To: domain.Tier{ID: 1, Name: hostile}, OfferNew: true, Trouble: views.Trouble{What: hostile}}),
		"cancel":           views.CancelPlan(signedIn(), views.CancelPage{Sub: *pro(), Trouble: views.Trouble{What: hostile, Why: hostile}}),
		"leaving":          views.Leaving(signedIn(), views.LeavingPage{Address: "https://pay.example/x?y=1&z=2", Host: "pay.example"}),
		"payment made":     views.SubscriptionResult(signedIn(), views.SubscriptionResultPage{Success: true, Checkout: &domain.Checkout{Status: domain.CheckoutCompleted}}),
		"payment awaited":  views.SubscriptionResult(signedIn(), views.SubscriptionResultPage{Checkout: &domain.Checkout{Status: domain.CheckoutPending}}),
		"nobody's payment": views.SubscriptionResult(visitor(), views.SubscriptionResultPage{Problem: hostile}),
	}
}

// eachScreen runs a check on every page.
func eachScreen(t *testing.T, check func(t *testing.T, doc *goquery.Document)) {
	for name, component := range screens() {
		t.Run(name, func(t *testing.T) { check(t, render(t, component)) })
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
			if !labeled && text(input.Closest("label")) == "" {
				t.Errorf("an input without a label: %s", input.AttrOr("name", id))
			}
		})
		doc.Find("a, button, summary").Each(func(_ int, s *goquery.Selection) {
			if text(s) == "" && s.AttrOr("aria-label", "") == "" && s.Find("img[alt]").Length() == 0 {
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
