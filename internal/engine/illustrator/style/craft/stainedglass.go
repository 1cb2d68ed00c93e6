package craft

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// StainedGlass sets the picture's fields of color as panes of glass between strips of lead. Large fields are cut into several
// panes.
func StainedGlass(_ context.Context, p *picture.Picture) *raster.Layer {
	art := p.Opaque()
	out := raster.Square(p.Size)
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	area := p.Size * p.Size
	f := picture.FieldsOf(art, r, 14, area/850)
	c := plane.NewCells(r, p.Length(0.105), false, p.Seed, nil)
	c.SettleDown(2, nil)
	picture.ClearOf(c, p.Faces())
	panes := f.Panes(c, area/150)
	edges := plane.NewPlane(r)
	w := r.Dx()
	for i, pane := range panes {
		x := i % w
		if pane >= 0 && (x+1 < w && panes[i+1] >= 0 && panes[i+1] != pane || i+w < len(panes) && panes[i+w] >= 0 && panes[i+w] != pane) {
			edges.V[i] = 1
		}
	}
	shape := plane.OutlineOf(art, r)
	leaded(p, out, f, panes, edges.Softened(max(.6, p.Length(.0012))).Thresholded(.16).SignedDistance(), shape)
	p.PaintFeatures(out)
	return out
}

var leadDark, leadLight = color.Hex(0x2a2e36), color.Hex(0x99a1ad)

// leaded paints the panes and the lead between and around them.
func leaded(p *picture.Picture, out *raster.Layer, f *picture.Fields, panes []int32, edge, shape *plane.Plane) {
	strip, rim := p.Length(0.0032), p.Length(0.0078)
	streaks := plane.Cloud{Size: p.Size, Waves: 26, Octaves: 3, Seed: p.Seed + 5}.Plane(f.R)
	swirl := plane.Cloud{Size: p.Size, Waves: 7, Octaves: 2, Seed: p.Seed + 9}.Plane(f.R)
	clear := color.NewLCHTable(func(v color.LCH) color.LCH {
		return color.LCH{L: min(.95, .20+.80*v.L), C: min(.3, v.C*1.38+.008), H: v.H}
	})
	for i, pane := range panes {
		x, y := f.R.Min.X+i%f.R.Dx(), f.R.Min.Y+i/f.R.Dx()
		outside := shape.V[i]
		alpha := plane.Clamp(rim - outside + .5)
		if alpha <= 0 {
			continue
		}
		lead := plane.Clamp(strip - edge.V[i] + .5)
		lead = max(lead, plane.Clamp(outside+rim+.5))
		d := plane.Pixel(out, y*out.W+x)
		round := edge.V[i] / strip
		if outside > -rim {
			round = outside / rim
		}
		metal := leadDark.Mix(leadLight, .55*plane.Clamp(1-3*(round+.25)*(round+.25)))
		if pane < 0 {
			plane.Set(d, metal, alpha)
			continue
		}
		v := color.ToLCH(clear.At(f.Colors[f.Label[i]]))
		v.H += .16 * (plane.Hash(int(pane), 2, p.Seed) - .5)
		v.L += .11*(plane.Hash(int(pane), 1, p.Seed)-.5) + .15*(streaks.V[i]-.5) + .16*(swirl.V[i]-.5)
		v.L -= .10 * plane.Clamp(1-min(edge.V[i]-strip, -outside-rim)/p.Length(0.012))
		v.L = max(.12, min(v.L, .97))
		plane.Set(d, color.FromLCH(v).Mix(metal, lead), alpha)
	}
}
