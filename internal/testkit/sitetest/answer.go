package sitetest

import (
	"bytes"
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
)

// Answer is what a site answered, read to the end.
type Answer struct {
	Status int
	Header http.Header
	Body   []byte

	t    testing.TB
	what string
}

// Want fails the test unless the answer has a status.
func (a *Answer) Want(status int) *Answer {
	a.t.Helper()
	if a.Status != status {
		a.t.Fatalf("%s: status %d, want %d\n%.600s", a.what, a.Status, status, a.Body)
	}
	return a
}

// WantRedirect fails the test unless the answer leads to a path with 303.
func (a *Answer) WantRedirect(path string) *Answer {
	a.t.Helper()
	a.Want(http.StatusSeeOther)
	if got := a.Header.Get("Location"); got != path {
		a.t.Errorf("%s leads to %q, want %q", a.what, got, path)
	}
	return a
}

// JSON reads the answer into dest.
func (a *Answer) JSON(dest any) {
	a.t.Helper()
	if err := json.Unmarshal(a.Body, dest); err != nil {
		a.t.Fatalf("%s: %v\n%.600s", a.what, err, a.Body)
	}
}

// Problem is a problem document as a client reads it.
type Problem struct {
	Type, Title, Detail, Reference string
	Status                         int
	Errors                         []struct{ Field, Message string }
}

// WantProblem fails the test unless the answer is a problem document with a status and a detail that is a sentence for a
// user: it begins with a letter, and nothing in it comes from a library or a stack.
func (a *Answer) WantProblem(status int) Problem {
	a.t.Helper()
	a.Want(status)
	if kind := a.Header.Get("Content-Type"); kind != "application/problem+json" {
		a.t.Errorf("%s: content type %q, want a problem document", a.what, kind)
	}
	var p Problem
	a.JSON(&p)
	if p.Status != status || p.Title == "" || len(p.Detail) < 10 {
		a.t.Errorf("%s: problem document %s", a.what, a.Body)
	}
	for _, leak := range []string{"sql", "SQLITE", "goroutine", ".go:", "json:", "mail:", "%!", "EOF"} {
		if strings.Contains(p.Detail, leak) {
			a.t.Errorf("%s: detail %q is no sentence for a user", a.what, p.Detail)
		}
	}
	return p
}

// Doc reads the answer as HTML.
func (a *Answer) Doc() *goquery.Document {
	a.t.Helper()
	doc, err := goquery.NewDocumentFromReader(bytes.NewReader(a.Body))
	if err != nil {
		a.t.Fatalf("%s: %v", a.what, err)
	}
	return doc
}

// FieldError returns the message beside a form's field, and makes sure that a screen reader finds it from there.
func (a *Answer) FieldError(field string) string {
	a.t.Helper()
	doc := a.Doc()
	message := doc.Find("#" + field + "-error")
	if message.Length() == 0 {
		return ""
	}
	input := doc.Find("[name=" + field + "]")
	if described, _ := input.Attr("aria-describedby"); !strings.Contains(described, field+"-error") {
		a.t.Errorf("%s: the field %s does not point to its message", a.what, field)
	}
	return strings.TrimSpace(message.Text())
}

// Notice returns the message above a form, without what leads from it to the help.
func (a *Answer) Notice() string {
	a.t.Helper()
	notice := a.Doc().Find("main .notice, main [role=alert]").First()
	notice.Find(".why").Remove()
	return strings.TrimSpace(notice.Text())
}

// Title returns the page's heading.
func (a *Answer) Title() string {
	a.t.Helper()
	return strings.TrimSpace(a.Doc().Find("h1").First().Text())
}
