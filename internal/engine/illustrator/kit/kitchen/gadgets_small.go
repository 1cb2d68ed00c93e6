package kitchen

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var sippyCup = kit.Piece{
	Name: "sippy-cup", Cm: 14,
	Palette: "cup #5cc2e6; lid #f6b73c; handles #f6b73c <lid; spout #f6b73c <lid; star #fff3c4",
	Draw: func(c *kit.Canvas) {
		b, l, h, s, a := c.Tones("cup"), c.Tones("lid"), c.Tones("handles"), c.Tones("spout"), c.Tones("star")
		grip := func(mirror bool) kit.Node {
			n := kit.Of(c.Line("M70 132C22 124 20 202 78 198", h.DD, 22), c.Line("M70 132C22 124 20 202 78 198", kit.Lin(20, 124, 70, 200, h.L, h.M, h.D), 17), c.Line("M62 131C32 132 30 176 50 190", kit.White, 4).Opacity(.6))
			if mirror {
				return n.Mirror(128)
			}
			return n
		}
		c.Part("handles", grip(false), grip(true))
		c.Part("cup", c.Form("M66 104H190L180 226Q178 244 160 244H96Q78 244 76 226Z", kit.Lin(66, 0, 190, 0, kit.At(0, b.M), kit.At(.22, b.LL), kit.At(.6, b.M), kit.At(1, b.DD)),
			c.Blur(8, c.Path("M160 100H200V250H140Q168 180 160 100Z", b.DDD)).Opacity(.35), c.Rect(60, 100, 140, 12, 0, b.DDD).Opacity(.3),
			c.Line("M70 222Q128 236 186 222", b.DD, 3).Opacity(.5), c.Path("M84 120Q88 180 94 220Q84 222 82 208L76 122Z", kit.White).Opacity(.45)))
		c.Part("star", c.Form(star(128, 172, 34, 15), kit.Rad(118, 160, 52, a.LL, a.M, a.D)), c.Path(star(128, 172, 34, 15), kit.None).Stroke(a.DD, 2).Opacity(.5))
		c.Part("spout", c.Form("M106 62C104 30 112 14 128 14C144 14 152 30 150 62Z", kit.Lin(104, 0, 152, 0, s.LL, s.M, s.DD), c.Ellipse(128, 22, 10, 4, s.DDD).Opacity(.6), c.Path("M114 58C112 38 116 26 122 22Q118 40 120 60Z", kit.White).Opacity(.6)))
		c.Part("lid", c.Form("M58 92C58 66 84 56 128 56C172 56 198 66 198 92Z", kit.Lin(58, 56, 198, 96, l.LL, l.M, l.D), c.Path("M72 84C76 70 96 64 120 62Q92 70 84 86Z", kit.White).Opacity(.6)),
			c.Form("M54 90H202Q208 90 208 98V108Q208 116 200 116H56Q48 116 48 108V98Q48 90 54 90Z", kit.Lin(48, 90, 48, 116, l.L, l.M, l.DD), ribs(c, 60, 200, 92, 114, 12, l)))
		c.Anchor("ground", 128, 244)
		c.Anchor("grip", 44, 164)
	},
}

// star is the outline of a star of five points.
func star(x, y, outer, inner float64) string {
	d := ""
	for i := range 10 {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		s, co := sincos(float64(i)*36 - 90)
		d += fmt.Sprintf("%s%.1f %.1f", map[bool]string{true: "M", false: "L"}[i == 0], x+co*r, y+s*r)
	}
	return d + "Z"
}

// ribs are short upright grooves.
func ribs(c *kit.Canvas, x0, x1, y0, y1 float64, n int, t kit.Tones) kit.Node {
	var all []kit.Node
	for i := range n {
		x := x0 + (x1-x0)*float64(i)/float64(n-1)
		all = append(all, c.Line(fmt.Sprintf("M%g %gV%g", x, y0+3, y1-3), t.DD, 2).Opacity(.55), c.Line(fmt.Sprintf("M%g %gV%g", x+2, y0+3, y1-3), t.LL, 1.4).Opacity(.6))
	}
	return kit.Of(all...)
}

