package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// A long prompt about one thing tells of its details: how much of something is on it, where on it that is, and how a part hangs. None of the
// words for that names a thing beside it.

// amounts are the words before "of" for how much there is of something that has no number, and no picture of its own.
var amounts = wordSet(`pat pats knob knobs dollop dollops square squares blob blobs drizzle sprinkle sprinkling touch hint dash bit bits lump lumps chunk chunks smear smears
	swirl swirls dab dabs speck specks trickle coat coating dusting handful handfuls bunch scoopful pinch puddle`)

// details takes out the words of a long prompt that only say how much there is of a detail or how strongly something is so.
func (p *parser) details() {
	for i := len(p.spans) - 1; i > 0; i-- {
		p.oneCorner(i)
	}
	for i := 0; i < len(p.spans); i++ {
		p.easedState(i)
		p.coveredInStickers(i)
		p.onesLeft(i)
		p.cutHalf(i)
		p.insideShown(i)
		p.glassBroken(i)
		if p.coloredLines(i) {
			break
		}
		s, of := p.span(i), p.span(i+1)
		if !amounts[s.key] || of.key != "of" || !p.restBefore(i) || !p.span(i+2).isWord() || !p.nounAhead(i+2) {
			continue
		}
		p.understand(s.from, s.to, "count", s.key)
		p.mark(of.from, of.to)
		p.spans = slices.Delete(p.spans, i, i+2)
	}
}

// easedState takes out "a bit" before a state and "a little" after one: neither is a thing or a size.
func (p *parser) easedState(i int) {
	s, word := p.span(i), p.span(i+1)
	if s.key != "a" || word.key != "bit" && word.key != "little" && word.key != "tiny bit" && word.key != "little bit" {
		return
	}
	before, after := p.span(i-1), p.span(i+2)
	if !(after.is(state) && !after.is(thing)) && !(before.is(state) && (!after.isWord() || after.is(relation))) {
		return
	}
	p.mark(s.from, word.to)
	p.spans = slices.Delete(p.spans, i, i+2)
}

// placesOnThings are the words for places that things have, whether or not their drawing has a part of that name.
var placesOnThings = wordSet(`edge edges side sides rim brim lip tip end neck handle handles spout stem corner corners label labels zipper pocket pockets strap straps perch pommel hilt
	spine cover lid center middle surface front back bottom top base hole roof body handlebar handlebars`)

// onOwnPart reads where on a thing a detail is: a keychain hanging from "the zipper" of a backpack hangs from the backpack, a ribbon around "the neck" of a jar is
// around the jar. What is told of the place of the thing itself is left out.
func (p *parser) onOwnPart(s span, kind string) bool {
	kind, flipped := strings.CutPrefix(kind, "<")
	if !placedKinds[kind] || p.subj < 0 {
		return false
	}
	main := p.owner
	if main < 0 || main == p.subj {
		main = 0
	}
	end, noun := p.phrase(p.at)
	if first := p.span(p.at).key; first != "the" && first != "its" || !p.isPiece(main) || p.out.Subjects[main].Count > 1 || noun.to != p.endToken(end) || !p.ownPlace(main, noun) || p.span(end).key == "of" {
		return false
	}
	if flipped || main == p.subj || kind == "at" {
		p.leaveOutTo(s, end, "We don't know how to show “"+strings.ToLower(p.words(s.from, noun.to))+"” yet.")
		p.rel = ""
		return true
	}
	if kind == "stuck in" || kind == "over" || kind == "inside" && !hollow[noun.key] {
		kind = "on"
	}
	if kind == "tied to" && (noun.key == "roof" || noun.key == "top") {
		kind = "on"
	}
	if middle := noun.key == "center" || noun.key == "middle"; middle && kind == "on" {
		kind = "printed on"
	}
	if kind == "on" && noun.is(unknown, partWord, style, trade) && (noun.key == "label" || noun.key == "front" || noun.key == "cover") {
		kind = "printed on"
	}
	p.understand(s.from, noun.to, "relation", kind)
	p.at, p.rel, p.scope, p.owner = end, "", "with", main
	detail := &p.out.Subjects[p.subj]
	detail.States = slices.DeleteFunc(detail.States, func(name string) bool { return strings.HasPrefix(name, "hanging") }) // from where it is, on no cord
	p.replaceLink(main, brief.Relation{From: p.subj, Kind: kind, To: main})
	return true
}

