package clothing

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var shirt = kit.Piece{
	Name: "shirt", Cm: 78,
	Palette: "shirt #7fb2e8 body; sleeves #7fb2e8 <shirt; collar #7fb2e8 <shirt; cuffs #7fb2e8 <shirt; buttons #fbf7ee; pocket #7fb2e8 <shirt",
	Draw: func(c *kit.Canvas) {
		b, s, k, f, u, p := c.Tones("shirt"), c.Tones("sleeves"), c.Tones("collar"), c.Tones("cuffs"), c.Tones("buttons"), c.Tones("pocket")
		c.On(kit.Back)
		c.Part("collar", c.Form("M94 20Q128 6 162 20L156 54H100Z", kit.Lin(0, 8, 0, 54, k.D, k.DDD)), c.Rect(118, 26, 20, 8, 2, kit.Hex("#f4f1ea")))
		c.On(kit.Body)
		sleeve := kit.Of(sheen.Body(c, "M72 36Q48 44 42 72L16 204Q30 216 52 210L86 116Z", s, 15, c.Blur(5, c.Path("M88 96L48 220H96Z", s.DDD)).Opacity(.42), fabric.Crease(c, s, 5, "M76 92Q60 98 52 112"), fabric.Crease(c, s, 4, "M62 160Q48 158 38 166")), sheen.Body(c, "M14 198Q32 212 55 205L52 232Q50 239 43 238L17 232Q10 230 11 222Z", f, 7, fabric.Stitches(c, f.L, "M15 203Q32 216 53 210")), c.Circle(46, 222, 3.4, u.DD), c.Circle(45.6, 221.5, 2.6, u.L))
		c.Part("sleeves", sleeve, sleeve.Mirror(128))
		c.Part("shirt", fabric.Cloth(c, "M94 20Q80 30 67 38Q73 80 71 110L64 226Q64 238 74 236Q100 250 128 248Q156 250 182 236Q192 238 192 226L185 110Q183 80 189 38Q176 30 162 20L128 66Z", b, fabric.Crease(c, b, 6, "M76 112Q92 122 100 140"), fabric.Crease(c, b, 6, "M180 112Q164 122 156 140"), fabric.Crease(c, b, 5, "M92 240Q90 212 82 190"), fabric.Crease(c, b, 5, "M164 240Q166 212 174 190"), c.Path("M118 60H138V250H118Z", b.L).Opacity(.45), c.Line("M118 60V250", b.DD, 1.5).Opacity(.6), c.Line("M138 60V250", b.DDD, 2).Opacity(.6)))
		c.Part("buttons", fabric.Buttons(c, 128, 84, 226, 4.6, 5, u))
		c.Part("pocket", c.Blur(2, c.Path("M147 105H179V134L163 142L147 134Z", b.DDD)).Opacity(.45), sheen.Body(c, "M146 102H178V131L162 140L146 131Z", p, 5, c.Line("M146 110H178", p.DD, 1.4)), fabric.Stitches(c, p.LL, "M149 113V129L162 136L175 129V113"))
		wing := kit.Of(c.Blur(3, c.Path("M94 22L82 34L100 76L130 64Z", b.DDD)).Opacity(.5), sheen.Body(c, "M96 16Q86 22 82 32L98 72L128 56Q106 40 96 16Z", k, 8), fabric.Stitches(c, k.L, "M87 34L100 66L122 54"))
		c.Part("collar", wing, wing.Mirror(128), c.Circle(128, 64, 4, u.DD), c.Circle(127.6, 63.4, 3.2, u.L))
		c.AnchorBox("print", 128, 150, 100, 90, 0)
		c.AnchorBox("fit", 128, 30, 124, 0, 0)
	},
}

