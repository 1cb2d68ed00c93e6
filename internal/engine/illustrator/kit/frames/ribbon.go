package frames

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var ribbon = kit.Piece{
	Name: "ribbon", Cm: 30,
	Palette: "band #df2f47 silk; tails #df2f47 <band",
	Draw: func(c *kit.Canvas) {
		t, q := c.Tones("band"), c.Tones("tails")
		v := c.Variant(4)
		if c.Text() != "" {
			v = 0
		}
		switch v {
		case 1:
			bow(c, t, q)
		case 2:
			loop(c, t, q)
		case 3:
			swirl(c, t, q)
		default:
			wave(c, t, q)
		}
	},
}

// folds is a horizontal gradient whose light follows the slope of a curve: bright where it rises, dark where it falls.
func folds(steps []shape.Step, t kit.Tones, strength float64) kit.Gradient {
	var stops []any
	x0, x1 := steps[0].X, steps[len(steps)-1].X
	for i := 0; i < len(steps); i += 3 {
		s := steps[i]
		stops = append(stops, kit.At((s.X-x0)/(x1-x0), t.M.Shade(max(-2.2, min(1.6, -s.DY/max(s.DX, .2)*strength+.15)))))
	}
	return kit.Lin(x0, 0, x1, 0, stops...)
}

