package images

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/testkit/sitetest"
)

func TestEveryMessageOnAPageLeadsToItsArticle(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, omar := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	img, gone := site.Store.AddImage(t, mira, "a fox"), site.Store.AddImage(t, mira, "a hare")
	if _, err := site.Store.DeleteImage(t.Context(), mira.ID, gone.ID); err != nil {
		t.Fatal(err)
	}
	visitor, owner := site.Visitor(t), site.SignIn(t, mira)
	poor := site.SignIn(t, omar)
	site.Store.Give(t, omar, -10, 0)
	edit := url.Values{"alt_text": {strings.Repeat("x", collection.AltTextMax+1)}, "tags": {"x"}, "category": {"icons"}}
	hide := url.Values{"alt_text": {"x"}, "tags": {"x"}, "category": {"icons"}, "visibility": {"private"}}
	visitor.PostForm("/image/"+img.ID+"/like", nil)
	for name, test := range map[string]struct {
		answer  *sitetest.Answer
		where   string
		article string
	}{
		"a like that waits for the sign-in": {visitor.Get("/auth"), ".toast-error", "pop-3"},
		"passwords that differ":             {site.Visitor(t).PostForm("/auth", url.Values{"mode": {"register"}, "password": {"secret1"}}), ".field-error", "gs-2"},
		"a wrong password":                  {site.Visitor(t).PostForm("/auth", url.Values{"username": {"mira"}, "password": {"wrong"}}), "main", "ts-1"},
		"no prompt":                         {owner.PostForm("/create", url.Values{"width": {"512"}, "num_samples": {"1"}}), ".field-error", "use-1"},
		"a size that there is not":          {owner.PostForm("/create", url.Values{"prompt": {"x"}, "width": {"3"}, "num_samples": {"1"}}), ".notice", "use-2"},
		"no credits":                        {poor.PostForm("/create", url.Values{"prompt": {"x"}, "width": {"512"}, "num_samples": {"1"}}), ".notice", "acc-2"},
		"a description that is too long":    {owner.PostForm("/image/"+img.ID+"/edit", edit), ".field-error", "api-3"},
		"hiding without the plan":           {owner.PostForm("/image/"+img.ID+"/edit", hide), ".field-error", "acc-1"},
		"a page that is not":                {visitor.Get("/nowhere"), ".lost", "ts-4"},
		"an image that is not":              {visitor.Get("/image/" + domain.NewID()), ".lost", "ts-4"},
		"an image that was deleted":         {visitor.Get("/image/" + gone.ID), ".lost", "ts-4"},
		"a viewer without a picture":        {visitor.Get("/gallery?image=" + gone.ID), ".notice", "ts-4"},
		"a form that is none":               {owner.Send(http.MethodPost, "/create", strings.NewReader("{}"), "Content-Type", "application/json"), ".lost", "ts-3"},
	} {
		t.Run(name, func(t *testing.T) {
			link := test.answer.Doc().Find(test.where + " a[href='/help/" + test.article + "']")
			if link.Length() != 1 {
				t.Fatalf("%d: %d links to the article", test.answer.Status, link.Length())
			}
			if words := link.Text(); !strings.Contains(words, "Help about ") && !strings.HasPrefix(words, "Help: ") && words != "Why is this page missing?" {
				t.Errorf("the link is called %q", words)
			}
			visitor.Get("/help/" + test.article).Want(http.StatusOK)
		})
	}
}

func TestAGalleryThatCannotBeReadSaysSoAndWhy(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	site.Store.AddImage(t, site.AddUser(t, "mira"), "a fox")
	site.Store.Exec(t, `ALTER TABLE image_tags RENAME TO lost_tags`)
	if doc := site.Visitor(t).Get("/gallery").Want(http.StatusServiceUnavailable).Doc(); doc.Find("h1").Length() != 1 {
		t.Error("the page has no heading")
	}
	site.Store.Exec(t, `ALTER TABLE images RENAME TO lost`)
	doc := site.Visitor(t).Get("/gallery").Want(http.StatusServiceUnavailable).Doc()
	if words := doc.Find(".empty h2").Text(); words != "Failed to load images. Please try again later." {
		t.Errorf("the page says %q", words)
	}
	if doc.Find(".empty a[href='/help/ts-3']").Length() != 1 || doc.Find(".empty a[href='/gallery']").Length() != 1 {
		t.Error("nothing leads to the reason, or to another try")
	}
}
