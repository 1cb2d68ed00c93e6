package emblems

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var skullAndCrossbones = kit.Piece{
	Name: "skull-and-crossbones", Cm: 40, Palette: "skull #f6efdf white bone; bones #ecdfc4 <skull; eyes #3a3140 sockets black; teeth #fffaf0",
	Draw: func(c *kit.Canvas) {
		s, b, e, t := c.Tones("skull"), c.Tones("bones"), c.Tones("eyes"), c.Tones("teeth")
		bone := "M38 128H218C212 112 222 98 234 102C248 98 258 112 250 126C260 136 254 154 240 152C228 158 214 146 218 136H38C42 146 28 158 16 152C2 154 -4 136 6 126C-2 112 8 98 22 102C34 98 44 112 38 128Z"
		one := kit.Of(c.Path(bone, b.DDD).Move(1, 3), sheen.Body(c, bone, b, 8, c.Line("M46 140H210", b.DD, 3).Opacity(.5), c.Line("M44 129H214", b.LL, 3).Opacity(.8)))
		c.Part("bones", one.Rotate(36, 128, 132).Move(0, 30), one.Rotate(-36, 128, 132).Move(0, 30))
		small := func(n ...kit.Node) kit.Node { return kit.Of(n...).Scale(.8, .8, 128, 0) }
		head := "M128 12C184 12 214 48 214 92C214 118 204 134 190 144Q186 150 186 160L184 172Q182 180 172 180H84Q74 180 72 172L70 160Q70 150 66 144C52 134 42 118 42 92C42 48 72 12 128 12Z"
		c.Part("skull", small(c.Path(head, s.DDD).Move(0, 3).Opacity(.7), sheen.Body(c, head, s, 22, c.Line("M150 14Q146 26 154 34Q150 44 158 50", s.DD, 2.400).Opacity(.7), c.Blur(6, c.Path("M60 130Q80 150 100 140L84 176H70Z", s.DD)).Opacity(.5), c.Blur(6, c.Path("M196 130Q176 150 156 140L172 176H186Z", s.DDD)).Opacity(.45)), sheen.Glint(c, "M70 62Q80 34 112 26Q122 26 118 32Q92 42 82 66Q76 82 70 78Q66 72 70 62Z", .75)))
		eye := kit.Of(c.Path("M62 98Q60 74 86 76Q112 78 112 102Q110 124 88 126Q64 124 62 98Z", s.DD).Move(0, 2), c.Form("M62 98Q60 74 86 76Q112 78 112 102Q110 124 88 126Q64 124 62 98Z", kit.Lin(62, 76, 112, 126, e.DDD, e.DD, e.L), c.Blur(4, c.Path("M62 80Q86 70 114 92V70H60Z", e.DDD))))
		c.Part("eyes", small(eye, eye.Mirror(128), c.Form("M128 118Q140 136 142 142Q138 150 128 142Q118 150 114 142Q116 136 128 118Z", kit.Lin(114, 118, 142, 148, e.DDD, e.D))))
		jaw := "M80 178Q80 168 90 168H166Q176 168 176 178L172 204Q168 216 152 216H104Q88 216 84 204Z"
		c.Part("skull", small(c.Path(jaw, s.DDD).Move(0, 2).Opacity(.7), sheen.Body(c, jaw, s, 9)))
		c.Part("eyes", small(c.Path("M88 170H168V194Q128 204 88 194Z", e.DD)))
		c.Part("teeth", small(sheen.Each(6, func(i int) kit.Node {
			x := 89 + 13.200*float64(i)
			return kit.Of(sheen.Body(c, kit.RoundRect(x, 160, 12, 21, 4), t, 3), sheen.Body(c, kit.RoundRect(x+.6, 183, 11, 16, 4), t, 3))
		})))
	},
}

