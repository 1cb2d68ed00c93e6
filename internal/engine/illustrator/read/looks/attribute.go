package read

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// attribute reads a noun that belongs to the owner, and notes the word that says so.
func (p *parser) attribute(s span) bool {
	lead := p.relSpan
	if !p.owned(s) {
		return false
	}
	if lead.to > 0 && !p.grammar(lead) {
		p.understand(lead.from, lead.to, "relation", p.scope)
	}
	return true
}

// owned reads a noun after "with", "without", "wearing" or "in" as a part, a feature or a garment of the owner.
func (p *parser) owned(s span) bool {
	o := p.owner
	if o < 0 || p.scope == "" {
		return false
	}
	if kind, _ := p.span(p.at).value(relation); kind == "at around" {
		return false // "jewels scattered around" are no part of a chest
	}
	if p.scope == "without" {
		p.without(o, s)
		p.endDenial()
		return true
	}
	if i := p.userOf(o); p.scope == "with" && i >= 0 && s.is(garment, glasses) {
		p.owner, o = i, i // "an owl reading a book with glasses"
	}
	if words := strings.Fields(s.key); p.scope == "with" && (p.isPiece(o) || p.isPerson(o)) && len(words) == 2 && words[1] == "wings" && p.partNamed(o, "wings") != "" {
		s.key, s.senses = "wings", []sense{{Class: partWord, Value: "wings"}} // a fairy has them
	}
	if p.scope == "with" && (p.opening(o, s) || p.topped(o, s) || p.zone(o, s) || p.trimming(o, s) || p.browed(o, s)) {
		return true
	}
	if p.scope == "dressed as" {
		return p.costume(o, s)
	}
	if p.isPerson(o) {
		if p.feature(o, s) || p.scope == "with" && !p.out.Subjects[o].Portrait && p.face(o, s) {
			return true
		}
		if p.scope != "holding" && (p.wear(o, s) || p.unworn(o, s)) {
			return true
		}
		return p.scope == "with" && (!p.out.Subjects[o].Portrait && p.partColor(o, s) || p.lackedPart(o, s))
	}
	if p.scope == "with" && (p.face(o, s) || p.partColor(o, s)) {
		return true
	}
	if p.scope == "wearing" && p.isPiece(o) && p.partNamed(o, s.key) != "" && p.partColor(o, s) {
		return true // the scarf of a snowman
	}
	if p.scope == "with" && p.actsWith(o, s) {
		return true
	}
	if p.scope == "with" && s.key == "face" && p.kindOf(o) == brief.Piece && !p.hasFace(o) {
		p.leaveOutOn(o, s) // a house with a face has no head beside it
		return true
	}
	if v, ok := s.value(extra); ok && grown[v] && p.r.catalog.Garment(v) {
		p.putOn(o, s, "head", v) // "a wolf with horns"
		return true
	}
	if id, _ := s.value(thing); p.scope == "with" && (id == "beard" || id == "mustache") && p.hasEyes(o) && p.wearPiece(o, s, "face", id) {
		return true
	}
	if p.scope == "with" && p.lackedPart(o, s) {
		return true
	}
	return p.scope != "holding" && (p.wear(o, s) || p.misfit(o, s))
}

// grown are the features of people that animals and things can have on their heads too.
var grown = wordSet("halo horns")

// trims are what is sewn, set or painted on the edge of a thing: never a thing of its own.
var trims = map[string]bool{
	"trim": true, "trims": true, "trimming": true, "cuff": true, "cuffs": true, "rim": true, "rims": true, "collar": true, "strap": true, "straps": true, "lining": true, "hem": true,
	"piping": true, "fringe": true, "fringes": true, "ruffle": true, "ruffles": true, "tassel": true, "tassels": true, "edging": true, "edges": true, "edge": true, "accents": true,
	"accent": true, "detail": true, "details": true, "detailing": true, "stitching": true, "buttons": true, "button": true, "pocket": true, "pockets": true, "zipper": true,
	"sleeves": true, "laces": true, "sole": true, "soles": true, "lid": true, "handle": true, "handles": true, "knob": true, "buckle": true, "buckles": true, "embellishments": true,
	"studs": true, "band": true, "bands": true, "seams": true, "hood": true, "frills": true, "embroidery": true, "hardware": true,
}

