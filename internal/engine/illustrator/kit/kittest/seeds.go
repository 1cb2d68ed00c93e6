package kittest

import (
	"fmt"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/testkit/services"
)

// maxAreas bounds the layers, masks and effects of one piece, in areas of its square. The renderer leaves out what is
// over 128.
const maxAreas = 60

// Seeds holds every piece against the rules with many seeds, with a text and with other shapes to fill: a third of all pairs, and every
// pair in make soak. Groups whose pieces draw several ideas call it.
func Seeds(t *testing.T, pieces []kit.Piece, n int) {
	t.Helper()
	for i, p := range pieces {
		t.Run(p.Name, func(t *testing.T) {
			for seed := range n {
				for k, o := range []kit.Options{{}, {Text: "Sample"}, {Text: "Ägypten 2026"}, {Aspect: 2.4}, {Aspect: .45}} {
					if !services.Sampled(i+seed, k) {
						continue
					}
					o.Seed = uint64(seed)
					t.Run(fmt.Sprintf("%d %s %g", seed, o.Text, o.Aspect), func(t *testing.T) { checkOptions(t, p, o) })
				}
			}
		})
	}
}

func checkOptions(t *testing.T, p kit.Piece, o kit.Options) {
	d, err := p.Render(o)
	if err != nil {
		t.Fatal(err)
	}
	checkBox(t, d)
	checkCost(t, d)
	side := max(d.Box.W(), d.Box.H())
	if a := areas(d.Nodes(), d.Box) / (side * side); a > maxAreas {
		t.Errorf("layers, masks and effects cover %.0f times the square; at most %d", a, maxAreas)
	}
}

// areas adds up what the renderer needs layers for.
func areas(nodes []scene.Node, within kit.Box) float64 {
	sum := 0.0
	for _, n := range nodes {
		g := n.Group
		if g == nil {
			continue
		}
		sum += areas(g.Children, within) + areas(g.Mask, within)
		if g.Opacity >= 1 && g.Blend == 0 && len(g.Clip)+len(g.Mask)+len(g.Effects) == 0 {
			continue
		}
		if len(g.Children) == 1 && g.Children[0].Path != nil && len(g.Clip)+len(g.Mask)+len(g.Effects) == 0 && g.Blend == 0 {
			continue
		}
		x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, scene.Identity)
		w := min(float64(x1), within.X1) - max(float64(x0), within.X0)
		h := min(float64(y1), within.Y1) - max(float64(y0), within.Y0)
		count := 1.0 + float64(len(g.Effects))
		if len(g.Mask) > 0 {
			count++
		}
		sum += max(0, w) * max(0, h) * count
	}
	return sum
}
