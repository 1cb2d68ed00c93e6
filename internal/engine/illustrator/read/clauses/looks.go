package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// looks settles words for looks whose meaning the next words tell, before anything is read.
func (p *parser) looks() {
	for i := 0; i < len(p.spans); i++ {
		s, next := p.spans[i], p.span(i+1)
		switch {
		case s.kind != token.Word:
		case (s.key == "empty glass" || s.key == "shattered glass" || s.key == "broken glass") && s.to-s.from == 2 && next.is(thing): // "empty glass bottle"
			p.spans = slices.Replace(p.spans, i, i+1, append(p.recut(s.from, s.from+1), p.recut(s.from+1, s.to)...)...)
		case s.key == "half" && next.is(unknown) && strings.HasSuffix(next.key, "ed") && next.to-next.from == 1: // "half unwrapped" is not half of a thing
			whole := span{from: s.from, to: next.to, kind: token.Word, key: s.key + " " + next.key, senses: []sense{{Class: unknown, Value: ""}}}
			p.spans = slices.Replace(p.spans, i, i+2, whole)
		case s.is(fill) && next.key == "and" && p.span(i+2).is(fill) && (strings.HasPrefix(s.key, "with ") || i > 0 && p.spans[i-1].key == "with") && !p.span(i+3).isWord():
			p.leaveOut(next.to, p.span(i+2).to, "We can show one pattern on a thing.")
			p.spans = slices.Delete(p.spans, i+1, i+3)
		case strings.TrimPrefix(s.key, "with ") == "rainbow" && s.is(fill) && i > 0 && (!next.isWord() || next.is(relation, stop, trade) && next.key != "and") && p.besideRainbow(i):
			p.spans[i].senses = []sense{{Class: thing, Value: "rainbow"}} // "unicorn with rainbow"
			if s.key != "rainbow" {
				with := span{from: s.from, to: s.from + 1, kind: token.Word, key: "with", senses: []sense{{Class: relation, Value: "with"}}}
				p.spans[i].from, p.spans[i].key = s.from+1, "rainbow"
				p.spans = slices.Insert(p.spans, i, with)
			}
		case s.is(fill) && s.is(thing) && i > 1 && p.spans[i-1].key == "a" && p.spans[i-2].key == "with" && (!next.isWord() || next.is(relation, stop)):
			p.spans[i].senses = slices.DeleteFunc(slices.Clone(s.senses), func(one sense) bool { return one.Class == fill }) // "a cloud with a rainbow"
		case trailingColors[s.key] && s.is(color) && i > 0 && p.unfruity(p.spans[i-1]) && !next.is(thing, person) && next.key != "and" && next.key != "slice":
			p.spans[i].senses = slices.DeleteFunc(slices.Clone(s.senses), func(one sense) bool { return one.Class != color }) // "a lantern orange"
		case trailingColors[s.key] && s.is(color) && i > 1 && p.spans[i-1].key == "in" && (p.spans[i-2].kind == token.Quote || letterNouns[lastWord(p.spans[i-2].key)]) && (!next.isWord() || next.key == "and" && p.span(i+2).is(color)):
			p.spans[i].senses = slices.DeleteFunc(slices.Clone(s.senses), func(one sense) bool { return one.Class != color }) // "“hello” in orange and teal"
		case s.is(color) && s.is(thing, standIn) && p.closesColors(i):
			p.spans[i].senses = slices.DeleteFunc(slices.Clone(s.senses), func(one sense) bool { return one.Class != color }) // "in teal, brown and mustard"
		case lastWord(s.key) == "like" || lastWord(s.key) == "of":
			p.shapedAsFigure(i)
		}
	}
}

// trailingColors are the colors that are fruit too.
var trailingColors = wordSet("orange peach plum olive lime")

// closesColors reports whether a word is the last of a list of colors: the word before "and" is a color and nothing else.
func (p *parser) closesColors(i int) bool {
	if i < 2 || p.spans[i-1].key != "and" {
		return false
	}
	before := p.spans[i-2]
	return before.is(color) && !before.is(thing, standIn, person)
}

// unfruity reports whether a word names a thing that is drawn, and no food or plant, with which fruit would come.
func (p *parser) unfruity(s span) bool {
	id, ok := s.value(thing)
	t, _ := things.ByID(id)
	return ok && s.kind == token.Word && p.r.drawable(id) == brief.Piece && t.Group != "food-drink" && t.Group != "plant-flower" && t.Group != "kitchen" && !s.is(color, relation)
}

