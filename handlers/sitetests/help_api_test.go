package sitetests

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/testkit/sitetest"
	"pellucid/views/content"
)

// apiDocument is what an article about the API may mention: the calls and the names of fields.
type apiDocument struct {
	Paths map[string]map[string]struct {
		Parameters []struct{ Name string }
	}
	Components struct {
		Schemas map[string]struct{ Properties map[string]any }
	}
}

var apiCall = regexp.MustCompile(`^(GET|POST|PUT|DELETE) (/\S*)$`)

// formFields are those of the one call that takes a form; the document describes them inside the operation.
var formFields = map[string]bool{"username": true, "password": true}

func TestArticlesAboutTheAPIAgreeWithItsDocument(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor := site.Visitor(t)
	var document apiDocument
	visitor.Get("/api/v1/openapi.json").Want(http.StatusOK).JSON(&document)
	fields := document.fields()
	calls := 0
	for _, article := range library(t).InCategory(content.API) {
		doc := visitor.Get("/help/" + article.ID).Want(http.StatusOK).Doc()
		doc.Find(".prose code").Each(func(_ int, code *goquery.Selection) {
			call := apiCall.FindStringSubmatch(code.Text())
			if call == nil {
				return
			}
			calls++
			if _, ok := document.Paths[call[2]][strings.ToLower(call[1])]; !ok {
				t.Errorf("%s mentions %s, which the API does not have", article.ID, code.Text())
			}
		})
		doc.Find(".prose table:has(th:first-child:contains(Field)) td:first-child code").Each(func(_ int, name *goquery.Selection) {
			if !fields[name.Text()] {
				t.Errorf("%s mentions the field %s, which the API does not have", article.ID, name.Text())
			}
		})
	}
	if calls < 15 {
		t.Errorf("only %d calls were looked at", calls)
	}
}

func (d apiDocument) fields() map[string]bool {
	names := map[string]bool{}
	for name := range formFields {
		names[name] = true
	}
	for _, item := range d.Paths {
		for _, operation := range item {
			for _, parameter := range operation.Parameters {
				names[parameter.Name] = true
			}
		}
	}
	for _, schema := range d.Components.Schemas {
		for name := range schema.Properties {
			names[name] = true
		}
	}
	return names
}

func TestProblemsLeadToTheArticleThatExplainsThem(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, member := site.NewUser(t, "mira")
	visitor := site.Visitor(t)
	for name, test := range map[string]struct {
		answer  *sitetest.Answer
		status  int
		article string
	}{
		"nobody is signed in":       {visitor.Get("/api/v1/users/me"), http.StatusUnauthorized, "api-1"},
		"a size above the plan":     {member.PostJSON("/api/v1/images/generate", `{"prompt":"a fox","width":1536}`), http.StatusForbidden, "use-2"},
		"more images than the plan": {member.PostJSON("/api/v1/images/generate", `{"prompt":"a fox","num_samples":4}`), http.StatusUnprocessableEntity, "pop-2"},
		"a body that is no JSON":    {member.PostJSON("/api/v1/images/generate", `{`), http.StatusBadRequest, "api-4"},
		"a value of the wrong kind": {member.PostJSON("/api/v1/images/generate", `{"prompt":7}`), http.StatusUnprocessableEntity, "use-1"},
		"an image that is not":      {visitor.Get("/api/v1/images/0123456789abcdef"), http.StatusNotFound, "ts-4"},
	} {
		t.Run(name, func(t *testing.T) {
			want := site.URL + "/help/" + test.article
			if got := test.answer.WantProblem(test.status).Type; got != want {
				t.Errorf("the type is %q, want %q", got, want)
			}
		})
	}
	if got := visitor.Get("/api/v1/nothing").WantProblem(http.StatusNotFound).Type; got != site.URL+"/help/ts-4" {
		t.Errorf("an unknown call has the type %q", got)
	}
}
