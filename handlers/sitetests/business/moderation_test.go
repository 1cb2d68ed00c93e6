package business

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"image"
	"image/color"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"pellucid/handlers/create"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/engine"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func ruling(verdict, reason string) url.Values {
	return url.Values{"decision": {verdict}, "reason": {reason}}
}

// report reports a picture as a visitor.
func report(t *testing.T, s *sitetest.Site, img domain.Image) {
	t.Helper()
	s.Visitor(t).PostForm("/image/"+img.ID+"/report", url.Values{"reason": {"hate"}, "detail": {"Look at the flag."}}).WantRedirect("/image/" + img.ID)
}

func TestAnybodyReportsAPictureOnceAndNobodyIsToldWho(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira, omar := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira"), s.AddUser(t, "omar")
	img, secret := s.Store.AddImage(t, mira, "a fox"), s.Store.AddImage(t, mira, "a secret", testkit.Private)
	path := "/image/" + img.ID + "/report"
	visitor := s.Visitor(t)
	if link := visitor.Get("/image/" + img.ID).Doc().Find(`a[href="` + path + `"]`).Text(); link != "Report this image" {
		t.Errorf("the image's page links %q", link)
	}
	visitor.Get(path).Want(http.StatusOK)
	bad := visitor.PostForm(path, url.Values{"reason": {"boring"}, "detail": {"zzz"}}).Want(http.StatusUnprocessableEntity)
	if text := bad.Doc().Find("main"); !strings.Contains(text.Text(), "Please choose what is wrong") || text.Find("textarea").Text() != "zzz" {
		t.Errorf("the form says %q", text.Text())
	}
	visitor.PostForm(path, url.Values{"reason": {"other"}}).Want(http.StatusUnprocessableEntity)
	visitor.PostForm(path, url.Values{"reason": {"hate"}, "detail": {strings.Repeat("x", 1001)}}).Want(http.StatusUnprocessableEntity)
	for range 2 {
		report(t, s, img)
		s.SignIn(t, omar).PostForm(path, url.Values{"reason": {"violence"}}).WantRedirect("/image/" + img.ID)
	}
	if n := s.Store.Int(t, `SELECT count(*) FROM reports`); n != 2 {
		t.Errorf("two people made %d reports", n)
	}
	address := sha256.Sum256([]byte("report\n" + img.ID + "\n127.0.0.1"))
	kept := testkit.All[string](t, s.Store, `SELECT reporter FROM reports WHERE reporter NOT LIKE 'user:%'`)
	if len(kept) != 1 || !strings.HasPrefix(kept[0], "visitor:") || strings.Contains(kept[0], hex.EncodeToString(address[:16])) {
		t.Errorf("who knows no key finds the address in %q", kept)
	}
	s.SignIn(t, mira).PostForm(path, url.Values{"reason": {"hate"}}).Want(http.StatusForbidden)
	visitor.PostForm("/image/"+secret.ID+"/report", url.Values{"reason": {"hate"}}).Want(http.StatusNotFound)
	visitor.PostForm("/image/nonsense/report", url.Values{"reason": {"hate"}}).Want(http.StatusNotFound)
	page := administrator.Get("/admin/moderation").Want(http.StatusOK)
	if text := page.Doc().Find("main").Text(); !strings.Contains(text, "2 reports") || !strings.Contains(text, "Look at the flag.") || strings.Contains(text, omar.Username) {
		t.Errorf("the queue shows %q", text)
	}
}

func TestReportingByTheDozenIsSlowedDown(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true, RateLimits: true})
	img := s.Store.AddImage(t, s.AddUser(t, "mira"), "a fox")
	for range 20 {
		report(t, s, img)
	}
	s.Visitor(t).PostForm("/image/"+img.ID+"/report", url.Values{"reason": {"hate"}}).Want(http.StatusTooManyRequests)
}

