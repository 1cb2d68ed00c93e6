package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// further reads what is told of a figure after a comma: "old lady, gray bun, glasses", "mad bull red eyes", "tennis player, white
// skirt and red shoes".
func (p *parser) further(s span) bool {
	goesOn := p.rel == "and" && p.wornTo > 0 && p.relSpan.from == p.wornTo
	if (p.dresses(s) || s.key == "hair" && p.isPerson(0)) && (p.listed() || goesOn) && p.rel == "" && !p.alive(p.subj) {
		p.toWearer() // "a soccer player kicking a ball, red jersey"
	}
	after := p.scope == "" && (p.partAfter(s) || p.wornAfter(s))
	lacked := p.scope == "" && !after && limb(s) && (!p.span(p.at-1).is(naming...) || s.to-s.from > 1) && !(p.isPerson(p.subj) && hides[s.key]) && p.follows() && p.embodied(p.subj)
	if p.scope != "" || p.rel != "" && !goesOn && !after || !p.alive(p.subj) && !after && !lacked || p.subj != len(p.out.Subjects)-1 && !p.dresses(s) {
		return false
	}
	colored := len(p.pre) > 0 && p.pre[len(p.pre)-1].is(color)
	listed := p.listed() || goesOn
	part := s.is(partWord) && (colored || listed && p.described()) && p.partNamed(p.subj, s.key) != ""
	worn := after || lacked || p.beastlike(p.subj) && listed && len(p.pre) > 0 && p.dresses(s) || p.isPerson(p.subj) && listed && (s.is(glasses, beard, extra, hairStyle) || s.key == "hair" || p.dresses(s))
	if !part && !worn {
		return false
	}
	p.owner, p.scope = p.subj, "with"
	if p.dresses(s) {
		p.owner = p.wearerOf(s)
	}
	rel := p.rel
	p.rel = ""
	p.at++
	read := p.attribute(s)
	p.scope = ""
	if !read {
		p.at--
		p.rel = rel
		return false
	}
	p.wornTo = s.to
	return true
}

// toWearer goes on about the last person, if all that came after is what they have.
func (p *parser) toWearer() {
	for i := len(p.out.Subjects) - 1; i >= 0; i-- {
		if p.isPerson(i) || p.beastlike(i) {
			p.subj, p.owner, p.scope = i, i, ""
			p.target = target{subj: i}
			return
		}
		had := slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.To == i && (p.isPerson(r.From) || p.beastlike(r.From)) })
		if !had || p.kindOf(i) != brief.Piece {
			return
		}
	}
}

// dresses reports whether a noun after a comma is what a person wears: the people come first, and no list of clothes is asked for.
func (p *parser) dresses(s span) bool {
	where, ok := s.value(garment)
	_, name, _ := strings.Cut(where, "/")
	beast := len(p.out.Subjects) > 0 && p.beastlike(0) && len(p.pre) > 0 // "a fox, red scarf", but not "fox, scarf, leaf"
	if s.is(glasses) && (p.isPerson(0) || beast) {
		return true
	}
	if next := p.span(p.at + 1); !ok || !p.isPerson(0) && !beast || !p.r.catalog.Garment(name) || next.is(relation) && next.key != "and" && next.key != "with" && !(beast && next.key == "that says") {
		return false
	}
	return !slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool {
		t, _ := things.ByID(s.ID)
		return s.Count > 1 && s.Kind == brief.Piece && t.Group == "clothing-accessory"
	})
}

// womens and mens are garments that tell which of a couple wears them.
var (
	womens = wordSet("dress skirt gown tutu bikini veil heels blouse")
	mens   = wordSet("suit tuxedo tie beard mustache")
)

// wearerOf is the person who wears a garment that is told after all of them.
func (p *parser) wearerOf(s span) int {
	words := strings.Fields(s.key)
	last := words[len(words)-1]
	wants := ""
	switch {
	case womens[last]:
		wants = "woman"
	case mens[last]:
		wants = "man"
	}
	for i := len(p.out.Subjects) - 1; i >= 0 && wants != ""; i-- {
		sub := p.out.Subjects[i]
		if sub.Kind != brief.Person {
			continue
		}
		who := ""
		if sub.Person != nil {
			who = sub.Person.Body
		}
		if who == wants || sub.ID == "bride" && wants == "woman" || sub.ID == "groom" && wants == "man" {
			return i
		}
	}
	return p.subj
}

// listedAt reports whether nothing but describing words stands between a span that was read and a comma before it.
func (p *parser) listedAt(s span) bool {
	at := slices.IndexFunc(p.spans, func(o span) bool { return o.from == s.from && o.to == s.to })
	for i := at - 1; i >= 0; i-- {
		if o := p.spans[i]; !o.isWord() {
			return true
		} else if !o.is(describing...) && !o.is(hairStyle) {
			return false
		}
	}
	return false
}

// listed reports whether nothing but describing words stands between the span and a comma before it.
func (p *parser) listed() bool {
	for i := p.at - 1; i >= 0; i-- {
		switch s := p.spans[i]; {
		case !s.isWord():
			return true
		case !s.is(describing...) && !s.is(hairStyle):
			return false
		}
	}
	return false
}

