package condition

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// cracked splits a drawing from its outline inward: one long crack that is wide where it begins, with branches, and two short ones.
func cracked(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	mid := surface.Point{X: (b.X0 + b.X1) / 2, Y: (b.Y0 + b.Y1) / 2}
	var all []kit.Node
	for k, turn := range []float64{-1.75 + p.Between(-.35, .35), -.3 + p.Between(-.3, .3), 2.2 + p.Between(-.4, .4)} {
		edge, ok := surface.EdgeAt(d, mid, turn)
		if !ok {
			continue
		}
		length := min(math.Hypot(edge.X-mid.X, edge.Y-mid.Y)*1.5, p.Size*.62)
		width := p.Size * .017
		if k > 0 {
			length, width = length*.5, p.Size*.011
		}
		all = append(all, split(p, d, edge, turn+math.Pi, length, width, 2-k)...)
	}
	surface.Wear(d, kit.Of(all...), surface.NeverCracked)
}

// split is a crack of a length that starts at a place in a direction and runs out into a point, with so many branches.
func split(p *surface.Pen, d *kit.Drawing, at surface.Point, turn, length, width float64, branches int) []kit.Node {
	const steps = 8
	var left, right []string
	var all []kit.Node
	side := 1.0
	for k := range steps + 1 {
		w := width * (1 - float64(k)/steps) * p.Between(.8, 1.2) / 2
		sin, cos := math.Sincos(turn + math.Pi/2)
		left = append(left, fmt.Sprintf("%.2f %.2f", at.X+cos*w, at.Y+sin*w))
		right = append(right, fmt.Sprintf("%.2f %.2f", at.X-cos*w, at.Y-sin*w))
		if (k == 2 || k == 4) && branches > 0 {
			branches--
			all = append(all, split(p, d, at, turn-side*p.Between(.6, 1), length*.42, width*.6, 0)...)
		}
		to := turn + side*p.Between(.25, .75)
		step := length / steps
		at, side = surface.Point{X: at.X + math.Cos(to)*step, Y: at.Y + math.Sin(to)*step}, -side
	}
	slices.Reverse(right)
	outline := "M" + strings.Join(append(left, right...), "L") + "Z"
	return append([]kit.Node{p.Path(outline, surface.PaleEdge(d)).Move(width*.35, width*.25).Opacity(.75), p.Path(outline, kit.TonesOf(surface.Ruling(d)).DDD.Toward(kit.Black, .35))}, all...)
}
