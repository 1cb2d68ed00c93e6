package person

import (
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
)

// These accessories are on the skin: of the arms, the face and the teeth.

// has reports whether a figure has an accessory.
func (f *figure) has(extra string) bool { return slices.Contains(f.spec.Extras, extra) }

// onSkin is what the bare skin of an arm shows, clipped to it by the caller.
func (f *figure) onSkin(c chain) []kit.Node {
	var n []kit.Node
	if f.has("vitiligo") {
		n = append(n, f.paleArm(c))
	}
	if f.has("tattoos") {
		n = append(n, f.tattooed(c))
	}
	return n
}

// tattooed are a band, a star and a heart along an arm.
func (f *figure) tattooed(c chain) kit.Node {
	ink, red := kit.Hex("#2f4a5c"), kit.Hex("#a8384a")
	if f.dark() {
		ink, red = kit.Hex("#1c2530"), kit.Hex("#7a1f30")
	}
	on := func(from, to limb.Point, t float64, n ...kit.Node) kit.Node {
		return f.at(kit.Of(n...), from.Mix(to, t), 0)
	}
	return kit.Of(
		on(c[0], c[1], .78, f.Path("M-16 -4H16V-1H-16ZM-16 2H16V5H-16Z", ink)),
		on(c[1], c[2], .18, f.Path(starPath(0, 0, 7.5), ink)),
		on(c[1], c[2], .46, f.Path("M0 8C-10 0 -8 -8 -3 -8C-1 -8 0 -6 0 -5C0 -6 1 -8 3 -8C8 -8 10 0 0 8Z", red), f.Line("M-11 4L11 -5", ink, 1.6)),
		on(c[1], c[2], .74, f.Line("M-12 0Q-6 -6 0 0T12 0M-12 5Q-6 -1 0 5T12 5", ink, 2)),
	).Opacity(.82)
}

// pale is the skin without pigment.
func (f *figure) pale() kit.Color {
	if f.dark() {
		return kit.Hex("#f0cfae")
	}
	return kit.Hex("#fff0e4")
}

func (f *figure) paleArm(c chain) kit.Node {
	p := f.pale()
	spot := func(t, dx, w, h float64) kit.Node {
		at := c[1].Mix(c[2], t)
		return f.at(f.Form(kit.Oval(dx, 0, w, h), p), at, 0)
	}
	return kit.Of(spot(.2, -5, 8, 11), spot(.55, 6, 7, 9), spot(.86, -3, 9, 8)).Opacity(.92)
}

// vitiligo are pale patches around the mouth and on the cheeks.
func vitiligo(f *figure) kit.Node {
	x, p := f.face(1.1), f.pale()
	return kit.Of(f.Clip(f.skull(),
		f.Path(text("M%.1f 12C%.1f 8 %.1f 14 %.1f 22C%.1f 30 %.1f 28 %.1f 34C%.1f 24 %.1f 18 %.1f 12Z", -30+x, -22+x, -18+x, -20+x, -21+x, -16+x, -20+x, -30+x, -33+x, -30+x), p),
		f.Path(text("M%.1f 14C%.1f 10 %.1f 16 %.1f 20C%.1f 26 %.1f 24 %.1f 20C%.1f 17 %.1f 16 %.1f 14Z", 18+x, 24+x, 28+x, 25+x, 22+x, 18+x, 16+x, 15+x, 16+x, 18+x), p),
		f.Path(text("M%.1f 32C%.1f 29 %.1f 29 %.1f 33C%.1f 38 %.1f 42 %.1f 40C%.1f 40 %.1f 36 %.1f 32Z", -8+x, -2+x, 5+x, 9+x, 9+x, 2+x, -4+x, -10+x, -11+x, -8+x), p))).Opacity(.9)
}

// hearingAid sits behind the near ear.
func hearingAid(f *figure) kit.Node {
	x, t := -31+f.face(1.35), kit.TonesOf(kit.Hex("#3f9fe0"))
	return kit.Of(f.Line(text("M%.1f 13Q%.1f 9 %.1f -2Q%.1f -11 %.1f -10", x-1, x-9, x-8, x-7, x+2), t.D, 6), f.Line(text("M%.1f 13Q%.1f 9 %.1f -2Q%.1f -11 %.1f -10", x-1.6, x-9.6, x-8.6, x-7.6, x+1.4), t.L, 3), f.Circle(x+2, 3, 3.4, t.LL))
}

// onTeeth are the wire and the brackets of braces, over an open smile whose mouth is at x, y.
func (f *figure) onTeeth(x, y float64) kit.Node {
	if !f.has("braces") {
		return kit.Node{}
	}
	n := []kit.Node{f.Line(text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-9, y+1.4, x, y+3.6, x+9, y+1.4), kit.Hex("#7f8a99"), 1.1)}
	for i := range 5 {
		d := float64(i) - 2
		n = append(n, f.Rect(x+d*4.1-1.2, y+2.2-d*d*.28, 2.4, 2.4, .5, kit.Hex("#6f93c4")))
	}
	return kit.Of(n...)
}

// bared opens the mouth of who shows braces, fangs or a gap.
func (s *Spec) bared() {
	switch {
	case slices.Contains(s.Extras, "fangs") && (s.Expression == "" || s.Expression == "grin" || s.Expression == "smile"):
		s.Expression = "fanged"
	case (slices.Contains(s.Extras, "braces") || slices.Contains(s.Extras, "missing tooth")) && s.Expression != "laugh":
		s.Expression = "grin"
	}
}
