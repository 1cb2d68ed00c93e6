package business

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// undoOf is what the message on the page sends to undo the last act.
func undoOf(t *testing.T, page *sitetest.Answer) (path string, form url.Values) {
	t.Helper()
	undo := page.Doc().Find(".toast form")
	if undo.Length() != 1 {
		t.Fatalf("there are %d buttons to undo; the message is %q", undo.Length(), page.Doc().Find(".toast").Text())
	}
	return undo.AttrOr("action", ""), url.Values{"deletion": {undo.Find("[name=deletion]").AttrOr("value", "")}, "back": {"/gallery"}}
}

func TestOnlyTheAdministratorHasAMenuOnTheCardsOfTheGalleryEvenWithTheCache(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true, Cache: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	s.Store.AddImage(t, mira, "a fox")
	clients := map[string]*sitetest.Client{"a visitor": s.Visitor(t), "the owner": s.SignIn(t, mira)}
	for range 2 { // the administrator asks first, and between the others
		for _, path := range []string{"/gallery?sort=newest", "/gallery?sort=newest&layout=list"} {
			if menus := administrator.Get(path).Want(http.StatusOK).Doc().Find(".admin-card-menu").Length(); menus != 1 {
				t.Errorf("the administrator finds %d menus on %s", menus, path)
			}
			for who, client := range clients {
				if body := string(client.Get(path).Want(http.StatusOK).Body); strings.Contains(body, "/admin/images") || strings.Contains(body, "admin-card-menu") {
					t.Errorf("%s is sent the administrator's menu on %s", who, path)
				}
			}
		}
	}
}

func TestTheAdministratorFeaturesFromACardAndUndoesIt(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator := sitetest.NewAdminClient(t, s)
	img := s.Store.AddImage(t, s.AddUser(t, "mira"), "a fox")
	featured := func() int { return s.Store.Int(t, `SELECT count(*) FROM images WHERE featured_at IS NOT NULL`) }
	administrator.PostForm("/admin/images", sitetest.OnImages("feature", "", img)).WantRedirect("/gallery")
	path, undo := undoOf(t, administrator.Get("/gallery?sort=newest").Want(http.StatusOK))
	if featured() != 1 {
		t.Fatal("the image is not featured")
	}
	menu := administrator.Get("/gallery?sort=newest").Doc().Find(".admin-card-menu")
	if !strings.Contains(menu.Text(), "Unfeature") {
		t.Errorf("the menu offers %q", menu.Text())
	}
	administrator.PostForm(path, undo).WantRedirect("/gallery")
	if featured() != 0 {
		t.Error("it is still featured")
	}
	told := administrator.Get("/admin/audit").Want(http.StatusOK).Doc().Find("main").Text()
	for _, sentence := range []string{"featured “a fox”", "stopped featuring “a fox”"} {
		if !strings.Contains(strings.Join(strings.Fields(told), " "), sentence) {
			t.Errorf("the log says %q, without %q", told, sentence)
		}
	}
}

func TestSeveralImagesAreHiddenWithOneReasonAndComeBackTogether(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	one, two, secret := s.Store.AddImage(t, mira, "a fox"), s.Store.AddImage(t, mira, "a hare"), s.Store.AddImage(t, mira, "a secret", testkit.Private)
	hidden := func() int { return s.Store.Int(t, `SELECT count(*) FROM images WHERE hidden_at IS NOT NULL`) }
	asked := administrator.PostForm("/admin/images", url.Values{"act": {"hide"}, "image": {one.ID, two.ID, secret.ID}}).Want(http.StatusOK).Doc().Find("main")
	if text := asked.Text(); !strings.Contains(text, "Hide 2 images?") || !strings.Contains(text, "1 image was skipped") || strings.Contains(text, "secret") {
		t.Errorf("it asks %q", text)
	}
	refused := administrator.PostForm("/admin/images", sitetest.OnImages("hide", " ", one, two)).Want(http.StatusUnprocessableEntity)
	if text := refused.Doc().Find("#reason-error").Text(); !strings.Contains(text, "enter a reason") || hidden() != 0 {
		t.Errorf("without a reason it says %q, and %d are hidden", text, hidden())
	}
	administrator.PostForm("/admin/images", sitetest.OnImages("hide", "Spam", one, two)).WantRedirect("/gallery")
	if n := s.Store.Int(t, `SELECT count(*) FROM audit_log WHERE action = 'image.hide' AND reason = 'Spam'`); hidden() != 2 || n != 2 {
		t.Fatalf("%d are hidden and %d entries tell why", hidden(), n)
	}
	path, undo := undoOf(t, administrator.Get("/gallery").Want(http.StatusOK))
	if s.SignIn(t, mira).PostForm(path, undo); hidden() != 2 {
		t.Error("the owner undid it")
	}
	administrator.PostForm(path, undo).WantRedirect("/gallery")
	if hidden() != 0 {
		t.Errorf("%d are still hidden", hidden())
	}
	administrator.PostForm(path, undo).WantRedirect("/gallery")
	if text := administrator.Get("/gallery").Doc().Find(".toast").Text(); !strings.Contains(text, "can't be undone anymore") {
		t.Errorf("undoing twice says %q", text)
	}
}

func TestImagesAreChosenFromTheSearchAndFromTheirOwnersPage(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	img := s.Store.AddImage(t, mira, "a fox")
	s.Store.AddImage(t, mira, "a secret fox", testkit.Private)
	for _, path := range []string{"/admin/search?q=fox", "/admin/users/" + domain.IDText(mira.ID) + "?tab=images"} {
		page := administrator.Get(path).Want(http.StatusOK).Doc()
		boxes := page.Find(`input[name=image][form=admin-images]`)
		if boxes.Length() != 1 || boxes.AttrOr("value", "") != img.ID {
			t.Errorf("%s offers %d images, the first %q", path, boxes.Length(), boxes.AttrOr("value", ""))
		}
		if back := page.Find("#admin-images [name=back]").AttrOr("value", ""); back != path {
			t.Errorf("%s leads back to %q", path, back)
		}
	}
	reasoned := sitetest.OnImages("feature", "Picked for autumn", img)
	administrator.PostForm("/admin/images", reasoned).WantRedirect("/gallery")
	if n := s.Store.Int(t, `SELECT count(*) FROM audit_log WHERE action = 'image.feature' AND reason = 'Picked for autumn'`); n != 1 {
		t.Errorf("%d entries keep the reason", n)
	}
}