// placedKinds are the relations by which a detail is at a place of a thing.
var placedKinds = wordSet("on inside around over under through at covering")

// hollow are the places of things in which something is.
var hollow = wordSet("pocket pockets basket trunk bag side pocket front pocket")

func init() {
	for _, kind := range []string{"hanging from", "printed on", "sitting on", "lying on", "standing on", "leaning on", "stuck in", "tied to", "emerging from"} {
		placedKinds[kind] = true
	}
}

// ownPlace reports whether a noun is a part of a thing or a place that things have.
func (p *parser) ownPlace(main int, noun span) bool {
	words := strings.Fields(noun.key)
	if len(words) == 0 {
		return false
	}
	return placesOnThings[words[len(words)-1]] || p.partNamed(main, noun.key) != ""
}

// replaceLink puts the last subject where it is told to be by a thing, instead of only with it.
func (p *parser) replaceLink(main int, to brief.Relation) {
	for n := range p.out.Relations {
		r := &p.out.Relations[n]
		if r.To == p.subj && r.From != p.subj && (r.Kind == "with" || r.Kind == "and" || r.Kind == "wearing") {
			*r = to
			p.listedBefore(n, to.Kind)
			return
		}
	}
	if !slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == p.subj && r.To == main }) {
		p.out.Relations = append(p.out.Relations, to)
	}
}

// pieceOf returns the last word of an amount of something, such as the paper of "sheet of paper".
func pieceOf(key string) string {
	if at := strings.LastIndex(key, " of "); at > 0 {
		return key[at+len(" of "):]
	}
	return key
}

// sameAgain reads a noun right after a thing that is another name of the same: "sneakers white high top" are one pair.
func (p *parser) sameAgain(s span) bool {
	id, ok := s.value(thing)
	p.at--
	right := p.follows()
	p.at++
	if !ok || !right || p.toks[s.from].Kind != token.Word || p.kindOf(p.subj) != brief.Piece || p.out.Subjects[p.subj].ID != id || p.out.Sheet != "" || len(p.out.Subjects) > 1 || p.articled() {
		return false
	}
	if t, known := things.ByID(id); !known || t.Kind == brief.Family {
		return false
	}
	pre := p.pre
	p.pre = nil
	for _, d := range pre {
		p.apply(p.subj, d, true)
	}
	p.understand(s.from, s.to, "subject", s.key)
	return true
}

// articled reports whether an article or a number is among the words before the noun at hand.
func (p *parser) articled() bool {
	return slices.ContainsFunc(p.pre, func(d span) bool { return d.is(count) })
}

// ofPartOnly reports whether a state right after a part is of that part and not of the whole: a banana "with the peel hanging down" does not hang.
func (p *parser) ofPartOnly(s span) bool {
	how, _ := s.value(state)
	return partly[how] || strings.HasPrefix(how, "hanging")
}

// partly are the states that a part has apart from the whole.
var partly = wordSet("melting broken cracked torn bent old dirty wet burnt rusty tipped folded rolled leaking")

// stuckOn are the words for what is on a thing that also name designs.
var stuckOn = wordSet("patch patches label labels sticker stickers")

