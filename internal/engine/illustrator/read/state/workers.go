package state

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// Uses are what a span is used for.
func (p *Parser) Uses(s Span) []vocabulary.Use {
	key := s.Key
	for _, article := range []string{"the ", "a ", "an "} {
		key = strings.TrimPrefix(key, article)
	}
	if list, ok := p.Tables.Words.Gear[key]; ok {
		return list
	}
	for _, form := range things.Singulars(key) {
		if list, ok := p.Tables.Words.Gear[form]; ok {
			return list
		}
	}
	return nil
}

// worker is the subject that gear would belong to, or -1: the last one that lives.
func (p *Parser) worker() int {
	if all := p.Workers(); len(all) > 0 {
		return all[0]
	}
	return -1
}

// Workers are the subjects that gear may belong to, the likeliest first: who was named last, who has or does something to that.
func (p *Parser) Workers() []int {
	var all []int
	add := func(i int) {
		if i >= 0 && i < len(p.Out.Subjects) && p.Active(i) && !slices.Contains(all, i) {
			all = append(all, i)
		}
	}
	for _, r := range p.Out.Relations { // "a cowgirl riding a horse with a lasso"
		if r.To == p.Subj && r.Kind == "riding" {
			add(r.From)
		}
	}
	add(p.RiderOf(p.Subj)) // "a cowboy on a horse with a lasso"
	for _, i := range []int{p.Subj, p.Owner, p.Agent(), p.Pending.From} {
		add(i)
	}
	for _, r := range p.Out.Relations { // "a raccoon eating ramen with chopsticks"
		if r.To == p.Subj && (Doings[r.Kind] || r.Kind == "looking at") {
			add(r.From)
		}
	}
	return all
}

// gearAhead reports whether a span will be read as gear, so that a color before it is its own.
func (p *Parser) gearAhead(s Span) bool {
	list := p.Uses(s)
	i := p.worker()
	if len(list) == 0 || i < 0 {
		return false
	}
	now := p.Out.Subjects[i].Pose
	return now != "" && slices.ContainsFunc(list, func(u vocabulary.Use) bool { return u.Pose == now || u.Raises && slices.Contains(u.More, now) })
}

// RiderOf is the person who is on subject i, an animal, or -1.
func (p *Parser) RiderOf(i int) int {
	if !p.Beastlike(i) {
		return -1
	}
	for _, r := range p.Out.Relations {
		if r.To == i && p.IsPerson(r.From) && (r.Kind == "riding" || r.Kind == "on" || r.Kind == "sitting on") {
			return r.From
		}
	}
	return -1
}

// Placing are the relations that only say where somebody is.
var Placing = lexicon.Phrases("sitting on", "standing on", "lying on", "on", "inside", "stuck in", "under", "behind", "in front of", "riding", "beside", "hanging from", "around", "leaning on", "lying on")

// Doings are the relations that only somebody who is alive, or looks so, stands in.
var Doings = lexicon.Phrases("holding", "eating", "drinking", "reading", "playing", "using", "carrying", "wearing", "kicking", "hugging")

// Bearer is who has the last subject, does something to it or is on it, where that is a thing without a body of its own; -1 if there is none.
func (p *Parser) Bearer() int {
	if p.Subj < 0 || p.Alive(p.Subj) {
		return -1
	}
	for _, r := range p.Out.Relations {
		if r.To == p.Subj && r.From < p.Subj && (Doings[r.Kind] || Placing[r.Kind] || r.Kind == "with" || r.Kind == "pulling" || r.Kind == "pushing") && p.Alive(r.From) {
			return r.From
		}
	}
	return -1
}

// Agent is the subject whose place is the last subject, or -1.
func (p *Parser) Agent() int {
	if p.Subj < 0 || p.Alive(p.Subj) {
		return -1
	}
	for _, r := range p.Out.Relations {
		if r.To == p.Subj && Placing[r.Kind] && p.Alive(r.From) {
			return r.From
		}
	}
	return -1
}
