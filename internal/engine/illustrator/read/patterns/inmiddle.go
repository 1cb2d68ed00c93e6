package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// middleWords end a phrase for the place of one thing within a wreath or a frame, middlePostures may begin it.
var (
	middleWords    = wordSet("middle center centre inside")
	middlePostures = wordSet("sitting standing sleeping lying resting perched placed tucked peeking hanging nestled")
)

// middleAsked takes out that one thing is in the middle of a wreath or a frame, or sits at its foot: it is no copy of what the wreath is made of.
func (p *parser) middleAsked() {
	if !slices.ContainsFunc(p.toks, func(t token.Token) bool {
		shape := arrays()[t.Text]
		return t.Kind == token.Word && (shape == "wreath" || shape == "frame" || shape == "ring" || shape == "oval")
	}) {
		return
	}
	for i := range p.toks {
		foot := (p.wordAt(i) == "bottom" || p.wordAt(i) == "base") && p.wordAt(i-1) == "the"
		if !middleWords[p.wordAt(i)] && !foot || p.fate[i] {
			continue
		}
		from, posture := i, ""
		for from > 0 && (p.wordAt(from-1) == "in" || p.wordAt(from-1) == "the" || p.wordAt(from-1) == "at" || middlePostures[p.wordAt(from-1)]) {
			from--
			if middlePostures[p.wordAt(from)] {
				posture = p.wordAt(from)
			}
		}
		k := p.spanAt(from - 1)
		if from == 0 || k < 0 || from == i && p.wordAt(i) != "inside" {
			continue
		}
		s := p.spans[k]
		id, ok := s.value(thing)
		if foot && posture == "" || !ok || s.plural || p.r.drawable(id) == "" || arrays()[s.key] != "" || strings.HasSuffix(id, "ribbon") {
			continue
		}
		p.middleThing, p.middlePose = id, map[string]string{"sitting": "sitting", "sleeping": "sleeping", "standing": "standing", "lying": "lying"}[posture]
		p.understand(from, i+1, "framing", "middle")
		p.withoutTokens(from, i+1)
		return
	}
}

// keepInMiddle takes the thing that is in the middle out of what a wreath or a frame is made of.
func (p *parser) keepInMiddle() {
	at := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == p.middleThing && p.middleThing != "" })
	if at < 0 || p.out.Motif == "" || len(p.out.Subjects) < 2 {
		return
	}
	var others []int
	p.out.Relations = slices.DeleteFunc(p.out.Relations, func(r brief.Relation) bool {
		if r.From != at && r.To != at {
			return false
		}
		others = append(others, r.From+r.To-at)
		return true
	})
	for k := 1; k < len(others); k++ { // what it stood between stays joined
		p.out.Relations = append(p.out.Relations, brief.Relation{From: others[k-1], Kind: "and", To: others[k]})
	}
	s := &p.out.Subjects[at]
	s.Count = 1
	if s.Kind == brief.Animal && s.Pose == "" {
		s.Pose = p.middlePose
	}
	if at == 0 { // what is copied comes first
		p.moveLast(0)
	}
}

// moveLast puts a subject behind all others.
func (p *parser) moveLast(at int) {
	s, last := p.out.Subjects[at], len(p.out.Subjects)-1
	p.out.Subjects = append(slices.Delete(p.out.Subjects, at, at+1), s)
	to := func(i int) int {
		switch {
		case i == at:
			return last
		case i > at:
			return i - 1
		}
		return i
	}
	for i := range p.out.Relations {
		r := &p.out.Relations[i]
		r.From, r.To = to(r.From), to(r.To)
	}
}

// oneOfEach drops what a border names twice: "bunny border, bunnies and carrots".
func (p *parser) oneOfEach() {
	for i := len(p.out.Subjects) - 1; i > 0 && p.out.Motif != ""; i-- {
		a, b := p.out.Subjects[i-1], p.out.Subjects[i]
		if a.ID != b.ID || a.Kind != b.Kind || a.Color != b.Color || a.Kind == brief.Person || len(a.States)+len(b.States) > 0 || a.Fill != b.Fill {
			continue
		}
		p.out.Subjects[i-1].Count = max(a.Count, b.Count)
		for k := range p.out.Relations {
			r := &p.out.Relations[k]
			if r.From == i {
				r.From = i - 1
			}
			if r.To == i {
				r.To = i - 1
			}
		}
		p.out.Relations = slices.DeleteFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == r.To })
		kept := slices.Clone(p.out.Relations)
		p.dropSubject(i)
		p.out.Relations = p.out.Relations[:0]
		for _, r := range kept {
			if r.From > i {
				r.From--
			}
			if r.To > i {
				r.To--
			}
			p.out.Relations = append(p.out.Relations, r)
		}
	}
}