// detailOf reads a word for a frame or a badge as what a thing has: "a beanie with a leather patch" is no emblem, and the sunburst of "a guitar with a
// sunburst body" is not behind it.
func (p *parser) detailOf(s span) bool {
	if p.scope != "with" || !p.isPiece(p.owner) || len(p.out.Framing) > 0 {
		return false
	}
	if next := p.span(p.at + 1); next.isWord() && !next.is(relation) && p.partNamed(p.owner, next.key) != "" && p.partNamed(p.owner, s.key) == "" {
		p.at++
		p.leaveOut(s.from, s.to, "We can't show the "+next.key+" as “"+strings.ToLower(p.words(s.from, s.to))+"” yet.")
		return true
	}
	if !stuckOn[s.key] {
		return false
	}
	p.at++
	if !p.partColor(p.owner, s) {
		p.leaveOutOn(p.owner, s)
		p.target = target{subj: p.owner}
	}
	p.rel = ""
	return true
}

// onThing reports whether a word is only told of what a thing has: "a bottle with a cream label" is no design of a label.
func (p *parser) onThing(word string) bool {
	if !stuckOn[word] {
		return false
	}
	found := false
	for i, s := range p.spans {
		if lastWord(s.key) != word {
			continue
		}
		k := i
		for k > 0 && p.spans[k].isWord() && p.spans[k].key != "with" && p.spans[k].key != "on" && !strings.HasPrefix(p.spans[k].key, "covered ") {
			k--
		}
		if k < 1 || !p.spans[k].isWord() || !p.restBefore(k) {
			return false
		}
		found = true
	}
	return found
}

// coveredInStickers reads "covered in travel stickers" and "a laptop with stickers" as that a thing has stickers.
func (p *parser) coveredInStickers(i int) {
	s := p.span(i)
	id, _ := p.span(i - 1).value(thing)
	if s.key != "covered in" && s.key != "covered with" && s.key != "decorated with" && !(s.key == "with" && p.endsClause(i+2) && p.r.drawable(id) == brief.Piece && !p.hasPart(id, "stickers")) {
		return
	}
	for end := i + 1; end < i+4 && p.span(end).isWord() && !p.span(end).is(relation); end++ {
		if last := p.span(end); last.key == "stickers" || last.key == "decals" {
			for _, d := range p.spans[i+1 : end] {
				p.leaveOut(d.from, d.to, "We don't choose the stickers.")
			}
			on := span{from: s.from, to: s.to, kind: s.kind, key: "covered in stickers", senses: []sense{{Class: state, Value: "stickered"}}}
			p.mark(last.from, last.to)
			p.spans = slices.Replace(p.spans, i, end+1, on)
			return
		}
	}
}

// onesLeft takes out the "left" of "with only one arm left", which is no side.
func (p *parser) onesLeft(i int) {
	s, after := p.span(i+1), p.span(i+2)
	if s.key != "left" && s.key != "remaining" || !p.span(i).is(partWord, thing) || after.isWord() && !after.is(relation) {
		return
	}
	for k := i - 1; k >= 0 && k > i-4 && p.spans[k].isWord(); k-- {
		if p.spans[k].key == "one" || p.spans[k].key == "only one" || p.spans[k].key == "only" || p.spans[k].key == "two" || p.spans[k].key == "three" {
			p.mark(s.from, s.to)
			p.spans = slices.Delete(p.spans, i+1, i+2)
			return
		}
	}
}

// cutHalf reads "a sliced avocado half" as one that is cut in half.
func (p *parser) cutHalf(i int) {
	if s := p.span(i); s.key != "sliced" && s.key != "cut" {
		return
	}
	for k := i + 1; k < i+4 && p.span(k).isWord(); k++ {
		if half := p.span(k); half.key == "half" || half.key == "halves" {
			p.spans[i].senses = []sense{{Class: state, Value: "halved"}}
			p.mark(half.from, half.to)
			p.spans = slices.Delete(p.spans, k, k+1)
			return
		}
	}
}

