package lettering

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var letter = kit.Piece{
	Name: "letter", Cm: 20,
	Palette: "fill #ff5f86; outline #7a2a6a <fill; decoration #ffd34d flowers; leaves #5f9a6b",
	Draw:    func(c *kit.Canvas) { glyph(c, "A") },
}

var alphabetLetter = kit.Piece{Name: "alphabet-letter", Cm: 20, Palette: letter.Palette, Draw: letter.Draw}

var number = kit.Piece{
	Name: "number", Cm: 20,
	Palette: "fill #3fa0f5 digits; outline #1f3f96 <fill; decoration #ffd34d flowers; leaves #5f9a6b",
	Draw: func(c *kit.Canvas) {
		if c.Text() == "" && c.Variant(2) == 0 {
			three(c)
			return
		}
		glyph(c, "7")
	},
}

// three draws 1, 2 and 3, each in its own color.
func three(c *kit.Canvas) {
	t := c.Tones("fill")
	for _, slot := range []string{"outline", "decoration", "leaves"} {
		c.Tones(slot) // other seeds use them
	}
	for i, spec := range []struct {
		text string
		b    kit.Box
		turn float64
	}{{"1", kit.Box{X0: 8, Y0: 56, X1: 80, Y1: 208}, -7}, {"2", kit.Box{X0: 78, Y0: 46, X1: 170, Y1: 198}, 3}, {"3", kit.Box{X0: 166, Y0: 58, X1: 250, Y1: 210}, 8}} {
		d := kit.LettersPath(spec.text, spec.b, "display")
		q := turned(t, []float64{120, 0, 200}[i])
		x, y := (spec.b.X0+spec.b.X1)/2, (spec.b.Y0+spec.b.Y1)/2
		c.Part("outline", c.Path(d, kit.TonesOf(q.DD).D).Stroke(kit.TonesOf(q.DD).D, 9).Move(0, 5).Rotate(spec.turn, x, y))
		c.Part("digits", kit.Of(c.Path(d, kit.White).Stroke(kit.White, 7), plumpLetter(c, d, q, 1.1)).Rotate(spec.turn, x, y))
	}
}

// plumpLetter is a glossy letter with a bright streak in its upper part.
func plumpLetter(c *kit.Canvas, d string, t kit.Tones, k float64, inside ...kit.Node) kit.Node {
	q := c.Path(d, kit.Black).Bounds()
	nodes := append([]kit.Node{}, inside...)
	nodes = append(nodes, c.Blur(5*k, c.Path(d, kit.None).Stroke(t.DD, 15*k).Move(-4*k, -5*k)).Opacity(.65), c.Blur(2.2*k, c.Path(d, kit.None).Stroke(t.LL, 7*k).Move(3*k, 4*k)).Opacity(.9),
		c.Clip(d, c.Path(d, kit.None).Stroke(kit.White, 2*k).Move(4.4*k, 5.4*k).Opacity(.6)))
	return c.Form(d, kit.Lin(q.X0, q.Y0, q.X1, q.Y1, t.L, t.M, t.D), nodes...)
}

