package edible

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// Notch is where a slice is missing from something round: an ellipse for its top, how high it is, and from where to where the slice was, in degrees
// clockwise from the right (90 is the front).
type Notch struct {
	X, Y, RX, RY, High float64
	From, To           float64
}

// Band is a layer that a cut shows, down to a share of the height.
type Band struct {
	To    float64
	Tones kit.Tones
}

// rim is a point of the edge of the top.
func (n Notch) rim(deg float64) (x, y float64) {
	s, k := math.Sincos(deg * math.Pi / 180)
	return n.X + n.RX*k, n.Y + n.RY*s
}

// Holds reports whether a place lies where the slice was, seen from the front.
func (n Notch) Holds(x, y float64) bool {
	x0, _ := n.rim(n.To)
	x1, _ := n.rim(n.From)
	return x > x0-8 && x < x1+8 && y > n.Y
}

// Top is the outline of the missing slice on the top.
func (n Notch) Top() string {
	x0, y0 := n.rim(n.From)
	x1, y1 := n.rim(n.To)
	return sheen.D("M%.1f %.1fL%.1f %.1fA%g %g 0 0 1 %.1f %.1fZ", n.X, n.Y, x0, y0, n.RX, n.RY, x1, y1)
}

// Draw paints the two faces of the cut with their layers, and what the food stands on between them. The right face lies in the light.
func (n Notch) Draw(c *kit.Canvas, floor kit.Tones, bands ...Band) kit.Node {
	out := kit.Of(c.Path(n.Top(), kit.Lin(n.X, n.Y, n.X, n.Y+n.RY, floor.DD, floor.M)).Move(0, n.High))
	for i, deg := range []float64{n.To, n.From} {
		x, y := n.rim(deg)
		face := sheen.D("M%.1f %.1fL%.1f %.1fV%.1fL%.1f %.1fZ", n.X, n.Y, x, y, y+n.High, n.X, n.Y+n.High)
		layers := kit.Of()
		from := 0.0
		for _, b := range bands {
			d := sheen.D("M%.1f %.1fL%.1f %.1fV%.1fL%.1f %.1fZ", n.X, n.Y+from*n.High-.5, x, y+from*n.High-.5, y+b.To*n.High+.5, n.X, n.Y+b.To*n.High+.5)
			t := b.Tones
			layers = kit.Of(layers, c.Path(d, kit.Lin(n.X, 0, x, 0, t.D, t.M, t.L)))
			from = b.To
		}
		shade := []float64{.3, .05}[i]
		out = kit.Of(out, c.Clip(face, layers, c.Path(face, kit.Hex("#3a1a10").Alpha(shade)), c.Blur(4, c.Line(sheen.D("M%.1f %.1fv%.1f", n.X, n.Y, n.High), kit.Hex("#3a1a10"), 9)).Opacity(.35)))
	}
	return out
}
