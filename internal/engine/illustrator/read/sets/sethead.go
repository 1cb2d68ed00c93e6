package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// purposeEnds are the last words of what a set is for where its list follows without a pause: "icons for kids chart make bed, brush teeth".
var purposeEnds = wordSet("chart charts planner planners menu app apps website class classroom school teachers teacher kids children toddlers party shop store blog room nursery calendar games preschool kindergarten daycare preschoolers grade clinic cafe restaurant bakery etsy toddlers teens adults boys girls game platformer rpg worksheet worksheets")

// headOfSet takes out what stands beside the words for a set and is no thing of its list: what it is for, and words that nothing draws.
func (p *parser) headOfSet() {
	ask := p.setAsked()
	if ask.kind == "" || !p.namesList(-1, -1) {
		return
	}
	p.inSet = true
	for _, at := range ask.at {
		if p.wordAt(at+1) == "for" {
			p.purposeOfSet(at + 1)
		}
	}
	for i := len(p.spans) - 1; i >= 0; i-- { // "camp badge stickers": no badge holds them all
		if s := p.spans[i]; (s.key == "badge" || s.key == "badges") && (slices.Contains(ask.at, s.to) || slices.Contains(ask.at, s.from-1)) {
			p.drop(i, "framing", ask.kind)
		}
	}
	for i := len(p.spans) - 1; i >= 0; i-- { // "horse lover clipart, …", "… bride to be sash": the things of a set have no text
		if s := p.spans[i]; s.kind == token.Word && s.is(saying) && !s.is(thing, person) && s.to-s.from > 1 {
			p.leaveOut(s.from, s.to, "The things of a set have no text yet.")
			p.spans = slices.Delete(p.spans, i, i+1)
		} else if s.key == "chalk" && p.span(i+1).is(thing) {
			p.leaveOut(s.from, s.to, "We can't show “"+p.words(s.from, s.to)+"” yet.")
			p.spans = slices.Delete(p.spans, i, i+1)
		}
	}
	p.titleOfSet(ask)
	themes := p.themesNamed(setAsk{kind: ask.kind, at: ask.at})
	for i := len(p.spans) - 1; i >= 0; i-- {
		s := p.spans[i]
		id, _ := s.value(thing)
		if slices.ContainsFunc(themes, func(t themeAt) bool { return s.from >= t.from && s.to <= t.to }) {
			continue
		}
		if s.kind != token.Word || s.from > slices.Min(ask.at) || !s.is(unknown) && len(s.senses) > 0 && !(s.is(naming...) && !s.is(describing...)) || p.r.drawable(id) != "" || s.is(trade, style, stop, person, several, standIn, relation) || setFillers[s.key] || !p.besideAsk(ask, s.from, s.to) {
			continue
		}
		if readSheets()[token.Key(s.key)] != nil {
			continue // the theme
		}
		p.leaveOut(s.from, s.to, "“"+p.words(s.from, s.to)+"” is the name of the set: what it lists is drawn.")
		p.spans = slices.Delete(p.spans, i, i+1)
	}
}

// purposeOfSet leaves out what a set is for, from "for" to the end of the clause or of what is known to end a purpose.
func (p *parser) purposeOfSet(from int) {
	to, end := from+1, 0
	for to < len(p.toks) && p.toks[to].Kind == token.Word && p.wordAt(to) != "with" && p.wordAt(to) != "of" {
		if purposeEnds[p.wordAt(to)] {
			end = to + 1
		}
		to++
	}
	if to == len(p.toks) || p.toks[to].Kind == token.Word {
		to = end
	} else if end > 0 && (to > end+1 || p.memberOf(end, to) != "") {
		to = end // a list without commas may follow
	}
	if to <= from+1 {
		return
	}
	p.leaveOut(from, to, "“"+p.words(from, to)+"” says what the image is for, so it isn't drawn.")
	p.withoutTokens(from, to)
}

// circlesOfSet takes out the discs on which the things of a set are to stand: "icons …, in pastel circles".
func (p *parser) circlesOfSet() {
	if p.setAsked().kind == "" {
		return
	}
	for i, s := range p.spans {
		from := i
		for from > 0 && p.spans[from-1].isWord() && p.spans[from-1].is(color, style, trade, describing[0]) && !p.spans[from-1].is(relation, thing) {
			from--
		}
		lead := p.span(from - 1).key
		if s.kind != token.Word || !slices.Contains([]string{"circle", "circles", "round background", "circle background", "bubble", "bubbles", "round circle", "round circles"}, s.key) || from == 0 || lead != "in" && lead != "on" && lead != "inside" {
			continue
		}
		for k := i - 1; k >= from; k-- {
			if name, ok := p.spans[k].value(color); ok {
				p.out.Backing = name
				p.understand(p.spans[k].from, p.spans[k].to, "color", name)
				p.spans = slices.Delete(p.spans, k, k+1)
				i--
			}
		}
		p.out.Ground = "circle"
		p.drop(i, "framing", "circle")
		p.drop(from-1, "", "")
		p.spans = slices.Insert(p.spans, from-1, span{kind: token.Pause, from: s.from, to: s.from})
		return
	}
}

// titleOfSet leaves out the whole title of a set, where a colon ends it, or where its last word before the words for the set says what the set is for: "food truck menu
// icons burger, fries". Its nouns are no things of the list.
func (p *parser) titleOfSet(ask setAsk) {
	first := slices.Min(ask.at)
	end := first
	for end < len(p.toks) && p.toks[end].Kind == token.Word {
		end++
	}
	colon := end < len(p.toks) && p.toks[end].Kind == token.Pause && p.toks[end].Start < len(p.runes) && p.runes[p.toks[end].Start] == ':'
	if first == 0 || !colon && !purposeEnds[p.wordAt(first-1)] && !strings.HasSuffix(p.wordAt(first-1), "ing") || slices.ContainsFunc(p.toks[:first], func(t token.Token) bool { return t.Kind != token.Word }) {
		return
	}
	listed := 0
	for _, s := range p.spans {
		if id, ok := s.value(thing); ok && s.kind == token.Word && s.from > first && p.r.drawable(id) != "" && !s.is(trade, style, several) {
			listed++
		}
	}
	if listed <= sheetLeast {
		return
	}
	for i := len(p.spans) - 1; i >= 0; i-- {
		s := p.spans[i]
		if id, _ := s.value(thing); s.kind != token.Word || s.to > first || s.is(style, color, trade, several) || !s.is(thing, person) || p.r.drawable(id) == "" && !s.is(person) || readSheets()[token.Key(s.key)] != nil {
			continue
		}
		p.leaveOut(s.from, s.to, "“"+p.words(s.from, s.to)+"” is the name of the set: what it lists is drawn.")
		p.spans = slices.Delete(p.spans, i, i+1)
	}
}
