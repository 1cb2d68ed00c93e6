package accounts

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/domain/upkeep"
	"pellucid/internal/identity"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func sweep(t *testing.T, site *sitetest.Site) {
	t.Helper()
	deletions := identity.DeletionWorker{DeletionStore: site.Store, Files: site.Blobs, Log: slog.New(slog.DiscardHandler)}
	if err := deletions.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
}

func TestADeletionCanBeUndoneForSevenDays(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	browser, other := site.SignIn(t, user), site.SignIn(t, user)
	browser.Get("/settings/delete").Want(http.StatusOK)
	browser.PostForm("/settings/delete", url.Values{"current_password": {"wrong"}}).Want(http.StatusUnprocessableEntity)
	browser.PostForm("/settings/delete", sitetest.Leave).Want(http.StatusOK)
	browser.Get("/dashboard").Want(http.StatusSeeOther)
	other.Get("/dashboard").Want(http.StatusSeeOther)
	site.Store.Clock.Advance(6 * 24 * time.Hour)
	sweep(t, site)
	back := site.Visitor(t)
	back.PostForm("/auth", url.Values{"mode": {"login"}, "username": {user.Username}, "password": {sitetest.Password}, "redirect": {"/create"}}).WantRedirect(sitetest.SecurityTab)
	if page := back.Get(sitetest.SecurityTab).Doc(); page.Find("form[action='/settings/delete/undo']").Length() != 1 {
		t.Error("signing in does not offer to keep the account")
	}
	back.PostForm("/settings/delete/undo", nil).WantRedirect(sitetest.SecurityTab)
	site.Store.Clock.Advance(30 * 24 * time.Hour)
	sweep(t, site)
	site.SignIn(t, user)
}

