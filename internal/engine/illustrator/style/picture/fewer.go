package picture

import (
	"cmp"
	"maps"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Colors of people are one for a minimalist up to these differences of lightness and of hue.
const (
	fewerLight = 0.115
	fewerHue   = 0.055
	fewerDark  = 0.37 // hair and shoes are seen on black too
)

// worn is a color of somebody, and whether it is one of skin.
type worn struct {
	c    color.Lab
	skin bool
}

// fewerColors gives the shapes of somebody, but for the face, few colors: each has that of the largest shape that it is like. Skin has one of its own.
func fewerColors(q Piece) []scene.Node {
	skin := skinOf(q)
	told := func(c color.Lab) worn {
		return worn{c, slices.ContainsFunc(skin, func(o color.Lab) bool { return apartBy(o, c) < 1e-4 })}
	}
	areas := map[worn]float32{}
	eachFill(Without(q.Nodes, "prop"), func(path *scene.Path) {
		x0, y0, x1, y1 := raster.Bounds([]scene.Node{{Path: path}}, scene.Identity)
		areas[told(color.ToLab(MeanPaint(path.Fill)))] += (x1 - x0) * (y1 - y0)
	})
	uses := slices.SortedFunc(maps.Keys(areas), func(a, b worn) int {
		return cmp.Or(cmp.Compare(areas[b], areas[a]), cmp.Compare(a.c.L, b.c.L), cmp.Compare(a.c.A, b.c.A), cmp.Compare(a.c.B, b.c.B))
	})
	var main []worn
	for _, u := range uses {
		if !slices.ContainsFunc(main, func(m worn) bool { return likeOne(m, u) }) {
			main = append(main, u)
		}
	}
	few := func(c color.RGB) color.RGB {
		v := told(color.ToLab(c))
		for _, m := range main {
			if likeOne(m, v) {
				v.c = m.c
				break
			}
		}
		v.c.L = max(v.c.L, fewerDark)
		return color.FromLab(v.c)
	}
	return mappedBut(q.Nodes, few, func(c color.RGB) color.RGB { // what is held is seen before clothes of its color
		v := told(color.ToLab(c))
		for _, m := range main[:min(4, len(main))] {
			if likeOne(worn{m.c, v.skin}, v) {
				if v.c.L = m.c.L - heldApart; v.c.L < fewerDark+0.05 {
					v.c.L = m.c.L + heldApart
				}
				break
			}
		}
		v.c.L = max(v.c.L, fewerDark)
		return color.FromLab(v.c)
	})
}

// heldApart is by how much the lightness of a thing that is held differs from clothes of its color.
const heldApart = 0.15

// likeOne reports whether two colors of somebody are drawn as one.
func likeOne(a, b worn) bool {
	l := a.c.L - b.c.L
	a.c.L = b.c.L
	return a.skin == b.skin && max(l, -l) < fewerLight && apartBy(a.c, b.c) < fewerHue*fewerHue
}

// apartBy is the square of how far two colors are apart.
func apartBy(a, b color.Lab) float32 {
	l, u, v := a.L-b.L, a.A-b.A, a.B-b.B
	return l*l + u*u + v*v
}

// eachFill calls use with each filled shape outside of eyes and mouths.
func eachFill(nodes []scene.Node, use func(*scene.Path)) {
	for _, n := range nodes {
		switch {
		case n.Group != nil && !markedParts[n.Group.Part]:
			eachFill(n.Group.Children, use)
		case n.Path != nil && n.Path.Fill.Kind != scene.NoPaint:
			use(n.Path)
		}
	}
}

// mappedBut gives shapes outside of eyes and mouths other colors, and what is held others than those.
func mappedBut(nodes []scene.Node, f, held func(color.RGB) color.RGB) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		switch {
		case n.Group != nil && markedParts[n.Group.Part]:
			out[i] = n
		case n.Group != nil:
			h, own := *n.Group, f
			if h.Part == "prop" {
				own = held
			}
			h.Children = mappedBut(h.Children, own, held)
			out[i] = scene.Node{Group: &h}
		default:
			out[i] = color.Map([]scene.Node{n}, f)[0]
		}
	}
	return out
}
