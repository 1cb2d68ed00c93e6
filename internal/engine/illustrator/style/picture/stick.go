package picture

import (
	"math"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Patches is art in even colors, cut into fields: what passes draw on that fill areas with strokes or set them side by side.
type Patches struct {
	*Fields
	Art   *raster.Layer // the square that the fields were found in
	Edge  *plane.Plane  // distance in pixels to the nearest border between fields
	Shape *plane.Plane  // signed distance to the outline, negative inside
}

// Patched finds at most k colors in flattened art; areas below a share of the picture go to their neighbors.
func (p *Picture) Patched(art *raster.Layer, r plane.Rectangle, k int, least float32) *Patches {
	Solidify(art, r)
	f := FieldsOf(art, r, k, max(4, int(least*float32(p.Size)*float32(p.Size))))
	edges := plane.NewPlane(r)
	w := r.Dx()
	for i, label := range f.Label {
		if label >= 0 && (i%w+1 < w && f.Label[i+1] != label || i+w < len(f.Label) && f.Label[i+w] != label) {
			edges.V[i] = 1
		}
	}
	edges.BecomeDistance()
	return &Patches{f, art, edges, plane.OutlineOf(art, r)}
}

// Nearest is the field at a pixel or, beside the art, the one next to it within reach pixels; -1 where there is none.
func (q *Patches) Nearest(i, reach int) int32 {
	if q.Label[i] >= 0 {
		return q.Label[i]
	}
	w := q.R.Dx()
	for d := 1; d <= reach; d += 1 + d/4 {
		for _, j := range [8]int{i - d, i + d, i - d*w, i + d*w, i - d*w - d, i - d*w + d, i + d*w - d, i + d*w + d} {
			if j >= 0 && j < len(q.Label) && q.Label[j] >= 0 {
				return q.Label[j]
			}
		}
	}
	return -1
}

// Stick is a dry drawing tool, such as crayon or chalk. Its strokes leave the low places of rough paper bare.
type Stick struct {
	Pitch, Width float32 // between strokes, as a share of the side, and how much of that a stroke covers
	Wander       float32 // of strokes sideways, in pitches
	Least        float32 // pressure between the strokes, as a share of that on them
	Tooth        float32 // grains of the paper across the picture
	Press        float32 // 0–1: how far the strokes reach into the paper's low places
}

// Rubbing is a stick at work on a picture: how it covers each pixel.
type Rubbing struct {
	Stick
	p                  *Picture
	grain, sway, Press *plane.Plane
}

func (p *Picture) Rubbing(s Stick, r plane.Rectangle) *Rubbing {
	return &Rubbing{s, p, plane.Cloud{Size: p.Size, Waves: s.Tooth, Octaves: 2, Seed: p.Seed + 41}.Plane(r), plane.Cloud{Size: p.Size, Waves: 7, Octaves: 2, Seed: p.Seed + 42}.Plane(r), plane.Cloud{Size: p.Size, Waves: 18, Octaves: 2, Seed: p.Seed + 43}.Plane(r)}
}

// Rough is the paper's height at pixel i of the plane, spread over 0–1.
func (u *Rubbing) Rough(i int) float32 { return plane.Clamp(0.5 + 2.1*(u.grain.V[i]-0.5)) }

// Stroke is how far the strokes in one direction cover pixel i at x, y; seed tells fields apart.
func (u *Rubbing) Stroke(i, x, y int, angle float64, seed uint64) float32 {
	sin, cos := math.Sincos(angle)
	across := (float32(y)*float32(cos)-float32(x)*float32(sin))/u.p.Length(u.Pitch) + u.Wander*(u.sway.V[i]-0.5)
	lane := plane.Floor(across)
	f := across - float32(lane) - 0.5
	along := (float32(x)*float32(cos)+float32(y)*float32(sin))/u.p.Length(0.16) + 5*plane.Hash(lane, 1, seed)
	leg := plane.Floor(along)
	force := 0.72 + 0.36*plane.Mix(plane.Hash(lane, leg, seed), plane.Hash(lane, leg+1, seed), plane.Ease(along-float32(leg)))
	profile := plane.Smooth(u.Width*0.5+0.16, u.Width*0.5-0.14, max(f, -f))
	return u.Dry(i, u.Stick.Press*(u.Least+(1-u.Least)*profile)*force+0.35*(u.Press.V[i]-0.5))
}

// Dry is how far a pressure of 0–1 colors pixel i of the paper.
func (u *Rubbing) Dry(i int, press float32) float32 {
	rough := u.Rough(i)
	return plane.Smooth(rough-0.20, rough+0.20, press)
}
