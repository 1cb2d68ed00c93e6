package gallery_test

import (
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/domain"
	"pellucid/internal/testkit/pagetest"
	"pellucid/views"
	galleryviews "pellucid/views/gallery"
)

func galleryPage() galleryviews.GalleryPage {
	return galleryviews.GalleryPage{
		Images: []domain.Image{pagetest.Picture(), pagetest.HostilePicture()}, Total: 1234, Page: 4, LastPage: 62,
		Query: galleryviews.GalleryQuery{Search: "red sail", Tag: "boats", Category: "objects", Sort: "popular"},
		Tags:  []domain.Tag{{ID: 1, Name: "boats"}, {ID: 2, Name: "soft & round"}},
	}
}

func TestAddressesKeepEveryOtherChoice(t *testing.T) {
	q := galleryviews.GalleryQuery{Search: "a&b", Tag: "x y", Category: "icons", Sort: "oldest"}
	for name, c := range map[string]struct{ got, want string }{
		"a page of everything chosen":    {q.Address(3), "/gallery/icons?page=3&search=a%26b&sort=oldest&tag=x+y"},
		"the first page has no number":   {q.Address(1), "/gallery/icons?search=a%26b&sort=oldest&tag=x+y"},
		"the default order is not named": {galleryviews.GalleryQuery{Sort: "newest"}.Address(1), "/gallery"},
		"nothing chosen":                 {galleryviews.GalleryQuery{}.Address(2), "/gallery?page=2"},
	} {
		if c.got != c.want {
			t.Errorf("%s: %s, want %s", name, c.got, c.want)
		}
	}
}

func TestThePagesAreRealLinks(t *testing.T) {
	doc := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), galleryPage()))
	const base = "/gallery/objects?page="
	const rest = "&search=red+sail&sort=popular&tag=boats"
	var numbers []string
	doc.Find(".page-number").Each(func(_ int, a *goquery.Selection) {
		numbers = append(numbers, pagetest.Text(a))
		if want := base + pagetest.Text(a) + rest; a.AttrOr("href", "") != want {
			t.Errorf("page %s leads to %s", pagetest.Text(a), a.AttrOr("href", ""))
		}
	})
	if got := strings.Join(numbers, " "); got != "2 3 4 5 6 62" {
		t.Errorf("pages %s", got)
	}
	if got := pagetest.Text(doc.Find(".page-number[aria-current=page]")); got != "4" {
		t.Errorf("the current page is %q", got)
	}
	if doc.Find("a[rel=prev][href^='"+base+"3']").Length() != 1 || doc.Find("a[rel=next][href^='"+base+"5']").Length() != 1 {
		t.Error("the pages before and after are not linked")
	}
}

func TestOnePageNeedsNoNumbers(t *testing.T) {
	doc := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), galleryviews.GalleryPage{Images: []domain.Image{pagetest.Picture()}, Total: 1, Page: 1, LastPage: 1}))
	if doc.Find(".pagination").Length() != 0 {
		t.Error("page numbers for a single page")
	}
	pagetest.WantText(t, doc, "1 image")
}

func TestATagChipTogglesItself(t *testing.T) {
	doc := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), galleryPage()))
	pagetest.WantLink(t, doc, "boats", "/gallery/objects?search=red+sail&sort=popular")
	pagetest.WantLink(t, doc, "soft & round", "/gallery/objects?search=red+sail&sort=popular&tag=soft+%26+round")
}

func TestATagThatIsNotTrendingCanBeTakenAwayAgainToo(t *testing.T) {
	p := galleryPage()
	p.Query.Tag, p.Images, p.Total = "a rare "+strings.Repeat("long ", 20)+"tag", nil, 0
	doc := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), p))
	chips := doc.Find(".chip")
	if first := chips.First(); chips.Length() != 3 || first.AttrOr("aria-current", "") != "true" || first.AttrOr("href", "") != "/gallery/objects?search=red+sail&sort=popular" {
		t.Errorf("of %d chips the first leads to %q", chips.Length(), first.AttrOr("href", ""))
	}
	if name := pagetest.Text(chips.First()); !strings.HasPrefix(name, "a rare long") || len([]rune(name)) > 31 {
		t.Errorf("the chip says %q", name)
	}
}

