package sitetests

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/testkit/sitetest"
)

func TestThePagesAboutTheProductSayWhatTheyMust(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor := site.Visitor(t)
	for path, words := range map[string][]string{
		"/about":   {"Our mission", "Our story", "Our technology", "Our values", "Flag Icons", "WordNet 3.0"},
		"/privacy": {"Last updated: February 15, 2025", "children under 16", "posted on this page with an updated date", "support@example.org", "argon2id"},
		"/terms": {
			"Last updated: February 15, 2025", "accurate registration information", "responsible for the security of your account", "Fees exclude taxes",
			"Billing is in advance and recurring", "non-refundable except as required by law", "within 7 days", "personal use only", "royalty-free",
			"illegal", "infringe", "impersonate", "bots", "reverse engineer", "terminate an account without notice", "by contacting us", "support@example.org",
		},
	} {
		t.Run(path, func(t *testing.T) {
			doc := visitor.Get(path).Want(http.StatusOK).Doc()
			text := strings.Join(strings.Fields(doc.Find("main").Text()), " ")
			for _, want := range words {
				if !strings.Contains(text, want) {
					t.Errorf("the page does not say %q", want)
				}
			}
			if got := doc.Find("link[rel=canonical]").AttrOr("href", ""); got != site.URL+path {
				t.Errorf("the canonical address is %q", got)
			}
			if doc.Find("h1").Length() != 1 || len(doc.Find("meta[name=description]").AttrOr("content", "")) < 60 {
				t.Error("the page lacks its heading or a description")
			}
		})
	}
}

func TestTheTermsHaveTheirElevenSections(t *testing.T) {
	t.Parallel()
	doc := sitetest.New(t, sitetest.Options{Idle: true}).Visitor(t).Get("/terms").Want(http.StatusOK).Doc()
	sections := doc.Find(".prose h2").Map(func(_ int, h *goquery.Selection) string { return h.Text() })
	want := []string{
		"1. Agreement", "2. Services", "3. Accounts", "4. Payment Terms", "5. Intellectual Property", "6. Conduct", "7. Liability",
		"8. Warranties", "9. Termination", "10. Changes", "11. Contact",
	}
	if !slices.Equal(sections, want) {
		t.Errorf("the sections are %q, want %q", sections, want)
	}
}

func TestEveryPageLeadsToHelpAndTheRules(t *testing.T) {
	t.Parallel()
	doc := sitetest.New(t, sitetest.Options{Idle: true}).Visitor(t).Get("/pricing").Want(http.StatusOK).Doc()
	for _, path := range []string{"/help", "/about", "/privacy", "/terms"} {
		if doc.Find("footer a[href='"+path+"']").Length() != 1 {
			t.Errorf("the footer does not lead to %s", path)
		}
	}
}
