package upkeep

import (
	"fmt"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
)

const day = 24 * time.Hour

// Retention is how long the site keeps what it stores of people.
type Retention struct {
	Sessions      time.Duration // with "Keep me signed in"
	Mail          time.Duration // that an email was sent, and what became of it
	VisitorImages time.Duration // made without an account
	DeletedGrace  time.Duration // until a deleted account is gone
	Reports       time.Duration // the words and the sender of a report that was decided
	Webhooks      time.Duration // what the payment provider sent, word for word
	FailedPrompts time.Duration // of generations that gave no image
	Exports       time.Duration // files with all data of a person
	BuyerDetails  time.Duration // names and addresses on receipts
	Backups       time.Duration // what was deleted, in backups and the replica; 0: there are none; negative: no end is set
	Logs          time.Duration // lines about requests; the operator's log service deletes them
}

// DefaultRetention is how long things are kept where nothing else is set.
func DefaultRetention() Retention {
	return Retention{
		Sessions: 30 * day, Mail: 30 * day, VisitorImages: domain.VisitorImageLife, DeletedGrace: 7 * day, Reports: 365 * day, Webhooks: 90 * day,
		FailedPrompts: 30 * day, Exports: 7 * day, BuyerDetails: 10 * 365 * day, Logs: 14 * day,
	}
}

// RetentionPeriod is one line of what is kept, why, and how long.
type RetentionPeriod struct {
	Setting string // the flag without its dashes; empty: the period is fixed
	What    string
	Why     string
	Length  time.Duration // 0: see Kept
	Kept    string        // in words, where it is no fixed time
	Least   time.Duration // shortest that can be set
	Most    time.Duration // longest that can be set; 0: any
}

// Periods lists everything, in the order in which people are told.
func (r Retention) Periods() []RetentionPeriod {
	periods := []RetentionPeriod{
		{Setting: "keep-sessions", What: "Sessions with “Keep me signed in”", Why: "So you stay signed in. Others end after 24 hours.", Length: r.Sessions, Least: day, Most: 400 * day},
		{What: "API tokens", Why: "So your programs stay signed in.", Length: 30 * day},
		{Setting: "keep-visitor-images", What: "Images made without an account", Why: "So you can take them into an account, and to limit how many one network makes.", Length: r.VisitorImages, Least: time.Hour, Most: domain.VisitorImageLife},
		{What: "Your account, images, prompts and credits", Why: "They are yours.", Kept: "Until you delete them"},
		{What: "Deleted images", Why: "So you can undo it.", Length: collection.UndoTime},
		{Setting: "keep-deleted-accounts", What: "Deleted accounts", Why: "So you can undo it.", Length: r.DeletedGrace, Least: day, Most: 30 * day},
		{Setting: "keep-failed-prompts", What: "Prompts of generations that made no image", Why: "To find out why, and to show your history.", Length: r.FailedPrompts, Least: day},
		{What: "Reference images", Why: "So you can use them again. Unused ones go after a day.", Length: domain.ReferenceUsedFor},
		{Setting: "keep-mail", What: "Which emails we sent you, without their text", Why: "To find out why one did not arrive.", Length: r.Mail, Least: 7 * day},
		{Setting: "keep-reports", What: "Your words in reports, after the decision", Why: "To answer appeals.", Length: r.Reports, Least: 180 * day},
		{Setting: "keep-exports", What: "Data downloads that we prepared for you", Why: "So you can download them.", Length: r.Exports, Least: day, Most: 30 * day},
		{Setting: "keep-webhooks", What: "Messages from the payment provider, word for word", Why: "To repair a payment that was recorded wrong.", Length: r.Webhooks, Least: 30 * day},
		{Setting: "keep-buyer-details", What: "Your name and address on receipts", Why: "Bookkeeping. They go earlier if you delete your account.", Length: r.BuyerDetails, Least: 6 * 365 * day},
		{What: "Payments and credit entries", Why: "Bookkeeping. Without your name once your account is deleted.", Kept: "As long as the law requires"},
		{What: "The administrator's audit log", Why: "To prove who decided what.", Kept: "As long as the site exists"},
		{Setting: "keep-logs", What: "Server log, without network addresses", Why: "To find and fix errors.", Length: r.Logs, Least: day, Most: 90 * day},
	}
	if r.Backups != 0 {
		copies := RetentionPeriod{What: "What was deleted, in backups", Why: "So the site can be restored after a failure. Nobody uses it otherwise.", Length: max(0, r.Backups), Kept: "Until the backups are deleted"}
		periods = append(periods, copies)
	}
	return periods
}

// Validate returns an error if a period is shorter than the law or the product needs, or longer than people are promised.
func (r Retention) Validate() error {
	for _, p := range r.Periods() {
		if p.Setting == "" {
			continue
		}
		if p.Length < p.Least || p.Most > 0 && p.Length > p.Most {
			limits := "at least " + PeriodText(p.Least)
			if p.Most > 0 {
				limits += " and at most " + PeriodText(p.Most)
			}
			return fmt.Errorf("--%s must be %s, not %s", p.Setting, limits, PeriodText(p.Length))
		}
	}
	return nil
}
