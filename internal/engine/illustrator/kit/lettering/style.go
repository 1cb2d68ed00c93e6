package lettering

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// look is what a style of lettering is drawn with.
type look struct {
	c       *kit.Canvas
	text    string
	box     kit.Box
	t, o, a kit.Tones // letters, outline or shadow, accent
	metal   bool      // polished
	colored bool      // in a color that was asked for
}

// styles are the ways to letter a free text.
var styles = []func(look){bold, script, retro, bubbly, neon, chalk, elegant, arched}

// heavy draws copies of an outline step by step, as a block behind letters.
func heavy(c *kit.Canvas, d string, n int, dx, dy float64, color kit.Color, stroke float64) kit.Node {
	var all []kit.Node
	for i := n; i > 0; i-- {
		p := c.Path(d, color).Move(dx*float64(i), dy*float64(i))
		if stroke > 0 {
			p = c.Path(d, color).Stroke(color, stroke).Move(dx*float64(i), dy*float64(i))
		}
		all = append(all, p)
	}
	return kit.Of(all...)
}

// unit is a size that grows with the letters.
func (l look) unit(d string) float64 {
	b := l.c.Path(d, kit.Black).Bounds()
	return max(.35, min(1.6, b.H()/float64(max(1, min(3, 1+len([]rune(l.text))/9)))/90))
}

// bold is a display face with a white line, a dark block and a shine.
func bold(l look) {
	c, b := l.c, l.box
	d := kit.LettersPath(l.text, shape.Inset(b, 12), "display")
	k := l.unit(d)
	c.Part("shadow", heavy(c, d, 8, .7*k, 1.1*k, l.o.D, 20*k), c.Path(d, l.o.M).Stroke(l.o.M, 20*k))
	c.Part("outline", c.Path(d, kit.White).Stroke(kit.White, 10*k))
	q := c.Path(d, kit.Black).Bounds()
	c.Part("letters", c.Form(d, kit.Lin(0, q.Y0, 0, q.Y1, l.t.L, l.t.M, l.t.D), gloss(c, d, l.t, k)...))
}

// gloss is the shading of letters: an edge of shade below, of light above, and a bright upper half.
func gloss(c *kit.Canvas, d string, t kit.Tones, k float64) []kit.Node {
	return []kit.Node{
		c.Blur(2.4*k, c.Path(d, kit.None).Stroke(t.DD, 7*k).Move(-1.6*k, -2.6*k)).Opacity(.75),
		c.Blur(1.2*k, c.Path(d, kit.None).Stroke(t.LL, 4.4*k).Move(1.4*k, 2.4*k)).Opacity(.95),
	}
}

// script is a brush script with a soft block and a swash below.
func script(l look) {
	c, b := l.c, l.box
	d := kit.LettersPath(l.text, shape.Inset(b, 10), "script")
	k := l.unit(d)
	q := c.Path(d, kit.Black).Bounds()
	c.Part("shadow", heavy(c, d, 5, .6*k, .8*k, l.o.M, 3*k))
	c.Part("letters", c.Inner(1.1*k, 1.5*k, .8*k, l.t.LL.Alpha(.8), c.Inner(-1.2*k, -1.6*k, 1.2*k, l.t.DD.Alpha(.5), c.Form(d, kit.Lin(0, q.Y0, 0, q.Y1, l.t.L, l.t.M, l.t.D)))))
	y := min(244, q.Y1+9)
	st := shape.Sample([]shape.Pt{{X: q.X0 + q.W()*.12, Y: y + 3}, {X: q.X0 + q.W()*.4, Y: y - 3}, {X: q.X0 + q.W()*.66, Y: y + 3}, {X: q.X1 - q.W()*.08, Y: y - 5}}, 60)
	c.Part("decoration", c.Path(shape.Ribbon(st, shape.Taper(5*k, .08)), l.a.M))
}

// retro is a slab face over stripes of color that run down to the right.
func retro(l look) {
	c, b := l.c, l.box
	d := kit.LettersPath(l.text, kit.Box{X0: b.X0 + 8, Y0: b.Y0 + 6, X1: b.X1 - 24, Y1: b.Y1 - 24}, "slab")
	k := l.unit(d)
	for i := 3; i > 0; i-- {
		tone := []kit.Color{l.o.M, l.a.M, l.t.L}[i-1]
		c.Part("shadow", heavy(c, d, 6*i, .72*k, .72*k, tone, 8*k))
	}
	c.Part("outline", c.Path(d, kit.Hex("#fff6e2")).Stroke(kit.Hex("#fff6e2"), 8*k))
	c.Part("letters", c.Path(d, l.t.M), c.Clip(d, c.Path(d, kit.None).Stroke(l.t.LL, 2*k).Move(.7*k, .9*k).Opacity(.6)))
}

// bubbly gives each letter its own color and a plump body.
func bubbly(l look) {
	c := l.c
	each := kit.LettersEach(l.text, shape.Inset(l.box, 12), "display")
	all := ""
	for _, d := range each {
		all += d
	}
	k := l.unit(all)
	c.Part("outline", c.Path(all, l.o.M).Stroke(l.o.M, 15*k).Move(0, 3*k), c.Path(all, kit.White).Stroke(kit.White, 9*k))
	for i, d := range each {
		t := l.t
		if !l.colored {
			t = turned(l.t, float64(i)*52)
		}
		q := c.Path(d, kit.Black).Bounds()
		c.Part("letters", c.Form(d, kit.Lin(q.X0, q.Y0, q.X1, q.Y1, t.L, t.M, t.D), append(gloss(c, d, t, k), c.Blur(.5, c.Ellipse(q.X0+q.W()*.3, q.Y0+q.H()*.17, q.W()*.13, q.H()*.055, kit.White).Rotate(-24, q.X0+q.W()*.3, q.Y0+q.H()*.17)).Opacity(.85))...))
	}
}

