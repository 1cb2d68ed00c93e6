package body

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// onSkin is what the bare skin of an arm shows, clipped to it by the caller.
func onSkin(f *figure.Figure, c figure.Chain) []kit.Node {
	var n []kit.Node
	if f.Wears("vitiligo") {
		n = append(n, paleArm(f, c))
	}
	if f.Wears("tattoos") {
		n = append(n, tattooed(f, c))
	}
	return n
}

// tattooed are a band, a star and a heart along an arm.
func tattooed(f *figure.Figure, c figure.Chain) kit.Node {
	ink, red := kit.Hex("#2f4a5c"), kit.Hex("#a8384a")
	if f.Dark() {
		ink, red = kit.Hex("#1c2530"), kit.Hex("#7a1f30")
	}
	on := func(from, to limb.Point, t float64, n ...kit.Node) kit.Node {
		return f.At(kit.Of(n...), from.Mix(to, t), 0)
	}
	return kit.Of(
		on(c[0], c[1], .78, f.Path("M-16 -4H16V-1H-16ZM-16 2H16V5H-16Z", ink)),
		on(c[1], c[2], .18, f.Path(figure.StarPath(0, 0, 7.5), ink)),
		on(c[1], c[2], .46, f.Path("M0 8C-10 0 -8 -8 -3 -8C-1 -8 0 -6 0 -5C0 -6 1 -8 3 -8C8 -8 10 0 0 8Z", red), f.Line("M-11 4L11 -5", ink, 1.6)),
		on(c[1], c[2], .74, f.Line("M-12 0Q-6 -6 0 0T12 0M-12 5Q-6 -1 0 5T12 5", ink, 2)),
	).Opacity(.82)
}

// Pale is the skin without pigment.
func Pale(f *figure.Figure) kit.Color {
	if f.Dark() {
		return kit.Hex("#f0cfae")
	}
	return kit.Hex("#fff0e4")
}

func paleArm(f *figure.Figure, c figure.Chain) kit.Node {
	p := Pale(f)
	spot := func(t, dx, w, h float64) kit.Node {
		at := c[1].Mix(c[2], t)
		return f.At(f.Form(kit.Oval(dx, 0, w, h), p), at, 0)
	}
	return kit.Of(spot(.2, -5, 8, 11), spot(.55, 6, 7, 9), spot(.86, -3, 9, 8)).Opacity(.92)
}
