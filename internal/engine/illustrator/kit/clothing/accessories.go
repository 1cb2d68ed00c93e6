package clothing

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var belt = kit.Piece{
	Name: "belt", Cm: 30,
	Palette: "belt #9c5a2e leather strap; buckle #e0b342 metal; stitching #f1d9b0",
	Draw: func(c *kit.Canvas) {
		b, k, s := c.Tones("belt"), c.Tones("buckle"), c.Tones("stitching")
		c.On(kit.Back)
		c.Part("belt", c.Path("M20 112C20 60 236 60 236 112V146C236 100 20 100 20 146Z", kit.Lin(20, 0, 236, 0, b.DD, b.DDD, b.DD)), c.Path("M20 112C20 60 236 60 236 112", kit.None).Stroke(b.D, 3))
		c.On(kit.Body)
		const o = "M20 112C20 168 160 176 236 132L250 168C160 212 20 206 20 148Z"
		c.Part("belt", c.Path("M236 112V148C230 168 200 180 160 188V150C200 144 232 134 236 112Z", kit.Lin(160, 0, 236, 0, b.M, b.DD)), sheen.Body(c, o, b, 13), sheen.Each(5, func(i int) kit.Node {
			x, y := 172+15*float64(i), 177-5.6*float64(i)
			return kit.Of(c.Ellipse(x, y, 3.4, 4.4, b.DDD), c.Ellipse(x+.8, y+1, 2.2, 3, kit.Black).Opacity(.4))
		}))
		c.Part("stitching", stitches(c, s.M, "M26 124C40 170 160 178 236 142M26 142C40 190 160 200 244 162"))
		c.Part("buckle", c.Clip(o, c.Blur(3, c.Rect(78, 128, 66, 76, 12, b.DDD)).Opacity(.5)), c.Path(kit.RoundRect(76, 122, 66, 80, 13)+"M92 138v48h34v-48z", kit.Lin(76, 122, 142, 202, k.LL, k.M, k.D, k.L, k.DD)).EvenOdd(), c.Path(kit.RoundRect(76, 122, 66, 80, 13), kit.None).Stroke(k.LL, 2), c.Line("M84 162H150", k.DDD, 9), c.Line("M84 161H150", k.M, 7), c.Line("M86 159H148", k.LL, 2), sheen.Body(c, kit.RoundRect(150, 134, 18, 66, 5), b, 5))
		c.AnchorBox("fit", 128, 130, 216, 0, 0)
	},
}

var bracelet = kit.Piece{
	Name: "bracelet", Cm: 8,
	Palette: "beads #8f6fe0 stones; gold #e6b740 metal; charm #f0567e heart",
	Draw: func(c *kit.Canvas) {
		b, g, h := c.Tones("beads"), c.Tones("gold"), c.Tones("charm")
		place := func(i int) (float64, float64) {
			sin, cos := math.Sincos(float64(i) / 11 * math.Pi)
			return 128 + 112*sin, 108 - 83*cos
		}
		c.Part("gold", c.Ellipse(128, 108, 112, 83, kit.None).Stroke(g.DD, 3))
		for i := range 22 {
			x, y := place(i)
			switch {
			case i == 11:
			case i%4 == 0:
				c.Part("gold", sheen.Ball(c, x, y, 12, g), c.Circle(x-4, y-5, 2.6, kit.White).Opacity(.8))
			default:
				c.Part("beads", sheen.Ball(c, x, y, 15, b), c.Ellipse(x-5, y-6, 4, 2.6, kit.White).Rotate(-35, x-5, y-6).Opacity(.8))
			}
		}
		c.Part("gold", c.Circle(128, 192, 9, kit.None).Stroke(g.DDD, 6), c.Circle(127.6, 191.5, 9, kit.None).Stroke(g.L, 3.6))
		const d = "M128 252C100 236 90 212 104 204C116 198 126 206 128 214C130 206 140 198 152 204C166 212 156 236 128 252Z"
		c.Part("charm", c.Circle(128, 204, 5, g.D), sheen.Body(c, d, h, 9), c.Ellipse(110, 213, 5, 3, kit.White).Rotate(-35, 110, 213).Opacity(.85))
		c.AnchorBox("fit", 128, 108, 200, 0, 0)
	},
}

