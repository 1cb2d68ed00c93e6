package main

import (
	"errors"
	"fmt"
	"log/slog"
	netmail "net/mail"
	"path/filepath"
	"time"

	"pellucid/handlers/emails"
	"pellucid/handlers/pages"
	"pellucid/internal/domain"
	"pellucid/internal/identity"
	"pellucid/internal/mail"
	"pellucid/internal/mail/outbox"
	"pellucid/internal/mail/smtp"
	"pellucid/store"
	"pellucid/views"
)

// signInFlags say who else knows who people are.
type signInFlags struct {
	GoogleClientID     string `name:"google-client-id" placeholder:"ID" help:"Client id of sign-in with Google; without one, there is none."`
	GoogleClientSecret string `placeholder:"SECRET" help:"Client secret of sign-in with Google."`
	GoogleIssuer       string `placeholder:"URL" help:"Who issues the tokens instead of Google, for tests."`
	FacebookAppID      string `name:"facebook-app-id" placeholder:"ID" help:"App id of sign-in with Facebook; without one, there is none."`
	FacebookAppSecret  string `placeholder:"SECRET" help:"App secret of sign-in with Facebook."`
	FacebookGraphURL   string `name:"facebook-graph-url" placeholder:"URL" help:"Graph API with its version, when it is not https://graph.facebook.com/v23.0."`
}

// mailFlags say how mail leaves.
type mailFlags struct {
	SMTPURL  string `name:"smtp-url" placeholder:"URL" help:"Mail server, such as smtp://user:password@mail.example:587. Without one, --local keeps mail in an outbox at /outbox, and any other site sends none."`
	MailFrom string `placeholder:"ADDRESS" help:"Sender of every mail; the brand and the support address when it is missing."`
}

// providers are the sign-in providers that are set up. A secret is needed with each: it is what a code is exchanged by.
func (f signInFlags) providers(baseURL string) (map[domain.SocialProvider]identity.Provider, error) {
	if (f.GoogleClientID == "") != (f.GoogleClientSecret == "") {
		return nil, errors.New("--google-client-id and --google-client-secret go together")
	}
	if (f.FacebookAppID == "") != (f.FacebookAppSecret == "") {
		return nil, errors.New("--facebook-app-id and --facebook-app-secret go together")
	}
	all := map[domain.SocialProvider]identity.Provider{}
	if f.GoogleClientID != "" {
		all[domain.Google] = identity.NewGoogle(identity.Config{
			ID: f.GoogleClientID, Secret: f.GoogleClientSecret, URL: f.GoogleIssuer, RedirectURL: baseURL + "/auth/google/callback", Now: time.Now,
		})
	}
	if f.FacebookAppID != "" {
		all[domain.Facebook] = identity.NewFacebook(identity.Config{
			ID: f.FacebookAppID, Secret: f.FacebookAppSecret, URL: f.FacebookGraphURL, RedirectURL: baseURL + "/auth/facebook/callback", Now: time.Now,
		})
	}
	return all, nil
}

// people is how the site knows people and writes to them.
type people struct {
	social     *identity.Social
	mailWorker *mail.MailWorker // nil: no mail can be sent
	outbox     *outbox.Outbox
}

// peopleAt is where the site is, what it calls itself, and what people there may be called.
type peopleAt struct {
	baseURL string
	local   bool
	data    string
	brand   views.Brand
	names   identity.Filter // of usernames
}

func newPeople(sign signInFlags, post mailFlags, at peopleAt, s *store.Store) (p people, err error) {
	providers, err := sign.providers(at.baseURL)
	if err != nil {
		return p, err
	}
	sender, err := p.sender(post, at)
	if err != nil {
		return p, err
	}
	p.social = &identity.Social{Providers: providers, Directory: s, Names: at.names}
	if sender != nil {
		writer := &emails.Writer{Accounts: s, Brand: at.brand, BaseURL: at.baseURL, Now: time.Now}
		p.mailWorker = mail.NewMailWorker(s, writer, sender, slog.Default())
		p.social.Post = p.mailWorker.Post
	}
	return p, nil
}

// sender is the way out for mail: a server, or on this machine the outbox, or none.
func (p *people) sender(f mailFlags, at peopleAt) (mail.Sender, error) {
	if f.SMTPURL != "" {
		from, err := f.from(at.brand)
		if err != nil {
			return nil, err
		}
		return smtp.New(f.SMTPURL, from)
	}
	if !at.local {
		slog.Warn("no mail can be sent: there is no mail server (--smtp-url)")
		return nil, nil
	}
	p.outbox = outbox.New(filepath.Join(at.data, "outbox"), time.Now)
	return p.outbox, nil
}

func (f mailFlags) from(brand views.Brand) (netmail.Address, error) {
	if f.MailFrom == "" {
		return netmail.Address{Name: brand.Name, Address: brand.SupportEmail}, nil
	}
	from, err := netmail.ParseAddress(f.MailFrom)
	if err != nil {
		return netmail.Address{}, fmt.Errorf("--mail-from must be like \"Pellucid <hello@pellucid.example>\": %w", err)
	}
	return *from, nil
}

// emails is the mail worker as the pages and the API want it: nothing at all where there is none.
func (p people) emails() pages.Emails {
	if p.mailWorker == nil {
		return nil
	}
	return p.mailWorker
}

// pageOutbox is the outbox likewise.
func (p people) pageOutbox() pages.Outbox {
	if p.outbox == nil {
		return nil
	}
	return p.outbox
}
