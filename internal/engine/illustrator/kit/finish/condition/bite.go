package condition

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// round is a round bite: its middle and its radius.
type round struct {
	x, y, r float64
}

// A bite takes away between biteLeast and biteMost of a drawing; of its thin parts, such as leaves, less than biteThin; what is larger than scrap must not come loose.
const (
	biteLeast = .045
	biteMost  = .3
	biteThin  = .012
	scrap     = 2 // pixels
)

// bitten takes one bite out of the upper right, or where that would leave scraps or hit only a leaf, out of the next best place.
func bitten(d *kit.Drawing, p *surface.Pen) {
	bite(p, d, [][]float64{{-.72}, {-.4}, {-1.05}, {-.1}, {.25}, {-1.4}, {-2.4}, {.7}, {3}}, .25, biteMost)
}

// halfEaten takes several bites, so that much of the right side is gone.
func halfEaten(d *kit.Drawing, p *surface.Pen) {
	bite(p, d, [][]float64{{-.95, -.25, .4}, {-.7, -.1, .5}, {-1.3, -.75, -.2}, {-.4, .2}}, .3, .68)
}

// bite cuts round bites with the marks of teeth out of the outline, in the first of several sets of directions from the middle that leaves the rest
// in one piece; the inside shows along them.
func bite(p *surface.Pen, d *kit.Drawing, choices [][]float64, share, most float64) {
	b := p.Box
	whole := surface.SilhouetteOf(d)
	trunk := whole.Trunk()
	var first, fair []round // without and with a bite of a leaf or a candle
	for _, smaller := range []float64{1, .8, .62} {
		for _, turns := range choices {
			bites := bitesAt(p, trunk, turns, share*smaller*min(p.Size*.95, min(b.W(), b.H())*1.15))
			_, scraps := without(whole, bites)
			gone, _ := without(trunk, bites)
			if first == nil {
				first = bites
			}
			if len(bites) < len(turns) || gone < biteLeast || gone > most || scraps {
				continue
			}
			if fair == nil {
				fair = bites
			}
			if thin(whole, trunk, bites) < biteThin {
				cutBites(p, d, bites)
				return
			}
		}
	}
	best := fair
	if best == nil {
		best = first
	}
	if len(best) > 0 {
		cutBites(p, d, best)
	}
}

// bitesAt places bites of a radius at the outline in directions from the middle.
func bitesAt(p *surface.Pen, s surface.Silhouette, turns []float64, r float64) []round {
	b := p.Box
	mid := surface.Point{X: (b.X0 + b.X1) / 2, Y: (b.Y0 + b.Y1) / 2}
	var all []round
	for _, turn := range turns {
		turn += p.Between(-.08, .08)
		to := math.Atan2(math.Sin(turn)*b.H(), math.Cos(turn)*b.W())
		if edge, ok := rim(s, mid, to, .09*p.Size); ok {
			all = append(all, round{edge.X + r*.12, edge.Y - r*.12*math.Copysign(1, -turn), r})
		}
	}
	return all
}

// rim is the outermost painted place in a direction behind which the drawing goes on for a length: not the edge of a leaf or a stalk.
func rim(s surface.Silhouette, mid surface.Point, turn, thick float64) (surface.Point, bool) {
	sin, cos := math.Sincos(turn)
	step := .5 / s.Scale
	var at surface.Point
	run := 0.0
	for r := s.Box.W() + s.Box.H(); r > 0; r -= step {
		q := surface.Point{X: mid.X + cos*r, Y: mid.Y + sin*r}
		if !s.Painted(q) {
			run = 0
			continue
		}
		if run == 0 {
			at = q
		}
		if run += step; run >= thick {
			return at, true
		}
	}
	return at, false
}

// meanAround is the mean color of what is painted within a radius of a place.
func meanAround(l *raster.Layer, scale, x, y, r float64) kit.Color {
	var sum [4]float64
	for i, a := range l.Alpha() {
		if math.Hypot(float64(i%surface.SampleSide)/scale-x, float64(i/surface.SampleSide)/scale-y) < r*1.2 && a > .6 {
			for k := range sum {
				sum[k] += float64(l.Pix[4*i+k])
			}
		}
	}
	n := max(sum[3], 1e-9)
	return kit.RGBA(sum[0]/n, sum[1]/n, sum[2]/n, 1)
}

// cutBites takes bites away; the inside shows along them.
func cutBites(p *surface.Pen, d *kit.Drawing, bites []round) {
	b := p.Box
	small, m := surface.Small(d)
	var hole, skin, flesh, deep []kit.Node
	for _, c := range bites {
		inside := surface.InsideOfColor(meanAround(small, float64(m.Scale()), c.x-b.X0, c.y-b.Y0, c.r))
		shape := func(grow float64, fill kit.Color) kit.Node {
			all := []kit.Node{p.Circle(c.x, c.y, c.r*.86+grow, fill)}
			const teeth = 9
			for k := range teeth {
				sin, cos := math.Sincos(float64(k)*2*math.Pi/teeth + .3)
				all = append(all, p.Circle(c.x+cos*c.r*.78, c.y+sin*c.r*.78, c.r*.32+grow, fill))
			}
			return kit.Of(all...)
		}
		hole = append(hole, shape(0, kit.Black))
		deep = append(deep, shape(p.Size*.014, kit.TonesOf(inside).D))
		flesh = append(flesh, shape(p.Size*.04, inside))
		skin = append(skin, shape(p.Size*.047, kit.TonesOf(inside).DD))
	}
	surface.Cover(d, kit.Of(kit.Of(skin...), kit.Of(flesh...), kit.Of(deep...).Opacity(.5)))
	sheet := p.Rect(b.X0-2, b.Y0-2, b.W()+4, b.H()+4, 0, kit.White)
	for l, nodes := range d.Layers {
		if len(nodes) > 0 {
			d.Layers[l] = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: surface.Frame(b), Mask: kit.Of(sheet, kit.Of(hole...)).Scene(), Children: nodes}}}
		}
	}
	d.Box = kit.FromScene(d.Nodes()).Bounds()
}
