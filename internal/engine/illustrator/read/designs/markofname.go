package designs

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/logos"
	"pellucid/internal/engine/illustrator/read/designs/sheets"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// markOfName draws the mark of the business that the name on a logo says, or the animal or the thing that the name has, where the prompt
// names nothing to draw: a tooth above "Dr. Smith Dental", a fox above "Red Fox Studio".
func markOfName(p *state.Parser) {
	if p.Out.Design == "mascot" {
		mascotOfName(p)
		return
	}
	if !p.Logo || p.Out.Style.Name != "logo" || len(p.Out.Subjects) > 0 || len(p.Out.Lettering) == 0 || p.Out.Design != "" || logos.Wordless(p) {
		return
	}
	name := strings.NewReplacer("’", "'").Replace(p.Out.Lettering[0])
	what, id := businessIn(p, strings.Fields(token.Key(name)))
	why := "We drew %s as the mark of " + state.Article(what) + "."
	if id == "" {
		what, id = thingIn(p, name)
		why = "The prompt names no mark, so we drew %s, which the name has."
	}
	if id == "" || strings.HasPrefix(id, "person") {
		return
	}
	p.Out.Subjects = []brief.Subject{{Words: what, Kind: p.Tables.Drawable(id), ID: id, Count: 1}}
	p.Out.Reading.StandsIn = append(p.Out.Reading.StandsIn, brief.Item{Words: p.Out.Lettering[0], From: what, To: strings.ReplaceAll(id, "-", " "), Why: strings.Replace(why, "%s", state.Named(id, false), 1)})
}

// mascotOfName draws the head of the animal that the name of a team has, where the prompt names nothing else: "gaming logo angry wolf esports".
func mascotOfName(p *state.Parser) {
	if len(p.Out.Subjects) > 0 || len(p.Out.Lettering) == 0 {
		return
	}
	name := strings.ToLower(p.Out.Lettering[0])
	what, id := thingIn(p, name)
	kind := p.Tables.Drawable(id)
	if kind != brief.Animal && kind != brief.Bird {
		return
	}
	s := brief.Subject{Words: what, Kind: kind, ID: id, Count: 1, Portrait: true}
	if words := strings.Fields(name); slices.Contains(words, "angry") || slices.Contains(words, "fierce") || slices.Contains(words, "raging") {
		s.Expression = "angry"
	}
	p.Out.Subjects = []brief.Subject{s}
}

// businessIn is the kind of business that some words end with, else the longest that they have, and its mark.
func businessIn(p *state.Parser, words []string) (what, id string) {
	mark := func(from, to int) string {
		ids := p.Tables.Words.Businesses[strings.Join(words[from:to], " ")]
		if i := slices.IndexFunc(ids, func(id string) bool { return p.Tables.Drawable(id) != "" }); i >= 0 {
			return ids[i]
		}
		return ""
	}
	for to := len(words); to > 0; to-- {
		for from := range to {
			if id := mark(from, to); id != "" {
				return strings.Join(words[from:to], " "), id
			}
		}
	}
	return "", ""
}

// thingIn is the first animal, else the last other thing, that a name has.
func thingIn(p *state.Parser, name string) (what, id string) {
	var animal, other [2]string
	for _, s := range p.Tables.Cut(token.Split(strings.ToLower(name))) {
		v, ok := s.Value(vocabulary.Thing)
		if !ok || s.Is(vocabulary.Person, vocabulary.Stop, vocabulary.Color, vocabulary.Trade) || logos.Firms[s.Key] || logos.TradePlaces[s.Key] {
			continue
		}
		switch kind := p.Tables.Drawable(v); {
		case kind == brief.Animal || kind == brief.Bird:
			animal = [2]string{cmp.Or(animal[0], s.Key), cmp.Or(animal[1], v)}
		case kind == brief.Piece:
			other = [2]string{s.Key, v}
		}
	}
	return cmp.Or(animal[0], other[0]), cmp.Or(animal[1], other[1])
}

// nameAfterFor quotes the name in small letters of whom a logo is for, which has no article before it and ends as names of firms do or has a word
// that nothing draws: "logo for dr. smith dental", "logo for stonebridge law office navy and gold".
func nameAfterFor(p *state.Parser) bool {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "logo" })
	if !p.Logo || at < 0 || p.WordAt(at+1) != "for" || ofFirms[p.WordAt(at+2)] {
		return false
	}
	from := at + 2
	end := nameEnd(p, from)
	for to := from + 2; to < end; to++ { // "northern lights photography aurora": the art comes right after the name
		if endsAsFirm(p, to-1) && !endsAsFirm(p, to) && sheets.NamesDrawn(p, to, end) {
			end = to
		}
	}
	if end-from < 2 || end-from > 6 || !ownName(p, from, end) {
		return false
	}
	quoteName(p, at+1, from, end)
	return true
}

// nameEnd is where a name ends that begins at a token: before its art, its colors and its looks.
func nameEnd(p *state.Parser, from int) int {
	to := partEnd(p, from)
	for to > from {
		s := p.SpanAt(to - 1)
		if w := p.WordAt(to - 1); s < 0 || !p.Spans[s].Is(vocabulary.Color) && !logos.LooksOfLogos[w] && w != "and" && w != "badge" && w != "crest" && w != "style" && w != "colors" && !p.Spans[s].Is(vocabulary.Trade) || endsAsFirm(p, to-1) {
			break
		}
		to--
	}
	return to
}

// ownName reports whether some words are the name of a firm and not its kind alone: "smith & sons construction", not "dog walking business".
func ownName(p *state.Parser, from, to int) bool {
	words := strings.Fields(token.Key(p.Words(from, to)))
	for n := len(words); n > 0; n-- {
		if p.Tables.Words.Businesses[strings.Join(words[:n], " ")] != nil && (n == len(words) || n == len(words)-1 && logos.Firms[words[n]]) {
			return false
		}
	}
	_, owned := vocabulary.Possessive(p.Tokens[from].Raw)
	if owned || titles[p.WordAt(from)] {
		return true
	}
	strange := false
	for i := from; i < to; i++ {
		s := p.SpanAt(i)
		if w := p.WordAt(i); s < 0 || w == "of" || w == "a" || w == "an" || w == "my" || w == "that" || i == from && (logos.LooksOfLogos[w] || p.Spans[s].Is(vocabulary.Color) && !endsAsFirm(p, to-1)) {
			return false
		}
		strange = strange || p.Spans[s].Is(vocabulary.Unknown) && !p.Spans[s].Is(vocabulary.Describing...)
	}
	return strange || endsAsFirm(p, to-1) && to-from > 2 || p.Tables.Words.Businesses[words[len(words)-1]] != nil && !businessLooks[words[0]]
}

var (
	// titles stand before the names of people.
	titles = lexicon.Set("dr dr. mr mr. mrs mrs. ms ms. miss chef coach saint st. the")
	// businessLooks tell of a kind of business and begin no name.
	businessLooks = lexicon.Set("local small organic mobile online family kids home pet dog cat children women handmade vegan healthy new best custom outdoor indoor christian")
)
