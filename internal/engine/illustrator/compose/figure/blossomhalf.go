package figure

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// The measures of flowers that fill half of a drawing: how many lie along its longer side, how large they are as a share of their distance, and how
// much they differ.
const (
	blossomRows = 8
	blossomSize = 1.75
	blossomVary = .5
	leafSize    = 1.9 // of a leaf among them, in their distance
)

// blossomHalf keeps the left half of a drawing and fills the outline of its right half with flowers: "a butterfly with one wing of flowers".
func (c *Drawer) blossomHalf(flowers int, d kit.Drawing) kit.Drawing {
	HeadAlone(&c.Brief.Subjects[flowers])
	const rows = 96
	l, k := layout.Coverage(layout.Instance{Drawing: d, M: scene.Identity}, rows)
	b := d.Box
	mid, step := (b.X0+b.X1)/2, max(b.W(), b.H())/blossomRows
	left, right := c.splitAt(d, mid)
	out := kit.Drawing{Unit: d.Unit, Anchors: d.Anchors}
	leaf := MustDraw("leaf")
	var leaves, big, small []scene.Node
	n := 0
	for y := b.Y0 + step/3; y < b.Y1; y += step * .62 {
		n++
		for x := mid + step*(.3+.36*float64(n%2)); x < b.X1; x += step * .72 {
			px, py := int((x-b.X0)*k), int((y-b.Y0)*k)
			if px < 0 || py < 0 || px >= rows || py >= rows || l.Pix[4*(py*rows+px)+3] < .5 {
				continue
			}
			if turn := 360 * c.Rng.Float64(); n%2 == 0 {
				leaves = append(leaves, scene.Transform(leaf.Nodes(), layout.Centered(leaf, leafSize*step/max(layout.Longer(leaf.Box), 1e-9), x, y, turn))...)
			}
			one := c.Draw(flowers, layout.How{Copy: len(big) + len(small)})
			size := step * blossomSize * (1 - blossomVary*c.Rng.Float64())
			f := size / max(layout.Longer(one.Box), 1e-9)
			nodes := scene.Transform(one.Nodes(), layout.Centered(one, f, x+step*.1*(c.Rng.Float64()-.5), y, 360*c.Rng.Float64()))
			if size > step*1.3 {
				big = append(big, nodes...)
			} else {
				small = append(small, nodes...)
			}
		}
	}
	out.Layers[kit.Body] = slices.Concat([]scene.Node{right}, leaves, big, small, []scene.Node{left})
	out.Box = kit.FromScene(out.Nodes()).Bounds()
	return out
}

// splitAt cuts a drawing upright into two.
func (c *Drawer) splitAt(d kit.Drawing, x float64) (left, right scene.Node) {
	cut := func(x0, x1 float64) scene.Node {
		group := &scene.Group{Opacity: 1, Children: d.Nodes()}
		if canvas, err := kit.NewCanvas("half", nil, kit.Options{}); err == nil {
			group.Clip = canvas.Rect(x0, d.Box.Y0-9, math.Max(x1-x0, 0), d.Box.H()+18, 0, kit.White).Scene()
		}
		return scene.Node{Group: group}
	}
	return cut(d.Box.X0-9, x), cut(x, d.Box.X1+9)
}
