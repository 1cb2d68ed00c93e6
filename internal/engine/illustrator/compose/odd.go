package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// inTurn draws the piece whose turn it is, where the copies of a subject are of several kinds.
func (c *composer) inTurn(i int, h how) (kit.Drawing, bool) {
	s := c.subject(i)
	if len(s.Mix) == 0 {
		return kit.Drawing{}, false
	}
	alone := *c
	alone.Brief.Subjects = append([]brief.Subject(nil), c.Brief.Subjects...)
	if k := h.copy % (len(s.Mix) + 1); k > 0 {
		alone.Brief.Subjects[i].ID = s.Mix[k-1]
	}
	alone.Brief.Subjects[i].Mix = nil
	return alone.draw(i, h), true
}

// oddOne draws the copy that is unlike the others, if the copy at hand is that one.
func (c *composer) oddOne(i int, h how) (kit.Drawing, bool) {
	s := c.subject(i)
	if s.Odd == nil {
		return kit.Drawing{}, false
	}
	if at := h.copy % max(s.Count, 1); at < s.Odd.At || at >= s.Odd.At+max(s.Odd.Few, 1) {
		return kit.Drawing{}, false
	}
	alone := *c
	alone.Brief.Subjects = append([]brief.Subject(nil), c.Brief.Subjects...)
	alone.Brief.Subjects[i] = s.Odd.Subject
	return alone.draw(i, h), true
}

// oddContrast is how many times as long one of several copies is at least as the others, where it is called big or small.
const oddContrast = 1.6

// oddSize is how many times as long a copy of a subject is as the others: "two apples, one big and one small".
func (c *composer) oddSize(i, k int) float64 {
	s := c.subject(i)
	if s.Odd == nil || k < s.Odd.At || k >= s.Odd.At+max(s.Odd.Few, 1) {
		return 1
	}
	switch f := sizeOf(s.Odd.Subject) / sizeOf(s); {
	case f > 1:
		return max(f, oddContrast)
	case f < 1:
		return min(f, 1/oddContrast)
	}
	return 1
}

// others are the colors that the rest of several things get where the one that is told of would not stand out, the first that is far enough.
var others = []string{"blue", "yellow", "green", "pink"}

// apartness is the distance in OKLab from which on two colors are not taken for each other.
const apartness = .16

// standOut gives the rest of several things another color where one of them is told to have the color that all of them have: "three balloons, one of
// them red".
func (c *composer) standOut() {
	for i := range c.Brief.Subjects {
		rest, one := &c.Brief.Subjects[i], ""
		switch {
		case rest.Odd != nil:
			one = rest.Odd.Subject.Color
		case i+1 < len(c.Brief.Subjects) && sameThing(*rest, c.Brief.Subjects[i+1]):
			one = c.Brief.Subjects[i+1].Color
		}
		told, ok := colorOf(one)
		own, known := ownColor(*rest)
		if !ok || !known || apart(told.Lch(), own.Lch()) >= apartness {
			continue
		}
		for _, name := range others {
			if other, _ := colorOf(name); apart(told.Lch(), other.Lch()) >= apartness {
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
