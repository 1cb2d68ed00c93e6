package clauses

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/token"
)

// whoSaid are the pronouns that begin a statement, with the body of the people for whom they stand.
var whoSaid = map[string]string{"he": "man", "hes": "man", "she": "woman", "shes": "woman", "it": "", "its": "", "they": "", "theyre": ""}

// BackToTopic goes on about who or what a pronoun at the beginning of a clause stands for: in "a dog in a party hat, he is brown" the dog.
func BackToTopic(p *state.Parser, s state.Span) bool {
	sex, ok := whoSaid[s.Key]
	if !ok || p.Span(p.At-1).Kind != token.Pause || p.At == 0 || p.Pending.Kind != "" || len(p.Out.Subjects) == 0 || !saysMore(p, p.At+1) && (len(s.Key) < 4 || s.Key == "they") {
		return false
	}
	i := topicOf(p, sex)
	if s.Key == "they" || s.Key == "theyre" {
		if aboutAll(p) {
			return true
		}
		if i = len(p.Out.Subjects) - 1; p.Out.Subjects[0].Count > 1 {
			i = 0
		} else if p.Out.Subjects[i].Count < 2 {
			return false
		}
	}
	if i < 0 {
		return false
	}
	goOnAbout(p, i)
	p.At++
	return true
}

// aboutAll goes on about all who are alive, where several were named.
func aboutAll(p *state.Parser) bool {
	var all []int
	for i := range p.Out.Subjects {
		if p.Alive(i) {
			all = append(all, i)
		}
	}
	if len(all) < 2 {
		return false
	}
	goOnAbout(p, all[len(all)-1])
	p.Several.Group = all
	p.At++
	return true
}

// topicOf is who "he" or "she" stands for, by the body of people, or what "it" does: what the last clause was about, if it was said of something, else
// who was named first; -1 if nobody fits.
func topicOf(p *state.Parser, sex string) int {
	fits := func(i int) bool {
		sub := p.Out.Subjects[i]
		if sex == "" {
			return sub.Kind != brief.Person || sub.ID != ""
		}
		return sub.Count == 1 && (p.Alive(i) || subjects.HasFace(p, i)) && (sub.Person == nil || sub.Person.Body == "" || sub.Person.Body == sex)
	}
	if p.Topic < len(p.Out.Subjects) && fits(p.Topic) {
		return p.Topic
	}
	for i := range p.Out.Subjects {
		if fits(i) {
			return i
		}
	}
	return -1
}

// goOnAbout makes a subject the one of which the next words tell.
func goOnAbout(p *state.Parser, i int) {
	p.Waiting.Noun, p.Pending.Kind, p.Scope, p.Pending.Last, p.Topic = nil, "", "", "", i
	p.Subj, p.Owner, p.Target, p.Several.Group = i, i, state.Target{Subj: i}, []int{i}
	p.ToldAt = p.At
}