// bared takes off what a role would bring: a hat, glasses, a beard.
func (p *parser) bared(f *brief.Figure, s span) bool {
	place, _ := s.value(garment)
	switch {
	case strings.HasPrefix(place, "head/"):
		f.Headwear = "none"
	case s.is(glasses):
		f.Glasses = "none"
	case s.is(beard):
		f.Beard = "none"
	case s.is(extra):
		return p.unadorned(s)
	default:
		return false
	}
	return true
}

// feature reads what a person looks like: hair, eyes, skin, beard, glasses.
func (p *parser) feature(i int, s span) bool {
	sub := &p.out.Subjects[i]
	f := figure(sub)
	value, what := "", ""
	switch {
	case s.key == "hair" || s.key == "haired" || s.key == "hairs":
		return p.hair(i, s)
	case p.paintedLips(i, s):
		return true
	case s.key == "eyes" || s.key == "eyed" || s.key == "skin":
		return p.partColor(i, s) && p.skinColor(sub, s.key)
	}
	if value, ok := s.value(hairStyle); ok && !s.is(garment) {
		f.Hair, what = value, value
		p.tintHair(f, s)
		p.understandRange(s.from, s, "hair", what)
		return true
	}
	if v, ok := s.value(beard); ok {
		f.Beard, value = v, v
		p.tintHair(f, s)
		p.understandRange(s.from, s, "beard", value)
		return true
	}
	if v, ok := s.value(glasses); ok {
		for _, w := range p.wearers(i, len(p.pre) == 0) {
			figure(&p.out.Subjects[w]).Glasses = v
		}
		p.understandRange(s.from, s, "glasses", v)
		p.dropPre()
		return true
	}
	if v, ok := s.value(extra); ok && !p.r.catalog.Garment(v) {
		p.leaveOutOn(i, s)
		return true
	} else if ok && tintable[v] && slices.ContainsFunc(p.pre, func(d span) bool { return d.is(color, fill) }) {
		p.putOn(i, s, "body", ownWings(sub.ID, v)) // an angel with blue wings
		return true
	} else if ok {
		f.Extras = appendNew(f.Extras, ownWings(sub.ID, v))
		p.understandRange(s.from, s, "feature", v)
		p.dropPre()
		return true
	}
	return false
}

// eyesTell reads an expression that is told of eyes or a mouth as that of the whole face: "sleepy eyes".
func (p *parser) eyesTell(i int, part string, d span) bool {
	look, ok := d.value(expression)
	if !ok || part != "eyes" && part != "mouth" && part != "face" || !p.alive(i) && !p.hasFace(i) {
		return false
	}
	p.out.Subjects[i].Expression = look
	return true
}

// pieceSkins are the colors of the skin of hands and faces that are drawn alone.
var pieceSkins = map[string]string{
	"black": "#744830", "brown": "#96603d", "white": "#fbdcc4", "asian": "#f5c9a6", "indian": "#b97a4f", "latino": "#d79a6c", "middle eastern": "#d79a6c", "indigenous": "#b97a4f",
}

// skinOfPiece gives a thing that has skin the tone that people have.
func (p *parser) skinOfPiece(s *brief.Subject, tone string) bool {
	hex, ok := pieceSkins[tone]
	parts, _, _ := p.r.catalog.Piece(s.ID)
	if !ok || !slices.Contains(parts, "skin") {
		return false
	}
	s.Parts = append(s.Parts, brief.PartColor{Part: "skin", Color: hex})
	return true
}

// skinColor moves a color of the skin to where people have it.
func (p *parser) skinColor(sub *brief.Subject, key string) bool {
	last := sub.Parts[len(sub.Parts)-1]
	if key == "skin" && (last.Color == "black" || last.Color == "brown" || last.Color == "white") {
		sub.Parts = sub.Parts[:len(sub.Parts)-1]
		figure(sub).Skin = last.Color
	}
	return true
}

// featured reads "blue eyed": a part with the color before it.
func (p *parser) featured(i int, part string, before []span, s span) {
	name := p.partNamed(i, part)
	c, from := "", s.from
	if n := len(before); n > 0 {
		last := before[n-1]
		if c, _ = last.value(color); c != "" || last.is(size, count, hairStyle) || p.fate[last.from] {
			from = last.from
		}
		if grown := partSizes[last.key]; grown != "" && c == "" && !p.isPerson(i) && name != "" && p.r.catalog.PartGrows(p.out.Subjects[i].ID, name) {
			p.out.Subjects[i].Parts = append(p.out.Subjects[i].Parts, brief.PartColor{Part: name, State: grown})
			p.understand(from, s.to, "part", part+": "+grown)
			return
		}
		if last.key == "one" && part == "eyes" && p.isPerson(i) {
			figure(&p.out.Subjects[i]).Glasses = "eyepatch"
			p.understand(from, s.to, "glasses", "eyepatch")
			return
		}
	}
	if n := len(before); n > 0 && name != "" || part == "legs" && n > 0 {
		if many, ok := before[n-1].value(count); ok && partCounts[p.out.Subjects[i].ID+" "+part] == many {
			p.understand(before[n-1].from, s.to, "part", many+" "+part)
			return
		}
	}
	switch {
	case part == "hair" && p.isPerson(i) && c != "":
		figure(&p.out.Subjects[i]).HairColor = c
	case name != "" && c != "":
		p.out.Subjects[i].Parts = append(p.out.Subjects[i].Parts, brief.PartColor{Part: name, Color: c})
	default:
		p.leaveOut(from, s.to, "We can't show "+p.subjectName(i)+" like this yet.")
		return
	}
	p.understand(from, s.to, "part", part+": "+c)
}

