package read

import (
	"iter"
	"math"
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// ofThem are the words between "one" and what is told of it.
var ofThem = wordSet("of them of which is being painted colored coloured")

// copyPlaces are the words before "one" that say which of several it is, as a share of the way from the first to the last; copies
// that are stacked are counted from below.
var copyPlaces = map[string]float64{
	"first": 0, "left": 0, "leftmost": 0, "bottom": 0, "lowest": 0, "lower": 0, "middle": .5, "center": .5, "central": .5, "second": .5, "last": 1, "right": 1, "rightmost": 1, "top": 1, "upper": 1, "topmost": 1, "uppermost": 1,
}

// toldAfter are the words after "one" with which something is told of it.
var toldAfter = phraseSet("with", "wearing", "without", "holding", "in", "a", "full of", "filled with", "topped with", "half full of")

// oneOf parts one of several things from the others where something is told of it alone: "five eggs, one is blue" are four eggs and a blue
// one, "two birds, one red and one blue" a red and a blue one.
func (p *parser) oneOf() {
	p.enumerated()
	for i := 2; i < len(p.spans); i++ {
		noun, number := p.severalBefore(i)
		if noun < 0 || p.bothInOne(i, noun, number) {
			continue
		}
		if key := p.spans[i].key; key != "a" && key != "an" || p.span(i+2).key == "one" {
			p.hued(i + 1)
		}
		told, end := p.toldOfOne(i)
		if end < 0 {
			continue
		}
		place, ok := copyPlaces[p.spans[i-1].key]
		if before := p.spans[i-1]; ok && numberOf(p.spans[i]) == 1 {
			p.oddAt, p.oddOf = place, 1
			if v, ok := p.spans[number].value(count); ok {
				p.oddOf, _ = strconv.Atoi(v)
			}
			p.understand(before.from, before.to, "position", before.key)
			p.spans[i-1] = span{from: before.from, to: before.to, kind: token.Pause}
		}
		p.partOne(i, noun, number, told, end)
	}
}

// hued takes a noun that gives a color for the color right after "one": "two donuts, one chocolate and one strawberry".
func (p *parser) hued(i int) {
	s, next := p.span(i), p.span(i+1)
	hue := p.r.words.Hues[s.key]
	if hue == "" || s.is(describing...) && !s.is(hairColor) || next.isWord() && next.key != "and" && numberOf(next) == 0 {
		return
	}
	p.spans[i].senses = []sense{{Class: color, Value: hue}}
}

// pairOf puts the number two before several of which one and "the other" are told: "boots, one standing and the other tipped over".
func (p *parser) pairOf(i int) {
	noun := slices.IndexFunc(p.spans[:i], func(s span) bool { return s.kind == token.Word && s.plural && s.is(thing) && !s.is(stop, relation) })
	first := noun
	for first > 0 && p.spans[first-1].kind == token.Word && p.spans[first-1].is(describing...) {
		if first--; p.spans[first].is(count) {
			return
		}
	}
	if noun < 0 || noun > 0 && first > 0 && p.spans[first-1].isWord() {
		return
	}
	two := span{from: p.spans[first].from, to: p.spans[first].from, kind: token.Word, key: "two", senses: []sense{{Class: count, Value: "2"}}}
	p.spans = slices.Insert(p.spans, first, two)
}

// severalBefore finds the noun that "one" at span i is one of, and its number; -1 if there is none.
func (p *parser) severalBefore(i int) (noun, number int) {
	if p.spans[i].kind != token.Word || numberOf(p.spans[i]) < 1 {
		return -1, -1
	}
	for noun = i - 1; noun > 0; noun-- {
		if s := p.spans[noun]; s.kind != token.Word || !s.plural || !s.is(thing, person) || s.is(stop, relation) {
			continue
		}
		if id, ok := p.spans[noun].value(thing); ok && p.r.drawable(id) == "" {
			return -1, -1
		}
		for number = noun - 1; number >= 0 && (p.spans[number].is(describing...) || number == noun-1 && p.spans[number].is(thing, person) && !p.spans[number].is(relation, stop)); number-- {
			if v, ok := p.spans[number].value(count); ok {
				if n, err := strconv.Atoi(v); err == nil && n >= numberOf(p.spans[i]) {
					return noun, number
				}
				return -1, -1
			}
		}
	}
	return -1, -1 // vines without a number are passed over: "two monkeys swinging from vines, one holding a banana"
}

// numberOf is the number that a span says, 1 for "one of", or 0.
func numberOf(s span) int {
	if s.key == "one of" {
		return 1
	}
	v, ok := s.value(count)
	if n, err := strconv.Atoi(v); ok && err == nil && s.to-s.from == 1 {
		return n
	}
	return 0
}

// toldOfOne is where the words begin that tell something of "one" at span i, and the span after those that describe it; -1 if a noun of its
// own follows or nothing is told.
func (p *parser) toldOfOne(i int) (told, end int) {
	told = i + 1
	for ofThem[p.span(told).key] || p.span(told).key == "of them" {
		told++
	}
	end = told
	for end < len(p.spans) && p.spans[end].kind == token.Word && (p.spans[end].is(describing...) || p.spans[end].is(trade) && !p.spans[end].is(naming...) || p.spans[end].is(unknown) && p.span(end+1).is(describing...)) && !p.spans[end].is(relation) && numberOf(p.spans[end]) == 0 {
		end++
	}
	next := p.span(end)
	if key := p.spans[i].key; end > told && (key == "a" || key == "an") && (p.span(i-1).key == "with" || p.spans[end-1].is(person) || next.key != "one" && p.spans[end-1].is(thing) && p.spans[end-1].is(color) || p.spans[end-1].is(material) && !p.spans[end-1].is(color)) {
		return -1, -1 // "two kids and a boy", "two eggs and a red cloth", "two leaves and a pink rose"
	}
	if next.key == "and" && p.describesNoun(end+1) {
		return -1, -1 // "four cats and a black and white dog"
	}
	if !slices.ContainsFunc(p.spans[told:end], func(d span) bool { return d.is(describing...) }) && end > told {
		return -1, -1 // "three cats, a soft warm glow": a glow is none of them
	}
	if end > told && (!next.isWord() || next.is(relation, stop) || numberOf(next) > 0) || end == told && (toldAfter[next.key] || p.toldByVerb(end)) {
		return told, end
	}
	return -1, -1
}

// describesNoun reports whether span i describes, alone or with others, a noun right behind it.
func (p *parser) describesNoun(i int) bool {
	first := i
	for p.span(i).is(describing...) && !p.span(i).is(stop, person) && (p.span(i).is(color) || !p.span(i).is(thing)) && numberOf(p.span(i)) == 0 {
		i++
	}
	return i > first && p.span(i).isWord() && p.span(i).is(naming...) && !p.span(i).is(relation)
}

// toldByVerb reports whether a verb at a span tells what one of several does: "one playing drums", not "one chasing the other".
func (p *parser) toldByVerb(at int) bool {
	if p.span(at).is(pose) && p.endsVerb(at+1) {
		return true
	}
	kind, ok := p.span(at).value(relation)
	if !ok || !doings[kind] && kind != "riding" && kind != "looking at" && kind != "sitting on" && kind != "standing on" && kind != "lying on" || !strings.Contains(p.span(at).key, "ing") {
		return false
	}
	for k := at + 1; k < len(p.spans) && p.spans[k].isWord() && k < at+4; k++ {
		if w := p.spans[k].key; w == "other" || w == "others" || w == "another" || w == "the other" {
			return false
		}
	}
	return true
}

// partOne makes "one" at span i a noun like the one it is one of, what describes it before it, and that many less of the others.
func (p *parser) partOne(i, noun, number, told, end int) {
	one, many := p.spans[i], p.spans[number]
	v, _ := many.value(count)
	n, _ := strconv.Atoi(v)
	p.understand(many.from, many.to, "count", v)
	for _, s := range p.spans[i+1 : told] {
		p.mark(s.from, s.to)
	}
	few := numberOf(one)
	if p.oddOf == 0 && n > few {
		p.oddAt, p.oddOf, p.oddFew = .5, n, few // among the others, wherever
	}
	like := p.spans[noun]
	like.from, like.to, like.plural = one.from, one.to, false
	row := slices.Concat(p.sharedLook(number, noun, told, end), slices.Clone(p.spans[told:end]), []span{like})
	if few > 1 {
		row = slices.Insert(row, 0, one)
	}
	if key := one.key; (key == "a" || key == "an") && p.span(end).key == "one" {
		p.mark(p.spans[end].from, p.spans[end].to) // "a red one"
		end++
	}
	p.spans = slices.Replace(p.spans, i, end, row...)
	if before := p.spans[i-1]; before.key == "with" || before.key == "and" || before.key == "but" {
		p.mark(before.from, before.to)
		p.spans[i-1] = span{from: before.from, to: before.to, kind: token.Pause}
	}
	if n > few {
		many.senses = []sense{{Class: count, Value: strconv.Itoa(n - few)}}
		p.spans[number] = many
		return
	}
	if p.oddOf == n+p.oddFew && few <= p.oddFew {
		p.oddFew = few // "five balloons, four blue and one gold"
	} else {
		p.oddOf = 0
	}
	p.understand(p.spans[noun].from, p.spans[noun].to, "subject", p.spans[noun].key)
	p.allTold(number, noun, like.from)
}

// sharedLook are the words before several that tell of each one of them: of "two worn boots, one tipped over" both are worn.
func (p *parser) sharedLook(number, noun, told, end int) []span {
	return slices.DeleteFunc(slices.Clone(p.spans[number+1:noun]), func(d span) bool {
		return !d.is(color, fill, material, state) || d.is(count, stop) || d.is(thing) && !d.is(material) || slices.ContainsFunc(p.spans[told:end], func(o span) bool {
			return d.is(color) && o.is(color) || d.is(fill) && o.is(fill) || d.is(state) && o.is(state)
		})
	})
}

// bothInOne leaves out what is told of one of two that are drawn as one: "two cherries, one with a bite".
func (p *parser) bothInOne(i, noun, number int) bool {
	id, _ := p.spans[noun].value(thing)
	if many, _ := p.spans[number].value(count); !drawnTwice[id] || many != "2" {
		return false
	}
	end := p.clauseEnd(i)
	p.leaveOut(p.spans[i].from, p.endToken(end), "We can't draw one of the two unlike the other yet.")
	p.spans = slices.Delete(p.spans, i, end)
	return true
}

// allTold takes out the noun of several each of which was told of; where they are, told between, comes after the last of them.
func (p *parser) allTold(number, noun, last int) {
	first := noun + 1
	for first < len(p.spans) && p.spans[first].kind == token.Word {
		first++
	}
	p.doneByAll(noun+1, &first)
	where := slices.Clone(p.spans[noun+1 : first])
	after := func() int {
		return 1 + slices.IndexFunc(p.spans, func(s span) bool { return s.from == last && s.is(thing, person) })
	}
	if len(where) == 0 || !where[0].is(relation) || slices.ContainsFunc(where, func(s span) bool { return s.from >= last }) {
		p.spans = slices.Delete(p.spans, number, noun+1)
		if at := after(); p.span(at).kind == token.Pause && p.placesAll(p.span(at+1)) {
			p.allFrom = p.span(at + 1).from // "…, all of them told, tied to a bench"
		}
		return
	}
	p.spans = slices.Delete(p.spans, number, first)
	at := after()
	if kind, _ := p.span(at).value(relation); kind == "with" || kind == "wearing" {
		at = p.clauseEnd(at) // "a gray one with a blue collar"
	}
	p.spans = slices.Insert(p.spans, at, where...)
	p.allFrom = where[0].from
}

// doneByAll takes out what all of several do who are told of one by one, or how they stand: "two ladies chatting, one with …". A row is how
// those who are named one after the other stand anyway.
func (p *parser) doneByAll(at int, end *int) {
	for at < *end {
		s := p.spans[at]
		kind, related := s.value(relation)
		switch {
		case strings.TrimPrefix(kind, "each ") == "row":
			p.understand(s.from, s.to, "arrangement", "row")
		case related || !s.is(pose):
			return
		default:
			p.allDo = append(p.allDo, s)
		}
		p.spans = slices.Delete(p.spans, at, at+1)
		*end--
	}
}

// actAlike lets all of several who were told of one by one do what was told of all of them.
func (p *parser) actAlike() {
	for _, s := range p.allDo {
		doing, _ := s.value(pose)
		last := -1
		for i := range p.out.Subjects {
			sub := &p.out.Subjects[i]
			if !oneWord(sub.Words) || !p.alive(i) {
				continue
			}
			if sub.Pose = doing; last >= 0 && !p.linked(i) {
				p.link(last, "beside", i)
			}
			last = i
		}
		p.understand(s.from, s.to, "pose", doing)
	}
}

// oneWord reports whether the words of a subject stand for one of several: "one", "the other", "third".
func oneWord(words string) bool {
	words = strings.TrimSuffix(strings.TrimPrefix(strings.ToLower(words), "the "), " one")
	return vocabulary.Numerals[words] != "" || ranks[words] || comparatives[words]
}

// comparatives are the words for one of two by size or age.
var comparatives = wordSet("older younger bigger larger smaller taller shorter littler")

// placesAll reports whether a relation says where all of several are.
func (p *parser) placesAll(s span) bool {
	kind, ok := s.value(relation)
	return ok && kind != "and" && kind != "with" && kind != "without" && kind != "of" && kind != "text"
}

// joinOdd makes one of several things, of which a prompt says where it is, a copy among the others.
func (p *parser) joinOdd() {
	if p.oddOf == 0 {
		return
	}
	for i := 1; i < len(p.out.Subjects); i++ {
		one, rest := p.out.Subjects[i], &p.out.Subjects[i-1]
		bound := slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
			return (r.From == i || r.To == i) && r.From != r.To && r.From+r.To != 2*i-1 && !(p.oddFew > 0 && ties[p.out.Subjects[r.To].ID])
		})
		if vocabulary.Numerals[strings.ToLower(one.Words)] == "" || one.ID != rest.ID || one.Kind != rest.Kind || one.Pose != rest.Pose || one.Count > max(p.oddFew, 1) || bound || p.oddFew > 0 && one.Kind != brief.Piece {
			continue
		}
		rest.Count = max(p.oddOf, 2)
		if p.oddFew == 0 && !slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == i-1 }) {
			p.out.Relations = append(p.out.Relations, brief.Relation{From: i - 1, Kind: "row", To: i - 1}) // so that the middle is the middle
		}
		one.Count, one.Words = 1, rest.Words
		rest.Odd = &brief.Odd{At: int(math.Round(p.oddAt * float64(rest.Count-max(p.oddFew, 1)))), Few: p.oddFew, Subject: one}
		p.out.Subjects = slices.Delete(p.out.Subjects, i, i+1)
		p.out.Relations = slices.DeleteFunc(p.out.Relations, func(r brief.Relation) bool { return r.From+r.To == 2*i-1 && r.From != r.To || r.To == i })
		for k := range p.out.Relations {
			for _, at := range []*int{&p.out.Relations[k].From, &p.out.Relations[k].To} {
				if *at >= i {
					*at--
				}
			}
		}
		return
	}
}

