package christmas

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var christmasBell = kit.Piece{
	Name: "christmas-bell", Cm: 15,
	Palette: "bell #f0b732 bells gold; bow #d92f3d ribbon; clapper #d99a2a <bell; holly #3a9150 leaves",
	Draw: func(c *kit.Canvas) {
		b, w, k, l := c.Tones("bell"), c.Tones("bow"), c.Tones("clapper"), c.Tones("holly")
		bell := func(turn float64) kit.Node {
			const o = "M0 -84C26 -84 38 -64 42 -34C46 0 50 22 72 40Q76 48 66 54Q34 66 0 66Q-34 66 -66 54Q-76 48 -72 40C-50 22 -46 0 -42 -34C-38 -64 -26 -84 0 -84Z"
			return kit.Of(c.Named("clapper", c.Line("M0 30V66", k.DDD, 5), festoon.Sphere(c, k, 0, 72, 14)),
				c.Form(o, kit.Lin(-60, 0, 66, 0, kit.At(0, b.D), kit.At(.14, b.M), kit.At(.3, b.LL), kit.At(.46, b.M), kit.At(.75, b.D), kit.At(1, b.DDD)),
					c.Blur(8, c.Path("M30 -84C40 -20 44 30 0 70H90V-84Z", b.DDD).Opacity(.35)), c.Blur(5, c.Ellipse(0, -84, 30, 14, b.DDD).Opacity(.4)),
					c.Path("M-48 6Q0 24 48 6L51 15Q0 34 -51 15Z", b.DD).Opacity(.45), c.Path("M-47 4Q0 22 47 4L48 8Q0 26 -48 8Z", b.LL).Opacity(.7), c.Path("M-44 -36Q0 -24 44 -36V-31Q0 -19 -44 -31Z", b.LL).Opacity(.5),
					c.Path("M-28 -60C-34 -36 -36 -4 -44 14L-34 18C-26 -8 -26 -36 -18 -68Z", kit.White).Opacity(.55), c.Blur(3, c.Path("M52 14Q58 28 66 36L58 44Q44 30 42 14Z", b.LL).Opacity(.6)),
					star(c, b, 8, -6, 11)),
				c.Form("M-73 42Q-50 58 0 58Q50 58 73 42Q78 50 66 57Q34 70 0 70Q-34 70 -66 57Q-78 50 -73 42Z", kit.Lin(-72, 0, 72, 0, kit.At(0, b.D), kit.At(.25, b.LL), kit.At(.5, b.M), kit.At(1, b.DDD)), c.Line("M-70 46Q-46 60 0 60Q46 60 70 46", kit.White, 2).Opacity(.5))).Rotate(turn, 0, -84)
		}
		c.Part("bell", bell(-26).Move(140, 160), bell(28).Move(116, 160))
		c.Part("holly", hollyLeaf(c, l, 122, 62, 64, 40, -58), hollyLeaf(c, l, 134, 62, 64, 40, 58), hollyLeaf(c, l, 128, 58, 52, 34, 0))
		c.Part("bow", festoon.Bow(c, w, 128, 66, 1.3), festoon.Sphere(c, w, 119, 62, 10), festoon.Sphere(c, w, 138, 61, 10), festoon.Sphere(c, w, 129, 76, 10.5))
		c.Anchor("tie", 128, 20)
	},
}

// star is a faceted five-pointed star.
func star(c *kit.Canvas, t kit.Tones, x, y, r float64) kit.Node {
	var all []kit.Node
	for i := range 10 {
		d, e := r, r*.46
		if i%2 == 1 {
			d, e = e, d
		}
		ax, ay := festoon.Polar(x, y, d, float64(i)*36)
		bx, by := festoon.Polar(x, y, e, float64(i+1)*36)
		tone := t.M.Shade(.3 + 1.3*festoon.Lit(float64(i)*36+18+map[bool]float64{true: 40, false: -40}[i%2 == 0]))
		all = append(all, c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gZ", x, y, ax, ay, bx, by), tone).Stroke(tone, .4))
	}
	return kit.Of(c.Path(festoon.StarPath(x, y, r, .46, 5), t.M).Stroke(t.D, r*.1), kit.Of(all...))
}
