package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// buttonWords are what buttons on screens say; a sewing button says nothing.
var buttonWords = wordSet(`start ok okay cancel close menu next back exit quit buy shop order download upload submit continue retry restart resume settings options yes no ready go join
	read learn click sign log login signup register send save delete book donate apply try get add view see more now here up in in out game cart today new to us home info help pause stop skip done apply accept decline enter search share contact free level select`)

// screenWords say that a button is one of a screen.
var screenWords = wordSet("ui game web website app mobile gui interface hud ux")

// buttons reads what a button on a screen says: "start button green", "ok button and cancel button", "shop now button".
func (p *parser) buttons() {
	if p.r.drawable("ui-button") == "" {
		return
	}
	for i := len(p.spans) - 1; i >= 0; i-- {
		if i >= len(p.spans) {
			continue // what it stood in was taken out
		}
		s := p.spans[i]
		if s.kind != token.Word || lastWord(s.key) != "button" && lastWord(s.key) != "buttons" || s.to-s.from > 1 && s.is(thing) {
			continue
		}
		at := s.to - 1
		from := at
		for from > 0 && at-from < 3 && buttonWords[p.wordAt(from-1)] {
			from--
		}
		onScreen := slices.ContainsFunc(p.toks[:at], func(t token.Token) bool { return t.Kind == token.Word && screenWords[t.Text] })
		quoted := p.span(i+1).kind == token.Quote || i+2 < len(p.spans) && p.spans[i+2].kind == token.Quote || p.span(i-1).kind == token.Quote
		if from == at && !onScreen && !quoted {
			continue
		}
		if from < at && slices.ContainsFunc(p.spans[:i], func(o span) bool { id, _ := o.value(thing); return id == "ui-panel" }) {
			p.understand(from, s.to, "part", p.words(from, s.to)) // its own
			p.withoutTokens(from, s.to)
			continue
		}
		first := from
		for first > 0 && screenWords[p.wordAt(first-1)] {
			first--
		}
		if first < from {
			p.understand(first, from, "framing", "button")
		}
		p.withoutTokens(first, s.to)
		k := slices.IndexFunc(p.spans, func(o span) bool { return o.from >= s.to })
		if k < 0 {
			k = len(p.spans)
		}
		word := span{from: at, to: s.to, kind: token.Word, key: "ui button", senses: []sense{{Class: thing, Value: "ui-button"}}, plural: s.plural && from == at}
		add := []span{word}
		if from < at {
			add = []span{word, {from: from, to: at, kind: token.Quote, text: p.text(from, at)}}
		}
		p.spans = slices.Insert(p.spans, k, add...)
	}
}

// refusals are the words of buttons that are red unless another color was asked for.
var refusals = wordSet("cancel close no exit quit delete stop decline skip")

// plated gives buttons that end or refuse something their color, and stamps their shape.
func (p *parser) plated() {
	for i := range p.out.Subjects {
		if s := &p.out.Subjects[i]; s.ID == "rubber-stamp" && p.roundStamp {
			s.States = appendNew(s.States, "round")
		}
		if s := &p.out.Subjects[i]; s.ID == "ui-button" && s.Color == "" && refusals[strings.ToLower(s.Text)] {
			s.Color = "red"
		}
	}
}

// prices makes a quoted text of an amount with its sign: "price tag $9.99".
func (p *parser) prices() {
	for i := 0; i < len(p.toks); i++ {
		t := p.toks[i]
		if t.Kind != token.Word || t.Start == 0 || !strings.ContainsRune("$€£¥", p.runes[t.Start-1]) || !vocabulary.IsNumber(t.Text) {
			continue
		}
		to := i + 1
		if to+1 < len(p.toks) && p.toks[to].Kind == token.Pause && vocabulary.IsNumber(p.toks[to+1].Text) && p.toks[to+1].Start == t.End+1 {
			to += 2
		}
		p.quoteTokens(i, i, to)
	}
}

// founding quotes the year in which a business or a team was founded, with the word before it, where a design is asked for: "logo “Double R
// Ranch” vintage est 1962", "badge with an anchor Est. 1985".
func (p *parser) founding() {
	for i := 0; i+1 < len(p.toks); i++ {
		year := i + 1
		if p.toks[year].Kind == token.Pause && year+1 < len(p.toks) {
			year++ // "Est."
		}
		if !vocabulary.Foundings[p.wordAt(i)] || !vocabulary.IsYear(p.wordAt(year)) || p.inQuote(i) {
			continue
		}
		after := slices.ContainsFunc(p.spans, func(s span) bool {
			return s.to <= i && (s.key == "with" || s.key == "featuring" || s.kind == token.Quote || s.kind == token.Pause)
		})
		if !p.logo && !after && year == i+1 {
			continue // a saying that ends with its year
		}
		p.quoteTokens(i, i, year+1)
		p.spans = slices.DeleteFunc(p.spans, func(s span) bool { return s.kind == token.Pause && s.from > i && s.to <= year })
		return
	}
}

// inQuote reports whether a token is within a quoted text.
func (p *parser) inQuote(tok int) bool {
	at := p.spanAt(tok)
	return at >= 0 && p.spans[at].kind == token.Quote
}