func glyph(c *kit.Canvas, own string) {
	t, o, a, g := c.Tones("fill"), c.Tones("outline"), c.Tones("decoration"), c.Tones("leaves")
	text := c.Text()
	if text == "" {
		text = own
	}
	b := kit.Box{X0: 18, Y0: 16, X1: 238, Y1: 236}
	n := len([]rune(text))
	k := 1.5 / max(1, float64(n)*.55)
	switch c.Variant(5) {
	case 1:
		flowerLetter(c, text, b, t, o, a, g)
	case 2: // varsity
		d := kit.LettersPath(text, shape.Inset(b, 8), "slab")
		c.Part("outline", c.Path(d, o.DD).Stroke(o.DD, 24*k).Move(3*k, 4*k), c.Path(d, o.M).Stroke(o.M, 22*k), c.Path(d, kit.White).Stroke(kit.White, 12*k))
		c.Part("fill", c.Path(d, t.M), c.Clip(d, c.Path(d, kit.None).Stroke(t.DD, 3*k).Dash(4*k, 4*k), c.Blur(8, c.Path(d, kit.None).Stroke(t.D, 12*k).Move(-4, -5)).Opacity(.6)))
	case 3: // stripes, dots
		d := kit.LettersPath(text, b, "display")
		var marks []kit.Node
		for i := range 30 {
			for j := range 15 {
				marks = append(marks, c.Circle(float64(i)*18+9*float64(j%2)-6, float64(j)*17+14, 4.6, a.M))
			}
		}
		c.Part("outline", c.Path(d, o.D).Stroke(o.D, 13*k).Move(0, 5*k), c.Path(d, kit.White).Stroke(kit.White, 9*k))
		c.Part("fill", plumpLetter(c, d, t, k*.9, c.Named("decoration", marks...)))
	case 4: // blocks of color with a thick dark line
		d := kit.LettersPath(text, shape.Inset(b, 6), "sans")
		c.Part("outline", c.Path(d, o.DD).Stroke(o.DD, 20*k), c.Path(d, o.DD).Stroke(o.DD, 20*k).Move(5*k, 6*k))
		c.Part("fill", c.Path(d, t.M), c.Clip(d, c.Path(d, t.D), c.Path(d, t.M).Stroke(t.M, 4*k).Move(-6*k, -7*k), c.Path(d, kit.None).Stroke(kit.White, 5*k).Dash(24*k, 300).Move(7*k, 8*k)))
	default:
		d := kit.LettersPath(text, b, "display")
		c.Part("outline", heavy(c, d, 9, .3*k, 1.2*k, o.D, 8*k), c.Path(d, o.M).Stroke(o.M, 8*k))
		c.Part("fill", plumpLetter(c, d, t, k))
		q := c.Path(d, kit.Black).Bounds()
		c.Part("decoration", c.Path(shape.Glint(q.X1-4, q.Y0+8, 26*k, .13), kit.Lin(q.X1-20, q.Y0-10, q.X1+10, q.Y0+30, a.LL, a.M, a.D)), c.Path(shape.Glint(q.X0+6, q.Y1-30, 15*k, .13), a.M))
	}
}

// flowerLetter has flowers and leaves growing over a serif letter's lower left and upper right.
func flowerLetter(c *kit.Canvas, text string, b kit.Box, t, o, a, g kit.Tones) {
	r := c.Rand()
	d := kit.LettersPath(text, shape.Inset(b, 10), "serif")
	q := c.Path(d, kit.Black).Bounds()
	c.Part("fill", c.Path(d, o.D).Move(1.4, 2.4), c.Form(d, kit.Lin(q.X0, q.Y0, q.X1, q.Y1, o.L, o.M, o.D)))
	spot := func(x, y, k float64) {
		for i, v := range []float64{-150, -95, -40, 20, 75, 130} {
			e, m := shape.Polar(x, y, k*2.2, v+14), shape.Polar(x, y, k*1.2, v)
			c.Part("leaves", botanic.Sprig(c, r, []shape.Pt{{X: x, Y: y}, m, e}, []int{botanic.Pointed, botanic.Fern, botanic.Berries}[i%3], k*.75, g, t))
		}
		for i, p := range [][3]float64{{1, 200, .55}, {.95, 330, .5}, {.9, 90, .42}, {0, 0, .85}} {
			e := shape.Polar(x, y, k*p[0], p[1])
			tone := []kit.Tones{a, t, a, t}[i]
			c.Part("decoration", botanic.Bloom(c, []int{botanic.Blossom, botanic.Peony, botanic.Daisy, botanic.Rose}[i], e.X, e.Y, k*p[2], tone, []kit.Tones{t, a, t, a}[i], shape.Between(r, 0, 90)))
		}
	}
	k := 1 / (1 + .4*float64(len([]rune(text))-1)) // smaller beside several letters
	spot(q.X0+q.W()*.2*k, q.Y1-30*k, 30*k+4)
	spot(q.X1-q.W()*.24*k, q.Y0+34*k, 20*k+3)
}

