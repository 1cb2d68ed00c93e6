package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// Where nobody is in a prompt, nobody can slide down or lean on anything: words that only say where on a thing something is, or of which a noun is
// told that was left out, are left out whole.

// lifeless reports whether a prompt names nobody who lives.
func (p *parser) lifeless() bool {
	return !slices.ContainsFunc(p.spans, p.livingSpan)
}

// alongWords lead to a place along a thing; wholeSides tell of all its sides.
var (
	alongWords = wordSet("off down up")
	wholeSides = wordSet("each both either all every opposite one")
	sideNouns  = wordSet("side sides end ends")
)

// alongParts leaves out "off the roof", "down the cone" and "on both sides" where they only say where on a thing a detail is.
func (p *parser) alongParts() {
	if !p.lifeless() {
		return
	}
	for i := 1; i+2 < len(p.spans); i++ {
		lead, noun := p.spans[i], p.spans[i+2]
		if !p.detailBefore(i) || !noun.isWord() || p.span(i+3).is(naming...) && !p.span(i+3).is(relation) {
			continue
		}
		which := p.spans[i+1].key
		along := alongWords[lead.key] && (which == "the" || which == "its") && noun.is(naming...)
		sides := (lead.key == "on" || lead.key == "at" || lead.key == "in") && wholeSides[which] && sideNouns[noun.key]
		corners := (lead.key == "on" || lead.key == "at") && which == "the" && (noun.key == "corners" || noun.key == "corner") && p.spans[i-1].is(thing, partWord) && trims[p.spans[i-1].key]
		if !along && !sides && !corners {
			continue
		}
		p.leaveOut(lead.from, noun.to, "We don't know how to show “"+strings.ToLower(p.words(lead.from, noun.to))+"” yet.")
		p.spans = slices.Delete(p.spans, i, i+3)
	}
}

// detailBefore reports whether a thing and something that it comes with are named before span i.
func (p *parser) detailBefore(i int) bool {
	n := 0
	for k, s := range p.spans[:i] {
		if s.is(naming...) && !s.is(relation, stop) && (!s.is(describing...) || !p.span(k+1).is(naming...)) {
			n++
		}
	}
	return n > 1
}

// adjunct leaves out the noun before a part that a thing has or lacks: a snowman's "stick arm" is an arm, and where a crate has no "rope handle" there is no
// rope beside it.
func (p *parser) adjunct(s span) bool {
	next := p.span(p.at + 1)
	if p.scope != "with" || !p.isPiece(p.owner) || !s.is(thing, unknown) || s.is(material, color) && p.partNamed(p.owner, next.key) != "" || !next.isWord() || next.is(relation) || next.is(thing) && !trims[next.key] || next.is(style, fill) || vocabulary.Prints[next.key] || p.partNamed(p.owner, s.key) != "" {
		return false
	}
	last := p.span(p.at + 2)
	if last.is(naming...) && !last.is(relation) || !trims[next.key] && p.partNamed(p.owner, next.key) == "" {
		return false
	}
	p.at++
	p.leaveOut(s.from, s.to, "We can't show "+strings.ToLower(p.words(s.from, next.to))+" on "+p.subjectName(p.owner)+" yet.")
	return true
}

// partAtEnd is the last word of a noun where that names a part that a thing has: the ornate frame of a mirror is its frame.
func (p *parser) partAtEnd(o int, s span) string {
	last := lastWord(s.key)
	if last == s.key || !p.isPiece(o) || !trims[last] && !fittings[last] && !builtIn[last] && !enclosing[last] {
		return ""
	}
	return p.partNamed(o, last)
}

// lookInName gives a part the color, the material or the pattern that its name begins with: "gold frame".
func (p *parser) lookInName(pc *brief.PartColor, s span) {
	first, _, _ := strings.Cut(s.key, " ")
	look := span{senses: p.r.words.Senses[first]}
	if look.is(thing) {
		return
	}
	if c, ok := look.value(color); ok {
		pc.Color = c
	} else if m, ok := look.value(material); ok {
		pc.Color = m
	} else if f, ok := look.value(fill); ok {
		pc.Fill = f
	}
}

