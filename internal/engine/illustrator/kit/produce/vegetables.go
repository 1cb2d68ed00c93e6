package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cabbage = kit.Piece{
	Name: "cabbage", Cm: 22, States: "whole; halved; " + edible.Cuts,
	Palette: "leaves #9ccb5a green cabbage; veins #e8f3c4",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("leaves"), Skin: c.Tones("veins"), Rings: true}).Draw(c) {
			return
		}
		l, v := c.Tones("leaves"), c.Tones("veins")
		if c.State("halved") {
			halfCabbage(c, l, v)
			return
		}
		leaf := func(d, veins string) kit.Node {
			return sheen.Body(c, d, l, 16, c.Line(veins, v.M, 4.5).Opacity(.85), c.Path(d, kit.None).Stroke(l.LL, 4).Opacity(.5))
		}
		c.Part("leaves", leaf("M22 156C-2 110 18 64 56 60C60 30 110 14 140 30C184 16 232 40 232 86C258 114 250 166 226 186L128 214Z", "M60 160Q30 120 52 84M196 160Q226 116 206 76"))
		c.Part("leaves", sheen.Body(c, kit.Oval(128, 140, 96, 98), l, 30, c.Blur(10, c.Ellipse(100, 96, 40, 36, v.M)).Opacity(.5), c.Line("M132 46Q128 120 134 236M132 96Q104 80 88 60M132 96Q158 78 172 62M131 140Q90 122 58 98M131 140Q170 120 202 96", v.M, 5).Opacity(.85)))
		c.Part("leaves", leaf("M20 150C40 118 72 128 96 152C122 180 132 222 122 246C78 254 24 226 12 186C10 168 14 158 20 150Z", "M26 168Q76 184 116 240M58 182Q62 164 56 148M84 204Q92 184 88 164M60 184Q44 190 32 204M88 208Q74 216 66 230"))
		c.Part("leaves", leaf("M238 144C214 116 184 130 162 154C138 182 126 222 134 246C180 254 232 226 246 182C248 162 244 152 238 144Z", "M232 164Q182 184 140 240M198 182Q196 162 202 146M174 204Q166 184 170 164M198 184Q212 190 226 200M170 208Q184 216 192 230"))
		c.Part("leaves", sheen.Streak(c, "M62 112Q72 82 100 66", 6, .6))
		c.Anchor("ground", 128, 248)
	},
}

var lettuce = kit.Piece{
	Name: "lettuce", Cm: 24, States: edible.Cuts,
	Palette: "leaves #7cc142 green lettuce; ribs #e3f2bf stem",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("leaves"), Skin: c.Tones("ribs"), Leafy: true}).Draw(c) {
			return
		}
		l, r := c.Tones("leaves"), c.Tones("ribs")
		frill := "M128 244C96 230 70 190 62 150C44 148 34 128 46 114C32 98 42 78 58 76C54 54 74 40 90 46C98 22 128 14 140 30C158 18 184 30 184 50C202 50 214 68 206 84C222 94 222 116 208 124C212 142 202 154 192 156C184 194 158 232 128 244Z"
		leaf := func(deg, k float64) kit.Node {
			return sheen.Body(c, frill, l, 18, c.Path("M128 244C116 190 118 120 128 60C138 120 140 190 128 244Z", r.M).Opacity(.9), c.Line("M126 190Q96 160 74 140M126 150Q96 120 70 96M127 110Q108 84 96 60M130 190Q160 160 186 140M130 150Q164 120 192 100M129 110Q146 84 160 54", r.M, 3.4).Opacity(.75), c.Path(frill, kit.None).Stroke(l.LL, 4).Opacity(.6)).Scale(k, k, 128, 244).Rotate(deg, 128, 232)
		}
		c.Part("leaves", leaf(-40, .86), leaf(40, .86), leaf(-20, .98), leaf(20, .98), leaf(0, .9))
		c.Part("leaves", leaf(-24, .62), leaf(22, .62), leaf(0, .58))
		c.Part("ribs", c.Form("M98 226Q128 214 158 226Q156 250 128 252Q100 250 98 226Z", kit.Lin(98, 220, 158, 250, r.L, r.M, r.D)))
		c.Anchor("ground", 128, 252)
	},
}

