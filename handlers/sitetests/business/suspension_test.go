package business

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestWhoIsSuspendedReadsWhyAndAppealsWithoutSigningIn(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	administrator.PostJSON(sitetest.About(mira, "suspend"), sitetest.Why("Spam in three prompts")).Want(http.StatusNoContent)
	mail := s.Mails(t)
	if len(mail) != 1 || mail[0].To != mira.Email || !strings.Contains(strings.Join(strings.Fields(mail[0].Text), " "), "Spam in three prompts") || strings.Contains(mail[0].Text, "plan ends") {
		t.Fatalf("the mails are %+v", mail)
	}
	link, visitor := s.MailedLink(t, mira.Email), s.Visitor(t)
	form := url.Values{"token": {sitetest.TokenOf(t, link)}, "appeal": {"no"}}
	for range 2 { // a mail program looks first
		if page := visitor.Get(link).Want(http.StatusOK); !strings.Contains(page.Doc().Find("main").Text(), "Spam in three prompts") || page.Header.Get("Referrer-Policy") != "no-referrer" {
			t.Errorf("the page says %q", page.Doc().Find("main").Text())
		}
	}
	if page := visitor.PostForm("/account-appeal", form).Want(http.StatusUnprocessableEntity); page.Doc().Find("textarea").Text() != "no" {
		t.Error("what was typed is lost")
	}
	form.Set("appeal", "It was my <b>brother</b>.")
	visitor.PostForm("/account-appeal", form).Want(http.StatusOK)
	visitor.PostForm("/account-appeal", form).Want(http.StatusGone)
	visitor.Get(link).Want(http.StatusGone)
	visitor.Get("/dashboard").Want(http.StatusSeeOther) // nobody was signed in by that

	queue := administrator.Get("/admin/moderation").Want(http.StatusOK).Doc()
	if text := queue.Find(".empty").Text(); !strings.Contains(text, "No reported images. 1 suspended user has appealed: see below.") {
		t.Errorf("the queue says %q above an appeal", text)
	}
	if text := queue.Find(".account-appeals").Text(); !strings.Contains(text, "It was my <b>brother</b>.") || !strings.Contains(text, mira.Username) {
		t.Errorf("the queue shows %q", text)
	}
	answer := queue.Find(".account-appeals form").AttrOr("action", "")
	if page := administrator.PostForm(answer, url.Values{"answer": {"deny"}}).Want(http.StatusUnprocessableEntity); page.Doc().Find(".account-appeals .field-error").Length() != 1 {
		t.Error("the page does not ask for a reason")
	}
	administrator.PostForm(answer, url.Values{"reason": {"It was"}}).Want(http.StatusUnprocessableEntity)
	administrator.PostForm("/admin/moderation/account/nonsense", url.Values{}).Want(http.StatusNotFound)
	administrator.PostForm(answer, url.Values{"answer": {"reactivate"}, "reason": {"It was"}}).WantRedirect("/admin/moderation")
	administrator.PostForm(answer, url.Values{"answer": {"deny"}, "reason": {"It was not"}}).Want(http.StatusGone)
	s.SignIn(t, mira).Get("/dashboard").Want(http.StatusOK)
	if mail := s.Mails(t); len(mail) != 2 || !strings.Contains(mail[0].Subject, "active again") {
		t.Errorf("the mails are %+v", mail)
	}
}

func TestADecisionThatIsTakenBackIsToldByASecondMail(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator := sitetest.NewAdminClient(t, s)
	for verdict, subjects := range map[string][]string{
		"keep":    {},
		"hide":    {"A decision about your image on Pellucid", "We reversed a decision about your image on Pellucid"},
		"delete":  {"A decision about your image on Pellucid", "We reversed a decision about your image on Pellucid"},
		"suspend": {"Your Pellucid account is suspended", "We reversed a decision about your image on Pellucid"},
	} {
		owner := s.AddUser(t, "owner")
		img := s.Store.AddImage(t, owner, "a numbat")
		report(t, s, img)
		administrator.PostForm("/admin/moderation/"+img.ID, ruling(verdict, "A mistake")).WantRedirect("/admin/moderation")
		s.Mails(t)
		undo := administrator.Get("/admin/moderation").Doc().Find(".recent-decisions form").First().AttrOr("action", "")
		administrator.PostForm(undo, nil).WantRedirect("/admin/moderation?at=" + img.ID)
		var got []string
		for _, m := range s.Mails(t) {
			if m.To == owner.Email {
				got = append([]string{m.Subject}, got...)
			}
		}
		if strings.Join(got, "\n") != strings.Join(subjects, "\n") {
			t.Errorf("after %s and taking it back, the mails are %q", verdict, got)
		}
		administrator.PostForm("/admin/moderation/"+img.ID, ruling("keep", "Breaks no rules")).WantRedirect("/admin/moderation")
	}
}

func TestWhoPaysAndIsSuspendedPaysNoMoreAndIsToldSo(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	subscribed(t, s, mira, 2)
	administrator.PostJSON(sitetest.About(mira, "suspend"), sitetest.Why("Spam")).Want(http.StatusNoContent)
	if err := s.Billing.Reconcile(t.Context()); err != nil {
		t.Fatal(err)
	}
	s.DeliverWebhooks(t)
	if sub, err := s.Store.SubscriptionOf(t.Context(), mira.ID); err != nil || !sub.IsActive || sub.AutoRenew {
		t.Errorf("the plan is %+v, %v", sub, err)
	}
	if mail := s.Mails(t); len(mail) != 1 || !strings.Contains(mail[0].Text, "Your Basic plan ends when your paid period ends. It won't renew") {
		t.Errorf("the mails are %+v", mail)
	}
	if entries := testkit.All[string](t, s.Store, `SELECT before || after FROM audit_log WHERE action = 'user.suspend'`); len(entries) != 1 ||
		!strings.Contains(entries[0], `"renews":"Basic"`) || strings.Count(entries[0], "renews") != 1 {
		t.Errorf("the audit log says %q", entries)
	}
	s.Store.Clock.Advance(40 * 24 * 3600e9)
	s.DeliverWebhooks(t)
	if n := s.Store.Int(t, `SELECT count(*) FROM receipts WHERE user_id = ?`, mira.ID); n != 1 {
		t.Errorf("%d payments: the provider renewed the plan", n)
	}
	testkit.CheckLedger(t, s.Store)
}
