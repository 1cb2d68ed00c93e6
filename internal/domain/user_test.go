package domain_test

import (
	"strings"
	"testing"

	"pellucid/internal/domain"
)

func TestRegistrationRules(t *testing.T) {
	for name, test := range map[string]struct {
		change func(*domain.Registration)
		field  string
	}{
		"an ordinary sign-up is fine":                  {func(*domain.Registration) {}, ""},
		"space around the names is taken off":          {func(r *domain.Registration) { r.Email, r.Username = " mira@example.org ", " mira " }, ""},
		"no e-mail address":                            {func(r *domain.Registration) { r.Email = "  " }, "email"},
		"an e-mail address without a host":             {func(r *domain.Registration) { r.Email = "mira@" }, "email"},
		"an e-mail address whose host has no dot":      {func(r *domain.Registration) { r.Email = "mira@localhost" }, "email"},
		"an e-mail address at a number":                {func(r *domain.Registration) { r.Email = "mira@[127.0.0.1]" }, "email"}, // our mail server's own machine
		"an e-mail address with a name before it":      {func(r *domain.Registration) { r.Email = "Mira <mira@example.org>" }, "email"},
		"two e-mail addresses":                         {func(r *domain.Registration) { r.Email = "a@example.org, b@example.org" }, "email"},
		"an e-mail address with a header behind it":    {func(r *domain.Registration) { r.Email = "a@example.org\r\nBcc: b@example.org" }, "email"},
		"an e-mail address that is too long":           {func(r *domain.Registration) { r.Email = strings.Repeat("a", 250) + "@example.org" }, "email"},
		"no username":                                  {func(r *domain.Registration) { r.Username = "" }, "username"},
		"a username of two letters":                    {func(r *domain.Registration) { r.Username = "ab" }, "username"},
		"a username of three letters is fine":          {func(r *domain.Registration) { r.Username = "äöü" }, ""},
		"a username of 32 letters is fine":             {func(r *domain.Registration) { r.Username = strings.Repeat("ß", 32) }, ""},
		"a username of 33 letters":                     {func(r *domain.Registration) { r.Username = strings.Repeat("ß", 33) }, "username"},
		"a username with a dot and a dash is fine":     {func(r *domain.Registration) { r.Username = "mira.b-c_d" }, ""},
		"a username that ends with a dot":              {func(r *domain.Registration) { r.Username = "mira." }, "username"},
		"a username that is an e-mail address":         {func(r *domain.Registration) { r.Username = "mira@example.org" }, "username"},
		"a username with a space":                      {func(r *domain.Registration) { r.Username = "mira b" }, "username"},
		"a username in small capitals":                 {func(r *domain.Registration) { r.Username = "ᴀᴅᴍɪɴ" }, "username"},
		"a username upside down":                       {func(r *domain.Registration) { r.Username = "uᴉɯpɐ" }, "username"},
		"a username with a letter nobody sees":         {func(r *domain.Registration) { r.Username = "mira\u3164" }, "username"},
		"a username with another letter nobody sees":   {func(r *domain.Registration) { r.Username = "ad\u1160min" }, "username"},
		"a username in Azerbaijani is fine":            {func(r *domain.Registration) { r.Username = "Gülnarə" }, ""},
		"a username in Hausa is fine":                  {func(r *domain.Registration) { r.Username = "Ɗanladi_ɓ" }, ""},
		"a username with markup":                       {func(r *domain.Registration) { r.Username = "<b>mira</b>" }, "username"},
		"a username with an invisible character":       {func(r *domain.Registration) { r.Username = "mi\u200bra" }, "username"},
		"a username that turns the text around":        {func(r *domain.Registration) { r.Username = "mi\u202era" }, "username"},
		"no password":                                  {func(r *domain.Registration) { r.Password = "" }, "password"},
		"a password of five characters":                {func(r *domain.Registration) { r.Password = "ähöüß" }, "password"},
		"a password of six characters is fine":         {func(r *domain.Registration) { r.Password = "ähöüßx" }, ""},
		"a password of 256 characters is fine":         {func(r *domain.Registration) { r.Password = strings.Repeat("ä", 256) }, ""},
		"a password of 257 characters":                 {func(r *domain.Registration) { r.Password = strings.Repeat("a", 257) }, "password"},
		"space in and around a password belongs to it": {func(r *domain.Registration) { r.Password = "  a b " }, ""},
	} {
		t.Run(name, func(t *testing.T) {
			r := domain.Registration{Email: "mira@example.org", Username: "mira", Password: "secret"}
			test.change(&r)
			r.Normalize()
			wantField(t, r.Validate(), test.field)
		})
	}
}

func TestOwnershipAndAdministration(t *testing.T) {
	var visitor *domain.User
	if visitor.IsAdmin() || visitor.Owns(0) || visitor.Owns(1) {
		t.Error("a visitor owns or administers something")
	}
	admin, user := &domain.User{ID: 1}, &domain.User{ID: 2}
	if !admin.IsAdmin() || user.IsAdmin() {
		t.Error("the administrator is user 1 and nobody else")
	}
	if !user.Owns(2) || user.Owns(1) {
		t.Error("a user owns what is theirs and nothing else")
	}
}

func TestFoldNameTreatsCasesAndSpaceAlike(t *testing.T) {
	for _, name := range []string{"Mira@Example.ORG", " mira@example.org ", "MIRA@EXAMPLE.ORG"} {
		if got := domain.FoldName(name); got != "mira@example.org" {
			t.Errorf("FoldName(%q) = %q", name, got)
		}
	}
}

func TestAMailboxHasOneName(t *testing.T) {
	for email, want := range map[string]string{
		"Mira@Example.org": "mira@example.org", "mira+x@example.org": "mira@example.org", "m.i.ra+x@googlemail.com": "mira@gmail.com",
		"m.ira@example.org": "m.ira@example.org", "+x@example.org": "+x@example.org", "mira": "mira",
	} {
		if got := domain.MailboxOf(email); got != want {
			t.Errorf("%s is the mailbox %s, want %s", email, got, want)
		}
	}
}

// What a provider calls somebody becomes a username without being asked for: no letter gets in that signing up would refuse.
func TestAProvidersNameBringsNoUnseenLetters(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{"Mira\u3164 Olsen": "mira-olsen", "mi\u1160ra": "mira", "ᴀᴅᴍɪɴ": "person", "Zoë": "zoë"} {
		if got := (domain.Person{Name: name}).Username(); got != want {
			t.Errorf("%+q becomes %q, want %q", name, got, want)
		}
	}
}
