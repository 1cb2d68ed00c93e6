package finish

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// cracked splits a drawing from its outline inward: one long crack that is wide where it begins, with branches, and two short ones.
func cracked(d *kit.Drawing, p *pen) {
	b := p.box
	mid := point{(b.X0 + b.X1) / 2, (b.Y0 + b.Y1) / 2}
	var all []kit.Node
	for k, turn := range []float64{-1.75 + p.between(-.35, .35), -.3 + p.between(-.3, .3), 2.2 + p.between(-.4, .4)} {
		edge, ok := edgeAt(d, mid, turn)
		if !ok {
			continue
		}
		length := min(math.Hypot(edge.x-mid.x, edge.y-mid.y)*1.5, p.size*.62)
		width := p.size * .017
		if k > 0 {
			length, width = length*.5, p.size*.011
		}
		all = append(all, p.split(d, edge, turn+math.Pi, length, width, 2-k)...)
	}
	wear(d, kit.Of(all...), neverCracked)
}

// split is a crack of a length that starts at a place in a direction and runs out into a point, with so many branches.
func (p *pen) split(d *kit.Drawing, at point, turn, length, width float64, branches int) []kit.Node {
	const steps = 8
	var left, right []string
	var all []kit.Node
	side := 1.0
	for k := range steps + 1 {
		w := width * (1 - float64(k)/steps) * p.between(.8, 1.2) / 2
		sin, cos := math.Sincos(turn + math.Pi/2)
		left = append(left, fmt.Sprintf("%.2f %.2f", at.x+cos*w, at.y+sin*w))
		right = append(right, fmt.Sprintf("%.2f %.2f", at.x-cos*w, at.y-sin*w))
		if (k == 2 || k == 4) && branches > 0 {
			branches--
			all = append(all, p.split(d, at, turn-side*p.between(.6, 1), length*.42, width*.6, 0)...)
		}
		to := turn + side*p.between(.25, .75)
		step := length / steps
		at, side = point{at.x + math.Cos(to)*step, at.y + math.Sin(to)*step}, -side
	}
	slices.Reverse(right)
	outline := "M" + strings.Join(append(left, right...), "L") + "Z"
	return append([]kit.Node{p.Path(outline, paleEdge(d)).Move(width*.35, width*.25).Opacity(.75), p.Path(outline, kit.TonesOf(rulingColor(d)).DDD.Toward(kit.Black, .35))}, all...)
}
