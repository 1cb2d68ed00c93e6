package domain

import (
	"net/mail"
	"regexp"
	"strings"
	"unicode/utf8"
)

// Registration is what a person enters to sign up.
type Registration struct {
	Email    string
	Username string // empty: one is made from the e-mail address
	Password string
	Derived  bool // the username was made for the person: where it is taken, a number is added
}

var usernameForm = regexp.MustCompile(`^[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?$`)

// Normalize trims what people and phones add around their names.
func (r *Registration) Normalize() {
	r.Email = strings.TrimSpace(r.Email)
	r.Username = strings.TrimSpace(r.Username)
}

// Validate returns the first rule that the registration breaks, as an Invalid Error with its field, or nil.
func (r Registration) Validate() error {
	if err := ValidateEmail(r.Email); err != nil {
		return err
	}
	if err := validateUsername(r.Username); err != nil {
		return err
	}
	return ValidatePassword(r.Password)
}

// ValidateEmail returns an Invalid Error when this is no e-mail address.
func ValidateEmail(email string) error {
	if email == "" {
		return FieldErrorf("email", "Please enter your email.")
	}
	parsed, err := mail.ParseAddress(email)
	host := email[strings.LastIndexByte(email, '@')+1:]
	if err != nil || parsed.Address != email || len(email) > EmailMax || !strings.Contains(host, ".") || strings.HasPrefix(host, "[") {
		return FieldErrorf("email", "This doesn't look like an email address. Please check it.")
	}
	return nil
}

func validateUsername(name string) error {
	length := utf8.RuneCountInString(name)
	switch {
	case name == "":
		return FieldErrorf("username", "Please choose a username.")
	case length < UsernameMin || length > UsernameMax:
		return FieldErrorf("username", "Usernames have %d to %d characters.", UsernameMin, UsernameMax)
	case !usernameForm.MatchString(name):
		return FieldErrorf("username", "Usernames can use letters, digits, dots, hyphens and underscores, and must start and end with a letter or digit.")
	}
	return nil
}

// ValidatePassword returns an Invalid Error when the password is too short or too long, in characters.
func ValidatePassword(password string) error {
	length := utf8.RuneCountInString(password)
	switch {
	case password == "":
		return FieldErrorf("password", "Please enter a password.")
	case length < PasswordMin:
		return FieldErrorf("password", "Use at least %d characters for your password.", PasswordMin)
	case length > PasswordMax:
		return FieldErrorf("password", "Passwords can have up to %d characters.", PasswordMax)
	}
	return nil
}