var earring = kit.Piece{
	Name: "earring", Cm: 5,
	Palette: "gold #e6b740 metal hook; gem #2fb3a0 stone drop; pearl #f6efe6",
	Draw: func(c *kit.Canvas) {
		g, s, p := c.Tones("gold"), c.Tones("gem"), c.Tones("pearl")
		one := func(x, y float64) {
			hook := fmt.Sprintf("M%g %gC%g %g %g %g %g %gV%g", x-20, y+34, x-34, y-6, x+18, y-18, x, y+30, y+58)
			c.Part("gold", c.Line(hook, g.DDD, 6.5), c.Line(hook, g.M, 4.6).Move(-.4, -.4), c.Line(hook, g.LL, 1.6).Move(-1, -.8))
			c.Part("pearl", sheen.Ball(c, x, y+72, 15, p), c.Ellipse(x-5, y+66, 4.5, 3, kit.White).Opacity(.9))
			drop := fmt.Sprintf("M%g %gC%g %g %g %g %g %gA38 38 0 0 1 %g %gC%g %g %g %g %g %gZ", x, y+92, x+8, y+120, x+38, y+138, x+38, y+170, x-38, y+170, x-38, y+138, x-8, y+120, x, y+92)
			c.Part("gold", c.Path(drop, g.DDD).Stroke(g.DDD, 9), c.Path(drop, kit.Lin(x-38, y+92, x+38, y+208, g.LL, g.M, g.DD)).Stroke(kit.Lin(x-38, y+92, x+38, y+208, g.LL, g.M, g.DD), 6))
			c.Part("gem", c.Form(drop, kit.Lin(x-30, y+110, x+30, y+206, s.L, s.M, s.DDD), c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gL%g %gZ", x, y+96, x-20, y+160, x, y+206, x+18, y+160), s.L).Opacity(.55), c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gZ", x, y+96, x-20, y+160, x-40, y+180), s.LL).Opacity(.6), c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gZ", x-20, y+160, x+18, y+160, x, y+206), s.LL).Opacity(.35)), c.Ellipse(x-14, y+146, 5, 12, kit.White).Rotate(16, x-14, y+146).Opacity(.8))
		}
		one(72, 20)
		one(184, 36)
		c.AnchorBox("fit", 128, 30, 110, 0, 0)
	},
}

var wallet = kit.Piece{
	Name: "wallet", Cm: 12,
	States:  "full; empty -money -cards",
	Palette: "wallet #9c5a2e leather; cards #3f86d6; money #6cae5a bills; stitching #f1d9b0; clasp #e0b342 button",
	Draw: func(c *kit.Canvas) {
		w, k, m, s, b := c.Tones("wallet"), c.Tones("cards"), c.Tones("money"), c.Tones("stitching"), c.Tones("clasp")
		c.On(kit.Back)
		c.Part("wallet", c.Form("M18 78Q18 64 32 64H216Q230 64 230 78V120H18Z", kit.Lin(0, 64, 0, 120, w.DD, w.DDD)))
		c.Part("money", sheen.Body(c, "M44 30L206 38L200 120L38 112Z", m, 7, c.Path("M54 42L194 49L190 110L50 104Z", kit.None).Stroke(m.LL, 3), c.Ellipse(122, 78, 26, 26, m.L).Opacity(.6)), sheen.Body(c, "M34 48L210 44L212 126H36Z", m, 7, c.Rect(46, 56, 154, 70, 3, kit.None).Stroke(m.LL, 3), c.Circle(122, 90, 24, m.D), c.Path(kit.LettersPath("$", kit.Box{X0: 110, Y0: 74, X1: 134, Y1: 106}, "display"), m.LL)))
		c.Part("cards", sheen.Body(c, kit.RoundRect(46, 74, 150, 90, 9), kit.TonesOf(kit.Hex("#f2b53c")), 7), sheen.Body(c, kit.RoundRect(40, 90, 160, 90, 9), k, 7, c.Path("M30 104H210V116H30Z", k.DDD)))
		c.On(kit.Fore)
		const o = "M10 118Q10 106 22 106H226Q240 106 240 120V212Q240 226 226 226H28Q10 226 10 208Z"
		c.Part("wallet", sheen.Body(c, o, w, 20), sheen.Glint(c, "M26 120H150Q90 126 34 134Q24 136 24 126Q22 120 26 120Z", .35))
		c.Part("stitching", stitches(c, s.M, "M20 116H228V216H22Z"))
		c.Part("clasp", c.Blur(2.5, c.Path("M250 146H190Q172 146 172 166T190 186H250Z", w.DDD).Move(0, 3)).Opacity(.5), sheen.Body(c, "M244 144H192Q172 144 172 164T192 184H244Q250 184 250 176V152Q250 144 244 144Z", w, 9), sheen.Ball(c, 194, 164, 10, b))
		c.Anchor("ground", 126, 226)
		c.AnchorBox("inside", 122, 108, 190, 20, 0)
		c.AnchorBox("print", 90, 172, 120, 70, 0)
	},
}

