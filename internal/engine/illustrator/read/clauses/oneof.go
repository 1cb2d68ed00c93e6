package clauses

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// ofThem are the words between "one" and what is told of it.
var ofThem = lexicon.Set("of them of which is being painted colored coloured")

// copyPlaces are the words before "one" that say which of several it is, as a share of the way from the first to the last; copies
// that are stacked are counted from below.
var copyPlaces = map[string]float64{
	"first": 0, "left": 0, "leftmost": 0, "bottom": 0, "lowest": 0, "lower": 0, "middle": .5, "center": .5, "central": .5, "second": .5, "last": 1, "right": 1, "rightmost": 1, "top": 1, "upper": 1, "topmost": 1, "uppermost": 1,
}

// toldAfter are the words after "one" with which something is told of it.
var toldAfter = lexicon.Phrases("with", "wearing", "without", "holding", "in", "a", "full of", "filled with", "topped with", "half full of")

// OneOf parts one of several things from the others where something is told of it alone: "five eggs, one is blue" are four eggs and a blue
// one, "two birds, one red and one blue" a red and a blue one.
func OneOf(p *state.Parser) {
	enumerated(p)
	for i := 2; i < len(p.Spans); i++ {
		noun, number := severalBefore(p, i)
		if noun < 0 || bothInOne(p, i, noun, number) {
			continue
		}
		if key := p.Spans[i].Key; key != "a" && key != "an" || p.Span(i+2).Key == "one" {
			hued(p, i+1)
		}
		told, end := toldOfOne(p, i)
		if end < 0 {
			continue
		}
		place, ok := copyPlaces[p.Spans[i-1].Key]
		if before := p.Spans[i-1]; ok && numberOf(p.Spans[i]) == 1 {
			p.Odd.At, p.Odd.Of = place, 1
			if v, ok := p.Spans[number].Value(vocabulary.Count); ok {
				p.Odd.Of, _ = strconv.Atoi(v)
			}
			p.Understand(before.From, before.To, "position", before.Key)
			p.Spans[i-1] = state.Span{From: before.From, To: before.To, Kind: token.Pause}
		}
		partOne(p, i, noun, number, told, end)
	}
}

// hued takes a noun that gives a color for the color right after "one": "two donuts, one chocolate and one strawberry".
func hued(p *state.Parser, i int) {
	s, next := p.Span(i), p.Span(i+1)
	hue := p.Tables.Words.Hues[s.Key]
	if hue == "" || s.Is(vocabulary.Describing...) && !s.Is(vocabulary.HairColor) || next.IsWord() && next.Key != "and" && numberOf(next) == 0 {
		return
	}
	p.Spans[i].Senses = []vocabulary.Sense{{Class: vocabulary.Color, Value: hue}}
}

// pairOf puts the number two before several of which one and "the other" are told: "boots, one standing and the other tipped over".
func pairOf(p *state.Parser, i int) {
	noun := slices.IndexFunc(p.Spans[:i], func(s state.Span) bool {
		return s.Kind == token.Word && s.Plural && s.Is(vocabulary.Thing) && !s.Is(vocabulary.Stop, vocabulary.Relation)
	})
	first := noun
	for first > 0 && p.Spans[first-1].Kind == token.Word && p.Spans[first-1].Is(vocabulary.Describing...) {
		if first--; p.Spans[first].Is(vocabulary.Count) {
			return
		}
	}
	if noun < 0 || noun > 0 && first > 0 && p.Spans[first-1].IsWord() {
		return
	}
	two := state.Span{From: p.Spans[first].From, To: p.Spans[first].From, Kind: token.Word, Key: "two", Senses: []vocabulary.Sense{{Class: vocabulary.Count, Value: "2"}}}
	p.Spans = slices.Insert(p.Spans, first, two)
}

