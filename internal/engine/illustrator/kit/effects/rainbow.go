package effects

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var rainbow = kit.Piece{
	Name: "rainbow", Cm: 300,
	Palette: "bands #f0484e red; orange #f9923a <bands; yellow #fdd042 <bands; green #55c466 <bands; blue #3ea3ee <bands; indigo #5a68d8 <bands; violet #9c5bd0 <bands; clouds #ffffff",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		var tones []kit.Tones
		for _, s := range []string{"bands", "orange", "yellow", "green", "blue", "indigo", "violet"} {
			tones = append(tones, c.Tones(s))
		}
		cl := c.Tones("clouds")
		v := c.Variant(4)
		switch v {
		case 1: // as in the sky, soft and translucent
			var arcs []kit.Node
			for i, t := range tones {
				q := 122 - 7.5*float64(i)
				arcs = append(arcs, c.Line(fmt.Sprintf("M%g 204A%g %g 0 0 1 %g 204", 128-q, q, q, 128+q), t.L, 9).Butt())
			}
			fade := kit.Lin(0, 60, 0, 204, kit.White, kit.White, kit.Black)
			c.Part("bands", c.Mask(c.Rect(-40, 40, 340, 162, 0, fade), c.Glow(3.4, arcs...)).Opacity(.78))
			return
		case 2: // boho: thick bands with gaps
			for i, k := range []int{0, 1, 2, 4} {
				c.Part("bands", bandArc(c, 128, 204, 116-25*float64(i), 21.5, tones[k]))
			}
			return
		}
		x, y, w := 128.0, 186.0, 14.0
		for i, t := range tones {
			c.Part("bands", bandArc(c, x, y, 121-w*float64(i), w+.6, t))
		}
		c.Part("bands", c.Blur(9, c.Path(fmt.Sprintf("M%g %gA128 128 0 0 1 256 186H232A104 104 0 0 0 160 88Z", x+20, y-128), tones[6].DDD)).Opacity(.12),
			c.Line("M22 160A112 112 0 0 1 94 80", kit.White, 5).Opacity(.55))
		c.Part("clouds", cloud(c, 48, 196, 50, cl), cloud(c, 210, 196, 50, cl))
		if v == 3 {
			for i, p := range []shape.Pt{{X: 128, Y: 30}, {X: 30, Y: 60}, {X: 228, Y: 66}} {
				c.Part("sparkles", c.Path(shape.Glint(p.X, p.Y, 14-3*float64(i), .12), kit.Hex("#ffd55c")))
			}
		}
	},
}

func bandArc(c *kit.Canvas, x, y, r, w float64, t kit.Tones) kit.Node {
	d := fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %g", x-r, y, r, r, x+r, y)
	k := w / 2
	return kit.Of(c.Line(d, kit.Lin(x-r, y-r, x+r, y, t.L, t.M, t.D), w).Butt(),
		c.Line(fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %g", x-r-k*.7, y, r+k*.7, r+k*.7, x+r+k*.7, y), t.LL, w*.16).Butt().Opacity(.55),
		c.Line(fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %g", x-r+k*.8, y, r-k*.8, r-k*.8, x+r-k*.8, y), t.DD, w*.14).Butt().Opacity(.3))
}

// cloud is a heap of puffs with a flat foot, 2 r wide.
func cloud(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	d := kit.RoundRect(x-r, y-r*.1, 2*r, r*.62, r*.31)
	for _, p := range [][3]float64{{-.6, .02, .38}, {-.18, -.24, .48}, {.34, -.14, .42}, {.66, .12, .32}, {0, .1, .4}} {
		d += kit.Oval(x+p[0]*r, y+p[1]*r, p[2]*r, p[2]*r)
	}
	k := r / 60
	shade := kit.Hex("#b9cdec")
	return kit.Of(c.Blur(4*k, c.Path(d, kit.Hex("#6d86b8")).Move(1*k, 3*k)).Opacity(.25),
		c.Inner(-5*k, -9*k, 6*k, shade.Alpha(.95), c.Path(d, t.M)),
		c.Clip(d, c.Blur(3*k, c.Line(fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %g", x+.12*r, y-.1*r, .34*r, .34*r, x+.62*r, y+.02*r), shade, 5*k)).Opacity(.75),
			c.Blur(3*k, c.Line(fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %g", x-.66*r, y+.12*r, .3*r, .3*r, x-.22*r, y+.06*r), shade, 5*k)).Opacity(.6)))
}

var cloudscape = kit.Piece{
	Name: "cloudscape", Cm: 4000,
	Palette: "clouds #ffffff",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("clouds")
		r := c.Rand()
		a := c.Aspect(1.4)
		w, h := frameSize(a)
		rows := []struct{ y, size, fade float64 }{{.3, .17, .55}, {.52, .22, .8}, {.76, .28, 1}}
		for i, row := range rows {
			n := int(math.Round(2 + a))
			// The farther, the closer to the color of the air.
			distant := kit.Hex("#bcd3f0").Toward(t.M, row.fade).In(t.M.Slot())
			for k := range n {
				x := 128 - w/2 + w*(float64(k)+.5+.4*float64(i%2)-.2)/float64(n) + shape.Between(r, -8, 8)
				s := row.size * min(w, h) * shape.Between(r, .85, 1.15)
				x = max(128-w/2+s, min(128+w/2-s, x))
				c.Part("clouds", cloud(c, x, 128-h/2+h*row.y+shape.Between(r, -8, 8), s, kit.TonesOf(distant)))
			}
		}
	},
}

// frameSize returns the size of a drawing of an aspect in the kit's box.
func frameSize(aspect float64) (w, h float64) {
	if aspect >= 1 {
		return 256, 256 / aspect
	}
	return 256 * aspect, 256
}
