package domain

import (
	"strings"
	"time"
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