func TestAnOwnerSeesWhichPicturesNobodyElseSees(t *testing.T) {
	for _, layout := range []galleryviews.GalleryLayout{galleryviews.Grid, galleryviews.List} {
		p := galleryPage()
		p.Layout, p.Images = layout, []domain.Image{pagetest.Picture(), pagetest.Picture(), pagetest.Picture()}
		p.Images[1].IsPublic = false
		p.Images[2].HiddenAt = p.Images[2].CreatedAt
		marks := pagetest.Render(t, galleryviews.Gallery(pagetest.SignedIn(), p)).Find(".unseen")
		if got := pagetest.Text(marks); marks.Length() != 2 || got != "Private Hidden: see why" {
			t.Errorf("layout %s: the marks say %q", layout, got)
		}
		if href := marks.Filter("a").AttrOr("href", ""); href != "/image/"+p.Images[2].ID+"/decision" {
			t.Errorf("layout %s: why leads to %q", layout, href)
		}
		if pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), p)).Find(".unseen").Length() != 0 {
			t.Errorf("layout %s: a visitor is told what the owner keeps private", layout)
		}
	}
}

func TestSearchKeepsTagCategoryAndOrder(t *testing.T) {
	doc := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), galleryPage()))
	form := doc.Find("form[role=search]")
	if form.AttrOr("action", "") != "/gallery/objects" || form.Find("input[name=tag]").AttrOr("value", "") != "boats" {
		t.Error("a search leaves the category or the tag")
	}
	if doc.Find("form#gallery-search select[name=sort] option[selected]").AttrOr("value", "") != "popular" {
		t.Error("the order is not the one chosen")
	}
}

func TestCategoriesDescribeThemselves(t *testing.T) {
	seen := map[string]bool{}
	for _, category := range domain.Categories {
		p := galleryviews.GalleryPage{Query: galleryviews.GalleryQuery{Category: string(category)}}
		doc := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), p))
		if got := pagetest.Text(doc.Find("h1")); got != category.Title() {
			t.Errorf("%s: heading %q", category, got)
		}
		seen[pagetest.Text(doc.Find(".gallery-title .lead"))] = true
	}
	if len(seen) != len(domain.Categories) {
		t.Errorf("%d descriptions for %d categories", len(seen), len(domain.Categories))
	}
}

func TestATotalThatWasNotCountedToItsEndSaysSo(t *testing.T) {
	p := galleryPage()
	p.Total, p.Capped = 200, true
	if got := pagetest.Text(pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), p)).Find(".gallery-count")); !strings.HasPrefix(got, "200 or more images") {
		t.Errorf("the count says %q", got)
	}
	p.Capped = false
	if got := pagetest.Text(pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), p)).Find(".gallery-count")); strings.Contains(got, "or more") {
		t.Errorf("the count says %q", got)
	}
}

func TestAnImageHasItsWholeCaptionInSentenceCase(t *testing.T) {
	doc := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), galleryPage()))
	first := doc.Find(".cutout").First()
	if got := pagetest.Text(first.Find(".caption")); got != "A paper boat with a small red sail on calm water" {
		t.Errorf("caption %q", got)
	}
	img := first.Find("img")
	want := "/media/ab/cd/256.webp 256w, /media/ab/cd/512.webp 512w" // twice as wide as it is drawn, and no wider
	if img.AttrOr("srcset", "") != want || img.AttrOr("alt", "") != "A paper boat" || img.AttrOr("loading", "") != "eager" {
		t.Errorf("picture: srcset %q, alt %q, loading %q", img.AttrOr("srcset", ""), img.AttrOr("alt", ""), img.AttrOr("loading", ""))
	}
}

func TestVisitorsAreLedThroughSignIn(t *testing.T) {
	doc := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), galleryPage()))
	pagetest.WantLink(t, doc, "Login", "/login")
	pagetest.WantLink(t, doc, "Sign Up", "/register")
	like := doc.Find("button.like").First()
	if like.AttrOr("formaction", "") != "/image/0123456789abcdef/like" || like.AttrOr("hx-post", "none") != "none" {
		t.Errorf("like leads to %s, by htmx to %s; a visitor's form must leave the page", like.AttrOr("formaction", ""), like.AttrOr("hx-post", ""))
	}
	if doc.Find(".tabs a").Length() != 1 {
		t.Error("a visitor sees collections that need an account")
	}
}

func TestCollectionsAreTabsThatKeepTheirSearch(t *testing.T) {
	p := galleryPage()
	p.Query = galleryviews.GalleryQuery{Collection: galleryviews.Mine, Search: "boat"}
	doc := pagetest.Render(t, galleryviews.Gallery(pagetest.SignedIn(), p))
	if got := pagetest.Text(doc.Find(".tabs a[aria-current=page]")); got != "My Images" {
		t.Errorf("the open tab is %q", got)
	}
	pagetest.WantLink(t, doc, "Favorites", "/gallery/favorites")
	pagetest.WantLink(t, doc, "Clear search", "/gallery/my")
	if doc.Find("nav[aria-label=Categories]").Length() != 0 {
		t.Error("one's own images are on the community's lists")
	}
}