var suit = kit.Piece{
	Name: "suit", Cm: 80,
	Palette: "suit #3f5578 jacket body; lapels #31435f <suit; shirt #f3f5f8; tie #d8413f; buttons #2b2f3c; handkerchief #f3f5f8",
	Draw: func(c *kit.Canvas) {
		b, l, w, t, u, h := c.Tones("suit"), c.Tones("lapels"), c.Tones("shirt"), c.Tones("tie"), c.Tones("buttons"), c.Tones("handkerchief")
		c.On(kit.Back)
		c.Part("shirt", c.Form("M88 18Q128 6 168 18L150 150H106Z", kit.Lin(88, 10, 168, 150, w.LL, w.M, w.D)))
		c.Part("tie", sheen.Body(c, "M116 44H140L136 62L146 136L128 158L110 136L120 62Z", t, 9, c.Line("M108 92L150 76M108 116L150 100M108 140L150 124", t.LL, 4).Opacity(.5)), c.Line("M119 63H137", t.DDD, 2).Opacity(.6))
		wing := sheen.Body(c, "M96 14L86 28L104 62L128 44Z", w, 6)
		c.Part("shirt", wing, wing.Mirror(128))
		c.On(kit.Body)
		sleeve := kit.Of(c.Form("M18 206L50 214L48 226L16 218Z", kit.Lin(16, 0, 50, 0, w.LL, w.DD)), sheen.Body(c, "M70 34Q46 42 40 70L14 200Q28 214 52 210L84 116Z", b, 15, c.Blur(5, c.Path("M88 96L48 220H96Z", b.DDD)).Opacity(.45), fabric.Crease(c, b, 5, "M74 92Q58 98 50 112")), fabric.Buttons(c, 42, 190, 206, 3, 3, u))
		c.Part("suit", sleeve, sleeve.Mirror(128))
		c.Part("suit", fabric.Cloth(c, "M84 20Q76 30 66 36Q73 80 71 110L62 232Q62 240 70 241Q100 248 124 246L126 152L104 96Z", b, fabric.Crease(c, b, 6, "M76 116Q90 122 98 138")), fabric.Cloth(c, "M172 20Q180 30 190 36Q183 80 185 110L194 232Q194 240 186 241Q150 250 118 244Q126 200 126 152L152 96Z", b, fabric.Crease(c, b, 6, "M180 116Q166 122 158 138"), c.Line("M128 152Q128 200 122 244", b.DDD, 2).Opacity(.7)))
		flap := kit.Of(c.Blur(1.5, c.Rect(76, 190, 38, 12, 3, b.DDD)).Opacity(.6), sheen.Body(c, "M76 184L114 188L113 201L75 197Z", b, 4), c.Line("M77 185L113 189", b.LL, 1.4).Opacity(.6))
		c.Part("suit", flap, flap.Mirror(128))
		lapel := kit.Of(c.Blur(3, c.Path("M86 20L70 70L92 78L84 92L126 156Z", b.DDD)).Opacity(.5), sheen.Body(c, "M90 14L70 66L90 74L82 88L126 154L102 70Z", l, 8, fabric.Stitches(c, l.L, "M88 26L75 63")))
		c.Part("lapels", lapel, lapel.Mirror(128))
		c.Part("handkerchief", c.Form("M150 104L156 92L163 100L170 90L178 106Z", kit.Lin(150, 90, 178, 108, h.LL, h.M, h.DD)), c.Line("M146 106L180 110", b.DDD, 2.4), c.Line("M146 108L180 112", b.L, 1.4))
		c.Part("buttons", fabric.Buttons(c, 126, 162, 192, 5.5, 2, u))
		c.AnchorBox("fit", 128, 28, 120, 0, 0)
	},
}

var skirt = kit.Piece{
	Name: "skirt", Cm: 50,
	Palette: "skirt #e8517a fabric; waistband #c93a63 belt <skirt; stripe #ffe0ea hem",
	Draw: func(c *kit.Canvas) {
		s, w, h := c.Tones("skirt"), c.Tones("waistband"), c.Tones("stripe")
		c.On(kit.Back)
		c.Part("skirt", c.Path("M18 206Q128 236 238 206Q250 216 220 222Q128 246 36 222Q6 216 18 206Z", s.DDD))
		c.On(kit.Body)
		const o = "M80 56H176C186 110 212 160 246 204Q250 212 240 214Q224 226 208 216Q192 232 172 222Q150 238 128 226Q106 238 84 222Q64 232 48 216Q32 226 16 214Q6 212 10 204C44 160 70 110 80 56Z"
		pleat := func(x, x2, y2 float64) kit.Node {
			d := fmt.Sprintf("M%g 60Q%g 140 %g %g", x, x+(x2-x)*.35, x2, y2)
			return kit.Of(c.Blur(3, c.Line(d, s.DDD, 8)).Opacity(.5), c.Line(d, s.DD, 2).Opacity(.6), c.Blur(1.5, c.Line(d, s.LL, 5).Move(-7, 0)).Opacity(.6))
		}
		c.Part("skirt", fabric.Cloth(c, o, s, pleat(92, 48, 216), pleat(106, 84, 224), pleat(128, 128, 228), pleat(150, 172, 224), pleat(164, 208, 216)))
		c.Part("stripe", c.Clip(o, c.Line("M8 196Q32 212 48 200T84 206T128 208T172 206T208 200T248 196", h.M, 7).Opacity(.95), sheen.Edge(c, o, s, 18)))
		c.Part("waistband", sheen.Body(c, "M78 36Q128 44 178 36Q184 36 184 42V58Q184 64 178 64Q128 72 78 64Q72 64 72 58V42Q72 36 78 36Z", w, 9, fabric.Stitches(c, w.LL, "M76 42Q128 50 180 42M76 58Q128 66 180 58")), fabric.Buttons(c, 128, 54, 54, 6, 1, h))
		c.AnchorBox("fit", 128, 48, 106, 0, 0)
		c.AnchorBox("print", 128, 140, 90, 70, 0)
	},
}

