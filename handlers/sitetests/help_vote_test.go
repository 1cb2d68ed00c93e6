package sitetests

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/testkit/sitetest"
)

func useful(answer string) url.Values { return url.Values{"useful": {answer}} }

// pressed returns which answer the article's page shows as the reader's own.
func pressed(c *sitetest.Client, path string) string {
	return c.Get(path).Want(http.StatusOK).Doc().Find(".useful [aria-pressed=true]").AttrOr("value", "")
}

func TestAReaderHasOneAnswerWhetherAnArticleWasUseful(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor, other := site.Visitor(t), site.Visitor(t)
	member := site.SignIn(t, site.AddUser(t, "mira"))
	for _, reader := range []*sitetest.Client{visitor, member} {
		for _, answer := range []string{"yes", "no", "no"} {
			reader.PostForm("/help/gs-1/useful", useful(answer)).WantRedirect("/help/gs-1#useful")
			if got := pressed(reader, "/help/gs-1"); got != answer {
				t.Errorf("the page shows the answer %q, want %q", got, answer)
			}
		}
	}
	other.PostForm("/help/gs-1/useful", useful("yes")).Want(http.StatusSeeOther)
	if n := site.Store.Int(t, `SELECT count(*) FROM help_votes`); n != 3 {
		t.Errorf("three readers have %d answers", n)
	}
	if text := other.Get("/help/gs-1").Doc().Find(".useful").Text(); !strings.Contains(text, "1 of 3 readers found this helpful.") || !strings.Contains(text, "Thanks for your feedback") {
		t.Errorf("the reader is told %q", text)
	}
	if got := pressed(other, "/help/gs-2"); got != "" {
		t.Errorf("another article shows the answer %q", got)
	}
}

func TestWhatIsNoAnswerIsRefused(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor := site.Visitor(t)
	visitor.PostForm("/help/gs-1/useful", useful("perhaps")).Want(http.StatusUnprocessableEntity)
	visitor.PostForm("/help/gs-1/useful", nil).Want(http.StatusUnprocessableEntity)
	visitor.PostForm("/help/gs-99/useful", useful("yes")).Want(http.StatusNotFound)
	visitor.PostJSON("/help/gs-1/useful", `{"useful":"yes"}`).Want(http.StatusUnsupportedMediaType)
	forged := site.Visitor(t)
	forged.Token = "nobody's"
	forged.PostForm("/help/gs-1/useful", useful("yes")).Want(http.StatusUnauthorized)
	if n := site.Store.Int(t, `SELECT count(*) FROM help_votes`); n != 0 {
		t.Errorf("%d answers were kept", n)
	}
}

func TestAnsweringByTheDozenIsSlowedDown(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, RateLimits: true})
	for range 20 {
		site.Visitor(t).PostForm("/help/gs-1/useful", useful("yes")).Want(http.StatusSeeOther)
	}
	refused := site.Visitor(t).PostForm("/help/gs-1/useful", useful("yes")).Want(http.StatusTooManyRequests)
	if link := refused.Doc().Find("main a[href='/help/ts-3']").Text(); !strings.HasPrefix(link, "Help: ") {
		t.Errorf("the failure page leads to %q", link)
	}
}
