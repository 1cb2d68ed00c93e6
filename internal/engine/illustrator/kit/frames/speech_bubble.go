package frames

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var speechBubble = kit.Piece{
	Name: "speech-bubble", Cm: 20,
	Palette: "bubble #3f97f2 fill tail; outline #2c3350; second #ffffff",
	Draw: func(c *kit.Canvas) {
		t, o, s := c.Tones("bubble"), c.Tones("outline"), c.Tones("second")
		const round = "M56 26H200Q244 26 244 70V132Q244 176 200 176H116C104 198 84 218 52 226C66 210 72 196 72 176H56Q12 176 12 132V70Q12 26 56 26Z"
		const oval = "M128 20C196 20 246 54 246 104C246 154 196 188 128 188C118 188 108 187 99 186C84 206 62 222 34 228C50 212 56 196 56 174C28 158 10 134 10 104C10 54 60 20 128 20Z"
		box := kit.Box{X0: 36, Y0: 48, X1: 220, Y1: 154}
		ink := kit.Color(shape.Ink(t))
		v := c.Variant(4)
		switch v {
		case 1: // comic: white with a dark line
			c.Part("bubble", c.Path(oval, o.DD).Move(5, 7).Opacity(.35), c.Path(oval, s.M).Stroke(o.M, 8), c.Clip(oval, c.Blur(6, c.Path(oval, kit.None).Stroke(t.L, 18).Move(-4, -6)).Opacity(.5)))
			c.Part("outline", c.Path(oval, kit.None).Stroke(o.M, 8))
			box, ink = kit.Box{X0: 50, Y0: 60, X1: 206, Y1: 150}, o.M
		case 2: // two that talk
			back := "M40 30H168Q200 30 200 62V104Q200 136 168 136H92L58 166L62 136H40Q8 136 8 104V62Q8 30 40 30Z"
			front := "M96 104H216Q248 104 248 136V172Q248 204 216 204H200L206 236L166 204H96Q64 204 64 172V136Q64 104 96 104Z"
			c.Part("bubble", shape.Plump(c, back, t), c.Line("M36 42H150", kit.White, 5).Opacity(.35), shape.Cast(c, front, o.DDD, 1, 4, 5, .35))
			c.Part("second", shape.Plump(c, front, s))
			for i := range 3 {
				c.Part("second", c.Circle(130+26*float64(i), 154, 8, t.M))
			}
			box, ink = kit.Box{X0: 84, Y0: 120, X1: 228, Y1: 188}, o.M
			if c.Text() != "" {
				c.Part("second", c.Rect(110, 140, 96, 28, 10, s.M))
			}
		case 3: // drawn by hand
			d := "M58 30C110 20 170 22 206 32C236 42 246 66 244 100C242 140 236 166 204 174C174 180 140 180 118 178C104 196 86 214 50 228C66 208 70 194 70 174C36 172 16 158 13 116C10 76 14 40 58 30Z"
			c.Part("bubble", c.Path(d, t.M).Move(7, 7), c.Path(d, s.M))
			c.Part("outline", c.Path(d, kit.None).Stroke(o.M, 6), c.Path(d, kit.None).Stroke(o.M, 2).Move(-2.5, 3).Opacity(.6))
			ink = o.M
		default:
			c.Part("bubble", shape.Plump(c, round, t))
			c.Part("outline", c.Path(round, kit.None).Stroke(kit.Lin(0, 20, 0, 220, t.LL, o.M), 1.6).Opacity(.35))
			c.Part("bubble", c.Path("M58 37H196Q224 37 231 56Q216 47 196 47H60Q30 47 24 72Q22 78 22 66Q24 37 58 37Z", kit.White).Opacity(.5), c.Ellipse(214, 158, 12, 4, s.M).Rotate(-28, 214, 158).Opacity(.3))
		}
		printBox(c, box, "round", ink)
	},
}

