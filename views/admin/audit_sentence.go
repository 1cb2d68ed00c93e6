package admin

import (
	"encoding/json"
	"strings"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
)

// AuditPart is a piece of a sentence. Path is where what it names can be looked at; empty: it is plain text.
type AuditPart struct{ Text, Path string }

// AuditNames are what the users, tiers and images of entries are called, by target: "user:7".
type AuditNames map[string]string

// AuditSentence says in English what an entry tells.
func AuditSentence(e auditlog.Entry, names AuditNames) []AuditPart {
	s := &telling{entry: e, names: names, before: auditState(e.Before), after: auditState(e.After)}
	if e.ActorID == auditlog.SiteID {
		s.say("The site")
	} else {
		s.name("user:"+domain.IDText(e.ActorID), "User "+domain.IDText(e.ActorID))
	}
	s.say(" ")
	if tell := auditTold[e.Action]; tell != nil {
		tell(s)
	} else {
		s.say("did “" + e.Action + "” to " + e.Target())
	}
	return s.parts
}

// AuditTargets are whose names the sentences of entries need.
func AuditTargets(entries []auditlog.Entry) (targets []string) {
	for _, e := range entries {
		targets = append(targets, "user:"+domain.IDText(e.ActorID), e.Target())
		if id := auditValue(auditState(e.After)["user"]); id != "" {
			targets = append(targets, "user:"+id)
		}
	}
	return targets
}

// telling is a sentence that is being made.
type telling struct {
	entry         auditlog.Entry
	names         AuditNames
	before, after map[string]json.RawMessage
	parts         []AuditPart
}

func (s *telling) say(text string) {
	if n := len(s.parts); n > 0 && s.parts[n-1].Path == "" {
		s.parts[n-1].Text += text
		return
	}
	s.parts = append(s.parts, AuditPart{Text: text})
}

// name adds what a target is called, and leads there.
func (s *telling) name(target, otherwise string) {
	text := s.names[target]
	if text == "" {
		text = otherwise
	}
	kind, id, _ := strings.Cut(target, ":")
	if kind == "image" && s.names[target] != "" {
		text = "“" + domain.Truncate(text, 60) + "”"
	}
	s.parts = append(s.parts, AuditPart{text, auditSubject(auditlog.Entry{Subject: kind, SubjectID: id})})
}

func (s *telling) subject() {
	others := map[string]string{"user": "user " + s.entry.SubjectID, "tier": "plan " + s.entry.SubjectID, "image": "image " + s.entry.SubjectID}
	s.name(s.entry.Target(), others[s.entry.Subject])
}

func number(fields map[string]json.RawMessage, name string) (n int) {
	_ = json.Unmarshal(fields[name], &n) // what is not there is 0
	return n
}

// about is a sentence whose object is the entry's subject.
func about(before, after string) func(*telling) {
	return func(s *telling) {
		s.say(before)
		s.subject()
		s.say(after)
	}
}
