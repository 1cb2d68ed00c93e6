package hierarchy

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// others are the colors that the rest of several things get where the one that is told of would not stand out, the first that is far enough.
var others = []string{"blue", "yellow", "green", "pink"}

// apartness is the distance in OKLab from which on two colors are not taken for each other.
const apartness = .16

// standOut gives the rest of several things another color where one of them is told to have the color that all of them have: "three balloons, one of
// them red".
func (c *Tree) standOut() {
	for i := range c.Brief.Subjects {
		rest, one := &c.Brief.Subjects[i], ""
		switch {
		case rest.Odd != nil:
			one = rest.Odd.Subject.Color
		case i+1 < len(c.Brief.Subjects) && sameThing(*rest, c.Brief.Subjects[i+1]):
			one = c.Brief.Subjects[i+1].Color
		}
		told, ok := figure.ColorOf(one)
		own, known := ownColor(*rest)
		if !ok || !known || figure.Apart(told.Lch(), own.Lch()) >= apartness {
			continue
		}
		for _, name := range others {
			if other, _ := figure.ColorOf(name); figure.Apart(told.Lch(), other.Lch()) >= apartness {
				rest.Color = name
				break
			}
		}
	}
}

// sameThing reports whether two subjects are copies of one thing, of which only the second has a color.
func sameThing(a, b brief.Subject) bool {
	return a.ID == b.ID && a.Kind == b.Kind && a.Color == "" && a.Fill == "" && a.Material == "" && b.Color != ""
}

// ownColor is the color of a piece of which none is told.
func ownColor(s brief.Subject) (kit.Color, bool) {
	p, ok := library.Find(s.ID)
	if !ok || s.Kind != brief.Piece || s.Color != "" || s.Fill != "" || s.Material != "" || s.Assorted {
		return kit.Color{}, false
	}
	slots, err := kit.ParsePalette(p.Palette)
	if err != nil || len(slots) == 0 {
		return kit.Color{}, false
	}
	return slots[0].Color, true
}
