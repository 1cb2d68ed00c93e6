package hierarchy

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
)

// WornPlaces are where things are worn that do not go on the head.
var WornPlaces = map[string]string{
	"glasses": "eyes", "sunglasses": "eyes", "masquerade-mask": "eyes", "bandit-mask": "eyes", "goggles": "eyes", "snorkel": "eyes", "eye-patch": "eyes", "vr-headset": "eyes", "headphones": "eyes",
	"scarf": "neck", "tie": "neck", "bow-tie": "neck", "necklace": "neck", "gold-chain": "neck", "pearl-necklace": "neck", "medal": "neck", "collar": "neck", "bow": "neck", "cape": "neck", "bandana": "neck", "bell": "neck",
	"backpack": "back", "wings": "back", "angel-wings": "back", "fairy-wings": "back", "bat-wings": "back", "saddle": "seat", "mustache": "mouth", "beard": "mouth", "face-mask": "mouth", "pacifier": "mouth",
	"ring": "handNear", "watch": "handNear", "boxing-glove": "handNear", "baseball-glove": "handNear", "pet-cone": "head", "lion-mane": "head",
}

// WornAt is the anchor at which a thing is worn.
func WornAt(id string) string {
	if place, ok := WornPlaces[id]; ok {
		return place
	}
	return "headTop"
}

// ungeared are the groups of things on which no machinery is mounted.
var ungeared = map[string]bool{"plants": true, "nature": true, "effects": true, "frames": true, "lettering": true, "signs": true, "landmarks": true}

// mechanize mounts gears on what was asked for as steampunk, and puts top hats on animals and people who wear nothing on their heads.
func (c *Tree) mechanize() {
	b := &c.Brief
	if b.Style.Palette != "brass" || b.Style.Name == "silhouette" || !slices.ContainsFunc(b.Style.Asked, func(w string) bool { return strings.HasPrefix(strings.ToLower(w), "steam") }) {
		return
	}
	for i := range b.Subjects {
		s := &b.Subjects[i]
		alive := s.Kind == brief.Animal || s.Kind == brief.Bird
		switch {
		case s.Kind == brief.Person:
			if f := s.Person; f != nil && f.Headwear == "" && s.ID == "" {
				worn := *f
				worn.Headwear = "top hat"
				s.Person = &worn
			}
			continue
		case !alive && (s.Kind != brief.Piece && s.Kind != brief.Family || ungeared[library.GroupOf(s.ID)] || slices.ContainsFunc(b.Relations, func(r brief.Relation) bool { return r.To == i && r.Kind == "wearing" })), s.Only != "", s.Portrait:
			continue
		}
		s.Parts = append(slices.Clone(s.Parts), brief.PartColor{Part: brief.Added + "gears"})
		if alive && s.Count == 1 && !slices.ContainsFunc(b.Relations, func(r brief.Relation) bool { return r.From == i && r.Kind == "wearing" }) {
			b.Subjects = append(b.Subjects, brief.Subject{Kind: brief.Piece, ID: "top-hat", Count: 1, Color: "brown"})
			b.Relations = append(slices.Clone(b.Relations), brief.Relation{From: i, Kind: "wearing", To: len(b.Subjects) - 1})
		}
	}
}
