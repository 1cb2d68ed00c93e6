package images

import (
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// listed returns the ids in a list of images.
func listed(answer *sitetest.Answer) (ids []string) {
	var list struct {
		Data []struct {
			ID string `json:"id"`
		} `json:"data"`
		Total int `json:"total"`
	}
	answer.Want(http.StatusOK).JSON(&list)
	for _, img := range list.Data {
		ids = append(ids, img.ID)
	}
	return ids
}

func TestAFolderIsMadeFilledRenamedAndRemovedByCalls(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, client := site.NewUser(t, "mira")
	omar := site.AddUser(t, "omar")
	own, secret := site.Store.AddImage(t, mira, "a fox"), site.Store.AddImage(t, mira, "a secret", testkit.Private)
	public, hidden := site.Store.AddImage(t, omar, "a whale"), site.Store.AddImage(t, omar, "not yours", testkit.Private)
	folder := sitetest.AddFolder(client, "  Autumn   things ")
	if folder.Name != "Autumn things" || folder.IsShared {
		t.Errorf("the folder is %+v", folder)
	}
	path := fmt.Sprintf("/api/v1/gallery/folders/%d", folder.ID)
	var added struct {
		Added []string `json:"added"`
	}
	client.PostJSON(path+"/images", map[string]any{"image_ids": []string{own.ID, secret.ID, public.ID, hidden.ID, "nonsense"}}).Want(http.StatusOK).JSON(&added)
	if slices.Sort(added.Added); len(added.Added) != 3 || slices.Contains(added.Added, hidden.ID) {
		t.Errorf("added %v", added.Added)
	}
	if ids := listed(client.Get(path + "/images?limit=2")); !slices.Equal(ids, []string{public.ID, secret.ID}) {
		t.Errorf("the folder begins with %v", ids)
	}
	client.Send(http.MethodDelete, path+"/images/"+own.ID, nil).Want(http.StatusNoContent)
	client.Send(http.MethodDelete, path+"/images/"+own.ID, nil).WantProblem(http.StatusNotFound)
	client.SendJSON(http.MethodPut, path, map[string]any{"name": "Winter"}).Want(http.StatusOK).JSON(&folder)
	if folder.Name != "Winter" || folder.ImagesCount != 2 || folder.PublicCount != 1 {
		t.Errorf("the folder is %+v", folder)
	}
	client.Send(http.MethodDelete, path, nil).Want(http.StatusNoContent)
	client.Get(path + "/images").WantProblem(http.StatusNotFound)
	if ids := listed(client.Get("/api/v1/images/my")); len(ids) != 2 {
		t.Errorf("with the folder went pictures: %v are left", ids)
	}
}

func TestFoldersOfOthersAreNotThere(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, client := site.NewUser(t, "mira")
	omar, other := site.NewUser(t, "omar")
	img := site.Store.AddImage(t, mira, "a fox")
	path := fmt.Sprintf("/gallery/folders/%d", sitetest.AddFolder(client, "Mine").ID)
	calls := []struct {
		method, path string
		body         any
	}{
		{http.MethodGet, path + "/images", ""}, {http.MethodPut, path, map[string]any{"name": "Yours"}}, {http.MethodPut, path, map[string]any{"is_shared": true}},
		{http.MethodPost, path + "/images", map[string]any{"image_ids": []string{img.ID}}}, {http.MethodDelete, path + "/images/" + img.ID, ""}, {http.MethodDelete, path, ""},
	}
	for _, c := range calls {
		site.Visitor(t).SendJSON(c.method, "/api/v1"+c.path, "not even JSON").WantProblem(http.StatusUnauthorized)
		other.SendJSON(c.method, "/api/v1"+c.path, c.body).WantProblem(http.StatusNotFound)
	}
	browser := site.SignIn(t, omar)
	browser.Get(path).Want(http.StatusNotFound)
	browser.Get(path + "/delete").Want(http.StatusNotFound)
	browser.PostForm(path, url.Values{"act": {"rename"}, "name": {"Yours"}}).Want(http.StatusNotFound)
	browser.PostForm(path+"/delete", nil).Want(http.StatusNotFound)
	browser.PostForm("/gallery/bulk", url.Values{"act": {"file"}, "image": {img.ID}, "folder": {strings.TrimPrefix(path, "/gallery/folders/")}, "name": {""}}).Want(http.StatusNotFound)
	browser.PostForm("/gallery/bulk", url.Values{"act": {"unfile"}, "image": {img.ID}, "folder": {strings.TrimPrefix(path, "/gallery/folders/")}}).Want(http.StatusNotFound)
	if n := site.Store.Int(t, `SELECT count(*) FROM folders WHERE name = 'Mine' AND share_key IS NULL`) + site.Store.Int(t, `SELECT count(*) FROM folder_images`); n != 1 {
		t.Errorf("somebody else changed the folder (%d)", n)
	}
}

func TestNamesOfFolders(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, client := site.NewUser(t, "mira")
	sitetest.AddFolder(client, "Autumn")
	for name, status := range map[string]int{
		"": http.StatusUnprocessableEntity, " \t ": http.StatusUnprocessableEntity, strings.Repeat("é", 81): http.StatusUnprocessableEntity,
		"autumn": http.StatusConflict, "a\x01b": http.StatusUnprocessableEntity,
	} {
		client.PostJSON("/api/v1/gallery/folders", map[string]string{"name": name}).WantProblem(status)
		page := site.SignIn(t, mira).PostForm("/gallery/folders", url.Values{"name": {name}}).Want(status)
		if page.FieldError("name") == "" {
			t.Errorf("the form does not say what is wrong with %q", name)
		}
	}
	sitetest.AddFolder(client, strings.Repeat("é", 80))
	site.SignIn(t, mira).PostForm("/gallery/folders", url.Values{"name": {"Winter"}}).WantRedirect("/gallery/folders/3")
}

// What is refused was told in a message that fades, and the name that was typed was gone.
func TestARefusedNameOfAFolderStaysInItsField(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, client := site.NewUser(t, "mira")
	sitetest.AddFolder(client, "Winter")
	folder, hateful := sitetest.AddFolder(client, "Autumn"), sitetest.AddFolder(client, "kill all jews")
	owner := site.SignIn(t, mira)
	address := func(id int64) string { return fmt.Sprintf("/gallery/folders/%d", id) }
	owner.PostForm(address(folder.ID), url.Values{"act": {"share"}}).Want(http.StatusSeeOther)
	for name, test := range map[string]struct {
		id     int64
		form   url.Values
		status int
		shown  string
	}{
		"no name":                      {folder.ID, url.Values{"act": {"rename"}, "name": {" "}}, http.StatusUnprocessableEntity, " "},
		"the name of another":          {folder.ID, url.Values{"act": {"rename"}, "name": {"winter"}}, http.StatusConflict, "winter"},
		"hate where others read it":    {folder.ID, url.Values{"act": {"rename"}, "name": {"kill all jews"}}, http.StatusUnprocessableEntity, "kill all jews"},
		"hate that others are to read": {hateful.ID, url.Values{"act": {"share"}}, http.StatusUnprocessableEntity, "kill all jews"},
	} {
		page := owner.PostForm(address(test.id), test.form).Want(test.status)
		if shown := page.Doc().Find(".folder-edit[open] input[name=name]").AttrOr("value", "-"); page.FieldError("name") == "" || shown != test.shown {
			t.Errorf("%s: %q stands in the field, with %q", name, shown, page.FieldError("name"))
		}
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM folders WHERE name = 'Autumn' OR name = 'kill all jews' AND share_key IS NULL`); n != 2 {
		t.Errorf("%d folders are as they were", n)
	}
}

func TestAFolderIsSharedByALinkThatShowsPublicPicturesAlone(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Cache: true})
	mira, client := site.NewUser(t, "mira")
	omar, other := site.NewUser(t, "omar")
	open, secret := site.Store.AddImage(t, mira, "a fox"), site.Store.AddImage(t, mira, "a secret", testkit.Private)
	folder := sitetest.AddFolder(client, "Autumn")
	path := fmt.Sprintf("/api/v1/gallery/folders/%d", folder.ID)
	client.PostJSON(path+"/images", map[string]any{"image_ids": []string{open.ID, secret.ID}}).Want(http.StatusOK)
	owner := site.SignIn(t, mira)
	owner.PostForm(strings.TrimPrefix(path, "/api/v1"), url.Values{"act": {"share"}}).Want(http.StatusSeeOther)
	page := owner.Get(strings.TrimPrefix(path, "/api/v1")).Want(http.StatusOK)
	link := strings.TrimPrefix(page.Doc().Find("#share-link").Text(), site.URL)
	if text := page.Doc().Find(".lead").Text(); !strings.Contains(text, "1 private image stays hidden") {
		t.Errorf("the owner is not told what stays hidden: %q", text)
	}
	for who, client := range map[string]*sitetest.Client{"a visitor": site.Visitor(t), "a guest": site.SignIn(t, omar), "the owner": owner} {
		page := client.Get(link).Want(http.StatusOK)
		if body := string(page.Body); !strings.Contains(body, open.ID) || strings.Contains(body, secret.ID) || strings.Contains(body, `name="image"`) {
			t.Errorf("%s does not see the public picture alone", who)
		}
		if robots := page.Doc().Find("meta[name=robots]").AttrOr("content", ""); !strings.Contains(robots, "noindex") {
			t.Error("a shared folder may be indexed")
		}
	}
	if ids := listed(other.Get("/api/v1/gallery/shared")); !slices.Equal(ids, []string{open.ID}) {
		t.Errorf("shared with omar are %v", ids)
	}
	if ids := listed(client.Get("/api/v1/gallery/shared")); len(ids) != 0 {
		t.Errorf("the owner is a guest of their own: %v", ids)
	}
	if tile := site.SignIn(t, omar).Get("/gallery/shared").Doc().Find("a.folder-tile"); tile.AttrOr("href", "") != link {
		t.Error("the shared folder is not listed")
	}
	client.SendJSON(http.MethodPut, path, map[string]any{"is_shared": false}).Want(http.StatusOK)
	site.Visitor(t).Get(link).Want(http.StatusNotFound)
	if ids := listed(other.Get("/api/v1/gallery/shared")); len(ids) != 0 {
		t.Errorf("omar still finds %v", ids)
	}
	client.SendJSON(http.MethodPut, path, map[string]any{"is_shared": true}).Want(http.StatusOK).JSON(&folder)
	if strings.HasSuffix(folder.ShareURL, link) {
		t.Error("the old link opens the folder again")
	}
}

func TestAGuestTakesASharedFolderOffTheList(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, client := site.NewUser(t, "mira")
	omar := site.AddUser(t, "omar")
	folder := sitetest.AddFolder(client, "Autumn")
	client.SendJSON(http.MethodPut, fmt.Sprintf("/api/v1/gallery/folders/%d", folder.ID), map[string]any{"is_shared": true}).JSON(&folder)
	browser := site.SignIn(t, omar)
	browser.Get(strings.TrimPrefix(folder.ShareURL, site.URL)).Want(http.StatusOK)
	browser.PostForm("/gallery/shared/forget", url.Values{"folder": {fmt.Sprint(folder.ID)}}).WantRedirect("/gallery/shared")
	if n := browser.Get("/gallery/shared").Doc().Find("a.folder-tile").Length(); n != 0 {
		t.Errorf("%d folders are still listed", n)
	}
	browser.PostForm("/gallery/shared/forget", url.Values{"folder": {"1"}}).Want(http.StatusNotFound)
	browser.PostForm("/gallery/shared/forget", url.Values{"folder": {"x"}}).Want(http.StatusNotFound)
}
