package craft

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// foldLetters folds drawn letters from strips of paper: their curves are a few straight edges, each stroke has a crease along its middle, from
// which one side is turned to the light and one away from it, and throws a soft shadow on what lies below.
func foldLetters(p *picture.Picture, out *raster.Layer) {
	letters := p.Seen("letters")
	if letters == nil {
		return
	}
	r := plane.Bounds(letters)
	d := plane.OutlineOf(letters, r)
	soft := softened(d, p.Length(.0016))
	edge := max(.8, p.Length(.0017))
	for i, v := range d.V {
		s := plane.Pixel(letters, i)
		if s[3] < .02 || v > 0 {
			continue
		}
		gx, gy := soft.Slope(i)
		facing := .55*gx + .83*gy // the slope points into the strip
		c := color.ToLCH(plane.Straight(s))
		c.L = plane.Clamp(c.L + .115*facing + .02)
		c.H -= .10 * min(0, facing) // violet in the shade
		paper := color.FromLCH(c)
		if n := gx*gx + gy*gy; n < .55 && -v > 2*edge { // the crease is worn pale
			paper = paper.Mix(color.RGB{R: 1, G: 1, B: 1}, .16*(1-n/.55))
		}
		paper = paper.Mix(color.RGB{R: 1, G: 1, B: 1}, .34*plane.Smooth(edge, .4*edge, -v)*max(0, facing))
		plane.Set(s, paper, s[3])
	}
	picture.LayAtop(out, letters)
}

// softened is a distance whose slope does not tremble along soft edges.
func softened(d *plane.Plane, sigma float32) *plane.Plane {
	out := *d
	out.V = append([]float32(nil), d.V...)
	return out.Softened(sigma)
}

// polygonal is the picture with its lettering in straight edges.
func polygonal(p *picture.Picture) *picture.Picture {
	return p.Mapped(func(q picture.Piece) []scene.Node {
		f := folder{p: p, m: q.Matrix, unit: 1 / max(q.Matrix.Scale(), 1e-6), fine: true}
		taken := map[*scene.Group]bool{}
		for _, n := range picture.Named(q.Nodes, "letters") {
			taken[n.Group] = true
		}
		return f.polygons(q.Nodes, taken, false)
	})
}
