package geometry

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var sphere = kit.Piece{
	Name: "sphere", Cm: 20, Palette: "surface #3f8cf0 body; shine #ffffff highlight",
	Draw: func(c *kit.Canvas) {
		t, s := c.Tones("surface"), c.Tones("shine")
		d := kit.Oval(128, 128, 120, 120)
		c.Part("surface", c.Form(d, sheen.Orb(128, 128, 120, t), sheen.Edge(c, d, t, 30), c.Blur(7, c.Line("M74 226A112 112 0 0 0 226 176", t.L, 9)).Opacity(.55)))
		c.Part("shine", c.Blur(5, c.Ellipse(84, 76, 36, 25, s.M).Rotate(-42, 84, 76)).Opacity(.5), c.Ellipse(80, 70, 20, 12, s.M).Rotate(-42, 80, 70).Opacity(.85).Shade())
		c.Anchor("ground", 128, 248)
		c.AnchorBox("grip", 128, 128, 0, 0, 0)
		c.AnchorBox("print", 128, 132, 120, 96, 0)
	},
}

// side is the gradient across a round standing body between two edges, with light bounced into its dark side.
func side(x0, x1 float64, t kit.Tones) kit.Gradient {
	return kit.Lin(x0, 0, x1, 0, kit.At(0, t.M), kit.At(.16, t.L), kit.At(.28, t.LL), kit.At(.42, t.L), kit.At(.64, t.M), kit.At(.88, t.DD), kit.At(1, t.D))
}

var cone = kit.Piece{
	Name: "cone", Cm: 20, Palette: "side #f2913a body; base #f2913a <side",
	Draw: func(c *kit.Canvas) {
		t, b := c.Tones("side"), c.Tones("base")
		d := "M122 13Q128 3 134 13L236 208C240 262 16 262 20 208Z"
		c.Part("base", c.Path(d, b.DD))
		c.Part("side", c.Form(d, side(20, 236, t), c.Blur(8, c.Path("M134 10L250 214L224 262C190 258 160 120 134 10Z", t.DD)).Opacity(.5), c.Blur(3, c.Path("M124 24L58 236L88 244Z", t.LL)).Opacity(.55),
			c.Blur(5, c.Line("M16 214C34 256 222 256 240 214", t.DDD, 11).Move(0, 5)).Opacity(.5), c.Line("M20 213C34 252 222 252 236 213", t.LL, 2).Opacity(.4), sheen.Edge(c, d, t, 9)))
		c.Anchor("ground", 128, 246)
	},
}

var cylinder = kit.Piece{
	Name: "cylinder", Cm: 20, Palette: "side #2fae7e body; top #2fae7e <side lid",
	Draw: func(c *kit.Canvas) {
		t, u := c.Tones("side"), c.Tones("top")
		d := "M38 42V214C38 260 218 260 218 214V42Z"
		c.Part("side", c.Form(d, side(38, 218, t), c.Blur(5, c.Line("M34 218C44 258 212 258 222 218", t.DDD, 12).Move(0, 5)).Opacity(.45), sheen.Edge(c, d, t, 9)))
		top := kit.Oval(128, 42, 90, 35)
		c.Part("top", c.Form(top, kit.Lin(50, 10, 206, 76, u.LL, u.L, u.M), c.Blur(6, c.Path(top, kit.None).Stroke(u.D, 12).Move(-5, -5)).Opacity(.5)), c.Path(top, kit.None).Stroke(u.LL, 2.4).Opacity(.7))
		c.AnchorBox("surface", 128, 42, 140, 0, 0)
		c.Anchor("ground", 128, 248)
		c.AnchorBox("print", 124, 150, 120, 90, 0)
	},
}

var tube = kit.Piece{
	Name: "tube", Cm: 20, Palette: "side #8a63e6 body; inside #8a63e6 <side; rim #8a63e6 <side",
	Draw: func(c *kit.Canvas) {
		t, in, r := c.Tones("side"), c.Tones("inside"), c.Tones("rim")
		d := "M44 42V214C44 260 212 260 212 214V42Z"
		c.On(kit.Back)
		c.Part("inside", c.Form(kit.Oval(128, 42, 72, 26), kit.Lin(56, 0, 200, 0, in.DDD, in.DD, in.M, in.L)))
		c.On(kit.Fore)
		front := "M44 42V214C44 260 212 260 212 214V42C212 88 44 88 44 42Z"
		c.Part("side", c.Form(front, side(44, 212, t), c.Blur(5, c.Line("M40 218C50 258 206 258 216 218", t.DDD, 12).Move(0, 5)).Opacity(.45), sheen.Edge(c, d, t, 9)))
		rim := kit.Oval(128, 42, 84, 34) + "M200 42a72 26 0 1 0 -144 0a72 26 0 1 0 144 0z"
		c.Part("rim", c.Path(rim, kit.Lin(44, 10, 212, 76, r.LL, r.L, r.M, r.D)).EvenOdd(), c.Path(rim, kit.None).Stroke(r.LL, 1.6).Opacity(.6))
		c.AnchorBox("inside", 128, 44, 130, 40, 0)
		c.Anchor("ground", 128, 248)
	},
}

