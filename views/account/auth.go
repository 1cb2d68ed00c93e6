package account

import (
	"net/url"

	"pellucid/internal/domain/people"
	"pellucid/views"
)

// AuthPage is the sign-in or sign-up form.
type AuthPage struct {
	Mode     string // "login" or "register"
	Form     AuthForm
	Errors   map[string]string // by field name; "" holds what belongs to no field
	Redirect string            // local path to go to afterwards; may be empty

	Mail      bool              // a lost password can be replaced
	Passkeys  bool              // browsers allow them at this address
	Providers []people.Provider // other ways in
	Google    *GoogleButton     // nil: the plain link does

	Saved views.SavedWork // what was made or typed before signing up
}

// moreOpen reports whether the fields are shown that most people leave alone.
func (p AuthPage) moreOpen() bool {
	return p.Form.Username != "" || p.Errors["username"] != "" || p.Errors["password_confirm"] != ""
}

// GoogleButton is what Google's own button needs to know.
type GoogleButton struct{ ClientID, Nonce, LoginURI string }

// usernameAutofill lets browsers offer passkeys where they offer names.
func (p AuthPage) usernameAutofill() string {
	if p.Passkeys {
		return "username webauthn"
	}
	return "username"
}

// with is where signing in with a provider begins, with the same way back.
func (p AuthPage) with(provider people.Provider) string {
	address := "/auth/" + string(provider)
	if p.Redirect != "" {
		address += "?" + url.Values{"redirect": {p.Redirect}}.Encode()
	}
	return address
}

// AuthForm is what was typed in. Passwords are never echoed.
type AuthForm struct {
	Email    string
	Username string
	Keep     bool
}

func (p AuthPage) registering() bool { return p.Mode == "register" }

func (p AuthPage) title() string {
	if p.registering() {
		return "Create your account"
	}
	return "Welcome back"
}

// other is the address of the other form, with the same way back.
func (p AuthPage) other() string {
	mode := "register"
	if p.registering() {
		mode = "login"
	}
	query := url.Values{"mode": {mode}}
	if p.Redirect != "" {
		query.Set("redirect", p.Redirect)
	}
	return "/auth?" + query.Encode()
}

// focus reports whether the field takes the focus: the first one at fault, or the first one of a fresh form.
func (p AuthPage) focus(field string) bool {
	fields := []string{"username", "password"}
	if p.registering() {
		fields = []string{"email", "password", "username", "password_confirm"}
	}
	for _, name := range fields {
		if p.Errors[name] != "" {
			return name == field
		}
	}
	return field == fields[0]
}
