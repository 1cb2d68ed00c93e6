package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// onChalkboard reads what is lettered on a chalkboard: "chalkboard menu coffee cups", and "bathroom sign wash your hands chalkboard", whose sign is one.
func onChalkboard(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && t.Text == "chalkboard" })
	if at < 0 || p.Quoted() || p.Tables.Drawable("chalkboard") == "" {
		return
	}
	if w := p.WordAt(at + 1); w == "menu" || w == "specials" {
		p.QuoteTokens(at+1, at+1, at+2)
		return
	}
	sign := slices.IndexFunc(p.Tokens[:at], func(t token.Token) bool { return t.Kind == token.Word && t.Text == "sign" })
	if sign < 0 || at+1 < len(p.Tokens) || at-sign < 3 || !p.AllWords(sign, at) || p.WordAt(at-1) == "a" || p.WordAt(at-1) == "on" {
		return
	}
	for i := range p.Spans {
		if s := p.Spans[i]; s.From <= sign && sign < s.To {
			p.Spans[i] = state.Span{From: s.From, To: s.To, Kind: token.Word, Key: "chalkboard", Senses: []vocabulary.Sense{{Class: vocabulary.Thing, Value: "chalkboard"}}}
			break
		}
	}
	p.Understand(at, at+1, "subject", "chalkboard")
	p.WithoutTokens(at, at+1)
	p.QuoteTokens(sign+1, sign+1, at)
}

// ofKin stand on the banner of a tattoo or a heart.
var ofKin = lexicon.Set("mom mum dad mama mother father grandma grandpa nana papa love family sister brother forever")

// nameOnBanner quotes who is honored on a banner: "heart with mom banner".
func nameOnBanner(p *state.Parser) {
	if p.Quoted() {
		return
	}
	for i := 2; i < len(p.Tokens); i++ {
		w, lead := p.WordAt(i), p.WordAt(i-2)
		if (w == "banner" || w == "ribbon" || w == "scroll") && ofKin[p.WordAt(i-1)] && (lead == "with" || lead == "a" || lead == "and") {
			p.QuoteTokens(i-1, i-1, i)
			return
		}
	}
}

// madeBy begin what a label says of its goods.
var madeBy = lexicon.Set("homemade handmade organic fresh pure raw natural local artisan grandma's grandmas")

// goodsOfLabel quotes what follows the word for a label, where it begins as labels do: "jar label homemade strawberry jam". What it names is shown.
func goodsOfLabel(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && (t.Text == "label" || t.Text == "labels") })
	if at < 0 || p.Quoted() || !madeBy[p.WordAt(at+1)] {
		return
	}
	to := partEnd(p, at+1)
	if to-at < 3 || to-at > 6 {
		return
	}
	var goods []state.Span
	for _, s := range p.Spans {
		if id, ok := s.Value(vocabulary.Thing); ok && s.From > at && s.To <= to && p.Tables.Drawable(id) != "" && !s.Is(vocabulary.Color) {
			goods = append(goods, s)
		}
	}
	text := p.Text(at+1, to)
	p.Understand(at+1, to, "text", text)
	p.WithoutTokens(at+1, to)
	p.Out.Lettering = append(p.Out.Lettering, text)
	if len(goods) > 0 {
		p.Spans = append(p.Spans, goods[len(goods)-1])
	}
	if jar := p.SpanAt(at - 1); jar >= 0 && (p.Spans[jar].Key == "jar" || p.Spans[jar].Key == "bottle") {
		p.Drop(jar, "framing", "label")
	}
}

// toAndFrom letters the lines of a gift tag: "gift tag to from".
func toAndFrom(p *state.Parser) {
	for i := 0; i+1 < len(p.Tokens); i++ {
		to := i + 2
		if p.WordAt(i+1) == "and" {
			to++
		}
		if p.WordAt(i) == "to" && to <= len(p.Tokens) && p.WordAt(to-1) == "from" && strings.Contains(p.Said(0, i), " tag ") {
			p.QuoteTokens(i, i, to)
			for k := range p.Spans {
				if s := &p.Spans[k]; s.Kind == token.Quote && s.From == i {
					s.Text = "To: From:"
				}
			}
			return
		}
	}
}

// colorOfBaby gives a banner for a girl or a boy, whose colors were not told, the usual color.
func colorOfBaby(p *state.Parser) {
	said := strings.ToLower(strings.Join(p.Out.Lettering, " "))
	if len(p.Out.Tints) > 0 || !slices.ContainsFunc(p.Out.Framing, func(f string) bool { return f == "banner" || strings.HasPrefix(f, "ribbon") }) {
		return
	}
	for _, c := range [][3]string{{"it's a girl", "baby girl", "pink"}, {"it's a boy", "baby boy", "blue"}} {
		if strings.Contains(strings.ReplaceAll(said, "’", "'"), c[0]) || strings.Contains(said, c[1]) {
			p.Out.Tints = append(p.Out.Tints, c[2])
			return
		}
	}
}

// inFaceOf are even shapes in whose face something stands that a design is told to have inside.
var inFaceOf = lexicon.Set("paw-print heart star circle shamrock football cross")

// insideOfShape puts what comes "inside" such a shape there: "paw print with heart inside".
func insideOfShape(p *state.Parser) {
	if len(p.Out.Subjects) != 2 || !inFaceOf[p.Out.Subjects[0].ID] || p.Out.Subjects[1].Kind == brief.Person || !slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "inside" }) {
		return
	}
	p.Out.Relations = []brief.Relation{{From: 1, Kind: "inside", To: 0}}
	p.Out.Subjects[1].Count = 1
}
