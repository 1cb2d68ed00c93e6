package views_test

import (
	"testing"

	"pellucid/internal/domain"
	"pellucid/views"
)

func TestTheHeroTakesAPromptAtOnce(t *testing.T) {
	doc := render(t, views.Home(visitor(), views.HomePage{Samples: []domain.Image{picture()}}))
	form := doc.Find(".hero form[action='/create'][method=get]")
	if form.Find("textarea[name=prompt][required]").Length() != 1 {
		t.Error("no prompt box that leads to the create screen")
	}
	wantLink(t, doc, "Start Creating Free", "/register")
	wantLink(t, doc, "Explore Gallery", "/gallery")
	wantText(t, doc, "Text-to-Image", "Transparent Background", "Reference Images", "Describe", "Customize settings", "Generate", "Download")
	if doc.Find(".steps li").Length() != 4 {
		t.Error("not four steps")
	}
}

func TestTheHeroIsFetchedFirst(t *testing.T) {
	img := picture()
	doc := render(t, views.Home(visitor(), views.HomePage{Hero: &img}))
	hero := doc.Find(".hero-art img")
	if hero.AttrOr("fetchpriority", "") != "high" || hero.AttrOr("loading", "") != "eager" || hero.AttrOr("src", "") != "/media/ab/cd/1024.webp" {
		t.Errorf("hero: %q, %q, %q", hero.AttrOr("fetchpriority", ""), hero.AttrOr("loading", ""), hero.AttrOr("src", ""))
	}
}

func TestMembersAreNotAskedToSignUp(t *testing.T) {
	doc := render(t, views.Home(signedIn(), views.HomePage{}))
	if doc.Find("a[href='/register']").Length() != 0 {
		t.Error("a member is asked to sign up")
	}
	wantLink(t, doc, "Create New Image", "/create")
}
