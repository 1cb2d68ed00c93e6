package senses

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// mixedOf returns one subject that shows several different things in turn where a noun names many kinds of things and they lie in a vessel or in
// a heap: "a box full of toys", "a pile of laundry".
func mixedOf(p *state.Parser, s state.Span) ([]Found, bool) {
	ids, ok := s.Value(vocabulary.Mixed)
	if !ok {
		ids, ok = s.Value(vocabulary.Several)
	}
	if !ok || !heaps(p) {
		return nil, false
	}
	all := slices.DeleteFunc(set(p.Tables, ids), func(f Found) bool { return f.Kind != brief.Piece })
	if len(all) < 2 {
		return nil, false
	}
	one := Found{Kind: brief.Piece, ID: all[0].ID, Name: s.Key}
	for _, f := range all[1:] {
		one.Mix = append(one.Mix, f.ID)
	}
	return []Found{one}, true
}

// heaps reports whether what is named next lies in a vessel or in a heap.
func heaps(p *state.Parser) bool {
	if slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool {
		how, _ := d.Value(vocabulary.Arranged)
		return how == "heap" || how == "bundle"
	}) {
		return true
	}
	if p.Pending.Kind == "with" && p.Pending.From >= 0 && p.Pending.From < len(p.Out.Subjects) && Containers[p.Out.Subjects[p.Pending.From].ID] {
		p.Pending.Kind = "full of"
	}
	return p.Pending.Kind == "full of" || p.Pending.Kind == "spilling from" || p.Pending.Kind == "<spilling from"
}

// Containers hold what follows "of".
var Containers = lexicon.Set(`bowl basket bucket bag cardboard-box jar mason-jar mug coffee-cup glass bottle plate vase barrel cooking-pot flower-pot shopping-bag
	tote-bag gift-bag gift-box wheelbarrow treasure-chest bathtub shopping-cart picnic-basket easter-basket backpack pitcher cauldron fish-bowl tea-cup
	cornucopia thanksgiving-cornucopia bookshelf crib suitcase wine-glass tumbler bouquet floral-wreath heart cart wagon crate sand-bucket frying-pan wok crayon-box`)