var coatOfArms = kit.Piece{
	Name: "coat-of-arms", Cm: 40, Palette: "shield #c8323c red; second #f4ead2 field white; trim #e0aa35 gold border; crown #e0aa35 <trim; ribbon #2f5fae scroll blue; leaves #4f8f4a laurel green; castles #e0aa35 <trim",
	Draw: func(c *kit.Canvas) {
		s, q, t, k, r, l, n := c.Tones("shield"), c.Tones("second"), c.Tones("trim"), c.Tones("crown"), c.Tones("ribbon"), c.Tones("leaves"), c.Tones("castles")
		leaf := func(x, y, turn, k float64) kit.Node {
			return c.Form("M0 0C-9 -8 -9 -22 0 -32C9 -22 9 -8 0 0Z", kit.Lin(-8, -28, 8, 0, l.LL, l.M, l.DD), c.Line("M0 0V-26", l.DDD, 1.200).Opacity(.6)).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		var side []kit.Node
		for i := range 8 {
			u := float64(i) / 7
			x, y := 92-66*u+14*u*u*1.600, 228-44*u-84*u*u
			side = append(side, leaf(x, y, -74+70*u, 1), leaf(x+4, y+2, -8+40*u, .95))
		}
		left := kit.Of(side...)
		c.Part("leaves", left, left.Mirror(128))
		shield := "M128 58Q154 66 190 62Q196 120 188 158C178 194 152 216 128 226C104 216 78 194 68 158Q60 120 66 62Q102 66 128 58Z"
		c.Part("trim", c.Path(shield, t.DDD).Stroke(t.DDD, 15).Move(0, 2), c.Path(shield, kit.None).Stroke(kit.Lin(60, 50, 196, 226, t.LL, t.M, t.L, t.D, t.DD), 12), c.Path(shield, kit.None).Stroke(t.LL, 1.600).Move(-1, -1))
		c.Part("shield", c.Form(shield, kit.Lin(70, 60, 186, 220, s.L, s.M, s.D)))
		c.Part("second", c.Clip(shield, c.Path("M128 40H210V134H128ZM40 134H128V240H40Z", kit.Lin(60, 60, 190, 220, q.LL, q.M, q.D))))
		tower := "M-22 28V-8H-26V-24H-17V-17H-11V-24H-3V-17H3V-24H11V-17H17V-24H26V-8H22V28H8V14A8 8 0 0 0 -8 14V28Z"
		castle := kit.Of(c.Path(tower, t.DDD).Move(1.500, 2).Opacity(.6), c.Form(tower, kit.Lin(-20, -26, 24, 28, n.LL, n.M, n.D), c.Line("M-24 -6H24M-14 -6V4M0 -6V-1M14 -6V4M-20 4H-10M10 4H20M-20 14H-12M12 14H20", t.DD, 1.600)), c.Path("M-17 -2A3 4 0 0 1 -11 -2V4H-17ZM11 -2A3 4 0 0 1 17 -2V4H11Z", t.DDD))
		c.Part("castles", castle.Move(97, 98), castle.Scale(.86, .86, 0, 0).Move(158, 165))
		lily := "M0 -26C10 -16 10 -6 4 4C10 -8 24 -10 24 2C24 12 14 12 14 6C8 8 6 10 5 14H10V18H4L0 28L-4 18H-10V14H-5C-6 10 -8 8 -14 6C-14 12 -24 12 -24 2C-24 -10 -10 -8 -4 4C-10 -6 -10 -16 0 -26Z"
		c.Part("shield", c.Form(lily, kit.Lin(-20, -26, 20, 28, s.L, s.M, s.DD)).Move(159, 98), c.Form(lily, kit.Lin(-20, -26, 20, 28, s.L, s.M, s.DD)).Scale(.9, .9, 0, 0).Move(98, 164))
		c.Part("trim", c.Clip(shield, c.Line("M128 50V230M60 134H196", t.DDD, 9).Opacity(.6).Move(1, 1.500), c.Line("M128 50V230M60 134H196", t.M, 7), c.Line("M127 50V230M60 133H196", t.LL, 2)), sheen.Ball(c, 128, 134, 10, t))
		c.Part("shield", sheen.Glint(c, "M76 72Q98 74 116 70L112 78Q94 80 84 82Q80 110 84 140Q78 130 76 110Z", .28))
		crown := "M84 50L76 12L102 30L112 4L128 24L144 4L154 30L180 12L172 50Q128 60 84 50Z"
		c.Part("crown", c.Path(crown, k.DDD).Move(0, 2), sheen.Body(c, crown, k, 7), sheen.Body(c, "M82 44Q128 54 174 44V54Q128 64 82 54Z", k, 4), sheen.Ball(c, 76, 11, 5, k), sheen.Ball(c, 112, 3, 5, k), sheen.Ball(c, 144, 3, 5, k), sheen.Ball(c, 180, 11, 5, k), c.Circle(128, 53.500, 4.500, s.M), c.Circle(104, 51.500, 3.600, r.M), c.Circle(152, 51.500, 3.600, r.M), c.Circle(126.500, 52, 1.400, kit.White))
		band := "M40 208Q84 236 128 236Q172 236 216 208L222 232Q174 258 128 258Q82 258 34 232Z"
		tail := kit.Of(c.Path("M48 214L14 206L24 224L6 236L46 240Z", r.DDD), c.Form("M48 212L14 204L24 222L6 234L46 238Z", kit.Lin(6, 204, 48, 238, r.D, r.DD)))
		c.Part("ribbon", tail, tail.Mirror(128), c.Path(band, r.DDD).Move(0, 2), sheen.Body(c, band, r, 7, c.Line("M40 212Q84 240 128 240Q172 240 216 212M36 229Q82 254 128 254Q174 254 220 229", t.M, 1.800)))
		c.AnchorBox("print", 128, 247, 130, 14, 0)
	},
}
