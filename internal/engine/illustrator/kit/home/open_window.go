package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// openWindow draws the two sashes of the window swung outward.
func openWindow(c *kit.Canvas) {
	f, s := c.Tones("frame"), c.Tones("sky")
	c.Part("sky", c.Form(kit.RoundRect(44, 16, 168, 190, 3), kit.Lin(44, 16, 120, 206, s.L, s.M, s.LL), c.Path("M40 170Q70 140 110 160T216 146V210H40Z", kit.Hex("#8fcf7a")), c.Path("M40 186Q90 164 140 180T216 172V210H40Z", kit.Hex("#6fb65f")), c.Circle(176, 52, 16, kit.Hex("#ffe27a")), c.Path("M62 66Q62 54 74 54Q78 44 90 48Q102 46 104 58Q114 58 114 66Z", kit.White).Opacity(.9), c.Blur(4, c.Path("M44 206V16H212", kit.None).Stroke(f.DDD, 10)).Opacity(.4)))
	sash := func(x, to float64) kit.Node {
		dir := 1.0
		if to < x {
			dir = -1
		}
		middle := x + dir*4
		glass := kit.Of(c.Path(sheen.D("M%g 6L%g -6V230L%g 216Z", x, to, x), s.L.Alpha(.75)), c.Path(sheen.D("M%g 120L%g 40V90L%g 170Z", middle, to, middle), kit.White).Opacity(.5), c.Line(sheen.D("M%g 110H%g", x, to), f.D, 7), c.Line(sheen.D("M%g 109H%g", x, to), f.LL, 5))
		return sheen.Leaf(c, x, 14, 208, to, 12, 8, f, kit.TonesOf(s.M), glass)
	}
	c.Part("frame", sash(44, -8), sash(212, 264))
}

// windowPanes draws the four panes of the closed window.
func windowPanes(c *kit.Canvas) {
	f, s, w := c.Tones("frame"), c.Tones("sky"), c.Tones("sill")
	pane := func(x, y float64) kit.Node {
		d := kit.RoundRect(x, y, 76, 88, 3)
		return c.Form(d, kit.Lin(x, y, x+40, y+88, s.L, s.M, s.LL), c.Path(sheen.D("M%g %gQ%g %g %g %gT%g %gV%gH%gZ", x-6, y+70, x+18, y+48, x+40, y+62, x+86, y+52, y+96, x-6), kit.White).Opacity(.5), c.Path(sheen.D("M%g %gh20L%g %gh-20ZM%g %gh8L%g %gh-8Z", x+34, y-4, x+4, y+92, x+62, y-4, x+32, y+92), kit.White).Opacity(.38).Shade(), c.Blur(3, c.Path(d, kit.None).Stroke(f.DDD, 6)).Opacity(.45))
	}
	c.Part("sky", pane(46, 18), pane(134, 18), pane(46, 116), pane(134, 116))
	if c.State("broken") {
		brokenPanes(c)
	}
	c.Part("frame", c.Line("M42 110H214M128 14V206", f.DD, 1.6).Opacity(.6), sheen.Ball(c, 128, 118, 5, w))
}
