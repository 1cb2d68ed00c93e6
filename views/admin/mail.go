package admin

import (
	"net/url"
	"strconv"
	"strings"
	"time"

	"pellucid/internal/domain"
	"pellucid/views/components"
)

// MailPage is a part of the mail queue, and the addresses that are refused.
type MailPage struct {
	State    domain.MailState
	Page     int
	LastPage int
	Now      time.Time
	CanSend  bool
	Counts   domain.MailCounts
	Emails   []domain.QueuedMail
	Returned []domain.ReturnedAddress
}

// MailAddress is a page of a part of the mail queue.
func MailAddress(state domain.MailState, page int) string {
	query := url.Values{}
	if state != domain.MailWaiting {
		query.Set("state", string(state))
	}
	if page > 1 {
		query.Set("page", strconv.Itoa(page))
	}
	return withQuery("/admin/mail", query)
}

type mailTab struct {
	state domain.MailState
	name  string
	count int
}

func (p MailPage) tabs() []mailTab {
	return []mailTab{
		{domain.MailWaiting, "Waiting", p.Counts.Waiting}, {domain.MailFailed, "Failed", p.Counts.Failed}, {domain.MailDone, "Sent", p.Counts.Done},
	}
}

func (p MailPage) nothing() string {
	switch p.State {
	case domain.MailFailed:
		return "No email failed. Refused and returned emails will be listed here, with what the mail server said."
	case domain.MailDone:
		return "No email was sent yet."
	}
	return "No email is waiting."
}

// emailNames say what the emails are, for the administrator.
var emailNames = map[domain.EmailKind]string{
	domain.EmailVerify: "Confirm email", domain.EmailReset: "Reset password", domain.EmailPasswordChanged: "Password changed",
	domain.EmailDeletion: "Account deletion", domain.EmailModeration: "Moderation decision", domain.EmailModerationUndone: "Moderation decision reversed",
	domain.EmailPaymentFailed: "Payment failed", domain.EmailReceipt: "Receipt", domain.EmailRefunded: "Refund", domain.EmailPlanChanged: "Plan changed",
	domain.EmailPlanWillChange: "Plan change scheduled", domain.EmailPlanCanceled: "Plan canceled", domain.EmailPlanReplaced: "Plan replaced", domain.EmailSuspended: "Account suspended",
	domain.EmailReactivated: "Account reactivated", domain.EmailAppealDenied: "Appeal denied", domain.EmailCreditsRefreshed: "Monthly credits",
	domain.EmailWorks: "Address check", domain.EmailExportReady: "Data download ready", domain.EmailBackupFailed: "Backup failed", domain.EmailSecondFactor: "Two-step sign-in changed", domain.EmailCodesGuessed: "Wrong codes",
	domain.EmailAdminDigest: "Daily digest", domain.EmailAdminUrgent: "Urgent alert",
}

func emailName(kind domain.EmailKind) string {
	if name := emailNames[kind]; name != "" {
		return name
	}
	return strings.ReplaceAll(string(kind), "_", " ")
}

// mailStatus says where an email is on its way.
func (p MailPage) mailStatus(m domain.QueuedMail) string {
	switch m.Outcome {
	case domain.MailSent:
		return "Sent " + components.Ago(m.DoneAt, p.Now)
	case domain.MailDropped:
		return "Dropped " + components.Ago(m.DoneAt, p.Now)
	case domain.MailGivenUp:
		return "Given up after " + components.Count(m.Attempts, "try")
	case "returned":
		return "Returned by the recipient's server"
	}
	if m.Attempts == 0 {
		return "In line"
	}
	if wait := m.NextTry.Sub(p.Now); wait > 0 {
		return components.Count(m.Attempts, "try") + ", next in " + shortWait(wait)
	}
	return components.Count(m.Attempts, "try") + ", next one now"
}

func shortWait(d time.Duration) string {
	if d < time.Hour {
		return components.Count(int(d/time.Minute)+1, "minute")
	}
	return components.Count(int((d+time.Hour-1)/time.Hour), "hour")
}
