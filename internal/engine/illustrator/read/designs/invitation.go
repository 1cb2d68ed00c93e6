package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// invitations are the words for what a frame or a border is made for, and the occasions that come before them.
var (
	invitations        = wordSet("invitation invitations invite invites card cards stationery announcement")
	invitationOccasion = wordSet("wedding birthday party bridal baby shower engagement graduation christmas")
)

// framesForInvitations takes out what a frame is for, "wedding invitation border" and "floral wreath, peonies, wedding invitation": the frame is
// drawn, not the card. A card that has a frame stays one: "invitation with a floral border".
func (p *parser) framesForInvitations() {
	frame := slices.IndexFunc(p.spans, func(s span) bool {
		return s.kind == token.Word && arrays()[s.key] != "" && arrays()[s.key] != "scatter"
	})
	if frame < 0 || p.quoted() {
		return
	}
	p.purposeOfFrame(frame)
	p.themeOfFrame(frame)
	for i := len(p.spans) - 1; i >= 0; i-- {
		before, after := p.span(i-1).key == "for" || !p.span(i-1).isWord() && i > frame, i+1 == frame || i+2 == frame && p.span(i+1).is(fill, style, color)
		at := i
		for at > 0 && p.span(at-1).isWord() && invitationOccasion[p.span(at-1).key] {
			at--
			before = before || p.span(at-1).key == "for" || !p.span(at-1).isWord() && i > frame
		}
		whole := invitations[lastWord(p.spans[i].key)] && p.spans[i].kind == token.Word
		if !whole || !before && !after || p.span(i+1).key == "with" {
			continue
		}
		p.forInvitation = true
		for k := i; k >= at; k-- {
			p.drop(k, "trade word", "")
		}
		if at > 0 && p.span(at-1).key == "for" {
			p.drop(at-1, "", "")
		}
		return
	}
}

// purposeOfFrame leaves out what a frame is for, to the end of its clause: "sunflower frame for wedding sign".
func (p *parser) purposeOfFrame(frame int) {
	for i := frame + 1; i < len(p.spans); i++ {
		if p.spans[i].key != "for" || p.span(i+1).is(color, style) {
			continue
		}
		to := i + 1
		for to < len(p.spans) && p.spans[to].isWord() && !p.spans[to].is(relation) {
			to++
		}
		if to == i+1 {
			return
		}
		words := p.words(p.spans[i].from, p.spans[to-1].to)
		p.leaveOut(p.spans[i].from, p.spans[to-1].to, "“"+words+"” says what the image is for, so it isn't drawn.")
		p.spans = slices.Delete(p.spans, i, to)
		return
	}
}

// themeOfFrame leaves out the theme before a border whose things are listed: "luau border, hibiscus and pineapples".
func (p *parser) themeOfFrame(frame int) {
	at := p.spans[frame].from
	if slices.ContainsFunc(p.toks, func(t token.Token) bool {
		return t.Text == "card" || t.Text == "cards" || papers[t.Text] != "" && !invitations[t.Text]
	}) {
		return // the theme is what the sheet says
	}
	for _, t := range p.themesNamed(setAsk{kind: "icons"}) {
		named, ok := things.Lookup(t.key)
		if t.to > at || ok && p.r.drawable(named.ID) != "" || !p.namesList(t.from, t.to) || slices.ContainsFunc(p.toks[t.from:at], func(o token.Token) bool { return o.Kind != token.Word }) {
			continue
		}
		if slices.ContainsFunc(p.spans, func(s span) bool { return s.from >= t.from && s.to <= t.to && s.is(thing) && s.plural && p.copyable(s) }) {
			continue // "moon and stars garland" is of both
		}
		if s := p.spanAt(t.from); s < 0 || p.spans[s].is(trade, style, color, several) {
			continue
		}
		p.leaveOut(t.from, t.to, "“"+p.words(t.from, t.to)+"” is the theme: what the prompt lists is drawn.")
		p.spans = slices.DeleteFunc(p.spans, func(s span) bool { return s.from < t.to && s.to > t.from })
		return
	}
}

