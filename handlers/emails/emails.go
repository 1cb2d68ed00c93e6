// Package emails writes the emails that the product sends, when it is their turn: who is meant, what the link carries,
// and the words.
package emails

import (
	"cmp"
	"context"
	"net/url"
	"strconv"
	"time"

	"pellucid/internal/domain"
	"pellucid/views"
	"pellucid/views/components"
	"pellucid/views/mail"
)

// Accounts knows people, and keeps what links are good for.
type Accounts interface {
	User(ctx context.Context, id int64) (*domain.User, error)
	Credentials(ctx context.Context, name string) (user *domain.User, passwordHash string, err error)
	CreateMailToken(ctx context.Context, userID int64, purpose domain.MailToken, token string, life time.Duration) error
}

// Writer writes emails.
type Writer struct {
	Accounts Accounts
	Brand    views.Brand
	BaseURL  string // no trailing slash
	Now      func() time.Time
}

// nobody is what an email gets that has no one to go to, or nothing to say any more.
var nobody = domain.Errorf(domain.NotFound, "There is nobody to write to.")

// Write writes an email. The link's secret is made here, so that it is stored nowhere but in the mail.
func (w *Writer) Write(ctx context.Context, l domain.Email) (domain.Mail, error) {
	user, err := w.recipient(ctx, l)
	if err != nil {
		return domain.Mail{}, err
	}
	to := mail.To{Brand: w.Brand.Name, Support: w.Brand.SupportEmail, User: user}
	email, err := w.email(ctx, l, to)
	if err != nil {
		return domain.Mail{}, err
	}
	return email.Render(ctx)
}

func (w *Writer) recipient(ctx context.Context, l domain.Email) (user *domain.User, err error) {
	if l.UserID != 0 {
		user, err = w.Accounts.User(ctx, l.UserID)
	} else {
		user, _, err = w.Accounts.Credentials(ctx, l.Name)
	}
	if err == nil && user.IsActive == l.Kind.ToSuspended() {
		return nil, nobody
	}
	return user, err
}

func (w *Writer) email(ctx context.Context, l domain.Email, to mail.To) (email mail.Email, err error) {
	switch l.Kind {
	case domain.EmailVerify:
		if to.User.EmailVerified {
			return email, nobody
		}
		to.Link, err = w.link(ctx, to.User, "/verify-email", domain.TokenVerify, domain.VerifyLife)
		return mail.Verify(to), err
	case domain.EmailReset:
		to.Link, err = w.link(ctx, to.User, "/reset-password", domain.TokenReset, domain.ResetLife)
		return mail.Reset(to), err
	case domain.EmailPasswordChanged:
		to.Link = w.BaseURL + "/forgot-password"
		return mail.PasswordChanged(to), nil
	case domain.EmailDeletion:
		if !to.User.Leaving() {
			return email, nobody
		}
		to.Link, err = w.link(ctx, to.User, "/keep-account", domain.TokenUndo, to.User.DeleteAfter.Sub(w.Now()))
		return mail.AccountDeletion(to, to.User.DeleteAfter), err
	case domain.EmailModeration:
		to.Link = w.BaseURL + "/image/" + url.PathEscape(l.Data["image"]) + "/decision"
		return mail.Moderation(to, l.Data["prompt"], l.Data["appealed"] != ""), nil
	case domain.EmailModerationUndone:
		to.Link = w.BaseURL + "/image/" + url.PathEscape(l.Data["image"])
		return mail.ModerationUndone(to, l.Data["prompt"], domain.Judgement(l.Data["verdict"])), nil
	case domain.EmailSuspended:
		to.Link, err = w.link(ctx, to.User, "/account-appeal", domain.TokenAppeal, domain.AppealTime)
		return mail.Suspended(to, l.Data["reason"], l.Data["plan"]), err
	case domain.EmailAppealDenied:
		return mail.AppealDenied(to, l.Data["reason"]), nil
	case domain.EmailReactivated:
		to.Link = w.BaseURL + "/login"
		return mail.Reactivated(to), nil
	}
	return w.billing(l, to)
}

// billing writes the emails about plans and payments; each leads to the receipt, or to where receipts and invoices are.
func (w *Writer) billing(l domain.Email, to mail.To) (mail.Email, error) {
	to.Link = w.BaseURL + "/settings?tab=subscription"
	if id := l.Data["receipt"]; id != "" {
		to.Link = w.BaseURL + "/account/receipts/" + url.PathEscape(id)
	}
	cents, _ := strconv.ParseInt(l.Data["cents"], 10, 64) // of an email without a sum there is none to write
	paid := mail.Payment{For: l.Data["for"], Amount: components.Money(cents, cmp.Or(l.Data["currency"], "USD"))}
	expires := ""
	if n, _ := strconv.Atoi(l.Data["credits"]); n > 0 {
		expires = components.Count(n, "unused plan credit")
	}
	switch d := l.Data; l.Kind {
	case domain.EmailReceipt:
		return mail.Receipt(to, paid), nil
	case domain.EmailRefunded:
		return mail.Refunded(to, paid), nil
	case domain.EmailPlanChanged:
		return mail.PlanChanged(to, paid, d["plan"], d["payment"], d["renews"]), nil
	case domain.EmailPlanWillChange:
		return mail.PlanWillChange(to, d["plan"], d["next"], paid.Amount+", billed "+d["payment"], d["until"], expires), nil
	case domain.EmailPlanCanceled:
		return mail.PlanCanceled(to, d["plan"], d["until"], expires), nil
	case domain.EmailPaymentFailed:
		return mail.PaymentFailed(to, d["plan"], d["until"]), nil
	}
	return mail.Email{}, nobody
}

func (w *Writer) link(ctx context.Context, user *domain.User, path string, purpose domain.MailToken, life time.Duration) (string, error) {
	token := domain.NewSecret()
	if err := w.Accounts.CreateMailToken(ctx, user.ID, purpose, token, life); err != nil {
		return "", err
	}
	return w.BaseURL + path + "?" + url.Values{"token": {token}}.Encode(), nil
}
