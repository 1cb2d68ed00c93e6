package condition

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// replace puts other nodes in the place of a drawing.
func replace(d *kit.Drawing, n kit.Node) {
	for l := range d.Layers {
		d.Layers[l] = nil
	}
	d.Layers[kit.Body] = n.Scene()
	d.Box = n.Bounds()
	d.Anchors = map[string]kit.Anchor{"ground": {X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y1}, "surface": {X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y0, W: d.Box.W() * .7}}
}

// rolledUp rolls what is flat to a roll whose spiral end is on the right; its face is seen on the roll.
func rolledUp(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	x, y, long, r := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2, p.Size, p.Size*.17
	t := kit.TonesOf(surface.Ruling(d))
	x0, x1, flat := x-long/2, x+long/2-r*.5, r*.46
	body := fmt.Sprintf("M%.2f %.2fH%.2fA%.2f %.2f 0 0 1 %.2f %.2fH%.2fA%.2f %.2f 0 0 1 %.2f %.2fZ", x0, y-r, x1, flat, r, x1, y+r, x0, flat, r, x0, y-r)
	face := kit.FromScene(scene.Transform(d.Nodes(), scene.ScaleBy(1, 1))).Scale(long*1.06/max(b.W(), 1), 2.3*r/max(b.H(), 1), x, y)
	shade := kit.Lin(x, y-r, x, y+r, kit.At(0, kit.Black.Alpha(.18)), kit.At(.26, kit.White.Alpha(.42)), kit.At(.5, kit.White.Alpha(0)), kit.At(1, kit.Black.Alpha(.5)))
	spiral := fmt.Sprintf("M%.2f %.2f", x1+flat*.92, y)
	for k := 1; k <= 72; k++ {
		sin, cos := math.Sincos(float64(k) * math.Pi / 12)
		s := .92 - .84*float64(k)/72
		spiral += fmt.Sprintf("L%.2f %.2f", x1+flat*s*cos, y+r*s*sin)
	}
	end := kit.Of(p.Ellipse(x1, y, flat, r, kit.Lin(x1-flat, y-r, x1+flat, y+r, t.LL, t.L, t.M)), p.Line(spiral, t.DDD, p.Size*.009).Opacity(.85), p.Ellipse(x1, y, flat, r, kit.None).Stroke(t.DD, p.Size*.008))
	roll := kit.Of(p.Path(body, t.M), p.Clip(body, face, p.Rect(x0-flat, y-r, x1-x0+2*flat, 2*r, 0, shade)), p.Path(body, kit.None).Stroke(t.DD, p.Size*.006), end)
	replace(d, roll.Rotate(-9, x, y))
}

// foldedUp folds a garment: its middle is seen above two layers of its cloth.
func foldedUp(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	t := kit.TonesOf(surface.Ruling(d))
	x0, x1 := b.X0+b.W()*.2, b.X1-b.W()*.2
	y0, y1 := b.Y0, b.Y0+b.H()*.62
	h := p.Size * .045
	layer := func(y float64, tones kit.Tones) kit.Node {
		return kit.Of(p.Rect(x0-h*.2, y-h*1.4, x1-x0+h*.4, h*2.2, h*.8, kit.Lin(x0, 0, x1, 0, tones.M, tones.D, tones.DD)), p.Line(fmt.Sprintf("M%.2f %.2fH%.2f", x0+h, y+h*.25, x1-h), tones.DDD, h*.12).Opacity(.6))
	}
	front := kit.RoundRect(x0, y0, x1-x0, y1-y0, h*.9)
	edge := kit.Lin(x0, 0, x1, 0, kit.At(0, kit.Black.Alpha(.34)), kit.At(.07, kit.White.Alpha(.22)), kit.At(.16, kit.White.Alpha(0)), kit.At(.86, kit.Black.Alpha(0)), kit.At(1, kit.Black.Alpha(.42)))
	below := kit.Lin(0, y1-h*2.4, 0, y1, kit.White.Alpha(0), kit.Black.Alpha(.4))
	all := kit.Of(layer(y1+h*1.5, t), layer(y1+h*.5, t), p.Path(front, t.M), p.Clip(front, kit.FromScene(d.Nodes()), p.Rect(x0, y0, x1-x0, y1-y0, 0, edge), p.Rect(x0, y1-h*2.4, x1-x0, h*2.4, 0, below)), p.Path(front, kit.None).Stroke(t.DD, p.Size*.005).Opacity(.8))
	replace(d, all)
}