var tutu = kit.Piece{
	Name: "tutu", Cm: 45,
	Palette: "tulle #f7a8c8 skirt layers; bodice #ee7fae waistband; bow #ee7fae <bodice",
	Draw: func(c *kit.Canvas) {
		t, b, w := c.Tones("tulle"), c.Tones("bodice"), c.Tones("bow")
		ruffle := func(y, half, deep float64, n int, a float64) kit.Node {
			top, bottom := "", ""
			for i := range n {
				u := (float64(i)+1)/float64(n)*2 - 1
				v := (float64(i)+.5)/float64(n)*2 - 1
				bottom += fmt.Sprintf("Q%g %g %g %g", 128+half*v*1.03, y+deep*(1.28-.35*v*v), 128+half*u, y+deep*(.9-.42*u*u))
			}
			top = fmt.Sprintf("M84 %gL%g %g", y-6, 128-half, y+deep*.48)
			d := top + bottom + fmt.Sprintf("L172 %gZ", y-6)
			var lines []kit.Node
			for i := range n {
				u := (float64(i)+1)/float64(n)*2 - 1
				lines = append(lines, c.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", 128+44*u, y-4, 128+half*u*.62, y+deep*.26, 128+half*u, y+deep*(.9-.42*u*u)), t.DD, 2.2).Opacity(.5), c.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", 128+44*u+2, y-4, 128+half*(u+.03)*.62, y+deep*.26, 128+half*(u+.05), y+deep*(.9-.42*u*u)), t.LL, 2).Opacity(.6))
			}
			return c.Form(d, kit.Lin(0, y, 0, y+deep, t.M.Alpha(a), t.L.Alpha(a), t.LL.Alpha(a)), append(lines, c.Path(d, kit.None).Stroke(t.LL, 3).Opacity(.8))...)
		}
		c.Part("tulle", ruffle(126, 124, 96, 9, 1), ruffle(116, 118, 84, 10, .92), ruffle(106, 108, 70, 9, .95))
		const o = "M84 48Q128 60 172 48L176 102Q128 124 80 102Z"
		c.Part("bodice", sheen.Body(c, o, b, 12, c.Line("M106 54L102 112M150 54L154 112M128 56V116", b.DD, 2).Opacity(.6), c.Line("M108 54L104 112M152 54L156 112", b.LL, 1.4).Opacity(.6)), c.Line("M84 49Q128 61 172 49", b.LL, 3))
		loop := sheen.Body(c, "M126 104C108 86 84 88 86 104C84 122 108 122 126 106Z", w, 6, c.Line("M124 105Q106 100 96 104", w.DDD, 3).Opacity(.5))
		c.Part("bow", c.Form("M122 106L106 148L118 144L126 150L132 108Z", kit.Lin(106, 106, 130, 150, w.L, w.D)), c.Form("M134 106L150 148L138 144L130 150L124 108Z", kit.Lin(130, 106, 150, 150, w.M, w.DD)), loop, loop.Mirror(128), sheen.Ball(c, 128, 105, 9, w))
		c.AnchorBox("fit", 128, 76, 94, 0, 0)
	},
}