// Who deleted an account with a paid plan was told by one mail that the account ends in a week, and by another that the plan goes on
// for a year and then moves to Free.
func TestWhoDeletesAnAccountIsToldWhatBecomesOfThePlan(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	_, browser := sitetest.NewMember(t, site)
	words := func(text string) string { return strings.Join(strings.Fields(text), " ") }
	asked := words(browser.Get("/settings/delete").Want(http.StatusOK).Doc().Find("main").Text())
	for _, want := range []string{"Your Pro plan is canceled right away, and you won't be charged again. It is paid until ", "isn't refunded."} {
		if !strings.Contains(asked, want) {
			t.Errorf("the question doesn't say %q: %s", want, asked)
		}
	}
	browser.PostForm("/settings/delete", sitetest.Leave).Want(http.StatusOK)
	site.DeliverWebhooks(t)
	if err := site.Billing.Reconcile(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, m := range site.Mails(t) {
		if m.Subject != "Your Pro plan is canceled" {
			continue
		}
		if text := words(m.Text); !strings.Contains(text, "The plan and its credits end when your account is deleted, on ") || !strings.Contains(text, "you can resume it") || strings.Contains(text, "then you move to Free") {
			t.Errorf("the mail says %s", text)
		}
		return
	}
	t.Errorf("no mail tells that the plan is canceled: %q", sitetest.Subjects(t, site))
}

func TestTheLinkInTheMailKeepsTheAccount(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	site.SignIn(t, user).PostForm("/settings/delete", sitetest.Leave).Want(http.StatusOK)
	link := site.MailedLink(t, user.Email)
	visitor := site.Visitor(t)
	visitor.Get(link).Want(http.StatusOK) // a mail program looks; nothing is undone by that
	if user, _ := site.Store.User(t.Context(), user.ID); !user.Leaving() {
		t.Error("looking at the link undid the deletion")
	}
	form := url.Values{"token": {sitetest.TokenOf(t, link)}}
	visitor.PostForm("/keep-account", form).Want(http.StatusOK)
	visitor.PostForm("/keep-account", form).Want(http.StatusGone)
	if user, _ := site.Store.User(t.Context(), user.ID); user.Leaving() {
		t.Error("the account is still about to go")
	}
}

func TestWhoLeavesIsForgottenAndTheLedgerStays(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, friend := site.AddUser(t, "mira"), site.AddUser(t, "friend")
	email := user.Email
	public := site.Store.AddImage(t, user, "a violet xylograph")
	hidden := site.Store.AddImage(t, user, "a private xylograph", testkit.Private)
	theirs := site.Store.AddImage(t, friend, "a fox")
	for _, img := range []domain.Image{public, hidden, theirs} {
		if err := site.Blobs.Put(t.Context(), img.BlobKey+"/original.png", []byte("x")); err != nil {
			t.Fatal(err)
		}
	}
	browser := site.SignIn(t, user)
	browser.PostForm("/image/"+theirs.ID+"/like", nil).Want(http.StatusSeeOther)
	before := site.Store.Int(t, `SELECT count(*) FROM credit_ledger WHERE user_id = ?`, user.ID)
	browser.PostForm("/settings/delete", sitetest.Leave).Want(http.StatusOK)
	site.Mails(t)
	site.Store.Clock.Advance(upkeep.DefaultRetention().DeletedGrace + time.Minute)
	sweep(t, site)
	sweep(t, site) // a second time does no harm
	site.Visitor(t).Get("/image/" + public.ID).Want(http.StatusGone)
	site.Visitor(t).Get("/image/" + theirs.ID).Want(http.StatusOK)
	if files := site.Blobs.Files(t); !slices.Equal(files, []string{theirs.BlobKey + "/original.png"}) {
		t.Errorf("files that are left: %v", files)
	}
	if seen, _ := site.Store.Image(t.Context(), theirs.ID, 0); seen.Likes != 0 {
		t.Errorf("%d likes of nobody", seen.Likes)
	}
	if after := site.Store.Int(t, `SELECT count(*) FROM credit_ledger WHERE user_id = ?`, user.ID); after != before || before == 0 {
		t.Errorf("the ledger had %d lines and has %d", before, after)
	}
	for _, table := range []string{"identities", "sessions", "api_tokens", "mail_tokens", "mail_queue", "likes", "generation_tasks"} {
		if n := site.Store.Int(t, `SELECT count(*) FROM `+table+` WHERE user_id = ?`, user.ID); n != 0 {
			t.Errorf("%d rows of %s are left", n, table)
		}
	}
	forgotten(t, site, user, email)
	form := url.Values{"mode": {"login"}, "username": {user.Username}, "password": {sitetest.Password}}
	site.Visitor(t).PostForm("/auth", form).Want(http.StatusUnprocessableEntity)
	again := site.Visitor(t)
	again.PostForm("/auth", signUp("email", email, "username", user.Username)).WantRedirect("/dashboard")
	back, _, err := site.Store.Credentials(t.Context(), email)
	if err != nil {
		t.Fatal(err)
	}
	if balance, _ := site.Store.Balance(t.Context(), back.ID); balance.Remaining() != 0 {
		t.Errorf("leaving and coming back gave %d credits", balance.Remaining())
	}
}

// forgotten looks for words of a person in every table.
func forgotten(t *testing.T, site *sitetest.Site, user *domain.User, email string) {
	t.Helper()
	for _, table := range testkit.All[string](t, site.Store, `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'images_search%'`) {
		for _, column := range testkit.All[string](t, site.Store, `SELECT name FROM pragma_table_info(?) WHERE type = 'TEXT'`, table) {
			for _, word := range []string{email, user.Username, "xylograph"} {
				if table == "tags" {
					continue // words that many share
				}
				if n := site.Store.Int(t, `SELECT count(*) FROM "`+table+`" WHERE instr(lower("`+column+`"), ?)`, strings.ToLower(word)); n != 0 {
					t.Errorf("%s.%s still says %q", table, column, word)
				}
			}
		}
	}
}

func TestSomebodyWhosePlanCannotBeCancelledStays(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	site.SignIn(t, user).PostForm("/settings/delete", sitetest.Leave).Want(http.StatusOK)
	site.Store.Clock.Advance(upkeep.DefaultRetention().DeletedGrace + time.Minute)
	down := domain.Errorf(domain.Unavailable, "The provider does not answer.")
	deletions := identity.DeletionWorker{
		DeletionStore: site.Store, Files: site.Blobs, Log: slog.New(slog.DiscardHandler),
		Cancel: func(context.Context, *domain.User) error { return down },
	}
	if err := deletions.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	if _, err := site.Store.User(t.Context(), user.ID); err != nil || site.Store.Int(t, `SELECT count(*) FROM users WHERE erased_at IS NOT NULL`) != 0 {
		t.Error("the account is gone, and its plan goes on")
	}
	down = domain.Errorf(domain.NotFound, "There is no subscription.")
	if err := deletions.Run(t.Context()); err != nil || site.Store.Int(t, `SELECT count(*) FROM users WHERE erased_at IS NOT NULL`) != 1 {
		t.Errorf("an account without a plan stays: %v", err)
	}
}

func TestTheAdministratorCannotLeave(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	if err := site.Store.CreateAdmin(t.Context(), people.Registration{Email: "admin@example.org", Username: "admin"}, ""); err != nil {
		t.Fatal(err)
	}
	if err := site.Store.ScheduleDeletion(t.Context(), domain.AdminID, site.Store.Clock.Now()); domain.CodeOf(err) != domain.Conflict {
		t.Errorf("%v", err)
	}
}

func TestTheDataOfAnAccountCanBeTakenHome(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, friend := site.AddUser(t, "mira"), site.AddUser(t, "friend")
	const many = 230 // more than two parts
	for i := range many {
		img := site.Store.AddImage(t, user, "a fox")
		if i == 0 {
			if err := site.Blobs.Put(t.Context(), img.BlobKey+"/original.png", []byte("the picture")); err != nil {
				t.Fatal(err)
			}
		}
	}
	site.Store.AddImage(t, friend, "a secret of somebody else")
	browser := site.SignIn(t, user)
	answer := browser.Get("/settings/data.zip").Want(http.StatusOK)
	if answer.Header.Get("Content-Type") != "application/zip" || !strings.HasPrefix(answer.Header.Get("Content-Disposition"), "attachment") {
		t.Errorf("headers %v", answer.Header)
	}
	archive, err := zip.NewReader(bytes.NewReader(answer.Body), int64(len(answer.Body)))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, f := range archive.File {
		source, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		if files[f.Name], err = io.ReadAll(source); err != nil {
			t.Fatal(err)
		}
	}
	var profile map[string]any
	if err := json.Unmarshal(files["profile.json"], &profile); err != nil || profile["email"] != user.Email || profile["password_hash"] != nil {
		t.Errorf("profile %s, %v", files["profile.json"], err)
	}
	words, pictures := 0, 0
	for name, content := range files {
		if strings.HasPrefix(name, "images/") && strings.HasSuffix(name, ".json") && bytes.Contains(content, []byte("a fox")) {
			words++
		}
		if strings.HasSuffix(name, ".png") && string(content) == "the picture" {
			pictures++
		}
		if bytes.Contains(content, []byte("somebody else")) {
			t.Errorf("%s holds what is not theirs", name)
		}
	}
	if words != many || pictures != 1 {
		t.Errorf("%d images with words, %d with a file", words, pictures)
	}
	lines, err := csv.NewReader(bytes.NewReader(files["credits.csv"])).ReadAll()
	if err != nil || len(lines) != 2 || lines[1][3] != "10" {
		t.Errorf("ledger %v, %v", lines, err)
	}
	for _, name := range []string{"receipts.json", "subscriptions.json", "edits.json"} {
		if !json.Valid(files[name]) {
			t.Errorf("%s is %q", name, files[name])
		}
	}
	for _, want := range []string{"tables/users.json", "tables/credit_ledger.json", "payment_events"} {
		if !strings.Contains(string(files["README.txt"]), want) {
			t.Errorf("the README does not name %s", want)
		}
	}
	if !bytes.Contains(files["tables/users.json"], []byte(user.Email)) || !json.Valid(files["tables/images.json"]) || bytes.Count(files["tables/images.json"], []byte("a fox")) < many {
		t.Errorf("the tables are %.300s", files["tables/images.json"])
	}
	site.Visitor(t).Get("/settings/data.zip").Want(http.StatusSeeOther)
}

func TestALargeAccountGetsItsDataByEmail(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, friend := site.AddUser(t, "mira"), site.AddUser(t, "friend")
	for range 501 {
		site.Store.AddImage(t, user, "a fox")
	}
	browser := site.SignIn(t, user)
	for range 2 { // asking twice makes one file
		browser.Get("/settings/data.zip").Want(http.StatusSeeOther)
	}
	if page := string(browser.Get("/settings?tab=security").Want(http.StatusOK).Body); !strings.Contains(page, "preparing your data") || strings.Contains(page, "/settings/data.zip") {
		t.Error("the page does not say that the file is being made")
	}
	if err := site.Exports.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	mails := site.Mails(t)
	if len(mails) != 1 || !strings.Contains(mails[0].Subject, "data") {
		t.Fatalf("the emails are %+v", mails)
	}
	path := site.MailedLink(t, user.Email)
	answer := browser.Get(path).Want(http.StatusOK)
	archive, err := zip.NewReader(bytes.NewReader(answer.Body), int64(len(answer.Body)))
	if err != nil || len(archive.File) < 500 {
		t.Errorf("the file has %d parts, %v", len(archive.File), err)
	}
	site.SignIn(t, friend).Get(path).Want(http.StatusNotFound)
	site.Visitor(t).Get(path).Want(http.StatusSeeOther)
	site.Store.Clock.Advance(8 * 24 * time.Hour)
	if err := site.Exports.Sweep(t.Context()); err != nil {
		t.Fatal(err)
	}
	if _, err := site.Exports.Open(strings.TrimSuffix(strings.TrimPrefix(path, "/settings/data/"), ".zip")); err == nil {
		t.Error("the file is still there after its time")
	}
	site.SignIn(t, user).Get(path).Want(http.StatusNotFound)
}