func TestMembersGetTheirButtons(t *testing.T) {
	doc := pagetest.Render(t, galleryviews.Gallery(pagetest.SignedIn(), galleryPage()))
	pagetest.WantLink(t, doc, "Create New", "/create")
	if doc.Find(".banner").Length() != 0 {
		t.Error("a member is asked to sign up")
	}
}

func TestTheLikeButtonAnswersWithItselfAndKnowsWhatComesNext(t *testing.T) {
	img := pagetest.Picture()
	img.Liked = true
	button := pagetest.Render(t, views.LikeButton(img, true)).Find("button.like[aria-pressed=true][form=marks]")
	if button.AttrOr("formaction", "") != "/image/0123456789abcdef/like" || button.AttrOr("hx-post", "") != button.AttrOr("formaction", "") {
		t.Error("with and without a script it goes to different places")
	}
	if pagetest.Text(button) != "10,000" || !strings.HasPrefix(button.AttrOr("aria-label", ""), "Unlike “A paper boat") {
		t.Errorf("button %q, %q", pagetest.Text(button), button.AttrOr("aria-label", ""))
	}
	if next := button.AttrOr("data-next-label", ""); !strings.HasPrefix(next, "Like “A paper boat") || !strings.HasSuffix(next, ", 9,999 likes") || button.AttrOr("data-next-count", "") != "9,999" {
		t.Errorf("after a press it says %q, %q", next, button.AttrOr("data-next-count", ""))
	}
}

func TestAnEmptyGallerySaysWhatToDo(t *testing.T) {
	narrowed := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), galleryviews.GalleryPage{Query: galleryviews.GalleryQuery{Search: "zebra"}}))
	pagetest.WantLink(t, narrowed, "Show all images", "/gallery")
	fresh := pagetest.Render(t, galleryviews.Gallery(pagetest.SignedIn(), galleryviews.GalleryPage{}))
	pagetest.WantLink(t, fresh, "Create the first one", "/create")
}

func TestABrokenGalleryOffersAnotherTry(t *testing.T) {
	p := galleryviews.GalleryPage{Error: "Failed to load images. Please try again later.", Page: 3, Query: galleryviews.GalleryQuery{Tag: "x"}}
	doc := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), p))
	pagetest.WantText(t, doc, p.Error)
	pagetest.WantLink(t, doc, "Try again", "/gallery?page=3&tag=x")
}

func TestEveryShelfHasAParagraphOfItsOwn(t *testing.T) {
	seen := map[string]bool{}
	for _, category := range append([]domain.Category{""}, domain.Categories...) {
		doc := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), galleryviews.GalleryPage{Query: galleryviews.GalleryQuery{Category: string(category)}}))
		about := pagetest.Text(doc.Find(".gallery-about p"))
		if words := len(strings.Fields(about)); words < 40 || words > 70 {
			t.Errorf("%q is described in %d words", category, words)
		}
		seen[about] = true
	}
	if len(seen) != len(domain.Categories)+1 {
		t.Errorf("%d descriptions", len(seen))
	}
	mine := pagetest.Render(t, galleryviews.Gallery(pagetest.SignedIn(), galleryviews.GalleryPage{Query: galleryviews.GalleryQuery{Collection: galleryviews.Mine}}))
	if mine.Find(".gallery-about").Length() != 0 {
		t.Error("one's own images are described as the community's")
	}
}

func TestTheListTellsMoreOfEachPicture(t *testing.T) {
	p := galleryPage()
	p.Layout = galleryviews.List
	p.Images[0].Prompt = strings.Repeat("long words ", 20)
	line := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), p)).Find(".line").First()
	if prompt := []rune(pagetest.Text(line.Find(".line-prompt"))); len(prompt) != 161 || !strings.HasPrefix(string(prompt), "Long words") {
		t.Errorf("the prompt has %d characters", len(prompt))
	}
	for _, want := range []string{"1024 × 1024 px", "by mira", "November 20, 2026", "10,000 likes"} {
		if !strings.Contains(pagetest.Text(line), want) {
			t.Errorf("the line does not say %q", want)
		}
	}
}

