package cars

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var convertible = kit.Piece{
	Name: "convertible", Cm: 440, Facing: kit.Right, Palette: "body #e23d4a red; seats #f2dcb4 leather; roof #5a4034 top; windows #9fd8f0 glass windshield; wheels #d3dae2 rims; tires #3b3f4a; headlights #ffe9a6; trim #c6ced8 chrome",
	Draw: func(c *kit.Canvas) {
		b, s, o, w, r, t, l, m := c.Tones("body"), c.Tones("seats"), c.Tones("roof"), c.Tones("windows"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlights"), c.Tones("trim")
		c.On(kit.Back)
		c.Part("body", c.Form("M26 132Q60 104 120 108L176 112V140H26Z", kit.Lin(0, 106, 0, 140, b.DDD, b.DD)))
		seat := func(x float64, k kit.Tones) kit.Node {
			return sheen.Body(c, sheen.D("M%g 136L%g 92Q%g 80 %g 78Q%g 78 %g 90L%g 136Z", x, x-7, x-7, x+5, x+16, x+18, x+30), k, 7, c.Line(sheen.D("M%g 98L%g 132M%g 96L%g 132", x, x+6, x+9, x+16), k.DD, 1.800).Opacity(.6))
		}
		c.Part("seats", seat(64, s), seat(114, s))
		c.Part("trim", c.Line("M160 124L148 106", m.DDD, 5), c.Line("M152 92L142 116", t.M, 6), c.Line("M151 92L142 114", t.LL, 1.800))
		c.On(kit.Fore)
		c.Part("roof", sheen.Body(c, "M20 126Q18 106 36 102Q58 96 74 102Q84 108 82 126Z", o, 7, c.Line("M28 112Q50 102 80 110M24 120Q52 110 82 117", o.DDD, 2).Opacity(.7)))
		shell := "M6 166Q2 158 5 146Q8 128 26 122L96 118L170 117Q216 114 238 126Q252 136 250 164Q250 174 240 176H18Q8 176 6 166Z"
		c.Part("windows", c.Form("M184 119L164 82L157 84L168 119Z", kit.Lin(158, 84, 184, 118, w.LL, w.M, w.D)), c.Line("M186 119L165 81", m.DDD, 6), c.Line("M185 118L164 81", m.LL, 3.500))
		c.Part("body", chassis.Bodywork(c, shell, b, 136, chassis.Arch(c, 60, 174, 26, b), chassis.Arch(c, 200, 174, 26, b)),
			gloss.Glint(c, "M186 119.500Q224 118 240 130Q222 122 188 123Z", .6), c.Line("M88 119.500L172 118.500", s.DD, 5), c.Line("M88 118.500L172 117.500", s.L, 3))
		c.Part("doors", c.Line("M94 121V156Q96 168 108 168H154Q164 168 166 150L168 120", b.DD, 1.800).Opacity(.8), c.Rect(100, 136, 17, 5.500, 2.700, sheen.Steel(100, 136, 100, 142, m)))
		c.Part("mirror", sheen.Body(c, "M166 118Q164 108 174 107Q184 107 184 114Q184 119 176 120Z", b, 4))
		c.Part("trim", c.Line("M92 160H168", m.DD, 5), c.Line("M92 159H168", m.LL, 2.600), c.Form("M232 160H249Q255 160 255 166V170Q255 177 247 177H228Z", gloss.Sheen(m, 232, 158, 250, 178)), c.Form("M24 160H7Q1 160 1 166V170Q1 177 9 177H28Z", gloss.Sheen(m, 2, 158, 22, 178)))
		c.Part("headlights", c.Form("M232 128Q244 132 249 144Q248 150 241 149Q230 145 229 136Z", kit.Lin(229, 126, 249, 148, kit.White, l.L, l.M), c.Path("M232 128Q244 132 249 144Q248 150 241 149Q230 145 229 136Z", kit.None).Stroke(m.DD, 2.400)), c.Form("M7 136Q13 131 24 130Q25 140 20 148H6Z", kit.Lin(6, 130, 24, 148, kit.Hex("#ff9b78"), kit.Hex("#e02b2b"), kit.Hex("#a3132c"))))
		c.Part("wheels", chassis.Wheel(c, 60, 174, 26, t, r, 6), chassis.Wheel(c, 200, 174, 26, t, r, 6))
		c.On(kit.Body)
		chassis.Driver(c, 126, 134, 148, 100, 172, 158)
		c.AnchorBox("inside", 120, 110, 70, 28, 0)
		c.Anchor("ground", 128, 200)
	},
}

var jeep = kit.Piece{
	Name: "jeep", Cm: 400, Facing: kit.Right, Palette: "body #7a8f45 green; roof #e7d6ae top; windows #9fd8f0 glass; wheels #c9d1d9 rims; tires #3b3f4a; headlights #ffe9a6; trim #555c69 bumper; rack #b5763c luggage",
	Draw: func(c *kit.Canvas) {
		b, o, w, r, t, l, m, k := c.Tones("body"), c.Tones("roof"), c.Tones("windows"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlights"), c.Tones("trim"), c.Tones("rack")
		c.Part("rack", sheen.Body(c, kit.RoundRect(38, 26, 46, 24, 5), k, 6, c.Line("M38 37H84", k.DD, 2), c.Rect(57, 33, 9, 9, 2, k.LL)), sheen.Body(c, kit.RoundRect(88, 30, 40, 20, 9), kit.TonesOf(kit.Hex("#4f8fc4")), 6, c.Line("M100 30V50M116 30V50", kit.Hex("#f2dcb4"), 3)), c.Line("M24 50H146M30 50V40M146 50V40M24 41H36M140 41H150", m.DDD, 4), c.Line("M24 49.500H146", m.L, 1.600))
		c.Part("roof", c.Path("M18 66Q18 54 30 54H140Q150 54 155 63L178 118H16Z", o.DDD).Move(1, 1.500), sheen.Body(c, "M18 66Q18 54 30 54H140Q150 54 155 63L178 118H16Z", o, 8))
		c.Part("windows", chassis.Glass(c, "M26 68H76V112H26Z", w), chassis.Glass(c, "M86 68H139L160 112H86Z", w, c.Path("M112 112V94Q112 84 122 84Q130 84 131 94L134 112Z", w.DDD).Opacity(.5), c.Line("M146 112L140 98", w.DDD, 4).Opacity(.6)))
		c.Part("tires", sheen.Body(c, kit.RoundRect(-6, 92, 18, 62, 8), t, 6, c.Line("M-6 102H12M-6 112H12M-6 122H12M-6 132H12M-6 142H12", t.DDD, 2)))
		shell := "M10 114H178L186 116H226Q244 118 247 134V176Q247 182 240 182H16Q8 182 8 174V118Q8 114 10 114Z"
		c.Part("body", chassis.Bodywork(c, shell, b, 132, chassis.Arch(c, 58, 188, 33, b), chassis.Arch(c, 200, 188, 33, b)),
			c.Line("M82 118V168Q82 176 92 176H152Q160 176 164 164L170 118", b.DDD, 1.800).Opacity(.7), c.Line("M24 114L80 114M184 118V176", b.DDD, 1.800).Opacity(.6), c.Rect(90, 132, 17, 6, 2.500, m.DDD), c.Rect(90, 131, 17, 4, 2, m.L), c.Path(chassis.Star(124, 146, 13), kit.White).Opacity(.9))
		c.Part("body", sheen.Body(c, "M10 170Q14 146 34 144H84Q100 146 106 170L97 170Q90 155 78 154H40Q26 156 22 170Z", b, 5), sheen.Body(c, "M152 170Q158 146 178 144H226Q244 146 250 160L248 170L240 170Q234 156 220 154H184Q170 156 164 170Z", b, 5))
		c.Part("trim", sheen.Body(c, kit.RoundRect(228, 166, 28, 13, 5), m, 4), sheen.Body(c, kit.RoundRect(0, 168, 20, 11, 5), m, 4), sheen.Body(c, kit.RoundRect(104, 180, 50, 9, 4), m, 4), sheen.Body(c, kit.RoundRect(164, 98, 15, 18, 5), m, 4))
		c.Part("headlights", chassis.Lamp(c, 240, 132, 8, 11, l, m), c.Rect(4, 128, 8, 18, 3, kit.Lin(4, 128, 12, 146, kit.Hex("#ff8d6b"), kit.Hex("#d22b2b"))))
		c.Part("wheels", chassis.Wheel(c, 58, 190, 34, t, r, 5), chassis.Wheel(c, 200, 190, 34, t, r, 5))
		for _, x := range []float64{58, 200} {
			c.Part("tires", c.Around(20, x, 190, c.Rect(x-3, 154, 6, 5, 1.500, t.DDD)))
		}
		c.AnchorBox("inside", 118, 92, 50, 36, 0)
		chassis.Driver(c, 118, 134, 144, 98, 160, 166)
		c.AnchorBox("surface", 86, 50, 110, 0, 0)
		c.Anchor("ground", 128, 226)
	},
}

var limousine = kit.Piece{
	Name: "limousine", Cm: 850, Facing: kit.Right, Palette: "body #4d5788 black paint; windows #8fb4d8 glass; wheels #dfe4ea rims; tires #353945; headlights #ffe9a6; trim #d9c48a gold chrome",
	Draw: func(c *kit.Canvas) {
		b, w, r, t, l, m := c.Tones("body"), c.Tones("windows"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlights"), c.Tones("trim")
		shell := "M-6 150Q-9 140 -7 130Q-4 120 10 117L24 115C32 100 40 92 54 91H182C196 92 204 102 212 114Q244 116 254 124Q260 132 259 148Q259 157 250 158H4Q-4 158 -6 150Z"
		c.Part("body", chassis.Bodywork(c, shell, b, 128, chassis.Arch(c, 38, 156, 18, b), chassis.Arch(c, 216, 156, 18, b)),
			gloss.Glint(c, "M34 105C40 97 46 94 56 93.500H180C188 94 193 96 197 100C190 97 186 97 180 97H56C48 97 42 99 34 105Z", .7), c.Line("M-6 126Q120 121 258 128", b.LL, 2.400), gloss.Glint(c, "M214 116.500Q242 118 250 124Q238 121 216 120Z", .6))
		c.Part("windows", c.Path("M32 114C38 102 44 97 56 96.500H180C192 97 199 105 205 114Z", kit.Hex("#20232f")), chassis.Glass(c, "M37 112C42 103 47 99.500 56 99H62V112Z", w),
			sheen.Each(4, func(i int) kit.Node {
				return chassis.Glass(c, kit.RoundRect(66+28.500*float64(i), 99, 25, 13, 1.500), w)
			}), chassis.Glass(c, "M180 99C189 99.500 195 105 200 112H180Z", w))
		c.Part("doors", sheen.Each(3, func(i int) kit.Node {
			x := []float64{64, 121.500, 179}[i]
			return kit.Of(c.Line(sheen.D("M%g 99V152", x), b.DDD, 1.600), c.Line(sheen.D("M%g 99V152", x+1.400), b.L, .8), c.Rect(x+5, 120, 11, 3.600, 1.800, m.L))
		}))
		c.Part("trim", c.Line("M58 142H196", m.DD, 4), c.Line("M58 141H196", m.LL, 2), c.Form("M242 146H257Q262 146 262 150V153Q262 158 256 158H240Z", gloss.Sheen(m, 242, 146, 258, 158)), c.Form("M12 146H-5Q-10 146 -10 150V153Q-10 158 -4 158H14Z", gloss.Sheen(m, -8, 146, 12, 158)), c.Line("M244 116Q246 108 252 108", m.DD, 2.600), c.Circle(252, 107.500, 2.600, m.L), c.Line("M70 91Q76 82 84 80", m.D, 2))
		c.Part("headlights", c.Form("M246 125Q255 127 259 134Q258 139 253 138Q246 136 245 131Z", kit.Lin(245, 124, 259, 138, kit.White, l.L, l.M)), c.Form("M-6 126Q-2 123 5 122.500Q6 130 3 135H-7Z", kit.Lin(-7, 122, 5, 135, kit.Hex("#ff8d6b"), kit.Hex("#d22b2b"))))
		c.Part("wheels", chassis.Wheel(c, 38, 156, 18, t, r, 7), chassis.Wheel(c, 216, 156, 18, t, r, 7))
		c.AnchorBox("inside", 190, 106, 18, 12, 0)
		c.Anchor("seat", 182, 128)
		c.Anchor("handNear", 194, 108)
		c.Anchor("handFar", 196, 106)
		c.Anchor("footNear", 204, 146)
		c.Anchor("footFar", 206, 144)
		c.Anchor("ground", 126, 174)
	},
}

var goKart = kit.Piece{
	Name: "go-kart", Cm: 180, Facing: kit.Right, Palette: "body #e5343f red fairing; frame #4a5160 chassis; seat #f3b52f yellow; wheels #e3e8ee rims; tires #33363f; engine #b4bec9 motor; lettering #2a2d36 number",
	Draw: func(c *kit.Canvas) {
		b, f, s, r, t, e, n := c.Tones("body"), c.Tones("frame"), c.Tones("seat"), c.Tones("wheels"), c.Tones("tires"), c.Tones("engine"), c.Tones("lettering")
		c.On(kit.Back)
		c.Part("wheels", chassis.Disc(c, 204, 172, 25, t, r, 5), chassis.Disc(c, 66, 166, 31, t, r, 5))
		c.On(kit.Body)
		c.Part("engine", sheen.Body(c, kit.RoundRect(18, 118, 50, 48, 6), e, 8, c.Line("M18 128H68M18 137H68M18 146H68M18 155H68", e.DDD, 3).Opacity(.7)), sheen.Body(c, kit.RoundRect(28, 104, 26, 16, 4), f, 5), sheen.Tube(c, "M22 160H-4Q-10 160 -10 152", 10, e))
		c.Part("frame", sheen.Tube(c, "M10 188H214", 11, f), sheen.Tube(c, "M74 186L60 108", 8, f), sheen.Tube(c, "M196 186Q240 188 250 174", 8, f))
		c.Part("seat", sheen.Body(c, "M66 84Q68 72 80 74Q92 78 95 94L104 144H144Q156 146 156 158Q156 170 142 171H90Q80 170 78 158Z", s, 10, c.Line("M80 90L94 152M144 156H106", s.DD, 2.600).Opacity(.7)))
		c.Part("frame", sheen.Tube(c, "M196 160L166 118", 7, f), c.Line("M158 96L172 136", t.DDD, 11), c.Line("M157.500 96L171 135", t.L, 6), c.Line("M157 97L162 111", kit.White, 1.800).Opacity(.5))
		side := "M100 158H168L176 186Q176 194 166 194H94Q86 192 88 182Z"
		c.Part("body", sheen.Body(c, side, b, 8, c.Path("M88 176H180V182H88Z", kit.White).Opacity(.9)))
		nose := "M168 150Q176 138 192 142L244 168Q256 176 256 188Q254 196 244 196H214Q196 150 168 158Z"
		c.Part("body", sheen.Body(c, nose, b, 8), sheen.Body(c, "M164 162Q162 124 190 112Q204 108 208 120L216 150Q200 144 186 152Q170 158 164 162Z", b, 8))
		c.Part("lettering", c.Circle(189, 133, 14, kit.White), sheen.Body(c, "M184 128L191 123H194V143H188V131L184 133Z", n, 2))
		c.Part("wheels", chassis.Disc(c, 216, 184, 25, t, r, 5), chassis.Disc(c, 50, 180, 33, t, r, 5))
		c.Anchor("seat", 118, 146)
		c.Anchor("handNear", 163, 112)
		c.Anchor("handFar", 168, 106)
		c.Anchor("footNear", 198, 174)
		c.Anchor("footFar", 202, 170)
		c.Anchor("ground", 128, 212)
	},
}