var apron = kit.Piece{
	Name: "apron", Cm: 90,
	Palette: "apron #e2564a cloth; straps #fbf1e0 ties; pocket #fbf1e0 <straps; dots #fbf1e0 pattern <straps",
	Draw: func(c *kit.Canvas) {
		a, s, p, d := c.Tones("apron"), c.Tones("straps"), c.Tones("pocket"), c.Tones("dots")
		c.On(kit.Back)
		c.Part("straps", c.Line("M90 48C84 -4 172 -4 166 48", s.DD, 11), c.Line("M90 48C84 -4 172 -4 166 48", s.M, 8), c.Line("M62 122C36 128 22 146 18 176M194 122C220 128 234 146 238 176", s.DD, 11), c.Line("M62 122C36 128 22 146 18 176M194 122C220 128 234 146 238 176", s.M, 8))
		c.On(kit.Body)
		const o = "M84 44Q128 54 172 44C172 84 182 108 200 116C206 160 210 200 212 226Q212 238 200 240Q128 254 56 240Q44 238 44 226C46 200 50 160 56 116C74 108 84 84 84 44Z"
		c.Part("apron", fabric.Cloth(c, o, a, fabric.Crease(c, a, 6, "M88 120Q100 150 96 200"), fabric.Crease(c, a, 6, "M170 120Q160 160 166 230")))
		c.Part("dots", c.Clip(o, sheen.Each(48, func(i int) kit.Node {
			r, q := i/8, i%8
			return c.Circle(30+28*float64(q)+14*float64(r%2), 62+34*float64(r), 4.4, d.M)
		}).Opacity(.9), sheen.Edge(c, o, a, 18)))
		c.Part("apron", fabric.Stitches(c, a.LL, "M90 52Q128 60 166 52M52 226Q128 242 204 226"))
		c.Part("pocket", c.Blur(3, c.Path("M82 150H176V204Q176 218 162 218H96Q82 218 82 204Z", a.DDD)).Opacity(.45), sheen.Body(c, "M80 146Q128 152 176 146V198Q176 214 160 214H96Q80 214 80 198Z", p, 9, c.Line("M128 150V214", p.DD, 2).Opacity(.7)), c.Line("M80 152Q128 158 176 152", a.M, 7), fabric.Stitches(c, a.D, "M86 162V198Q86 208 98 208H158Q170 208 170 198V162"))
		c.AnchorBox("print", 128, 96, 70, 50, 0)
		c.AnchorBox("fit", 128, 40, 90, 0, 0)
	},
}

var jersey = kit.Piece{
	Name: "sports-jersey", Cm: 76,
	Palette: "jersey #2f5fc4 shirt body; sleeves #2f5fc4 <jersey; trim #ffcf3d collar stripes; number #fbfaf5",
	Draw: func(c *kit.Canvas) {
		b, s, t, n := c.Tones("jersey"), c.Tones("sleeves"), c.Tones("trim"), c.Tones("number")
		c.On(kit.Back)
		c.Part("jersey", c.Form("M92 26Q128 14 164 26V60H92Z", kit.Lin(0, 16, 0, 56, b.DD, b.DDD)))
		c.On(kit.Body)
		sleeve := kit.Of(sheen.Body(c, "M64 38Q44 46 34 66L6 112Q3 117 8 120L42 138Q47 140 50 135L74 100Z", s, 13, c.Blur(5, c.Path("M50 140L78 92V150Z", s.DDD)).Opacity(.5)), c.Line("M11 106L50 127M16 96L56 117", t.DD, 8).Butt(), c.Line("M11 105L50 126M16 95L56 116", t.M, 6).Butt())
		c.Part("sleeves", sleeve, sleeve.Mirror(128))
		const o = "M92 24Q76 34 62 39Q66 70 65 104L62 230Q62 238 70 239Q128 246 186 239Q194 238 194 230L191 104Q190 70 194 39Q180 34 164 24L128 70Z"
		c.Part("jersey", fabric.Cloth(c, o, b, sheen.Each(11, func(i int) kit.Node {
			return c.Line(fmt.Sprintf("M%g 40V250", 72+11.2*float64(i)), b.DDD, 1).Dash(1.2, 4).Opacity(.5)
		}), fabric.Crease(c, b, 5, "M70 108Q88 118 98 138"), fabric.Crease(c, b, 5, "M187 108Q168 120 158 142")))
		c.Part("trim", c.Clip(o, c.Path("M62 60Q70 140 66 250H60V60ZM194 60Q186 140 190 250H196V60Z", t.M)), c.Line("M93 26L128 70L163 26", t.DD, 11), c.Line("M93 25L128 68L163 25", t.M, 8), c.Line("M97 27L128 64", t.LL, 2))
		text := c.Text()
		if text == "" {
			text = "10"
		}
		d := kit.LettersPath(text, kit.Box{X0: 82, Y0: 100, X1: 174, Y1: 176}, "display")
		c.Part("number", c.Path(d, n.M).Stroke(t.M, 7), c.Path(d, kit.Lin(0, 100, 0, 176, n.LL, n.M, n.D)))
		c.AnchorBox("print", 128, 138, 96, 76, 0)
		c.AnchorBox("fit", 128, 36, 132, 0, 0)
	},
}

