package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var window = kit.Piece{
	Name: "window", Cm: 140, States: "open; closed; broken",
	Palette: "frame #e9e4d9 sash; sky #8fd3f5 glass; sill #c98a4b wood; flowers #e8517a; leaves #5aa848",
	Draw: func(c *kit.Canvas) {
		f, w, r, l := c.Tones("frame"), c.Tones("sill"), c.Tones("flowers"), c.Tones("leaves")
		c.Part("frame", sheen.Panel(c, 30, 4, 196, 214, 10, f, 14))
		if c.State("open") {
			openWindow(c)
		} else {
			windowPanes(c)
		}
		c.On(kit.Fore) // who looks out of it is behind the flowers
		c.Part("sill", sheen.Board(c, kit.RoundRect(14, 208, 228, 14, 4), w, 3), sheen.Board(c, "M34 218H222L214 252H42Z", w, 7), c.Line("M14 211H240", w.LL, 2).Opacity(.6))
		bloom := func(x, y float64) kit.Node {
			return kit.Of(c.Around(5, x, y, c.Form(kit.Oval(x, y-7, 6, 6), kit.Rad(x-2, y-9, 9, r.LL, r.M, r.D))), c.Circle(x, y, 4, kit.Hex("#ffd34d")))
		}
		leaf := func(x, y, a float64) kit.Node {
			return c.Form("M0 0C-8 -8 -6 -20 0 -26C6 -20 8 -8 0 0Z", kit.Lin(-6, -20, 6, 0, l.LL, l.M, l.DD)).Rotate(a, 0, 0).Move(x, y)
		}
		c.Part("leaves", sheen.Each(17, func(i int) kit.Node {
			return leaf(44+10.5*float64(i), 220, []float64{-40, 16, -10, 38, -24}[i%5])
		}))
		c.Part("flowers", bloom(56, 196), bloom(84, 204), bloom(112, 194), bloom(142, 203), bloom(170, 195), bloom(198, 203))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("surface", 128, 209, 200, 0, 0)
	},
}
