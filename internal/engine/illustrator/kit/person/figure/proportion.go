package figure

import "pellucid/internal/engine/illustrator/kit/person/pose"

// Lifelike reports whether a figure is drawn in the proportions of life: people, not animals or things that act like them, and nobody who is
// asked for with a large head.
func (s Spec) Lifelike() bool {
	return s.Natural && s.Thing == nil && s.Mask == nil && s.Build != "chibi" && s.Role != "stick figure"
}

// proportion is how a body of some age differs in life from that of a plump figure: the scale of its head, how much longer its neck is in
// head units, and the share of the thickness of its limbs.
type proportion struct{ head, neck, thick float64 }

// naturalProportions make a grown person seven heads tall, a child five and a half, a toddler four and a half.
var naturalProportions = map[string]proportion{
	"baby": {.66, 0, .86}, "toddler": {.60, 3, .84}, "child": {.605, 7, .86}, "teen": {.64, 11, .88}, "adult": {.66, 12, .90}, "elder": {.685, 9, .90},
}

// Naturally gives a body and a pose the proportions of life.
func Naturally(s Spec, b build, p pose.Pose) (build, pose.Pose) {
	if !s.Lifelike() {
		return b, p
	}
	k, ok := naturalProportions[s.Age]
	if !ok {
		k = naturalProportions["adult"]
	}
	b.Head, b.Thick = k.head, b.Thick*k.thick
	b.Foot = 15 * b.Thick
	p.Crane += k.neck
	return b, p
}