// turned moves a color around the hue circle; colors without a hue stay.
func turned(t kit.Tones, degrees float64) kit.Tones {
	v := t.M.Lch()
	if v.C < .05 {
		return t
	}
	v.H += degrees
	v.L = .68 + .1*math.Sin(v.H/57)
	return kit.TonesOf(v.Color().In(t.M.Slot()))
}

// neon is a script of glass tubes that glow.
func neon(l look) {
	c := l.c
	d := kit.LettersPath(l.text, shape.Inset(l.box, 24), "monoline")
	k := l.unit(d)
	c.Part("glow", c.Glow(14*k, c.Path(d, l.t.M).Stroke(l.t.M, 10*k)).Opacity(.75), c.Glow(5*k, c.Path(d, l.t.M).Stroke(l.t.M, 5*k)).Opacity(.9))
	c.Part("letters", c.Path(d, l.t.D).Stroke(l.t.D, 5*k), c.Path(d, l.t.L).Stroke(l.t.L, 3.4*k), c.Path(d, kit.White).Stroke(kit.White, 1.1*k).Opacity(.95))
	q := c.Path(d, kit.Black).Bounds()
	line := fmt.Sprintf("M%g %gH%g", q.X0+q.W()*.2, min(246, q.Y1+12), q.X1-q.W()*.2)
	c.Part("decoration", c.Glow(5*k, c.Line(line, l.a.M, 6*k)).Opacity(.9), c.Line(line, l.a.D, 4.4*k), c.Line(line, l.a.L, 3*k), c.Line(line, kit.White, 1*k))
}

// chalk is a hand's letters with dry gaps.
func chalk(l look) {
	c := l.c
	d := kit.LettersPath(l.text, shape.Inset(l.box, 10), "brush")
	k := l.unit(d)
	q := c.Path(d, kit.Black).Bounds()
	r := c.Rand()
	mask := []kit.Node{c.Rect(q.X0-10, q.Y0-10, q.W()+20, q.H()+40, 0, kit.White)}
	for range 520 {
		x, y := shape.Between(r, q.X0, q.X1), shape.Between(r, q.Y0, q.Y1+10)
		mask = append(mask, c.Line(fmt.Sprintf("M%.2f %.2fl%.2f %.2f", x, y, shape.Between(r, .5, 3.4), shape.Between(r, -1.6, .4)), kit.Black, shape.Between(r, .3, 1.1)*k))
	}
	y := q.Y1 + 8
	c.Part("letters", c.Mask(kit.Of(mask...), c.Path(d, l.t.L).Stroke(l.t.M, 1.2*k)))
	c.Part("decoration", c.Mask(kit.Of(mask...), c.Path(shape.Ribbon(shape.Sample([]shape.Pt{{X: q.X0 + 10, Y: y + 2}, {X: 128, Y: y - 3}, {X: q.X1 - 8, Y: y + 1}}, 40), shape.Taper(4*k, .3)), l.a.L)))
}

// elegant is a serif face in polished metal between thin rules.
func elegant(l look) {
	c, b := l.c, l.box
	d := kit.LettersPath(l.text, shape.Inset(b, 20), "serif")
	k := l.unit(d)
	q := c.Path(d, kit.Black).Bounds()
	c.Part("shadow", c.Path(d, l.o.D).Move(.9*k, 1.5*k).Opacity(.8))
	c.Part("letters", c.Path(d, kit.Lin(q.X0, q.Y0, q.X0+q.W()*.4, q.Y1, l.t.LL, l.t.M, l.t.D, l.t.L, l.t.M, l.t.D)), c.Clip(d, c.Path(d, kit.None).Stroke(l.t.LL, 1*k).Move(.4*k, .6*k).Opacity(.8)))
	for _, y := range []float64{max(8, q.Y0-13), min(248, q.Y1+13)} {
		w := q.W() * .4
		c.Part("decoration", c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gL%g %gZ", 128-w, y, 128-9*k, y-.8, 128-9*k, y+.8, 128-w, y), l.a.M), c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gZ", 128+w, y, 128+9*k, y-.8, 128+9*k, y+.8), l.a.M), c.Path(shape.Glint(128, y, 6*k, .3), l.a.M))
	}
}

// arched sets the text on an arc above stars.
func arched(l look) {
	c := l.c
	n := len([]rune(l.text))
	r := 104.0
	size := min(78, 2.55*r/(float64(n)*.62+.3))
	d := kit.LettersArc(l.text, "display", 128, 150, r, size, -90)
	k := size / 60
	c.Part("shadow", heavy(c, d, 6, 0, 1.2*k, l.o.D, 13*k), c.Path(d, l.o.M).Stroke(l.o.M, 13*k))
	c.Part("outline", c.Path(d, kit.White).Stroke(kit.White, 6*k))
	c.Part("letters", c.Form(d, kit.Rad(128, 150, r+size, kit.At(.5, l.t.D), kit.At(.75, l.t.M), kit.At(1, l.t.L)), gloss(c, d, l.t, k*.8)...))
	for i, s := range []float64{15, 24, 15} {
		x := 128 + 46*float64(i-1)
		star := shape.Star(x, 156-8*float64(i%2), 5, s, s*.5, s*.14)
		c.Part("decoration", c.Path(star, l.o.M).Stroke(l.o.M, 5), shape.Plump(c, star, l.a))
	}
}
