package people

import (
	"net/mail"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"pellucid/internal/domain"
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
		return domain.FieldErrorf("email", "Please enter your email.")
	}
	parsed, err := mail.ParseAddress(email)
	host := email[strings.LastIndexByte(email, '@')+1:]
	if err != nil || parsed.Address != email || len(email) > domain.EmailMax || !strings.Contains(host, ".") || strings.HasPrefix(host, "[") {
		return domain.FieldErrorf("email", "This doesn't look like an email address. Please check it.")
	}
	return nil
}

func validateUsername(name string) error {
	length := utf8.RuneCountInString(name)
	switch {
	case name == "":
		return domain.FieldErrorf("username", "Please choose a username.")
	case length < domain.UsernameMin || length > domain.UsernameMax:
		return domain.FieldErrorf("username", "Usernames have %d to %d characters.", domain.UsernameMin, domain.UsernameMax)
	case !usernameForm.MatchString(name) || strings.ContainsFunc(name, isNoNamesLetter):
		return domain.FieldErrorf("username", "Usernames can use letters, digits, dots, hyphens and underscores, and must start and end with a letter or digit.")
	}
	return nil
}

// isNoNamesLetter tells letters that no one writes names with and that make one name look like another: the small capitals and
// turned letters of phonetic notation, and letters that nobody sees.
func isNoNamesLetter(r rune) bool {
	return unicode.In(r, phonetic, unicode.Other_Default_Ignorable_Code_Point)
}

var phonetic = &unicode.RangeTable{R16: []unicode.Range16{
	{Lo: 0x0250, Hi: 0x0250, Stride: 1}, // turned a
	{Lo: 0x0262, Hi: 0x0265, Stride: 3}, // small capital G, turned h
	{Lo: 0x026f, Hi: 0x0270, Stride: 1}, // turned m
	{Lo: 0x0274, Hi: 0x0274, Stride: 1}, // small capital N
	{Lo: 0x0279, Hi: 0x0281, Stride: 1}, // turned r, small capital R
	{Lo: 0x0287, Hi: 0x0287, Stride: 1}, // turned t
	{Lo: 0x028c, Hi: 0x028f, Stride: 1}, // turned v, w and y, small capital Y
	{Lo: 0x0299, Hi: 0x029f, Stride: 1}, // small capital B, H and L, turned k
	{Lo: 0x1d00, Hi: 0x1dbf, Stride: 1}, // Phonetic Extensions
	{Lo: 0xa730, Hi: 0xa731, Stride: 1}, // small capital F and S
	{Lo: 0xa7af, Hi: 0xa7af, Stride: 1}, // small capital Q
}}

// ValidatePassword returns an Invalid Error when the password is too short or too long, in characters.
func ValidatePassword(password string) error {
	length := utf8.RuneCountInString(password)
	switch {
	case password == "":
		return domain.FieldErrorf("password", "Please enter a password.")
	case length < domain.PasswordMin:
		return domain.FieldErrorf("password", "Use at least %d characters for your password.", domain.PasswordMin)
	case length > domain.PasswordMax:
		return domain.FieldErrorf("password", "Passwords can have up to %d characters.", domain.PasswordMax)
	}
	return nil
}
