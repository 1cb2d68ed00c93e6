package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// A long prompt about one thing tells of its details: how much of something is on it, where on it that is, and how a part hangs. None of the
// words for that names a thing beside it.

// amounts are the words before "of" for how much there is of something that has no number, and no picture of its own.
var amounts = lexicon.Set(`pat pats knob knobs dollop dollops square squares blob blobs drizzle sprinkle sprinkling touch hint dash bit bits lump lumps chunk chunks smear smears
	swirl swirls dab dabs speck specks trickle coat coating dusting handful handfuls bunch scoopful pinch puddle`)

// Details takes out the words of a long prompt that only say how much there is of a detail or how strongly something is so.
func Details(p *state.Parser) {
	for i := len(p.Spans) - 1; i > 0; i-- {
		oneCorner(p, i)
	}
	for i := 0; i < len(p.Spans); i++ {
		easedState(p, i)
		coveredInStickers(p, i)
		onesLeft(p, i)
		cutHalf(p, i)
		insideShown(p, i)
		lined(p, i)
		worn(p, i)
		stripesOf(p, i)
		glassBroken(p, i)
		if coloredLines(p, i) {
			break
		}
		s, of := p.Span(i), p.Span(i+1)
		if !amounts[s.Key] || of.Key != "of" || !p.RestBefore(i) || !p.Span(i+2).IsWord() || !p.NounAhead(i+2) {
			continue
		}
		p.Understand(s.From, s.To, "count", s.Key)
		p.Mark(of.From, of.To)
		p.Spans = slices.Delete(p.Spans, i, i+2)
	}
}

// easedState takes out "a bit" before a state and "a little" after one: neither is a thing or a size.
func easedState(p *state.Parser, i int) {
	s, word := p.Span(i), p.Span(i+1)
	if s.Key != "a" || word.Key != "bit" && word.Key != "little" && word.Key != "tiny bit" && word.Key != "little bit" {
		return
	}
	before, after := p.Span(i-1), p.Span(i+2)
	if !(after.Is(vocabulary.State) && !after.Is(vocabulary.Thing)) && !(before.Is(vocabulary.State) && (!after.IsWord() || after.Is(vocabulary.Relation))) {
		return
	}
	p.Mark(s.From, word.To)
	p.Spans = slices.Delete(p.Spans, i, i+2)
}

// onOwnPart reads where on a thing a detail is: a keychain hanging from "the zipper" of a backpack hangs from the backpack, a ribbon around "the neck" of a jar is
// around the jar. What is told of the place of the thing itself is left out.
func onOwnPart(p *state.Parser, s state.Span, kind string) bool {
	kind, flipped := strings.CutPrefix(kind, "<")
	if !placedKinds[kind] || p.Subj < 0 {
		return false
	}
	main := p.Owner
	if main < 0 || main == p.Subj {
		main = 0
	}
	end, noun := p.Phrase(p.At)
	if first := p.Span(p.At).Key; first != "the" && first != "its" && !(kind == "hanging from" && noun.Plural) || !p.IsPiece(main) || p.Out.Subjects[main].Count > 1 || noun.To != p.EndToken(end) || !ownPlace(p, main, noun) || p.Span(end).Key == "of" {
		return false
	}
	if flipped || main == p.Subj || kind == "at" {
		nouns.LeaveOutTo(p, s, end, "We don't know how to show “"+strings.ToLower(p.Words(s.From, noun.To))+"” yet.")
		p.Pending.Kind = ""
		return true
	}
	if kind == "stuck in" || kind == "over" || kind == "inside" && !hollow[noun.Key] {
		kind = "on"
	}
	if kind == "tied to" && (noun.Key == "roof" || noun.Key == "top") {
		kind = "on"
	}
	if middle := noun.Key == "center" || noun.Key == "middle"; middle && kind == "on" {
		kind = "printed on"
	}
	if kind == "on" && noun.Is(vocabulary.Unknown, vocabulary.PartWord, vocabulary.Style, vocabulary.Trade) && (noun.Key == "label" || noun.Key == "front" || noun.Key == "cover") {
		kind = "printed on"
	}
	p.Understand(s.From, noun.To, "relation", kind)
	p.At, p.Pending.Kind, p.Scope, p.Owner = end, "", "with", main
	detail := &p.Out.Subjects[p.Subj]
	detail.States = slices.DeleteFunc(detail.States, func(name string) bool { return strings.HasPrefix(name, "hanging") }) // from where it is, on no cord
	replaceLink(p, main, brief.Relation{From: p.Subj, Kind: kind, To: main})
	return true
}