func TestAHiddenPictureIsGoneForAllButItsOwnerAtOnce(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true, Cache: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	s.Store.Trust(t, mira)
	img := s.Store.AddImage(t, mira, "a quokka")
	if err := s.Blobs.Put(t.Context(), img.BlobKey+"/original.png", []byte("pixels")); err != nil {
		t.Fatal(err)
	}
	lists := []string{"/gallery", "/gallery?search=quokka", "/", "/gallery.json", "/feed.atom", "/api/v1/gallery/public"}
	visitor, owner := s.Visitor(t), s.SignIn(t, mira)
	shown := func() (n int) {
		for _, path := range lists {
			if strings.Contains(string(visitor.Get(path).Want(http.StatusOK).Body), img.ID) {
				n++
			}
		}
		return n
	}
	if n := shown(); n < len(lists)-1 { // the landing page chooses
		t.Fatalf("%d lists show the picture", n)
	}
	report(t, s, img)
	administrator.PostForm("/admin/moderation/"+img.ID, ruling("hide", "A hidden sign of hate")).WantRedirect("/admin/moderation")
	if n := shown(); n != 0 {
		t.Errorf("%d lists still show the picture", n)
	}
	visitor.Get("/image/" + img.ID).Want(http.StatusNotFound)
	visitor.Get(img.OriginalURL()).Want(http.StatusNotFound)
	administrator.Get(img.OriginalURL()).Want(http.StatusOK)
	page := owner.Get("/image/" + img.ID).Want(http.StatusOK)
	if text := page.Doc().Find(".decision-notice").Text(); !strings.Contains(text, "A hidden sign of hate") {
		t.Errorf("the owner reads %q", text)
	}
	if mail := s.Store.Int(t, `SELECT count(*) FROM mail_queue WHERE kind = 'moderation' AND user_id = ?`, mira.ID); mail != 1 {
		t.Errorf("%d emails to the owner", mail)
	}

	path := "/image/" + img.ID
	owner.Get(path + "/decision").Want(http.StatusOK)
	s.SignIn(t, s.AddUser(t, "omar")).Get(path + "/decision").Want(http.StatusNotFound)
	owner.PostForm(path+"/appeal", url.Values{"appeal": {"no"}}).Want(http.StatusUnprocessableEntity)
	owner.PostForm(path+"/appeal", url.Values{"appeal": {"It is only a quokka."}}).WantRedirect(path + "/decision")
	owner.PostForm(path+"/appeal", url.Values{"appeal": {"It is still a quokka."}}).Want(http.StatusConflict)
	if text := administrator.Get("/admin/moderation").Doc().Find("main").Text(); !strings.Contains(text, "It is only a quokka.") {
		t.Errorf("the queue shows %q", text)
	}
	administrator.PostForm("/admin/moderation/"+img.ID, ruling("keep", "Only a quokka")).WantRedirect("/admin/moderation")
	s.Store.Trust(t, mira) // whoever is as old as that has it back at once
	if n := shown(); n < len(lists)-1 {
		t.Errorf("after the appeal, %d lists show the picture", n)
	}
	if text := owner.Get(path + "/decision").Doc().Find("main").Text(); !strings.Contains(text, "the image can stay") {
		t.Errorf("the owner reads %q", text)
	}
}

func TestOnlyTheFirstDecisionOffersAnAppeal(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	img := s.Store.AddImage(t, mira, "a quokka")
	path, owner := "/image/"+img.ID, s.SignIn(t, mira)
	report(t, s, img)
	decide := func() string {
		s.Store.Clock.Advance(time.Minute)
		administrator.PostForm("/admin/moderation/"+img.ID, ruling("hide", "A hidden sign of hate")).WantRedirect("/admin/moderation")
		return s.Mails(t)[0].Text
	}
	if first := decide(); !strings.Contains(first, "you can appeal once") {
		t.Errorf("the first mail says %q", first)
	}
	owner.PostForm(path+"/appeal", url.Values{"appeal": {"It is only a quokka."}}).WantRedirect(path + "/decision")
	if second := decide(); strings.Contains(second, "you can appeal") || !strings.Contains(second, "reviewed your appeal about your image “a quokka”") {
		t.Errorf("the second mail says %q", second)
	}
}

