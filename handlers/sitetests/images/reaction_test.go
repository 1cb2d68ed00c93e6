package images

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/testkit/sitetest"
)

func TestAMarkAfterTheSessionEndedLeadsTheWholePageToTheSignIn(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	path := "/image/" + site.Store.AddImage(t, site.AddUser(t, "mira"), "a fox").ID
	for act, told := range map[string]string{"/like": "Please login to like images", "/favorite": "Please login to favorite images"} {
		visitor := site.Visitor(t)
		answer := visitor.PostForm(path+act, nil, "HX-Request", "true", "Referer", site.URL+"/gallery?page=2").Want(http.StatusNoContent)
		to := "/auth?mode=login&redirect=" + url.QueryEscape("/gallery?page=2")
		if answer.Header.Get("HX-Redirect") != to || len(answer.Body) != 0 {
			t.Errorf("%s leads to %q", act, answer.Header.Get("HX-Redirect"))
		}
		if toast := visitor.Get(to).Want(http.StatusOK).Doc().Find(".toast p").Text(); !strings.HasPrefix(toast, told) {
			t.Errorf("the sign-in says %q", toast)
		}
	}
}
