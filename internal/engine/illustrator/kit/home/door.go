package home

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var door = kit.Piece{
	Name: "door", Cm: 215,
	States:  "open; closed",
	Palette: "door #c94f42 panel; frame #f7eedd trim; knob #f2b632 gold handle; glass #a8d8f0 window; step #b3aaa2 stone",
	Draw: func(c *kit.Canvas) {
		d, f, k, g, s := c.Tones("door"), c.Tones("frame"), c.Tones("knob"), c.Tones("glass"), c.Tones("step")
		c.Part("step", c.Form("M34 236H222L232 256H24Z", kit.Lin(0, 236, 0, 256, s.LL, s.L, s.M, s.DD), c.Line("M33 239H223", kit.White, 2).Opacity(.6)))
		c.Part("frame", c.Form("M44 18Q44 4 58 4H198Q212 4 212 18V240H44Z", kit.Lin(44, 4, 212, 240, f.LL, f.L, f.M, f.DD), c.Path("M51 240V20Q51 11 60 11H196Q205 11 205 20V240", kit.None).Stroke(f.DDD, 1.600).Opacity(.6), c.Line("M47 240V18Q47 7 58 7H198", kit.White, 2.400).Opacity(.8)), c.Path("M58 240V26Q58 18 66 18H190Q198 18 198 26V240Z", d.DDD))
		if c.State("open") {
			openLeaf(c)
			c.Anchor("ground", 128, 256)
			c.AnchorBox("grip", 120, 140, 0, 0, 0)
			return
		}
		const leaf = "M61 240V28Q61 21 68 21H188Q195 21 195 28V240Z"
		c.Part("door", c.Form(leaf, kit.Lin(61, 21, 195, 240, d.L, d.M, d.M, d.D), c.Blur(4, c.Path("M61 21H195V30H70V240H61Z", d.DDD)).Opacity(.5), c.Line("M192 24V238", d.LL, 2).Opacity(.5)))
		panel := func(x, y, w, h float64) kit.Node {
			o, in := kit.RoundRect(x, y, w, h, 4), kit.RoundRect(x+6, y+6, w-12, h-12, 3)
			return kit.Of(c.Path(o, d.LL).Move(1, 1.200).Opacity(.6), c.Form(o, kit.Lin(x, y, x+w, y+h, d.DD, d.D, d.M), c.Path(o, kit.None).Stroke(d.DDD, 3).Opacity(.5)), c.Form(in, kit.Lin(x, y, x+w, y+h, d.L, d.M, d.D), c.Path(in, kit.None).Stroke(d.LL, 2.400).Move(.8, 1).Opacity(.6), c.Path(in, kit.None).Stroke(d.DDD, 2).Move(-.8, -1).Opacity(.4)))
		}
		c.Part("panel", panel(74, 104, 48, 50), panel(134, 104, 48, 50), panel(74, 166, 48, 62), panel(134, 166, 48, 62))
		const win = "M74 92V70C74 46 98 34 128 34C158 34 182 46 182 70V92Q182 96 178 96H78Q74 96 74 92Z"
		c.Part("glass", c.Path(win, d.LL).Move(1, 1.400).Opacity(.6), c.Path(win, d.DDD), c.Form(win, kit.Lin(80, 34, 176, 96, g.LL, g.L, g.M, g.D), c.Blur(3, c.Path(win, kit.None).Stroke(g.DDD, 7).Move(2, 3)).Opacity(.5), c.Path("M88 30H112L84 100H66Z", kit.White).Opacity(.5).Shade(), c.Path("M124 30H132L104 100H96Z", kit.White).Opacity(.35).Shade(), c.Line("M128 34V96M74 96L128 96M128 96L92 40M128 96L164 40M128 96L74 66M128 96L182 66", d.DD, 4.6), c.Line("M128 34V96M128 96L92 40M128 96L164 40M128 96L74 66M128 96L182 66", d.L, 2.400).Move(-.4, -.4), c.Path("M108 96A20 20 0 0 1 148 96Z", d.D)), c.Path(win, kit.None).Stroke(d.D, 4))
		c.Part("knob", c.Path(kit.RoundRect(68, 138, 12, 34, 6), d.DDD).Move(1, 2).Opacity(.5), c.Form(kit.RoundRect(68, 137, 12, 34, 6), sheen.Steel(68, 0, 80, 0, k)), c.Circle(75, 150, 9, d.DDD).Opacity(.4), sheen.Ball(c, 74, 147, 8.500, k), c.Circle(71, 144, 2.2, kit.White).Opacity(.8), c.Circle(74, 164, 2, d.DDD))
		c.Part("knocker", c.Circle(128, 116, 11, kit.None).Stroke(k.DDD, 4.500), c.Circle(127.600, 115.600, 11, kit.None).Stroke(k.L, 2.600), sheen.Ball(c, 128, 105, 5.500, k))
		c.Anchor("ground", 128, 256)
		c.AnchorBox("print", 128, 130, 90, 40, 0)
		c.AnchorBox("grip", 74, 150, 0, 0, 0)
	},
}

