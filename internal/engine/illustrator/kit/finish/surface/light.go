package surface

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
)

// Horizon mirrors a landscape in a drawing, as polished metal does: a bright sky, a dark line across the middle, light below it.
func (p *Pen) Horizon(d *kit.Drawing, depth float64) {
	b := p.Box
	dark := kit.Hex("#0c1118")
	sky := kit.Lin(b.X0, b.Y0, b.X0+b.W()*.12, b.Y1, kit.At(0, kit.White.Alpha(depth*.9)), kit.At(.3, kit.White.Alpha(0)), kit.At(.44, dark.Alpha(0)), kit.At(.56, dark.Alpha(depth)),
		kit.At(.6, kit.White.Alpha(depth*.8)), kit.At(.78, kit.White.Alpha(0)), kit.At(.86, dark.Alpha(0)), kit.At(1, dark.Alpha(depth*.7)))
	Cover(d, p.Rect(b.X0-1, b.Y0-1, b.W()+2, b.H()+2, 0, sky))
}

// Sheen lays bright diagonal bands over a drawing.
func (p *Pen) Sheen(d *kit.Drawing, opacity float64) {
	b := p.Box
	x := b.X0 + b.W()*p.Between(.18, .3)
	band := func(x, w float64) kit.Node {
		return p.Path(fmt.Sprintf("M%g %gh%gL%g %gh%gZ", x, b.Y0, w, x+w-b.H()*.35, b.Y1, -w), kit.White)
	}
	Cover(d, kit.Of(p.Blur(p.Size*.012, band(x, b.W()*.1)), p.Blur(p.Size*.008, band(x+b.W()*.18, b.W()*.03))).Opacity(opacity))
}

// Glints sets a few four-pointed sparkles near the upper left.
func (p *Pen) Glints(d *kit.Drawing, n int) {
	var all []kit.Node
	for range n {
		x, y := p.Between(p.Box.X0+.1*p.Box.W(), p.Box.X0+.8*p.Box.W()), p.Between(p.Box.Y0+.05*p.Box.H(), p.Box.Y0+.6*p.Box.H())
		all = append(all, Sparkle(p.Canvas, x, y, p.Size*p.Between(.025, .05)))
	}
	Cover(d, kit.Of(all...).Opacity(.95))
}

// Drop is a clear drop of water of radius r.
func (p *Pen) Drop(x, y, r float64) kit.Node {
	shape := fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-r*1.5, x+r*.5, y-r*.7, x+r, y, x, y+r, x-r, y, x-r*.5, y-r*.7, x, y-r*1.5)
	return kit.Of(p.Form(shape, kit.Lin(x-r, y-r, x+r, y+r, kit.Hex("#e8f6ff").Alpha(.85), kit.Hex("#8fd0f5").Alpha(.8), kit.Hex("#3f9fe0").Alpha(.85))),
		p.Ellipse(x-r*.3, y-r*.1, r*.16, r*.3, kit.White).Opacity(.9))
}

// Flatten is a drawing's shape in one color.
func Flatten(d *kit.Drawing, c kit.Color) kit.Node {
	copied := *d
	for l := range copied.Layers {
		copied.Layers[l] = WithoutShade(copied.Layers[l])
	}
	MapColors(&copied, func(color.RGB) color.RGB { return MeanColor(c) })
	return kit.FromScene(copied.Nodes())
}

// Crack is a jagged line somewhere on the drawing; length and width are shares of its longer side.
func (p *Pen) Crack(length, width float64, hex string) kit.Node {
	x, y := p.At()
	turn := p.Between(0, 2*math.Pi)
	d := fmt.Sprintf("M%g %g", x, y)
	for range 5 {
		turn += p.Between(-.9, .9)
		x, y = x+math.Cos(turn)*p.Size*length/5, y+math.Sin(turn)*p.Size*length/5
		d += fmt.Sprintf("L%g %g", x, y)
	}
	return p.Line(d, kit.Hex(hex), p.Size*width)
}

// Sparkle is a four-pointed glint.
func Sparkle(c *kit.Canvas, x, y, r float64) kit.Node {
	q := r * .16
	return c.Path(fmt.Sprintf("M%g %gL%g %gL%g %gL%g %gL%g %gL%g %gL%g %gL%g %gZ", x, y-r, x+q, y-q, x+r, y, x+q, y+q, x, y+r, x-q, y+q, x-r, y, x-q, y-q), kit.White)
}
