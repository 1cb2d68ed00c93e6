package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// coats are the animals whose coat is a pattern on what is no animal, and things whose surface is.
var coats = map[string]string{"leopard": "leopard", "cheetah": "leopard", "zebra": "zebra", "disco ball": "disco", "mirror ball": "disco", "turquoise stone": "turquoise"}

// repeats takes a noun that the next one says again or more exactly: "syringe vaccine", "dinosaur t-rex", "thumbs up sign".
func (p *parser) repeats(s, next span) bool {
	a, okA := s.value(thing)
	b, okB := next.value(thing)
	switch {
	case okA && keepsakes[next.key] && p.r.drawable(a) != "" && !p.r.words.Has(s.key, theme) && !s.is(describing...):
		p.leaveOut(next.from, next.to, "We drew "+p.aNoun(s)+" itself.")
		p.spans = slices.Delete(p.spans, p.at+1, p.at+2)
		return false
	case okA && (next.key == "sign" || next.key == "signs") && p.r.drawable(a) != "" && p.isSign(a):
		p.spans[p.at].to = next.to
		p.spans = slices.Delete(p.spans, p.at+1, p.at+2)
		return false
	case !okA || !okB || p.r.drawable(b) == "" || a != b && !p.wider(next, s):
		return false
	}
	p.at++
	p.understand(s.from, s.to, "subject", plainName(b))
	return true
}

// keepsakes are small things in the shape of what stands before them: a snowflake ornament is drawn as a snowflake.
var keepsakes = wordSet("ornament ornaments figurine figurines statue statuette pendant charm charms decoration decorations plush plushie keychain magnet brooch")

// kids are words for young people after a role.
var kids = map[string]string{"kid": "child", "kids": "child", "child": "child", "children": "child", "baby": "baby", "toddler": "toddler", "teen": "teen", "teenager": "teen"}

// elders are words for parents and grandparents after a role, with the body of each.
var elders = map[string]string{
	"dad": "man", "daddy": "man", "father": "man", "papa": "man", "grandpa": "man", "grandfather": "man", "granddad": "man",
	"mom": "woman", "mum": "woman", "mommy": "woman", "mother": "woman", "mama": "woman", "grandma": "woman", "grandmother": "woman", "nana": "woman", "granny": "woman",
}

// parenthood returns what a word for a parent or a grandparent tells of who has a role.
func parenthood(s span) []span {
	who := span{from: s.from, to: s.to, key: s.key, senses: []sense{{Class: body, Value: elders[s.key]}}}
	if !strings.HasPrefix(s.key, "gran") && s.key != "nana" {
		return []span{who}
	}
	years := who
	years.senses = []sense{{Class: age, Value: "elder"}}
	return []span{who, years}
}

// isSign reports whether a thing is a sign itself, rather than something that a board shows.
func (p *parser) isSign(id string) bool {
	t, _ := things.ByID(id)
	return t.Group == "symbol-sign" || t.Group == "body-face"
}

