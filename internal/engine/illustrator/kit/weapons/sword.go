package weapons

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/handle"
)

var sword = kit.Piece{
	Name: "sword", Cm: 110,
	Palette: "blade #c6d2de steel; guard #f0b83f gold; hilt #8a4a30 handle grip; gem #e23b4f jewel ruby; pommel #f0b83f <guard",
	Draw: func(c *kit.Canvas) {
		b, g, h, j, p := c.Tones("blade"), c.Tones("guard"), c.Tones("hilt"), c.Tones("gem"), c.Tones("pommel")
		const deg = 45
		c.Part("blade", handle.Lean(deg, c.Form("M128 -44L150 -14L146 204H110L106 -14Z", kit.Lin(106, 0, 150, 0, kit.At(0, b.M), kit.At(.1, b.LL), kit.At(.49, b.L), kit.At(.5, b.D), kit.At(.9, b.DD), kit.At(1, b.M)),
			c.Path("M128 -44L150 -14H106Z", kit.Lin(106, -30, 150, -10, b.LL, b.L, b.D)).Opacity(.6), c.Form("M122 10Q128 -6 134 10L132 206H124Z", kit.Lin(122, 0, 134, 0, b.DD, b.D, b.LL)), gloss.Dim(c, 5, .6, "M100 184H156V210H100Z", b), gloss.Glint(c, "M110 -10L113 196H117L114 -12Z", .75), gloss.Glint(c, "M142 20L148 10L146 60L141 72Z", .35))))
		c.Part("hilt", handle.Lean(deg, c.Form("M118 214H138L140 280H116Z", gloss.Barrel(h, 116, 0, 140, 0), c.Line("M112 226L144 234M112 238L144 246M112 250L144 258M112 262L144 270M112 274L144 282", h.DDD, 3).Opacity(.6), c.Line("M112 223.500L144 231.5M112 235.5L144 243.5M112 247.5L144 255.5M112 259.5L144 267.5", h.LL, 1.4).Opacity(.6), gloss.Dim(c, 4, .6, "M110 210H146V222H110Z", h))))
		if c.Has("hilt") {
			c.Part("pommel", handle.Lean(deg, c.Circle(128, 289, 15, p.DD), c.Circle(127.5, 288.5, 13.6, kit.Rad(122, 282, 20, p.LL, p.L, p.M, p.DD)), c.Circle(128, 289, 6, p.DD), c.Circle(127.7, 288.7, 4.8, kit.Rad(126, 287, 6, j.LL, j.M, j.DD))))
		}
		c.Part("guard", handle.Lean(deg, c.Form("M128 196Q156 196 178 190Q192 184 192 200Q192 214 178 212Q160 216 142 220H114Q96 216 78 212Q64 214 64 200Q64 184 78 190Q100 196 128 196Z", kit.Lin(100, 188, 110, 222, kit.At(0, g.LL), kit.At(.3, g.L), kit.At(.55, g.M), kit.At(1, g.DD)), gloss.Glint(c, "M74 193Q100 200 128 200Q156 200 180 194Q160 204 128 204Q96 204 74 193Z", .6)), c.Circle(74, 201, 9, kit.Rad(71, 197, 12, g.LL, g.M, g.DD)), c.Circle(182, 201, 9, kit.Rad(179, 197, 12, g.LL, g.M, g.DD)),
			c.Path("M128 192L142 207L128 222L114 207Z", g.DDD), c.Form("M128 194L140 207L128 220L116 207Z", gloss.Sheen(j, 116, 194, 140, 220), c.Path("M128 194L116 207H128Z", kit.White).Opacity(.45), c.Path("M128 220L140 207H128Z", j.DDD).Opacity(.4))))
		handle.GripAt(c, 128, 250, deg)
	},
}
