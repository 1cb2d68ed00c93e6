package christmas

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var gingerbreadMan = kit.Piece{
	Name: "gingerbread-man", Cm: 12, States: "limbless",
	Palette: "cookie #c47a3a gingerbread; icing #fffaf0; buttons #e0303f; bow-tie #3f9a55 bowtie",
	Draw: func(c *kit.Canvas) {
		k, i, b, w := c.Tones("cookie"), c.Tones("icing"), c.Tones("buttons"), c.Tones("bow-tie")
		o := "128,6 160,16 178,44 174,74 158,96 176,104 204,98 228,92 246,106 244,128 226,140 196,144 176,150 176,172 192,200 204,222 198,244 178,252 158,244 142,218 128,200 114,218 98,244 78,252 58,244 52,222 64,200 80,172 80,150 60,144 30,140 12,128 10,106 28,92 52,98 80,104 98,96 82,74 78,44 96,16"
		acts := c.State("limbless")
		if acts {
			o = "128,6 160,16 178,44 174,74 162,96 178,114 186,142 182,180 162,204 128,210 94,204 74,180 70,142 78,114 94,96 82,74 78,44 96,16"
		}
		c.Part("cookie", c.Path(o, kit.Lin(0, 0, 0, 256, k.DD, k.DDD)).Move(0, 5), c.Form(o, kit.Lin(50, 20, 200, 250, k.L, k.M, k.M, k.D), c.Blur(6, c.Path(o, kit.None).Stroke(k.DD, 12)).Opacity(.6), c.Blur(3, c.Path(o, kit.None).Stroke(k.LL, 5)).Opacity(.7).Move(2, 3),
			c.Blur(10, c.Path("M180 20C190 100 200 220 120 256H256V20Z", k.DDD).Opacity(.22)), crumbs(c, k)))
		ic := func(d string, width float64) kit.Node {
			return kit.Of(c.Line(d, k.DDD, width).Opacity(.4).Move(1, 2.2), c.Line(d, i.M.Toward(k.M, .28), width), c.Line(d, i.M, width*.72).Move(-.4, -.8))
		}
		var cuffs kit.Node
		if !acts {
			cuffs = kit.Of(ic("M28 104l8 9l6 -10l7 11l6 -10l7 10", 5), ic("M228 104l-8 9l-6 -10l-7 11l-6 -10l-7 10", 5), ic("M63 222l10 -7l2 11l9 -7l4 11l9 -6", 5), ic("M193 222l-10 -7l-2 11l-9 -7l-4 11l-9 -6", 5))
		}
		c.Part("icing", cuffs,
			ic("M106 66Q128 88 150 66", 5), ic("M94 34Q100 20 114 17", 4.4), ic("M162 34Q156 20 142 17", 4.4))
		eye := func(x float64) kit.Node {
			return kit.Of(c.Ellipse(x+.8, 47, 8, 9, k.DDD).Opacity(.5), c.Ellipse(x, 45, 8, 9, i.M), c.Ellipse(x+.5, 46, 4.8, 6, kit.Hex("#3d2618")), c.Circle(x-1.6, 43, 1.9, kit.White))
		}
		c.Part("face", eye(110), eye(146), c.Blur(2.5, c.Both(128, c.Ellipse(96, 62, 8, 6, kit.Hex("#ff7a6a")))).Opacity(.65))
		button := func(y float64) kit.Node {
			return kit.Of(c.Circle(129, y+3, 9.5, k.DDD).Opacity(.5), festoon.Sphere(c, b, 128, y, 9))
		}
		c.Part("buttons", button(128), button(152), button(176))
		side := c.Form("M0 0C-10 -14 -28 -18 -32 -10C-36 0 -34 14 -28 16C-20 18 -8 10 0 0Z", kit.Lin(-32, -14, 0, 16, w.LL, w.M, w.DD), c.Line("M-3 0Q-14 -4 -22 -4M-3 2Q-12 7 -20 7", w.DD, 1.6).Opacity(.6))
		c.Part("bow-tie", c.Blur(3, c.Ellipse(130, 108, 32, 13, k.DDD).Opacity(.5)), kit.Of(side, side.Mirror(0)).Move(128, 103), c.Form(kit.RoundRect(120, 95, 16, 17, 6), kit.Lin(120, 95, 136, 112, w.LL, w.M, w.DD)))
		c.Anchor("ground", 128, 254)
		if !acts {
			c.Anchor("handNear", 20, 116)
			c.Anchor("handFar", 236, 116)
		}
	},
}

// crumbs are the pores of baked dough.
func crumbs(c *kit.Canvas, t kit.Tones) kit.Node {
	var all []kit.Node
	for range 70 {
		x, y, r := 12+c.Rand().Float64()*232, 8+c.Rand().Float64()*240, .8+c.Rand().Float64()*1.4
		all = append(all, c.Ellipse(x, y, r, r*.8, t.DD).Opacity(.45), c.Ellipse(x+.4, y+.9, r, r*.5, t.LL).Opacity(.3))
	}
	return kit.Of(all...)
}
