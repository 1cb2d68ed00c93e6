package figure

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/things"
)

// Variations of a single thing are different ideas, never mirror images: other colors, another tilt, another design where a
// piece has several. Figures vary by pose, view and clothes instead (see act, view and PersonSpec).

// grown are the groups whose colors are by nature: they only drift, they never turn blue.
var grown = map[string]bool{
	"food": true, "plants": true, "nature": true, "sea": true, "body": true, "fantasy": true, "landmarks": true, "buildings": true, "signs": true,
}

// ofManyColors are the things that are in one color once they have been given one.
var ofManyColors = Words("rainbow holi-powder confetti firework streamers balloon-bunch balloon-garland beads rangoli")

// From one to the other of these hues, in degrees, things are of wood, leather, straw, gold or brass, or as yellow as a taxi.
const (
	firstEarthen = 38
	lastEarthen  = 122
)

// newHues are the hues that variations give to what is painted or dyed, in degrees, the usual ones first; none is olive or brown.
// nearHue is how far they are from the own one at least.
var newHues = []float64{25, 255, 200, 155, 300, 355}

const nearHue = 48

// drifts are the turns of natural colors, in degrees, and lighter what is added to their lightness, by variation.
var (
	drifts  = [4]float64{0, -8, 4, 10}
	lighter = [4]float64{0, -.04, .03, 0}
)

// repaint gives a piece of which no color was told other colors, by variation.
func (c *Drawer) repaint(s brief.Subject, slots []kit.Slot, o *kit.Options) {
	turn := c.Variation % 4
	if len(slots) == 0 || turn == 0 || s.Color != "" || len(s.Parts) > 0 || s.Material != "" || len(c.Brief.Tints) > 0 {
		return
	}
	v, group := slots[0].Color.Lch(), library.GroupOf(s.ID)
	if v.C < .04 || group == "effects" || ofManyColors[s.ID] {
		return
	}
	if v.H < 0 {
		v.H += 360
	}
	if grown[group] || things.KeepsColor(s.ID) || v.H > firstEarthen && v.H < lastEarthen {
		v.H, v.L = v.H+drifts[turn], v.L+lighter[turn]
	} else {
		v.H = newHue(v.H, turn)
	}
	o.Colors[slots[0].Name] = v.Color()
}

// newHue is the hue of a variation from 1 to 3 for what has another by itself.
func newHue(own float64, variation int) float64 {
	others := slices.DeleteFunc(slices.Clone(newHues), func(hue float64) bool {
		apart := math.Abs(hue - own)
		return min(apart, 360-apart) < nearHue
	})
	return others[(variation-1)%len(others)]
}

// Assortment are the colors of copies that are to differ, neighbors far apart.
var Assortment = []string{"red", "blue", "yellow", "green", "orange", "purple", "pink", "turquoise"}

// assortmentOf are the colors in which some things come instead.
var assortmentOf = map[string][]string{
	"macaron": {"pink", "mint green", "lavender", "cream", "light blue", "peach"}, "easter-egg": {"light blue", "pink", "yellow", "lavender", "mint green", "coral"},
	"mitten": {"red", "green", "blue"},
}

// ownColors returns a subject in the colors of one copy: several things of several colors have one each, as in "pink and gold balloons".
func ownColors(s brief.Subject, copy int) brief.Subject {
	switch {
	case s.Kind != brief.Piece:
	case s.Assorted && s.Color == "": // or one of each of several: "each with a beanie in another color"
		colors := assortmentOf[s.ID]
		if len(colors) == 0 {
			colors = Assortment
		}
		s.Color = colors[copy%len(colors)]
	case s.Count <= 1:
	case s.Count >= Unstated && len(s.More) > 0 && s.Fill == "":
		colors := append([]string{s.Color}, s.More...)
		s.Color, s.More = colors[copy%len(colors)], nil
	}
	return s
}

func pick[T any](list []T, seed uint64) T { return list[seed%uint64(len(list))] }

func pick2(tones []kit.Color, order []int, seed uint64) kit.Color {
	return tones[order[seed%uint64(len(order))]%len(tones)]
}