// fittings are what belongs to a vehicle, a building or a plant: where its drawing has none, there is none beside it.
var fittings = wordSet("doors windows petals tires headlights drawers windshield")

// builtIn are what belongs to furniture, machines, vehicles and buildings alone.
var (
	builtIn = wordSet("door drawer chimney balcony porch sails mast propeller propellers antenna antennas wheels pedals headboard")
	built   = wordSet("vehicle building-landmark furniture-home kitchen electronics tool-hardware")
)

// fitting reports whether a word is something that a thing has or lacks, and never a thing beside it.
func (p *parser) fitting(o int, word string) bool {
	t, _ := things.ByID(p.out.Subjects[o].ID)
	return p.kindOf(o) == brief.Piece && (fittings[word] || builtIn[word] && built[t.Group])
}

// trimWord reads a trim that has no other name or is a style too as what its owner has: "with red stitching", "with gold embroidery".
func (p *parser) trimWord(s span) bool {
	if p.scope != "with" || p.owner < 0 || !trims[s.key] || s.is(naming...) && !s.is(style, unknown) {
		return false
	}
	p.at++
	if p.attribute(s) {
		return true
	}
	p.at--
	return false
}

// trimming leaves out a trim or a part that a piece or a figure's clothes do not have, with what describes it.
func (p *parser) trimming(o int, s span) bool {
	words := strings.Fields(s.key)
	if last := words[len(words)-1:]; len(last) == 0 || !trims[last[0]] && !p.fitting(o, last[0]) || p.kindOf(o) != brief.Piece && p.kindOf(o) != brief.Person || p.partNamed(o, s.key) != "" || p.partAtEnd(o, s) != "" {
		return false
	}
	if _, worn := s.value(garment); worn || s.is(hairStyle, extra) {
		return false
	}
	from := s.from
	for _, d := range p.pre {
		from = min(from, d.from)
	}
	p.pre = nil
	p.leaveOut(from, s.to, "We can't show "+strings.TrimPrefix(strings.ToLower(p.words(from, s.to)), "a ")+" on "+p.subjectName(o)+" yet.")
	return true
}

// wholePart joins the words of a part of the owner: "carrot nose".
func (p *parser) wholePart(s span) span {
	if p.owner < 0 || p.scope != "with" && p.scope != "without" || p.isPerson(p.owner) {
		return s
	}
	for n := 3; n > 1; n-- {
		end := p.at + n
		if end > len(p.spans) || !p.spans[end-1].isWord() {
			continue
		}
		key := token.Key(p.words(s.from, p.spans[end-1].to))
		if strings.Contains(key, " and ") || p.partNamed(p.owner, key) == "" {
			continue
		}
		whole := span{from: s.from, to: p.spans[end-1].to, key: key, senses: []sense{{Class: partWord, Value: key}}}
		p.spans = slices.Replace(p.spans, p.at, end, whole)
		return whole
	}
	return s
}

// partsOf returns the names of the parts and slots of a subject.
func (p *parser) partsOf(i int) []string {
	s := p.out.Subjects[i]
	switch s.Kind {
	case brief.Piece:
		slots, parts, _ := p.r.catalog.Piece(s.ID)
		return append(slices.Clone(slots), parts...)
	case brief.Animal:
		parts, _ := p.r.catalog.Species(s.ID)
		return parts
	case brief.Bird:
		parts, _ := p.r.catalog.Bird(s.ID)
		return parts
	case brief.Person:
		parts, _ := p.r.catalog.Role(s.ID)
		return append([]string{"hair", "eyes", "skin", "beard", "mustache"}, parts...)
	}
	if t, ok := things.ByID(s.ID); ok {
		return t.Parts
	}
	return nil
}

