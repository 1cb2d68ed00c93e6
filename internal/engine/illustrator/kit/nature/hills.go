package nature

import "pellucid/internal/engine/illustrator/kit"

var hills = kit.Piece{
	Name: "hills", Cm: 60000,
	Palette: "grass #7cc653; fields #d9c257; trees #3f8f4a; path #e8d3a0",
	Draw: func(c *kit.Canvas) {
		g, f, w, h := c.Tones("grass"), c.Tones("fields"), c.Tones("trees"), c.Tones("path")
		back := kit.TonesOf(mix(g.M, kit.Hex("#8fc4d8"), .42))
		crown := func(x, y, r float64) kit.Node {
			return kit.Of(c.Rect(x-.16*r, y, .32*r, 1.5*r, 1, kit.Hex("#7a5536")), c.Circle(x, y, r, kit.Rad(x-.4*r, y-.5*r, 1.7*r, w.LL, w.M, w.D)))
		}
		rows := func(d string) kit.Node {
			return kit.Of(c.Line(d, f.DD, 2.4).Opacity(.45), c.Line(d, f.LL, 1.6).Opacity(.7).Move(0, 2.2))
		}
		c.Part("grass", c.Form("M4 222C14 150 58 92 98 96C124 98 140 128 156 120C186 96 236 120 252 222Z", kit.Lin(60, 90, 150, 222, back.LL, back.L, back.M)))
		c.Part("trees", crown(84, 102, 9), crown(98, 99, 11), crown(112, 104, 8), crown(196, 112, 9), crown(209, 117, 7))
		c.Part("fields", c.Form("M120 222C128 150 172 124 206 132C236 140 250 176 253 222Z", kit.Lin(150, 130, 230, 222, f.LL, f.L, f.M),
			rows("M138 206C150 166 176 146 206 146M154 214C166 180 188 162 218 162M172 218C184 194 202 180 232 182M196 220C206 206 220 198 244 202")))
		c.Part("grass", c.Form("M3 224C8 166 42 128 82 132C134 138 158 186 206 196C230 201 248 208 253 224C200 240 60 240 3 224Z", kit.Lin(30, 130, 170, 240, g.LL, g.L, g.M, g.D),
			c.Named("path", c.Form("M70 132C92 146 60 162 84 178C108 192 92 212 84 240H118C128 212 128 194 104 176C90 164 112 150 84 133Z", kit.Lin(70, 132, 110, 240, h.L, h.M))),
			c.Blur(6, c.Path("M96 232C160 240 220 236 253 222V244H90Z", g.DD)).Opacity(.4)))
		c.Part("trees", crown(34, 168, 15), crown(54, 178, 11), crown(150, 178, 10), crown(164, 186, 13))
		c.Anchor("ground", 128, 232)
	},
}
