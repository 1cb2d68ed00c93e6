package extra

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
)

// These accessories are on the skin: of the arms, the face and the teeth.

// vitiligo are pale patches around the mouth and on the cheeks.
func vitiligo(f *figure.Figure) kit.Node {
	x, p := f.Face(1.1), body.Pale(f)
	return kit.Of(f.Clip(head.Skull(f),
		f.Path(figure.Text("M%.1f 12C%.1f 8 %.1f 14 %.1f 22C%.1f 30 %.1f 28 %.1f 34C%.1f 24 %.1f 18 %.1f 12Z", -30+x, -22+x, -18+x, -20+x, -21+x, -16+x, -20+x, -30+x, -33+x, -30+x), p),
		f.Path(figure.Text("M%.1f 14C%.1f 10 %.1f 16 %.1f 20C%.1f 26 %.1f 24 %.1f 20C%.1f 17 %.1f 16 %.1f 14Z", 18+x, 24+x, 28+x, 25+x, 22+x, 18+x, 16+x, 15+x, 16+x, 18+x), p),
		f.Path(figure.Text("M%.1f 32C%.1f 29 %.1f 29 %.1f 33C%.1f 38 %.1f 42 %.1f 40C%.1f 40 %.1f 36 %.1f 32Z", -8+x, -2+x, 5+x, 9+x, 9+x, 2+x, -4+x, -10+x, -11+x, -8+x), p))).Opacity(.9)
}

// hearingAid sits behind the near ear.
func hearingAid(f *figure.Figure) kit.Node {
	x, t := -31+f.Face(1.35), kit.TonesOf(kit.Hex("#3f9fe0"))
	return kit.Of(f.Line(figure.Text("M%.1f 13Q%.1f 9 %.1f -2Q%.1f -11 %.1f -10", x-1, x-9, x-8, x-7, x+2), t.D, 6), f.Line(figure.Text("M%.1f 13Q%.1f 9 %.1f -2Q%.1f -11 %.1f -10", x-1.6, x-9.6, x-8.6, x-7.6, x+1.4), t.L, 3), f.Circle(x+2, 3, 3.4, t.LL))
}
