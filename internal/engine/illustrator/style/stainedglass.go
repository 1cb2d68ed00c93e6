package style

import (
	"context"
	"image"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// stainedGlass sets the picture's fields of color as panes of glass between strips of lead. Large fields are cut into several
// panes.
func stainedGlass(_ context.Context, p *Picture) *raster.Layer {
	art := p.opaque()
	out := raster.Square(p.Size)
	r := p.around(art, 0.03)
	if r.Empty() {
		return out
	}
	area := p.Size * p.Size
	f := fieldsOf(art, r, 14, area/1500)
	c := newCells(r, p.length(0.125), false, p.Seed, nil)
	c.settleDown(2, nil)
	c.clearOf(p.faces())
	panes := f.panes(c, area/90)
	edges := newPlane(r)
	w := r.Dx()
	for i, pane := range panes {
		x := i % w
		if pane >= 0 && (x+1 < w && panes[i+1] >= 0 && panes[i+1] != pane || i+w < len(panes) && panes[i+w] >= 0 && panes[i+w] != pane) {
			edges.v[i] = 1
		}
	}
	shape := outlineOf(art, r)
	p.leaded(out, f, panes, edges.softened(max(.6, p.length(.0012))).thresholded(.16).signedDistance(), shape)
	p.paintFeatures(out)
	return out
}

// clearOf makes one cell around each box: no border runs through a face.
func (c *cells) clearOf(boxes []image.Rectangle) {
	for _, b := range boxes {
		x, y := float32(b.Min.X+b.Max.X)/2, float32(b.Min.Y+b.Max.Y)/2
		clear := min(float32(max(b.Dx(), b.Dy())), 1.9*c.pitch)
		kept := c.sites[:0]
		for _, s := range c.sites {
			if (s.x-x)*(s.x-x)+(s.y-y)*(s.y-y) > clear*clear {
				kept = append(kept, s)
			}
		}
		c.sites = append(kept, site{x: x, y: y, cos: 1})
	}
	c.sort()
}

// panes numbers the parts into which cells cut the fields; fields smaller than least pixels stay whole.
func (f *fields) panes(c *cells, least int) []int32 {
	out := make([]int32, len(f.label))
	w := f.r.Dx()
	for i, label := range f.label {
		out[i] = label
		if label >= 0 && f.count[label] > least {
			n, _, _ := c.nearest(float32(f.r.Min.X+i%w), float32(f.r.Min.Y+i/w))
			out[i] = label + int32(len(f.colors))*(n+1)
		}
	}
	return out
}

// thresholded is 1 where the plane is over a limit, with a soft edge.
func (p *plane) thresholded(limit float32) *plane {
	for i, v := range p.v {
		p.v[i] = clamp((v-limit)/limit + .5)
	}
	return p
}

var leadDark, leadLight = color.Hex(0x1d2026), color.Hex(0x6a707c)

// leaded paints the panes and the lead between and around them.
func (p *Picture) leaded(out *raster.Layer, f *fields, panes []int32, edge, shape *plane) {
	strip, rim := p.length(0.0030), p.length(0.0072)
	streaks := cloud{p.Size, 26, 3, p.Seed + 5}.plane(f.r)
	swirl := cloud{p.Size, 7, 2, p.Seed + 9}.plane(f.r)
	clear := color.NewLCHTable(func(v color.LCH) color.LCH {
		return color.LCH{L: min(.95, .20+.80*v.L), C: min(.3, v.C*1.38+.008), H: v.H}
	})
	for i, pane := range panes {
		x, y := f.r.Min.X+i%f.r.Dx(), f.r.Min.Y+i/f.r.Dx()
		outside := shape.v[i]
		alpha := clamp(rim - outside + .5)
		if alpha <= 0 {
			continue
		}
		lead := clamp(strip - edge.v[i] + .5)
		lead = max(lead, clamp(outside+rim+.5))
		d := pixel(out, y*out.W+x)
		round := edge.v[i] / strip
		if outside > -rim {
			round = outside / rim
		}
		metal := leadDark.Mix(leadLight, .55*clamp(1-3*(round+.25)*(round+.25)))
		if pane < 0 {
			set(d, metal, alpha)
			continue
		}
		v := color.ToLCH(clear.At(f.colors[f.label[i]]))
		v.L += .07*(hash(int(pane), 1, p.Seed)-.5) + .15*(streaks.v[i]-.5) + .16*(swirl.v[i]-.5)
		v.L -= .10 * clamp(1-min(edge.v[i]-strip, -outside-rim)/p.length(0.012))
		v.L = max(.12, min(v.L, .97))
		set(d, color.FromLCH(v).Mix(metal, lead), alpha)
	}
}
