package business

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/testkit/sitetest"
)

// A flood of reports was decided about one image at a time, and an owner whose twelve images were hidden at once got twelve emails.
func TestSeveralReportedImagesAreDecidedAboutAtOnceAndEachOwnerGetsOneEmail(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira, omar := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira"), s.AddUser(t, "omar")
	var mine []domain.Image
	for i := range 3 {
		mine = append(mine, s.Store.AddImage(t, mira, fmt.Sprintf("fox %d", i)))
	}
	other, unreported := s.Store.AddImage(t, omar, "a hare"), s.Store.AddImage(t, omar, "a heron")
	for _, img := range append(mine, other) {
		report(t, s, img)
	}
	if link := administrator.Get("/admin/waiting").Want(http.StatusOK).Doc().Find(`main a[href="/admin/moderation"]`).Text(); link != "4 reported images" {
		t.Errorf("the page of what waits, which was empty then, links %q", link)
	}
	page := administrator.Get("/admin/moderation").Want(http.StatusOK).Doc()
	if boxes := page.Find(`.waiting-images input[name=image][form=admin-images]`).Length(); boxes != 4 {
		t.Fatalf("%d images can be chosen", boxes)
	}
	if text := page.Find(".waiting-images").Text(); !strings.Contains(text, moderation.ReportReason("hate").Title()) {
		t.Errorf("why they wait is not said: %q", text)
	}
	all := append([]domain.Image{other, unreported}, mine...)
	ask := sitetest.OnImages("keep", "", all...)
	ask.Del("sure")
	asked := administrator.PostForm("/admin/images", ask).Want(http.StatusOK).Doc().Find("main")
	if text := asked.Text(); !strings.Contains(text, "Keep 4 images?") || !strings.Contains(text, "isn't waiting anymore") {
		t.Errorf("it asks %q", text)
	}
	if reason := asked.Find("#reason").AttrOr("value", ""); reason != "Breaks no rules" {
		t.Errorf("the reason begins as %q", reason)
	}
	ask = sitetest.OnImages("hide", "", mine...)
	ask.Del("sure")
	if reason := administrator.PostForm("/admin/images", ask).Doc().Find("#reason").AttrOr("value", ""); reason != moderation.ReportReason("hate").Title() {
		t.Errorf("the reason to hide begins as %q", reason)
	}
	about := func(subject string) map[string]int { // how many links each owner got, by address
		links := map[string]int{}
		for _, m := range s.Mails(t) {
			if strings.HasPrefix(m.Subject, subject) {
				if _, again := links[m.To]; again {
					t.Errorf("%s got %q twice", m.To, m.Subject)
				}
				links[m.To] = strings.Count(m.Text, "/image/")
			}
		}
		return links
	}
	want := fmt.Sprint(map[string]int{mira.Email: 3, omar.Email: 1})
	hide := sitetest.OnImages("hide", "Hateful", append(mine, other)...)
	hide.Set("back", "/admin/moderation")
	administrator.PostForm("/admin/images", hide).WantRedirect("/admin/moderation")
	if got := fmt.Sprint(about("A decision"), about("Decisions")); got != fmt.Sprint(map[string]int{omar.Email: 1}, map[string]int{mira.Email: 3}) {
		t.Errorf("the owners got %s", got)
	}
	done := administrator.Get("/admin/moderation").Want(http.StatusOK)
	if text := done.Doc().Find("main").Text(); !strings.Contains(text, "No open cases") {
		t.Errorf("the queue says %q", text)
	}
	if n := s.Store.Int(t, `SELECT count(*) FROM audit_log WHERE action = 'image.hide' AND reason = 'Hateful'`); n != 4 {
		t.Errorf("%d entries tell why", n)
	}
	path, undo := undoOf(t, done)
	administrator.PostForm(path, undo).WantRedirect("/gallery")
	if n := s.Store.Int(t, `SELECT count(*) FROM images WHERE hidden_at IS NOT NULL`); n != 0 {
		t.Errorf("%d are still hidden", n)
	}
	if got := fmt.Sprint(about("We reversed")); got != want {
		t.Errorf("of undoing, the owners got %s, want %s", got, want)
	}
	before := len(s.Mails(t))
	administrator.PostForm("/admin/images", sitetest.OnImages("keep", "Only foxes", append(mine, other)...)).WantRedirect("/gallery")
	if n := len(s.Mails(t)); n != before {
		t.Errorf("owners whose images stay as they were got %d emails", n-before)
	}
	if n := s.Store.Int(t, `SELECT count(*) FROM reports WHERE decided_at IS NULL`); n != 0 {
		t.Errorf("%d reports are still open", n)
	}
}

func TestSeveralImagesAreDeletedAndAppealsAnsweredAtOnce(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	one, two, public := s.Store.AddImage(t, mira, "fox one"), s.Store.AddImage(t, mira, "fox two"), s.Store.AddImage(t, mira, "fox three")
	for _, img := range []domain.Image{one, two} {
		report(t, s, img)
	}
	administrator.PostForm("/admin/images", sitetest.OnImages("delete", "Hateful", public)).WantRedirect("/gallery")
	if n := s.Store.Int(t, `SELECT count(*) FROM images WHERE deleted_at IS NOT NULL`); n != 0 {
		t.Fatal("an image that nobody reported was deleted from a list")
	}
	administrator.PostForm("/admin/images", sitetest.OnImages("delete", "Hateful", one, two)).WantRedirect("/gallery")
	if n := s.Store.Int(t, `SELECT count(*) FROM images WHERE deleted_at IS NOT NULL`); n != 2 {
		t.Fatalf("%d are deleted", n)
	}
	owner := s.SignIn(t, mira)
	for _, img := range []domain.Image{one, two} {
		owner.PostForm("/image/"+img.ID+"/appeal", url.Values{"appeal": {"It is only a fox."}}).WantRedirect("/image/" + img.ID + "/decision")
	}
	administrator.PostForm("/admin/images", sitetest.OnImages("keep", "Only foxes", one, two)).WantRedirect("/gallery")
	if n := s.Store.Int(t, `SELECT count(*) FROM images WHERE deleted_at IS NOT NULL OR hidden_at IS NOT NULL`); n != 0 {
		t.Errorf("%d did not come back", n)
	}
	answer := s.Mails(t)[0]
	if !strings.Contains(answer.Text, "reviewed your appeals about 2 images") || strings.Count(answer.Text, "/decision") != 2 || strings.Count(answer.HTML, "/decision") != 2 {
		t.Errorf("the appeals are answered with %s", answer.Text)
	}
}