// rootLeaves are the upright leaves of a root vegetable that grow from 128, 100.
func rootLeaves(c *kit.Canvas, l, stem kit.Tones) kit.Node {
	leaf := func(deg, k float64) kit.Node {
		d := "M128 96C122 84 122 74 118 64C98 56 94 34 104 20C110 8 122 2 130 2C142 8 158 20 156 42C154 56 146 64 136 66C134 76 134 86 132 96Z"
		return kit.Of(sheen.Body(c, d, l, 10, c.Line("M130 96Q126 50 130 12M128 50L114 36M129 38L142 26M128 60L144 46", stem.L, 3.4).Opacity(.85)), c.Line("M130 108Q128 84 128 66", stem.M, 7)).Scale(k, k, 130, 106).Rotate(deg, 130, 106)
	}
	return kit.Of(leaf(-50, .84), leaf(50, .84), leaf(-24, 1), leaf(26, 1), leaf(0, 1.05))
}

var radish = kit.Piece{
	Name: "radish", Cm: 10, States: edible.Cuts,
	Palette: "root #e0325f red radish; tip #fdf1f2 white; leaves #68b045 leaf green",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("tip"), Skin: c.Tones("root"), Seeds: kit.Hex("#f3d6dc")}).Draw(c) {
			return
		}
		r, t, l := c.Tones("root"), c.Tones("tip"), c.Tones("leaves")
		c.Part("leaves", rootLeaves(c, l, l))
		d := "M130 100C178 96 206 130 202 164C198 200 162 216 146 230C138 238 134 246 130 254C126 246 122 238 114 230C98 216 60 200 56 164C54 130 82 98 130 100Z"
		c.Part("root", sheen.Body(c, d, r, 28, c.Blur(4, c.Path("M92 214Q130 200 170 214L130 262Z", t.M))), c.Path("M76 156Q80 126 104 118Q114 118 106 128Q92 138 90 158Q82 168 76 156Z", kit.White).Opacity(.8).Shade())
		c.Part("root", c.Line("M130 232Q128 246 134 256", t.D, 3))
		c.Anchor("ground", 130, 254)
	},
}

var beet = kit.Piece{
	Name: "beet", Cm: 18, States: edible.Cuts,
	Palette: "root #8e2454 beetroot purple; leaves #5fa544 leaf green; stems #c92f63 stem",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("root"), Skin: c.Tones("root"), Rings: true}).Draw(c) {
			return
		}
		r, l, s := c.Tones("root"), c.Tones("leaves"), c.Tones("stems")
		c.Part("leaves", rootLeaves(c, l, s))
		d := "M130 98C190 94 220 130 212 172C206 208 164 216 146 226C136 232 134 244 128 256C124 244 122 232 112 226C94 216 54 208 46 172C40 132 70 96 130 98Z"
		c.Part("root", sheen.Body(c, d, r, 32, c.Line("M52 168Q130 190 208 168M66 192Q130 212 194 192M90 212Q128 224 168 212", r.DDD, 2.4).Opacity(.45), c.Line("M62 140Q100 152 130 152", r.L, 2.4).Opacity(.35)), c.Path("M68 154Q72 124 98 114Q110 114 100 124Q84 136 82 156Q74 166 68 154Z", kit.White).Opacity(.6).Shade())
		c.Anchor("ground", 128, 254)
	},
}

var peaPod = kit.Piece{
	Name: "pea-pod", Cm: 9,
	Palette: "pod #6db33f green; peas #a5d64c pea",
	Draw: func(c *kit.Canvas) {
		p, e := c.Tones("pod"), c.Tones("peas")
		back := "M14 116C40 66 96 56 146 66C196 76 232 104 246 138C220 186 160 200 104 188C56 178 26 150 14 116Z"
		pod := kit.Of(
			c.Named("pod", sheen.Body(c, back, p, 16, c.Path("M28 116C60 84 110 78 150 86C190 94 220 116 234 138C200 168 150 172 106 162C66 152 40 136 28 116Z", p.DDD).Opacity(.8))),
			c.Named("peas", sheen.Each(5, func(i int) kit.Node {
				x := 62 + float64(i)*35
				y := 112 + float64(i)*6
				r := []float64{20, 25, 27, 25, 20}[i]
				return kit.Of(c.Circle(x+2, y+5, r, p.DDD).Opacity(.5), sheen.Ball(c, x, y, r, e), c.Ellipse(x-r*.35, y-r*.42, r*.26, r*.17, kit.White).Rotate(-30, x-r*.35, y-r*.42).Opacity(.9).Shade())
			})),
			c.Named("pod", sheen.Body(c, "M14 116C40 148 72 158 110 164C160 172 214 164 246 138C226 190 160 208 104 194C52 182 22 152 14 116Z", p, 14), sheen.Streak(c, "M48 154Q90 180 150 184", 4, .5)),
			c.Named("pod", sheen.Tube(c, "M16 116Q4 108 2 92", 8, p), c.Line("M246 138Q254 140 258 134", p.D, 4)))
		c.Add(pod.Rotate(-12, 128, 128))
		c.Anchor("ground", 128, 206)
	},
}

