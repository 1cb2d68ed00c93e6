package gardening

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var plow = kit.Piece{
	Name: "plow", Cm: 200, Facing: kit.Left,
	Palette: "wood #a5693a beam handles; blade #8d98a5 metal share; wheel #6b5040; soil #7a5236 earth",
	Draw: func(c *kit.Canvas) {
		w, b, h, s := c.Tones("wood"), c.Tones("blade"), c.Tones("wheel"), c.Tones("soil")
		bar := func(d string, width float64, t kit.Tones) kit.Node { return sheen.Tube(c, d, width, t) }
		c.Part("wood", bar("M150 168C190 150 214 100 246 62", 12, kit.TonesOf(w.D)))
		c.Part("blade", bar("M42 128V198", 8, b))
		o := kit.Oval(42, 204, 34, 34)
		c.Part("wheel", c.Path(o, kit.None).Stroke(h.DDD, 12), c.Path(o, kit.None).Stroke(h.M, 9).Move(-.6, -1), c.Path(o, kit.None).Stroke(h.LL, 2.4).Move(-2, -2.4), c.Around(8, 42, 204, c.Line("M42 204V172", h.D, 4.4)), sheen.Ball(c, 42, 204, 9, b))
		c.Part("wood", bar("M8 112C40 124 90 130 130 132C170 130 208 90 238 40", 15, w), bar("M120 132L146 206", 12, w), sheen.Body(c, "M232 32L250 42L238 62L222 52Z", kit.TonesOf(kit.Hex("#4a3528")), 4), sheen.Body(c, "M240 56L256 64L246 82L232 74Z", kit.TonesOf(kit.Hex("#4a3528")), 4))
		c.Part("blade", sheen.Body(c, "M92 236C108 222 120 200 124 172C146 176 172 196 182 226C160 238 120 246 84 244Z", b, 12, c.Line("M128 178C124 206 112 228 94 240", b.LL, 2.4).Opacity(.7)), sheen.Glint(c, "M138 184Q160 196 170 216Q164 220 158 214Q150 200 136 194Q132 188 138 184Z", .5), sheen.Screw(c, 134, 200, 4.4, b), sheen.Screw(c, 150, 214, 4.4, b), bar("M8 112H-6", 8, b), c.Path(kit.Oval(-8, 112, 8, 8), kit.None).Stroke(b.D, 4.4))
		clod := "M74 250C72 238 84 234 94 240C100 228 118 230 122 238C134 228 150 230 156 238C168 226 192 226 200 238C214 234 224 242 222 252H74Z"
		c.Part("soil", sheen.Body(c, clod, s, 8, sheen.Each(9, func(i int) kit.Node {
			return c.Circle(86+float64(i)*15, 244+float64(i%3)*3, 2.4, []kit.Color{s.DD, s.LL}[i%2]).Opacity(.6)
		})))
		c.Anchor("tow", -8, 112)
		c.AnchorBox("handNear", 240, 48, 0, 0, 60)
		c.Anchor("ground", 110, 250)
	},
}

var sprinkler = kit.Piece{
	Name: "sprinkler", Cm: 30,
	Palette: "base #3fa652 green spike; head #f0b429 brass nozzle; hose #3fa652 <base; water #5cc0f0 drops",
	Draw: func(c *kit.Canvas) {
		b, h, o, w := c.Tones("base"), c.Tones("head"), c.Tones("hose"), c.Tones("water")
		arc := func(d string, width float64) kit.Node {
			return kit.Of(c.Line(d, w.M.Alpha(.8), width).Dash(11, 7), c.Line(d, w.LL, width*.4).Dash(9, 9))
		}
		one := kit.Of(arc("M108 118C84 60 40 40 4 92", 5), arc("M112 114C96 44 62 8 22 22", 5), arc("M120 110C116 54 100 16 74 -4", 5))
		drops := sheen.Each(6, func(i int) kit.Node {
			x, y := []float64{6, 24, 62, 40, 16, 90}[i], []float64{106, 40, 2, 64, 128, 30}[i]
			return c.Form(sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-10, x+8, y, x+6, y+8, x, y+8, x-6, y+8, x-8, y, x, y-10), kit.Lin(x-6, y-8, x+6, y+8, w.LL, w.M, w.D))
		})
		c.Part("water", one, one.Mirror(128), drops, drops.Mirror(128), arc("M128 108V-6", 5))
		c.Part("hose", c.Line("M150 214C190 214 190 244 220 244H262", o.DDD, 17), c.Line("M149 213C189 213 189 243 219 243H262", o.M, 13), c.Line("M150 210C190 210 190 240 219 239H262", o.LL, 3))
		c.Part("base", sheen.Body(c, "M36 236Q36 222 54 220H202Q220 222 220 236V246Q220 254 208 254H48Q36 254 36 246Z", b, 8), c.Form("M116 150H140L150 222H106Z", kit.Lin(106, 0, 150, 0, b.D, b.LL, b.M, b.DD)), sheen.Body(c, kit.RoundRect(142, 204, 26, 20, 5), h, 5))
		c.Part("head", sheen.Body(c, "M100 150Q128 162 156 150L150 132H106Z", h, 6), sheen.Body(c, "M70 118Q70 106 82 106H174Q186 106 186 118Q186 132 174 132H82Q70 132 70 118Z", h, 9), sheen.Each(6, func(i int) kit.Node { return c.Circle(86+float64(i)*17, 112, 3.4, h.DDD) }), c.Line("M82 112H150", kit.White, 3).Opacity(.5).Shade(), sheen.Ball(c, 128, 104, 11, h))
		c.Anchor("ground", 128, 252)
	},
}

