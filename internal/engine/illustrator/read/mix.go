package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// tiedUp are the things of which a bundle is one, rather than a set of files.
var tiedUp = wordSet(`stick pencil carrot asparagus wheat log arrow lavender cinnamon-stick straw paintbrush crayon chopsticks branch firewood celery green-onion leek
	radish feather newspaper letter envelope bamboo sage twig incense dynamite spaghetti pasta rosemary`)

// arrange gives the copies of a subject an arrangement, and as many of them as it takes where no number is told.
func (p *parser) arrange(i int, how string) (string, bool) {
	s := &p.out.Subjects[i]
	if how == "bundle" && !tiedUp[s.ID] {
		s.Count = max(s.Count, unstatedCount)
		return "", false
	}
	if s.Count <= 1 || how == "wedge" && s.Count == unstatedCount {
		s.Count = brief.Arrangements[how]
	}
	p.link(i, how, i)
	return how, true
}

// arrangedAs reports whether the copies of a subject have an arrangement.
func (p *parser) arrangedAs(i int) bool {
	return slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == i && r.To == i && brief.Arrangements[r.Kind] > 0 })
}

// mixedOf returns one subject that shows several different things in turn where a noun names many kinds of things and they lie in a vessel or in
// a heap: "a box full of toys", "a pile of laundry".
func (p *parser) mixedOf(s span) ([]found, bool) {
	ids, ok := s.value(mixed)
	if !ok {
		ids, ok = s.value(several)
	}
	if !ok || !p.heaps() {
		return nil, false
	}
	all := slices.DeleteFunc(p.r.set(ids), func(f found) bool { return f.kind != brief.Piece })
	if len(all) < 2 {
		return nil, false
	}
	one := found{kind: brief.Piece, id: all[0].id, name: s.key}
	for _, f := range all[1:] {
		one.mix = append(one.mix, f.id)
	}
	return []found{one}, true
}

// heaps reports whether what is named next lies in a vessel or in a heap.
func (p *parser) heaps() bool {
	if slices.ContainsFunc(p.pre, func(d span) bool { how, _ := d.value(arranged); return how == "heap" || how == "bundle" }) {
		return true
	}
	if p.rel == "with" && p.relFrom >= 0 && p.relFrom < len(p.out.Subjects) && containers[p.out.Subjects[p.relFrom].ID] {
		p.rel = "full of"
	}
	return p.rel == "full of" || p.rel == "spilling from" || p.rel == "<spilling from"
}
