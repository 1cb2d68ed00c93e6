package props

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var birdCage = kit.Piece{
	Name: "bird-cage", Cm: 55, States: "open; closed",
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
			u, to := float64(i-4)/4, 1.0
			if c.State("open") && i == 4 {
				to = .58 // it ends above the door
			}
			return bar(u, (216+14*math.Sqrt(1-u*u))*to, 4.5)
		}), sheen.Tube(c, "M36 112A92 16 0 0 0 220 112", 6, m))
		c.Part("base", sheen.Body(c, "M30 212A98 22 0 0 0 226 212V228A98 24 0 0 1 30 228Z", b, 14), c.Line("M31 213A97 22 0 0 0 225 213", b.LL, 3).Opacity(.7))
		c.Part("bars", c.Circle(128, 15, 10, kit.None).Stroke(m.DD, 7), c.Circle(127.600, 14.500, 10, kit.None).Stroke(m.L, 4), sheen.Ball(c, 128, 31, 9, m))
		if c.State("open") {
			c.Part("door", sheen.Tube(c, "M104 134H152M104 226V134M152 226V134", 5.500, m), sheen.Tube(c, "M152 136L196 122M152 222L196 242M164 133V226M174 130V232M185 126V236", 3.600, m), sheen.Tube(c, "M196 120V244", 5, m), sheen.Ball(c, 152, 150, 4, m), sheen.Ball(c, 152, 208, 4, m))
		}
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 140, 132, 124, 0)
		c.AnchorBox("grip", 128, 8, 0, 0, 90)
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
