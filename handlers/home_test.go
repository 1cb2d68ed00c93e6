package handlers_test

import (
	"fmt"
	"net/http"
	"net/url"
	"testing"

	"pellucid/internal/testkit"
)

func TestTheLandingPageFetchesItsFirstPicturesEarly(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	site.Store.Trust(t, mira)
	for n := range 3 {
		site.Store.AddImage(t, mira, fmt.Sprintf("fox number %d", n))
	}
	if n := site.Visitor(t).Get("/").Want(http.StatusOK).Doc().Find("link[rel=preload][as=image]").Length(); n != 3 {
		t.Errorf("%d pictures are preloaded of the three there are", n)
	}
	for n := range 30 {
		site.Store.AddImage(t, mira, fmt.Sprintf("owl number %d", n))
	}
	page := site.SignIn(t, mira).Get("/").Want(http.StatusOK).Doc()
	if n := page.Find("link[rel=preload][as=image]").Length(); n != 5 {
		t.Errorf("%d pictures are preloaded, want the hero and four samples", n)
	}
	if page.Find(".samples .cutout").Length() != 10 || page.Find(".scene-picture[src^='/media/']").Length() != 12 {
		t.Error("samples or uses are missing")
	}
}

func TestAPromptFromTheLandingPageSurvivesSignUp(t *testing.T) {
	t.Parallel()
	site := testkit.NewSite(t, testkit.Options{Idle: true})
	prompt := "a fox & a \"moon\", 100%"
	want := "/create?" + url.Values{"prompt": {prompt}}.Encode()
	visitor := site.Visitor(t)
	visitor.Get("/register?" + url.Values{"prompt": {prompt}}.Encode()).WantRedirect("/auth?" + url.Values{"mode": {"register"}, "redirect": {want}}.Encode())
	visitor.PostForm("/auth", url.Values{
		"mode": {"register"}, "redirect": {want}, "email": {"new@example.org"}, "username": {"new"},
		"password": {testkit.Password}, "password_confirm": {testkit.Password},
	}).WantRedirect(want)
}
