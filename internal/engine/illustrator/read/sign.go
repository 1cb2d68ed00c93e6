package read

import (
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// signs are the things whose following words are what is written on them.
var signs = wordSet("arrow-sign hanging-sign notice-sign yard-sign placard wood-plank retro-sign sandwich-board signpost road-sign street-sign stop-sign chalkboard whiteboard neon-light neon-sign speech-bubble thought-bubble sale-tag price-tag gift-tag license-plate welcome-sign rubber-stamp ui-button ui-panel banner bunting ribbon-banner comic-burst starburst-badge")

// onSign reads what a sign says without a word that leads to it: "wooden sign welcome to the farm", "road sign SPEED LIMIT 65".
func (p *parser) onSign(s span) bool {
	if p.subj < 0 || p.scope != "" || p.rel != "" || len(p.pre) > 0 || !p.signBefore() || s.kind != token.Word || s.is(relation) || s.is(trade, style, scene) && !s.is(saying) {
		return false
	}
	if first, _, ok := strings.Cut(s.key, " "); ok && first == "saying" {
		p.at++
		p.mark(s.from, s.from+1)
		p.letterOn(s.from+1, s.to, p.text(s.from+1, s.to), true)
		return true // a way to stand that is what it says here
	}
	end := p.at
	known := true
	for end < len(p.spans) && end < p.at+8 && p.spans[end].kind == token.Word {
		w := p.spans[end]
		if end > p.at && (w.is(trade, style) && !w.is(thing) || w.is(relation) && w.key != "to" && w.key != "of" && w.key != "and" || w.key == "with" || w.key == "in") {
			break
		}
		known = known && w.is(thing, person) && !w.is(saying)
		end++
	}
	raw := p.toks[s.from].Raw
	shout := len(raw) > 1 && raw == strings.ToUpper(raw) && unicode.IsLetter([]rune(raw)[0])
	if end == p.at || known && !shout || end == p.at+1 && !shout && !s.is(saying) && !s.is(unknown) || s.is(color, size, material, state) && !shout {
		return false
	}
	from, to := s.from, p.spans[end-1].to
	p.at = end
	p.letterOn(from, to, p.text(from, to), true)
	return true
}

// signBefore reports whether the word before is a sign, and it says nothing yet.
func (p *parser) signBefore() bool {
	sub := p.out.Subjects[p.subj]
	at := p.at - 1
	for at > 0 && p.span(at).is(style) && !p.span(at).is(thing) {
		at-- // "speech bubble comic POW"
	}
	before := p.span(at)
	return signs[sub.ID] && sub.Text == "" && sub.Kind != brief.Person && before.isWord() && !before.is(relation) && strings.HasSuffix(strings.ToLower(sub.Words), strings.ToLower(p.words(before.from, before.to)))
}

// arcs are the words that bend a text into an arc.
var arcs = wordSet("arched arching curved arc")

// arched reads "arched over it" after a text.
func (p *parser) arched(s span) bool {
	said := len(p.out.Lettering) > 0 || p.subj >= 0 && p.out.Subjects[p.subj].Text != ""
	if !arcs[s.key] || !said && !p.quoteAhead() {
		return false
	}
	to := s.to
	p.at++
	for next := p.span(p.at); next.isWord() && (next.is(relation, stop) || next.key == "it" || next.key == "top"); next = p.span(p.at) {
		if p.nounAhead(p.at+1) && next.key != "on" {
			break
		}
		to = next.to
		p.at++
	}
	p.out.Letter.Style = "arc"
	p.understand(s.from, to, "lettering", "arc")
	return true
}

// quoteAhead reports whether a quoted text comes later.
func (p *parser) quoteAhead() bool {
	for i := p.at; i < len(p.spans); i++ {
		if p.spans[i].kind == token.Quote {
			return true
		}
	}
	return false
}

// shouted reads a word in capitals that comes "with" what carries a text: "license plate with TEXAS".
func (p *parser) shouted(s span) bool {
	if p.scope != "with" || p.owner < 0 || p.owner != p.subj || s.kind != token.Word || s.is(color, material, fill) {
		return false
	}
	sub := p.out.Subjects[p.owner]
	raw := p.words(s.from, s.to)
	if !vocabulary.Carriers[sub.ID] && !signs[sub.ID] || sub.Text != "" || len(raw) < 2 || raw != strings.ToUpper(raw) || strings.ToUpper(raw) == strings.ToLower(raw) || string(p.runes) == strings.ToUpper(string(p.runes)) {
		return false
	}
	p.pre = nil
	p.at++
	p.letterOn(s.from, s.to, p.text(s.from, s.to), true)
	return true
}

// shoutBefore reads a word in capitals right before what carries a text: "PAID stamp", "OPEN sign".
func (p *parser) shoutBefore(s span) bool {
	raw := p.words(s.from, s.to)
	id, ok := p.span(p.at + 1).value(thing)
	if !ok || !vocabulary.Carriers[id] && !signs[id] || s.kind != token.Word || s.is(color, material, fill, size, count, trade, style) || len(raw) < 3 || raw != strings.ToUpper(raw) || strings.ToUpper(raw) == strings.ToLower(raw) ||
		string(p.runes) == strings.ToUpper(string(p.runes)) {
		return false
	}
	p.out.Lettering = append(p.out.Lettering, p.text(s.from, s.to))
	p.understand(s.from, s.to, "text", p.text(s.from, s.to))
	p.held = held{len(p.out.Lettering), s.to}
	p.at++
	return true
}
