// Package pagetest renders pages in tests and looks at what a reader sees.
package pagetest

import (
	"strings"
	"testing"
	"time"

	"github.com/PuerkitoBio/goquery"
	"github.com/a-h/templ"

	"pellucid/internal/domain"
	"pellucid/views"
)

// Hostile is what a prompt must never be able to do to a page.
const Hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)> & 'quotes'`

// Noon is the time at which the pages are read.
var Noon = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

// Render reads a page as a browser does.
func Render(t *testing.T, component templ.Component) *goquery.Document {
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

// Visitor is the chrome of a page that nobody has signed in on.
func Visitor() views.Chrome {
	return views.Chrome{
		Brand: views.Brand{Name: "Pellucid", SupportEmail: "help@example.org"},
		Title: "A page", Description: "What it is about", Path: "/somewhere?x=1", Theme: views.ThemeSystem,
	}
}

// SignedIn is the chrome of a page for mira, a user like any other.
func SignedIn() views.Chrome {
	c := Visitor()
	c.User = &domain.User{ID: 7, Username: "mira", Email: "mira@example.org"}
	return c
}

// Picture is a public image of mira's with everything that a page can show of one.
func Picture() domain.Image {
	return domain.Image{
		ID: "0123456789abcdef", UserID: 7, Username: "mira", BlobKey: "ab/cd", Prompt: "A paper boat with a small red sail on calm water",
		NegativePrompt: "text", Width: 1024, Height: 1024, GuidanceScale: 3.5, Steps: 25, Seed: 42, Model: "illustrator", IsPublic: true,
		Category: domain.Objects, AltText: "A paper boat", Tags: []domain.Tag{{ID: 1, Name: "boats & ships"}}, Bytes: 284_213,
		License: domain.License{Commercial: true, Plan: "Basic"}, Likes: 10_000, CreatedAt: Noon.Add(-2 * time.Hour),
		Notes: []string{"Drawn from two parts."},
		Alpha: domain.AlphaReport{
			Verdict: domain.AlphaPass, Transparent: 0.61, Opaque: 0.37, Soft: 0.02,
			Checks: []domain.AlphaCheck{{Name: "halo", Value: 0.004, Unit: "share", Verdict: domain.AlphaWarn, Note: "No rim around the shape."}},
		},
	}
}

// HostilePicture has the hostile text wherever a person can put text.
func HostilePicture() domain.Image {
	img := Picture()
	img.Prompt, img.NegativePrompt, img.AltText, img.Username = Hostile, Hostile, Hostile, Hostile
	img.Tags = []domain.Tag{{ID: 1, Name: Hostile}}
	return img
}

// Text is what a reader sees of s: the words of its elements apart, white space folded.
func Text(s *goquery.Selection) string {
	var words strings.Builder
	s.Contents().Each(func(_ int, child *goquery.Selection) {
		if goquery.NodeName(child) == "#text" {
			words.WriteString(child.Text())
		} else {
			words.WriteString(" " + Text(child) + " ")
		}
	})
	return strings.Join(strings.Fields(words.String()), " ")
}

// WantText fails unless the body says all the words.
func WantText(t *testing.T, doc *goquery.Document, want ...string) {
	t.Helper()
	body := Text(doc.Find("body"))
	for _, words := range want {
		if !strings.Contains(body, words) {
			t.Errorf("the page does not say %q", words)
		}
	}
}

// WantLink fails unless a link with exactly these words leads to the address.
func WantLink(t *testing.T, doc *goquery.Document, words, address string) {
	t.Helper()
	found := doc.Find("a").FilterFunction(func(_ int, a *goquery.Selection) bool {
		return Text(a) == words && a.AttrOr("href", "") == address
	})
	if found.Length() == 0 {
		t.Errorf("no link %q to %s", words, address)
	}
}
