package main

import (
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/views"
)

func TestSignInAndMailAreSetUpWholeOrNotAtAll(t *testing.T) {
	store := testkit.NewStore(t)
	for name, test := range map[string]struct {
		sign  signInFlags
		mail  mailFlags
		local bool
		fails bool

		providers         int
		posts, showsMails bool
	}{
		"a fresh clone":             {local: true, posts: true, showsMails: true},
		"a public site without any": {},
		"a public site with mail":   {mail: mailFlags{SMTPURL: "smtp://mail.example"}, posts: true},
		"mail on this machine":      {mail: mailFlags{SMTPURL: "smtp://localhost:1025?tls=off", MailFrom: "Pellucid <hello@pellucid.example>"}, local: true, posts: true},
		"both providers": {
			sign: signInFlags{GoogleClientID: "a", GoogleClientSecret: "b", FacebookAppID: "c", FacebookAppSecret: "d"}, providers: 2,
		},
		"Google without its secret":   {sign: signInFlags{GoogleClientID: "a"}, fails: true},
		"a secret without its id":     {sign: signInFlags{GoogleClientSecret: "a"}, fails: true},
		"Facebook without its secret": {sign: signInFlags{FacebookAppID: "a"}, fails: true},
		"a mail server that is none":  {mail: mailFlags{SMTPURL: "mail.example"}, fails: true},
		"a sender that is none":       {mail: mailFlags{SMTPURL: "smtp://mail.example", MailFrom: "hello"}, fails: true},
	} {
		t.Run(name, func(t *testing.T) {
			at := peopleAt{baseURL: "http://localhost:1", local: test.local, data: t.TempDir(), brand: views.Brand{Name: "Pellucid", SupportEmail: "support@example.org"}}
			p, err := newPeople(test.sign, test.mail, at, store.Store)
			if test.fails {
				if err == nil {
					t.Error("it starts all the same")
				}
				return
			}
			if err != nil || len(p.social.Providers) != test.providers || (p.emails() != nil) != test.posts || (p.pageOutbox() != nil) != test.showsMails {
				t.Errorf("%+v, %v", p, err)
			}
		})
	}
}

func TestALetterOfAFreshCloneLiesInTheOutbox(t *testing.T) {
	store := testkit.NewStore(t)
	user := store.AddUser(t, "mira")
	at := peopleAt{baseURL: "http://localhost:1", local: true, data: t.TempDir(), brand: views.Brand{Name: "Pellucid", SupportEmail: "support@example.org"}}
	p, err := newPeople(signInFlags{}, mailFlags{}, at, store.Store)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.emails().Post(t.Context(), domain.Email{Kind: domain.EmailVerify, UserID: user.ID}); err != nil {
		t.Fatal(err)
	}
	store.Clock.Advance(time.Second)
	if err := p.mailWorker.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	if mails, err := p.pageOutbox().Emails(); err != nil || len(mails) != 1 || mails[0].To != user.Email {
		t.Errorf("%+v, %v", mails, err)
	}
}
