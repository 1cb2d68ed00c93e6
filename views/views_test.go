package views_test

import (
	"strings"
	"testing"
	"time"

	"github.com/PuerkitoBio/goquery"
	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/views"
)

// hostile is what a prompt must never be able to do to a page.
const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)> & 'quotes'`

var noon = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

func render(t *testing.T, component templ.Component) *goquery.Document {
	t.Helper()
	var html strings.Builder
	if err := component.Render(t.Context(), &html); err != nil {
		t.Fatal(err)
	}
	doc, err := goquery.NewDocumentFromReader(strings.NewReader(html.String()))
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

func visitor() views.Chrome {
	return views.Chrome{
		Brand: views.Brand{Name: "Pellucid", SupportEmail: "help@example.org"},
		Title: "A page", Description: "What it is about", Path: "/somewhere?x=1", Theme: views.ThemeSystem,
	}
}

func signedIn() views.Chrome {
	c := visitor()
	c.User = &domain.User{ID: 7, Username: "mira", Email: "mira@example.org"}
	return c
}

func picture() domain.Image {
	return domain.Image{
		ID: "0123456789abcdef", UserID: 7, Username: "mira", BlobKey: "ab/cd", Prompt: "A paper boat with a small red sail on calm water",
		NegativePrompt: "text", Width: 1024, Height: 1024, GuidanceScale: 3.5, Steps: 25, Seed: 42, Model: "illustrator", IsPublic: true,
		Category: domain.Objects, AltText: "A paper boat", Tags: []domain.Tag{{ID: 1, Name: "boats & ships"}}, Bytes: 284_213,
		License: domain.License{Commercial: true, Plan: "Basic"}, Likes: 10_000, CreatedAt: noon.Add(-2 * time.Hour),
		Notes: []string{"Drawn from two parts."},
		Alpha: domain.AlphaReport{
			Verdict: domain.AlphaPass, Transparent: 0.61, Opaque: 0.37, Soft: 0.02,
			Checks: []domain.AlphaCheck{{Name: "halo", Value: 0.004, Unit: "share", Verdict: domain.AlphaWarn, Note: "No rim around the shape."}},
		},
	}
}

// hostilePicture has the hostile text wherever a person can put text.
func hostilePicture() domain.Image {
	img := picture()
	img.Prompt, img.NegativePrompt, img.AltText, img.Username = hostile, hostile, hostile, hostile
	img.Tags = []domain.Tag{{ID: 1, Name: hostile}}
	return img
}

// text is what a reader sees of s: the words of its elements apart, white space folded.
func text(s *goquery.Selection) string {
	var words strings.Builder
	s.Contents().Each(func(_ int, child *goquery.Selection) {
		if goquery.NodeName(child) == "#text" {
			words.WriteString(child.Text())
		} else {
			words.WriteString(" " + text(child) + " ")
		}
	})
	return strings.Join(strings.Fields(words.String()), " ")
}

func wantText(t *testing.T, doc *goquery.Document, want ...string) {
	t.Helper()
	body := text(doc.Find("body"))
	for _, words := range want {
		if !strings.Contains(body, words) {
			t.Errorf("the page does not say %q", words)
		}
	}
}

func wantLink(t *testing.T, doc *goquery.Document, words, address string) {
	t.Helper()
	found := doc.Find("a").FilterFunction(func(_ int, a *goquery.Selection) bool {
		return text(a) == words && a.AttrOr("href", "") == address
	})
	if found.Length() == 0 {
		t.Errorf("no link %q to %s", words, address)
	}
}
