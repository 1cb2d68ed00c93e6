package program

import (
	"log/slog"
	"testing"
	"time"

	"pellucid/internal/domain/mailing"
	"pellucid/internal/identity"
	"pellucid/internal/product"
	"pellucid/internal/testkit"
	"pellucid/views"
)

func TestSignInAndMailAreSetUpWholeOrNotAtAll(t *testing.T) {
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
			providers, signErr := test.sign.providers("http://localhost:1")
			way, mailErr := newMailWay(test.mail, mailAt{local: test.local, data: t.TempDir(), brand: views.Brand{Name: "Pellucid", SupportEmail: "support@example.org"}})
			if test.fails {
				if signErr == nil && mailErr == nil {
					t.Error("it starts all the same")
				}
				return
			}
			if signErr != nil || mailErr != nil || len(providers) != test.providers || (way.sender != nil) != test.posts || (way.pages() != nil) != test.showsMails {
				t.Errorf("%v %+v, %v, %v", providers, way, signErr, mailErr)
			}
		})
	}
}

func TestALetterOfAFreshCloneLiesInTheOutbox(t *testing.T) {
	store := testkit.NewStore(t)
	user := store.AddUser(t, "mira")
	brand := views.Brand{Name: "Pellucid", SupportEmail: "support@example.org"}
	way, err := newMailWay(mailFlags{}, mailAt{local: true, data: t.TempDir(), brand: brand})
	if err != nil {
		t.Fatal(err)
	}
	wired, err := product.New(product.Config{
		Brand: brand, BaseURL: "http://localhost:1", Now: store.Clock.Now, Store: store.Store,
		Files: testkit.NewBlobs(t), Passwords: &identity.Passwords{}, Sender: way.sender, Outbox: way.pages(),
		Making: product.Making{Engine: &testkit.Engine{}}, Mode: product.Mode{Local: true}, Secrets: product.Secrets{FactorKey: make([]byte, 32)},
		Observers: product.Observers{Log: slog.New(slog.DiscardHandler)},
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := wired.Emails.Post(t.Context(), mailing.Email{Kind: mailing.Verify, UserID: user.ID}); err != nil {
		t.Fatal(err)
	}
	store.Clock.Advance(time.Second)
	if err := wired.Emails.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	if mails, err := way.pages().Emails(); err != nil || len(mails) != 1 || mails[0].To != user.Email {
		t.Errorf("%+v, %v", mails, err)
	}
}
