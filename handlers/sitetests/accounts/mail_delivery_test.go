package accounts

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"pellucid/handlers/emails"
	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/people"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// monthly queues the email about a month's credits.
func monthly(t *testing.T, site *sitetest.Site, user *domain.User) {
	t.Helper()
	err := site.Store.QueueEmail(t.Context(), mailing.Email{
		Kind: mailing.CreditsRefreshed, UserID: user.ID, Data: map[string]string{"credits": "200", "plan": "Basic", "until": "December 22, 2026"},
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestOneClickStopsOptionalEmailsWithoutSigningIn(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	monthly(t, site, user)
	mails := site.Mails(t)
	if len(mails) != 1 || !strings.HasPrefix(mails[0].Unsubscribe, site.URL+emails.UnsubscribePath) || !strings.Contains(mails[0].Text, "Unsubscribe: "+mails[0].Unsubscribe) {
		t.Fatalf("the email is %+v", mails)
	}
	path := strings.TrimPrefix(mails[0].Unsubscribe, site.URL)
	visitor := site.Visitor(t)
	if page := string(visitor.Get(path).Want(http.StatusOK).Body); !strings.Contains(page, "Stop these emails?") || site.Store.Int(t, `SELECT mail_optional FROM users WHERE id = ?`, user.ID) != 1 {
		t.Error("opening the link, as mail programs do before people, already unsubscribes")
	}
	visitor.PostForm(path, url.Values{"List-Unsubscribe": {"One-Click"}}, "Origin", "https://mail.example", "Sec-Fetch-Site", "cross-site").Want(http.StatusOK)
	monthly(t, site, user)
	if left := len(site.Mails(t)); left != 1 {
		t.Errorf("after unsubscribing there are %d emails", left)
	}
	if err := site.Store.QueueEmail(t.Context(), mailing.Email{Kind: mailing.Reset, UserID: user.ID}); err != nil {
		t.Fatal(err)
	}
	if mails := site.Mails(t); len(mails) != 2 || mails[0].Unsubscribe != "" {
		t.Errorf("an email that is needed did not come, or can be turned off: %+v", mails)
	}
	site.SignIn(t, user).PostForm("/settings/mail", url.Values{"optional": {"on"}}).Want(http.StatusSeeOther)
	monthly(t, site, user)
	if left := len(site.Mails(t)); left != 3 {
		t.Errorf("after turning them on again there are %d emails", left)
	}
}

func TestARefusedAddressIsSaidToItsOwnerAndGetsNoOptionalEmail(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	browser, notice := site.SignIn(t, user), "We could not deliver email to "+user.Email
	shows := func() bool {
		return strings.Contains(string(browser.Get("/dashboard").Want(http.StatusOK).Body), notice)
	}
	if shows() {
		t.Error("the notice is there before anything came back")
	}
	monthly(t, site, user)
	id := int64(site.Store.Int(t, `SELECT max(id) FROM mail_queue`))
	if err := site.Store.NoteDelivery(t.Context(), mailing.Delivery{ID: id, UserID: user.ID, Outcome: mailing.GivenUp, Sentence: "550 5.1.1 no such user", BadAddress: true}); err != nil {
		t.Fatal(err)
	}
	if !shows() {
		t.Error("nobody tells the owner")
	}
	monthly(t, site, user)
	if mails := site.Mails(t); len(mails) != 0 {
		t.Errorf("an optional email was sent all the same: %+v", mails)
	}
	browser.PostForm("/settings/mail/again", nil).Want(http.StatusSeeOther)
	if mails := site.Mails(t); shows() || len(mails) != 1 || !strings.Contains(mails[0].Subject, "works") {
		t.Errorf("trying again sends %+v", mails)
	}
}

func TestTheAdministratorSeesThatMailFailedAndNeverWhatItSays(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	if err := site.Store.CreateAdmin(t.Context(), people.Registration{Email: "administrator@example.org", Username: "administrator"}, ""); err != nil {
		t.Fatal(err)
	}
	admin, err := site.Store.User(t.Context(), domain.AdminID)
	if err != nil {
		t.Fatal(err)
	}
	site.Store.Exec(t, `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = ?) WHERE id = 1`, site.AddUser(t, "other").ID)
	browser, user := site.SignIn(t, admin), site.AddUser(t, "mira")
	if err := site.Store.QueueEmail(t.Context(), mailing.Email{Kind: mailing.Reset, Name: "Mira@example.org"}); err != nil {
		t.Fatal(err)
	}
	email, err := site.Store.NextEmail(t.Context(), time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	if err := site.Store.NoteDelivery(t.Context(), mailing.Delivery{ID: email.ID, UserID: user.ID, Wait: time.Hour, Sentence: "451 4.3.0 try later"}); err != nil {
		t.Fatal(err)
	}
	page := string(browser.Get("/admin/mail").Want(http.StatusOK).Body)
	for _, want := range []string{"Reset password", "mira", "451 4.3.0 try later", "1 try, next in 1 hour"} {
		if !strings.Contains(page, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
	number := domain.IDText(email.ID)
	browser.PostForm("/admin/mail/"+number+"/retry", url.Values{"state": {"waiting"}}).Want(http.StatusSeeOther)
	mails := site.Mails(t)
	if len(mails) != 1 || mails[0].To != user.Email {
		t.Fatalf("the retry sent %+v", mails)
	}
	token := site.MailedLink(t, user.Email)
	_, secret, _ := strings.Cut(token, "token=")
	if page := string(browser.Get("/admin/mail?state=sent").Want(http.StatusOK).Body); secret == "" || strings.Contains(page, secret) || strings.Contains(page, "/reset-password?") {
		t.Error("the page shows a link that opens somebody's account")
	}
	browser.PostForm("/admin/mail/"+number+"/drop", url.Values{"state": {"waiting"}}).Want(http.StatusSeeOther)
	if outcome := testkit.One[string](t, site.Store, `SELECT outcome FROM mail_queue WHERE id = ?`, email.ID); outcome != "sent" {
		t.Errorf("what was sent was dropped: %s", outcome)
	}
	if acts := testkit.All[string](t, site.Store, `SELECT action || ' ' || target FROM audit_log`); len(acts) != 1 || acts[0] != "mail.retry mail:"+number {
		t.Errorf("the audit log has %v", acts)
	}
}
