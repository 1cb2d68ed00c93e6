package beauty

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var nailPolish = kit.Piece{
	Name: "nail-polish", Cm: 8,
	Palette: "polish #e8325f lacquer; cap #3b3f4a lid; glass #f4d9e2 bottle",
	Draw: func(c *kit.Canvas) {
		p, k, g := c.Tones("polish"), c.Tones("cap"), c.Tones("glass")
		const o = "M76 138Q76 126 92 126H164Q180 126 180 138L192 232Q192 248 176 248H80Q64 248 64 232Z"
		c.Part("glass", c.Form(o, kit.Lin(64, 0, 192, 0, g.DD, kit.White, g.M, g.DD)))
		const in = "M84 146Q84 138 94 138H162Q172 138 172 146L181 226Q181 238 170 238H86Q75 238 75 226Z"
		c.Part("polish", sheen.Body(c, in, p, 16))
		c.Part("glass", c.Path(o, kit.None).Stroke(g.DD, 2.4), sheen.Glint(c, "M88 152Q94 146 98 154L92 220Q88 230 84 220Z", .65), c.Ellipse(168, 220, 4, 9, kit.White).Opacity(.5))
		c.Part("cap", c.Form("M104 114H152V128H104Z", kit.Lin(104, 0, 152, 0, k.LL, k.D, k.DDD)), c.Form("M108 12Q128 2 148 12L156 116H100Z", fabric.Across(100, 156, k)), c.Path("M112 20Q116 14 120 20L114 106Q110 112 107 106Z", kit.White).Opacity(.5).Shade(), c.Ellipse(128, 12, 20, 5, k.L))
		c.Part("polish", c.Form("M196 214C222 204 252 216 248 232C244 246 204 250 192 240C186 230 188 218 196 214Z", kit.Rad(212, 222, 40, p.L, p.M, p.D)), c.Ellipse(210, 222, 9, 3.4, kit.White).Rotate(-8, 210, 222).Opacity(.75))
		c.Anchor("ground", 140, 248)
		c.AnchorBox("print", 128, 190, 80, 50, 0)
	},
}

var makeupBrush = kit.Piece{
	Name: "makeup-brush", Cm: 18,
	Palette: "bristles #f2a7bd hairs; handle #3b3f4c; ferrule #e6b740 metal",
	Draw: func(c *kit.Canvas) {
		b, h, f := c.Tones("bristles"), c.Tones("handle"), c.Tones("ferrule")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(38, 128, 128) }
		const o = "M104 92C72 62 72 6 128 -18C184 6 184 62 152 92Q128 100 104 92Z"
		c.Part("bristles", turn(sheen.Body(c, o, b, 15, sheen.Each(15, func(i int) kit.Node {
			u := float64(i)/7 - 1
			d := fmt.Sprintf("M%g 94Q%g 40 %g %g", 128+20*u, 128+52*u, 128+44*u, -12+34*u*u)
			return kit.Of(c.Line(d, b.DD, 1.8).Opacity(.5), c.Line(d, b.LL, 1.4).Move(2, 0).Opacity(.6))
		}), c.Blur(6, c.Path("M90 80H166V100H90Z", b.DDD)).Opacity(.5), c.Blur(8, c.Path("M84 -20H172V14H84Z", kit.Hex("#fff0f2"))).Opacity(.7))))
		c.Part("handle", turn(c.Form("M112 140H144C144 190 140 240 134 262Q128 272 122 262C116 240 112 190 112 140Z", fabric.Across(112, 144, h), c.Line("M118 150C118 200 122 240 125 258", kit.White, 2.6).Opacity(.5))))
		c.Part("ferrule", turn(c.Form("M102 88Q128 98 154 88L146 144Q128 152 110 144Z", sheen.Steel(102, 0, 154, 0, f)), c.Line("M105 102Q128 112 151 102M109 136Q128 144 147 136", f.DDD, 2).Opacity(.6), c.Line("M105 105Q128 115 151 105M109 139Q128 147 147 139", f.LL, 1.6).Opacity(.8)))
		c.AnchorBox("grip", 82, 188, 0, 0, 38)
	},
}

