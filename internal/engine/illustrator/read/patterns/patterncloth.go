package patterns

import (
	"iter"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// repeated are the words for designs that are a pattern all over.
	repeated = lexicon.Set("pattern patterns seamless wrap wraps tumbler fabric")
	// grounds of patterns are the prints that others lie on.
	clothPrints = lexicon.Set("leopard cow zebra plaid buffalo gingham camouflage stripes checkered glitter tie-dye dots snakeskin tiger")
)

// PatternOfThings takes "hearts pattern" apart behind "and" or a comma, where a pattern is of two things: "cats and hearts pattern" has no cats with hearts on them.
func PatternOfThings(p *state.Parser) {
	for i := 2; i < len(p.Spans); i++ {
		s, k := p.Spans[i], i-1
		for k > 1 && p.Spans[k].Is(vocabulary.Color, vocabulary.Size) && !p.Spans[k].Is(vocabulary.Thing) && p.Spans[k].Kind == token.Word {
			k-- // "lemons and blue flowers pattern"
		}
		join := p.Spans[k]
		if !repeated[state.LastWord(s.Key)] || !s.Is(vocabulary.Fill) || s.To-s.From < 2 || s.Kind != token.Word || join.Key != "and" && join.Kind != token.Pause || k < 1 || !Copyable(p, p.Spans[k-1]) || p.Spans[k-1].Is(vocabulary.Fill) {
			continue
		}
		if first := p.Recut(s.From, s.To-1); len(first) == 1 && Copyable(p, first[0]) {
			first[0].Senses = slices.DeleteFunc(slices.Clone(first[0].Senses), func(o vocabulary.Sense) bool { return o.Class == vocabulary.Fill })
			p.Spans = slices.Replace(p.Spans, i, i+1, append(first, p.Recut(s.To-1, s.To)...)...)
			return
		}
	}
}

// PatternCloth takes a print that a pattern has besides other things for the ground of it: "sunflowers and leopard print tumbler wrap".
func PatternCloth(p *state.Parser) {
	if p.Out.Backing != "" || !slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		asked, _ := s.Value(vocabulary.Style)
		return s.Kind == token.Word && (asked == "framing:pattern" || repeated[state.LastWord(s.Key)])
	}) && !slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && repeated[t.Text] }) {
		return
	}
	for i, s := range p.Spans {
		print, ok := s.Value(vocabulary.Fill)
		if !ok || s.Kind != token.Word || !clothPrints[print] || repeated[s.Key] {
			continue
		}
		if tint, ok := p.Span(i + 1).Value(vocabulary.Color); ok && (p.Span(i+2).Key == "with" || p.Span(i+2).Key == "and") { // "gingham pink with strawberries"
			p.Out.Tints = state.AppendNew(p.Out.Tints, tint)
			p.Drop(i+1, "color", tint)
		}
		next, before := p.Span(i+1), p.Span(i-1)
		joined := before.Key == "and" || before.Key == "with" || before.Key == "on" || before.Key == "over"
		leads := next.Key == "and" || next.Key == "with"
		ends := i+1 >= len(p.Spans) || !next.IsWord() || next.Is(vocabulary.Trade, vocabulary.Style) || next.Key == "background" || repeated[state.LastWord(next.Key)]
		if !(joined && ends || leads) || !slices.ContainsFunc(p.Spans, func(o state.Span) bool { return o.From != s.From && Copyable(p, o) && !o.Is(vocabulary.Fill) }) {
			continue
		}
		if next.Key == "background" {
			p.Drop(i+1, "framing", "background")
		}
		if leads {
			p.Drop(i+1, "", "")
		}
		p.Drop(i, "fill", print)
		if repeated[state.LastWord(s.Key)] {
			p.Out.Framing = state.AppendNew(p.Out.Framing, "pattern")
		}
		i--
		for ; i >= 0 && p.Spans[i].Is(vocabulary.Color) && p.Spans[i].Kind == token.Word; i-- { // "pink polka dot pattern with bees"
			name, _ := p.Spans[i].Value(vocabulary.Color)
			p.Out.Tints = state.AppendNew(p.Out.Tints, name)
			p.Drop(i, "color", name)
		}
		if joined && i >= 0 && p.Spans[i].To == before.To {
			p.Drop(i, "", "")
		}
		p.Out.Backing = print
		return
	}
}

