package party

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var babyCarriage = kit.Piece{
	Name: "baby-carriage", Cm: 105, Facing: kit.Right,
	Palette: "basket #7fb8e8 body; hood #7fb8e8 canopy <basket; wheels #f2f4f6; frame #c9a45a gold; lining #fff3e2; tires #555b69",
	Draw: func(c *kit.Canvas) {
		b, h, w, f, l, y := c.Tones("basket"), c.Tones("hood"), c.Tones("wheels"), c.Tones("frame"), c.Tones("lining"), c.Tones("tires")
		tube := func(d string, width float64) kit.Node {
			return kit.Of(c.Line(d, f.DDD, width), c.Line(d, f.M, width*.78).Move(-.4, -.6), c.Line(d, f.LL, width*.26).Opacity(.9).Move(-.8, -width*.2))
		}
		wheel := func(x, y0, r float64) kit.Node {
			var spokes []kit.Node
			for i := range 12 {
				px, py := festoon.Polar(x, y0, r-4, float64(i)*30+9)
				spokes = append(spokes, c.Line(fmt.Sprintf("M%g %gL%g %g", x, y0, px, py), []kit.Color{f.L, f.D}[i%2], 1.8))
			}
			return kit.Of(kit.Of(spokes...), c.Circle(x, y0, r-5, kit.None).Stroke(w.DD, 5), c.Circle(x-.4, y0-.5, r-5, kit.None).Stroke(kit.Lin(x-r, y0-r, x+r, y0+r, w.LL, w.M, w.DD), 3.6), c.Circle(x, y0, r, kit.None).Stroke(y.DD, 7), c.Circle(x-.4, y0-.6, r, kit.None).Stroke(kit.Lin(x-r, y0-r, x+r, y0+r, y.LL, y.M, y.D), 5),
				c.Circle(x, y0, 8, f.DDD), c.Circle(x-.5, y0-.7, 7, kit.Rad(x-3, y0-3, 11, f.LL, f.M, f.DD)), c.Circle(x-.5, y0-.7, 2.6, f.DD))
		}
		c.Part("frame", tube("M84 186Q130 216 180 186", 6), tube("M72 216L96 180M196 216L172 180", 7))
		c.Part("wheels", wheel(72, 214, 37), wheel(196, 214, 37))
		c.Part("handle", tube("M40 120C28 100 20 84 8 74", 7), c.Line("M14 80L4 70", y.DD, 11), c.Line("M13.500 79L4 69.5", y.M, 8.5), c.Line("M11 75L4 68", y.LL, 2.4).Opacity(.8))
		// The hood opens toward the handle.
		c.Part("lining", c.Form("M128 118C118 86 116 50 130 20C166 26 206 50 218 118Z", kit.Lin(118, 20, 150, 118, l.DD, l.D, l.M)))
		const hood = "M134 18C196 8 242 52 236 120H140C160 96 156 50 134 18Z"
		var folds []kit.Node
		for _, d := range []string{"M140 120C176 98 176 46 134 18", "M140 120C206 106 206 52 134 18", "M140 120C228 116 232 62 134 18"} {
			folds = append(folds, c.Blur(3, c.Line(d, h.DDD, 7)).Opacity(.4).Move(3, 2), c.Line(d, h.DD, 2.2).Opacity(.7), c.Line(d, h.LL, 2).Opacity(.8).Move(-2, -1))
		}
		c.Part("hood", c.Form(hood, kit.Lin(136, 20, 236, 120, h.LL, h.M, h.M, h.DD), append(folds, c.Blur(7, c.Path("M140 124H240V100Q190 116 140 114Z", h.DDD).Opacity(.5)), c.Blur(4, c.Ellipse(190, 44, 24, 9, kit.White).Opacity(.5).Rotate(34, 190, 44)))...))
		var lace []kit.Node
		for i := range 11 {
			t := float64(i) / 10
			u := 1 - t
			x, y := u*u*134+2*u*t*168+t*t*140, u*u*18+2*u*t*70+t*t*120
			lace = append(lace, c.Circle(x, y, 7, l.D), c.Circle(x-.6, y-.7, 6.4, l.LL), c.Circle(x-1, y, 2, l.DD).Opacity(.5))
		}
		c.Part("lining", lace...)
		c.On(kit.Fore)
		const tub = "M32 118H240C240 160 214 192 172 192H98C58 192 32 160 32 118Z"
		var quilt []kit.Node
		for i := range 12 {
			x := 10 + float64(i)*24
			quilt = append(quilt, c.Line(fmt.Sprintf("M%g 112L%g 200M%g 112L%g 200", x, x+44, x+44, x), b.DD, 1.5).Opacity(.4), c.Line(fmt.Sprintf("M%g 112L%g 200M%g 112L%g 200", x-1.2, x+42.8, x+42.8, x-1.2), b.LL, 1).Opacity(.5))
		}
		c.Part("basket", c.Form(tub, kit.Lin(40, 118, 220, 196, b.L, b.M, b.M, b.DD), kit.Of(quilt...), c.Blur(9, c.Path("M244 120C236 180 190 200 90 196L130 220H260V120Z", b.DDD).Opacity(.45)), c.Blur(5, c.Rect(24, 116, 224, 16, 0, b.DDD).Opacity(.45)), c.Blur(5, c.Path("M42 130Q44 160 70 180Q52 168 46 134Z", kit.White).Opacity(.7)), c.Path("M50 168Q128 186 222 166", kit.None).Stroke(f.L, 3)))
		var frill []kit.Node
		for i := range 15 {
			x := 29 + float64(i)*14.3
			frill = append(frill, c.Path(fmt.Sprintf("M%g 112h15v9a7.500 8 0 0 1 -15 0z", x), kit.Lin(0, 112, 0, 130, l.LL, l.M, l.D)).Stroke(l.DD.Alpha(.4), .8), c.Circle(x+7.5, 122, 1.6, l.DD).Opacity(.6))
		}
		c.Part("lining", c.Clip(tub, c.Blur(3, c.Rect(24, 122, 224, 10, 0, b.DDD).Opacity(.5))), kit.Of(frill...), c.Rect(26, 107, 220, 9, 4.5, kit.Lin(0, 107, 0, 116, l.LL, l.D)))
		c.Part("bow", festoon.Bow(c, kit.TonesOf(l.M), 136, 152, .56))
		c.On(kit.Body)
		c.Anchor("ground", 134, 254)
		c.Anchor("handNear", 9, 75)
		c.AnchorBox("inside", 96, 100, 110, 40, 0)
		c.AnchorBox("grip", 9, 75, 0, 0, 45)
	},
}
