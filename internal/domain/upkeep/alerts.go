package upkeep

import (
	"strconv"
	"strings"
	"time"
)

// How long a task may wait or be silent before it counts as stuck.
const (
	StuckQueued  = 10 * time.Minute
	StuckRunning = 5 * time.Minute // after its lease ran out
)

// UrgentGap is how long the administrator is not mailed again about the same kind of urgent news.
const UrgentGap = time.Hour

// Waiting is what waits for the administrator.
type Waiting struct {
	Reports  int // images with open reports
	Appeals  int // of images and of accounts
	Payments int // subscriptions whose payment failed
	Webhooks int // events of the payment provider that could not be processed
	Mails    int // that failed in the last 7 days
	Stuck    int // generations
	Drill    BackupRun
	Budgets  []string // engines whose budget of the day is used up
	Disk     Disk

	LatestPayment, LatestWebhook, OldestStuck, DiskSince time.Time // DiskSince: when the disk was found low
}

// DrillFailed reports whether the latest backup drill found something wrong.
func (w Waiting) DrillFailed() bool { return w.Drill.Happened() && !w.Drill.OK }

// WaitingItem is one kind of things that wait, and where to look at them.
type WaitingItem struct {
	Kind   string
	Text   string
	Path   string
	Urgent bool
	At     time.Time // of an urgent one: when the latest happened
}

const waitingPath = "/admin/waiting"

// Items lists what waits, most urgent first; nothing waits: none.
func (w Waiting) Items() (items []WaitingItem) {
	add := func(n int, item WaitingItem, one, many string) {
		if n == 1 {
			item.Text = "1 " + one
		} else {
			item.Text = strconv.Itoa(n) + " " + many
		}
		if n > 0 {
			items = append(items, item)
		}
	}
	if w.DrillFailed() {
		items = append(items, WaitingItem{Kind: "drill", Text: "Backup drill failed", Path: waitingPath + "#backups", Urgent: true, At: w.Drill.Time})
	}
	if state := w.Disk.State(); state != DiskOK {
		text := "Disk almost full"
		if state == DiskFull {
			text = "Disk full"
		}
		items = append(items, WaitingItem{Kind: "disk", Text: text, Path: "/admin#numbers-title", Urgent: true, At: w.DiskSince})
	}
	add(w.Stuck, WaitingItem{Kind: "stuck", Path: waitingPath + "#tasks", Urgent: true, At: w.OldestStuck}, "stuck task", "stuck tasks")
	add(w.Webhooks, WaitingItem{Kind: "webhooks", Path: waitingPath + "#webhooks", Urgent: true, At: w.LatestWebhook}, "failed webhook", "failed webhooks")
	add(w.Payments, WaitingItem{Kind: "payments", Path: waitingPath + "#payments", Urgent: true, At: w.LatestPayment}, "failed payment", "failed payments")
	add(w.Reports, WaitingItem{Kind: "reports", Path: "/admin/moderation"}, "reported image", "reported images")
	add(w.Appeals, WaitingItem{Kind: "appeals", Path: "/admin/moderation"}, "appeal", "appeals")
	add(w.Mails, WaitingItem{Kind: "mails", Path: "/admin/mail?state=failed"}, "failed email", "failed emails")
	if len(w.Budgets) > 0 {
		items = append(items, WaitingItem{Kind: "budgets", Text: "Budget used up: " + strings.Join(w.Budgets, ", "), Path: waitingPath + "#engines"})
	}
	return items
}

// AlertSettings is when the administrator is mailed about what waits.
type AlertSettings struct {
	DigestHour int  `json:"digest_hour"` // UTC; -1: no digest
	Urgent     bool `json:"urgent"`
}

// NoDigest is the hour of a digest that is off.
const NoDigest = -1

// WaitingDetails are the things themselves, the latest of each kind.
type WaitingDetails struct {
	Payments []WaitingPayment
	Webhooks []WaitingWebhook
	Tasks    []WaitingTask
}

// WaitingPayment is a subscription whose payment failed.
type WaitingPayment struct {
	UserID   int64
	Username string
	Tier     string
	Until    time.Time // when the plan ends unless it is paid
}

// WaitingWebhook is an event that could not be processed.
type WaitingWebhook struct {
	EventID  string
	Type     string
	Error    string
	Attempts int
	Received time.Time
	RetryAt  time.Time // zero: not by itself
}

// WaitingTask is a generation that is stuck.
type WaitingTask struct {
	ID       string
	UserID   int64
	Username string
	Status   string
	Created  time.Time
}
