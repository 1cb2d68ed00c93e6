package images

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/domain/collection"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestTheOwnerEditsAPictureOnItsPage(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	img := site.Store.AddImage(t, mira, "a fox")
	browser, path := site.SignIn(t, mira), "/image/"+img.ID
	form := browser.Get(path).Want(http.StatusOK).Doc().Find("form[action='" + path + "/edit'][method=post]")
	if form.Find("[name=alt_text]").AttrOr("value", "") != img.AltText || form.Find("[name=tags]").AttrOr("value", "") != "fox" {
		t.Fatalf("the form shows %q", form.Text())
	}
	browser.PostForm(path+"/edit", url.Values{"alt_text": {" A fox \n asleep "}, "tags": {"Vixen, snow,, snow"}, "category": {"icons"}}).WantRedirect(path)
	page := browser.Get(path).Want(http.StatusOK).Doc()
	if got := page.Find(".stage img, .inspector img, main img").First().AttrOr("alt", ""); got != "A fox asleep" {
		t.Errorf("the picture is described as %q", got)
	}
	if got := page.Find("[name=tags]").AttrOr("value", ""); got != "snow, vixen" {
		t.Errorf("the tags are %q", got)
	}
	if !strings.Contains(page.Find(".toast").Text(), "saved") {
		t.Error("nothing says that it was saved")
	}
}

func TestAnEditThatBreaksARuleIsShownAgainAsItWasTyped(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	img := site.Store.AddImage(t, mira, "a fox")
	browser := site.SignIn(t, mira)
	long := strings.Repeat("x", collection.AltTextMax+1)
	answer := browser.PostForm("/image/"+img.ID+"/edit", url.Values{"alt_text": {long}, "tags": {"snow"}, "category": {"icons"}}).Want(http.StatusUnprocessableEntity)
	if message := answer.FieldError("alt_text"); !strings.Contains(message, "125 characters") {
		t.Errorf("the message is %q", message)
	}
	if doc := answer.Doc(); doc.Find("[name=alt_text]").AttrOr("value", "") != long || doc.Find("details#edit[open]").Length() != 1 {
		t.Error("what was typed is lost")
	}
	if got, err := site.Store.Image(t.Context(), img.ID, 0); err != nil || got.AltText != img.AltText || got.Category != img.Category {
		t.Errorf("a refused edit changed the image to %+v, %v", got, err)
	}
}

func TestNobodyElseEditsAPicture(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, omar := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	open, closed := site.Store.AddImage(t, mira, "a fox"), site.Store.AddImage(t, mira, "a hare", testkit.Private)
	values := url.Values{"alt_text": {"Mine now"}, "tags": {"mine"}, "category": {"icons"}}
	stranger := site.SignIn(t, omar)
	if stranger.Get("/image/"+open.ID).Want(http.StatusOK).Doc().Find("form[action$='/edit']").Length() != 0 {
		t.Error("a stranger is shown the form")
	}
	stranger.PostForm("/image/"+open.ID+"/edit", values).Want(http.StatusForbidden)
	stranger.PostForm("/image/"+closed.ID+"/edit", values).Want(http.StatusNotFound)
	if got := site.Visitor(t).PostForm("/image/"+open.ID+"/edit", values).Want(http.StatusSeeOther).Header.Get("Location"); !strings.HasPrefix(got, "/auth") {
		t.Errorf("a visitor is led to %s", got)
	}
	api := site.Bearer(t, omar)
	body := map[string]any{"alt_text": "Mine now"}
	api.SendJSON(http.MethodPut, "/api/v1/images/"+open.ID, body).WantProblem(http.StatusForbidden)
	api.SendJSON(http.MethodPut, "/api/v1/images/"+closed.ID, body).WantProblem(http.StatusNotFound)
	site.Visitor(t).SendJSON(http.MethodPut, "/api/v1/images/"+open.ID, body).WantProblem(http.StatusUnauthorized)
	if n := site.Store.Int(t, `SELECT count(*) FROM images WHERE alt_text = 'Mine now'`); n != 0 {
		t.Errorf("%d images were changed", n)
	}
}