// shapeAfterFrame puts the shape of a frame that is told after a comma before the frame: "floral frame, oval, roses" is an oval floral frame.
func (p *parser) shapeAfterFrame() {
	frame := slices.IndexFunc(p.spans, func(s span) bool {
		return s.kind == token.Word && (arrays()[s.key] == "frame" || arrays()[s.key] == "wreath")
	})
	for i := range p.toks { // "flower frame in the shape of a heart"
		if to := shapeWords[p.wordAt(i)]; frame >= 0 && to != "" && to != "corner" && (p.wordAt(i-1) == "a" || p.wordAt(i-1) == "an") && p.wordAt(i-2) == "of" && p.wordAt(i-3) == "shape" && p.wordAt(i-4) == "the" && p.wordAt(i-5) == "in" {
			p.understand(i-5, i+1, "framing", to)
			p.withoutTokens(i-5, i+1)
			key := map[string]string{"heart": "heart shaped"}[p.wordAt(i)]
			if key == "" {
				key = p.wordAt(i)
			}
			p.spans = slices.Insert(p.spans, frame, span{kind: token.Word, from: i, to: i, key: key, senses: []sense{{Class: outline, Value: to}}})
			return
		}
	}
	for i := frame + 1; frame >= 0 && i < len(p.spans); i++ {
		s := p.spans[i]
		if s.kind != token.Word || shapeWords[s.key] == "" || shapeWords[s.key] == "corner" {
			continue
		}
		direct := outlines[shapeWords[s.key]] && !p.span(i+1).is(thing) && !slices.ContainsFunc(p.spans[frame+1:i], func(o span) bool { return !o.is(color, material) }) // "frame gold hexagon with roses"
		switch {
		case direct:
			for i--; i > frame; i-- { // what is named with it has its own colors
				p.leaveOut(p.spans[i].from, p.spans[i].to, "A frame of this shape is made of what is named with it.")
				p.spans = slices.Delete(p.spans, i, i+1)
			}
			p.spans = slices.Delete(p.spans, frame+1, frame+2)
		case p.span(i-1).isWord() || p.span(i+1).isWord():
			continue
		default:
			p.spans = slices.Delete(p.spans, i-1, i+1)
		}
		s.senses = []sense{{Class: outline, Value: shapeWords[s.key]}}
		p.spans = slices.Insert(p.spans, frame, s)
		return
	}
}

// floralShapes makes a floral frame or corner of which no plant is named a motif, where a shape is told or a corner is meant: "round floral frame", "burgundy
// floral corner".
func (p *parser) floralShapes() {
	if i := slices.IndexFunc(p.spans, func(s span) bool { return arrays()[s.key] == "corner" || arrays()[s.key] == "corners" }); i > 0 && blooming[p.span(i-1).key] && p.span(i+1).key == "with" {
		p.drop(i-1, "framing", "floral") // the flowers are told after it
	}
	if p.out.Motif != "" || slices.ContainsFunc(p.spans, func(s span) bool {
		return s.kind == token.Word && p.plant(s) && p.copyable(s) && !flowery[s.key] && arrays()[s.key] == ""
	}) {
		return
	}
	for i, s := range p.spans {
		words := strings.Fields(s.key)
		shape, before := arrays()[s.key], p.span(i-1).key
		if s.kind != token.Word || shape != "frame" && shape != "corner" && shape != "corners" || !(blooming[words[0]] || blooming[before] || shape != "frame" && blooming[p.span(i+1).key]) {
			continue
		}
		for _, k := range []int{i - 2, i - 1, i + 1, i + 2} {
			if to := shapeWords[p.span(k).key]; shape == "frame" && (outlines[to] || to == "ring" || to == "heart") {
				shape = map[bool]string{true: "heart-ring", false: to}[to == "heart"]
				p.drop(k, "framing", to)
				if k < i {
					i--
				}
				break
			}
		}
		if shape == "frame" {
			return
		}
		p.drop(i, "framing", shape)
		if i > 0 && blooming[p.span(i-1).key] {
			i--
			p.drop(i, "framing", "floral")
		}
		for i < len(p.spans) && (blooming[p.span(i).key] || p.span(i).key == "decoration" || p.span(i).key == "design" || p.span(i).key == "top left") {
			p.drop(i, "framing", shape)
		}
		for k := 0; k+1 < len(p.spans); k++ {
			up, side := p.spans[k], p.spans[k+1]
			if up.key != "top" && up.key != "bottom" && up.key != "upper" && up.key != "lower" || side.key != "left" && side.key != "right" {
				continue
			}
			if side.key == "left" && (up.key == "top" || up.key == "upper") {
				p.understand(up.from, side.to, "framing", "corner")
			} else {
				p.leaveOut(up.from, side.to, "The corner is drawn for the top left: it can be turned.")
			}
			p.spans = slices.Delete(p.spans, k, k+2)
			break
		}
		p.spans = slices.DeleteFunc(p.spans, func(s span) bool { return s.key == "a" || s.key == "an" || s.key == "the" })
		p.out.Motif = shape
		return
	}
}
