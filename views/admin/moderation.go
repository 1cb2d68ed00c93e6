package admin

import (
	"strconv"
	"strings"
	"time"

	"pellucid/internal/domain/moderation"
)

// ModerationPage is the queue of reported pictures, one of them on the table.
type ModerationPage struct {
	Case     *moderation.Case // nil: nothing waits
	Place    int              // of the case in the queue, from 1
	Total    int
	Previous string // id of the picture before in the queue; empty: none
	Next     string
	Recent   []moderation.Decision // that can be undone
	Now      time.Time
	Appeals  []moderation.AccountAppeal // of suspended users, that wait
	Waiting  []moderation.Case          // the first of the queue, to decide about several at once
	Answer   AnswerForm

	Form  ModerationForm
	Error string
}

// ModerationStep is how many images of the queue can be chosen from.
const ModerationStep = 48

// ReasonToKeep is the reason that a decision to keep an image begins with.
const ReasonToKeep = "Breaks no rules"

// waitingHint says how many images are listed.
func (p ModerationPage) waitingHint() string {
	if p.Total > len(p.Waiting) {
		return "The first " + strconv.Itoa(len(p.Waiting)) + " of " + strconv.Itoa(p.Total) + ". Select several to decide about them with one reason; each owner gets one email."
	}
	return "Select several to decide about them with one reason; each owner gets one email."
}

// waitsFor says in a few words why an image waits.
func waitsFor(c moderation.Case) string {
	var why []string
	if c.Appeal != nil {
		why = append(why, "Appeal")
	}
	if len(c.Reports) > 0 {
		why = append(why, c.Reports[0].Reason.Title())
	}
	if len(c.Reports) > 1 {
		why = append(why, plural(len(c.Reports), "report", "reports"))
	}
	return strings.Join(why, ", ")
}

// ModerationForm is a ruling as it was filled in.
type ModerationForm struct {
	Verdict moderation.Judgement
	Reason  string
	Block   bool
}

// AnswerForm is an answer to a suspended user that was sent back.
type AnswerForm struct {
	ID     int64 // the appeal's; zero: none
	Reason string
	Error  string
}

// answer is what was written of the answer to an appeal.
func (p ModerationPage) answer(a moderation.AccountAppeal) AnswerForm {
	if p.Answer.ID == a.ID {
		return p.Answer
	}
	return AnswerForm{ID: a.ID}
}

// judgement is one of the choices: its key, and the reason that stands there until another is written.
type judgement struct {
	verdict moderation.Judgement
	key     string
	label   string
	hint    string
}

var judgements = []judgement{
	{moderation.Keep, "K", "Keep", "It breaks no rules and stays public."},
	{moderation.Hide, "H", "Hide", "Only the owner can see it, with the reason."},
	{moderation.DeleteForGood, "D", "Delete", "Its files are deleted after a day."},
	{moderation.SuspendTheOwner, "S", "Suspend", "The image is hidden, and the owner can't sign in anymore."},
}

// reasonFor is the reason that a choice begins with.
func (p ModerationPage) reasonFor(verdict moderation.Judgement) string {
	if verdict == moderation.Keep {
		return ReasonToKeep
	}
	if len(p.Case.Reports) > 0 {
		return p.Case.Reports[0].Reason.Title()
	}
	if p.Case.Standing != nil {
		return p.Case.Standing.Reason
	}
	return ""
}

func moderationPath(imageID string) string {
	if imageID == "" {
		return "/admin/moderation"
	}
	return "/admin/moderation?at=" + imageID
}

func (p ModerationPage) place() string {
	return strconv.Itoa(p.Place) + " of " + strconv.Itoa(p.Total)
}

// left is how long a decision can still be undone.
func (p ModerationPage) left(d moderation.Decision) string {
	hours := int(d.UndoUntil.Sub(p.Now).Hours())
	if hours < 1 {
		return "less than an hour left"
	}
	return strconv.Itoa(hours) + " h left"
}

func decided(d moderation.Decision) string {
	words := map[moderation.Judgement]string{moderation.Keep: "Kept", moderation.Hide: "Hidden", moderation.DeleteForGood: "Deleted", moderation.SuspendTheOwner: "Owner suspended"}[d.Verdict]
	if d.Blocked {
		words += " and blocked"
	}
	return words
}

// ownerLine is what is known of a picture's owner, in words.
func ownerLine(h moderation.OwnerHistory) string {
	line := plural(h.Images, "image", "images") + ", " + strconv.Itoa(h.TakenDown) + " removed, " + plural(h.Reports, "report", "reports") + " in total"
	if !h.IsActive {
		line += ", suspended"
	}
	return line
}

func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// nothingReported is said in place of a case. Appeals of suspended users wait below, where there are some.
func (p ModerationPage) nothingReported() string {
	if len(p.Appeals) > 0 {
		return "No reported images. " + plural(len(p.Appeals), "suspended user has", "suspended users have") + " appealed: see below."
	}
	return "No open cases. Reported images and appeals will appear here."
}
