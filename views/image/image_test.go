package image_test

import (
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/domain"
	"pellucid/internal/testkit/pagetest"
	"pellucid/views"
	helpviews "pellucid/views/help"
	imageviews "pellucid/views/image"
)

func TestTheImagePageTellsAllThatIsKnown(t *testing.T) {
	doc := pagetest.Render(t, imageviews.Image(pagetest.Visitor(), imageviews.Page{Image: pagetest.Picture()}))
	pagetest.WantText(t, doc,
		"1024 × 1024 px", "284 kB, PNG", "November 20, 2026", "Commercial use included", "Technical Details", "Negative prompt",
		"Guidance scale 3.5", "Seed 42", "Steps 25", "PNG with alpha, lossless", "Drawn from two parts.")
	if got := pagetest.Text(doc.Find(".breadcrumb [aria-current]")); got != "A paper boat with a small red sail on ca…" {
		t.Errorf("breadcrumb %q", got)
	}
	pagetest.WantLink(t, doc, "boats & ships", "/gallery?tag=boats+%26+ships")
}

func TestDownloadsComeInEverySizeThatExists(t *testing.T) {
	img := pagetest.Picture()
	img.Width, img.Height = 512, 512
	doc := pagetest.Render(t, imageviews.Image(pagetest.Visitor(), imageviews.Page{Image: img}))
	const base = "/image/0123456789abcdef/download"
	var offered []string
	doc.Find(".split-button a[download]").Each(func(_ int, a *goquery.Selection) {
		offered = append(offered, strings.TrimPrefix(a.AttrOr("href", ""), base))
	})
	want := " ?format=png&size=trimmed ?format=png&size=256 ?format=webp&size=original ?format=webp&size=256"
	if got := strings.Join(offered, " "); got != want {
		t.Errorf("downloads\n %s, want\n %s", got, want)
	}
	if name := doc.Find("a[download]").First().AttrOr("download", ""); name != img.DownloadName("png") {
		t.Errorf("file name %q", name)
	}
}

func TestASimilarOneStartsFromTheSameWords(t *testing.T) {
	member := pagetest.Render(t, imageviews.Image(pagetest.SignedIn(), imageviews.Page{Image: pagetest.Picture()}))
	pagetest.WantLink(t, member, "Create Similar PNG", "/create?clone_from=0123456789abcdef&guidance_scale=3.5&height=1024&negative_prompt=text"+
		"&prompt=A+paper+boat+with+a+small+red+sail+on+calm+water&steps=25&width=1024")
	guest := pagetest.Render(t, imageviews.Image(pagetest.Visitor(), imageviews.Page{Image: pagetest.Picture()}))
	pagetest.WantLink(t, guest, "Login to Create Similar PNG", "/auth?mode=login&redirect=%2Fimage%2F0123456789abcdef")
}

func TestTheAlphaReportSpeaksPlainly(t *testing.T) {
	headlines := map[domain.Verdict]string{
		domain.AlphaPass: "Edges: clean on any background",
		domain.AlphaWarn: "Edges: clean on most backgrounds",
		domain.AlphaFail: "Edges: look closely before you use it",
	}
	for verdict, headline := range headlines {
		img := pagetest.Picture()
		img.Alpha.Verdict = verdict
		doc := pagetest.Render(t, imageviews.Image(pagetest.Visitor(), imageviews.Page{Image: img}))
		pagetest.WantText(t, doc, headline, "Opaque 37.0%", "Soft 2.0%", "Transparent 61.0%", "No rim around the shape.", "0.4%", "0 of 1 check passed", "Halo")
		if got := pagetest.Text(doc.Find(".checks .visually-hidden")); got != "– Note" {
			t.Errorf("the check's verdict is only a color: %q", got)
		}
	}
}

func TestWhatDidNotPassIsToldFirst(t *testing.T) {
	img := pagetest.Picture()
	img.Alpha.Checks = nil
	for i, name := range []string{"one", "two", "three", "four", "five", "hidden-color"} {
		check := domain.AlphaCheck{Name: name, Verdict: domain.AlphaPass, Note: name + " is well.", Unit: "count", Value: float64(i)}
		if i == 5 {
			check.Verdict = domain.AlphaFail
		}
		img.Alpha.Checks = append(img.Alpha.Checks, check)
	}
	doc := pagetest.Render(t, imageviews.Image(pagetest.Visitor(), imageviews.Page{Image: img}))
	want := "Failed: hidden-color is well. Passed: one is well. Passed: two is well. Passed: three is well."
	if got := pagetest.Text(doc.Find(".findings")); got != want {
		t.Errorf("findings %q, want %q", got, want)
	}
	pagetest.WantText(t, doc, "5 of 6 checks passed", "Hidden color")
}

