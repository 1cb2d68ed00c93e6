package holiday

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var coffin = kit.Piece{
	Name: "coffin", Cm: 200, States: "open; closed",
	Palette: "wood #8a5230 coffin lid brown; trim #f0bd4a gold; handles #f0bd4a <trim",
	Draw: func(c *kit.Canvas) {
		w := c.Tones("wood")
		d := "M92 4H164L214 78L170 252H86L42 78Z"
		c.Part("wood", c.Form("M92 4H164L214 78L170 252H86L42 78Z", w.DDD).Move(7, 5), c.Form(d, kit.Lin(50, 10, 210, 250, w.LL, w.M, w.DD), sheen.Edge(c, d, w, 10)))
		if c.State("open") {
			openCoffin(c)
		} else {
			coffinLid(c)
		}
		c.AnchorBox("print", 128, 206, 60, 30, 0)
		c.Anchor("ground", 128, 254)
	},
}

var torch = kit.Piece{
	Name: "torch", Cm: 60,
	Palette: "handle #a5673a wood; fire #ff8a2a flame orange; core #ffe27a; band #8a94a0 metal; tip #e2452f",
	Draw: func(c *kit.Canvas) {
		h, f, k, b, t := c.Tones("handle"), c.Tones("fire"), c.Tones("core"), c.Tones("band"), c.Tones("tip")
		c.Part("handle", c.Form("M112 134H144L136 252Q128 258 120 252Z", sheen.Round(112, 0, 144, 0, h), sheen.Grain(c, kit.Box{X0: 116, Y0: 140, X1: 140, Y1: 250}, 3, h), c.Line("M114 186L140 196M115 198L140 208M116 210L139 220", h.DDD, 5).Opacity(.7), c.Line("M114 184L140 194M115 196L140 206M116 208L139 218", h.LL, 2)))
		c.Part("fire", c.Glow(9, c.Path("M128 6C170 50 186 80 174 116H82C70 80 96 60 128 6Z", f.L)).Opacity(.45),
			c.Path("M92 128C66 108 66 78 84 54C86 66 92 72 98 74C92 44 110 16 140 -2C136 22 146 34 158 46C162 40 164 34 162 26C184 50 190 78 180 102C176 114 168 124 160 130Z", kit.Lin(128, 0, 128, 130, t.M, f.M, f.L)),
			c.Path("M100 128C82 112 84 92 96 76C100 86 104 90 110 90C106 66 118 44 136 32C136 52 144 62 154 74C158 70 158 66 158 62C170 80 172 104 152 130Z", kit.Lin(128, 30, 128, 130, f.M, f.LL, k.M)),
			c.Path("M110 130C100 118 104 104 112 96C116 102 120 104 122 102C120 88 126 76 134 70C136 86 142 92 146 100C152 110 148 122 142 130Z", kit.Lin(128, 70, 128, 130, k.M, k.LL)), c.Circle(72, 48, 3.4, f.L), c.Circle(182, 20, 3, f.L), c.Circle(108, 14, 2.6, k.M))
		c.Part("band", sheen.Body(c, "M88 120Q128 134 168 120L160 148Q128 160 96 148Z", b, 6, c.Line("M92 132Q128 146 164 132", b.DDD, 2.4).Opacity(.7)), sheen.Body(c, "M106 146Q128 156 150 146L146 166Q128 174 110 166Z", b, 4), c.Both(128, sheen.Ball(c, 104, 138, 4, b)))
		c.AnchorBox("grip", 128, 204, 0, 0, 0)
	},
}