func TestTheLayoutIsChosenByLinksThatKeepThePlace(t *testing.T) {
	doc := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), galleryPage()))
	pagetest.WantLink(t, doc, "List", "/gallery/objects?page=4&search=red+sail&sort=popular&tag=boats&view=list")
	if got := pagetest.Text(doc.Find(".layouts [aria-current]")); got != "" && got != "Grid" {
		t.Errorf("the layout is %q", got)
	}
}

func TestOnlyTheOwnerIsOfferedToDelete(t *testing.T) {
	p := galleryPage()
	p.Images[1].UserID, p.Images[1].ID = 8, "fedcba9876543210"
	doc := pagetest.Render(t, galleryviews.Gallery(pagetest.SignedIn(), p))
	if got := doc.Find("a[href$='/delete']").Map(func(_ int, a *goquery.Selection) string { return a.AttrOr("href", "") }); len(got) != 1 || got[0] != "/image/0123456789abcdef/delete" {
		t.Errorf("deleting is offered at %v", got)
	}
	if pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), p)).Find("a[href$='/delete']").Length() != 0 {
		t.Error("deleting is offered to a visitor")
	}
}

func TestTheViewerTurnsThePagesOfTheList(t *testing.T) {
	p := galleryPage()
	p.Images = []domain.Image{pagetest.Picture(), pagetest.Picture(), pagetest.Picture()}
	for i, id := range []string{"a", "b", "c"} {
		p.Images[i].ID = id
	}
	const base = "/gallery/objects?image="
	const rest = "&page=4&search=red+sail&sort=popular&tag=boats"
	for name, c := range map[string]struct{ id, previous, next string }{
		"in the middle":     {"b", base + "a" + rest, base + "c" + rest},
		"the first":         {"a", "", base + "b" + rest},
		"the last":          {"c", base + "b" + rest, ""},
		"from another page": {"z", "", base + "a" + rest},
	} {
		viewed := pagetest.Picture()
		viewed.ID = c.id
		p.Viewed = &viewed
		dialog := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), p)).Find("dialog[open]")
		previous, next := dialog.Find("[data-viewer-step=previous]").AttrOr("href", ""), dialog.Find("[data-viewer-step=next]").AttrOr("href", "")
		if previous != c.previous || next != c.next {
			t.Errorf("%s: before %q, after %q", name, previous, next)
		}
		if got := dialog.Find("[data-viewer-close]").AttrOr("href", ""); got != "/gallery/objects?page=4&search=red+sail&sort=popular&tag=boats" {
			t.Errorf("%s: closing leads to %q", name, got)
		}
	}
}

func TestTheViewerGoesOnOverTheEndsOfAPage(t *testing.T) {
	p := galleryPage()
	only := pagetest.Picture()
	only.ID = "a"
	p.Images, p.Viewed, p.Query, p.Page = []domain.Image{only}, &only, galleryviews.GalleryQuery{}, 2
	p.Before, p.After = "before", "after"
	dialog := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), p)).Find("dialog[open]")
	for direction, want := range map[string]string{"previous": "/gallery?image=before", "next": "/gallery?image=after&page=3"} {
		link := dialog.Find("[data-viewer-step=" + direction + "]")
		if got := link.AttrOr("href", ""); got != want || link.AttrOr("hx-target", "") != "#gallery" {
			t.Errorf("%s leads to %q in %q, want %q with its page", direction, got, link.AttrOr("hx-target", ""), want)
		}
	}
}

func TestColorsToggleAndStayWithASearch(t *testing.T) {
	p := galleryPage()
	p.Query = galleryviews.GalleryQuery{Search: "boat", Color: "teal"}
	doc := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), p))
	for color, want := range map[string]string{"teal": "/gallery?search=boat", "red": "/gallery?color=red&search=boat"} {
		if got := doc.Find(".color-chip[aria-label='"+color+"']").AttrOr("href", ""); got != want {
			t.Errorf("%s leads to %q, want %q", color, got, want)
		}
	}
	if got := doc.Find(".color-chip[aria-current]").AttrOr("aria-label", ""); got != "teal" {
		t.Errorf("the chosen color is %q", got)
	}
	if doc.Find("form[role=search] input[name=color]").AttrOr("value", "") != "teal" {
		t.Error("a search lets go of the color")
	}
	empty := pagetest.Render(t, galleryviews.Gallery(pagetest.Visitor(), galleryviews.GalleryPage{Query: galleryviews.GalleryQuery{Color: "teal"}}))
	pagetest.WantText(t, empty, "No images match")
}