func TestWhereAPictureStandsOutIsAdviceAndNoFault(t *testing.T) {
	img := pagetest.Picture()
	img.Alpha.Checks = []domain.AlphaCheck{
		{Name: "haze", Value: 0.117, Unit: "levels", Verdict: domain.AlphaPass, Note: "The empty area is completely clear."},
		{Name: "visibility-light", Value: 0.9387, Unit: "share", Verdict: domain.AlphaWarn, Note: "Hard to see on white."},
		{Name: "visibility-dark", Value: 0.0156, Unit: "share", Verdict: domain.AlphaPass, Note: "Stands out on dark."},
	}
	doc := pagetest.Render(t, imageviews.Image(pagetest.Visitor(), imageviews.Page{Image: img}))
	pagetest.WantText(t, doc, "Edges: clean on any background", "1 of 1 check passed", "Advice, not faults", "On white – Advice Hard to see on white. 93.9% of the edge fades into it")
	if got := pagetest.Text(doc.Find(".findings")); got != "Advice: Hard to see on white. Passed: The empty area is completely clear." {
		t.Errorf("findings %q", got)
	}
	if n := doc.Find(".verdict-warn, .verdict-fail").Length(); n != 0 {
		t.Errorf("%d pieces of advice look like faults", n)
	}
}

func TestEveryReadingHasItsUnit(t *testing.T) {
	for want, check := range map[string]domain.AlphaCheck{
		"0.117 levels of veil in the empty area, of 255": {Name: "haze", Value: 0.117, Unit: "levels"},
		"13 holes":                          {Name: "holes", Value: 13, Unit: "count"},
		"1 speck":                           {Name: "specks", Value: 1, Unit: "count"},
		"4.716 px from clear to solid":      {Name: "edge-width", Value: 4.7158, Unit: "px"},
		"41.7% of one side is touched":      {Name: "border", Value: 0.417, Unit: "share"},
		"0 correlation with a checkerboard": {Name: "checkerboard", Unit: "correlation"},
		"3 furlongs":                        {Name: "new-check", Value: 3, Unit: "furlongs"},
	} {
		img := pagetest.Picture()
		img.Alpha.Checks = []domain.AlphaCheck{check}
		doc := pagetest.Render(t, imageviews.Image(pagetest.Visitor(), imageviews.Page{Image: img}))
		if got := pagetest.Text(doc.Find(".check-reading")); got != want {
			t.Errorf("%s reads %q, want %q", check.Name, got, want)
		}
	}
}

func TestWhatToTakeAlongIsReadyToCopy(t *testing.T) {
	img := pagetest.Picture()
	img.AltText, img.Recipe = `A "paper" boat`, []byte(`{"seed":42}`)
	c := pagetest.Visitor()
	c.BaseURL = "https://p.example"
	doc := pagetest.Render(t, imageviews.Image(c, imageviews.Page{Image: img}))
	copied := func(id string) string { return doc.Find("#" + id).Text() }
	if got, want := copied("attribution"), "“A paper boat with a small red sail on calm water” by mira, made with Pellucid, "+
		"https://p.example/image/0123456789abcdef. Royalty-free, personal and commercial use (Basic plan, terms of )."; got != want {
		t.Errorf("attribution\n%s, want\n%s", got, want)
	}
	if got, want := copied("embed"), `<img src="https://p.example/media/ab/cd/512.webp" srcset="https://p.example/media/ab/cd/256.webp 256w, `+
		`https://p.example/media/ab/cd/512.webp 512w, https://p.example/media/ab/cd/1024.webp 1024w" sizes="512px" width="512" height="512" `+
		`alt="A &#34;paper&#34; boat" loading="lazy">`; got != want {
		t.Errorf("embed code\n%s, want\n%s", got, want)
	}
	if got := copied("recipe"); got != "{\n \"seed\": 42\n}" {
		t.Errorf("recipe %q", got)
	}
	doc.Find("[data-copy]").Each(func(_ int, button *goquery.Selection) {
		if id := button.AttrOr("data-copy", ""); doc.Find("#"+id).Length() != 1 {
			t.Errorf("a button copies %q, which is not there", id)
		}
	})
}

func TestAPrivateImageIsNotOfferedForEmbedding(t *testing.T) {
	img := pagetest.Picture()
	img.IsPublic = false
	if doc := pagetest.Render(t, imageviews.Image(pagetest.SignedIn(), imageviews.Page{Image: img, IsOwner: true})); doc.Find("#embed").Length() != 0 {
		t.Error("nobody else could load it")
	}
}

func TestTheFilesProvenanceStandsAmongTheDetails(t *testing.T) {
	origin := domain.Provenance{Receipt: strings.Repeat("ab", 32), Credits: []string{"Noto Emoji by Google, Apache-2.0"}}
	doc := pagetest.Render(t, imageviews.Image(pagetest.Visitor(), imageviews.Page{Image: pagetest.Picture(), Provenance: origin}))
	pagetest.WantText(t, doc, "Receipt "+origin.Receipt, "SHA-256", "Drawn with Noto Emoji by Google, Apache-2.0")
	if bare := pagetest.Render(t, imageviews.Image(pagetest.Visitor(), imageviews.Page{Image: pagetest.Picture()})); strings.Contains(pagetest.Text(bare.Find(".technical")), "Receipt") {
		t.Error("a receipt is promised that is not there")
	}
}