// FlagCloth reads the flag that is the pattern of what is named after it: "american flag sneakers", "italian flag heart", "with american flag print".
func FlagCloth(p *state.Parser, from, to int, code string) bool {
	fill := "american-flag"
	if code != "us" {
		fill = brief.OfFlag + code
		if !p.Tables.Catalog.Flag(code) {
			return false
		}
	}
	if own := p.Span(p.At); code == "us" && own.Is(vocabulary.Fill) && own.To > to {
		return true // the pattern has a name of its own
	}
	at := p.SpanAt(to)
	if at < 0 {
		return false
	}
	next := p.Span(at)
	id, named := next.Value(vocabulary.Thing)
	kind := p.Tables.Drawable(id)
	if !named && !next.Is(vocabulary.Garment) || next.Is(vocabulary.Relation, vocabulary.Color, vocabulary.Stop) || strings.Contains(id, "flag") || named && kind != brief.Piece && kind != brief.Animal || effect(id) {
		return false
	}
	p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: from, To: to, Key: p.Words(from, to), Kind: token.Word, Senses: []vocabulary.Sense{{Class: vocabulary.Fill, Value: fill}}})
	p.At = at
	return true
}

// effect reports whether a thing is nothing that a pattern is printed on: fireworks, a frame.
func effect(id string) bool {
	t, _ := things.ByID(id)
	return t.Group == "weather-nature-effect" || t.Group == "frame-border-shape"
}

// striped are the pieces whose stripes go over the whole of them: the second color is that of the stripes. On those of stripesFirst the
// stripes have the piece's own color, and what is between them is white.
var (
	striped      = lexicon.Set("beach-umbrella scarf sock hot-air-balloon candy beach-chair hammock swim-ring lighthouse parachute")
	stripesFirst = lexicon.Set("circus-tent candy-cane birthday-candle popcorn")
)

// OwnStripes colors the stripes that a piece has instead of putting others over them: "blue and white striped beach umbrella".
func OwnStripes(p *state.Parser) {
	for _, s := range EveryLook(p) {
		if s.Fill != "stripes" || len(s.More) > 1 || !striped[s.ID] && !stripesFirst[s.ID] || stripesFirst[s.ID] && len(s.More) == 1 && s.More[0] != "white" {
			continue
		}
		if slices.ContainsFunc(s.Parts, func(c brief.PartColor) bool { return c.Part == "stripes" }) {
			continue
		}
		second := s.Second
		if len(s.More) == 1 {
			second = s.More[0]
		}
		if second != "" && striped[s.ID] {
			s.Parts = append(s.Parts, brief.PartColor{Part: "stripes", Color: second})
		}
		if stripesFirst[s.ID] && s.Color == "" {
			s.Color = second
		}
		s.Fill, s.Second, s.More, s.Blend = "", "", nil, ""
	}
}

// patternOn reads a color and the word for a pattern beside something that carries one as that it has a pattern: "vase blue pattern".
func patternOn(p *state.Parser) {
	for i := 0; i < len(p.Spans); i++ {
		s := p.Spans[i]
		if asked, _ := s.Value(vocabulary.Style); asked != "framing:pattern" || s.To-s.From != 1 || s.Kind != token.Word {
			continue
		}
		first := i
		for first > 0 && p.Spans[first-1].Kind == token.Word && (p.Spans[first-1].Is(vocabulary.Describing...) && !p.Spans[first-1].Is(vocabulary.Count) || p.Spans[first-1].Key == "cute") && !p.Spans[first-1].Is(vocabulary.Thing) {
			first--
		}
		if noun := p.Span(i + 1); first == 0 && first < i && carriesPattern(p, noun) { // "blue pattern vase"
			p.Spans = slices.Concat([]state.Span{noun, looks.With(p, s.From)}, p.Spans[:i+1], p.Spans[i+2:])
			return
		}
		if before := p.Span(first - 1); first > 0 && first < i && senses.EndsClause(p, i+1) && carriesPattern(p, before) {
			p.Spans = slices.Insert(p.Spans, first, looks.With(p, p.Spans[first].From))
			return
		} else if lead := p.Span(first - 1).Key; (lead == "with" || lead == "in") && first > 1 && carriesPattern(p, p.Span(first-2)) && p.Spans[first-2].Kind == token.Word && senses.EndsClause(p, i+1) && !slices.ContainsFunc(p.Spans[first:i], func(d state.Span) bool { return d.Is(vocabulary.Color) }) {
			p.LeaveOut(s.From, s.To, "We don't know which pattern.")
			p.Spans = slices.Delete(p.Spans, first-1, i+1)
			return
		}
	}
}