// severalBefore finds the noun that "one" at span i is one of, and its number; -1 if there is none.
func severalBefore(p *state.Parser, i int) (noun, number int) {
	if p.Spans[i].Kind != token.Word || numberOf(p.Spans[i]) < 1 {
		return -1, -1
	}
	for noun = i - 1; noun > 0; noun-- {
		if s := p.Spans[noun]; s.Kind != token.Word || !s.Plural || !s.Is(vocabulary.Thing, vocabulary.Person) || s.Is(vocabulary.Stop, vocabulary.Relation) {
			continue
		}
		if id, ok := p.Spans[noun].Value(vocabulary.Thing); ok && p.Tables.Drawable(id) == "" {
			return -1, -1
		}
		for number = noun - 1; number >= 0 && (p.Spans[number].Is(vocabulary.Describing...) || number == noun-1 && p.Spans[number].Is(vocabulary.Thing, vocabulary.Person) && !p.Spans[number].Is(vocabulary.Relation, vocabulary.Stop)); number-- {
			if v, ok := p.Spans[number].Value(vocabulary.Count); ok {
				if n, err := strconv.Atoi(v); err == nil && n >= numberOf(p.Spans[i]) {
					return noun, number
				}
				return -1, -1
			}
		}
	}
	return -1, -1 // vines without a number are passed over: "two monkeys swinging from vines, one holding a banana"
}

// numberOf is the number that a span says, 1 for "one of", or 0.
func numberOf(s state.Span) int {
	if s.Key == "one of" {
		return 1
	}
	v, ok := s.Value(vocabulary.Count)
	if n, err := strconv.Atoi(v); ok && err == nil && s.To-s.From == 1 {
		return n
	}
	return 0
}

// toldOfOne is where the words begin that tell something of "one" at span i, and the span after those that describe it; -1 if a noun of its
// own follows or nothing is told.
func toldOfOne(p *state.Parser, i int) (told, end int) {
	told = i + 1
	for ofThem[p.Span(told).Key] || p.Span(told).Key == "of them" {
		told++
	}
	end = told
	for end < len(p.Spans) && p.Spans[end].Kind == token.Word && (p.Spans[end].Is(vocabulary.Describing...) || p.Spans[end].Is(vocabulary.Trade) && !p.Spans[end].Is(vocabulary.Naming...) || p.Spans[end].Is(vocabulary.Unknown) && p.Span(end+1).Is(vocabulary.Describing...)) && !p.Spans[end].Is(vocabulary.Relation) && numberOf(p.Spans[end]) == 0 {
		end++
	}
	next := p.Span(end)
	if key := p.Spans[i].Key; end > told && (key == "a" || key == "an") && (p.Span(i-1).Key == "with" || p.Spans[end-1].Is(vocabulary.Person) || next.Key != "one" && p.Spans[end-1].Is(vocabulary.Thing) && p.Spans[end-1].Is(vocabulary.Color) || p.Spans[end-1].Is(vocabulary.Material) && !p.Spans[end-1].Is(vocabulary.Color)) {
		return -1, -1 // "two kids and a boy", "two eggs and a red cloth", "two leaves and a pink rose"
	}
	if next.Key == "and" && describesNoun(p, end+1) {
		return -1, -1 // "four cats and a black and white dog"
	}
	if !slices.ContainsFunc(p.Spans[told:end], func(d state.Span) bool { return d.Is(vocabulary.Describing...) }) && end > told {
		return -1, -1 // "three cats, a soft warm glow": a glow is none of them
	}
	if end > told && (!next.IsWord() || next.Is(vocabulary.Relation, vocabulary.Stop) || numberOf(next) > 0) || end == told && (toldAfter[next.Key] || toldByVerb(p, end)) {
		return told, end
	}
	return -1, -1
}

// describesNoun reports whether span i describes, alone or with others, a noun right behind it.
func describesNoun(p *state.Parser, i int) bool {
	first := i
	for p.Span(i).Is(vocabulary.Describing...) && !p.Span(i).Is(vocabulary.Stop, vocabulary.Person) && (p.Span(i).Is(vocabulary.Color) || !p.Span(i).Is(vocabulary.Thing)) && numberOf(p.Span(i)) == 0 {
		i++
	}
	return i > first && p.Span(i).IsWord() && p.Span(i).Is(vocabulary.Naming...) && !p.Span(i).Is(vocabulary.Relation)
}

