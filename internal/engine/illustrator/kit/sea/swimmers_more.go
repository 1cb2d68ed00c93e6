package sea

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var seaUrchin = kit.Piece{
	Name: "sea-urchin", Cm: 8,
	Palette: "body #6a3f8f; spikes #8a52b8 spines <body",
	Draw: func(c *kit.Canvas) {
		b, s := c.Tones("body"), c.Tones("spikes")
		spine := func(deg, from, to, w float64) kit.Node {
			d := p.D("M%g %gL%g %gL%g %gL%g %gZ", 128-w, 128-from, 127., 128-to, 129., 128-to, 128+w, 128-from)
			return c.Path(d, kit.Lin(128-w, 0, 128+w, 0, s.LL, s.M, s.DD)).Stroke(s.D, 1).Rotate(deg, 128, 128)
		}
		ring := func(n int, from, to, w, turn float64) kit.Node {
			return p.Each(n, func(i int) kit.Node {
				return spine(turn+360*float64(i)/float64(n), from, to+5*math.Sin(float64(i)*2.7), w)
			})
		}
		c.Part("spikes", ring(30, 60, 121, 4.4, 0), ring(30, 60, 108, 4.4, 6))
		c.Part("body", p.Body(c, kit.Oval(128, 128, 82, 82), b, 30))
		small := func(r, l, w float64, n int, turn float64) kit.Node {
			return p.Each(n, func(i int) kit.Node {
				a := turn + 360*float64(i)/float64(n)
				sin, cos := math.Sincos(a * math.Pi / 180)
				x, y := 128+r*cos, 128+r*sin
				x1, y1 := 128+(r+l)*cos-3, 128+(r+l)*sin-5
				return kit.Of(c.Circle(x, y, w*1.5, b.DDD).Opacity(.6), c.Path(p.D("M%g %gL%g %gL%g %gZ", x-w*sin, y+w*cos, x1, y1, x+w*sin, y-w*cos), kit.Lin(x-w, y-w, x+w, y+w, s.LL, s.M, s.D)).Stroke(s.DD, .8))
			})
		}
		c.Part("spikes", small(66, 34, 4.4, 20, 5), small(46, 30, 4.6, 14, 0), small(26, 24, 4.6, 9, 16), small(8, 16, 4.4, 4, 40))
		c.Part("body", c.Blur(10, c.Ellipse(100, 92, 34, 24, kit.White)).Opacity(.28).Shade())
		c.Anchor("ground", 128, 240)
	},
}

var manatee = kit.Piece{
	Name: "manatee", Cm: 300, Facing: kit.Right,
	Palette: "skin #8d9aa6 body gray; belly #b3bdc6 muzzle <skin; flippers #7d8a97 <skin; tail #7d8a97 <skin; nose #4a4d57; eyes #3a2f38",
	Draw: func(c *kit.Canvas) {
		s, b, f, t, n, e := c.Tones("skin"), c.Tones("belly"), c.Tones("flippers"), c.Tones("tail"), c.Tones("nose"), c.Tones("eyes")
		c.Part("tail", p.Body(c, "M58 138C34 112 4 108 -8 130C-18 152 -6 182 20 186C44 188 60 170 66 152Z", t, 16, c.Line("M52 148Q24 142 0 146M54 152Q30 162 8 168M54 144Q34 128 14 122", t.DD, 2.4).Opacity(.45)))
		const d = "M44 140C66 98 116 74 166 78C216 82 256 112 258 152C258 186 232 206 196 208C150 214 84 208 48 166Q40 154 44 140Z"
		c.Part("skin", p.Body(c, d, s, 30, c.Named("belly", c.Blur(9, c.Path("M60 180Q150 200 250 190V230H70Z", b.M)).Opacity(.9)), c.Line("M84 112Q78 132 84 152M106 98Q98 120 104 146M166 90Q156 120 166 150", s.DD, 2.4).Opacity(.4), p.Each(14, func(i int) kit.Node {
			r := c.Rand()
			return c.Circle(80+120*r.Float64(), 96+70*r.Float64(), 2+1.6*r.Float64(), s.DD).Opacity(.35)
		})), p.Glint(c, "M84 122Q116 92 160 92Q168 97 160 101Q122 102 92 130Q82 132 84 122Z", .45))
		c.Part("flippers", p.Cast(c, d, "M138 178C124 196 110 222 116 240C136 244 162 218 170 190Z", s, 3, 4, 4, .4), p.Body(c, "M138 174C122 192 104 220 110 242C118 252 142 240 156 222C168 208 174 194 172 184Z", f, 13, c.Line("M114 240L126 232M122 244L134 234M132 242L142 230", f.LL, 2.6)))
		muzzle := "M196 148C196 132 218 124 238 128C262 132 272 152 266 174C260 196 232 202 212 192C198 184 194 166 196 148Z"
		c.Part("muzzle", p.Cast(c, d, muzzle, s, -3, 4, 4, .4), p.Body(c, muzzle, b, 15, c.Line("M232 160V186", b.DD, 3).Opacity(.6), p.Each(10, func(i int) kit.Node {
			return c.Circle([]float64{206, 212, 218, 209, 216, 244, 250, 256, 247, 254}[i], []float64{160, 168, 160, 174, 180, 160, 168, 160, 178, 174}[i], 1.7, n.M)
		})))
		c.Part("nose", c.Ellipse(222, 140, 5, 3.4, n.M).Rotate(-14, 222, 140), c.Ellipse(246, 141, 5, 3.4, n.M).Rotate(14, 246, 141))
		c.Part("mouth", c.Line("M206 190Q232 206 256 190", n.M, 3.6))
		c.Part("eyes", p.Eye(c, 196, 120, 9.5, e), p.Eye(c, 240, 114, 8, e))
		c.AnchorBox("headTop", 214, 88, 60, 14, 12)
		c.AnchorBox("eyes", 216, 117, 76, 22, 0)
		c.Anchor("mouth", 232, 194)
		c.Anchor("ground", 150, 226)
	},
}