// partNamed returns what a subject calls a part.
func (p *parser) partNamed(i int, key string) string {
	have := p.partsOf(i)
	if key == "scales" && p.isPerson(i) && slices.Contains(have, "tail") {
		return "tail" // a mermaid's, not her skin
	}
	forms := append(things.Singulars(key), key)
	for _, form := range slices.Clone(forms) {
		forms = append(forms, p.r.words.Parts[form]...)
	}
	for _, form := range forms {
		for _, name := range []string{form, form + "s", strings.ReplaceAll(form, " ", "-")} {
			if slices.Contains(have, name) {
				return name
			}
		}
	}
	return ""
}

// marks are the parts that are painted on the rest.
var marks = wordSet("stripe stripes spots dots panels checks squares patches")

// partColor reads "with blue wheels". A bare "with wheels" asks for what is there anyway.
func (p *parser) partColor(i int, s span) bool {
	if p.countedPart(i, s) {
		return true
	}
	name := p.partNamed(i, s.key)
	if name != "" && p.isPiece(i) && name == p.out.Subjects[i].ID && s.is(thing) {
		return false // another one
	}
	if name == "" && p.kindOf(i) == brief.Piece {
		name = cmp.Or(p.partNamed(i, uncut(s.key)), p.partNamed(i, p.asTyped(s)), p.partNamed(i, pieceOf(s.key)), p.partAtEnd(i, s))
	}
	pc := brief.PartColor{Part: name}
	if name != "" && p.partNamed(i, s.key) == "" && name == p.partAtEnd(i, s) && uncut(s.key) == s.key {
		p.lookInName(&pc, s)
	}
	if name == "" {
		if pc, name = p.paintedPart(i, s); name == "" {
			return false
		}
	}
	pre := p.pre
	p.pre = nil
	from := s.from
	for _, d := range pre {
		c, isColor := d.value(color)
		f, isFill := d.value(fill)
		m, isMaterial := d.value(material)
		switch {
		case isColor && pc.Color == "":
			pc.Color = c
		case isColor && marks[name] && p.out.Subjects[i].Color == "" && p.kindOf(i) == brief.Piece:
			p.out.Subjects[i].Color = c // "with black and white stripes": on white
		case isFill:
			pc.Fill = f
		case isMaterial && pc.Color == "":
			pc.Color = m
		case d.key == "blank" && slices.Contains(p.r.catalog.States(p.out.Subjects[i].ID), "blank"):
			p.setState(i, "blank")
		case partSizes[d.key] != "" && !p.isPerson(i) && p.r.catalog.PartGrows(p.out.Subjects[i].ID, name):
			pc.State = partSizes[d.key]
		case p.eyesTell(i, name, d), partLooks[p.out.Subjects[i].ID+" "+name+" "+d.key]:
		case p.damages(i, name, d):
			pc.State, _ = d.value(state)
		case p.partState(i, name, d):
		case p.lacksOne(i, name, d, pre):
			pc.State = "missing"
		case d.is(count) && (d.key == "a" || d.key == "an"), d.is(count) && p.countFits(i, name, d, pre), d.is(trade):
		default:
			p.leaveOut(d.from, d.to, "We can't show the "+name+" as “"+strings.ToLower(p.words(d.from, d.to))+"” yet.")
			continue
		}
		from = min(from, d.from)
	}
	sub := &p.out.Subjects[i]
	what := name
	sub.Parts = append(sub.Parts, pc)
	if look := strings.Join(strings.Fields(pc.Color+" "+pc.Fill+" "+pc.State), " "); look != "" {
		what += ": " + look
	}
	p.target = target{subj: i, part: len(sub.Parts)}
	p.understandRange(from, s, "part", what)
	return true
}

// understandRange notes the words from a describing word up to the noun unless something between was left out.
func (p *parser) understandRange(from int, s span, as, what string) {
	for i := from; i < s.from; i++ {
		if p.fate[i] {
			if i > from && (as == "clothes" || as == "part") {
				p.understand(from, i, as, what) // "black" of "a black leather jacket"
			}
			from = i + 1
		}
	}
	p.understand(from, s.to, as, what)
}