// toldByVerb reports whether a verb at a span tells what one of several does: "one playing drums", not "one chasing the other".
func toldByVerb(p *state.Parser, at int) bool {
	if p.Span(at).Is(vocabulary.Pose) && subjects.EndsVerb(p, at+1) {
		return true
	}
	kind, ok := p.Span(at).Value(vocabulary.Relation)
	if !ok || !state.Doings[kind] && kind != "riding" && kind != "looking at" && kind != "sitting on" && kind != "standing on" && kind != "lying on" || !strings.Contains(p.Span(at).Key, "ing") {
		return false
	}
	for k := at + 1; k < len(p.Spans) && p.Spans[k].IsWord() && k < at+4; k++ {
		if w := p.Spans[k].Key; w == "other" || w == "others" || w == "another" || w == "the other" {
			return false
		}
	}
	return true
}

// partOne makes "one" at span i a noun like the one it is one of, what describes it before it, and that many less of the others.
func partOne(p *state.Parser, i, noun, number, told, end int) {
	one, many := p.Spans[i], p.Spans[number]
	v, _ := many.Value(vocabulary.Count)
	n, _ := strconv.Atoi(v)
	p.Understand(many.From, many.To, "count", v)
	for _, s := range p.Spans[i+1 : told] {
		p.Mark(s.From, s.To)
	}
	few := numberOf(one)
	if p.Odd.Of == 0 && n > few {
		p.Odd.At, p.Odd.Of, p.Odd.Few = .5, n, few // among the others, wherever
	}
	like := p.Spans[noun]
	like.From, like.To, like.Plural = one.From, one.To, false
	row := slices.Concat(sharedLook(p, number, noun, told, end), slices.Clone(p.Spans[told:end]), []state.Span{like})
	if few > 1 {
		row = slices.Insert(row, 0, one)
	}
	if key := one.Key; (key == "a" || key == "an") && p.Span(end).Key == "one" {
		p.Mark(p.Spans[end].From, p.Spans[end].To) // "a red one"
		end++
	}
	p.Spans = slices.Replace(p.Spans, i, end, row...)
	if before := p.Spans[i-1]; before.Key == "with" || before.Key == "and" || before.Key == "but" {
		p.Mark(before.From, before.To)
		p.Spans[i-1] = state.Span{From: before.From, To: before.To, Kind: token.Pause}
	}
	if n > few {
		many.Senses = []vocabulary.Sense{{Class: vocabulary.Count, Value: strconv.Itoa(n - few)}}
		p.Spans[number] = many
		return
	}
	if p.Odd.Of == n+p.Odd.Few && few <= p.Odd.Few {
		p.Odd.Few = few // "five balloons, four blue and one gold"
	} else {
		p.Odd.Of = 0
	}
	p.Understand(p.Spans[noun].From, p.Spans[noun].To, "subject", p.Spans[noun].Key)
	allTold(p, number, noun, like.From)
}

// sharedLook are the words before several that tell of each one of them: of "two worn boots, one tipped over" both are worn.
func sharedLook(p *state.Parser, number, noun, told, end int) []state.Span {
	return slices.DeleteFunc(slices.Clone(p.Spans[number+1:noun]), func(d state.Span) bool {
		return !d.Is(vocabulary.Color, vocabulary.Fill, vocabulary.Material, vocabulary.State) || d.Is(vocabulary.Count, vocabulary.Stop) || d.Is(vocabulary.Thing) && !d.Is(vocabulary.Material) || slices.ContainsFunc(p.Spans[told:end], func(o state.Span) bool {
			return d.Is(vocabulary.Color) && o.Is(vocabulary.Color) || d.Is(vocabulary.Fill) && o.Is(vocabulary.Fill) || d.Is(vocabulary.State) && o.Is(vocabulary.State)
		})
	})
}