var seaLion = kit.Piece{
	Name: "sea-lion", Cm: 200, Facing: kit.Right,
	Palette: "skin #7a5640 body fur brown; belly #b08a66; flippers #5f4232 <skin; whiskers #f0e2d0; eyes #2f2528; nose #2f2528",
	Draw: func(c *kit.Canvas) {
		s, b, f, w, e, n := c.Tones("skin"), c.Tones("belly"), c.Tones("flippers"), c.Tones("whiskers"), c.Tones("eyes"), c.Tones("nose")
		c.Part("flippers", p.Flat(c, "M190 190C206 206 224 234 230 252C212 256 190 246 178 226Z", kit.TonesOf(f.D), 8))
		c.Part("flippers", p.Body(c, "M52 224C30 214 6 206 -8 210C-14 220 2 232 18 236C4 240 -4 248 2 254C22 256 50 250 66 242Z", f, 9, c.Line("M40 230L6 216M46 240L16 250", f.DD, 2.4).Opacity(.5)))
		const d = "M34 236C42 206 80 186 112 168C134 154 140 128 142 96C142 62 158 30 186 26C212 26 222 52 222 82C224 122 226 162 212 196C196 232 164 246 124 250C88 252 30 252 34 236Z"
		c.Part("skin", p.Body(c, d, s, 26, c.Named("belly", c.Blur(7, c.Path("M212 96C196 130 202 176 176 212Q150 240 110 262H240V90Z", b.M)).Opacity(.85))), c.Clip(d, p.Glint(c, "M62 220Q88 196 118 184Q126 186 120 192Q94 204 72 226Q60 230 62 220Z", .4)))
		c.Part("flippers", p.Cast(c, d, "M130 190C148 200 152 224 148 250H96Z", s, 2, -2, 5, .4), p.Body(c, "M128 184C150 192 160 218 154 244C150 258 122 256 96 256C80 256 66 250 66 244C92 238 112 216 118 194Q122 184 128 184Z", f, 13, c.Line("M76 246Q108 242 134 226M92 252Q120 248 140 236", f.DD, 2.4).Opacity(.5)))
		const head = "M142 70C142 36 168 14 198 18C222 22 234 38 240 50C254 54 262 66 256 78C250 88 236 90 226 92C212 112 184 118 164 108C148 100 142 86 142 70Z"
		c.Part("head", p.Cast(c, d, head, s, -2, 9, 6, .45), p.Body(c, head, s, 20, c.Named("belly", c.Blur(4, c.Path("M196 96Q222 92 262 78V110H190Z", b.M)).Opacity(.9))), p.Body(c, "M150 64C142 66 138 76 142 86C148 84 154 76 156 68Z", f, 4), p.Glint(c, "M158 56Q166 34 190 30Q197 34 191 38Q174 42 167 60Q158 64 158 56Z", .5))
		c.Part("whiskers", c.Line("M234 78Q232 94 222 106M240 80Q242 96 236 110M228 76Q220 88 208 96", w.M, 2))
		c.Part("nose", c.Path("M244 50C254 50 262 60 258 68C252 72 244 66 242 58Z", kit.Lin(242, 50, 260, 70, n.L, n.M, n.DD)), c.Circle(249, 56, 2.4, kit.White).Opacity(.7))
		c.Part("mouth", c.Line("M254 72Q240 86 222 82", n.M, 3.4))
		c.Part("eyes", p.Eye(c, 204, 54, 11, e), c.Line("M192 38q8 -6 18 -2", s.DDD, 3).Opacity(.7))
		c.AnchorBox("headTop", 190, 22, 60, 14, 8)
		c.AnchorBox("eyes", 204, 54, 50, 24, 0)
		c.Anchor("mouth", 242, 80)
		c.Anchor("seat", 92, 184)
		c.Anchor("ground", 110, 254)
	},
}
