package program

import (
	"errors"
	"fmt"
	"log/slog"
	netmail "net/mail"
	"path/filepath"
	"time"

	pages "pellucid/handlers/outbox"
	"pellucid/internal/domain/people"
	"pellucid/internal/identity"
	"pellucid/internal/mail"
	"pellucid/internal/mail/outbox"
	"pellucid/internal/mail/smtp"
	"pellucid/views"
)

// signInFlags say who else knows who people are.
type signInFlags struct {
	GoogleClientID     string `name:"google-client-id" placeholder:"ID" help:"Client ID for sign-in with Google. Without it, Google sign-in is off."`
	GoogleClientSecret string `placeholder:"SECRET" help:"Client secret for sign-in with Google."`
	GoogleIssuer       string `placeholder:"URL" help:"Token issuer to use instead of Google, for tests."`
	FacebookAppID      string `name:"facebook-app-id" placeholder:"ID" help:"App ID for sign-in with Facebook. Without it, Facebook sign-in is off."`
	FacebookAppSecret  string `placeholder:"SECRET" help:"App secret for sign-in with Facebook."`
	FacebookGraphURL   string `name:"facebook-graph-url" placeholder:"URL" help:"Address and version of the Graph API. Default: https://graph.facebook.com/v23.0."`
}

// mailFlags say how mail leaves.
type mailFlags struct {
	SMTPURL  string `name:"smtp-url" placeholder:"URL" help:"Mail server, such as smtp://user:password@mail.example:587. Without it, --local shows emails at /outbox, and other sites send none."`
	MailFrom string `placeholder:"ADDRESS" help:"Sender of all emails. Default: the brand name and the support address."`

	BounceAddress string `placeholder:"ADDRESS" help:"Address that returned emails come back to. It must also take mail for NAME+anything and pipe it to 'pellucid mail bounce'. Default: returned emails go to the sender."`
}

// providers are the sign-in providers that are set up. A secret is needed with each: it is what a code is exchanged by.
func (f signInFlags) providers(baseURL string) (map[people.Provider]identity.Provider, error) {
	if (f.GoogleClientID == "") != (f.GoogleClientSecret == "") {
		return nil, errors.New("--google-client-id and --google-client-secret go together")
	}
	if (f.FacebookAppID == "") != (f.FacebookAppSecret == "") {
		return nil, errors.New("--facebook-app-id and --facebook-app-secret go together")
	}
	all := map[people.Provider]identity.Provider{}
	if f.GoogleClientID != "" {
		all[people.Google] = identity.NewGoogle(identity.Config{
			ID: f.GoogleClientID, Secret: f.GoogleClientSecret, URL: f.GoogleIssuer, RedirectURL: baseURL + "/auth/google/callback", Now: time.Now,
		})
	}
	if f.FacebookAppID != "" {
		all[people.Facebook] = identity.NewFacebook(identity.Config{
			ID: f.FacebookAppID, Secret: f.FacebookAppSecret, URL: f.FacebookGraphURL, RedirectURL: baseURL + "/auth/facebook/callback", Now: time.Now,
		})
	}
	return all, nil
}

// mailWay is how mail leaves: by a mail server, or on this machine into the outbox, or not at all.
type mailWay struct {
	sender mail.Sender // nil: no mail can be sent
	outbox *outbox.Outbox
}

// mailAt is where the site is and what it calls itself.
type mailAt struct {
	local bool
	data  string
	brand views.Brand
}

func newMailWay(f mailFlags, at mailAt) (way mailWay, err error) {
	if f.SMTPURL != "" {
		from, err := f.from(at.brand)
		if err != nil {
			return way, err
		}
		way.sender, err = smtp.New(smtp.Config{URL: f.SMTPURL, From: from, ReplyTo: at.brand.SupportEmail, Bounce: f.BounceAddress})
		return way, err
	}
	if !at.local {
		slog.Warn("no mail can be sent: there is no mail server (--smtp-url)")
		return way, nil
	}
	way.outbox = outbox.New(filepath.Join(at.data, "outbox"), time.Now)
	way.sender = way.outbox
	return way, nil
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

// pages is the outbox as the pages want it: nothing at all where there is none.
func (w mailWay) pages() pages.Outbox {
	if w.outbox == nil {
		return nil
	}
	return w.outbox
}