// insideShown leaves out "showing the pink inside" after what is cut open: it is drawn as it is inside.
func (p *parser) insideShown(i int) {
	s := p.span(i)
	if s.key != "showing" && s.key != "revealing" && s.key != "exposing" || !p.restBefore(i) {
		return
	}
	for k := i + 1; k < i+5 && p.span(k).isWord(); k++ {
		if noun := p.span(k).key; noun == "inside" || noun == "insides" || noun == "interior" || noun == "flesh" || noun == "core" {
			p.leaveOut(s.from, p.span(k).to, "We draw the inside as it is.")
			p.spans = slices.Delete(p.spans, i, k+1)
			return
		}
	}
}

// ofLeftOut leaves out what comes "with" something that was left out right before: where no strap is drawn, its flowers are not either.
func (p *parser) ofLeftOut(s span) bool {
	n := len(p.out.Reading.LeftOut)
	if s.key != "with" || n == 0 || p.scope != "with" || p.subj < 0 || !p.isPiece(p.owner) || p.embodied(p.owner) || p.wordAt(s.from-1) == "" || p.wordAt(s.from-1) == "and" {
		return false
	}
	gone := p.span(p.at - 1)
	if !gone.isWord() || stuckOn[gone.key] || gone.is(describing...) || !strings.HasSuffix(p.out.Reading.LeftOut[n-1].Words, strings.ToLower(p.words(gone.from, gone.to))) {
		return false
	}
	end, noun := p.phrase(p.at + 1)
	if noun.to == 0 || p.partNamed(p.owner, noun.key) != "" || p.thingAhead(p.at+1) && p.span(end).is(relation) && !strings.HasPrefix(p.span(end).key, "on ") {
		return false
	}
	p.flush()
	p.leaveOut(s.from, p.endToken(end), "What it goes with isn't in the image.")
	for p.at = end; strings.HasPrefix(p.span(p.at).key, "on it"); p.at++ {
		p.leaveOut(p.span(p.at).from, p.span(p.at).to, "What it goes with isn't in the image.")
	}
	return true
}

// coloredLines leaves out "with gold lines": lines that a thing has are no line art.
func (p *parser) coloredLines(i int) bool {
	s, k := p.span(i), i-1
	for k > 0 && p.span(k).is(color, material, size, count) {
		k--
	}
	if s.key != "lines" && s.key != "line" || k < 1 || k == i-1 || p.span(k).key != "with" && p.span(k).key != "and" || !p.restBefore(k) || p.span(i+1).is(thing, person, standIn) && !p.span(i+1).is(relation) {
		return false
	}
	p.leaveOut(p.spans[k+1].from, s.to, "We don't know which lines.")
	p.mark(p.spans[k].from, p.spans[k].to)
	p.spans = slices.Delete(p.spans, k, i+1)
	return true
}

// sameOf reads "a loaf of sourdough bread": what the amount is of is the same thing.
func (p *parser) sameOf(s span, end int, noun span) bool {
	id, ok := noun.value(thing)
	if sub := p.out.Subjects[p.subj]; !ok || noun.plural || sub.ID != id || noun.to != p.endToken(end) {
		return false
	}
	p.flush()
	p.mark(s.from, s.to)
	for ; p.at < end; p.at++ {
		if d := p.span(p.at); d.is(describing...) && !d.is(thing) {
			p.apply(p.subj, d, true)
		} else if d.from == noun.from {
			p.understand(d.from, d.to, "subject", d.key)
		} else if !d.is(stop) {
			p.leaveOut(d.from, d.to, "We don't know how to show “"+strings.ToLower(p.words(d.from, d.to))+"” yet.")
		}
	}
	return true
}

// vesselDrink reads "mason jar lemonade": a drink that is named right after a vessel is drawn in what it is served in.
func (p *parser) vesselDrink(s span) bool {
	p.at--
	right := p.follows() && len(p.out.Subjects) == 1 && plainVessels[p.out.Subjects[p.subj].ID] && p.out.Subjects[p.subj].Count == 1 && len(p.pre) == 0
	p.at++
	return right && p.toks[s.from].Kind == token.Word && p.servedAs(s)
}