// partCounts are the counts of parts that things have anyway.
var partCounts = map[string]string{
	"octopus legs": "8", "spider legs": "8", "crab legs": "8", "ant legs": "6", "bee legs": "6", "ladybug legs": "6", "dog legs": "4", "cat legs": "4", "horse legs": "4",
	"monster eyes": "1", "bicycle wheels": "2", "motorcycle wheels": "2", "tricycle wheels": "3", "car wheels": "4", "skateboard wheels": "4", "birthday-cake tiers": "2",
}

// pairs are the parts of which bodies have two.
var pairs = wordSet("eyes ears wings arms legs horns antlers hands feet tusks")

// countFits reports whether a thing has so many of a part anyway: "with two eyes", "with a green leaf".
func (p *parser) countFits(i int, part string, d span, pre []span) bool {
	n, _ := d.value(count)
	if n == "1" && (d.key != "one" || strings.HasPrefix(part, "eye") || !strings.HasSuffix(part, "s")) && slices.ContainsFunc(pre, func(o span) bool { return o.is(color, fill) }) {
		return true // "one blue eye and one brown eye"
	}
	if slices.ContainsFunc(pre, func(o span) bool { how, _ := o.value(state); return how == "missing" }) {
		return n == "1" // "missing one eye"
	}
	if many, known := partCounts[p.out.Subjects[i].ID+" "+part]; known {
		return many == n
	}
	if pairs[strings.TrimSuffix(part, "s")+"s"] && p.embodied(i) {
		return n == "2"
	}
	return n == "1" && (d.key != "one" || !strings.HasSuffix(part, "s"))
}

// faces are expressions that are asked for as things.
var faces = map[string]string{"face": "happy", "faces": "happy", "happy faces": "happy", "sad faces": "sad", "angry faces": "angry", "smiling faces": "happy", "smiles": "happy", "big smiles": "happy", "happy face": "happy", "smiley face": "happy", "sad face": "sad", "angry face": "angry", "smiling face": "happy", "smile": "happy", "big smile": "happy", "grin": "happy", "frown": "sad"}

// sinister are the words for faces that frighten.
var sinister = wordSet("scary spooky creepy evil sinister menacing carved jagged")

// face reads "with a happy face".
func (p *parser) face(i int, s span) bool {
	forms := things.Singulars(s.key)
	look, ok := faces[forms[len(forms)-1]]
	if eyes := forms[len(forms)-1]; (eyes == "eye" || eyes == "googly eye" || eyes == "big eye") && p.kindOf(i) == brief.Piece && p.partNamed(i, "eyes") == "" && !slices.ContainsFunc(p.pre, func(d span) bool { return d.is(count) && !d.is(stop) }) {
		look, ok = "happy", true // "a donut with eyes"
	}
	if !ok || !p.alive(i) && !p.hasFace(i) {
		return false
	}
	if s.key == "face" && p.isPiece(i) && p.grouped(i, "face") && slices.ContainsFunc(p.pre, func(d span) bool { return d.is(color) }) {
		return false // the white face of a clock
	}
	if look == "happy" && p.kindOf(i) == brief.Piece && !p.r.catalog.Face(p.out.Subjects[i].ID) && p.partNamed(i, "face") != "" {
		p.understand(s.from, s.to, "part", "face") // it is carved with one
		p.dropPre()
		return true
	}
	if p.facePaint(i, s) {
		return true
	}
	if sinister[p.span(p.at-2).key] {
		look = "angry"
		if sub := &p.out.Subjects[i]; sub.ID == "pumpkin" && p.r.drawable("jack-o-lantern") != "" {
			sub.ID, look = "jack-o-lantern", "" // its face is carved
			p.understandRange(s.from, s, "face", "carved")
			return true
		}
	}
	from := s.from
	for _, d := range p.pre {
		if v, ok := d.value(expression); ok {
			look, from = v, min(from, d.from)
		}
		if d.is(size) && p.alive(i) {
			p.understand(d.from, d.to, "expression", look) // "a big smile"
		}
	}
	if told := p.out.Subjects[i].Expression; told != "" && from == s.from {
		look = told // "a sleepy moon with a face"
	}
	p.out.Subjects[i].Expression = look
	p.understandRange(from, s, "expression", look)
	p.dropPre()
	return true
}