// bothInOne leaves out what is told of one of two that are drawn as one: "two cherries, one with a bite".
func bothInOne(p *state.Parser, i, noun, number int) bool {
	id, _ := p.Spans[noun].Value(vocabulary.Thing)
	if many, _ := p.Spans[number].Value(vocabulary.Count); !looks.DrawnTwice[id] || many != "2" {
		return false
	}
	end := p.ClauseEnd(i)
	p.LeaveOut(p.Spans[i].From, p.EndToken(end), "We can't draw one of the two unlike the other yet.")
	p.Spans = slices.Delete(p.Spans, i, end)
	return true
}

// allTold takes out the noun of several each of which was told of; where they are, told between, comes after the last of them.
func allTold(p *state.Parser, number, noun, last int) {
	first := noun + 1
	for first < len(p.Spans) && p.Spans[first].Kind == token.Word {
		first++
	}
	doneByAll(p, noun+1, &first)
	where := slices.Clone(p.Spans[noun+1 : first])
	after := func() int {
		return 1 + slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.From == last && s.Is(vocabulary.Thing, vocabulary.Person) })
	}
	if len(where) == 0 || !where[0].Is(vocabulary.Relation) || slices.ContainsFunc(where, func(s state.Span) bool { return s.From >= last }) {
		p.Spans = slices.Delete(p.Spans, number, noun+1)
		if at := after(); p.Span(at).Kind == token.Pause && placesAll(p, p.Span(at+1)) {
			p.Several.DoFrom = p.Span(at + 1).From // "…, all of them told, tied to a bench"
		}
		return
	}
	p.Spans = slices.Delete(p.Spans, number, first)
	at := after()
	if kind, _ := p.Span(at).Value(vocabulary.Relation); kind == "with" || kind == "wearing" || kind == "in" {
		at = p.ClauseEnd(at) // "a gray one with a blue collar"
	}
	p.Spans = slices.Insert(p.Spans, at, where...)
	p.Several.DoFrom = where[0].From
}

// doneByAll takes out what all of several do who are told of one by one, or how they stand: "two ladies chatting, one with …". A row is how
// those who are named one after the other stand anyway.
func doneByAll(p *state.Parser, at int, end *int) {
	for at < *end {
		s := p.Spans[at]
		kind, related := s.Value(vocabulary.Relation)
		switch {
		case strings.TrimPrefix(kind, "each ") == "row":
			p.Understand(s.From, s.To, "arrangement", "row")
		case related || !s.Is(vocabulary.Pose):
			return
		default:
			p.Several.Do = append(p.Several.Do, s)
		}
		p.Spans = slices.Delete(p.Spans, at, at+1)
		*end--
	}
}

// ActAlike lets all of several who were told of one by one do what was told of all of them.
func ActAlike(p *state.Parser) {
	for _, s := range p.Several.Do {
		doing, _ := s.Value(vocabulary.Pose)
		last := -1
		for i := range p.Out.Subjects {
			sub := &p.Out.Subjects[i]
			if !relations.OneWord(sub.Words) || !p.Alive(i) {
				continue
			}
			if sub.Pose = doing; last >= 0 && !p.Linked(i) {
				p.Link(last, "beside", i)
			}
			last = i
		}
		p.Understand(s.From, s.To, "pose", doing)
	}
}

// placesAll reports whether a relation says where all of several are.
func placesAll(p *state.Parser, s state.Span) bool {
	kind, ok := s.Value(vocabulary.Relation)
	return ok && kind != "and" && kind != "with" && kind != "without" && kind != "of" && kind != "text"
}

