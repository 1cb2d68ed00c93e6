package people_test

import (
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

func TestRegistrationRules(t *testing.T) {
	for name, test := range map[string]struct {
		change func(*people.Registration)
		field  string
	}{
		"an ordinary sign-up is fine":                  {func(*people.Registration) {}, ""},
		"space around the names is taken off":          {func(r *people.Registration) { r.Email, r.Username = " mira@example.org ", " mira " }, ""},
		"no e-mail address":                            {func(r *people.Registration) { r.Email = "  " }, "email"},
		"an e-mail address without a host":             {func(r *people.Registration) { r.Email = "mira@" }, "email"},
		"an e-mail address whose host has no dot":      {func(r *people.Registration) { r.Email = "mira@localhost" }, "email"},
		"an e-mail address at a number":                {func(r *people.Registration) { r.Email = "mira@[127.0.0.1]" }, "email"}, // our mail server's own machine
		"an e-mail address with a name before it":      {func(r *people.Registration) { r.Email = "Mira <mira@example.org>" }, "email"},
		"two e-mail addresses":                         {func(r *people.Registration) { r.Email = "a@example.org, b@example.org" }, "email"},
		"an e-mail address with a header behind it":    {func(r *people.Registration) { r.Email = "a@example.org\r\nBcc: b@example.org" }, "email"},
		"an e-mail address that is too long":           {func(r *people.Registration) { r.Email = strings.Repeat("a", 250) + "@example.org" }, "email"},
		"no username":                                  {func(r *people.Registration) { r.Username = "" }, "username"},
		"a username of two letters":                    {func(r *people.Registration) { r.Username = "ab" }, "username"},
		"a username of three letters is fine":          {func(r *people.Registration) { r.Username = "äöü" }, ""},
		"a username of 32 letters is fine":             {func(r *people.Registration) { r.Username = strings.Repeat("ß", 32) }, ""},
		"a username of 33 letters":                     {func(r *people.Registration) { r.Username = strings.Repeat("ß", 33) }, "username"},
		"a username with a dot and a dash is fine":     {func(r *people.Registration) { r.Username = "mira.b-c_d" }, ""},
		"a username that ends with a dot":              {func(r *people.Registration) { r.Username = "mira." }, "username"},
		"a username that is an e-mail address":         {func(r *people.Registration) { r.Username = "mira@example.org" }, "username"},
		"a username with a space":                      {func(r *people.Registration) { r.Username = "mira b" }, "username"},
		"a username in small capitals":                 {func(r *people.Registration) { r.Username = "ᴀᴅᴍɪɴ" }, "username"},
		"a username upside down":                       {func(r *people.Registration) { r.Username = "uᴉɯpɐ" }, "username"},
		"a username with a letter nobody sees":         {func(r *people.Registration) { r.Username = "mira\u3164" }, "username"},
		"a username with another letter nobody sees":   {func(r *people.Registration) { r.Username = "ad\u1160min" }, "username"},
		"a username in Azerbaijani is fine":            {func(r *people.Registration) { r.Username = "Gülnarə" }, ""},
		"a username in Hausa is fine":                  {func(r *people.Registration) { r.Username = "Ɗanladi_ɓ" }, ""},
		"a username with markup":                       {func(r *people.Registration) { r.Username = "<b>mira</b>" }, "username"},
		"a username with an invisible character":       {func(r *people.Registration) { r.Username = "mi\u200bra" }, "username"},
		"a username that turns the text around":        {func(r *people.Registration) { r.Username = "mi\u202era" }, "username"},
		"no password":                                  {func(r *people.Registration) { r.Password = "" }, "password"},
		"a password of five characters":                {func(r *people.Registration) { r.Password = "ähöüß" }, "password"},
		"a password of six characters is fine":         {func(r *people.Registration) { r.Password = "ähöüßx" }, ""},
		"a password of 256 characters is fine":         {func(r *people.Registration) { r.Password = strings.Repeat("ä", 256) }, ""},
		"a password of 257 characters":                 {func(r *people.Registration) { r.Password = strings.Repeat("a", 257) }, "password"},
		"space in and around a password belongs to it": {func(r *people.Registration) { r.Password = "  a b " }, ""},
	} {
		t.Run(name, func(t *testing.T) {
			r := people.Registration{Email: "mira@example.org", Username: "mira", Password: "secret"}
			test.change(&r)
			r.Normalize()
			if err := r.Validate(); domain.FieldOf(err) != test.field || test.field == "" && err != nil {
				t.Errorf("got %v, want an error about %s", err, test.field)
			}
		})
	}
}

// What a provider calls somebody becomes a username without being asked for: no letter gets in that signing up would refuse.
func TestAProvidersNameBringsNoUnseenLetters(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{"Mira\u3164 Olsen": "mira-olsen", "mi\u1160ra": "mira", "ᴀᴅᴍɪɴ": "person", "Zoë": "zoë"} {
		if got := (people.Person{Name: name}).Username(); got != want {
			t.Errorf("%+q becomes %q, want %q", name, got, want)
		}
	}
}
