package read

import (
	"unicode"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// whoSaid are the pronouns that begin a statement, with the body of the people for whom they stand.
var whoSaid = map[string]string{"he": "man", "hes": "man", "she": "woman", "shes": "woman", "it": "", "its": "", "they": "", "theyre": ""}

// backToTopic goes on about who or what a pronoun at the beginning of a clause stands for: in "a dog in a party hat, he is brown" the dog.
func (p *parser) backToTopic(s span) bool {
	sex, ok := whoSaid[s.key]
	if !ok || p.span(p.at-1).kind != token.Pause || p.at == 0 || p.rel != "" || len(p.out.Subjects) == 0 || !p.saysMore(p.at+1) && (len(s.key) < 4 || s.key == "they") {
		return false
	}
	i := p.topicOf(sex)
	if s.key == "they" || s.key == "theyre" {
		if p.aboutAll() {
			return true
		}
		if i = len(p.out.Subjects) - 1; p.out.Subjects[0].Count > 1 {
			i = 0
		} else if p.out.Subjects[i].Count < 2 {
			return false
		}
	}
	if i < 0 {
		return false
	}
	p.goOnAbout(i)
	p.at++
	return true
}

// aboutAll goes on about all who are alive, where several were named.
func (p *parser) aboutAll() bool {
	var all []int
	for i := range p.out.Subjects {
		if p.alive(i) {
			all = append(all, i)
		}
	}
	if len(all) < 2 {
		return false
	}
	p.goOnAbout(all[len(all)-1])
	p.group = all
	p.at++
	return true
}

// topicOf is who "he" or "she" stands for, by the body of people, or what "it" does: what the last clause was about, if it was said of something, else
// who was named first; -1 if nobody fits.
func (p *parser) topicOf(sex string) int {
	fits := func(i int) bool {
		sub := p.out.Subjects[i]
		if sex == "" {
			return sub.Kind != brief.Person || sub.ID != ""
		}
		return sub.Count == 1 && (p.alive(i) || p.hasFace(i)) && (sub.Person == nil || sub.Person.Body == "" || sub.Person.Body == sex)
	}
	if p.topic < len(p.out.Subjects) && fits(p.topic) {
		return p.topic
	}
	for i := range p.out.Subjects {
		if fits(i) {
			return i
		}
	}
	return -1
}

// goOnAbout makes a subject the one of which the next words tell.
func (p *parser) goOnAbout(i int) {
	p.pre, p.rel, p.scope, p.lastRel, p.topic = nil, "", "", "", i
	p.subj, p.owner, p.target, p.group = i, i, target{subj: i}, []int{i}
	p.toldAt = p.at
}

// tellsOfTopic reports whether the span at p.at is the first verb of what is said of a subject that was named before.
func (p *parser) tellsOfTopic() bool { return p.toldAt > 0 && p.at-p.toldAt <= 3 }

// betweenWords reports whether a pause stands for a word that joins two statements, or for nothing that was typed.
func (p *parser) betweenWords(mark token.Token) bool {
	return mark.Start == mark.End || mark.Start < len(p.runes) && unicode.IsLetter(p.runes[mark.Start])
}