// JoinOdd makes one of several things, of which a prompt says where it is, a copy among the others.
func JoinOdd(p *state.Parser) {
	if p.Odd.Of == 0 {
		return
	}
	for i := 1; i < len(p.Out.Subjects); i++ {
		one, rest := p.Out.Subjects[i], &p.Out.Subjects[i-1]
		bound := slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
			return (r.From == i || r.To == i) && r.From != r.To && r.From+r.To != 2*i-1 && !(p.Odd.Few > 0 && ties[p.Out.Subjects[r.To].ID])
		})
		if vocabulary.Numerals[strings.ToLower(one.Words)] == "" || one.ID != rest.ID || one.Kind != rest.Kind || one.Pose != rest.Pose || one.Count > max(p.Odd.Few, 1) || bound || p.Odd.Few > 0 && one.Kind != brief.Piece {
			continue
		}
		rest.Count = max(p.Odd.Of, 2)
		if p.Odd.Few == 0 && !slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == i-1 }) {
			p.Out.Relations = append(p.Out.Relations, brief.Relation{From: i - 1, Kind: "row", To: i - 1}) // so that the middle is the middle
		}
		one.Count, one.Words = 1, rest.Words
		rest.Odd = &brief.Odd{At: int(math.Round(p.Odd.At * float64(rest.Count-max(p.Odd.Few, 1)))), Few: p.Odd.Few, Subject: one}
		p.Out.Subjects = slices.Delete(p.Out.Subjects, i, i+1)
		p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From+r.To == 2*i-1 && r.From != r.To || r.To == i })
		for k := range p.Out.Relations {
			for _, at := range []*int{&p.Out.Relations[k].From, &p.Out.Relations[k].To} {
				if *at >= i {
					*at--
				}
			}
		}
		return
	}
}

// ties are what holds all of several together.
var ties = lexicon.Set("ribbon rope string bow twine")

// ShareWhere puts one of several where the others are, if nothing tells where it is: of "six candles on a cake, four of them lit" all are on it.
func ShareWhere(p *state.Parser) {
	for i := 1; i < len(p.Out.Subjects); i++ {
		one := p.Out.Subjects[i]
		placed := func(r brief.Relation) bool { return r.To == i || r.From == i && !state.Doings[r.Kind] }
		if !relations.OneWord(one.Words) || slices.ContainsFunc(p.Out.Relations, placed) {
			continue
		}
		for k, rest := range p.Out.Subjects[:i] {
			if rest.Kind != one.Kind || rest.ID != one.ID && !strings.HasSuffix(rest.ID, one.ID) {
				continue
			}
			if one.Kind == brief.Piece && one.Color == rest.Color && one.Turn == rest.Turn && one.Only == rest.Only && one.Build == rest.Build && one.Size == rest.Size && one.Material == "" && one.Fill == "" && one.Text == "" && one.Pose == "" && !p.Linked(i) && len(one.Parts)+len(one.States)+len(one.Without) == 0 {
				p.Out.Subjects[k].Count += one.Count // nothing sets them apart: candles that are lit
				looks.DropQuietly(p, i)
				return
			}
			for _, r := range slices.Clone(p.Out.Relations) {
				if r.From == k && r.To != k && r.To != i && r.Kind != "and" && r.Kind != "with" && (!state.Doings[r.Kind] || !p.Linked(i)) {
					p.Link(i, r.Kind, r.To)
				}
			}
		}
	}
}

// OthersLack leaves out of the others what one of several is told to have: of "four cupcakes, one with a cherry" three have none.
func OthersLack(p *state.Parser) {
	for i := 1; i < len(p.Out.Subjects); i++ {
		one, rest := p.Out.Subjects[i], &p.Out.Subjects[i-1]
		if vocabulary.Numerals[strings.ToLower(one.Words)] == "" || one.ID != rest.ID || one.Kind != rest.Kind || one.Kind != brief.Piece {
			continue // no unicorn lacks horns because those of another one were told of
		}
		for _, part := range one.Parts {
			if part.Color == "" && part.Fill == "" {
				rest.Without = state.AppendNew(rest.Without, part.Part)
			}
		}
	}
}
