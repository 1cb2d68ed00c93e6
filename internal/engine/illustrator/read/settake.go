package read

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// takeSet makes a set of the things that were chosen and takes its words out of the prompt.
func (p *parser) takeSet(ask setAsk, themes []themeAt, from, to int, chosen []setThing, told int) {
	var names []string
	for _, t := range chosen {
		names = append(names, plainName(t.id))
	}
	p.understand(from, to, "set", strings.Join(names, ", "))
	gone := func(i int) bool { return i >= from && i < to }
	for _, th := range themes {
		if !gone(th.from) {
			p.understand(th.from, th.to, "set", th.key)
		}
	}
	for _, i := range ask.at {
		if !gone(i) {
			p.understand(i, i+1, "framing", ask.kind)
		}
	}
	if told >= 0 && told < len(p.toks) {
		p.understand(told, told+1, "count", strconv.Itoa(len(chosen)))
	}
	young, cute := p.saidOfAnimals()
	for _, t := range chosen {
		p.out.Subjects = append(p.out.Subjects, p.setSubject(t, ask, young, cute))
	}
	p.out.Sheet, p.ofTheme = ask.kind, len(chosen)
	p.spans = slices.DeleteFunc(p.spans, func(s span) bool {
		within := func(i int) bool { return i >= s.from && i < s.to }
		out := s.from < to && s.to > from || within(told) || slices.ContainsFunc(ask.at, within) || slices.ContainsFunc(themes, func(t themeAt) bool { return within(t.from) })
		if !out && s.kind == token.Word && (s.is(stop, relation) || setFillers[lastWord(token.Key(p.words(s.from, s.to)))]) {
			p.mark(s.from, s.to)
			out = true
		}
		return out
	})
	if ask.kind == "stickers" {
		p.setStyle("style", "sticker")
	}
}

// setSubject is one thing of a set. Icons show the heads of animals, other sets the whole of them.
func (p *parser) setSubject(t setThing, ask setAsk, young, cute bool) brief.Subject {
	s := brief.Subject{Words: strings.ReplaceAll(t.id, "-", " "), Kind: p.r.drawable(t.id), ID: t.id, Count: 1, Color: t.color}
	if s.Kind == brief.Animal || s.Kind == brief.Bird {
		s.Pose, s.Portrait, s.Young, s.Cute = t.look, ask.heads && t.look == "", young, cute
	} else if t.id == "zodiac-sign" {
		s.Text = t.look
	} else if p.r.words.Has(t.look, expression) {
		s.Expression = t.look
	} else if t.look != "" {
		s.States = []string{t.look}
	}
	return s
}

// saidOfAnimals reports whether the animals of a set are to be young ones, or cute.
func (p *parser) saidOfAnimals() (young, cute bool) {
	for i, t := range p.toks {
		young = young || t.Text == "baby" && i+1 < len(p.toks) && p.toks[i+1].Text != "shower" || t.Text == "nursery"
		cute = cute || t.Text == "cute" || t.Text == "kawaii" || t.Text == "adorable"
	}
	return young, cute
}

// themeIcon reads "music app icon": the first thing of a theme, where the prompt names no thing to draw.
func (p *parser) themeIcon(theme string, from, to int) {
	icon := slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Text == "icon" })
	if !icon || slices.ContainsFunc(p.spans, func(s span) bool {
		id, _ := s.value(thing)
		return (p.r.drawable(id) != "" || s.is(person)) && (s.from >= to || s.to <= from)
	}) {
		return
	}
	i := slices.IndexFunc(readSheets()[theme], func(t setThing) bool { return p.r.drawable(t.id) != "" })
	at := slices.IndexFunc(p.spans, func(s span) bool { return s.from >= from && s.from < to })
	if i < 0 || at < 0 {
		return
	}
	id := readSheets()[theme][i].id
	p.spans[at] = span{kind: token.Word, from: from, to: to, key: strings.ReplaceAll(id, "-", " "), senses: []sense{{Class: thing, Value: id}}}
	for k := len(p.spans) - 1; k > at; k-- {
		if p.spans[k].from < to {
			p.spans = slices.Delete(p.spans, k, k+1)
		}
	}
}
