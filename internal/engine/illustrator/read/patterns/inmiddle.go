package patterns

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// middleWords end a phrase for the place of one thing within a wreath or a frame, middlePostures may begin it.
var (
	middleWords    = lexicon.Set("middle center centre inside")
	middlePostures = lexicon.Set("sitting standing sleeping lying resting perched placed tucked peeking hanging nestled")
)

// MiddleAsked takes out that one thing is in the middle of a wreath or a frame, or sits at its foot: it is no copy of what the wreath is made of.
func MiddleAsked(p *state.Parser) {
	if !slices.ContainsFunc(p.Tokens, func(t token.Token) bool {
		shape := Arrays()[t.Text]
		return t.Kind == token.Word && (shape == "wreath" || shape == "frame" || shape == "ring" || shape == "oval")
	}) {
		return
	}
	for i := range p.Tokens {
		foot := (p.WordAt(i) == "bottom" || p.WordAt(i) == "base") && p.WordAt(i-1) == "the"
		if !middleWords[p.WordAt(i)] && !foot || p.Fate[i] {
			continue
		}
		from, posture := i, ""
		for from > 0 && (p.WordAt(from-1) == "in" || p.WordAt(from-1) == "the" || p.WordAt(from-1) == "at" || middlePostures[p.WordAt(from-1)]) {
			from--
			if middlePostures[p.WordAt(from)] {
				posture = p.WordAt(from)
			}
		}
		k := p.SpanAt(from - 1)
		if from == 0 || k < 0 || from == i && p.WordAt(i) != "inside" {
			continue
		}
		s := p.Spans[k]
		id, ok := s.Value(vocabulary.Thing)
		if foot && posture == "" || !ok || s.Plural || p.Tables.Drawable(id) == "" || Arrays()[s.Key] != "" || strings.HasSuffix(id, "ribbon") {
			continue
		}
		p.Border.Middle, p.Border.MiddlePose = id, map[string]string{"sitting": "sitting", "sleeping": "sleeping", "standing": "standing", "lying": "lying"}[posture]
		p.Understand(from, i+1, "framing", "middle")
		p.WithoutTokens(from, i+1)
		return
	}
}

// keepInMiddle takes the thing that is in the middle out of what a wreath or a frame is made of.
func keepInMiddle(p *state.Parser) {
	at := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == p.Border.Middle && p.Border.Middle != "" })
	if at < 0 || p.Out.Motif == "" || len(p.Out.Subjects) < 2 {
		return
	}
	var others []int
	p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool {
		if r.From != at && r.To != at {
			return false
		}
		others = append(others, r.From+r.To-at)
		return true
	})
	for k := 1; k < len(others); k++ { // what it stood between stays joined
		p.Out.Relations = append(p.Out.Relations, brief.Relation{From: others[k-1], Kind: "and", To: others[k]})
	}
	s := &p.Out.Subjects[at]
	s.Count = 1
	if s.Kind == brief.Animal && s.Pose == "" {
		s.Pose = p.Border.MiddlePose
	}
	if at == 0 { // what is copied comes first
		moveLast(p, 0)
	}
}

// moveLast puts a subject behind all others.
func moveLast(p *state.Parser, at int) {
	s, last := p.Out.Subjects[at], len(p.Out.Subjects)-1
	p.Out.Subjects = append(slices.Delete(p.Out.Subjects, at, at+1), s)
	to := func(i int) int {
		switch {
		case i == at:
			return last
		case i > at:
			return i - 1
		}
		return i
	}
	for i := range p.Out.Relations {
		r := &p.Out.Relations[i]
		r.From, r.To = to(r.From), to(r.To)
	}
}

// oneOfEach drops what a border names twice: "bunny border, bunnies and carrots".
func oneOfEach(p *state.Parser) {
	for i := len(p.Out.Subjects) - 1; i > 0 && p.Out.Motif != ""; i-- {
		a, b := p.Out.Subjects[i-1], p.Out.Subjects[i]
		if a.ID != b.ID || a.Kind != b.Kind || a.Color != b.Color || a.Kind == brief.Person || len(a.States)+len(b.States) > 0 || a.Fill != b.Fill {
			continue
		}
		p.Out.Subjects[i-1].Count = max(a.Count, b.Count)
		for k := range p.Out.Relations {
			r := &p.Out.Relations[k]
			if r.From == i {
				r.From = i - 1
			}
			if r.To == i {
				r.To = i - 1
			}
		}
		p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == r.To })
		kept := slices.Clone(p.Out.Relations)
		p.DropSubject(i)
		p.Out.Relations = p.Out.Relations[:0]
		for _, r := range kept {
			if r.From > i {
				r.From--
			}
			if r.To > i {
				r.To--
			}
			p.Out.Relations = append(p.Out.Relations, r)
		}
	}
}