// partLooks are the looks of parts that animals are drawn with anyway: id, part and word.
var partLooks = phraseSet("pig tail curly", "pig tail curled", "husky tail curled", "husky tail curly", "husky tail fluffy", "squirrel tail bushy", "squirrel tail fluffy", "fox tail fluffy", "fox tail bushy", "dog ears floppy", "puppy ears floppy", "dog ear floppy")

// always are the parts that every body is drawn with, whether or not they can be left out.
var always = wordSet("ear ears eye eyes nose face head neck wool fur skin body")

// asTyped are the words of a span as they were typed: what is known as christmas ornaments may have been called ornaments.
func (p *parser) asTyped(s span) string { return token.Key(p.words(s.from, s.to)) }

// without leaves a part out, or notes that a thing must not appear.
func (p *parser) without(i int, s span) {
	p.pre = nil
	sub := &p.out.Subjects[i]
	if own := p.asTyped(s); p.isPiece(i) && p.partNamed(i, s.key) == "" && p.partNamed(i, own) != "" {
		s.key = own
	}
	if p.isPerson(i) && p.bared(figure(sub), s) || p.plainCoat(sub, s) {
		p.understand(p.relSpan.from, s.to, "without", s.key)
		return
	}
	if part := p.partNamed(i, s.key); (part == "leaves" || part == "foliage") && slices.Contains(p.r.catalog.States(sub.ID), "bare") && p.stripLeaves(i) {
		p.understand(p.relSpan.from, s.to, "without", s.key)
		return
	}
	if name := p.partNamed(i, s.key); p.isPerson(i) && (limb(s) && name != "hair" || name == "skin") {
		p.leaveOut(p.relSpan.from, s.to, "We can't show "+p.subjectName(i)+" without "+s.key+" yet.")
		return
	} else if name != "" {
		sub.Without = appendNew(sub.Without, name)
		for _, other := range []string{"tires", "rims", "spokes"} { // a wheel goes with all that is on it
			if name == "wheels" && slices.Contains(p.partsOf(i), other) {
				sub.Without = appendNew(sub.Without, other)
			}
		}
		if p.isPerson(i) && name == "hair" {
			figure(sub).Hair = "bald"
		}
		p.understand(p.relSpan.from, s.to, "without", name)
	} else if always[s.key] && p.embodied(i) {
		p.leaveOut(p.relSpan.from, s.to, "We can't show "+p.subjectName(i)+" without "+s.key+" yet.")
	} else if t, _ := things.ByID(sub.ID); !p.isPerson(i) && slices.ContainsFunc(things.Singulars(s.key), func(form string) bool { return slices.Contains(t.Parts, form) || slices.Contains(t.Parts, form+"s") }) {
		p.leaveOut(p.relSpan.from, s.to, "We can't show "+p.subjectName(i)+" without "+s.key+" yet.")
	} else {
		p.out.Negatives = appendNew(p.out.Negatives, s.key)
		p.understand(p.relSpan.from, s.to, "without", s.key)
	}
}

// partAhead reads "blue eyes white cat": a colored part before the animal that has it.
func (p *parser) partAhead(s span) bool {
	n := len(p.pre)
	if n == 0 || p.scope != "" || !s.is(partWord) || !s.plural && !strings.HasSuffix(s.key, "s") || !p.pre[n-1].is(color) || !p.nounAhead(p.at+1) {
		return false
	}
	next := p.span(p.at + 1)
	if next.is(describing...) && !next.is(thing) {
		next = p.span(p.at + 2)
	}
	if !p.animalSpan(next) {
		return false
	}
	p.pre = append(p.pre, span{from: s.from, to: s.to, key: s.key, senses: []sense{{Class: featured, Value: s.key}}})
	p.at++
	return true
}

// dropPre leaves out the describing words that nothing took.
func (p *parser) dropPre() {
	for _, d := range p.pre {
		if d.is(count) {
			p.mark(d.from, d.to)
			continue
		}
		if d.is(trade) {
			p.understand(d.from, d.to, "trade word", "")
			continue
		}
		p.leaveOut(d.from, d.to, "We can't show this as “"+strings.ToLower(p.words(d.from, d.to))+"” yet.")
	}
	p.pre = nil
}