var shorts = kit.Piece{
	Name: "shorts", Cm: 45,
	Palette: "shorts #3fa796 fabric; waistband #2f8a7b <shorts; cord #fbf7ee drawstring; stripe #fbf7ee sides <cord",
	Draw: func(c *kit.Canvas) {
		s, w, k, p := c.Tones("shorts"), c.Tones("waistband"), c.Tones("cord"), c.Tones("stripe")
		c.On(kit.Back)
		c.Part("waistband", c.Form("M58 44Q128 28 198 44V64H58Z", kit.Lin(0, 34, 0, 64, s.DD, s.DDD)))
		c.On(kit.Body)
		leg := "M54 50Q92 58 130 57L128 150L118 216Q116 224 106 224Q58 226 22 212Q14 210 16 200Z"
		one := fabric.Cloth(c, leg, s, fabric.Crease(c, s, 6, "M124 120Q96 128 80 148"), fabric.Crease(c, s, 5, "M60 84Q66 110 56 140"))
		c.Part("shorts", one, one.Mirror(128), c.Line("M128 60V150", s.DDD, 2.4).Opacity(.6), c.Line("M128 90Q150 86 148 60", s.DD, 2).Opacity(.6))
		stripe := c.Clip(leg, c.Line("M56 44L20 216", p.M, 11), sheen.Edge(c, leg, s, 16))
		c.Part("stripe", stripe, stripe.Mirror(128), fabric.Stitches(c, s.LL, "M24 202Q64 214 118 212M232 202Q192 214 138 212"))
		c.Part("waistband", fabric.Ribbed(c, "M52 44Q128 60 204 44Q210 44 210 50L212 66Q212 72 206 73Q128 88 50 73Q44 72 44 66L46 50Q46 44 52 44Z", w, 28))
		c.Part("cord", c.Line("M122 68C112 90 108 104 112 120M134 68C144 90 148 100 142 116", k.DDD, 6.5), c.Line("M122 68C112 90 108 104 112 120M134 68C144 90 148 100 142 116", k.M, 4.5), c.Line("M122 68Q96 76 104 88Q114 92 126 70Q140 92 150 88Q158 76 134 68", k.DDD, 6), c.Line("M122 68Q96 76 104 88Q114 92 126 70Q140 92 150 88Q158 76 134 68", k.M, 4), c.Circle(128, 69, 5, k.L))
		c.AnchorBox("fit", 128, 58, 160, 0, 0)
	},
}

