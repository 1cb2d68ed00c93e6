package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// buttonWords are what buttons on screens say; a sewing button says nothing.
var buttonWords = lexicon.Set(`start ok okay cancel close menu next back exit quit buy shop order download upload submit continue retry restart resume settings options yes no ready go join
	read learn click sign log login signup register send save delete book donate apply try get add view see more now here up in in out game cart today new to us home info help pause stop skip done apply accept decline enter search share contact free level select`)

// screenWords say that a button is one of a screen.
var screenWords = lexicon.Set("ui game web website app mobile gui interface hud ux")

// buttons reads what a button on a screen says: "start button green", "ok button and cancel button", "shop now button".
func buttons(p *state.Parser) {
	if p.Tables.Drawable("ui-button") == "" {
		return
	}
	for i := len(p.Spans) - 1; i >= 0; i-- {
		if i >= len(p.Spans) {
			continue // what it stood in was taken out
		}
		s := p.Spans[i]
		if s.Kind != token.Word || state.LastWord(s.Key) != "button" && state.LastWord(s.Key) != "buttons" || s.To-s.From > 1 && s.Is(vocabulary.Thing) {
			continue
		}
		at := s.To - 1
		from := at
		for from > 0 && at-from < 3 && buttonWords[p.WordAt(from-1)] {
			from--
		}
		onScreen := slices.ContainsFunc(p.Tokens[:at], func(t token.Token) bool { return t.Kind == token.Word && screenWords[t.Text] })
		quoted := p.Span(i+1).Kind == token.Quote || i+2 < len(p.Spans) && p.Spans[i+2].Kind == token.Quote || p.Span(i-1).Kind == token.Quote
		if from == at && !onScreen && !quoted {
			continue
		}
		if from < at && slices.ContainsFunc(p.Spans[:i], func(o state.Span) bool { id, _ := o.Value(vocabulary.Thing); return id == "ui-panel" }) {
			p.Understand(from, s.To, "part", p.Words(from, s.To)) // its own
			p.WithoutTokens(from, s.To)
			continue
		}
		if from == at && !quoted { // "game ui button wood start"
			for k := at + 1; k < min(at+3, len(p.Tokens)); k++ {
				if buttonWords[p.WordAt(k)] {
					p.QuoteTokens(k, k, k+1)
					break
				}
			}
		}
		first := from
		for first > 0 && screenWords[p.WordAt(first-1)] {
			first--
		}
		if first < from {
			p.Understand(first, from, "framing", "button")
		}
		p.WithoutTokens(first, s.To)
		k := slices.IndexFunc(p.Spans, func(o state.Span) bool { return o.From >= s.To })
		if k < 0 {
			k = len(p.Spans)
		}
		word := state.Span{From: at, To: s.To, Kind: token.Word, Key: "ui button", Senses: []vocabulary.Sense{{Class: vocabulary.Thing, Value: "ui-button"}}, Plural: s.Plural && from == at}
		add := []state.Span{word}
		if from < at {
			add = []state.Span{word, {From: from, To: at, Kind: token.Quote, Text: p.Text(from, at)}}
		}
		p.Spans = slices.Insert(p.Spans, k, add...)
	}
}

// refusals are the words of buttons that are red unless another color was asked for.
var refusals = lexicon.Set("cancel close no exit quit delete stop decline skip")

// plated gives buttons that end or refuse something their color, and stamps their shape.
func plated(p *state.Parser) {
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; s.ID == "rubber-stamp" && p.Design.RoundStamp {
			s.States = state.AppendNew(s.States, "round")
		}
		if s := &p.Out.Subjects[i]; s.ID == "ui-button" && s.Color == "" && refusals[strings.ToLower(s.Text)] {
			s.Color = "red"
		}
	}
}

// prices makes a quoted text of an amount with its sign: "price tag $9.99".
func prices(p *state.Parser) {
	for i := 0; i < len(p.Tokens); i++ {
		t := p.Tokens[i]
		if t.Kind != token.Word || t.Start == 0 || !strings.ContainsRune("$€£¥", p.Runes[t.Start-1]) || !vocabulary.IsNumber(t.Text) {
			continue
		}
		to := i + 1
		if to+1 < len(p.Tokens) && p.Tokens[to].Kind == token.Pause && vocabulary.IsNumber(p.Tokens[to+1].Text) && p.Tokens[to+1].Start == t.End+1 {
			to += 2
		}
		p.QuoteTokens(i, i, to)
	}
}

// founding quotes the year in which a business or a team was founded, with the word before it, where a design is asked for: "logo “Double R
// Ranch” vintage est 1962", "badge with an anchor Est. 1985".
func founding(p *state.Parser) {
	for i := 0; i+1 < len(p.Tokens); i++ {
		year := i + 1
		if p.Tokens[year].Kind == token.Pause && year+1 < len(p.Tokens) {
			year++ // "Est."
		}
		if !vocabulary.Foundings[p.WordAt(i)] || !vocabulary.IsYear(p.WordAt(year)) || sayings.QuotedAt(p, i) {
			continue
		}
		after := slices.ContainsFunc(p.Spans, func(s state.Span) bool {
			return s.To <= i && (s.Key == "with" || s.Key == "featuring" || s.Kind == token.Quote || s.Kind == token.Pause)
		})
		if !p.Logo && !after && year == i+1 {
			continue // a saying that ends with its year
		}
		p.QuoteTokens(i, i, year+1)
		p.Spans = slices.DeleteFunc(p.Spans, func(s state.Span) bool { return s.Kind == token.Pause && s.From > i && s.To <= year })
		return
	}
}
