package symbols

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var heart = kit.Piece{
	Name: "heart", Cm: 20,
	Palette: "fill #e62a40; outline #b0102c <fill",
	Draw: func(c *kit.Canvas) {
		t, o := c.Tones("fill"), c.Tones("outline")
		d := shape.Heart(128, 130, 236)
		switch c.Variant(5) {
		case 1:
			puffyHeart(c, t, o)
		case 2:
			outlinedHeart(c, t, o)
		case 3:
			gemHeart(c, t, o)
		case 4:
			dottedHeart(c, t, o)
		default:
			c.Part("fill", shape.Plump(c, d, t))
			c.Part("outline", c.Path(d, kit.None).Stroke(kit.Lin(40, 20, 210, 220, t.L, o.M, o.D), 3).Opacity(.55))
			heartShine(c, .62)
		}
		c.AnchorBox("print", 128, 112, 130, 70, 0)
		c.Anchor("ground", 128, 234)
	},
}

func heartShine(c *kit.Canvas, a float64) {
	c.Part("shine", c.Path("M27 98C22 62 46 36 76 36C84 36 86 44 78 47C56 54 42 72 41 99C41 109 28 109 27 98Z", kit.White).Opacity(a),
		c.Ellipse(100, 52, 6.5, 4.6, kit.White).Rotate(35, 100, 52).Opacity(a),
		c.Blur(5, c.Path("M176 34C204 32 226 50 232 78C222 58 202 46 176 46Z", kit.White).Opacity(.6)),
		c.Blur(7, c.Path("M232 110C222 152 178 194 138 220C176 186 206 150 216 110Z", kit.White).Opacity(.2)))
}

// puffyHeart is a foil balloon heart with a seam and puckers.
func puffyHeart(c *kit.Canvas, t, o kit.Tones) {
	rim, body := shape.Heart(128, 130, 240), shape.Heart(128, 126, 208)
	c.Part("outline", c.Form(rim, kit.Lin(30, 20, 220, 230, t.L, t.D, o.DD)))
	var puckers []kit.Node
	for i := range 44 {
		p := float64(i) / 44 * 360
		a, b := shape.Polar(128, 118, 74, p), shape.Polar(128, 118, 116, p)
		puckers = append(puckers, c.Line(line(a, b), o.DD, 2.6).Opacity(.4))
	}
	c.Part("fill", shape.Cast(c, body, o.DDD, 2, 3, 4, .5),
		shape.Plump(c, body, t, c.Blur(1.2, puckers...), c.Blur(12, c.Path(shape.Heart(118, 112, 150), t.L).Opacity(.95))))
	c.Part("shine", c.Path("M46 96C42 68 60 50 84 50C94 50 96 60 84 62C68 66 58 78 57 96C56 106 47 106 46 96Z", kit.White).Opacity(.8),
		c.Blur(3, c.Path("M164 56C186 52 204 66 208 88C198 74 184 66 164 66Z", kit.White).Opacity(.7)),
		c.Blur(4, c.Path("M196 130C184 156 162 178 138 196C158 172 176 152 184 130Z", kit.White).Opacity(.45)))
}

// outlinedHeart has a bold dark line around a flat bright body.
func outlinedHeart(c *kit.Canvas, t, o kit.Tones) {
	d := shape.Heart(128, 130, 218)
	c.Part("outline", c.Path(d, o.DD).Stroke(o.DD, 20))
	c.Part("fill", c.Form(d, t.M, c.Path(shape.Heart(128, 130, 218), t.D), c.Path(shape.Heart(117, 119, 212), t.M)))
	c.Part("shine", c.Line("M46 96C44 72 58 54 78 52", kit.White, 11), c.Circle(99, 56, 5.5, kit.White))
}

// gemHeart is cut like a stone.
func gemHeart(c *kit.Canvas, t, o kit.Tones) {
	rim := []shape.Pt{{X: 128, Y: 234}, {X: 66, Y: 180}, {X: 18, Y: 124}, {X: 10, Y: 80}, {X: 36, Y: 36}, {X: 76, Y: 22}, {X: 108, Y: 32}, {X: 128, Y: 58}, {X: 148, Y: 32}, {X: 180, Y: 22}, {X: 220, Y: 36}, {X: 246, Y: 80}, {X: 238, Y: 124}, {X: 190, Y: 180}}
	table := []shape.Pt{{X: 128, Y: 178}, {X: 94, Y: 150}, {X: 66, Y: 118}, {X: 62, Y: 94}, {X: 72, Y: 72}, {X: 90, Y: 66}, {X: 108, Y: 72}, {X: 128, Y: 92}, {X: 148, Y: 72}, {X: 166, Y: 66}, {X: 184, Y: 72}, {X: 194, Y: 94}, {X: 190, Y: 118}, {X: 162, Y: 150}}
	n := len(rim)
	tones := []kit.Color{t.D, t.M, t.L, t.LL, t.LL, t.L, t.M, t.D, t.L, t.M, t.D, o.D, o.DD, o.D}
	var facets []kit.Node
	for i := range rim {
		j := (i + 1) % n
		k := tones[i%len(tones)]
		facets = append(facets, c.Path(shape.Poly(.01, rim[i], rim[j], table[j]), k).Stroke(k, .6), c.Path(shape.Poly(.01, rim[i], table[j], table[i]), k.Shade(-.35)).Stroke(k, .6))
	}
	c.Part("outline", c.Path(shape.Poly(3, rim...), o.DD).Stroke(o.DD, 4))
	c.Part("fill", facets...)
	c.Part("fill", c.Form(shape.Poly(1, table...), kit.Lin(64, 66, 190, 170, t.LL, t.M, t.D), c.Path("M60 60L118 60L80 140L50 110Z", kit.White).Opacity(.3)),
		c.Path(shape.Poly(1, table...), kit.None).Stroke(t.LL, 1.6).Opacity(.7))
	c.Part("shine", c.Path(shape.Glint(62, 54, 26, .1), kit.White), c.Path(shape.Glint(206, 150, 15, .1), kit.White).Opacity(.85), c.Path("M150 74L178 74L166 98Z", kit.White).Opacity(.35))
}

// dottedHeart carries white dots.
func dottedHeart(c *kit.Canvas, t, o kit.Tones) {
	d := shape.Heart(128, 130, 236)
	var dots []kit.Node
	for row := range 9 {
		for col := range 9 {
			dots = append(dots, c.Circle(float64(col)*32+float64(row%2)*16-4, float64(row)*27+16, 7, kit.White).Opacity(.9))
		}
	}
	c.Part("fill", shape.Plump(c, d, t, dots...))
	c.Part("outline", c.Path(d, kit.None).Stroke(o.M, 3).Opacity(.5))
	heartShine(c, .5)
}