// everyLook yields every subject with its number, and the copy that is unlike its others.
func (p *parser) everyLook() iter.Seq2[int, *brief.Subject] {
	return func(yield func(int, *brief.Subject) bool) {
		for i := range p.out.Subjects {
			s := &p.out.Subjects[i]
			if !yield(i, s) || s.Odd != nil && !yield(i, &s.Odd.Subject) {
				return
			}
		}
	}
}

// ties are what holds all of several together.
var ties = wordSet("ribbon rope string bow twine")

// shareWhere puts one of several where the others are, if nothing tells where it is: of "six candles on a cake, four of them lit" all are on it.
func (p *parser) shareWhere() {
	for i := 1; i < len(p.out.Subjects); i++ {
		one := p.out.Subjects[i]
		placed := func(r brief.Relation) bool { return r.To == i || r.From == i && !doings[r.Kind] }
		if !oneWord(one.Words) || slices.ContainsFunc(p.out.Relations, placed) {
			continue
		}
		for k, rest := range p.out.Subjects[:i] {
			if rest.Kind != one.Kind || rest.ID != one.ID && !strings.HasSuffix(rest.ID, one.ID) {
				continue
			}
			if one.Kind == brief.Piece && one.Color == rest.Color && one.Turn == rest.Turn && one.Only == rest.Only && one.Build == rest.Build && one.Size == rest.Size && one.Material == "" && one.Fill == "" && one.Text == "" && one.Pose == "" && !p.linked(i) && len(one.Parts)+len(one.States)+len(one.Without) == 0 {
				p.out.Subjects[k].Count += one.Count // nothing sets them apart: candles that are lit
				p.dropQuietly(i)
				return
			}
			for _, r := range slices.Clone(p.out.Relations) {
				if r.From == k && r.To != k && r.To != i && r.Kind != "and" && r.Kind != "with" && (!doings[r.Kind] || !p.linked(i)) {
					p.link(i, r.Kind, r.To)
				}
			}
		}
	}
}

// othersLack leaves out of the others what one of several is told to have: of "four cupcakes, one with a cherry" three have none.
func (p *parser) othersLack() {
	for i := 1; i < len(p.out.Subjects); i++ {
		one, rest := p.out.Subjects[i], &p.out.Subjects[i-1]
		if vocabulary.Numerals[strings.ToLower(one.Words)] == "" || one.ID != rest.ID || one.Kind != rest.Kind || one.Kind != brief.Piece {
			continue // no unicorn lacks horns because those of another one were told of
		}
		for _, part := range one.Parts {
			if part.Color == "" && part.Fill == "" {
				rest.Without = appendNew(rest.Without, part.Part)
			}
		}
	}
}