var hemisphere = kit.Piece{
	Name: "hemisphere", Cm: 20, Palette: "dome #e4638f surface; base #e4638f <dome; shine #ffffff highlight",
	Draw: func(c *kit.Canvas) {
		t, b, s := c.Tones("dome"), c.Tones("base"), c.Tones("shine")
		d := "M6 172A122 122 0 0 1 250 172C250 218 6 218 6 172Z"
		c.Part("base", c.Path(d, b.DD))
		c.Part("dome", c.Form(d, kit.Rad(86, 88, 190, kit.At(0, t.LL), kit.At(.25, t.L), kit.At(.52, t.M), kit.At(.82, t.D), kit.At(1, t.DD)), c.Blur(4, c.Line("M2 178C16 216 240 216 254 178", t.DDD, 11).Move(0, 6)).Opacity(.45), sheen.Edge(c, d, t, 20)))
		c.Part("shine", c.Ellipse(82, 96, 22, 12, s.M).Rotate(-40, 82, 96).Opacity(.8).Shade())
		c.Anchor("ground", 128, 206)
	},
}

var torus = kit.Piece{
	Name: "torus", Cm: 20, Palette: "surface #f2b234 body",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("surface")
		hole := "M182 120A54 29 0 1 0 74 120A54 29 0 1 0 182 120Z"
		d := kit.Oval(128, 128, 122, 92) + hole
		mid := kit.Oval(128, 118, 88, 60)
		body := c.Path(d, kit.Lin(20, 30, 200, 230, t.L, t.M, t.D)).EvenOdd()
		lit := kit.Of(c.Blur(13, c.Path(kit.Oval(128, 140, 100, 74), kit.None).Stroke(t.DD, 24).Move(4, 14)).Opacity(.75), c.Blur(9, c.Path(mid, kit.None).Stroke(t.LL, 18).Move(-4, -10)).Opacity(.75),
			c.Blur(6, c.Path(hole, kit.None).Stroke(t.DDD, 13).Move(1, 2)).Opacity(.6), c.Blur(3, c.Line("M78 128A54 30 0 0 0 178 128", t.L, 6).Move(0, 16)).Opacity(.55))
		c.Part("surface", c.Mask(c.Path(d, kit.White).EvenOdd(), body, lit))
		c.Part("shine", sheen.Gloss(c, 128, 116, 92, 58, 196, 244, 8))
		c.AnchorBox("through", 128, 120, 108, 58, 0)
		c.Anchor("ground", 128, 218)
	},
}

var (
	semicircle    = plainShape("semicircle", "#f2913a", func(k float64) string { return "M" + arcAt(k, 180) + arcTo(k) })
	trapezoid     = plainShape("trapezoid", "#21a58f", func(k float64) string { return slab(k, 70, 122) })
	parallelogram = plainShape("parallelogram", "#8a63e6", func(k float64) string {
		return shape.Poly(10*k, shape.Pt{X: 128 - 66*k, Y: 128 - 72*k}, shape.Pt{X: 128 + 122*k, Y: 128 - 72*k}, shape.Pt{X: 128 + 66*k, Y: 128 + 72*k}, shape.Pt{X: 128 - 122*k, Y: 128 + 72*k})
	})
	plusSign   = plainShape("plus-sign", "#2fa65a", func(k float64) string { return plus(k, 112, 38) })
	minusSign  = plainShape("minus-sign", "#ef5a6f", box(112, 38))
	equalsSign = plainShape("equals-sign", "#f2913a", func(k float64) string {
		return kit.RoundRect(128-112*k, 128-76*k, 224*k, 60*k, 12*k) + kit.RoundRect(128-112*k, 128+16*k, 224*k, 60*k, 12*k)
	})
	medCross   = plainShape("medical-cross", "#e5333f", func(k float64) string { return plus(k, 116, 44) })
	spiralLine = shape.Ribbon(shape.Sample(coil(), 220), func(t float64) float64 { return 10 + 12*t })
)

func arcAt(k, deg float64) string {
	p := shape.Polar(128, 128+56*k, 122*k, deg)
	return sheen.D("%.2f %.2f", p.X, p.Y)
}

func arcTo(k float64) string { return sheen.D("A%.2f %.2f 0 0 1 ", 122*k, 122*k) + arcAt(k, 0) + "Z" }

// slab is a trapezoid with half a width at the top and at the bottom.
func slab(k, top, bottom float64) string {
	return shape.Poly(11*k, shape.Pt{X: 128 - top*k, Y: 128 - 74*k}, shape.Pt{X: 128 + top*k, Y: 128 - 74*k}, shape.Pt{X: 128 + bottom*k, Y: 128 + 74*k}, shape.Pt{X: 128 - bottom*k, Y: 128 + 74*k})
}

// plus is an upright cross of equal arms: half its size, and half the width of an arm.
func plus(k, r, w float64) string {
	p := func(x, y float64) shape.Pt { return shape.Pt{X: 128 + x*k, Y: 128 + y*k} }
	return shape.Poly(10*k, p(-w, -r), p(w, -r), p(w, -w), p(r, -w), p(r, w), p(w, w), p(w, r), p(-w, r), p(-w, w), p(-r, w), p(-r, -w), p(-w, -w))
}

// coil are points on a spiral that winds outward from the middle of the canvas.
func coil() []shape.Pt {
	pts := make([]shape.Pt, 60)
	for i := range pts {
		u := float64(i) / 59
		pts[i] = shape.Polar(128, 128, 4+106*math.Pow(u, .86), 1080*u)
	}
	return pts
}

var spiral = kit.Piece{
	Name: "spiral", Cm: 20, Palette: "line #8a5be0 swirl; shine #ffffff",
	Draw: func(c *kit.Canvas) {
		t, s := c.Tones("line"), c.Tones("shine")
		c.Part("line", c.Path(spiralLine, t.DD).Move(0, 4), shape.Solid(c, t, .8, c.Path(spiralLine, kit.Lin(20, 20, 230, 240, t.L, t.M, t.D))))
		c.Part("shine", c.Line(shape.Line(shape.Sample(shape.Arc(128, 128, 104, 104, 200, 262, 12), 40)), s.M, 4).Opacity(.5))
	},
}
