package props

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var birdCage = kit.Piece{
	Name: "bird-cage", Cm: 55,
	Palette: "bars #d8a63c gold metal; base #b5533f tray; perch #b98550 wood",
	Draw: func(c *kit.Canvas) {
		m, b, p := c.Tones("bars"), c.Tones("base"), c.Tones("perch")
		bar := func(u, y1, w float64) kit.Node {
			x := 128 + 92*u
			return sheen.Tube(c, sheen.D("M128 30C%.1f 42 %.1f 70 %.1f 112V%.1f", 128+60*u, x, x, y1), w, m)
		}
		c.On(kit.Back)
		c.Part("bars", sheen.Each(5, func(i int) kit.Node { return bar(float64(i-2)*.36, 212, 3.5) }).Opacity(.55))
		c.Part("base", c.Ellipse(128, 216, 96, 20, b.DD))
		c.Part("perch", sheen.Tube(c, "M48 196H208", 9, p))
		c.On(kit.Fore)
		c.Part("bars", sheen.Each(9, func(i int) kit.Node {
			u := float64(i-4) / 4
			return bar(u, 216+14*math.Sqrt(1-u*u), 4.5)
		}), sheen.Tube(c, "M36 112A92 16 0 0 0 220 112", 6, m))
		c.Part("base", sheen.Body(c, "M30 212A98 22 0 0 0 226 212V228A98 24 0 0 1 30 228Z", b, 14), c.Line("M31 213A97 22 0 0 0 225 213", b.LL, 3).Opacity(.7))
		c.Part("bars", c.Circle(128, 15, 10, kit.None).Stroke(m.DD, 7), c.Circle(127.600, 14.500, 10, kit.None).Stroke(m.L, 4), sheen.Ball(c, 128, 31, 9, m))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 140, 132, 124, 0)
		c.AnchorBox("grip", 128, 8, 0, 0, 90)
	},
}

var fishbowl = kit.Piece{
	Name: "fish-bowl", Cm: 32,
	Palette: "water #6cc3ea bowl; gravel #f0b86a sand stones; plants #58b368 plant",
	Draw: func(c *kit.Canvas) {
		w, g, p := c.Tones("water"), c.Tones("gravel"), c.Tones("plants")
		const bowl = "M70 30C30 52 12 92 12 134C12 186 46 226 90 240Q128 248 166 240C210 226 244 186 244 134C244 92 226 52 186 30Z"
		const fill = "M28 82C20 98 14 114 14 134C14 186 46 226 90 240Q128 248 166 240C210 226 242 186 242 134C242 114 236 98 228 82Q128 100 28 82Z"
		c.On(kit.Back)
		c.Part("water", c.Form(bowl, w.LL.Alpha(.4)), c.Form(fill, kit.Lin(0, 80, 0, 240, w.L, w.M, w.D)), c.Ellipse(128, 82, 100, 14, w.LL))
		frond := func(x, l, k float64) kit.Node {
			return sheen.Tube(c, sheen.D("M%g 226C%g %g %g %g %g %g", x, x-k, 226-l*.3, x+k, 226-l*.6, x-k*.3, 226-l), 6, p)
		}
		c.Part("plants", frond(66, 92, 14), frond(80, 66, -12), frond(192, 82, 14), frond(180, 56, -10))
		c.Part("gravel", c.Clip(fill, sheen.Each(26, func(i int) kit.Node {
			x := 48 + 6.500*float64(i) + 4*c.Rand().Float64()
			t := kit.TonesOf([]kit.Color{g.M, g.L, g.D, p.L, g.LL}[i%5])
			return sheen.Ball(c, x, 226-6*math.Sin(float64(i)*.14)+float64(i%3)*6, 9, t)
		})))
		c.On(kit.Fore)
		c.Part("water", c.Path(bowl, kit.White.Alpha(.08)), c.Path(bowl, kit.None).Stroke(w.DD, 4).Opacity(.65), c.Path(bowl, kit.None).Stroke(kit.White, 2).Opacity(.7), c.Line("M28 82Q128 102 228 82", kit.White, 2.5).Opacity(.6),
			c.Ellipse(128, 30, 60, 11, kit.None).Stroke(w.D, 7).Opacity(.8), c.Ellipse(128, 29, 60, 11, kit.None).Stroke(kit.White, 3).Opacity(.9),
			c.Path("M34 110C40 84 52 66 66 56C52 84 46 112 50 146Q42 152 36 140Z", kit.White).Opacity(.55), c.Circle(56, 164, 6, kit.White).Opacity(.5), c.Line("M222 168C212 196 196 212 180 220", kit.White, 5).Opacity(.4))
		c.Anchor("ground", 128, 242)
		c.AnchorBox("inside", 128, 146, 150, 104, 0)
	},
}

var frisbee = kit.Piece{
	Name: "frisbee", Cm: 27,
	Palette: "disc #ef4b4b ring; stripe #ffd84a",
	Draw: func(c *kit.Canvas) {
		d, s := c.Tones("disc"), c.Tones("stripe")
		c.Part("disc", kit.Of(c.Ellipse(128, 140, 120, 48, d.DDD), sheen.Body(c, "M8 126A120 48 0 0 0 248 126V138A120 50 0 0 1 8 138Z", d, 12), c.Form(kit.Oval(128, 126, 120, 48), kit.Lin(20, 80, 236, 172, d.LL, d.L, d.M, d.D),
			c.Named("stripe", c.Ellipse(128, 126, 98, 38, kit.None).Stroke(s.M, 9)), c.Ellipse(128, 126, 80, 30, kit.None).Stroke(d.DD, 3).Opacity(.6), c.Ellipse(128, 122, 78, 29, kit.None).Stroke(d.LL, 2).Opacity(.7), c.Ellipse(128, 128, 60, 22, d.D).Opacity(.35),
			c.Path("M40 112C58 92 96 84 128 83C100 92 72 102 56 120Q42 124 40 112Z", kit.White).Opacity(.55)), c.Ellipse(128, 126, 120, 48, kit.None).Stroke(d.LL, 2).Opacity(.5)).Rotate(-12, 128, 128))
		c.AnchorBox("grip", 26, 152, 0, 0, 90)
	},
}

