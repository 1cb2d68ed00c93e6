package body

import (
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// bareLimb is an arm or a leg without clothes; in life it has a calf or a forearm, and a slim joint.
func bareLimb(f *figure.Figure, c figure.Chain, radii [3]float64, leg bool) figure.Member {
	m := figure.Member{Joints: c, Radii: radii, Reach: 2}
	switch {
	case !f.Spec.Lifelike():
	case leg:
		m.Radii = [3]float64{radii[0] * .98, radii[1] * .84, radii[2] * .76}
		m.Muscle = radii[1] * .95
	default:
		m.Radii = [3]float64{radii[0] * .96, radii[1] * .84, radii[2] * .8}
		m.Muscle = radii[1] * .9
	}
	return m
}

// SleeveWidths are the radii of a sleeve at the shoulder, the elbow and the wrist.
func SleeveWidths(f *figure.Figure) [3]float64 {
	if f.Spec.Lifelike() {
		return [3]float64{15, 13, 10.5}
	}
	return [3]float64{17, 15, 12}
}

// neckOutline is the outline of the neck from its base to the head; in life it is slim, and slopes to the shoulders.
func neckOutline(f *figure.Figure, base, top limb.Point) string {
	k := f.Body.Thick
	if !f.Spec.Lifelike() || f.Spec.Headless() {
		return limb.Capsule(base, 14*k, top, 12.5*k)
	}
	w := 10.5 * k
	if f.Spec.Body == "man" && !f.Young() {
		w = 13.5 * k
	}
	wide := 17 * k
	d := max(base.Distance(top), .01)
	ux, uy := (top.X-base.X)/d, (top.Y-base.Y)/d
	at := func(along, side float64) string {
		return figure.Text("%.2f %.2f", base.X+ux*along-uy*side, base.Y+uy*along+ux*side)
	}
	return "M" + at(-6*k, -wide) + "C" + at(4*k, -wide+3*k) + " " + at(7*k, -w) + " " + at(d, -w) + "L" + at(d, w) + "C" + at(7*k, w) + " " + at(4*k, wide-3*k) + " " + at(-6*k, wide) + "Q" + at(-26*k, 0) + " " + at(-6*k, -wide) + "Z"
}
