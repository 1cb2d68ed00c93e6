package sitetests

import (
	"context"
	"image"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
	"pellucid/static"
)

func TestWhateverIsAnsweredCarriesTheSecurityHeaders(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Billing: true, Cache: true, Idle: true})
	user := site.AddUser(t, "mira")
	open := site.Store.AddImage(t, user, "a red fox")
	if err := site.Blobs.Put(t.Context(), open.BlobKey+"/original.png", sitetest.PNGOf(t, sitetest.Teal(64))); err != nil {
		t.Fatal(err)
	}
	browser, visitor := site.SignIn(t, user), site.Visitor(t)
	media := "/media/" + open.BlobKey + "/original.png"
	tag := func(path string) string { return visitor.Get(path).Header.Get("ETag") }
	for name, test := range map[string]struct {
		answer *sitetest.Answer
		status int
	}{
		"a page":                      {visitor.Get("/gallery"), http.StatusOK},
		"a page from the cache":       {visitor.Get("/gallery"), http.StatusOK},
		"a page that is there":        {visitor.Get("/gallery", "If-None-Match", tag("/gallery")), http.StatusNotModified},
		"a page that is not":          {visitor.Get("/nowhere"), http.StatusNotFound},
		"a call that is not":          {visitor.Get("/api/v1/nothing"), http.StatusNotFound},
		"another method":              {visitor.Send(http.MethodPatch, "/api/v1/users/me", nil), http.StatusMethodNotAllowed},
		"a visitor's call":            {visitor.Get("/api/v1/users/me"), http.StatusUnauthorized},
		"a redirect":                  {visitor.Get("/dashboard"), http.StatusSeeOther},
		"a foreign form":              {browser.PostForm("/auth/logout", nil, "Origin", "https://evil.example"), http.StatusForbidden},
		"a body that is too large":    {browser.PostForm("/settings/profile", url.Values{"bio": {strings.Repeat("a", 2<<20)}}), http.StatusRequestEntityTooLarge},
		"a broken body":               {browser.PostJSON("/api/v1/images/generate", "{"), http.StatusBadRequest},
		"a file":                      {visitor.Get(media), http.StatusOK},
		"a part of a file":            {visitor.Get(media, "Range", "bytes=0-9"), http.StatusPartialContent},
		"a file that is there":        {visitor.Get(media, "If-None-Match", tag(media)), http.StatusNotModified},
		"a file that is not":          {visitor.Get("/media/ab/cd/original.png"), http.StatusNotFound},
		"an asset":                    {visitor.Get(static.URL("app.css")), http.StatusOK},
		"an asset that is not":        {visitor.Get("/static/nothing.js"), http.StatusNotFound},
		"a webhook without signature": {visitor.PostJSON("/webhooks/creem", "{}"), http.StatusUnauthorized},
		"the sandbox":                 {visitor.Get("/sandbox/control"), http.StatusOK},
		"nothing of the sandbox":      {visitor.Get("/sandbox/nothing"), http.StatusNotFound},
		"the health":                  {visitor.Get("/healthz"), http.StatusOK},
	} {
		if test.answer.Status != test.status {
			t.Errorf("%s is answered %d, want %d", name, test.answer.Status, test.status)
		}
		checkHeaders(t, name, test.answer.Header)
	}
}

func TestAnAnswerToAFailureCarriesTheSecurityHeaders(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor := site.Visitor(t)
	if err := site.Store.Store.Close(); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"/", "/gallery", "/readyz", "/api/v1/gallery/public", "/image/" + domain.NewID()} {
		answer := visitor.Get(path)
		if answer.Status < http.StatusInternalServerError {
			t.Errorf("%s is answered %d without a database", path, answer.Status)
		}
		checkHeaders(t, path, answer.Header)
		if body := string(answer.Body); strings.Contains(body, "sql") || strings.Contains(body, ".go") {
			t.Errorf("%s tells of the inside: %s", path, body)
		}
	}
}

func TestPicturesMayBeEmbeddedElsewhereWhenTheyArePublic(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	browser := site.SignIn(t, user)
	for want, change := range map[string]func(*domain.Image){"cross-origin": func(*domain.Image) {}, "same-origin": testkit.Private} {
		img := site.Store.AddImage(t, user, "a red fox", change)
		if err := site.Blobs.Put(t.Context(), img.BlobKey+"/original.png", sitetest.PNGOf(t, sitetest.Teal(64))); err != nil {
			t.Fatal(err)
		}
		if got := browser.Get("/media/" + img.BlobKey + "/original.png").Want(http.StatusOK).Header.Get("Cross-Origin-Resource-Policy"); got != want {
			t.Errorf("public %v: %s, want %s", img.IsPublic, got, want)
		}
	}
}