var scepter = kit.Piece{
	Name: "scepter", Cm: 95,
	Palette: "gold #e8b53a staff metal; gem #d8304f jewel ruby",
	Draw: func(c *kit.Canvas) {
		g, j := c.Tones("gold"), c.Tones("gem")
		rod := kit.RoundRect(121, 78, 14, 158, 6)
		ring := func(y, w float64) kit.Node {
			return sheen.Body(c, kit.RoundRect(128-w/2, y, w, 10, 5), g, 4)
		}
		c.Part("gold", c.Form(rod, sheen.Steel(121, 0, 135, 0, g)), ring(92, 26), ring(150, 22), ring(206, 24), sheen.Ball(c, 128, 240, 12, g), sheen.Body(c, "M96 44C92 70 108 84 128 88C148 84 164 70 160 44C152 62 146 66 128 66C110 66 104 62 96 44Z", g, 8))
		c.Part("gem", sheen.Ball(c, 128, 44, 24, j, c.Path("M112 36L128 24L144 36L128 60Z", j.LL).Opacity(.35)), sheen.Gloss(c, 128, 44, 17, 17, 190, 250, 4))
		c.Part("gold", sheen.Body(c, "M122 22V14H114V7H122V2H134V7H142V14H134V22Z", g, 4))
		c.AnchorBox("grip", 128, 178, 0, 0, 0)
	},
}

var streetLamp = kit.Piece{
	Name: "street-lamp", Cm: 300,
	Palette: "iron #3f5a56 post metal green; light #ffd873 glass lamp",
	Draw: func(c *kit.Canvas) {
		m, l := c.Tones("iron"), c.Tones("light")
		c.Part("light", c.Circle(128, 44, 44, kit.Rad(128, 44, 44, kit.At(0, l.L.Alpha(.6)), kit.At(.5, l.L.Alpha(.25)), kit.At(1, l.L.Alpha(0)))))
		c.Part("iron", sheen.Tube(c, "M128 76V236", 10, m), sheen.Body(c, "M112 196H144L150 240Q151 250 142 250H114Q105 250 106 240Z", m, 9), sheen.Body(c, kit.RoundRect(100, 242, 56, 11, 5), m, 5), sheen.Body(c, kit.RoundRect(116, 188, 24, 10, 5), m, 4), sheen.Body(c, kit.RoundRect(118, 96, 20, 8, 4), m, 4), sheen.Tube(c, "M104 112H152", 5, m), sheen.Ball(c, 104, 112, 5, m), sheen.Ball(c, 152, 112, 5, m))
		c.Part("light", sheen.Body(c, "M104 28H152L142 72H114Z", l, 10, c.Blur(5, c.Circle(128, 54, 14, kit.White)).Opacity(.8)))
		c.Part("iron", c.Line("M104 28L114 72M152 28L142 72M128 28V72", m.DD, 4), sheen.Body(c, "M98 30L128 6L158 30Z", m, 7), sheen.Ball(c, 128, 6, 5, m), sheen.Body(c, kit.RoundRect(108, 70, 40, 9, 4), m, 4))
		c.Anchor("ground", 128, 252)
	},
}

var hatchingEgg = kit.Piece{
	Name: "hatching-egg", Cm: 12,
	Palette: "shell #f6e3c4 egg; inside #d9b98c <shell; spots #8fc9b4",
	Draw: func(c *kit.Canvas) {
		s, n, p := c.Tones("shell"), c.Tones("inside"), c.Tones("spots")
		c.On(kit.Back)
		const rim = "M28 138L44 112L62 128L82 104L104 122L128 100L152 122L174 104L194 128L212 112L228 138C228 160 190 176 128 176C66 176 28 160 28 138Z"
		c.Part("inside", c.Form(rim, kit.Lin(0, 100, 0, 176, n.L, n.D, n.DD)))
		c.On(kit.Fore)
		const d = "M28 138L48 158L66 142L88 166L108 146L128 168L148 146L168 166L190 142L208 158L228 138C236 196 192 248 128 248C64 248 20 196 28 138Z"
		spot := func(x, y, r float64) kit.Node { return c.Ellipse(x, y, r, r*.8, p.M).Opacity(.8) }
		c.Part("shell", c.Form(d, kit.Rad(92, 176, 150, kit.At(0, s.LL), kit.At(.35, s.L), kit.At(.65, s.M), kit.At(1, s.DD)), c.Named("spots", spot(70, 190, 12), spot(112, 214, 9), spot(156, 188, 13), spot(192, 206, 9), spot(136, 236, 7), spot(90, 230, 6)), sheen.Edge(c, d, s, 22)),
			c.Line("M28 138L48 158L66 142L88 166L108 146L128 168L148 146L168 166L190 142L208 158L228 138", kit.Hex("#fffaf0"), 3.5), c.Path("M46 178C50 206 66 226 84 236C60 230 40 206 40 180Q42 172 46 178Z", kit.White).Opacity(.6).Shade())
		c.Anchor("ground", 128, 248)
		c.AnchorBox("inside", 128, 140, 170, 46, 0)
	},
}