var perfumeBottle = kit.Piece{
	Name: "perfume-bottle", Cm: 12,
	Palette: "perfume #f5a6c4 liquid; glass #f3e2ea bottle; cap #e6b740 gold; bow #d84a7c ribbon",
	Draw: func(c *kit.Canvas) {
		p, g, k, w := c.Tones("perfume"), c.Tones("glass"), c.Tones("cap"), c.Tones("bow")
		const o = "M58 104H198L232 146V222Q232 248 206 248H50Q24 248 24 222V146Z"
		c.Part("glass", c.Form(o, kit.Lin(24, 104, 232, 248, kit.White, g.M, g.DD)))
		const in = "M44 150H212V218Q212 234 196 234H60Q44 234 44 218Z"
		c.Part("perfume", c.Form(in, kit.Lin(44, 150, 212, 234, p.L, p.M, p.D), c.Path("M44 150H212V160H44Z", p.LL), c.Path("M90 150L44 234V150Z", p.LL).Opacity(.5), c.Path("M212 150L150 234H212Z", p.DD).Opacity(.3)))
		c.Part("glass", c.Path("M58 104H198L212 146H44Z", kit.Lin(44, 104, 212, 146, kit.White, g.L, g.D)).Opacity(.85), c.Path("M58 104L44 146H24ZM198 104L212 146H232Z", g.D).Opacity(.8), c.Path("M24 146H44V236L30 240Q24 232 24 222Z", kit.White).Opacity(.7), c.Path(o, kit.None).Stroke(g.DDD, 2.4), c.Path("M58 160Q64 154 68 162V214Q66 224 58 216Z", kit.White).Opacity(.7).Shade())
		c.Part("cap", c.Form("M106 78H150V106H106Z", sheen.Steel(106, 0, 150, 0, k)), sheen.Body(c, "M92 22Q92 8 106 8H150Q164 8 164 22V66Q164 78 150 78H106Q92 78 92 66Z", k, 12, c.Line("M110 8V78M128 8V78M146 8V78", k.DD, 2).Opacity(.6)), sheen.Glint(c, "M100 22Q102 16 106 18V64Q100 66 99 60Z", .7))
		loop := sheen.Body(c, "M126 104C110 84 82 86 84 102C82 120 110 122 126 108Z", w, 6)
		c.Part("bow", sheen.Body(c, "M122 108L104 146L116 142L126 148L132 110Z", w, 5), sheen.Body(c, "M134 108L152 146L140 142L130 148L124 110Z", w, 5), loop, loop.Mirror(128), sheen.Ball(c, 128, 106, 9, w))
		c.Anchor("ground", 128, 248)
		c.AnchorBox("print", 128, 194, 110, 50, 0)
	},
}

var hairDryer = kit.Piece{
	Name: "hair-dryer", Cm: 25, Facing: kit.Right,
	Palette: "body #e8517a dryer; nozzle #3b3f4c; handle #e8517a <body; vent #3b3f4c back <nozzle; cord #4b5160 cable",
	Draw: func(c *kit.Canvas) {
		b, n, h, v, k := c.Tones("body"), c.Tones("nozzle"), c.Tones("handle"), c.Tones("vent"), c.Tones("cord")
		c.Part("cord", c.Line("M112 232C112 256 60 254 40 240C20 226 14 246 12 252", k.DDD, 9), c.Line("M112 232C112 256 60 254 40 240C20 226 14 246 12 252", k.L, 5.5).Move(-.8, -.8))
		const g = "M84 128H136L128 226Q126 238 114 238H106Q94 238 92 226Z"
		c.Part("handle", sheen.Body(c, g, h, 13, c.Blur(5, c.Path("M80 124H140V146H80Z", h.DDD)).Opacity(.5)), c.Rect(100, 168, 18, 32, 7, v.DDD), sheen.Body(c, kit.RoundRect(102, 170, 14, 16, 5), n, 5))
		c.Part("nozzle", c.Form("M190 58H214L250 44Q256 44 256 52V124Q256 132 250 132L214 118H190Z", kit.Lin(0, 44, 0, 132, n.LL, n.M, n.DD, n.DDD), c.Line("M214 58V118", n.DDD, 3)), c.Form(kit.RoundRect(248, 42, 10, 92, 4), kit.Lin(0, 42, 0, 134, n.LL, n.M, n.DDD)))
		const o = "M86 28C140 26 176 44 200 52V124C176 132 140 150 86 148C44 148 16 122 16 88C16 54 44 28 86 28Z"
		c.Part("body", sheen.Body(c, o, b, 24, c.Line("M188 44V134", b.DDD, 3).Opacity(.6)), sheen.Glint(c, "M58 48Q80 38 120 44Q150 50 168 58Q120 56 80 62Q52 66 58 48Z", .55))
		c.Part("vent", c.Circle(72, 88, 40, b.DDD), sheen.Ball(c, 71, 87, 37, v), sheen.Each(6, func(i int) kit.Node {
			y := 64 + 9.4*float64(i)
			w := 30 - (y-88)*(y-88)*.026
			return kit.Of(c.Line(fmt.Sprintf("M%g %gH%g", 71-w, y, 71+w), v.DDD, 4), c.Line(fmt.Sprintf("M%g %gH%g", 71-w, y+2.6, 71+w), v.L, 1.4).Opacity(.6))
		}))
		c.AnchorBox("grip", 110, 188, 0, 0, 0)
	},
}
