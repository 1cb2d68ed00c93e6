package api

import (
	"time"

	"pellucid/internal/domain"
)

// User is the one who asks. Others see a username only.
type User struct {
	ID        int64      `json:"id"`
	Email     string     `json:"email"`
	Username  string     `json:"username"`
	Verified  bool       `json:"email_verified"`
	IsActive  bool       `json:"is_active"`
	IsAdmin   bool       `json:"is_admin"`
	CreatedAt time.Time  `json:"created_at"`
	LastLogin *time.Time `json:"last_login" nullable:"true"`
	Profile   Profile    `json:"profile"`
}

// Profile is what a person shows of themselves.
type Profile struct {
	AvatarURL   string            `json:"avatar_url"`
	Bio         string            `json:"bio"`
	Website     string            `json:"website"`
	SocialLinks map[string]string `json:"social_links"`
}

type UserOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         User
}

func UserBody(u *domain.User) User {
	body := User{
		ID: u.ID, Email: u.Email, Username: u.Username, Verified: u.EmailVerified, IsActive: u.IsActive, IsAdmin: u.IsAdmin(), CreatedAt: u.CreatedAt,
		Profile: Profile(u.Profile),
	}
	if !u.LastLogin.IsZero() {
		body.LastLogin = &u.LastLogin
	}
	return body
}
