package design

import (
	"cmp"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
)

// leastApart is how far apart in lightness two colors of a brand have to be for two things to be told apart by them.
const leastApart = .12

// apart gives the second of the two things of a mark another color of the brand where both came out nearly alike: they would run into one shape.
func apart(pieces []picture.Piece, brand []color.RGB) []picture.Piece {
	first, second := "", ""
	for _, q := range pieces {
		switch {
		case first == "" || q.Title == first:
			first = q.Title
		case second == "" || q.Title == second:
			second = q.Title
		default:
			return pieces
		}
	}
	if second == "" {
		return pieces
	}
	around := mainColors(pieces, first)
	own := mainColors(pieces, second)[0]
	other, far := own, distance(own, around)
	if far >= leastApart {
		return pieces
	}
	for _, col := range brand {
		if d := distance(col, around); d > far {
			other, far = col, d
		}
	}
	out := make([]picture.Piece, len(pieces))
	for i, q := range pieces {
		if q.Title == second {
			q.Nodes = color.Map(q.Nodes, func(c color.RGB) color.RGB {
				switch c {
				case own:
					return other
				case other:
					return own
				}
				return c
			})
		}
		out[i] = q
	}
	return out
}

// distance is how far in lightness a color is from the nearest of some others.
func distance(c color.RGB, others []color.RGB) float32 {
	least := float32(1)
	for _, o := range others {
		d := color.ToLab(c).L - color.ToLab(o).L
		least = min(least, max(d, -d))
	}
	return least
}

// mainShare is the share of a thing that its second color covers at least to be one of its main ones.
const mainShare = .3

// mainColors are the color that covers most of a thing, by the boxes of its forms, and the next one where it covers much too.
func mainColors(pieces []picture.Piece, title string) []color.RGB {
	areas := map[color.RGB]float32{}
	var seen []color.RGB
	all := float32(0)
	for _, q := range pieces {
		if q.Title != title {
			continue
		}
		paints(q.Nodes, func(n scene.Node) {
			paint := n.Path.Fill
			if paint.Kind == scene.NoPaint && n.Path.Stroke != nil {
				paint = n.Path.Stroke.Paint
			}
			x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, q.Matrix)
			c := picture.MeanPaint(paint)
			if _, ok := areas[c]; !ok {
				seen = append(seen, c)
			}
			areas[c] += (x1 - x0) * (y1 - y0)
			all += (x1 - x0) * (y1 - y0)
		})
	}
	slices.SortStableFunc(seen, func(a, b color.RGB) int { return cmp.Compare(areas[b], areas[a]) })
	switch {
	case len(seen) == 0:
		return []color.RGB{{}}
	case len(seen) > 1 && areas[seen[1]] > mainShare*all:
		return seen[:2]
	}
	return seen[:1]
}

// paints visits the paths of some nodes.
func paints(nodes []scene.Node, visit func(scene.Node)) {
	for _, n := range nodes {
		if n.Group != nil {
			paints(n.Group.Children, visit)
		} else if n.Path != nil {
			visit(n)
		}
	}
}
