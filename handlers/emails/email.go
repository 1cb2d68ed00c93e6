package emails

import (
	"cmp"
	"context"
	"net/url"
	"strconv"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/domain/upkeep"
	"pellucid/views/components"
	"pellucid/views/mail"
)

func (w *Writer) email(ctx context.Context, l mailing.Email, to mail.To) (email mail.Email, err error) {
	switch l.Kind {
	case mailing.Verify:
		if to.User.EmailVerified {
			return email, nobody
		}
		to.Link, err = w.link(ctx, to.User, "/verify-email", mailing.TokenVerify, mailing.VerifyLife)
		return mail.Verify(to), err
	case mailing.Reset:
		to.Link, err = w.link(ctx, to.User, "/reset-password", mailing.TokenReset, mailing.ResetLife)
		return mail.Reset(to), err
	case mailing.PasswordChanged:
		to.Link = w.BaseURL + "/forgot-password"
		return mail.PasswordChanged(to), nil
	case mailing.Deletion:
		if !to.User.Leaving() {
			return email, nobody
		}
		to.Link, err = w.link(ctx, to.User, "/keep-account", mailing.TokenUndo, to.User.DeleteAfter.Sub(w.Now()))
		return mail.AccountDeletion(to, to.User.DeleteAfter), err
	case mailing.Moderation:
		if several := w.images(l, "/decision"); several != nil {
			return mail.Moderations(to, several, l.Data["appealed"] != ""), nil
		}
		to.Link = w.BaseURL + "/image/" + url.PathEscape(l.Data["image"]) + "/decision"
		return mail.Moderation(to, l.Data["prompt"], l.Data["appealed"] != ""), nil
	case mailing.ModerationUndone:
		if several := w.images(l, ""); several != nil {
			return mail.ModerationsUndone(to, several), nil
		}
		to.Link = w.BaseURL + "/image/" + url.PathEscape(l.Data["image"])
		return mail.ModerationUndone(to, l.Data["prompt"], moderation.Judgement(l.Data["verdict"])), nil
	case mailing.Suspended:
		to.Link, err = w.link(ctx, to.User, "/account-appeal", mailing.TokenAppeal, moderation.AppealTime)
		return mail.Suspended(to, l.Data["reason"], l.Data["plan"]), err
	case mailing.AppealDenied:
		return mail.AppealDenied(to, l.Data["reason"]), nil
	case mailing.SecondFactor:
		to.Link = w.BaseURL + "/settings?tab=security"
		return mail.SecondFactorChanged(to, l.Data["what"], l.Data["name"], recoveryLeft(l.Data["left"])), nil
	case mailing.AdminDigest, mailing.AdminUrgent:
		to.Link = w.BaseURL + "/admin"
		if l.Kind == mailing.AdminUrgent {
			to.Link = w.BaseURL + l.Data["path"]
		}
		return mail.WhatWaits(to, l.Data["items"], l.Kind == mailing.AdminUrgent), nil
	case mailing.CodesGuessed:
		to.Link = w.BaseURL + "/forgot-password"
		return mail.CodesGuessed(to), nil
	case mailing.BackupFailed:
		to.Link = w.BaseURL + "/admin"
		return mail.BackupFailed(to, upkeep.BackupRunKind(l.Data["kind"]), l.Data["message"]), nil
	case mailing.Reactivated:
		to.Link = w.BaseURL + "/login"
		return mail.Reactivated(to), nil
	case mailing.Works:
		to.Link = w.BaseURL + "/settings?tab=security"
		return mail.AddressWorks(to), nil
	case mailing.ExportReady:
		to.Link = w.BaseURL + "/settings/data/" + url.PathEscape(l.Data["export"]) + ".zip"
		return mail.ExportReady(to, l.Data["until"]), nil
	case mailing.CreditsRefreshed:
		to.Link = w.BaseURL + "/create"
		return mail.CreditsRefreshed(to, l.Data["credits"], l.Data["plan"], l.Data["until"]), nil
	}
	return w.billing(l, to)
}

// recoveryLeft says how many recovery codes are left; of an email that is not about one it says nothing.
func recoveryLeft(left string) string {
	n, err := strconv.Atoi(left)
	switch {
	case err != nil:
		return ""
	case n == 0:
		return "It was your last one. Make new recovery codes in your security settings."
	}
	return "You have " + components.Count(n, "recovery code") + " left."
}

// images are those that an email about several tells of, with the pages below their own; nil: it is about one.
func (w *Writer) images(l mailing.Email, page string) (items []mail.Item) {
	for _, img := range l.Images() {
		items = append(items, mail.Item{Text: "“" + img.Prompt + "”", Link: w.BaseURL + "/image/" + url.PathEscape(img.ID) + page})
	}
	return items
}

// billing writes the emails about plans and payments; each leads to the receipt, or to where receipts and invoices are.
func (w *Writer) billing(l mailing.Email, to mail.To) (mail.Email, error) {
	to.Link = w.BaseURL + "/settings?tab=subscription"
	if id := l.Data["receipt"]; id != "" {
		to.Link = w.BaseURL + "/account/receipts/" + url.PathEscape(id)
	}
	cents, _ := strconv.ParseInt(l.Data["cents"], 10, 64) // of an email without a sum there is none to write
	paid := mail.Payment{For: l.Data["for"], Amount: components.Money(cents, cmp.Or(l.Data["currency"], "USD"))}
	expires := mail.Expiring{On: cmp.Or(l.Data["expire"], l.Data["until"])}
	if n, _ := strconv.Atoi(l.Data["credits"]); n > 0 {
		expires.Credits = components.Count(n, "unused plan credit")
	}
	switch d := l.Data; l.Kind {
	case mailing.Receipt:
		if d["returned"] != "" {
			return mail.PaidInVain(to, paid), nil
		}
		return mail.Receipt(to, paid), nil
	case mailing.Refunded:
		return mail.Refunded(to, paid, d["ended"]), nil
	case mailing.PlanChanged:
		return mail.PlanChanged(to, paid, d["plan"], d["payment"], d["renews"]), nil
	case mailing.PlanWillChange:
		return mail.PlanWillChange(to, d["plan"], d["next"], paid.Amount+", billed "+d["payment"], d["until"], expires), nil
	case mailing.PlanCanceled:
		if ends, _ := strconv.ParseInt(d["ends"], 10, 64); to.User.Leaving() && to.User.DeleteAfter.UnixMilli() < ends {
			return mail.PlanCanceledForDeletion(to, d["plan"], d["until"], to.User.DeleteAfter, d["final"] == ""), nil
		}
		return mail.PlanCanceled(to, d["plan"], d["until"], expires, d["final"] == ""), nil
	case mailing.PlanReplaced:
		if d["cents"] != "" {
			return mail.PlanReturned(to, paid, d["plan"], d["by"]), nil
		}
		credits, _ := strconv.Atoi(d["credits"]) // we wrote it
		return mail.PlanReplaced(to, d["plan"], d["by"], components.Count(credits, "unused credit"), credits > 0), nil
	case mailing.PaymentFailed:
		return mail.PaymentFailed(to, d["plan"], d["until"]), nil
	}
	return mail.Email{}, nobody
}

func (w *Writer) link(ctx context.Context, user *domain.User, path string, purpose mailing.Token, life time.Duration) (string, error) {
	token := domain.NewSecret()
	if err := w.Accounts.CreateMailToken(ctx, user.ID, purpose, token, life); err != nil {
		return "", err
	}
	return w.BaseURL + path + "?" + url.Values{"token": {token}}.Encode(), nil
}
