package views_test

import (
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/domain"
	"pellucid/views"
)

func TestTheImagePageTellsAllThatIsKnown(t *testing.T) {
	doc := render(t, views.Image(visitor(), views.ImagePage{Image: picture()}))
	wantText(t, doc,
		"1024 × 1024 px", "284 kB, PNG", "November 20, 2026", "Commercial use included", "Technical Details", "Negative prompt",
		"Guidance scale 3.5", "Seed 42", "Steps 25", "PNG with alpha, lossless", "Drawn from two parts.")
	if got := text(doc.Find(".breadcrumb [aria-current]")); got != "A paper boat with a small red sail on ca…" {
		t.Errorf("breadcrumb %q", got)
	}
	wantLink(t, doc, "boats & ships", "/gallery?tag=boats+%26+ships")
}

func TestDownloadsComeInEverySizeThatExists(t *testing.T) {
	img := picture()
	img.Width, img.Height = 512, 512
	doc := render(t, views.Image(visitor(), views.ImagePage{Image: img}))
	const base = "/image/0123456789abcdef/download?"
	var offered []string
	doc.Find(".split-button a[download]").Each(func(_ int, a *goquery.Selection) {
		offered = append(offered, strings.TrimPrefix(a.AttrOr("href", ""), base))
	})
	want := "format=png&size=original format=png&size=trimmed format=png&size=256 format=webp&size=original format=webp&size=256"
	if got := strings.Join(offered, " "); got != want {
		t.Errorf("downloads\n %s, want\n %s", got, want)
	}
	if name := doc.Find("a[download]").First().AttrOr("download", ""); name != img.DownloadName("png") {
		t.Errorf("file name %q", name)
	}
}

func TestASimilarOneStartsFromTheSameWords(t *testing.T) {
	member := render(t, views.Image(signedIn(), views.ImagePage{Image: picture()}))
	wantLink(t, member, "Create Similar PNG", "/create?clone_from=0123456789abcdef&guidance_scale=3.5&height=1024&negative_prompt=text"+
		"&prompt=A+paper+boat+with+a+small+red+sail+on+calm+water&steps=25&width=1024")
	guest := render(t, views.Image(visitor(), views.ImagePage{Image: picture()}))
	wantLink(t, guest, "Login to Create Similar PNG", "/auth?mode=login&redirect=%2Fimage%2F0123456789abcdef")
}

func TestTheAlphaReportSpeaksPlainly(t *testing.T) {
	headlines := map[domain.Verdict]string{
		domain.AlphaPass: "Edges: clean on any background",
		domain.AlphaWarn: "Edges: clean on most backgrounds",
		domain.AlphaFail: "Edges: look closely before you use it",
	}
	for verdict, headline := range headlines {
		img := picture()
		img.Alpha.Verdict = verdict
		doc := render(t, views.Image(visitor(), views.ImagePage{Image: img}))
		wantText(t, doc, headline, "Opaque 37.0%", "Soft 2.0%", "Transparent 61.0%", "No rim around the shape.", "0.4%", "0 of 1 check passed")
		if got := text(doc.Find(".checks .visually-hidden")); got != "– Note" {
			t.Errorf("the check's verdict is only a colour: %q", got)
		}
	}
}

func TestWhatDidNotPassIsToldFirst(t *testing.T) {
	img := picture()
	img.Alpha.Checks = nil
	for i, name := range []string{"one", "two", "three", "four", "five", "hidden-colour"} {
		check := domain.AlphaCheck{Name: name, Verdict: domain.AlphaPass, Note: name + " is well.", Unit: "count", Value: float64(i)}
		if i == 5 {
			check.Verdict = domain.AlphaFail
		}
		img.Alpha.Checks = append(img.Alpha.Checks, check)
	}
	doc := render(t, views.Image(visitor(), views.ImagePage{Image: img}))
	want := "Failed: hidden-colour is well. Passed: one is well. Passed: two is well. Passed: three is well."
	if got := text(doc.Find(".findings")); got != want {
		t.Errorf("findings %q, want %q", got, want)
	}
	wantText(t, doc, "5 of 6 checks passed", "hidden colour")
}

func TestAPrivateImageSaysSo(t *testing.T) {
	img := picture()
	img.IsPublic = false
	wantText(t, render(t, views.Image(signedIn(), views.ImagePage{Image: img, IsOwner: true})), "Private", "by mira (you)")
}

func TestAMissingImageIsToldInTheSpecifiedWords(t *testing.T) {
	doc := render(t, views.ImageNotFound(visitor()))
	wantText(t, doc, "Image Not Found", "Failed to load image. It may have been deleted or is not accessible.")
	if doc.Find("main a[href='/gallery']").Length() != 1 || doc.Find("main a[href='/']").Length() != 1 {
		t.Error("no way on")
	}
}

func TestErrorPagesLeadHome(t *testing.T) {
	wantLink(t, render(t, views.NotFound(visitor())), "Return to Home", "/")
	doc := render(t, views.Failure(visitor(), views.FailurePage{Status: 503, Title: "Busy", Message: "Try later.", Reference: "k3f9"}))
	wantText(t, doc, "503", "Busy", "Try later.", "Reference k3f9")
}
