package views_test

import (
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/domain"
	"pellucid/views"
)

func TestTheHeroTakesAPromptAtOnce(t *testing.T) {
	doc := render(t, views.Home(visitor(), views.HomePage{Samples: []domain.Image{picture()}}))
	if doc.Find(".hero form[action='/register'][method=get] textarea[name=prompt][required]").Length() != 1 {
		t.Error("no prompt box that leads a visitor to sign-up")
	}
	member := render(t, views.Home(signedIn(), views.HomePage{}))
	if member.Find(".hero form[action='/create'][method=get] textarea[name=prompt]").Length() != 1 {
		t.Error("no prompt box that leads a member to the create screen")
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

func TestSixUsesAreShownWithPicturesOfOurs(t *testing.T) {
	var pool []domain.Image
	for _, key := range []string{"aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh", "ii", "jj", "kk", "ll"} {
		img := picture()
		img.BlobKey = key + "/x"
		pool = append(pool, img)
	}
	pool[7].Category = domain.Icons
	doc := render(t, views.Home(visitor(), views.HomePage{Pool: pool}))
	if n := doc.Find(".use").Length(); n != 6 {
		t.Errorf("%d uses", n)
	}
	seen := map[string]bool{}
	doc.Find(".scene-picture").Each(func(_ int, img *goquery.Selection) { seen[img.AttrOr("src", "")] = true })
	if len(seen) != 12 {
		t.Errorf("%d different pictures in 12 places", len(seen))
	}
	if icon := doc.Find(".scene-app img").AttrOr("src", ""); icon != "/media/hh/x/512.webp" {
		t.Errorf("the app icon is %s, not the one from the icons", icon)
	}
}

func TestUsesAreShownBeforeTheFirstPictureWasMade(t *testing.T) {
	doc := render(t, views.Home(visitor(), views.HomePage{}))
	if n := doc.Find(".scene-picture[src^='/static/'][alt='A hibiscus flower']").Length(); n != 12 {
		t.Errorf("%d pictures", n)
	}
}

func TestBadgesAreFacts(t *testing.T) {
	doc := render(t, views.Home(visitor(), views.HomePage{}))
	var titles []string
	doc.Find(".badges h3").Each(func(_ int, title *goquery.Selection) { titles = append(titles, text(title)) })
	if got := strings.Join(titles, ", "); got != "True alpha, No watermark, WCAG 2.2 AA, No trackers" {
		t.Errorf("badges: %s", got)
	}
}