// openLeaf draws a doorway with light behind it, and the leaf swung inward on its right edge.
func openLeaf(c *kit.Canvas) {
	d, k, g := c.Tones("door"), c.Tones("knob"), c.Tones("glass")
	at := func(u, v float64) (x, y float64) { // u from the hinges to the free edge, v from the top to the bottom
		top, bottom := 21+24*u, 240-18*u
		return 195 - 72*u, top + v*(bottom-top)
	}
	quad := func(u0, v0, u1, v1 float64) string {
		out := ""
		for i, q := range [4][2]float64{{u0, v0}, {u1, v0}, {u1, v1}, {u0, v1}} {
			x, y := at(q[0], q[1])
			out += fmt.Sprintf("%s%g %g", map[bool]string{true: "M", false: "L"}[i == 0], x, y)
		}
		return out + "Z"
	}
	warm := kit.TonesOf(kit.Hex("#ffd98a"))
	c.Part("inside", c.Form("M61 240V28Q61 21 68 21H188Q195 21 195 28V240Z", kit.Lin(61, 21, 150, 240, warm.LL, warm.L, warm.M, warm.DD),
		c.Path("M61 240L96 206H195V240Z", kit.Lin(61, 240, 120, 206, kit.Hex("#a86a3c"), kit.Hex("#c98b55"))), c.Line("M96 206H160", kit.Hex("#8a5630"), 2).Opacity(.6), c.Line("M96 21V206", warm.DD, 1.6).Opacity(.5),
		c.Blur(6, c.Path("M61 21H195V34H74V240H61Z", kit.Hex("#6b3a1c"))).Opacity(.45)))
	leaf := quad(0, 0, 1, 1)
	c.Part("door", c.Blur(7, c.Path(leaf, kit.Hex("#4a2412"))).Move(-7, 3).Opacity(.4), c.Form(leaf, kit.Lin(195, 0, 123, 0, d.D, d.M, d.L)),
		c.Path("M123 45L117 47V220L123 222Z", kit.Lin(117, 45, 117, 222, d.LL, d.L, d.M)))
	panel := func(u0, v0, u1, v1 float64) kit.Node {
		return kit.Of(c.Path(quad(u0, v0, u1, v1), d.DD), c.Path(quad(u0, v0, u1, v1), kit.None).Stroke(d.LL, 1.4).Move(.8, 1).Opacity(.6), c.Path(quad(u0+.05, v0+.03, u1-.05, v1-.03), kit.Lin(195, 0, 123, 0, d.D, d.M, d.L)))
	}
	c.Part("panel", panel(.1, .38, .47, .62), panel(.55, .38, .9, .62), panel(.1, .67, .47, .93), panel(.55, .67, .9, .93))
	c.Part("glass", c.Path(quad(.1, .08, .9, .31), d.DDD), c.Form(quad(.13, .1, .87, .29), kit.Lin(195, 40, 130, 100, g.D, g.M, g.LL), c.Path(quad(.3, .05, .42, .35), kit.White).Opacity(.45).Shade()), c.Line(quad(.5, .1, .5, .29), d.D, 3))
	x, y := at(.9, .55)
	c.Part("knob", c.Circle(x+1, y+2, 7, d.DDD).Opacity(.4), sheen.Ball(c, x, y, 6.500, k), c.Circle(x-2, y-2, 1.8, kit.White).Opacity(.8))
}
