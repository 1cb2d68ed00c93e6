package admin

import (
	"encoding/json"
	"strings"

	"pellucid/internal/domain/auditlog"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/moderation"
	"pellucid/views/components"
)

var auditTold = map[string]func(*telling){
	auditlog.Credits:            toldCredits,
	auditlog.Suspend:            about("suspended ", ""),
	auditlog.Reactivate:         about("reactivated ", ""),
	auditlog.AppealDenied:       about("denied the appeal of ", " against the suspension"),
	auditlog.Trust:              toldTrust,
	auditlog.ViewAs:             about("began viewing the site as ", ""),
	auditlog.ViewAsEnd:          about("stopped viewing the site as ", ""),
	auditlog.Mail:               toldMail,
	auditlog.ResetPassword:      about("set a new password for ", ""),
	auditlog.RemoveSecondFactor: about("removed the two-step sign-in of ", ""),
	auditlog.RecoveryUsed:       toldCodes("signed in with a recovery code"),
	auditlog.RecoveryNew:        toldCodes("made new recovery codes"),
	auditlog.TierEdit:           toldTier,
	auditlog.ImageKeep:          about("kept ", ""),
	auditlog.ImageHide:          about("hid ", ""),
	auditlog.ImageDelete:        about("deleted ", ""),
	auditlog.ImageSuspend:       about("hid ", " and suspended its owner"),
	auditlog.ImageUndo:          toldUndo,
	auditlog.ImageFeature:       about("featured ", ""),
	auditlog.ImageUnfeature:     about("stopped featuring ", ""),
	auditlog.ImageHero:          about("made ", " the hero of the landing page"),
	auditlog.ImageUnhero:        about("took ", " off the top of the landing page"),
	auditlog.Refund:             toldRefund("refunded "),
	auditlog.RefundFailed:       toldRefund("could not refund "),
	auditlog.PlanReplaced:       toldReplaced,
	auditlog.MailRetry:          toldQueued("sent ", " again"),
	auditlog.MailDrop:           toldQueued("dropped ", ""),
	auditlog.SiteAlerts:         toldAlerts,
}

func toldCredits(s *telling) {
	change := number(s.after, "plan_credits") + number(s.after, "extra_credits") - number(s.before, "plan_credits") - number(s.before, "extra_credits")
	if change < 0 {
		s.say("took " + components.Count(-change, "credit") + " from ")
		s.subject()
		return
	}
	s.say("gave ")
	s.subject()
	s.say(" " + components.Count(change, "credit"))
}

func toldCodes(what string) func(*telling) {
	return func(s *telling) {
		s.say(what + ", " + components.Count(number(s.after, "recovery_codes_left"), "code") + " left")
	}
}

func toldReplaced(s *telling) {
	s.say("ended the " + auditValue(s.before["plan"]) + " plan of ")
	s.subject()
	s.say(", who bought " + auditValue(s.after["plan"]) + ", and kept " + components.Count(number(s.after, "kept_credits"), "unused credit") + " for them")
}

func toldTrust(s *telling) {
	switch moderation.TrustChoice(auditValue(s.after["choice"])) {
	case moderation.TrustGranted:
		about("marked ", " as trusted")(s)
	case moderation.TrustWithheld:
		about("withdrew trust from ", "")(s)
	default:
		about("left it to the rule whether ", " is trusted")(s)
	}
}

func toldMail(s *telling) {
	s.say("sent ")
	s.subject()
	s.say(" the email “" + emailName(mailing.Kind(auditValue(s.after["email"]))) + "”")
}

func toldQueued(before, after string) func(*telling) {
	return func(s *telling) {
		s.say(before + "the email “" + emailName(mailing.Kind(auditValue(s.after["kind"]))) + "”")
		if id := auditValue(s.after["user"]); id != "" {
			s.say(" to ")
			s.name("user:"+id, "user "+id)
		}
		s.say(after)
	}
}

func toldUndo(s *telling) {
	verbs := map[string]string{"keep": "keep", "hide": "hide", "delete": "delete", "suspend": "suspend the owner of"}
	s.say("undid the decision to " + verbs[auditValue(s.before["verdict"])] + " ")
	s.subject()
}

func toldRefund(verb string) func(*telling) {
	return func(s *telling) {
		cents := number(s.after, "refunded_cents")
		if cents == 0 {
			s.say(verb + "a payment of ")
		} else {
			s.say(verb + price(int64(cents)) + " to ")
		}
		s.name(s.entry.Target(), "a user (receipt "+s.entry.SubjectID+")")
	}
}

func toldAlerts(s *telling) {
	digest := "turned the daily digest off"
	if hour := number(s.after, "digest_hour"); hour >= 0 {
		digest = "set the daily digest to " + hourText(hour)
	}
	urgent := " and urgent emails off"
	if auditValue(s.after["urgent"]) == "yes" {
		urgent = " and urgent emails on"
	}
	s.say(digest + urgent)
}

// joined is a list in a sentence: a, b and c.
func joined(items []string) string {
	if len(items) < 2 {
		return strings.Join(items, "")
	}
	return strings.Join(items[:len(items)-1], ", ") + " and " + items[len(items)-1]
}

// auditRaw is the state before and after an entry, as it is kept.
func auditRaw(e auditlog.Entry) string {
	before, _ := e.Before.(json.RawMessage)
	after, _ := e.After.(json.RawMessage)
	return "before " + string(before) + "\nafter  " + string(after)
}