var garlicPress = kit.Piece{
	Name: "garlic-press", Cm: 18,
	Palette: "metal #c3ccd6 chrome; grip #d8433c handle handles; garlic #fbf3e2",
	Draw: func(c *kit.Canvas) {
		m, g, w := c.Tones("metal"), c.Tones("grip"), c.Tones("garlic")
		arm := func(d string, t kit.Tones, width float64) kit.Node {
			return kit.Of(c.Line(d, t.DDD, width+3), c.Line(d, kit.Lin(0, 60, 0, 220, t.LL, t.M, t.DD), width), c.Line(d, kit.White, width*.18).Opacity(.6).Move(-width*.1, -width*.22))
		}
		c.Part("metal", arm("M70 78C120 70 160 86 182 104", m, 15))
		c.Part("grip", arm("M172 98C206 118 224 138 238 164", g, 22))
		c.Part("metal", arm("M78 122C118 134 144 158 160 184", m, 17))
		c.Part("grip", arm("M152 172C170 200 180 214 188 236", g, 22))
		c.Part("metal", c.Form("M22 84Q22 62 46 60L96 66Q112 70 108 90L98 132Q94 146 78 144L40 136Q24 132 24 118Z", kit.Lin(30, 60, 100, 146, m.LL, m.M, m.DD),
			c.Blur(5, c.Path("M30 124L100 140L108 96Q90 120 30 112Z", m.DDD)).Opacity(.35), c.Path("M32 82Q34 70 48 70L88 75Q60 76 46 92Z", kit.White).Opacity(.6)),
			c.Form("M44 78L92 84Q98 86 96 94L92 112Q90 118 84 117L44 110Q38 108 38 102V84Q38 77 44 78Z", kit.Lin(40, 78, 90, 118, m.DDD, m.DD)))
		c.Part("garlic", c.Form("M48 92C52 80 66 78 74 86C84 82 92 92 86 102C80 112 54 110 48 104Q45 98 48 92Z", kit.Rad(60, 86, 40, w.LL, w.M, w.D), c.Line("M60 84Q56 96 60 108M74 86Q76 96 72 108", w.DD, 1.8).Opacity(.6)))
		var strands []kit.Node
		for i := range 5 {
			x := 40 + 12*float64(i)
			d := fmt.Sprintf("M%g %gq-5 12 1 22q5 9 -2 %g", x, 137+2*float64(i), 16+6*float64(i%3))
			strands = append(strands, c.Line(d, w.DD, 8), c.Line(d, w.L, 6), c.Line(d, kit.White, 2).Opacity(.7).Move(-1, 0))
		}
		c.Part("garlic", strands...)
		c.Part("metal", c.Circle(30, 76, 11, kit.Lin(20, 66, 40, 88, m.LL, m.M, m.DD)), c.Circle(30, 76, 4, m.DDD))
		c.AnchorBox("grip", 205, 180, 20, 40, 140)
	},
}

var coolingRack = kit.Piece{
	Name: "cooling-rack", Cm: 40,
	States:  "full; empty -cookies",
	Palette: "wire #b9c2cc metal; cookies #d8974a",
	Draw: func(c *kit.Canvas) {
		w, k := c.Tones("wire"), c.Tones("cookies")
		rod := func(x0, y0, x1, y1, width float64) kit.Node {
			d := fmt.Sprintf("M%g %gL%g %g", x0, y0, x1, y1)
			return kit.Of(c.Line(d, w.DDD, width+2), c.Line(d, w.M, width), c.Line(d, w.LL, width*.4).Move(-.5, -width*.2))
		}
		c.Part("legs", rod(30, 170, 24, 206, 7), rod(226, 170, 232, 206, 7), rod(70, 96, 68, 120, 6), rod(186, 96, 188, 120, 6))
		var rods []kit.Node
		for i := range 13 {
			t := float64(i) / 12
			rods = append(rods, rod(70+116*t, 92, 24+208*t, 178, 3.5))
		}
		for _, y := range []float64{112, 140} {
			half := 58 + 46*(y-92)/86
			rods = append(rods, rod(128-half, y, 128+half, y, 3.5))
		}
		c.Part("wire", rods...)
		c.Part("wire", rod(70, 92, 186, 92, 7), rod(70, 92, 22, 180, 7), rod(186, 92, 234, 180, 7), rod(22, 180, 234, 180, 8))
		var cookies []kit.Node
		for i, at := range [][3]float64{{98, 98, 23}, {154, 96, 23}, {76, 126, 27}, {132, 124, 27}, {186, 128, 27}, {60, 158, 31}, {128, 158, 31}, {196, 160, 31}} {
			x, y, r := at[0], at[1], at[2]
			cookies = append(cookies, c.Ellipse(x, y+7, r, r*.5, k.DDD), c.Ellipse(x, y, r, r*.52, kit.Rad(x-r*.4, y-r*.3, r*1.7, k.LL, k.M, k.D)), c.Ellipse(x-r*.2, y-r*.16, r*.6, r*.2, k.LL).Opacity(.5))
			for j := range 6 {
				s, co := sincos(float64(j*63 + i*40))
				q := r * (.3 + .3*float64(j%2))
				cookies = append(cookies, c.Ellipse(x+co*q, y+s*q*.5, 4, 2.8, kit.Hex("#5a3420")), c.Ellipse(x+co*q-1, y+s*q*.5-.8, 1.4, .8, kit.Hex("#a06a48")))
			}
		}
		c.Part("cookies", cookies...)
		c.Anchor("ground", 128, 206)
		c.AnchorBox("surface", 128, 136, 150, 10, 0)
	},
}