// badgeOnIt leaves out a badge or a patch that somebody or something is named with: a jacket with a patch is not in a badge.
func badgeOnIt(p *state.Parser) {
	named := false
	for i := 0; i < len(p.Spans); i++ {
		s := p.Spans[i]
		if asked, _ := s.Value(vocabulary.Style); asked != "framing:badge" || !named || s.Kind != token.Word {
			named = named || s.Kind == token.Word && s.Is(vocabulary.Thing, vocabulary.Person) && !s.Is(vocabulary.Trade)
			continue
		}
		first := i
		for first > 0 && (p.Spans[first-1].Is(vocabulary.Count, vocabulary.Color, vocabulary.Stop, vocabulary.Thing, vocabulary.Size, vocabulary.State) && !p.Spans[first-1].Is(vocabulary.Relation)) && p.Spans[first-1].Kind == token.Word {
			first--
		}
		if lead := p.Span(first - 1).Key; lead != "with" && lead != "wearing" && lead != "and" {
			continue
		}
		p.LeaveOut(p.Spans[first].From, s.To, "We can't show it there yet.")
		p.Spans = slices.Delete(p.Spans, first-1, i+1)
		return
	}
}

// floralAtEnd reads "floral" behind something that carries a pattern as its pattern.
func floralAtEnd(p *state.Parser) {
	for i := 1; i < len(p.Spans); i++ {
		if p.Spans[i].Key == "floral" && senses.EndsClause(p, i+1) && carriesPattern(p, p.Spans[i-1]) {
			p.Spans[i].Senses = []vocabulary.Sense{{Class: vocabulary.Fill, Value: "floral"}}
		}
	}
}

// carriesPattern reports whether a span names one thing that may have a pattern on it.
func carriesPattern(p *state.Parser, s state.Span) bool {
	id, ok := s.Value(vocabulary.Thing)
	return ok && s.Kind == token.Word && !s.Plural && p.Tables.Drawable(id) == brief.Piece && (Canvases[id] || Cups[id] || senses.Containers[id] || patterned[id])
}

// patterned are further things of which people tell the pattern.
var patterned = lexicon.Set("vase plate bowl teapot tea-cup dress scarf skirt umbrella rug quilt bow bow-tie tie bandana sock mitten bikini easter-egg pitcher kettle shirt")

// Canvases are things with a surface on which pictures are printed; those of Cups hold plants instead of showing them.
var (
	Canvases = lexicon.Set(`t-shirt shirt hoodie sweater sweatshirt tank-top onesie baby-onesie jersey apron tote-bag backpack phone-case cell-phone-case pillow cushion blanket
		lunch-box skateboard surfboard towel beach-towel notebook kite flag banner water-bottle suitcase shopping-bag poster canvas jacket denim-jacket baseball-cap cap
		pouch wallet laptop mousepad mouse-pad coaster playing-card stamp postcard greeting-card patch easter-egg shield drum balloon pajamas swimsuit guitar snowboard`)
	Cups = lexicon.Set("mug coffee-cup tumbler bucket lunch-bag water-glass")
)

// EveryLook yields every subject with its number, and the copy that is unlike its others.
func EveryLook(p *state.Parser) iter.Seq2[int, *brief.Subject] {
	return func(yield func(int, *brief.Subject) bool) {
		for i := range p.Out.Subjects {
			s := &p.Out.Subjects[i]
			if !yield(i, s) || s.Odd != nil && !yield(i, &s.Odd.Subject) {
				return
			}
		}
	}
}

// WordSenses settles what some words mean by the words beside them, before anything is read one by one.
func WordSenses(p *state.Parser) {
	looks.OneSlice(p)
	senses.BuiltHouse(p)
	senses.FruitOfMaterial(p)
	senses.ReadLoneNouns(p)
	senses.LoneStatues(p)
	looks.PartOf(p)
	looks.ShapedAtEnd(p)
	senses.Hides(p)
	senses.EmojiOf(p)
	badgeOnIt(p)
	patternOn(p)
	floralAtEnd(p)
	senses.Audience(p)
	senses.BlushOf(p)
	senses.ColorsInRow(p)
	subjects.StemBefore(p)
	subjects.InkOf(p)
	subjects.TimberOf(p)
}