var toteBag = kit.Piece{
	Name: "tote-bag", Cm: 42,
	States:  "empty",
	Palette: "bag #eadcc0 canvas; handles #d8654a straps; print #d8654a heart <handles",
	Draw: func(c *kit.Canvas) {
		b, h, p := c.Tones("bag"), c.Tones("handles"), c.Tones("print")
		c.On(kit.Back)
		c.Part("handles", c.Line("M84 92C82 24 112 12 128 12C144 12 174 24 172 92", h.DDD, 13), c.Line("M84 92C82 24 112 12 128 12C144 12 174 24 172 92", h.DD, 10))
		c.Part("bag", c.Form(kit.Oval(128, 88, 92, 9), b.DDD))
		c.On(kit.Fore)
		const o = "M36 88Q128 98 220 88L232 234Q232 246 220 247Q128 256 36 247Q24 246 24 234Z"
		c.Part("bag", cloth(c, o, b, crease(c, b, 7, "M44 110Q58 160 50 230"), crease(c, b, 7, "M212 110Q196 170 206 240"), stitches(c, b.DD, "M37 102Q128 112 219 102")))
		c.Part("handles", c.Line("M76 130V96C72 40 108 28 128 28C148 28 184 40 180 96V130", h.DDD, 14), c.Line("M76 130V96C72 40 108 28 128 28C148 28 184 40 180 96V130", h.M, 11).Move(-.5, -.6), c.Line("M73 128V96C70 44 104 28 124 25", h.LL, 2.4).Opacity(.7), stitches(c, h.LL, "M72 118H80M72 128H80M176 118H184M176 128H184"))
		c.Part("print", c.Path("M128 222C96 202 84 174 98 162C110 152 124 160 128 172C132 160 146 152 158 162C172 174 160 202 128 222Z", kit.Lin(90, 160, 160, 222, p.L, p.M, p.D)))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 92, 170, 16, 0)
		c.AnchorBox("print", 128, 184, 120, 90, 0)
		c.AnchorBox("grip", 128, 20, 0, 0, 90)
	},
}

var sandal = kit.Piece{
	Name: "sandal", Cm: 26, Facing: kit.Right,
	Palette: "straps #b5682f leather; sole #e2b988 footbed; heel #6b4226 bottom; buckle #e0b342 metal",
	Draw: func(c *kit.Canvas) {
		s, f, h, b := c.Tones("straps"), c.Tones("sole"), c.Tones("heel"), c.Tones("buckle")
		c.On(kit.Back)
		c.Part("straps", c.Path("M32 140C24 100 36 74 62 70L70 86C52 92 46 114 52 146Z", kit.Lin(24, 70, 70, 146, s.D, s.DDD)))
		c.On(kit.Body)
		c.Part("heel", sheen.Body(c, "M12 172Q80 182 134 184Q200 186 246 190Q252 208 240 212Q180 214 120 208L90 206L84 214H20Q8 210 12 172Z", h, 8))
		c.Part("sole", sheen.Body(c, "M10 158C8 146 22 138 42 140C90 146 104 166 150 168C190 170 228 168 246 182Q254 194 240 198Q160 202 110 194Q50 186 16 180Q10 172 10 158Z", f, 10, stitches(c, f.LL, "M16 172Q80 184 140 188T246 190")))
		c.Part("straps", sheen.Body(c, "M146 190C140 150 168 120 196 126C220 132 232 158 238 190L214 192C210 168 202 150 190 148C176 148 168 166 170 192Z", s, 9), sheen.Body(c, "M152 188C150 160 130 148 108 156L100 142C136 124 176 148 176 190Z", s, 8), sheen.Body(c, "M46 148C60 124 92 88 110 84C126 82 132 96 128 112L122 176L100 172L106 116C94 124 78 138 72 152Z", s, 9), c.Line("M40 94C60 66 96 66 118 88", s.DDD, 18), c.Line("M40 94C60 66 96 66 118 88", s.M, 15).Move(-.5, -.6), c.Line("M40 88C60 62 94 62 114 80", s.LL, 2.4).Opacity(.6))
		c.Part("buckle", c.Rect(92, 66, 24, 26, 5, kit.None).Stroke(b.DDD, 6), c.Rect(91.5, 65.4, 24, 26, 5, kit.None).Stroke(b.L, 3.8), c.Line("M94 80L112 76", b.D, 3.4))
		c.Anchor("ground", 128, 214)
		c.AnchorBox("fit", 76, 86, 90, 0, 0)
	},
}

