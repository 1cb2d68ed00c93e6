package frames

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// Colors are those of an emblem, a crest, a card or a panel.
type Colors struct{ Ground, Accent, Field, Ink kit.Color }

// plate is a piece without slots of its own.
func plate(name string, draw func(c *kit.Canvas)) kit.Piece {
	return kit.Piece{Name: name, Cm: 40, Palette: "ground #24405e; accent #e0b04c; field #fdf8ec; letters #ffffff", Draw: func(c *kit.Canvas) {
		for _, s := range []string{"ground", "accent", "field", "letters"} {
			c.Tones(s)
		}
		draw(c)
	}}
}

// FieldRadius is the radius of an emblem's field, in units around the middle of the canvas.
const FieldRadius = 82.0

// Emblem is a round badge with a text on the upper curve of its ring and another on the lower; without one there are stars, and
// without any a wreath of laurel. The rim is plain, scalloped or a rope, by variant.
func Emblem(top, bottom string, q Colors, scenic bool, variant int) kit.Piece {
	return plate("emblem", func(c *kit.Canvas) {
		g, a, f := kit.TonesOf(q.Ground), kit.TonesOf(q.Accent), kit.TonesOf(q.Field)
		switch variant % 4 {
		case 1:
			c.Part("ring", c.Path(shape.Scallop(128, 128, 122, 36, 5), g.D))
		case 2:
			c.Part("ring", c.Circle(128, 128, 124, g.M))
			for i := range 60 {
				p := shape.Polar(128, 128, 119, float64(i)*6)
				c.Part("accent", c.Ellipse(p.X, p.Y, 5.6, 3, kit.Lin(p.X-4, p.Y-3, p.X+4, p.Y+3, a.L, a.M, a.D)).Rotate(float64(i)*6+128, p.X, p.Y))
			}
		default:
			c.Part("ring", c.Circle(128, 128, 124, g.DD), c.Circle(128, 128, 121, a.M), c.Circle(128, 128, 117.5, g.M))
		}
		c.Part("ring", c.Circle(128, 128, 114, kit.Rad(128, 110, 120, kit.At(.6, g.M), kit.At(1, g.D))), c.Circle(128, 128, 111.5, kit.None).Stroke(a.M, 1.1))
		if scenic {
			h := f.M.Lch()
			c.Part("field", c.Circle(128, 128, FieldRadius, kit.Lin(0, 46, 0, 210, f.M, kit.Lch{L: min(.97, h.L+.06), C: h.C * .6, H: h.H}.Color())))
		} else {
			c.Part("field", c.Circle(128, 128, FieldRadius, kit.Rad(128, 118, FieldRadius, kit.At(.3, f.LL), kit.At(1, f.M))))
		}
		c.Part("ring", c.Circle(128, 128, FieldRadius, kit.None).Stroke(a.M, 2.6), c.Circle(128, 128, FieldRadius+3.4, kit.None).Stroke(g.DD, 1.4))
		if top == "" {
			laurel(c, a)
			return
		}
		ringText(c, top, -90, q.Ink, 200)
		if bottom != "" {
			ringText(c, bottom, 90, q.Ink, 120)
		}
		for _, side := range []float64{-1, 1} {
			p := shape.Polar(128, 128, ringMiddle, 90+side*ringStars(bottom))
			c.Part("accent", c.Path(shape.Star(p.X, p.Y, 5, 7.5, 3.3, .6), a.M))
		}
		if bottom == "" {
			for i := range 3 {
				p := shape.Polar(128, 128, ringMiddle, 90+float64(i-1)*15)
				k := []float64{5.4, 7.5, 5.4}[i]
				c.Part("accent", c.Path(shape.Star(p.X, p.Y, 5, k, k*.44, .6), a.M))
			}
		}
	})
}

// Roundel is a disc in one deep color with a text along its upper and its lower edge and no field of its own: the mark stands on the disc.
func Roundel(top, bottom string, q Colors, scalloped bool) kit.Piece {
	return plate("roundel", func(c *kit.Canvas) {
		if scalloped {
			c.Part("ring", c.Path(shape.Scallop(128, 128, 124, 44, 4), q.Accent), c.Path(shape.Scallop(128, 128, 120, 44, 4), q.Ground))
		} else {
			c.Part("ring", c.Circle(128, 128, 125, q.Ground), c.Circle(128, 128, 120.5, kit.None).Stroke(q.Accent, 3.4))
		}
		c.Part("ring", c.Circle(128, 128, 114.5, kit.None).Stroke(q.Accent, 1.2))
		if top != "" {
			ringText(c, top, -90, q.Ink, 190)
		}
		if bottom != "" {
			ringText(c, bottom, 90, q.Accent, 110)
		}
		if top == "" {
			return
		}
		from, to := 90+ringStars(bottom), 270-min(100, 8+ringSpan(top, ringSize(top, 190))/2)
		for _, side := range []float64{-1, 1} { // an arc between the two texts
			at := 90 + side*((from+to)/2-90)
			p := shape.Polar(128, 128, ringMiddle+1, at)
			c.Part("accent", c.Path(fmt.Sprintf("M%.1f %.1fl5 7l-5 7l-5 -7Z", p.X, p.Y-7), q.Accent).Rotate(at+90, p.X, p.Y))
		}
		if bottom == "" {
			for i := range 3 {
				p := shape.Polar(128, 128, ringMiddle+1, 90+float64(i-1)*13)
				k := []float64{4.6, 6.6, 4.6}[i]
				c.Part("accent", c.Path(shape.Star(p.X, p.Y, 5, k, k*.44, .6), q.Accent))
			}
		}
	})
}

