package toys

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var playgroundSlide = kit.Piece{
	Name: "playground-slide", Cm: 250, Facing: kit.Right,
	Palette: "slide #f5b52e chute yellow; ladder #3f86dc steps blue; rails #e5484f handles red",
	Draw: func(c *kit.Canvas) {
		s, l, r := c.Tones("slide"), c.Tones("ladder"), c.Tones("rails")
		c.Part("ladder", sheen.Tube(c, "M104 66L64 236M150 108V228", 9, l), sheen.Each(6, func(i int) kit.Node {
			x, y := 62-7.600*float64(i), 88+26*float64(i)
			return kit.Of(sheen.Tube(c, sheen.D("M%g %gL%g %g", x+4, y, x+36, y-5), 9, l))
		}))
		c.Part("rails", sheen.Tube(c, "M88 74C84 30 112 10 126 34Q132 46 142 62", 7, r))
		far, near := "C158 66 158 186 206 204C222 210 236 210 252 208", "C122 94 124 206 176 228C194 236 212 236 230 234"
		c.Part("slide", c.Line("M114 62"+far, s.DD, 12), c.Line("M114 60"+far, s.L, 6), c.Path("M114 62"+far+"L230 230C212 232 194 232 176 224C124 202 122 90 78 84Z", kit.Lin(96, 60, 214, 230, s.M, s.D, s.M, s.D)),
			c.Blur(5, c.Path("M124 62"+far+"L246 214C158 214 158 90 112 68Z", s.DDD)).Opacity(.55), c.Blur(3, c.Line("M96 76C140 82 140 196 190 216C208 223 224 223 240 221", s.LL, 7)).Opacity(.75))
		c.Part("slide", c.Line("M78 86"+near, s.DDD, 19), c.Line("M78 84"+near, kit.Lin(80, 80, 220, 236, s.L, s.M, s.D), 15), c.Line("M80 79C124 90 128 200 178 222C194 228 212 229 229 228", s.LL, 3.400).Opacity(.9))
		c.Part("ladder", sheen.Tube(c, "M76 72L20 236", 10, l), sheen.Tube(c, "M62 76H110", 11, l), sheen.Tube(c, "M122 132V236", 10, l))
		c.Part("rails", sheen.Tube(c, "M62 108C56 48 74 22 96 44Q102 54 112 94", 8, r), sheen.Body(c, kit.RoundRect(8, 232, 26, 11, 5), r, 4), sheen.Body(c, kit.RoundRect(54, 230, 22, 10, 5), r, 4), sheen.Body(c, kit.RoundRect(110, 232, 24, 11, 5), r, 4))
		c.Anchor("seat", 96, 80)
		c.Anchor("ground", 128, 242)
	},
}

var sandbox = kit.Piece{
	Name: "sandbox", Cm: 150, States: "empty -toys; plain -toys",
	Palette: "frame #c07a3e wood; sand #f2d08a; bucket #e8484f red; shovel #3d8fe0 blue; mold #46b86a star green",
	Draw: func(c *kit.Canvas) {
		f, s, b, h, m := c.Tones("frame"), c.Tones("sand"), c.Tones("bucket"), c.Tones("shovel"), c.Tones("mold")
		c.Part("frame", sheen.Body(c, "M46 104H210L216 122H40Z", f, 5), sheen.Body(c, "M46 104L58 112L30 196H4Z", f, 5), sheen.Body(c, "M210 104L198 112L226 196H252Z", f, 5))
		heap := "M54 118C76 104 100 120 128 112C156 104 180 116 202 116L226 200H30Z"
		c.Part("sand", c.Form(heap, kit.Lin(60, 104, 190, 200, s.LL, s.L, s.M, s.D), c.Blur(5, c.Path("M28 186H230V204H28ZM196 110L230 196H214L186 116Z", s.DD)).Opacity(.45), c.Blur(6, c.Ellipse(92, 172, 46, 10, s.D)).Opacity(.5), sheen.Each(70, func(int) kit.Node {
			return c.Circle(40+176*c.Rand().Float64(), 122+66*c.Rand().Float64(), .8+c.Rand().Float64(), s.DD).Opacity(.5)
		})))
		tower := func(x, y, w, v float64) kit.Node {
			d := sheen.D("M%g %gh%gv9h%gv-9h%gv9h%gv-9h%gL%g %gH%gZ", x-w, y, w*.5, w*.25, w*.5, w*.25, w*.5, x+w*1.150, y+v, x-w*1.150)
			return sheen.Body(c, d, s, 6, c.Path(sheen.D("M%g %gv-9a5 5 0 0 1 10 0v9Z", x-5, y+v*.600), s.DDD).Opacity(.7))
		}
		c.Part("toys", c.Blur(4, c.Ellipse(186, 168, 46, 10, s.DDD)).Opacity(.5), tower(196, 88, 22, 74), tower(168, 112, 20, 56), c.Line("M196 88V58", f.DD, 3), c.Path("M197 58L220 66L197 74Z", kit.Lin(197, 58, 218, 74, m.L, m.D)))
		spade := kit.Of(sheen.Tube(c, "M0 -8V-72", 7, h), sheen.Tube(c, "M-12 -74H12", 8, h), sheen.Body(c, "M-16 -10Q0 -16 16 -10L14 18Q0 34 -14 18Z", h, 5))
		c.Part("toys", c.Blur(4, c.Ellipse(84, 174, 40, 9, s.DDD)).Opacity(.55), spade.Rotate(16, 0, 0).Move(122, 148), c.Path("M102 158Q120 150 142 160Q138 178 118 178Q102 174 102 158Z", kit.Lin(102, 150, 140, 178, s.L, s.M)))
		c.Part("toys", c.Ellipse(72, 112, 29, 9, b.DDD), c.Path("M46 112Q72 88 98 112Q92 122 72 122Q52 122 46 112Z", s.M), sheen.Body(c, "M42 112Q72 126 102 112L94 166Q72 178 50 166Z", b, 9, c.Path("M40 128Q72 142 104 128V138Q72 152 40 138Z", b.LL)), c.Line("M44 112Q72 124 100 112", b.LL, 3), c.Line("M44 114C34 150 56 164 92 150", kit.White, 4))
		star := "M0 -22L6.500 -8L22 -6L11 5L14 20L0 12L-14 20L-11 5L-22 -6L-6.500 -8Z"
		c.Part("toys", kit.Of(c.Path(star, m.DDD).Move(2, 5), sheen.Body(c, star, m, 5), c.Path(star, kit.None).Stroke(m.LL, 2).Scale(.6, .6, 0, 0)).Scale(1, .720, 0, 0).Move(158, 182))
		front := "M6 190H250Q254 190 254 195V232Q254 237 249 237H7Q2 237 2 232V195Q2 190 6 190Z"
		c.Part("frame", sheen.Body(c, front, f, 8, c.Line("M10 204Q90 198 130 206T246 204M10 220Q70 226 128 218T246 222", f.DD, 1.800).Opacity(.6), c.Line("M6 193H250", f.LL, 3).Opacity(.7)), sheen.Body(c, kit.RoundRect(0, 184, 24, 58, 5), f, 6), sheen.Body(c, kit.RoundRect(232, 184, 24, 58, 5), f, 6), sheen.Ball(c, 12, 200, 3.500, s), sheen.Ball(c, 12, 226, 3.500, s), sheen.Ball(c, 244, 200, 3.500, s), sheen.Ball(c, 244, 226, 3.500, s))
		c.AnchorBox("inside", 128, 158, 180, 70, 0)
		c.Anchor("ground", 128, 240)
	},
}