var balletShoe = kit.Piece{
	Name: "ballet-shoe", Cm: 30,
	Palette: "shoes #f6b3c4 satin; ribbons #f49ab3 laces <shoes; lining #fbe6dd",
	Draw: func(c *kit.Canvas) {
		s, r, l := c.Tones("shoes"), c.Tones("ribbons"), c.Tones("lining")
		ribbon := func(d string) kit.Node {
			return kit.Of(c.Line(d, r.DDD, 11).Opacity(.8), c.Line(d, r.M, 9).Move(-.4, -.4), c.Line(d, r.LL, 2.6).Move(-2, -1.4).Opacity(.8))
		}
		shoe := func() kit.Node {
			const o = "M97 252C78 252 72 226 66 194C58 156 54 112 70 94C82 82 112 82 124 94C140 112 136 156 128 194C122 226 116 252 97 252Z"
			return kit.Of(sheen.Body(c, o, s, 15), c.Form("M73 146C68 116 76 98 97 98C118 98 126 116 121 146Q117 172 97 178Q77 172 73 146Z", kit.Lin(76, 104, 116, 178, l.DDD, l.D, l.M)), c.Path("M73 146C68 116 76 98 97 98C118 98 126 116 121 146Q117 172 97 178Q77 172 73 146Z", kit.None).Stroke(s.LL, 3), c.Path("M72 222Q97 234 122 222L116 246Q97 260 78 246Z", s.L).Opacity(.5), c.Line("M73 222Q97 234 121 222", s.DD, 1.8).Opacity(.5), c.Line("M86 184L82 214M97 188V216M108 184L112 214", s.DD, 1.8).Opacity(.35), c.Line("M90 180L96 190L103 180", r.M, 3), sheen.Glint(c, "M74 190Q78 186 82 192L88 226Q86 234 82 228Z", .6))
		}
		c.Part("ribbons", ribbon("M74 112C40 90 34 52 74 40C110 30 140 44 150 66"), ribbon("M176 112C216 96 224 54 190 40C160 30 138 46 132 70"))
		c.Part("shoes", shoe().Rotate(-9, 97, 250).Move(-14, 0), shoe().Rotate(9, 97, 250).Move(76, 0))
		c.Part("ribbons", ribbon("M136 72C108 40 66 44 78 64C88 84 118 84 134 74"), ribbon("M136 72C164 40 204 44 192 64C182 84 152 84 138 74"), ribbon("M134 76C126 98 128 120 120 140"), ribbon("M138 76C148 96 144 122 154 142"), sheen.Ball(c, 136, 73, 10, r))
		c.Anchor("ground", 134, 250)
	},
}

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
		c.Part("cap", c.Form("M104 114H152V128H104Z", kit.Lin(104, 0, 152, 0, k.LL, k.D, k.DDD)), c.Form("M108 12Q128 2 148 12L156 116H100Z", across(100, 156, k)), c.Path("M112 20Q116 14 120 20L114 106Q110 112 107 106Z", kit.White).Opacity(.5).Shade(), c.Ellipse(128, 12, 20, 5, k.L))
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
		c.Part("handle", turn(c.Form("M112 140H144C144 190 140 240 134 262Q128 272 122 262C116 240 112 190 112 140Z", across(112, 144, h), c.Line("M118 150C118 200 122 240 125 258", kit.White, 2.6).Opacity(.5))))
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

