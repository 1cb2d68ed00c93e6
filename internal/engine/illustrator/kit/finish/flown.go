package finish

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// Flown returns a flat flag as it waves on a pole.
func Flown(d kit.Drawing) kit.Drawing { return surface.Apply(d, flown, 1) }

func flown(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	cloth := sheen.Cloth{X: b.X0, Y: b.Y0, W: b.W(), H: b.H(), Amp: .055 * b.W(), Waves: 1.2, Phase: .6, Drop: .03 * b.W()}
	surface.Warp(d, func(q surface.Point) surface.Point {
		x, y := cloth.At((q.X-b.X0)/b.W(), (q.Y-b.Y0)/b.H())
		return surface.Point{X: x, Y: y}
	})
	d.Layers[kit.Body] = append(d.Layers[kit.Body], cloth.Folds(p.Canvas, kit.Hex("#2a1440")).Scene()...)
	wide, metal := .045*b.W(), kit.TonesOf(kit.Hex("#d9b25a"))
	x, top, foot := b.X0-wide*.35, b.Y0-.05*b.W(), b.Y0+1.72*b.H()
	surface.Behind(d, sheen.Pole(p.Canvas, x, top, foot, wide, metal))
	var rings []kit.Node
	for _, v := range []float64{.05, .95} {
		_, y := cloth.At(0, v)
		rings = append(rings, p.Line(fmt.Sprintf("M%.2f %.2fh%.2f", x-wide*.6, y, wide*1.3), metal.DD, wide*.34))
	}
	surface.Before(d, kit.Of(rings...))
	d.Facing = kit.Right
	d.Anchors["ground"] = kit.Anchor{X: x, Y: foot}
	d.Anchors["grip"] = kit.Anchor{X: x, Y: foot - .16*(foot-top)}
	d.Box = kit.FromScene(d.Nodes()).Bounds()
}