func TestUsesAreNamed(t *testing.T) {
	if got := pagetest.Text(pagetest.Render(t, imageviews.Image(pagetest.Visitor(), imageviews.Page{Image: pagetest.Picture()})).Find(".perfect-for")); got != "Perfect For Shop pages Mock-ups Print up to 8 cm wide" {
		t.Errorf("%q", got)
	}
}

func TestOnlyThoseWhoCanLikeHaveAKeyForIt(t *testing.T) {
	page := imageviews.Page{Image: pagetest.Picture()}
	if n := pagetest.Render(t, imageviews.Image(pagetest.Visitor(), page)).Find("[data-key=l]").Length(); n != 0 {
		t.Error("a visitor's stray key leads to the sign-in form")
	}
	member := pagetest.Render(t, imageviews.Image(pagetest.SignedIn(), page))
	if member.Find("[data-key=l] .mark-button").Length() != 1 || member.Find("a[data-key=d][download]").Length() != 1 {
		t.Error("the keys D and L press nothing")
	}
}

func TestADeletedImageLeavesItsNeighbors(t *testing.T) {
	doc := pagetest.Render(t, imageviews.Gone(pagetest.Visitor(), []domain.Image{pagetest.Picture()}))
	pagetest.WantText(t, doc, "Image Not Found", "It was deleted", "Similar images")
	for _, address := range []string{"/gallery", "/", "/image/0123456789abcdef"} {
		if doc.Find("main a[href='"+address+"']").Length() == 0 {
			t.Errorf("no way to %s", address)
		}
	}
	if strings.Contains(pagetest.Text(pagetest.Render(t, imageviews.Gone(pagetest.Visitor(), nil)).Find("main")), "near it") {
		t.Error("a heading stands over nothing")
	}
}

func TestAPrivateImageSaysSo(t *testing.T) {
	img := pagetest.Picture()
	img.IsPublic = false
	pagetest.WantText(t, pagetest.Render(t, imageviews.Image(pagetest.SignedIn(), imageviews.Page{Image: img, IsOwner: true})), "Private", "by mira (you)")
}

// Somebody who is suspended has no public page: the link led to an answer of 404.
func TestTheNameOfSomebodySuspendedIsNoLink(t *testing.T) {
	img := pagetest.Picture()
	link := "a[href='" + views.CreatorPath(img.Username) + "']"
	if doc := pagetest.Render(t, imageviews.Image(pagetest.SignedIn(), imageviews.Page{Image: img})); doc.Find(link).Length() != 1 {
		t.Error("the name leads to no page")
	}
	img.Suspended = true
	doc := pagetest.Render(t, imageviews.Image(pagetest.SignedIn(), imageviews.Page{Image: img}))
	pagetest.WantText(t, doc, "by "+img.Username)
	if doc.Find(link).Length() != 0 {
		t.Error("the name leads to a page that is not there")
	}
}

func TestAMissingImageIsToldInTheSpecifiedWords(t *testing.T) {
	doc := pagetest.Render(t, views.ImageNotFound(pagetest.Visitor()))
	pagetest.WantText(t, doc, "Image Not Found", "Failed to load image. It may have been deleted or is not accessible.")
	if doc.Find("main a[href='/gallery']").Length() != 1 || doc.Find("main a[href='/']").Length() != 1 {
		t.Error("no way on")
	}
}

func TestErrorPagesLeadHome(t *testing.T) {
	pagetest.WantLink(t, pagetest.Render(t, views.NotFound(pagetest.Visitor(), "")), "Return to Home", "/")
	doc := pagetest.Render(t, views.Failure(pagetest.Visitor(), views.FailurePage{Status: 503, Title: "Busy", Message: "Try later.", Reference: "k3f9"}))
	pagetest.WantText(t, doc, "503", "Busy", "Try later.", "Error reference k3f9")
}

// The reference of a failure once had the class of the API's reference, and was laid out as a page: two lines far apart.
func TestTheReferenceOfAFailureIsNotLaidOutAsTheReferenceOfTheAPI(t *testing.T) {
	page := pagetest.Render(t, helpviews.Reference(pagetest.Visitor(), helpviews.ReferencePage{})).Find("main > *").First()
	again := pagetest.Render(t, views.Failure(pagetest.Visitor(), views.FailurePage{Status: 500, Retry: "/gallery?page=2"}))
	pagetest.WantLink(t, again, "Try again", "/gallery?page=2")
	line := pagetest.Render(t, views.Failure(pagetest.Visitor(), views.FailurePage{Status: 500, Reference: "k3f9"})).Find("p:has(code)")
	if page.Length() != 1 || line.Length() != 1 {
		t.Fatalf("%d pages, %d lines", page.Length(), line.Length())
	}
	for class := range strings.FieldsSeq(line.AttrOr("class", "")) {
		if page.HasClass(class) {
			t.Errorf("both have the class %q", class)
		}
	}
}