func TestTheAPIEditsWhatItIsGivenAndNothingElse(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, api := site.NewUser(t, "mira")
	img := site.Store.AddImage(t, mira, "a fox")
	var got struct {
		AltText  string `json:"alt_text"`
		Category string
		IsPublic bool `json:"is_public"`
		Tags     []struct{ Name string }
	}
	path := "/api/v1/images/" + img.ID
	api.SendJSON(http.MethodPut, path, map[string]any{"tags": []string{"Vixen"}}).Want(http.StatusOK).JSON(&got)
	if got.AltText != img.AltText || got.Category != string(img.Category) || !got.IsPublic || len(got.Tags) != 1 || got.Tags[0].Name != "vixen" {
		t.Errorf("the image is now %+v", got)
	}
	api.SendJSON(http.MethodPut, path, map[string]any{}).Want(http.StatusOK)
	for _, body := range []map[string]any{{"alt_text": ""}, {"alt_text": strings.Repeat("x", 126)}, {"category": "cars"}, {"tags": []string{strings.Repeat("x", 41)}}} {
		api.SendJSON(http.MethodPut, path, body).WantProblem(http.StatusUnprocessableEntity)
	}
	api.SendJSON(http.MethodPut, path, map[string]any{"is_public": false}).WantProblem(http.StatusForbidden)
	site.Store.Subscribe(t, mira, 3)
	api.SendJSON(http.MethodPut, path, map[string]any{"is_public": false}).Want(http.StatusOK).JSON(&got)
	if got.IsPublic {
		t.Error("it is still public")
	}
	for _, address := range []string{"/image/" + img.ID, path, "/image/" + img.ID + ".json"} {
		site.Visitor(t).Get(address).Want(http.StatusNotFound)
	}
}

func TestTheOwnerHidesAPictureOnItsPageUnderAPlanThatAllowsIt(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	img := site.Store.AddImage(t, mira, "a fox")
	browser, path := site.SignIn(t, mira), "/image/"+img.ID
	values := func(visibility ...string) url.Values {
		return url.Values{"alt_text": {img.AltText}, "tags": {"fox"}, "category": {"objects"}, "visibility": visibility}
	}
	box := func() *goquery.Selection {
		return browser.Get(path).Want(http.StatusOK).Doc().Find("input[type=checkbox][name=visibility]")
	}
	public := func() bool {
		now, err := site.Store.Image(t.Context(), img.ID, mira.ID)
		if err != nil {
			t.Fatal(err)
		}
		return now.IsPublic
	}
	if b := box(); b.AttrOr("disabled", "no") == "no" || !strings.Contains(b.Parent().Text(), "Upgrade to Pro") {
		t.Error("the Free plan is offered a private picture")
	}
	refused := browser.PostForm(path+"/edit", values("public", "private")).Want(http.StatusForbidden) // what no screen offers
	if message := refused.Doc().Find("#is_public-error").Text(); !strings.Contains(message, "Pro feature") || !public() {
		t.Errorf("a forged form gets %q", message)
	}
	site.Store.Subscribe(t, mira, 3)
	if b := box(); b.AttrOr("disabled", "no") != "no" || b.AttrOr("checked", "no") != "no" || strings.Contains(b.Parent().Text(), "Upgrade") {
		t.Error("the Pro plan is not offered a private picture")
	}
	browser.PostForm(path+"/edit", values("public", "private")).WantRedirect(path)
	if told := browser.Get(path).Doc().Find(".toast").Text(); !strings.Contains(told, "Only you can see") || public() {
		t.Errorf("hiding it tells %q", told)
	}
	site.Visitor(t).Get(path).Want(http.StatusNotFound)
	browser.PostForm(path+"/edit", values()).WantRedirect(path)
	if public() {
		t.Error("a form that says nothing of it made the picture public")
	}
	site.Store.Exec(t, `DELETE FROM subscriptions`)
	if b := box(); b.AttrOr("checked", "no") == "no" || b.AttrOr("disabled", "no") != "no" {
		t.Error("without the plan a private picture cannot be shown")
	}
	browser.PostForm(path+"/edit", values("public")).WantRedirect(path)
	if !public() {
		t.Error("it is still private")
	}
	site.Visitor(t).Get(path).Want(http.StatusOK)
}
