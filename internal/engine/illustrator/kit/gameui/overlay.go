package gameui

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// streamOverlay frames a broadcast of a game: a camera's window, a chat's window, a bar below and corners, all around an empty middle.
var streamOverlay = kit.Piece{
	Name: "stream-overlay", Cm: 60,
	Palette: "frame #8a4dff purple border; accent #2fe0ff cyan lines; panel #231a3d bar background; icons #ffffff text",
	Draw: func(c *kit.Canvas) {
		f, a, p, w := c.Tones("frame"), c.Tones("accent"), c.Tones("panel"), c.Tones("icons")
		c.Bleed()
		b := shape.Sheet(c.Aspect(16.0 / 9))
		k := min(b.W(), b.H()) / 144
		cut := func(x0, y0, x1, y1, q float64) string {
			return fmt.Sprintf("M%g %gH%gL%g %gV%gL%g %gH%gL%g %gV%gL%g %gZ", x0+q, y0, x1-q, x1, y0+q, y1-q, x1-q, y1, x0+q, x0, y1-q, y0+q, x0+q, y0)
		}
		window := func(x0, y0, x1, y1, q float64) kit.Node {
			d := cut(x0, y0, x1, y1, q)
			return kit.Of(c.Glow(3*k, c.Path(d, kit.None).Stroke(f.M, 4*k)).Opacity(.8), c.Path(d, kit.None).Stroke(kit.Lin(x0, y0, x1, y1, f.L, f.M, a.M), 2.600*k), c.Path(d, kit.None).Stroke(f.LL, .7*k),
				c.Line(fmt.Sprintf("M%g %gV%gL%g %gH%g", x0-2.500*k, y0+q+12*k, y0+q-1*k, x0+q-1*k, y0-2.500*k, x0+q+12*k), a.L, 1.800*k), c.Line(fmt.Sprintf("M%g %gV%gL%g %gH%g", x1+2.500*k, y1-q-12*k, y1-q+1*k, x1-q+1*k, y1+2.500*k, x1-q-12*k), a.L, 1.800*k))
		}
		// Corners of the whole picture.
		for i := range 4 {
			sx, sy, x, y := 1.0, 1.0, b.X0, b.Y0
			if i%2 == 1 {
				sx, x = -1, b.X1
			}
			if i/2 == 1 {
				sy, y = -1, b.Y1
			}
			n := kit.Of(c.Path(fmt.Sprintf("M0 0H%gL%g %gH%gL%g %gV%gL0 %gZ", 58*k, 52*k, 6*k, 16*k, 6*k, 16*k, 42*k, 48*k), kit.Lin(0, 0, 50*k, 40*k, f.L, f.M, f.D)), c.Line(fmt.Sprintf("M%g %gH%gL%g %gV%g", 46*k, 10*k, 19*k, 10*k, 19*k, 38*k), a.L, 1.400*k), c.Circle(50*k, 10*k, 1.600*k, a.L), c.Circle(10*k, 42*k, 1.600*k, a.L))
			c.Part("frame", n.Scale(sx, sy, 0, 0).Move(x, y))
		}
		top := fmt.Sprintf("M%g %gH%gL%g %gH%gZ", (b.X0+b.X1)/2-54*k, b.Y0, (b.X0+b.X1)/2+54*k, (b.X0+b.X1)/2+44*k, b.Y0+13*k, (b.X0+b.X1)/2-44*k)
		c.Part("panel", c.Path(top, kit.Lin(0, b.Y0, 0, b.Y0+13*k, p.L, p.M)), c.Line(fmt.Sprintf("M%g %gL%g %gH%gL%g %g", (b.X0+b.X1)/2-54*k, b.Y0, (b.X0+b.X1)/2-44*k, b.Y0+13*k, (b.X0+b.X1)/2+44*k, (b.X0+b.X1)/2+54*k, b.Y0), a.L, 1.600*k))
		c.Part("icons", c.Circle((b.X0+b.X1)/2-12*k, b.Y0+6*k, 2.600*k, kit.Hex("#ff4058")), c.Rect((b.X0+b.X1)/2-6*k, b.Y0+4.400*k, 20*k, 3.200*k, 1.600*k, w.M))
		// The camera at the lower left, the chat at the right.
		cam := window(b.X0+10*k, b.Y1-76*k, b.X0+78*k, b.Y1-30*k, 7*k)
		c.Part("frame", cam, window(b.X1-58*k, b.Y0+30*k, b.X1-9*k, b.Y1-34*k, 7*k))
		c.Part("panel", c.Path(fmt.Sprintf("M%g %gH%gL%g %gH%gZ", b.X1-51*k, b.Y0+31.300*k, b.X1-16*k, b.X1-20*k, b.Y0+41*k, b.X1-47*k), kit.Lin(0, b.Y0+30*k, 0, b.Y0+42*k, p.L, p.M)))
		c.Part("icons", c.Rect(b.X1-42*k, b.Y0+34.500*k, 17*k, 3*k, 1.500*k, w.M))
		y := b.Y1 - 21*k
		bar := fmt.Sprintf("M%g %gH%gL%g %gV%gH%gV%gL%g %gZ", b.X0+10*k, y, b.X1-10*k, b.X1, y+8*k, b.Y1, b.X0, y+8*k, b.X0+10*k, y)
		c.Part("panel", c.Path(bar, kit.Lin(0, y, 0, b.Y1, p.L, p.M, p.D)), c.Line(fmt.Sprintf("M%g %gL%g %gH%gL%g %g", b.X0, y+8*k, b.X0+10*k, y, b.X1-10*k, b.X1, y+8*k), kit.Lin(b.X0, 0, b.X1, 0, a.L, f.L, a.L), 1.800*k))
		n := 3
		span := (b.W() - 20*k) / float64(n)
		for i := range n {
			x := b.X0 + 14*k + span*float64(i)
			c.Part("accent", c.Circle(x+7*k, y+11*k, 6*k, a.D), c.Circle(x+6.700*k, y+10.700*k, 5.300*k, kit.Lin(x, y, x+12*k, y+16*k, a.L, f.M)))
			icon := []kit.Node{
				c.Path(shape.Heart(x+6.700*k, y+10.700*k, 5.600*k), w.M),
				c.Path(shape.Star(x+6.700*k, y+10.700*k, 5, 4*k, 1.700*k, .3), w.M),
				kit.Of(c.Rect(x+3.500*k, y+8.500*k, 6.400*k, 4.400*k, 1.400*k, w.M), c.Circle(x+6.700*k, y+7.400*k, 1.300*k, w.M)),
			}[i]
			c.Part("icons", icon, c.Rect(x+17*k, y+7*k, min(26*k, span-24*k), 3*k, 1.500*k, w.M), c.Rect(x+17*k, y+12.500*k, min(40*k, span-24*k), 2.600*k, 1.300*k, w.D).Opacity(.6))
			if i > 0 {
				c.Part("accent", c.Line(fmt.Sprintf("M%g %gL%g %g", x-8*k, y+17*k, x-4*k, y+5*k), a.M, 1.200*k))
			}
		}
	},
}
