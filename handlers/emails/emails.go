// Package emails writes the emails that the product sends, when it is their turn: who is meant, what the link carries,
// and the words.
package emails

import (
	"context"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/views"
	"pellucid/views/mail"
)

// Accounts knows people, and keeps what links are good for.
type Accounts interface {
	User(ctx context.Context, id int64) (*domain.User, error)
	Credentials(ctx context.Context, name string) (user *domain.User, passwordHash string, err error)
	CreateMailToken(ctx context.Context, userID int64, purpose mailing.Token, token string, life time.Duration) error
}

// Writer writes emails.
type Writer struct {
	Accounts    Accounts
	Brand       views.Brand
	BaseURL     string // no trailing slash
	Unsubscribe Unsubscribe
	Now         func() time.Time
}

// nobody is what an email gets that has no one to go to, or nothing to say any more.
var nobody = domain.Errorf(domain.NotFound, "There is no one to email.")

// Write writes an email. The link's secret is made here, so that it is stored nowhere but in the mail.
func (w *Writer) Write(ctx context.Context, l mailing.Email) (mailing.Mail, error) {
	user, err := w.recipient(ctx, l)
	if err != nil {
		return mailing.Mail{}, err
	}
	to := mail.To{Brand: w.Brand.Name, Support: w.Brand.SupportEmail, User: user}
	if l.Kind.Optional() {
		to.Unsubscribe = w.BaseURL + w.Unsubscribe.Address(user.ID)
	}
	email, err := w.email(ctx, l, to)
	if err != nil {
		return mailing.Mail{}, err
	}
	m, err := email.Render(ctx)
	m.UserID = user.ID
	return m, err
}

func (w *Writer) recipient(ctx context.Context, l mailing.Email) (user *domain.User, err error) {
	if l.UserID != 0 {
		user, err = w.Accounts.User(ctx, l.UserID)
	} else {
		user, _, err = w.Accounts.Credentials(ctx, l.Name)
	}
	if err == nil && (user.IsActive == l.Kind.ToSuspended() || l.Kind.Optional() && (user.NoOptionalMail || !user.MailReturned.IsZero())) {
		return nil, nobody
	}
	return user, err
}