// refersBack reads "the book", where one book was named before, as that book: "a book on a suitcase with a hat on the book" has one.
func (p *parser) refersBack(s span) bool {
	id, _ := s.value(thing)
	before := p.span(p.at - 1).key
	if p.rel == "" || p.relFrom < 0 || len(p.pre) > 0 || before[strings.LastIndexByte(before, ' ')+1:] != "the" {
		return false
	}
	if p.atPartOf(s) {
		return true
	}
	if id == "" {
		return false
	}
	found := -1
	for j, sub := range p.out.Subjects {
		if sub.ID != id && !strings.HasPrefix(strings.ToLower(sub.Words), s.key+" of ") && !(s.plural && p.namesSubject(s, j)) {
			continue
		}
		if found >= 0 || (sub.Count > 1) != s.plural {
			return false
		}
		found = j
	}
	from := p.relFrom
	if last := len(p.out.Subjects) - 1; from == found && found < last && p.out.Subjects[last].Count == 1 {
		from = last // "flowers with a bow around the vase"
	} else if found >= 0 && slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == found && r.To == from || r.From == from && r.To == found }) {
		from = len(p.out.Subjects) - 1 // not what is by it already, but what was named last
	}
	if found < 0 || from == found || from < 0 {
		return false
	}
	kind, turned := strings.CutPrefix(p.rel, "<")
	p.understand(p.relSpan.from, p.relSpan.to, "relation", kind)
	p.understand(s.from, s.to, "subject", strings.ReplaceAll(id, "-", " "))
	if placing[kind] {
		p.out.Relations = slices.DeleteFunc(p.out.Relations, func(r brief.Relation) bool {
			return r.To == from && (r.Kind == "with" || r.Kind == "wearing" || r.Kind == "and")
		})
	}
	if turned {
		p.link(found, kind, from)
	} else {
		p.link(from, kind, found)
	}
	p.rel, p.lastRel = "", kind
	p.subj, p.owner, p.target = found, found, target{subj: found}
	p.scope = ""
	p.at++
	return true
}

// atPartOf reads where something is by a part of what was named before: "a mushroom house and a snail next to the door" has no other door.
func (p *parser) atPartOf(s span) bool {
	kind, turned := strings.CutPrefix(p.rel, "<")
	if turned || !placing[kind] && kind != "emerging from" || kind == "around" || p.relFrom >= len(p.out.Subjects) {
		return false
	}
	from := p.relFrom
	if last := len(p.out.Subjects) - 1; p.kindOf(from) == brief.Piece && p.partNamed(from, s.key) != "" && last > from {
		from = last
	}
	for i, sub := range p.out.Subjects {
		if i == from || sub.Kind != brief.Piece || sub.Count > 1 || p.partNamed(i, s.key) == "" {
			continue
		}
		if slices.ContainsFunc(p.out.Subjects, func(o brief.Subject) bool { id, _ := s.value(thing); return id != "" && o.ID == id }) {
			return false
		}
		p.understand(p.relSpan.from, p.relSpan.to, "relation", kind)
		p.understand(s.from, s.to, "part", s.key)
		p.out.Relations = slices.DeleteFunc(p.out.Relations, func(r brief.Relation) bool {
			return (r.To == from && r.From == i || r.From == from && r.To == i) && (r.Kind == "with" || r.Kind == "and")
		})
		p.link(from, kind, i)
		p.rel, p.lastRel, p.scope = "", kind, ""
		p.subj, p.owner, p.target, p.group = from, from, target{subj: from}, []int{from}
		p.at++
		return true
	}
	return false
}

// uncanny are the roles that show in skin and face whatever somebody wears, striking those that show in a hat, a mask or wings.
var (
	uncanny  = wordSet("zombie vampire skeleton mummy devil angel fairy elf")
	striking = wordSet("pirate ninja superhero viking cowboy cowgirl samurai clown goth punk hippie wizard witch")
)

// twofold reads two roles in a row as one figure: a zombie nurse is a nurse with the skin and face of a zombie, and a nurse zombie is
// the same. It joins them into one span.
func (p *parser) twofold(s, next span) bool {
	first, second := p.roleOf(s), p.roleOf(next)
	if first == "" || second == "" || first == second || !p.headHere(p.at+1) || p.scope == "with" {
		return false
	}
	switch {
	case uncanny[first] && !uncanny[second], striking[first] && !striking[second] && !uncanny[second]:
	case uncanny[second] && !uncanny[first] && !striking[first]:
		s, next, first = next, s, second
		next.plural = next.plural || s.plural
	default:
		return false
	}
	p.pre = append(p.pre, span{from: s.from, to: s.to, key: s.key, senses: []sense{{Class: theme, Value: "nature:" + first}}})
	p.spans = slices.Replace(slices.Clone(p.spans), p.at, p.at+2, next)
	return true
}
