package admin

import (
	"net/url"
	"strconv"
	"strings"
	"time"

	"pellucid/internal/domain/mailing"
	"pellucid/views/components"
)

// MailPage is a part of the mail queue, and the addresses that are refused.
type MailPage struct {
	State    mailing.State
	Page     int
	LastPage int
	Now      time.Time
	CanSend  bool
	Counts   mailing.Counts
	Emails   []mailing.Queued
	Returned []mailing.ReturnedAddress
}

// MailAddress is a page of a part of the mail queue.
func MailAddress(state mailing.State, page int) string {
	query := url.Values{}
	if state != mailing.Waiting {
		query.Set("state", string(state))
	}
	if page > 1 {
		query.Set("page", strconv.Itoa(page))
	}
	return withQuery("/admin/mail", query)
}

type mailTab struct {
	state mailing.State
	name  string
	count int
}

func (p MailPage) tabs() []mailTab {
	return []mailTab{
		{mailing.Waiting, "Waiting", p.Counts.Waiting}, {mailing.Failed, "Failed", p.Counts.Failed}, {mailing.Done, "Sent", p.Counts.Done},
	}
}

func (p MailPage) nothing() string {
	switch p.State {
	case mailing.Failed:
		return "No email failed. Refused and returned emails will be listed here, with what the mail server said."
	case mailing.Done:
		return "No email was sent yet."
	}
	return "No email is waiting."
}

// emailNames say what the emails are, for the administrator.
var emailNames = map[mailing.Kind]string{
	mailing.Verify: "Confirm email", mailing.Reset: "Reset password", mailing.PasswordChanged: "Password changed",
	mailing.Deletion: "Account deletion", mailing.Moderation: "Moderation decision", mailing.ModerationUndone: "Moderation decision reversed",
	mailing.PaymentFailed: "Payment failed", mailing.Receipt: "Receipt", mailing.Refunded: "Refund", mailing.PlanChanged: "Plan changed",
	mailing.PlanWillChange: "Plan change scheduled", mailing.PlanCanceled: "Plan canceled", mailing.PlanReplaced: "Plan replaced", mailing.Suspended: "Account suspended",
	mailing.Reactivated: "Account reactivated", mailing.AppealDenied: "Appeal denied", mailing.CreditsRefreshed: "Monthly credits",
	mailing.Works: "Address check", mailing.ExportReady: "Data download ready", mailing.BackupFailed: "Backup failed", mailing.SecondFactor: "Two-step sign-in changed", mailing.CodesGuessed: "Wrong codes",
	mailing.AdminDigest: "Daily digest", mailing.AdminUrgent: "Urgent alert",
}

func emailName(kind mailing.Kind) string {
	if name := emailNames[kind]; name != "" {
		return name
	}
	return strings.ReplaceAll(string(kind), "_", " ")
}

// mailStatus says where an email is on its way.
func (p MailPage) mailStatus(m mailing.Queued) string {
	switch m.Outcome {
	case mailing.Sent:
		return "Sent " + components.Ago(m.DoneAt, p.Now)
	case mailing.Dropped:
		return "Dropped " + components.Ago(m.DoneAt, p.Now)
	case mailing.GivenUp:
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