// placedKinds are the relations by which a detail is at a place of a thing.
var placedKinds = lexicon.Set("on inside around over under through at covering")

// hollow are the places of things in which something is.
var hollow = lexicon.Set("pocket pockets basket trunk bag side pocket front pocket")

func init() {
	for _, kind := range []string{"hanging from", "printed on", "sitting on", "lying on", "standing on", "leaning on", "stuck in", "tied to", "emerging from"} {
		placedKinds[kind] = true
	}
}

// ownPlace reports whether a noun is a part of a thing or a place that things have.
func ownPlace(p *state.Parser, main int, noun state.Span) bool {
	words := strings.Fields(noun.Key)
	if len(words) == 0 {
		return false
	}
	return looks.PlacesOnThings[words[len(words)-1]] || p.PartNamed(main, noun.Key) != ""
}

// replaceLink puts the last subject where it is told to be by a thing, instead of only with it.
func replaceLink(p *state.Parser, main int, to brief.Relation) {
	for n := range p.Out.Relations {
		r := &p.Out.Relations[n]
		if r.To == p.Subj && r.From != p.Subj && (r.Kind == "with" || r.Kind == "and" || r.Kind == "wearing") {
			*r = to
			relations.ListedBefore(p, n, to.Kind)
			return
		}
	}
	if !slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == p.Subj && r.To == main }) {
		p.Out.Relations = append(p.Out.Relations, to)
	}
}

// sameAgain reads a noun right after a thing that is another name of the same: "sneakers white high top" are one pair.
func sameAgain(p *state.Parser, s state.Span) bool {
	id, ok := s.Value(vocabulary.Thing)
	p.At--
	right := people.Follows(p)
	p.At++
	if !ok || !right || p.Tokens[s.From].Kind != token.Word || p.KindOf(p.Subj) != brief.Piece || p.Out.Subjects[p.Subj].ID != id || p.Out.Sheet != "" || len(p.Out.Subjects) > 1 || articled(p) {
		return false
	}
	if t, known := things.ByID(id); !known || t.Kind == brief.Family {
		return false
	}
	pre := p.Waiting.Noun
	p.Waiting.Noun = nil
	for _, d := range pre {
		looks.Apply(p, p.Subj, d, true)
	}
	p.Understand(s.From, s.To, "subject", s.Key)
	return true
}

// articled reports whether an article or a number is among the words before the noun at hand.
func articled(p *state.Parser) bool {
	return slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool { return d.Is(vocabulary.Count) })
}

// coveredInStickers reads "covered in travel stickers" and "a laptop with stickers" as that a thing has stickers.
func coveredInStickers(p *state.Parser, i int) {
	s := p.Span(i)
	id, _ := p.Span(i - 1).Value(vocabulary.Thing)
	if s.Key != "covered in" && s.Key != "covered with" && s.Key != "decorated with" && !(s.Key == "with" && senses.EndsClause(p, i+2) && p.Tables.Drawable(id) == brief.Piece && !looks.HasPart(p, id, "stickers")) {
		return
	}
	for end := i + 1; end < i+4 && p.Span(end).IsWord() && !p.Span(end).Is(vocabulary.Relation); end++ {
		if last := p.Span(end); last.Key == "stickers" || last.Key == "decals" {
			for _, d := range p.Spans[i+1 : end] {
				p.LeaveOut(d.From, d.To, "We don't choose the stickers.")
			}
			on := state.Span{From: s.From, To: s.To, Kind: s.Kind, Key: "covered in stickers", Senses: []vocabulary.Sense{{Class: vocabulary.State, Value: "stickered"}}}
			p.Mark(last.From, last.To)
			p.Spans = slices.Replace(p.Spans, i, end+1, on)
			return
		}
	}
}