var foodProcessor = kit.Piece{
	Name: "food-processor", Cm: 42,
	Palette: "base #d9453f; bowl #cfe9f2 glass; lid #4a505c; blade #c3ccd6 metal; vegetables #7cc04a; buttons #fff3dc",
	Draw: func(c *kit.Canvas) {
		b, g, l, m, v, k := c.Tones("base"), c.Tones("bowl"), c.Tones("lid"), c.Tones("blade"), c.Tones("vegetables"), c.Tones("buttons")
		c.Part("bowl", c.Line("M188 92C236 88 236 150 192 148", l.DDD, 17), c.Line("M188 92C236 88 236 150 192 148", kit.Lin(180, 80, 230, 150, l.L, l.M, l.DD), 13))
		c.Part("bowl", c.Form("M62 78H194L184 164H72Z", kit.Lin(62, 0, 194, 0, g.M.Alpha(.75), g.LL.Alpha(.45), g.L.Alpha(.4), g.D.Alpha(.8))))
		c.Part("blade", c.Rect(122, 96, 12, 64, 4, kit.Lin(122, 0, 134, 0, m.LL, m.M, m.DD)), c.Form("M128 146Q100 128 78 144Q104 144 128 154Q152 142 178 136Q156 126 128 146Z", kit.Lin(78, 130, 178, 150, m.LL, m.M, m.DD)))
		var bits []kit.Node
		for i, at := range [][2]float64{{88, 150}, {104, 156}, {150, 154}, {168, 148}, {96, 134}, {160, 132}, {84, 118}, {172, 112}, {110, 112}, {148, 118}} {
			x, y := at[0], at[1]
			t := v
			if i%3 == 1 {
				t = kit.TonesOf(kit.Hex("#f08a3c"))
			} else if i%3 == 2 {
				t = kit.TonesOf(kit.Hex("#e2564c"))
			}
			bits = append(bits, c.Rect(x-7, y-6, 14, 12, 4, kit.Lin(x-7, y-6, x+7, y+6, t.LL, t.M, t.D)).Rotate(float64(i)*37, x, y))
		}
		c.Part("vegetables", bits...)
		c.Part("bowl", c.Path("M72 84H86L92 158H80Z", kit.White).Opacity(.5), c.Path("M62 78H194L184 164H72Z", kit.None).Stroke(g.DD, 2.5).Opacity(.7))
		c.Part("lid", c.Form("M56 66Q56 58 66 58H190Q200 58 200 66V76Q200 82 194 82H62Q56 82 56 76Z", kit.Lin(0, 58, 0, 82, l.L, l.M, l.DD), c.Path("M66 62H186V66H66Z", kit.White).Opacity(.4)),
			c.Form("M138 14Q138 8 144 8H176Q182 8 182 14V60H138Z", kit.Lin(138, 0, 182, 0, g.M.Alpha(.9), g.LL.Alpha(.7), g.D.Alpha(.9)), c.Rect(144, 12, 6, 44, 3, kit.White).Opacity(.6)),
			c.Form("M146 4Q146 0 150 0H170Q174 0 174 4V12H146Z", kit.Lin(146, 0, 174, 0, l.L, l.DD)))
		c.Part("base", c.Form("M66 162H190L212 232Q216 248 200 248H56Q40 248 44 232Z", kit.Lin(44, 0, 212, 0, kit.At(0, b.M), kit.At(.2, b.LL), kit.At(.55, b.M), kit.At(1, b.DD)),
			c.Blur(8, c.Path("M40 236H216V256H40Z", b.DDD)).Opacity(.5), c.Rect(60, 162, 136, 8, 0, b.DDD).Opacity(.4), c.Path("M74 176L60 226Q54 230 52 224L68 176Z", kit.White).Opacity(.45)))
		c.Part("buttons", c.Circle(128, 208, 22, kit.Lin(110, 190, 146, 228, m.DD, m.LL)), c.Circle(128, 208, 17, kit.Lin(114, 194, 142, 222, k.LL, k.M, k.D)), c.Rect(125, 193, 6, 14, 3, b.DD), c.Circle(82, 210, 8, k.M), c.Circle(82, 210, 8, kit.None).Stroke(b.DDD, 2), c.Circle(174, 210, 8, k.M), c.Circle(174, 210, 8, kit.None).Stroke(b.DDD, 2))
		c.Anchor("ground", 128, 248)
	},
}
