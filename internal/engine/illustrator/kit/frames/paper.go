package frames

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var instantPhotoFrame = kit.Piece{
	Name: "instant-photo-frame", Cm: 10,
	Palette: "paper #fbf8f1; tape #f2b94c; photo #b9c6d6",
	Draw: func(c *kit.Canvas) {
		p, t, f := c.Tones("paper"), c.Tones("tape"), c.Tones("photo")
		card := func(x, y, k, turn float64) {
			b := kit.Box{X0: x - 88*k, Y0: y - 106*k, X1: x + 88*k, Y1: y + 106*k}
			hole := kit.Box{X0: b.X0 + 13*k, Y0: b.Y0 + 14*k, X1: b.X1 - 13*k, Y1: b.Y0 + 166*k}
			mask := kit.Of(c.Rect(-60, -60, 380, 380, 0, kit.White), c.Path(shape.Rect(hole, 2), kit.Black))
			body := shape.Rect(b, 4*k)
			c.Part("paper", c.Mask(mask, c.Path(body, p.DDD.Alpha(.35)).Move(1.5, 3), c.Form(body, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, p.L, p.M, p.D.Shade(.6)), c.Path(body, kit.None).Stroke(p.DD, 2).Move(-.8, -1).Opacity(.6), c.Path(body, kit.None).Stroke(kit.White, 2).Move(.8, 1))).Rotate(turn, x, y))
			c.Part("photo", kit.Of(c.Path(shape.Rect(hole, 2), kit.Lin(hole.X0, hole.Y0, hole.X1, hole.Y1, f.L.Alpha(.1), f.M.Alpha(.2))), c.Path(shape.Rect(hole, 2), kit.None).Stroke(f.DD.Alpha(.5), 1.4*k), c.Clip(shape.Rect(hole, 2), c.Blur(4*k, c.Path(shape.Rect(hole, 2), kit.None).Stroke(f.DDD, 8*k)).Opacity(.35), c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gZ", hole.X0, hole.Y0, hole.X0+hole.W()*.7, hole.Y0, hole.X0, hole.Y0+hole.H()*.6), kit.White).Opacity(.14))).Rotate(turn, x, y))
			if c.Text() != "" && turn != -9 { // not on the card behind
				c.Part("text", c.Letters(c.Text(), kit.Box{X0: b.X0 + 16*k, Y0: b.Y1 - 36*k, X1: b.X1 - 16*k, Y1: b.Y1 - 10*k}, "brush", kit.Hex("#4a4f5d")).Rotate(turn, x, y))
			}
			c.AnchorBox("inside", x, (hole.Y0+hole.Y1)/2, hole.W(), hole.H(), turn)
			c.AnchorBox("print", x, b.Y1-23*k, b.W()-32*k, 26*k, turn)
		}
		tape := func(x, y, w, turn float64) {
			d := shape.Poly(.4, jag(nil, x-w/2, y-11, x+w/2, 22, 8, 1.6)...)
			c.Part("tape", kit.Of(c.Path(d, kit.Lin(x-w/2, y-10, x+w/2, y+10, t.L.Alpha(.85), t.M.Alpha(.75), t.L.Alpha(.85))), c.Line(fmt.Sprintf("M%g %gh%g", x-w*.4, y-5, w*.8), kit.White, 4).Opacity(.3)).Rotate(turn, x, y))
		}
		switch c.Variant(3) {
		case 1:
			card(104, 122, .84, -9)
			card(158, 138, .84, 7)
			tape(158, 50, 58, 4)
		case 2:
			card(128, 128, 1.1, 0)
			c.Part("tape", c.Circle(129, 22, 10, kit.Hex("#5b1020")).Opacity(.4), c.Circle(128, 19, 9.6, kit.Rad(125, 15, 13, t.LL, t.M, t.DD)), c.Circle(126, 17, 4.6, t.L))
		default:
			card(128, 134, 1.06, -5)
			tape(119, 24, 70, -8)
		}
	},
}

var washiTape = kit.Piece{
	Name: "washi-tape", Cm: 12,
	Palette: "strip #7cc7b8 tape; pattern #ffffff",
	Draw: func(c *kit.Canvas) {
		t, m := c.Tones("strip"), c.Tones("pattern")
		r := c.Rand()
		strip := func(y, turn float64, t kit.Tones, idea int) {
			d := shape.Poly(.3, jag(r, 12, y-24, 244, 48, 12, 3)...)
			var marks []kit.Node
			switch idea % 5 {
			case 0:
				for i := range 26 {
					for j := range 4 {
						marks = append(marks, c.Circle(6+11*float64(i)+5.5*float64(j%2), y-19+13*float64(j), 2.8, m.M))
					}
				}
			case 1:
				for i := range 24 {
					marks = append(marks, c.Line(fmt.Sprintf("M%g %gl34 60", -30+13*float64(i), y-30), m.M, 4.4))
				}
			case 2:
				for i := range 12 {
					for j := range 2 {
						marks = append(marks, c.Path(shape.Heart(16+21*float64(i)+10*float64(j), y-10+21*float64(j), 12), m.M))
					}
				}
			case 3:
				for i := range 25 {
					marks = append(marks, c.Line(fmt.Sprintf("M%g %gv60", 6+11*float64(i), y-30), m.M, 1.6))
				}
				for j := range 5 {
					marks = append(marks, c.Line(fmt.Sprintf("M0 %gh256", y-20+10*float64(j)), m.M, 1.6))
				}
			default:
				for i := range 11 {
					x := 18 + 22*float64(i)
					marks = append(marks, c.Around(5, x, y, c.Ellipse(x, y-6.5, 3.6, 5, m.M)), c.Circle(x, y, 2.6, t.D))
				}
			}
			c.Part("strip", kit.Of(c.Form(d, kit.Lin(0, y-24, 0, y+24, t.L.Alpha(.93), t.M.Alpha(.88), t.D.Alpha(.93)), c.Named("pattern", kit.Of(marks...).Opacity(.75)), c.Line(fmt.Sprintf("M0 %gh256", y-19), kit.White, 6).Opacity(.22), c.Blur(2, c.Line(fmt.Sprintf("M0 %gh256", y+24), t.DD, 4)).Opacity(.4),
				c.Line(fmt.Sprintf("M70 %gl3 50M168 %gl-4 50", y-25, y-25), kit.White, 1.2).Opacity(.35)), c.Path(d, kit.None).Stroke(t.DD, .6).Opacity(.35)).Rotate(turn, 128, y))
		}
		if v := c.Variant(4); v == 3 {
			strip(64, -3, t, 0)
			strip(128, 2, turnHue(t, 70), 1)
			strip(192, -2, turnHue(t, 160), 4)
		} else {
			strip(128, -5, t, []int{0, 1, 4}[v])
		}
		if c.Text() != "" {
			c.Part("text", c.Rect(26, 111, 204, 34, 17, m.M).Rotate(-5, 128, 128).Opacity(.82), c.Letters(c.Text(), kit.Box{X0: 40, Y0: 115, X1: 216, Y1: 141}, "brush", t.DDD.Shade(-.5)).Rotate(-5, 128, 128))
		}
		c.AnchorBox("print", 128, 128, 200, 34, -5)
	},
}

// turnHue moves a color around the hue circle; colors without a hue stay.
func turnHue(t kit.Tones, degrees float64) kit.Tones {
	v := t.M.Lch()
	if v.C < .03 {
		return t
	}
	v.H += degrees
	return kit.TonesOf(v.Color().In(t.M.Slot()))
}

var rope = kit.Piece{
	Name: "rope", Cm: 100,
	Palette: "strands #c9975a jute twine; knot #c9975a <strands",
	Draw: func(c *kit.Canvas) {
		t, k := c.Tones("strands"), c.Tones("knot")
		switch c.Variant(4) {
		case 1: // a coil of lasso
			for i := range 3 {
				twist(c, "strands", shape.Sample(shape.Arc(118+6*float64(i), 104, 84-5*float64(i), 70-4*float64(i), 100, 470, 30), 400), 13, t)
			}
			twist(c, "strands", shape.Sample([]shape.Pt{{X: 108, Y: 172}, {X: 132, Y: 206}, {X: 190, Y: 214}, {X: 246, Y: 236}}, 120), 13, t)
			twist(c, "knot", shape.Sample([]shape.Pt{{X: 98, Y: 158}, {X: 112, Y: 178}, {X: 124, Y: 192}}, 40), 21, k)
		case 2: // a round frame
			twist(c, "strands", shape.Sample(shape.Arc(128, 122, 104, 104, 90, 450, 40), 420), 16, t)
			twist(c, "strands", shape.Sample([]shape.Pt{{X: 120, Y: 226}, {X: 104, Y: 240}, {X: 90, Y: 250}}, 30), 13, t)
			twist(c, "strands", shape.Sample([]shape.Pt{{X: 136, Y: 226}, {X: 152, Y: 240}, {X: 166, Y: 250}}, 30), 13, t)
			twist(c, "knot", shape.Sample([]shape.Pt{{X: 114, Y: 218}, {X: 128, Y: 230}, {X: 142, Y: 234}}, 30), 22, k)
			c.AnchorBox("inside", 128, 122, 130, 130, 0)
		case 3: // straight
			twist(c, "strands", shape.Sample([]shape.Pt{{X: 8, Y: 128}, {X: 248, Y: 128}}, 300), 24, t)
			c.Part("knot", c.Path("M6 116Q0 128 6 140L14 140V116Z", k.D))
		default: // a loose wave with a knot
			twist(c, "strands", shape.Sample([]shape.Pt{{X: 8, Y: 170}, {X: 60, Y: 142}, {X: 104, Y: 150}, {X: 128, Y: 132}}, 160), 19, t)
			twist(c, "strands", shape.Sample([]shape.Pt{{X: 128, Y: 128}, {X: 154, Y: 104}, {X: 200, Y: 112}, {X: 248, Y: 86}}, 160), 19, t)
			twist(c, "knot", shape.Sample(shape.Arc(128, 130, 21, 20, 20, 340, 14), 110), 17, k)
			twist(c, "knot", shape.Sample([]shape.Pt{{X: 104, Y: 150}, {X: 128, Y: 131}, {X: 154, Y: 110}}, 60), 18, k)
		}
	},
}

// twist is a rope of w along steps, its strands laid one beside the other.
func twist(c *kit.Canvas, part string, steps []shape.Step, w float64, t kit.Tones) {
	c.Part(part, c.Path(shape.Ribbon(steps, shape.Even(w)), t.DDD))
	last := steps[0]
	first := true
	var all []kit.Node
	for _, s := range steps {
		if !first && math.Hypot(s.X-last.X, s.Y-last.Y) < w*.36 {
			continue
		}
		first, last = false, s
		n := kit.Of(c.Ellipse(s.X, s.Y, w*.27, w*.56, t.DD), c.Ellipse(s.X-w*.02, s.Y-w*.03, w*.22, w*.5, kit.Lin(s.X, s.Y-w*.5, s.X, s.Y+w*.5, t.L, t.M, t.D)), c.Line(fmt.Sprintf("M%.1f %.1fv%.1f", s.X-w*.06, s.Y-w*.34, w*.5), t.LL, w*.06).Opacity(.7))
		all = append(all, n.Rotate(34+s.Angle(), s.X, s.Y))
	}
	c.Part(part, all...)
}
