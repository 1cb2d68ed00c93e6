package read

import (
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// signs are the things whose following words are what is written on them.
var signs = wordSet("arrow-sign hanging-sign notice-sign yard-sign placard wood-plank retro-sign sandwich-board signpost road-sign street-sign stop-sign chalkboard whiteboard neon-light neon-sign speech-bubble thought-bubble sale-tag price-tag gift-tag hello-name-tag license-plate welcome-sign rubber-stamp ui-button ui-panel banner bunting ribbon-banner comic-burst starburst-badge")

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

// pennantLetters puts a saying before bunting, or letters after it, onto its pennants: "happy birthday bunting", "bunting with letters JAKE".
func (p *parser) pennantLetters() {
	at := slices.IndexFunc(p.spans, func(s span) bool { id, _ := s.value(thing); return id == "bunting" && s.kind == token.Word })
	if at < 0 || p.quoted() || p.logo {
		return
	}
	said, _ := p.span(at - 1).value(thing)
	if at > 0 && (p.spans[at-1].is(saying) || standing[said] != "") {
		say := p.spans[at-1]
		p.spans[at-1], p.spans[at] = p.spans[at], span{from: say.from, to: say.to, kind: token.Quote, text: titled(p.text(say.from, say.to))}
		return
	}
	lead := p.span(at + 2)
	if with := p.span(at + 1).key; with != "with" && with != "saying" || lead.key != "letters" && lead.key != "letter" && lead.key != "name" && lead.key != "word" {
		return
	}
	word := p.span(at + 3)
	if raw := p.words(word.from, word.to); word.kind == token.Word && strings.ToLower(raw) != raw {
		p.spans = slices.Replace(p.spans, at+1, at+4, span{from: p.spans[at+1].from, to: word.to, kind: token.Quote, text: p.text(word.from, word.to)})
	}
}

// nameSigns stand before "sign" where it says a name.
var nameSigns = wordSet("last name family surname personalized custom wedding established")

// signName makes the text of a sign of the name that follows the word for it: "last name sign Johnson est 2015 with magnolia".
func (p *parser) signName() {
	at := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && boardNouns[t.Text] })
	if at < 0 || p.quoted() || p.logo || at+1 >= len(p.toks) || string(p.runes) == strings.ToUpper(string(p.runes)) {
		return
	}
	raw := p.toks[at+1].Raw
	if p.toks[at+1].Kind != token.Word || !p.capitalToken(at+1) || strings.ToLower(raw) == raw || p.toks[at].Raw != strings.ToLower(p.toks[at].Raw) {
		return
	}
	from, to := p.orderedText(at)
	if from != at+1 || to <= from {
		return
	}
	p.quoteTokens(from, from, to)
	first := at
	for first > 0 && nameSigns[p.wordAt(first-1)] {
		first--
	}
	if first < at {
		p.understand(first, at, "framing", "name")
		p.withoutTokens(first, at)
	}
}

// glitterOfLetter puts the glitter that a letter or a number is told to be in before it, where it is its own: "letter D in gold glitter".
func (p *parser) glitterOfLetter() {
	for i, s := range p.spans {
		lead := s.key == "in" || s.key == "with" || s.key == "made of"
		if !lead || i == 0 || s.kind != token.Word {
			continue
		}
		end := i + 1
		for p.span(end).is(color) && p.span(end).key != "glitter" {
			end++
		}
		glitter := p.span(end)
		if strings.TrimSuffix(glitter.key, "y") != "glitter" && !strings.HasSuffix(glitter.key, " glitter") || glitter.kind != token.Word || end+1 < len(p.spans) && p.span(end+1).isWord() && !p.span(end+1).is(trade, style, relation) {
			continue
		}
		letter := slices.IndexFunc(p.spans[:i], func(o span) bool {
			return o.key == "letter" || o.key == "number" || strings.HasPrefix(o.key, "number ") || o.key == "monogram" || o.key == "initial"
		})
		if letter < 0 {
			return
		}
		looks := p.recut(p.span(i+1).from, glitter.to)
		for k := range looks {
			if looks[k].key == "glitter" {
				looks[k].senses = []sense{{Class: fill, Value: "glitter"}}
			}
		}
		rest := slices.Delete(slices.Clone(p.spans), i, end+1)
		p.spans = slices.Insert(rest, letter, looks...)
		p.mark(s.from, s.to)
		return
	}
}

// sayingOfWrap letters the words of a wrap that names nothing to repeat, in place of a pattern that nobody told: "pumpkin spice season tumbler wrap".
func (p *parser) sayingOfWrap() {
	if len(p.out.Subjects) != 1 || p.out.Subjects[0].ID != "pattern" || p.out.Subjects[0].Text == "" || p.out.Subjects[0].Fill != "" || len(p.out.Lettering) > 0 {
		return
	}
	p.out.Lettering, p.out.Framing, p.out.Design = []string{p.out.Subjects[0].Text}, nil, "print"
	p.dropSubject(0)
}

// garmentOfSaying takes out the garment right behind a saying that comes with art: in "dog mom shirt with paw prints" no shirt is drawn.
func (p *parser) garmentOfSaying() {
	if p.out.Design != "print" || len(p.out.Lettering) != 1 || len(p.out.Subjects) < 2 {
		return
	}
	for i, s := range p.out.Subjects {
		word := strings.ToLower(s.Words)
		if !vocabulary.PrintGarments[lastWord(word)] && lastWord(word) != "shirts" || s.Color != "" || s.Text != "" || !strings.Contains(strings.ToLower(p.out.Prompt), strings.ToLower(p.out.Lettering[0])+" "+word) {
			continue
		}
		p.dropSubject(i)
		for k := range p.out.Reading.Understood {
			if it := &p.out.Reading.Understood[k]; strings.EqualFold(it.Words, word) {
				it.As, it.To = "framing", "shirt"
			}
		}
		return
	}
}