func TestADecisionNeedsAReasonAndIsUndoneFromThePage(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	first, second := s.Store.AddImage(t, mira, "a numbat"), s.Store.AddImage(t, mira, "a bilby")
	report(t, s, first)
	s.Store.Clock.Advance(1)
	report(t, s, second)
	for _, form := range []url.Values{ruling("hide", " "), ruling("burn", "why not"), ruling("", ""), ruling("hide", strings.Repeat("x", 501))} {
		administrator.PostForm("/admin/moderation/"+first.ID, form).Want(http.StatusUnprocessableEntity)
	}
	administrator.PostForm("/admin/moderation/nonsense", ruling("hide", "because")).Want(http.StatusNotFound)
	form := ruling("suspend", "Hate, again")
	form.Set("next", second.ID)
	administrator.PostForm("/admin/moderation/"+first.ID, form).WantRedirect("/admin/moderation?at=" + second.ID)
	if user, _ := s.Store.User(t.Context(), mira.ID); user.IsActive {
		t.Error("the owner is not suspended")
	}
	undo := administrator.Get("/admin/moderation").Doc().Find(".recent-decisions form").AttrOr("action", "")
	administrator.PostForm(undo, nil).WantRedirect("/admin/moderation?at=" + first.ID)
	administrator.PostForm(undo, nil).Want(http.StatusGone)
	if user, _ := s.Store.User(t.Context(), mira.ID); !user.IsActive {
		t.Error("the owner is still suspended")
	}
	administrator.PostForm("/admin/moderation/"+second.ID, ruling("delete", "Hate")).Want(http.StatusSeeOther)
	s.Visitor(t).Get("/image/" + second.ID).Want(http.StatusGone)
	s.Store.Clock.Advance(moderation.UndoTime)
	if text := administrator.Get("/admin/moderation").Doc().Find("main").Text(); strings.Contains(text, "Undo") {
		t.Error("a decision a day old can be undone")
	}
}

func TestTheQueueIsForTheAdministratorAlone(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	img := s.Store.AddImage(t, s.AddUser(t, "mira"), "a fox")
	report(t, s, img)
	other := s.SignIn(t, s.AddUser(t, "omar"))
	for _, path := range []string{"/admin/moderation/" + img.ID, "/admin/moderation/undo/x"} {
		other.PostForm(path, ruling("delete", "because")).WantRedirect("/")
		s.Visitor(t).PostForm(path, ruling("delete", "because")).Want(http.StatusSeeOther)
	}
	other.Get("/admin/moderation").WantRedirect("/")
	if n := s.Store.Int(t, `SELECT count(*) FROM moderation_decisions`); n != 0 {
		t.Errorf("%d decisions were made", n)
	}
}

// target draws rings, which a disc is not.
func target(size int, outer color.NRGBA) *image.NRGBA {
	img := testkit.Disc(size, outer)
	for y := range size {
		for x := range size {
			dx, dy := 2*x-size, 2*y-size
			if 16*(dx*dx+dy*dy) < 4*size*size/4 || y > size/2 && x > size/2 && img.NRGBAAt(x, y).A > 0 {
				c := color.NRGBA{R: 240, G: 220, B: 40, A: img.NRGBAAt(x, y).A}
				img.SetNRGBA(x, y, c)
			}
		}
	}
	return img
}

