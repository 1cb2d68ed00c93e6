package animal

import (
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// nearCoat is how far a color that is told may be from a slot of the coat, in OKLCH lightness and chroma, to be taken for it.
const nearCoat = .2

// Wears reports whether the coat of a breed has both colors that are told, so that it is drawn as it is: black and tan for a German shepherd, gray
// and white for a husky.
func Wears(species string, first, second kit.Color) bool {
	s := find(species)
	if dogEars[s.look.ears][0] == "" || first.IsNone() || second.IsNone() || s.look.style == "tan points" && tooLight(second) {
		return false
	}
	slots := map[string]kit.Color{}
	for _, slot := range s.slots() {
		if name := slot.Name; name == "fur" || (name == "belly" || name == "marks") && strings.Contains(s.palette, name+" #") {
			slots[name] = slot.Color
		}
	}
	for a, one := range slots {
		for b, other := range slots {
			if a != b && likeCoat(one, first) && likeCoat(other, second) {
				return true
			}
		}
	}
	return false
}

// PointsOf reports whether two colors are those of a dog with points: a dark coat, and tan, rust or gold on the muzzle, the brows and the paws.
func PointsOf(species string, first, second kit.Color) bool {
	s := find(species)
	if dogEars[s.look.ears][0] == "" || first.IsNone() || second.IsNone() {
		return false
	}
	a, b := first.Lch(), second.Lch()
	return a.L < .5 && b.C > .04 && b.L > a.L+.1 && b.H > 20 && b.H < 100
}

// PaleBelow reports whether a dog has a pale face and belly by nature, as huskies, corgis and their kin: a white that is told is that.
func PaleBelow(species string) bool {
	s := find(species)
	return dogEars[s.look.ears][0] != "" && s.look.muzzle == "wolf" && strings.Contains(s.palette, "belly #")
}

func tooLight(c kit.Color) bool { return c.Lch().L > .85 }

// likeCoat reports whether a color is near enough to another one that people call both by one name.
func likeCoat(own, told kit.Color) bool {
	a, b := own.Lch(), told.Lch()
	turn := math.Abs(a.H - b.H)
	turn = min(turn, 360-turn)
	if b.L < .33 && b.C < .05 { // black
		return a.L < .42
	}
	return math.Abs(a.L-b.L) < 1.5*nearCoat && math.Abs(a.C-b.C) < nearCoat && (turn < 50 || a.C < .06 || b.C < .06)
}