// Burst is a disc with rays that go out from its middle, before which a mark stands.
func Burst(q Colors) kit.Piece {
	return plate("burst", func(c *kit.Canvas) {
		c.Part("ground", c.Circle(128, 128, 124, q.Ground))
		var rays []kit.Node
		for i := range 16 {
			a, b := shape.Polar(128, 128, 118, float64(i)*22.5-5), shape.Polar(128, 128, 118, float64(i)*22.5+5)
			rays = append(rays, c.Path(fmt.Sprintf("M128 128L%.1f %.1fA118 118 0 0 1 %.1f %.1fZ", a.X, a.Y, b.X, b.Y), q.Ground.Toward(q.Accent, .26)))
		}
		c.Part("ground", rays...)
		c.Part("ground", c.Circle(128, 128, 117, kit.None).Stroke(q.Accent, 3))
	})
}

// ringMiddle is the radius in the middle of the ring of text.
const ringMiddle = (FieldRadius + 112) / 2

// ringStars is how far from the foot of the ring the stars stand, in degrees.
func ringStars(bottom string) float64 {
	if bottom == "" {
		return 30
	}
	return min(78, 14+ringSpan(bottom, ringSize(bottom, 120))/2)
}

// ringSize is the size of a text that spans at most so many degrees.
func ringSize(text string, degrees float64) float64 {
	_, ink := kit.LettersLine(strings.ToUpper(text), "sans", .04)
	return min(25, degrees*math.Pi/180*ringMiddle/max(ink.W(), .1))
}

func ringSpan(text string, size float64) float64 {
	_, ink := kit.LettersLine(strings.ToUpper(text), "sans", .04)
	return ink.W() * size / ringMiddle * 180 / math.Pi
}

// ringText sets a text in the middle of the ring; at 90 degrees it is read from below.
func ringText(c *kit.Canvas, text string, at float64, ink kit.Color, degrees float64) {
	size := ringSize(text, degrees)
	d, box := kit.LettersLine(strings.ToUpper(text), "sans", .04)
	mid := (box.X0 + box.X1) / 2
	c.Part("letters", c.Path(kit.WarpPath(d, func(x, y float64) (float64, float64) {
		up := -y*size - size*.35
		turn := (x - mid) * size / ringMiddle * 180 / math.Pi
		r, angle := ringMiddle+up, -90+turn
		if at > 0 {
			r, angle = ringMiddle-up, 90-turn
		}
		p := shape.Polar(128, 128, r, angle)
		return p.X, p.Y
	}), ink))
}

// laurel takes the place of a name.
func laurel(c *kit.Canvas, a kit.Tones) {
	for i := range 9 {
		for _, side := range []float64{-1, 1} {
			turn := -90 + side*(14+float64(i)*13.5)
			p := shape.Polar(128, 128, ringMiddle, turn)
			c.Part("accent", c.Path(fmt.Sprintf("M%.1f %.1fq7 -8 0 -19q-7 11 0 19Z", p.X, p.Y+9), a.M).Rotate(turn+90+side*62, p.X, p.Y))
		}
	}
	p := shape.Polar(128, 128, ringMiddle, -90)
	c.Part("accent", c.Path(shape.Star(p.X, p.Y, 5, 9, 4, .5), a.M))
}

// Crest is a team's shield, its field in two tones, with stars at its head.
func Crest(q Colors) kit.Piece {
	return plate("crest", func(c *kit.Canvas) {
		g, a, f := kit.TonesOf(q.Ground), kit.TonesOf(q.Accent), kit.TonesOf(q.Field)
		out := func(k float64) string {
			x, y := func(v float64) float64 { return 128 + v*k }, func(v float64) float64 { return 128 + v*k }
			return fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ",
				x(0), y(-122), x(34), y(-104), x(68), y(-100), x(104), y(-104),
				x(112), y(-20), x(102), y(70), x(0), y(124), x(-102), y(70), x(-112), y(-20), x(-104), y(-104), x(-68), y(-100), x(-34), y(-104), x(0), y(-122))
		}
		c.Part("ground", c.Path(out(1), g.DD), c.Path(out(.955), a.M), c.Path(out(.92), g.DD))
		c.Part("field", c.Form(out(.89), kit.Lin(0, 10, 0, 250, f.L, f.M, f.D), c.Path("M128 0H260V260H128Z", f.D).Opacity(.55),
			c.Path("M0 0H256V62C190 50 66 50 0 62Z", g.M), c.Path("M0 62C66 50 190 50 256 62V66C190 54 66 54 0 66Z", a.M)))
		for i := range 3 {
			k := []float64{9, 12, 9}[i]
			c.Part("accent", c.Path(shape.Star(128+34*float64(i-1), 40-3*float64(i%2), 5, k, k*.44, .8), a.M))
		}
		c.AnchorBox("inside", 128, 132, 150, 130, 0)
	})
}