// onesLeft takes out the "left" of "with only one arm left", which is no side.
func onesLeft(p *state.Parser, i int) {
	s, after := p.Span(i+1), p.Span(i+2)
	if s.Key != "left" && s.Key != "remaining" || !p.Span(i).Is(vocabulary.PartWord, vocabulary.Thing) || after.IsWord() && !after.Is(vocabulary.Relation) {
		return
	}
	for k := i - 1; k >= 0 && k > i-4 && p.Spans[k].IsWord(); k-- {
		if p.Spans[k].Key == "one" || p.Spans[k].Key == "only one" || p.Spans[k].Key == "only" || p.Spans[k].Key == "two" || p.Spans[k].Key == "three" {
			p.Mark(s.From, s.To)
			p.Spans = slices.Delete(p.Spans, i+1, i+2)
			return
		}
	}
}

// cutHalf reads "a sliced avocado half" as one that is cut in half.
func cutHalf(p *state.Parser, i int) {
	if s := p.Span(i); s.Key != "sliced" && s.Key != "cut" {
		return
	}
	for k := i + 1; k < i+4 && p.Span(k).IsWord(); k++ {
		if half := p.Span(k); half.Key == "half" || half.Key == "halves" {
			p.Spans[i].Senses = []vocabulary.Sense{{Class: vocabulary.State, Value: "halved"}}
			p.Mark(half.From, half.To)
			p.Spans = slices.Delete(p.Spans, k, k+1)
			return
		}
	}
}

// insideShown leaves out "showing the pink inside" after what is cut open: it is drawn as it is inside.
func insideShown(p *state.Parser, i int) {
	s := p.Span(i)
	if s.Key != "showing" && s.Key != "revealing" && s.Key != "exposing" || !p.RestBefore(i) {
		return
	}
	for k := i + 1; k < i+5 && p.Span(k).IsWord(); k++ {
		if noun := p.Span(k).Key; noun == "inside" || noun == "insides" || noun == "interior" || noun == "flesh" || noun == "core" {
			p.LeaveOut(s.From, p.Span(k).To, "We draw the inside as it is.")
			p.Spans = slices.Delete(p.Spans, i, k+1)
			return
		}
	}
}

// coloredLines leaves out "with gold lines": lines that a thing has are no line art.
func coloredLines(p *state.Parser, i int) bool {
	s, k := p.Span(i), i-1
	for k > 0 && p.Span(k).Is(vocabulary.Color, vocabulary.Material, vocabulary.Size, vocabulary.Count) {
		k--
	}
	if s.Key != "lines" && s.Key != "line" || k < 1 || k == i-1 || p.Span(k).Key != "with" && p.Span(k).Key != "and" || !p.RestBefore(k) || p.Span(i+1).Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn) && !p.Span(i+1).Is(vocabulary.Relation) {
		return false
	}
	p.LeaveOut(p.Spans[k+1].From, s.To, "We don't know which lines.")
	p.Mark(p.Spans[k].From, p.Spans[k].To)
	p.Spans = slices.Delete(p.Spans, k, i+1)
	return true
}

// sameOf reads "a loaf of sourdough bread": what the amount is of is the same thing.
func sameOf(p *state.Parser, s state.Span, end int, noun state.Span) bool {
	id, ok := noun.Value(vocabulary.Thing)
	if sub := p.Out.Subjects[p.Subj]; !ok || noun.Plural || sub.ID != id || noun.To != p.EndToken(end) {
		return false
	}
	looks.Flush(p)
	p.Mark(s.From, s.To)
	for ; p.At < end; p.At++ {
		if d := p.Span(p.At); d.Is(vocabulary.Describing...) && !d.Is(vocabulary.Thing) {
			looks.Apply(p, p.Subj, d, true)
		} else if d.From == noun.From {
			p.Understand(d.From, d.To, "subject", d.Key)
		} else if !d.Is(vocabulary.Stop) {
			p.LeaveOut(d.From, d.To, "We don't know how to show “"+strings.ToLower(p.Words(d.From, d.To))+"” yet.")
		}
	}
	return true
}

// vesselDrink reads "mason jar lemonade": a drink that is named right after a vessel is drawn in what it is served in.
func vesselDrink(p *state.Parser, s state.Span) bool {
	p.At--
	right := people.Follows(p) && len(p.Out.Subjects) == 1 && looks.PlainVessels[p.Out.Subjects[p.Subj].ID] && p.Out.Subjects[p.Subj].Count == 1 && len(p.Waiting.Noun) == 0
	p.At++
	return right && p.Tokens[s.From].Kind == token.Word && looks.ServedAs(p, s)
}