var celery = kit.Piece{
	Name: "celery", Cm: 35, States: edible.Cuts,
	Palette: "stalks #a9d46a stalk green; leaves #5fa93e leaf",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("stalks"), Skin: c.Tones("stalks"), Hollow: true}).Draw(c) {
			return
		}
		s, l := c.Tones("stalks"), c.Tones("leaves")
		tuft := func(x, y, k float64) kit.Node {
			return sheen.Body(c, "M0 20C-26 22 -44 4 -38 -14C-52 -26 -40 -50 -22 -46C-16 -66 16 -66 22 -46C42 -50 52 -26 38 -14C44 4 26 22 0 20Z", l, 12, c.Line("M0 20V-40M0 0L-24 -18M0 -8L22 -26", l.LL, 3).Opacity(.6)).Scale(k, k, 0, 0).Move(x, y)
		}
		stalk := func(x, top, lean float64) kit.Node {
			d := sheen.D("M%g %gL%g %gQ%g %g %g %gL%g %gZ", x+lean-11, top, x-17, 232., x, 252., x+17, 232., x+lean+11, top)
			return sheen.Body(c, d, s, 10, c.Line(sheen.D("M%g %gL%g 236M%g %gL%g 236", x+lean-4, top, x-6, x+lean+4, top, x+6), s.D, 2).Opacity(.7))
		}
		c.Part("leaves", tuft(60, 54, .9), tuft(198, 54, .9))
		c.Part("stalks", stalk(92, 60, -30), stalk(166, 60, 30))
		c.Part("leaves", tuft(94, 44, 1), tuft(164, 42, 1))
		c.Part("stalks", stalk(110, 56, -16), stalk(146, 56, 18))
		c.Part("leaves", tuft(128, 56, 1))
		c.Part("stalks", stalk(128, 76, 0))
		c.Part("stalks", c.Form("M74 222Q128 204 184 222Q184 252 128 254Q72 252 74 222Z", kit.Lin(74, 210, 184, 254, s.LL, s.L, s.D), c.Line("M104 222V250M128 218V252M152 222V250", s.D, 2.4).Opacity(.7)))
		c.Anchor("ground", 128, 254)
	},
}

var peanut = kit.Piece{
	Name: "peanut", Cm: 4,
	Palette: "shell #dba866 tan peanut; nut #b5603a red",
	Draw: func(c *kit.Canvas) {
		s, n := c.Tones("shell"), c.Tones("nut")
		d := "M70 20C104 6 132 32 130 70C128 92 140 104 156 116C186 138 190 194 160 220C130 246 82 236 70 200C60 172 72 150 64 126C58 108 36 96 32 70C30 46 48 28 70 20Z"
		shell := kit.Of(c.Named("shell", sheen.Body(c, d, s, 24,
			c.Line("M58 40Q50 80 78 112Q96 140 88 190M84 26Q78 72 98 106Q120 140 112 220M110 30Q104 80 122 106Q150 136 138 214", s.DD, 3).Opacity(.55),
			c.Line("M44 60Q60 66 72 62M52 88Q70 92 84 84M94 60Q106 62 116 56M84 150Q100 152 116 144M88 182Q106 186 120 178M128 160Q144 162 156 152M128 194Q146 196 158 188", s.DD, 3).Opacity(.5)), sheen.Streak(c, "M46 60Q52 40 72 34", 6, .6)))
		c.Add(shell.Rotate(24, 112, 128).Move(18, -4))
		nut := func(x, y, deg float64) kit.Node {
			return kit.Of(sheen.Body(c, kit.Oval(x, y, 26, 36), n, 14), sheen.Streak(c, sheen.D("M%g %gq2 -16 12 -20", x-15, y), 5, .6)).Rotate(deg, x, y)
		}
		c.Part("nut", nut(196, 204, 40), nut(48, 216, -52))
		c.Anchor("ground", 128, 246)
	},
}