var swimsuit = kit.Piece{
	Name: "swimsuit", Cm: 65,
	Palette: "swimsuit #ef5d6b suit; straps #ef5d6b <swimsuit; dots #fff3e2; ruffle #fff3e2 trim <dots",
	Draw: func(c *kit.Canvas) {
		s, t, d, r := c.Tones("swimsuit"), c.Tones("straps"), c.Tones("dots"), c.Tones("ruffle")
		c.On(kit.Back)
		c.Part("straps", c.Path("M96 78Q128 60 160 78V110H96Z", s.DDD), c.Line("M94 76C92 44 92 24 96 6M162 76C164 44 164 24 160 6", t.DDD, 11), c.Line("M94 76C92 44 92 24 96 6M162 76C164 44 164 24 160 6", t.M, 8).Move(-.6, 0))
		c.On(kit.Body)
		const o = "M78 84C84 70 96 66 106 76C114 86 120 92 128 94C136 92 142 86 150 76C160 66 172 70 178 84C176 116 168 140 176 166C182 186 192 194 196 202C176 208 158 222 148 246Q128 256 108 246C98 222 80 208 60 202C64 194 74 186 80 166C88 140 80 116 78 84Z"
		c.Part("swimsuit", fabric.Cloth(c, o, s, fabric.Crease(c, s, 5, "M86 138Q104 146 116 144"), fabric.Crease(c, s, 5, "M84 168Q100 176 112 174")))
		c.Part("dots", c.Clip(o, sheen.Each(48, func(i int) kit.Node {
			y, q := i/6, i%6
			return c.Circle(66+26*float64(q)+13*float64(y%2), 92+22*float64(y), 4.6, d.M)
		}), sheen.Edge(c, o, s, 18)))
		c.Part("ruffle", c.Form("M76 84Q80 68 92 70Q98 64 104 72Q112 72 116 82Q124 82 128 90Q132 82 140 82Q144 72 152 72Q158 64 164 70Q176 68 180 84Q182 96 172 98Q166 106 158 100Q150 108 142 102Q134 110 128 106Q122 110 114 102Q106 108 98 100Q90 106 84 98Q74 96 76 84Z", kit.Lin(0, 68, 0, 108, r.LL, r.M, r.DD), c.Line("M92 74V96M104 76V98M116 84V100M140 84V100M152 76V98M164 74V96", r.DD, 2).Opacity(.5)))
		c.AnchorBox("fit", 128, 84, 100, 0, 0)
	},
}

var bikini = kit.Piece{
	Name: "bikini", Cm: 40,
	Palette: "bikini #ff9f3d fabric; ties #ff9f3d straps <bikini; flowers #fff3e2 pattern",
	Draw: func(c *kit.Canvas) {
		b, t, f := c.Tones("bikini"), c.Tones("ties"), c.Tones("flowers")
		line := func(d string) kit.Node {
			return kit.Of(c.Line(d, t.DDD, 7), c.Line(d, t.M, 4.8).Move(-.4, -.4), c.Line(d, t.LL, 1.4).Move(-1, -1))
		}
		c.On(kit.Back)
		c.Part("ties", line("M76 62C86 20 108 8 128 12C148 8 170 20 180 62"), line("M24 116Q10 118 4 132M232 116Q246 118 252 132"))
		c.On(kit.Body)
		flower := func(x, y, r float64) kit.Node {
			return kit.Of(c.Around(5, x, y, c.Ellipse(x, y-r*.55, r*.36, r*.46, f.M)), c.Circle(x, y, r*.26, b.DD))
		}
		cup := "M76 58C96 70 118 96 120 118Q120 128 108 128Q64 134 28 124Q18 122 24 112C36 92 60 70 76 58Z"
		c.Part("ties", line("M20 120Q128 140 236 120"))
		one := sheen.Body(c, cup, b, 16, fabric.Crease(c, b, 4, "M76 124Q78 104 74 88"))
		c.Part("bikini", one, one.Mirror(128))
		c.Part("flowers", c.Clip(cup, flower(58, 104, 15), flower(90, 112, 12), flower(78, 82, 11), sheen.Edge(c, cup, b, 14)), c.Clip("M180 58C160 70 138 96 136 118Q136 128 148 128Q192 134 228 124Q238 122 232 112C220 92 196 70 180 58Z", flower(166, 108, 15), flower(198, 110, 13), flower(182, 82, 11)))
		const low = "M40 168Q128 184 216 168C206 200 166 214 150 240Q128 252 106 240C90 214 50 200 40 168Z"
		c.Part("bikini", sheen.Body(c, low, b, 18))
		c.Part("flowers", c.Clip(low, flower(72, 184, 14), flower(112, 196, 16), flower(152, 190, 13), flower(188, 182, 12), flower(130, 226, 14), sheen.Edge(c, low, b, 16)))
		knot := kit.Of(line("M40 170Q18 164 16 178Q20 188 42 172"), line("M40 170Q22 190 24 212M40 170Q34 194 40 214"), sheen.Ball(c, 41, 171, 6, t))
		c.Part("ties", knot, knot.Mirror(128), sheen.Ball(c, 128, 126, 8, t))
		c.AnchorBox("fit", 128, 112, 200, 0, 0)
	},
}