func TestCookiesAreAsStrictAsTheyCanBe(t *testing.T) {
	t.Parallel()
	for secure, name := range map[bool]string{false: "pellucid", true: "__Host-pellucid"} {
		site := sitetest.New(t, sitetest.Options{Idle: true, Secure: secure})
		user := site.AddUser(t, "mira")
		for keep, lasting := range map[string]bool{"": false, "on": true} {
			answer := site.Visitor(t).PostForm("/auth", url.Values{"mode": {"login"}, "username": {user.Username}, "password": {sitetest.Password}, "keep": {keep}}).Want(http.StatusSeeOther)
			cookie := cookieOf(answer, name)
			if cookie == nil || !cookie.HttpOnly || cookie.SameSite != http.SameSiteLaxMode || cookie.Secure != secure || cookie.Path != "/" || cookie.Domain != "" {
				t.Errorf("secure %v: the session's cookie is %+v", secure, cookie)
			} else if (cookie.MaxAge > 0 || !cookie.Expires.IsZero()) != lasting {
				t.Errorf("kept %q: it lasts until %v, %d", keep, cookie.Expires, cookie.MaxAge)
			}
		}
	}
}

func cookieOf(answer *sitetest.Answer, name string) *http.Cookie {
	for _, cookie := range (&http.Response{Header: answer.Header}).Cookies() {
		if cookie.Name == name {
			return cookie
		}
	}
	return nil
}

// What would break out of an address or a header is tried at every place that repeats what it was sent.
func TestNothingThatIsSentBreaksOutOfAHeaderOrAPath(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Billing: true})
	site.Engine.On(func(context.Context, engine.Request) (*image.NRGBA, error) { return sitetest.Teal(64), nil })
	user, api := site.NewUser(t, "mira")
	browser := site.SignIn(t, user)
	breaks := []string{"a\r\nX-Broken: yes", "a%0d%0aX-Broken:+yes", "\u560a\u560dX-Broken: yes", "a\"; filename=\"evil.exe", "../../../etc/passwd", "..\\..\\x", "%2e%2e%2f%2e%2e%2fetc", "\x00", "//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"}
	for _, text := range breaks {
		made := api.PostJSON("/api/v1/images/generate", map[string]any{"prompt": text + " fox"}, "Prefer", "wait")
		var task struct{ Images []struct{ ID string } }
		if made.Status == http.StatusOK {
			made.JSON(&task)
		}
		for _, picture := range task.Images {
			name := api.Get("/image/" + picture.ID + "/download").Want(http.StatusOK)
			if disposition := name.Header.Get("Content-Disposition"); name.Header.Get("X-Broken") != "" || strings.ContainsAny(disposition, "\r\n\\/") || strings.Count(disposition, "filename=")+strings.Count(disposition, "filename*=") != 1 {
				t.Errorf("%q is offered as %q", text, disposition)
			}
		}
		escaped := url.QueryEscape(text)
		for _, answer := range []*sitetest.Answer{
			browser.Get("/login?redirect=" + escaped), browser.Get("/auth?mode=login&redirect=" + escaped), browser.Get("/gallery?search=" + escaped + "&tag=" + escaped),
			browser.PostForm("/preferences", url.Values{"theme": {text}, "surface": {text}, "back": {text}}), browser.PostForm("/image/"+domain.NewID()+"/like", url.Values{"back": {text}}),
			browser.Get("/create?prompt=" + escaped), browser.Get("/oembed?url=" + escaped), browser.Get("/subscription/result?checkout_id=" + escaped),
			browser.Get("/image/" + url.PathEscape(text)), browser.Get("/media/ab/cd/" + url.PathEscape(text)), browser.Get("/static/" + url.PathEscape(text)),
			browser.Get("/help/" + url.PathEscape(text)), browser.Get("/outbox/" + url.PathEscape(text)), browser.Get("/gallery/" + url.PathEscape(text)),
		} {
			if location := answer.Header.Get("Location"); answer.Status >= 500 || answer.Header.Get("X-Broken") != "" || !strings.HasPrefix(location+"/", "/") || strings.HasPrefix(location, "//") || strings.HasPrefix(location, "/\\") {
				t.Errorf("%q is answered %d and leads to %q, %v", text, answer.Status, location, answer.Header)
			}
			if body := string(answer.Body); strings.Contains(body, "root:x:0") || strings.Contains(body, `href="javascript:`) {
				t.Errorf("%q shows %.300s", text, body)
			}
		}
	}
}

func TestAHostHeaderIsNotBelieved(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	for _, path := range []string{"/", "/gallery", "/sitemap.xml", "/feed.atom", "/robots.txt", "/oembed?url=x", "/dashboard", "/nowhere"} {
		r := httptest.NewRequest(http.MethodGet, path, nil)
		r.Host = "evil.example"
		r.Header.Set("X-Forwarded-Host", "evil.example")
		if answer := site.Serve(r); strings.Contains(answer.Body.String()+answer.Header().Get("Location"), "evil.example") {
			t.Errorf("%s repeats the host that it was asked by", path)
		}
	}
	form := strings.NewReader(url.Values{"email": {user.Email}}.Encode())
	r := httptest.NewRequest(http.MethodPost, "/forgot-password", form)
	r.Host = "evil.example"
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	site.Serve(r)
	for _, mail := range site.Mails(t) {
		if strings.Contains(mail.Text+mail.HTML, "evil.example") {
			t.Error("a mailed link leads elsewhere")
		}
	}
}
