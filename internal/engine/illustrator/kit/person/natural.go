package person

import "pellucid/internal/engine/illustrator/kit/limb"

// natural reports whether a figure is drawn in the proportions of life: people, not animals or things that act like them, and nobody who is
// asked for with a large head.
func (s Spec) natural() bool {
	return s.Natural && s.Thing == nil && s.Mask == nil && s.Build != "chibi" && s.Role != "stick figure"
}

// proportion is how a body of some age differs in life from that of a plump figure: the scale of its head, how much longer its neck is in
// head units, and the share of the thickness of its limbs.
type proportion struct{ head, neck, thick float64 }

// naturalProportions make a grown person seven heads tall, a child five and a half, a toddler four and a half.
var naturalProportions = map[string]proportion{
	"baby": {.66, 0, .86}, "toddler": {.60, 3, .84}, "child": {.58, 7, .86}, "teen": {.62, 11, .88}, "adult": {.635, 13, .90}, "elder": {.635, 9, .90},
}

// naturally gives a body and a pose the proportions of life.
func naturally(s Spec, b build, p pose) (build, pose) {
	if !s.natural() {
		return b, p
	}
	k, ok := naturalProportions[s.Age]
	if !ok {
		k = naturalProportions["adult"]
	}
	b.head, b.thick = k.head, b.thick*k.thick
	b.foot = 15 * b.thick
	p.crane += k.neck
	return b, p
}

// naturalSkull is the outline of a head with a jaw and a chin, without ears.
func (f *figure) naturalSkull() string {
	x := f.face(.45)
	top, jaw, chin, low := -9.0, 21.0, 7.0, 40.5
	switch {
	case f.young():
		jaw, chin, low = 22.5, 8, 37.5
	case f.spec.Body == "man":
		jaw, chin, low = 24, 11, 42
	}
	return text("M-30.5 %.1fC-32 -45 32 -45 31 %.1fC31.5 6 30 17 %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC-29.5 17 -31 6 -30.5 %.1fZ",
		top, top, jaw+x, low-14, jaw-3+x, low-6, chin+4+x, low, x, low, -chin-4+x, low, -jaw+3+x, low-6, -jaw+x, low-14, top)
}

// bareLimb is an arm or a leg without clothes; in life it has a calf or a forearm, and a slim joint.
func (f *figure) bareLimb(c chain, radii [3]float64, leg bool) member {
	m := member{joints: c, radii: radii, reach: 2}
	switch {
	case !f.spec.natural():
	case leg:
		m.radii = [3]float64{radii[0] * .98, radii[1] * .84, radii[2] * .76}
		m.muscle = radii[1] * .95
	default:
		m.radii = [3]float64{radii[0] * .96, radii[1] * .84, radii[2] * .8}
		m.muscle = radii[1] * .9
	}
	return m
}

// sleeveWidths are the radii of a sleeve at the shoulder, the elbow and the wrist.
func (f *figure) sleeveWidths() [3]float64 {
	if f.spec.natural() {
		return [3]float64{15, 13, 10.5}
	}
	return [3]float64{17, 15, 12}
}

// neckOutline is the outline of the neck from its base to the head; in life it is slim, and slopes to the shoulders.
func (f *figure) neckOutline(base, top limb.Point) string {
	k := f.body.thick
	if !f.spec.natural() || f.spec.headless() {
		return limb.Capsule(base, 14*k, top, 12.5*k)
	}
	w := 10.5 * k
	if f.spec.Body == "man" && !f.young() {
		w = 13.5 * k
	}
	wide := 17 * k
	d := max(base.Distance(top), .01)
	ux, uy := (top.X-base.X)/d, (top.Y-base.Y)/d
	at := func(along, side float64) string {
		return text("%.2f %.2f", base.X+ux*along-uy*side, base.Y+uy*along+ux*side)
	}
	return "M" + at(-6*k, -wide) + "C" + at(4*k, -wide+3*k) + " " + at(7*k, -w) + " " + at(d, -w) + "L" + at(d, w) + "C" + at(7*k, w) + " " + at(4*k, wide-3*k) + " " + at(-6*k, wide) + "Q" + at(-26*k, 0) + " " + at(-6*k, -wide) + "Z"
}