// enclosing are the parts that hold or enclose the rest.
var enclosing = wordSet("frame stand base shade case pot stem rope chain door window roof wheel")

// ofGone reports whether what is told from span s on is of a noun that was left out right before, in a prompt without anybody.
func (p *parser) ofGone(s span, kind string) bool {
	if p.target.subj != nowhere || len(p.out.Subjects) == 0 || p.alive(0) || p.wordAt(s.from-1) == "" || !placedKinds[strings.TrimPrefix(kind, "<")] && kind != "beside" && kind != "in front of" || !p.lifeless() {
		return false
	}
	gone := p.span(p.at - 1)
	if !gone.isWord() || gone.is(relation) || !p.fate[gone.from] || !p.wasLeftOut(gone) {
		return false
	}
	if p.thingAhead(p.at + 1) {
		return false // "a cake with a cream filling on a plate": the cake
	}
	p.flush()
	p.at++
	end, _ := p.phrase(p.at)
	p.leaveOutTo(s, end, "What it goes with isn't in the image.")
	p.rel = ""
	return true
}

// thingAhead reports whether the phrase from span i on names a thing that can be drawn by itself, and none that was named before.
func (p *parser) thingAhead(i int) bool {
	_, head := p.phrase(i)
	id, ok := head.value(thing)
	return ok && !definite[p.span(i).key] && p.r.drawable(id) != "" && !placesOnThings[lastWord(head.key)] && !head.is(partWord)
}

// wasLeftOut reports whether a span is among the words that were left out last.
func (p *parser) wasLeftOut(s span) bool {
	out := p.out.Reading.LeftOut
	return len(out) > 0 && strings.HasSuffix(strings.ToLower(out[len(out)-1].Words), strings.ToLower(p.words(s.from, s.to)))
}

// glassBroken reads "cracked glass" after a thing as that it is cracked: no crack and no shards are beside it.
func (p *parser) glassBroken(i int) {
	s := p.span(i)
	if s.key != "cracked glass" && s.key != "broken glass" && s.key != "shattered glass" || !p.restBefore(i) {
		return
	}
	p.spans[i].senses = []sense{{Class: state, Value: "cracked"}}
}

// oneCorner leaves out "in the corner" and ", corner broken off" where they tell of one corner of a thing: corners of a sheet are several or come first.
func (p *parser) oneCorner(i int) {
	if p.span(i).key != "corner" || !p.lifeless() || !p.restBefore(i) {
		return
	}
	from, to := i, i+1
	switch the, in := p.span(i-1), p.span(i-2); {
	case !the.isWord():
		to = p.clauseEnd(i)
	case the.key == "the" && (in.key == "in" || in.key == "on" || in.key == "at") && p.detailBefore(i-2):
		from = i - 2
		if p.span(to).key == "of" {
			to = p.clauseEnd(i)
		}
	default:
		return
	}
	if p.span(to).is(style) {
		return
	}
	p.leaveOut(p.spans[from].from, p.endToken(to), "We don't know how to show “"+strings.ToLower(p.words(p.spans[from].from, p.endToken(to)))+"” yet.")
	p.spans = slices.Delete(p.spans, from, to)
}

// ofMain reads a part of the main thing that comes after "and" and what else it has as a part of it: "a bicycle with a basket full of tulips and a
// leather seat" has no chair.
func (p *parser) ofMain(s span) bool {
	if p.rel != "and" || p.subj < 1 || !p.isPiece(0) || p.scope == "with" && p.owner == 0 || !p.described() || p.partNamed(0, s.key) == "" || !s.is(partWord, thing) || s.is(person, relation) || p.partNamed(p.subj, s.key) != "" || !p.lifeless() || !p.boundTo(0, p.subj) && !p.boundTo(0, p.subj-1) {
		return false
	}
	p.owner, p.scope = 0, "with"
	return p.attribute(s)
}