var pitchfork = kit.Piece{
	Name: "pitchfork", Cm: 150,
	Palette: "handle #b07a45 wood; tines #9aa5b2 metal fork",
	Draw: func(c *kit.Canvas) {
		h, m := c.Tones("handle"), c.Tones("tines")
		c.Part("handle", sheen.Body(c, kit.RoundRect(119, 96, 18, 142, 6), h, 8, sheen.Grain(c, kit.Box{X0: 119, Y0: 120, X1: 137, Y1: 236}, 3, h)), sheen.Tube(c, "M128 228C98 230 98 254 128 254C158 254 158 230 128 228", 9, h))
		tine := func(d string) kit.Node { return sheen.Body(c, d, m, 5) }
		c.Part("tines", c.Both(128, tine("M126 100C84 100 58 84 54 46L58 -6L66 46C70 70 92 84 128 84Z")), c.Both(128, tine("M122 94C104 88 98 68 98 44L102 -8L109 44C110 64 116 80 126 84Z")), sheen.Body(c, "M112 84Q128 78 144 84L139 128Q128 132 117 128Z", m, 7, c.Line("M114 118H142", m.DDD, 2).Opacity(.5)), sheen.Screw(c, 128, 106, 4, m))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 178, 0, 0, 0)
	},
}

var gardenHose = kit.Piece{
	Name: "garden-hose", Cm: 60,
	Palette: "hose #3fa652 green; nozzle #f0b429 brass; handle #e5533d",
	Draw: func(c *kit.Canvas) {
		h, n, g := c.Tones("hose"), c.Tones("nozzle"), c.Tones("handle")
		pipe := func(d string) kit.Node {
			return kit.Of(c.Line(d, h.DDD, 25), c.Line(d, h.M, 21).Move(-.6, -1.4), c.Line(d, h.L, 9).Move(-1.6, -4.4), c.Line(d, h.LL, 3).Move(-2, -6.4).Opacity(.8))
		}
		ring := func(y, rx, ry float64) kit.Node { return pipe(kit.Oval(124, y, rx, ry)) }
		c.Part("hose", ring(214, 106, 30), ring(192, 106, 30), ring(170, 103, 29), ring(148, 98, 28))
		c.Part("hose", pipe("M216 160C244 146 236 108 206 106C190 104 184 100 180 94"))
		c.Part("handle", sheen.Body(c, "M116 62C114 84 124 102 142 110L152 100C138 92 132 80 134 62Z", g, 6))
		c.Part("nozzle", sheen.Body(c, "M72 26H140Q156 26 162 40L188 88Q192 98 182 102L172 106Q164 108 160 100L142 64Q138 60 132 60H72Z", n, 11), sheen.Body(c, "M52 16H76Q82 16 82 22V64Q82 70 76 70H52Q44 70 44 43Q44 16 52 16Z", n, 8, c.Line("M62 14V72M70 14V72", n.DDD, 2).Opacity(.45)), c.Ellipse(50, 43, 6, 20, n.DDD), sheen.Body(c, "M158 92L184 82L192 98L168 110Z", g, 5), sheen.Streak(c, "M88 34H136Q148 34 153 42", 4, .75))
		const drop = "M0 -14C8 -2 10 4 0 10C-10 4 -8 -2 0 -14Z"
		w := kit.TonesOf(kit.Hex("#52b8ee"))
		c.Part("water", sheen.Each(5, func(i int) kit.Node {
			k := float64(i)
			return c.Form(drop, kit.Lin(-8, -12, 8, 10, w.LL, w.M, w.D)).Rotate(64+k*7, 0, 0).Scale(1.1-k*.1, 1.1-k*.1, 0, 0).Move(30-k*6+float64(i%2)*8, 28+k*12)
		}))
		c.Anchor("ground", 124, 252)
	},
}

var trowel = kit.Piece{
	Name: "trowel", Cm: 30,
	Palette: "handle #e0693a wood; blade #a7b3bf metal",
	Draw: func(c *kit.Canvas) {
		h, m := c.Tones("handle"), c.Tones("blade")
		blade := "M128 4C160 28 172 66 170 104C168 130 152 142 128 142C104 142 88 130 86 104C84 66 96 28 128 4Z"
		all := kit.Of(
			c.Named("blade", sheen.Tube(c, "M128 130V176", 14, m), sheen.Body(c, blade, m, 18, c.Path("M128 10C112 50 110 110 120 138H136C146 110 144 50 128 10Z", m.DD).Opacity(.35)), sheen.Streak(c, "M98 92Q98 60 112 36", 5, .7)),
			c.Named("handle", sheen.Body(c, "M112 166Q128 158 144 166C140 184 150 196 150 222C150 244 142 254 128 254C114 254 106 244 106 222C106 196 116 184 112 166Z", h, 14, c.Line("M110 200Q128 206 146 200", h.DD, 3).Opacity(.5)), c.Circle(128, 240, 5, h.DDD), sheen.Streak(c, "M116 196Q114 210 116 230", 4, .6)))
		c.Add(all.Rotate(36, 128, 128))
		c.Anchor("ground", 60, 232)
		c.AnchorBox("grip", 78, 196, 0, 0, 36)
	},
}