// flat is the outline of an upright band of height h along steps.
func flat(steps []shape.Step, h float64) string {
	d := ""
	for i, s := range steps {
		d += fmt.Sprintf("%s%.2f %.2f", []string{"L", "M"}[b2i(i == 0)], s.X, s.Y-h/2)
	}
	for i := len(steps) - 1; i >= 0; i-- {
		d += fmt.Sprintf("L%.2f %.2f", steps[i].X, steps[i].Y+h/2)
	}
	return d + "Z"
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

func wave(c *kit.Canvas, t, q kit.Tones) {
	const h = 62
	main := shape.Sample([]shape.Pt{{X: 44, Y: 124}, {X: 82, Y: 108}, {X: 128, Y: 124}, {X: 174, Y: 140}, {X: 212, Y: 124}}, 90)
	left := shape.Sample([]shape.Pt{{X: 2, Y: 162}, {X: 36, Y: 146}, {X: 72, Y: 160}}, 40)
	right := shape.Sample([]shape.Pt{{X: 184, Y: 92}, {X: 220, Y: 104}, {X: 254, Y: 88}}, 40)
	// The tails end in a notch, which a mask cuts out.
	cut := kit.Of(c.Rect(-40, -40, 340, 340, 0, kit.White), c.Path("M-6 128L24 161L-6 196Z", kit.Black), c.Path("M262 54L232 90L262 122Z", kit.Black))
	c.Part("tails", c.Mask(cut, c.Form(flat(left, h), folds(left, kit.TonesOf(q.D), 1.6), c.Blur(6, c.Path("M44 80H100V220H56Z", q.DDD)).Opacity(.7)),
		c.Form(flat(right, h), folds(right, kit.TonesOf(q.D), 1.6), c.Blur(6, c.Path("M160 40H212V180H160Z", q.DDD)).Opacity(.7))))
	c.Part("band", c.Path("M44 155L72 190L72 150Z", q.DDD), c.Path("M212 93L184 60L184 100Z", q.DDD))
	body := flat(main, h)
	c.Part("band", c.Form(body, folds(main, t, 2.4), hem(c, main, h, t)...))
	box := kit.Box{X0: 60, Y0: 106, X1: 196, Y1: 142}
	c.AnchorBox("print", 128, 124, 136, 36, 0)
	if c.Text() != "" {
		bend := func(x, y float64) (float64, float64) {
			u := max(0, min(1, (x-44)/168)) * 90
			return x, y + main[int(u)].Y - 124
		}
		c.Part("text", c.Path(kit.WarpPath(kit.LettersPath(c.Text(), box, "display"), bend), shape.Ink(t)))
	}
}

// hem is a thin stitched line along both edges of a band, and a soft sheen.
func hem(c *kit.Canvas, steps []shape.Step, h float64, t kit.Tones) []kit.Node {
	up, down := make([]shape.Step, len(steps)), make([]shape.Step, len(steps))
	for i, s := range steps {
		up[i], down[i] = s, s
		up[i].Y -= h/2 - 5
		down[i].Y += h/2 - 5
	}
	return []kit.Node{c.Blur(3, c.Line(shape.Line(up), t.LL, 9)).Opacity(.35), c.Blur(3, c.Line(shape.Line(down), t.DDD, 9)).Opacity(.25),
		c.Line(shape.Line(up), t.LL, 1.3).Opacity(.8), c.Line(shape.Line(down), t.LL, 1.3).Opacity(.5)}
}

func bow(c *kit.Canvas, t, q kit.Tones) {
	tail := "M118 128C104 160 84 200 52 236L84 228L100 250C124 214 134 170 138 134Z"
	c.Part("tails", c.Both(128, c.Form(tail, kit.Lin(60, 130, 130, 230, q.D, q.M, q.L, q.D), c.Blur(5, c.Path("M104 120L150 120L140 190L110 160Z", q.DDD)).Opacity(.7), c.Line("M124 140C112 178 96 208 76 234", q.LL, 2).Opacity(.5))))
	lobe := "M128 116C98 60 44 34 16 52C-4 66 4 160 26 176C54 190 104 160 128 132Z"
	c.Part("band", c.Both(128, c.Form(lobe, kit.Lin(20, 40, 110, 180, t.L, t.M, t.D),
		c.Path("M128 120C96 92 58 80 34 92C22 100 24 134 36 144C60 154 98 142 128 128Z", kit.Lin(20, 90, 128, 140, t.D, t.DD, t.DDD)),
		c.Path("M34 92C58 80 96 92 128 120L128 110C98 60 44 34 16 52Z", kit.Lin(20, 50, 120, 110, t.LL, t.M)).Opacity(.65),
		c.Blur(7, c.Path("M96 80L140 100V150L98 160Z", t.DDD)).Opacity(.65),
		c.Line("M124 112C100 94 84 84 64 78M124 134C104 146 88 154 66 160M122 122C104 118 90 116 76 118", t.DDD, 2).Opacity(.45),
		c.Line("M26 66C48 54 82 72 104 96", kit.White, 4).Opacity(.45), c.Blur(4, c.Path(lobe, kit.None).Stroke(t.DD, 8)).Opacity(.5))))
	knot := kit.RoundRect(107, 98, 42, 50, 15)
	c.Part("band", shape.Cast(c, knot, t.DDD, 0, 3, 4, .6), shape.Plump(c, knot, t, c.Line("M118 100C124 116 124 130 118 148M138 100C132 116 132 130 138 148", t.DD, 2.4).Opacity(.5)), c.Ellipse(118, 112, 4, 9, kit.White).Rotate(16, 118, 112).Opacity(.5))
}

// loop is the awareness ribbon: one band, crossed below.
func loop(c *kit.Canvas, t, q kit.Tones) {
	back := "M88 60C92 100 150 180 186 250L222 222C184 160 128 98 122 62Z"
	front := "M168 60C164 100 106 180 70 250L34 222C72 160 128 98 134 62Z"
	c.Part("tails", c.Form(back, kit.Lin(90, 60, 220, 240, q.DD, q.M, q.D), c.Blur(7, c.Path("M110 110L150 190L180 160L134 90Z", q.DDD)).Opacity(.6), c.Line("M116 84C140 130 180 184 200 236", q.LL, 2).Opacity(.4)))
	c.Part("band", c.Form("M88 62C84 24 104 6 128 6C152 6 172 24 168 62L134 66C138 44 136 38 128 38C120 38 118 44 122 66Z", kit.Lin(84, 10, 172, 60, t.L, t.M, t.D, t.DD), c.Blur(4, c.Path("M118 36H138V70H118Z", t.DDD)).Opacity(.6)))
	c.Part("band", c.Clip(back, shape.Cast(c, front, t.DDD, 2, 3, 4, .5)), c.Form(front, kit.Lin(50, 150, 130, 190, t.L, t.M, t.D), c.Path("M168 60C164 100 106 180 70 250L60 242C98 176 150 104 156 60Z", t.LL).Opacity(.3), c.Line("M150 84C134 128 84 186 52 230", kit.White, 3).Opacity(.35)))
}

// swirl is a long ribbon that curls through the air.
func swirl(c *kit.Canvas, t, q kit.Tones) {
	var segs []shape.Step
	var pts []shape.Pt
	for i := range 11 {
		u := float64(i) / 10
		pts = append(pts, shape.Pt{X: 8 + 240*u, Y: 128 + 60*math.Sin(u*8.2)*(1-.25*u)})
	}
	segs = shape.Sample(pts, 160)
	for i := 0; i+1 < len(segs); i++ {
		a, b := segs[i], segs[i+1]
		w := func(s shape.Step) (shape.Pt, shape.Pt) {
			k := 7 + 22*math.Abs(math.Sin(s.T*8.2/2+.9))
			return s.Off(-k), s.Off(k)
		}
		p1, p2 := w(a)
		p3, p4 := w(b)
		tone, part := t, "band"
		if math.Sin(a.T*8.2/2+.9) < 0 {
			tone, part = kit.TonesOf(q.D), "tails"
		}
		fill := tone.M.Shade(max(-1.8, min(1.5, 1.3*math.Sin(a.T*16.4+.6))))
		c.Part(part, c.Path(fmt.Sprintf("M%.2f %.2fL%.2f %.2fL%.2f %.2fL%.2f %.2fZ", p1.X, p1.Y, p3.X, p3.Y, p4.X, p4.Y, p2.X, p2.Y), fill).Stroke(fill, .6))
	}
}

var ribbonBanner = kit.Piece{
	Name: "ribbon-banner", Cm: 40,
	Palette: "band #e23a4e banner; folds #a31f3c <band; text #ffffff",
	Draw:    drawBanner,
}

var banner = kit.Piece{
	Name: "banner", Cm: 40,
	Palette: "band #2f7fd6; folds #1d4f9a <band; text #ffffff",
	Draw:    drawBanner,
}

func drawBanner(c *kit.Canvas) {
	t, f, x := c.Tones("band"), c.Tones("folds"), c.Tones("text")
	v := c.Variant(4)
	lift := []float64{0, -26, 24, 0}[v]
	wavy := 0.0
	if v == 3 {
		wavy = 9
	}
	bend := func(px, py float64) (float64, float64) {
		u := (px - 128) / 100
		return px, py + lift*(1-u*u)*.9 - lift*.45 + wavy*math.Sin(u*2.6)
	}
	warp := func(d string) string { return kit.WarpPath(cutLines(d), bend) }
	y, h := 128.0, 68.0
	tail := warp(fmt.Sprintf("M62 %g H4 L26 %g L4 %g H62Z", y-h/2+20, y+20, y+h/2+20))
	shade := kit.Lin(4, 0, 62, 0, t.M, t.D, f.M)
	c.Part("folds", c.Both(128, c.Form(tail, shade, c.Blur(5, c.Rect(44, 0, 24, 256, 0, f.DDD)).Opacity(.65), c.Path(warp(fmt.Sprintf("M62 %gH10V%gH62Z", y-h/2+25, y-h/2+26.4)), t.LL).Opacity(.6), c.Path(warp(fmt.Sprintf("M62 %gH10V%gH62Z", y+h/2+13.6, y+h/2+15)), t.LL).Opacity(.5))))
	c.Part("folds", c.Both(128, c.Path(warp(fmt.Sprintf("M38 %g L62 %g V%gZ", y+h/2, y+h/2+20, y+h/2-4)), f.DD)))
	body := warp(fmt.Sprintf("M38 %gH218V%gH38Z", y-h/2, y+h/2))
	c.Part("band", c.Form(body, kit.Lin(38, 0, 218, 0, kit.At(0, t.D), kit.At(.1, t.M), kit.At(.34, t.L), kit.At(.55, t.M), kit.At(.9, t.M), kit.At(1, t.D)),
		c.Path(warp(fmt.Sprintf("M38 %gH218V%gH38Z", y+h/2-16, y+h/2)), t.D).Opacity(.5), c.Path(warp(fmt.Sprintf("M38 %gH218V%gH38Z", y-h/2, y-h/2+13)), t.LL).Opacity(.3),
		c.Path(warp(fmt.Sprintf("M38 %gH218V%gH38Z", y-h/2+5, y-h/2+6.4)), t.LL).Opacity(.8), c.Path(warp(fmt.Sprintf("M38 %gH218V%gH38Z", y+h/2-6.4, y+h/2-5)), t.LL).Opacity(.7)))
	box := kit.Box{X0: 52, Y0: y - h/2 + 13, X1: 204, Y1: y + h/2 - 13}
	c.AnchorBox("print", 128, y+lift*.45, box.W(), box.H(), 0)
	if c.Text() != "" {
		d := kit.WarpPath(kit.LettersPath(c.Text(), box, []string{"display", "slab", "serif", "script"}[v]), bend)
		c.Part("text", c.Path(d, f.DDD).Move(0, 1.6).Opacity(.45), c.Path(d, x.M))
	}
}

// cutLines writes horizontal lines (H) of a path as ten short ones, so that they can be bent smoothly.
func cutLines(d string) string {
	return kit.WarpPath(kit.WarpPath(d, func(x, y float64) (float64, float64) { return x, y }), func(x, y float64) (float64, float64) { return x, y })
}