var bouncyCastle = kit.Piece{
	Name: "bouncy-castle", Cm: 450,
	Palette: "towers #e8484f red; roofs #3f7fe0 blue tops; walls #f7c431 yellow; base #3f7fe0 <roofs; floor #5cc46c green; flags #f25aa8 pink",
	Draw: func(c *kit.Canvas) {
		t, r, w, b, f, g := c.Tones("towers"), c.Tones("roofs"), c.Tones("walls"), c.Tones("base"), c.Tones("floor"), c.Tones("flags")
		tower := func(x, y, v, h float64, n int) kit.Node {
			all := kit.Of(c.Line(sheen.D("M%g %gv-22", x, y-h), t.DDD, 3), c.Path(sheen.D("M%g %gq10 -4 20 4q-10 6 -20 6Z", x+1, y-h-22), g.M))
			step := v / float64(n)
			for i := range n {
				k := n - 1 - i
				tone := t
				if k%2 == 1 {
					tone = w
				}
				all = kit.Of(all, sheen.Body(c, kit.RoundRect(x-23, y+step*float64(k)-3, 46, step+6, 13), tone, 9), c.Ellipse(x-12, y+step*float64(k)+7, 5, 3, kit.White).Opacity(.6))
			}
			cone := sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x-6, y-h, x, y-h-8, x+6, y-h, x+12, y-30, x+29, y-4, x+31, y+9, x, y+10, x-31, y+9, x-29, y-4)
			return kit.Of(all, sheen.Body(c, cone, r, 10, c.Line(sheen.D("M%g %gL%g %g", x-2, y-h+8, x-9, y+6), r.DD, 1.800).Opacity(.6)), c.Path(sheen.D("M%g %gL%g %gL%g %gZ", x-8, y-h+20, x-19, y-8, x-12, y-6), kit.White).Opacity(.5))
		}
		c.On(kit.Back)
		c.Part("towers", tower(72, 78, 100, 46, 3), tower(184, 78, 100, 46, 3))
		c.Part("walls", sheen.Each(4, func(i int) kit.Node {
			x := 66 + 31*float64(i)
			return kit.Of(sheen.Body(c, kit.RoundRect(x, 92, 32, 100, 14), w, 9), c.Line(sheen.D("M%g 106V150", x+9), kit.White, 3).Opacity(.6))
		}), sheen.Each(4, func(i int) kit.Node { return sheen.Body(c, kit.RoundRect(69+31*float64(i), 78, 24, 24, 9), t, 6) }))
		c.Part("floor", c.Form("M60 178H196L224 216H32Z", kit.Lin(0, 178, 0, 216, f.D, f.M, f.L), sheen.Each(6, func(i int) kit.Node {
			x := 78 + 20*float64(i)
			return c.Line(sheen.D("M%g 176L%g 218", x, x+(x-128)*.4), f.DD, 2.400).Opacity(.6)
		})))
		c.On(kit.Fore)
		c.Part("towers", tower(36, 84, 132, 62, 5), tower(220, 84, 132, 62, 5))
		c.Part("base", sheen.Body(c, kit.RoundRect(6, 206, 244, 34, 17), b, 11), c.Line("M24 214H200", kit.White, 3.600).Opacity(.6), sheen.Body(c, kit.RoundRect(84, 222, 88, 26, 13), t, 9), c.Line("M98 229H146", kit.White, 3).Opacity(.6))
		c.AnchorBox("inside", 128, 158, 124, 110, 0)
		c.Anchor("ground", 128, 246)
	},
}