var thoughtBubble = kit.Piece{
	Name: "thought-bubble", Cm: 20,
	Palette: "cloud #ffffff bubble; dots #ffffff <cloud; outline #5b6b95",
	Draw: func(c *kit.Canvas) {
		t, d, o := c.Tones("cloud"), c.Tones("dots"), c.Tones("outline")
		if c.Variant(3) == 2 { // drawn by hand
			oval := kit.WarpPath(shape.Scallop(0, 0, 92, 9, .62), func(x, y float64) (float64, float64) { return 128 + x*1.16, 100 + y*.86 })
			c.Part("dots", c.Ellipse(66, 208, 17, 13, d.M).Stroke(o.D, 6), c.Ellipse(34, 236, 9, 7, d.M).Stroke(o.D, 5))
			c.Part("cloud", c.Path(oval, o.L).Move(6, 7).Opacity(.5), c.Path(oval, t.M).Stroke(o.D, 6))
			printBox(c, kit.Box{X0: 52, Y0: 62, X1: 204, Y1: 138}, "brush", o.D)
			return
		}
		var cloud string
		spots := [][3]float64{{128, 96, 70}, {66, 92, 46}, {190, 92, 46}, {92, 56, 44}, {158, 54, 48}, {90, 132, 42}, {164, 134, 44}, {44, 112, 34}, {214, 110, 34}, {128, 142, 42}, {124, 46, 38}}
		k := 1.0
		if c.Variant(3) == 1 {
			spots = [][3]float64{{128, 96, 64}, {70, 96, 54}, {186, 96, 54}, {106, 66, 52}, {156, 66, 50}, {100, 124, 48}, {160, 126, 46}}
		}
		for _, s := range spots {
			cloud += kit.Oval(s[0], s[1], s[2]*k, s[2]*.9*k)
		}
		blob := func(d string, tone kit.Tones, q float64) kit.Node {
			return kit.Of(c.Path(d, o.M).Stroke(o.M, 7), c.Inner(-6*q, -9*q, 7*q, o.L.Alpha(.45), c.Path(d, tone.M)))
		}
		c.Part("dots", blob(kit.Oval(62, 200, 20, 17), d, .5), blob(kit.Oval(30, 232, 11, 10), d, .35))
		c.Part("cloud", blob(cloud, t, 1), c.Line("M58 78C62 62 72 54 84 50M112 34C122 26 138 24 150 30", kit.White, 4).Opacity(.9))
		printBox(c, kit.Box{X0: 62, Y0: 56, X1: 194, Y1: 138}, "round", o.D)
	},
}

var comicBurst = kit.Piece{
	Name: "comic-burst", Cm: 25,
	Palette: "burst #ffd233; outline #2b2540; second #ef3f3f; text #ef3f3f <second",
	Draw: func(c *kit.Canvas) {
		t, o, s, x := c.Tones("burst"), c.Tones("outline"), c.Tones("second"), c.Tones("text")
		r := c.Rand()
		n := 12 + 2*c.Variant(3)
		jag := func(rx, ry, in float64) string {
			pts := make([]shape.Pt, 2*n)
			for i := range pts {
				q := shape.Between(r, .84, 1.06)
				if i%2 == 1 {
					q = in * shape.Between(r, .94, 1.06)
				}
				p := shape.Polar(0, 0, q, -90+180*float64(i)/float64(n)+shape.Between(r, -3, 3))
				pts[i] = shape.Pt{X: 128 + p.X*rx, Y: 128 + p.Y*ry}
			}
			return shape.Poly(1, pts...)
		}
		back, front := jag(116, 104, .74), jag(100, 84, .76)
		c.Part("outline", c.Path(back, o.M).Move(6, 8), c.Path(back, o.M).Stroke(o.M, 9))
		c.Part("second", c.Path(back, kit.Rad(128, 128, 120, s.M, s.D)))
		c.Part("burst", c.Path(front, o.M).Stroke(o.M, 6), c.Path(front, kit.Rad(118, 112, 110, kit.At(0, t.LL), kit.At(.5, t.M), kit.At(1, t.D))))
		var dots []kit.Node
		for i := range 17 {
			for j := range 15 {
				px, py := 16+14*float64(i)+7*float64(j%2), 30+13*float64(j)
				k := max(0, (py-100)/30)
				dots = append(dots, c.Circle(px, py, min(4.4, k*1.5), t.D.Shade(-.4)))
			}
		}
		c.Part("burst", c.Clip(front, dots...).Opacity(.55))
		c.AnchorBox("print", 128, 128, 136, 70, 0)
		if c.Text() != "" {
			d := kit.WarpPath(kit.LettersPath(c.Text(), kit.Box{X0: 58, Y0: 94, X1: 198, Y1: 162}, "comic"), func(px, py float64) (float64, float64) {
				return px + (128-py)*.12, py - (px-128)*.12
			})
			c.Part("text", c.Path(d, o.M).Stroke(o.M, 11).Move(3, 4), c.Path(d, o.M).Stroke(o.M, 9), c.Path(d, kit.Lin(0, 90, 0, 166, x.L, x.M, x.D)))
		}
	},
}