var button = kit.Piece{
	Name: "button", Cm: 2,
	Palette: "button #3fa7c4 disk; thread #fbf1df cord",
	Draw: func(c *kit.Canvas) {
		b, t := c.Tones("button"), c.Tones("thread")
		c.Part("button", c.Circle(128, 133, 118, b.DDD), sheen.Ball(c, 128, 128, 118, b), c.Circle(128, 128, 90, kit.None).Stroke(b.DDD, 8).Opacity(.45), c.Circle(128, 130, 90, kit.None).Stroke(b.LL, 4).Opacity(.7), c.Circle(128, 128, 84, kit.Lin(60, 60, 196, 196, b.D, b.M, b.L)))
		hole := func(x, y float64) kit.Node {
			return kit.Of(c.Circle(x, y, 17, b.DDD), c.Circle(x+1.5, y+2, 14, kit.Black).Opacity(.45), c.Path(fmt.Sprintf("M%g %gA17 17 0 0 0 %g %g", x-15, y+8, x+15, y+8), kit.None).Stroke(b.LL, 2.4).Opacity(.8))
		}
		c.Part("button", hole(100, 100), hole(156, 100), hole(100, 156), hole(156, 156))
		strand := func(d string) kit.Node {
			return kit.Of(c.Blur(2, c.Line(d, b.DDD, 14).Move(2, 5)).Opacity(.5), c.Line(d, t.DD, 13), c.Line(d, t.M, 10).Move(-.6, -.6), c.Line(d, t.DD, 8).Dash(1.6, 5).Butt().Opacity(.6), c.Line(d, t.LL, 2.6).Move(-2, -3))
		}
		c.Part("thread", strand("M100 100L156 156"), strand("M156 100L100 156"))
		c.Part("button", c.Path("M32 110A98 98 0 0 1 92 38L98 50A84 84 0 0 0 46 112Z", kit.White).Opacity(.6).Shade())
	},
}

var safetyPin = kit.Piece{
	Name: "safety-pin", Cm: 5,
	Palette: "pin #b8c2cd metal wire; head #e8517a clasp",
	Draw: func(c *kit.Canvas) {
		p, h := c.Tones("pin"), c.Tones("head")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-38, 128, 128) }
		c.Part("pin", turn(sheen.Tube(c, "M30 150C6 150 6 116 24 112C40 110 46 130 32 138L214 108", 10, p), sheen.Tube(c, "M30 150H206", 10, p), c.Circle(26, 131, 7, kit.None).Stroke(p.DD, 4)))
		c.Part("head", turn(sheen.Body(c, "M196 96Q196 86 208 84L232 84Q262 88 262 128Q262 166 232 168L204 168Q194 166 196 156L200 142L230 140Q238 128 228 116L200 114Z", h, 13), sheen.Glint(c, "M206 92H230Q246 96 248 116Q240 100 226 98H206Z", .6)))
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

var lifeJacket = kit.Piece{
	Name: "life-jacket", Cm: 60,
	Palette: "jacket #ff7a2e vest; straps #3b4254 belts; buckles #f4d23c; tape #eef2f5 reflector",
	Draw: func(c *kit.Canvas) {
		j, s, b, t := c.Tones("jacket"), c.Tones("straps"), c.Tones("buckles"), c.Tones("tape")
		c.On(kit.Back)
		c.Part("jacket", c.Form("M84 22Q128 4 172 22V80H84Z", kit.Lin(0, 10, 0, 80, j.D, j.DDD)))
		c.On(kit.Body)
		half := "M88 16C70 10 56 22 54 46C52 72 38 88 30 102C24 150 26 200 34 236Q36 246 48 247L118 250Q124 250 124 242V120C112 104 100 84 100 50C102 34 98 20 88 16Z"
		one := sheen.Body(c, half, j, 20, crease(c, j, 6, "M40 110Q80 124 122 124"), c.Blur(3, c.Line("M36 150H122M34 206H122", j.DDD, 5)).Opacity(.4))
		c.Part("jacket", one, one.Mirror(128), stitches(c, j.LL, "M116 128V242M140 128V242"))
		tape := c.Clip(half, c.Path("M20 92H130V106H20Z", t.M), c.Path("M20 92H130V95H20Z", t.LL))
		c.Part("tape", tape, tape.Mirror(128))
		for _, y := range []float64{150, 206} {
			c.Part("straps", c.Form(fmt.Sprintf("M28 %gH228V%gH28Z", y, y+18), kit.Lin(28, 0, 228, 0, s.L, s.M, s.DD)), c.Line(fmt.Sprintf("M30 %gH226", y+4), s.LL, 1.4).Dash(4, 3).Opacity(.7))
			c.Part("buckles", c.Blur(2, c.Rect(104, y-4, 50, 28, 6, j.DDD)).Opacity(.5), sheen.Body(c, kit.RoundRect(103, y-6, 50, 28, 6), b, 7), c.Rect(112, y, 12, 16, 3, s.DDD), c.Rect(132, y, 12, 16, 3, s.DDD), c.Line(fmt.Sprintf("M128 %gv22", y-3), b.DDD, 2))
		}
		c.AnchorBox("fit", 128, 30, 120, 0, 0)
	},
}
