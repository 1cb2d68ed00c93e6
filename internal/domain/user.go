package domain

import (
	"net/mail"
	"regexp"
	"strings"
	"time"
	"unicode/utf8"
)

// AdminID is the id of the one administrator.
const AdminID = 1

// Bounds on what a person may enter at sign-up.
const (
	PasswordMin = 6
	PasswordMax = 256
	UsernameMin = 3
	UsernameMax = 32
	EmailMax    = 254
)

// User is a person with an account.
type User struct {
	ID        int64
	Email     string
	Username  string
	IsActive  bool
	CreatedAt time.Time
	LastLogin time.Time // zero: never signed in
	Profile   Profile

	EmailVerified bool
	HasPassword   bool
	SecondFactor  bool      // a password alone doesn't sign them in
	DeleteAfter   time.Time // the account goes then, unless undone; zero: it stays
	PaymentDue    time.Time // the plan ends then, because a payment failed and was not made good; zero: nothing is due

	MailReturned   time.Time // since then mail servers refuse the address; zero: they take it, as far as is known
	NoOptionalMail bool      // they want no emails but those that their account and payments need
}

// Leaving reports whether the account is about to be deleted.
func (u *User) Leaving() bool { return u != nil && !u.DeleteAfter.IsZero() }

// Profile is what a person shows of themselves.
type Profile struct {
	AvatarURL   string
	Bio         string
	Website     string
	SocialLinks map[string]string
}

// IsAdmin reports whether the user is the administrator.
func (u *User) IsAdmin() bool { return u != nil && u.ID == AdminID }

// Owns reports whether the user may act on something of the given owner.
func (u *User) Owns(ownerID int64) bool { return u != nil && u.ID == ownerID }

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
	if err != nil || parsed.Address != email || len(email) > EmailMax || !strings.Contains(email[strings.LastIndexByte(email, '@'):], ".") {
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

// FoldName returns the form of an e-mail address or username by which it is unique and looked up.
func FoldName(s string) string { return strings.ToLower(strings.TrimSpace(s)) }

// MailboxOf returns the mailbox behind an e-mail address, as far as that can be told: what follows a plus sign is left
// out, and so are the dots that Gmail does not read. It is for what is given once to a person, never for signing in.
func MailboxOf(email string) string {
	name, host, ok := strings.Cut(FoldName(email), "@")
	if !ok {
		return name
	}
	if tagged, _, _ := strings.Cut(name, "+"); tagged != "" {
		name = tagged
	}
	if host == "googlemail.com" {
		host = "gmail.com"
	}
	if host == "gmail.com" {
		name = strings.ReplaceAll(name, ".", "")
	}
	return name + "@" + host
}