func TestWhatWasBlockedDoesNotComeBack(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Full: true})
	administrator := sitetest.NewAdminClient(t, s)
	mira, program := s.NewUser(t, "mira")
	draw := func(img *image.NRGBA) domain.Task {
		s.Engine.On(func(context.Context, engine.Request) (*image.NRGBA, error) { return img, nil })
		body := map[string]any{"prompt": "a target", "width": 512, "height": 512, "num_samples": 1}
		answer := program.PostJSON("/api/v1/images/generate", body, "Prefer", "wait").Want(http.StatusOK)
		task, err := s.Store.TaskOf(t.Context(), mira.ID, sitetest.Decoded[create.Accepted](t, answer).TaskID)
		if err != nil {
			t.Fatal(err)
		}
		return task
	}
	bad := target(512, color.NRGBA{R: 180, G: 30, B: 60, A: 255})
	made := draw(bad)
	if len(made.ImageIDs) != 1 {
		t.Fatalf("the first picture was not made: %+v", made)
	}
	img, err := s.Store.Image(t.Context(), made.ImageIDs[0], mira.ID)
	if err != nil {
		t.Fatal(err)
	}
	report(t, s, img)
	form := ruling("delete", "Hate")
	form.Set("block", "on")
	administrator.PostForm("/admin/moderation/"+img.ID, form).WantRedirect("/admin/moderation")

	left, _ := s.Store.Balance(t.Context(), mira.ID)
	for name, again := range map[string]*image.NRGBA{
		"as it was": bad, "recolored a little": target(512, color.NRGBA{R: 165, G: 40, B: 70, A: 255}), "scaled": transform.Resize(target(700, color.NRGBA{R: 180, G: 30, B: 60, A: 255}), 512, 512),
	} {
		task := draw(again)
		if len(task.ImageIDs) != 0 || task.Status != domain.TaskFailed {
			t.Errorf("%s, it came back", name)
		}
		if !strings.Contains(task.Error, "looks like an image that our moderators removed") || !strings.Contains(task.Error, "Your credits were returned.") {
			t.Errorf("%s, its owner is told %q", name, task.Error)
		}
		if text := s.SignIn(t, mira).Get("/create/" + task.ID).Want(http.StatusOK).Doc().Find("main").Text(); !strings.Contains(text, task.Error) {
			t.Errorf("%s, the task's page says %q", name, text)
		}
		if told := sitetest.Upload(program, "file", sitetest.PNGOf(t, again)).WantProblem(http.StatusUnprocessableEntity); !strings.Contains(told.Detail, "removed by our moderators") {
			t.Errorf("%s, the upload is refused with %q", name, told.Detail)
		}
	}
	if now, _ := s.Store.Balance(t.Context(), mira.ID); now.Remaining() != left.Remaining() {
		t.Errorf("%d credits became %d", left.Remaining(), now.Remaining())
	}
	if task := draw(sitetest.Teal(512)); len(task.ImageIDs) != 1 {
		t.Error("another picture was taken for the blocked one")
	}
	sitetest.Upload(program, "file", sitetest.PNGOf(t, sitetest.Teal(300))).Want(http.StatusCreated)
}

func TestTheAdministratorHidesAnImageThatNobodyReported(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	img := s.Store.AddImage(t, mira, "a fox")
	if page := administrator.Get("/image/" + img.ID).Want(http.StatusOK).Doc(); page.Find(`form[action="/image/`+img.ID+`/hide"]`).Length() != 1 {
		t.Error("the image page has no form to hide it")
	}
	administrator.PostForm("/image/"+img.ID+"/hide", url.Values{"reason": {""}}).WantRedirect("/image/" + img.ID)
	s.Visitor(t).Get("/image/" + img.ID).Want(http.StatusOK)
	administrator.PostForm("/image/"+img.ID+"/hide", url.Values{"reason": {"A trademark"}}).WantRedirect("/admin/moderation")
	if answer := s.Visitor(t).Get("/image/" + img.ID); answer.Status == http.StatusOK {
		t.Error("visitors still see the image")
	}
	page := administrator.Get("/admin/moderation").Want(http.StatusOK).Doc()
	undo, _ := page.Find(`form[action^="/admin/moderation/undo/"]`).Attr("action")
	administrator.PostForm(undo, nil).Want(http.StatusSeeOther)
	s.Visitor(t).Get("/image/" + img.ID).Want(http.StatusOK)
}

// The administrator decided the last report, and the bar above the next page still counted it for five seconds.
func TestADecidedReportLeavesTheBarAtOnce(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator := sitetest.NewAdminClient(t, s)
	img := s.Store.AddImage(t, s.AddUser(t, "mira"), "a quokka")
	report(t, s, img)
	counts := func() bool {
		return strings.Contains(string(administrator.Get("/admin").Want(http.StatusOK).Body), "1 reported image")
	}
	if !counts() {
		t.Fatal("the bar counts no report")
	}
	administrator.PostForm("/admin/moderation/"+img.ID, ruling("hide", "A hidden sign of hate")).WantRedirect("/admin/moderation")
	if counts() {
		t.Error("the bar still counts the report")
	}
}