// shapedAsFigure puts the figure that a balloon is shaped like before it: "balloon shaped like the number 5" is a number 5 balloon.
func (p *parser) shapedAsFigure(i int) {
	if i == 0 || !strings.Contains(p.spans[i].key, "shape") || !strings.HasPrefix(p.spans[i-1].key, "balloon") {
		return
	}
	at := i + 1
	for p.span(at).is(stop) && p.span(at).key != "number" && p.span(at).key != "letter" {
		at++
	}
	if kind := p.span(at).key; kind != "number" && kind != "letter" || p.span(at+1).kind != token.Word {
		return
	}
	p.understand(p.spans[i-1].from, p.span(at+1).to, "subject", p.span(at).key+" balloon")
	moved := []span{p.span(at), p.span(at + 1), p.spans[i-1]}
	p.spans = slices.Replace(p.spans, i-1, at+2, moved...)
}

// ofVessel puts what a vessel full of things comes with on the vessel, not on the things: "a basket of eggs with a blue bow". Food and plants are
// more of what is in it.
func (p *parser) ofVessel() {
	for n, r := range p.out.Relations {
		if r.Kind != "with" {
			continue
		}
		t, _ := things.ByID(p.out.Subjects[r.To].ID)
		if t.Group == "food-drink" || t.Group == "plant-flower" {
			continue
		}
		full := slices.IndexFunc(p.out.Relations, func(o brief.Relation) bool {
			return o.Kind == "full of" && o.To == r.From && p.out.Subjects[o.From].Kind == brief.Piece
		})
		if full >= 0 && p.out.Subjects[r.From].Kind == brief.Piece {
			p.out.Relations[n].From = p.out.Relations[full].From
		}
	}
}

// printsOn are the marks that are printed on a thing that they are named with.
var printsOn = wordSet("paw-print handprint footprint kiss-mark lips lock padlock")

// headed are the things that wear what is for a head.
var headed = wordSet("skull sugar-skull pumpkin jack-o-lantern ghost snowman smiley-face alien robot")

// marked prints such marks on the front of vessels, furniture and cushions: "a dog bowl with a paw print".
func (p *parser) marked() {
	for n, r := range p.out.Relations {
		to, on := p.out.Subjects[r.To], p.out.Subjects[r.From]
		t, _ := things.ByID(on.ID)
		if on.Kind == brief.Map && !p.isPerson(r.To) && (r.Kind == "with" || r.Kind == "full of" || r.Kind == "and" && to.ID == "heart") {
			if r.Kind == "full of" && to.Count == unstatedCount {
				p.out.Subjects[r.To].Count = 2 * unstatedCount
			}
			p.out.Relations[n] = brief.Relation{From: r.To, Kind: "printed on", To: r.From} // "Ohio with a heart"
			continue
		}
		if r.Kind == "with" && headed[on.ID] && wearables[to.ID] && on.Count <= 1 {
			p.out.Relations[n].Kind = "wearing" // "skull mascot with headphones"
			continue
		}
		if r.Kind == "with" && (on.ID == "speech-bubble" || on.ID == "thought-bubble") && on.Text == "" && to.Kind == brief.Piece {
			p.out.Relations[n] = brief.Relation{From: r.To, Kind: "printed on", To: r.From}
			continue
		}
		if r.Kind == "with" && printsOn[to.ID] && on.Kind == brief.Piece && on.Count <= 1 && slices.Contains([]string{"kitchen", "furniture-home", "symbol-sign", "office-school", "clothing-accessory", "holiday-party"}, t.Group) {
			p.out.Relations[n] = brief.Relation{From: r.To, Kind: "printed on", To: r.From}
		}
	}
}

// besideRainbow reports whether what comes with a rainbow is an animal, which is no cloth of these colors.
func (p *parser) besideRainbow(i int) bool {
	if p.spans[i].key == "rainbow" {
		if p.span(i-1).key != "with" {
			return false
		}
		i--
	}
	id, named := p.span(i - 1).value(thing)
	t, _ := things.ByID(id)
	return named && (p.creature(id) || t.Group == "weather-nature-effect") // no cloud is painted so
}