var numberBalloon = kit.Piece{
	Name: "number-balloon", Cm: 80,
	Palette: "foil #f0b53a balloon gold; string #c9ced6",
	Draw: func(c *kit.Canvas) {
		t, s := c.Tones("foil"), c.Tones("string")
		text := c.Text()
		if text == "" {
			text = "5"
		}
		v := c.Variant(3)
		each := kit.LettersEach(text, kit.Box{X0: 18, Y0: 12, X1: 238, Y1: 214}, "display")
		k := 1.35 / max(1, float64(len(each))*.6)
		x, y := 128.0, 0.0
		for _, d := range each {
			q := c.Path(d, kit.Black).Bounds()
			x, y = (q.X0+q.X1)/2, q.Y1
			c.Part("string", c.Line(fmt.Sprintf("M%.1f %.1fq-8 12 0 22t2 24", x, q.Y1), s.D, 1.8), c.Path(shape.Poly(2, shape.Pt{X: x - 6, Y: q.Y1 + 8*k}, shape.Pt{X: x, Y: q.Y1 - 4}, shape.Pt{X: x + 6, Y: q.Y1 + 8*k}), t.D))
			if v == 2 {
				c.Part("foil", c.Path(d, t.D).Stroke(t.D, 3*k), plumpLetter(c, d, t, k))
				continue
			}
			foil(c, d, q, t, k)
		}
		if v == 1 && len(each) == 1 {
			for _, p := range [][3]float64{{34, 60, 17}, {222, 44, 13}, {228, 176, 17}, {30, 186, 11}} {
				star := shape.Star(p[0], p[1], 5, p[2], p[2]*.52, p[2]*.2)
				foil(c, star, kit.Box{X0: p[0] - p[2], Y0: p[1] - p[2], X1: p[0] + p[2], Y1: p[1] + p[2]}, t, .3)
			}
		}
		c.Anchor("tie", x, y+44)
	},
}

// foil is a balloon in the shape of a letter: a flat seam around a body that bulges, with mirrored lights.
func foil(c *kit.Canvas, d string, q kit.Box, t kit.Tones, k float64) {
	c.Part("foil", c.Path(d, t.DD).Stroke(t.DD, 9*k), c.Path(d, kit.None).Stroke(kit.Lin(q.X0, q.Y0, q.X1, q.Y1, t.LL, t.M, t.D, t.L), 7.4*k),
		c.Path(d, kit.None).Stroke(t.DDD, 2.2*k).Opacity(.7),
		c.Path(d, kit.None).Stroke(t.DD, 10*k).Dash(.9*k, 5.2*k).Butt().Opacity(.4),
		c.Form(d, kit.Lin(q.X0, q.Y0, q.X1, q.Y1, kit.At(0, t.L), kit.At(.3, t.M), kit.At(.5, t.L), kit.At(.7, t.M), kit.At(1, t.D)),
			c.Blur(6*k, c.Path(d, kit.None).Stroke(t.DD, 18*k).Move(-4*k, -4*k)).Opacity(.95), c.Blur(3*k, c.Path(d, kit.None).Stroke(t.DDD, 5*k).Move(-.5*k, -1*k)).Opacity(.55),
			c.Blur(4*k, c.Path(d, kit.None).Stroke(t.L, 9*k).Move(-9*k, -10*k)).Opacity(.6),
			c.Blur(2.4*k, c.Path(d, kit.None).Stroke(kit.White, 7*k).Move(6.5*k, 7.5*k)).Opacity(.75),
			c.Clip(d, c.Path(d, kit.None).Stroke(kit.White, 2.6*k).Move(7.5*k, 8.5*k).Opacity(.75))))
}
