package style

import (
	"math"

	"pellucid/internal/engine/illustrator/raster"
)

// patches is art in even colors, cut into fields: what passes draw on that fill areas with strokes or set them side by side.
type patches struct {
	*fields
	art   *raster.Layer // the square that the fields were found in
	edge  *plane        // distance in pixels to the nearest border between fields
	shape *plane        // signed distance to the outline, negative inside
}

// patched finds at most k colors in flattened art; areas below a share of the picture go to their neighbors.
func (p *Picture) patched(art *raster.Layer, r rectangle, k int, least float32) *patches {
	solidify(art, r)
	f := fieldsOf(art, r, k, max(4, int(least*float32(p.Size)*float32(p.Size))))
	edges := newPlane(r)
	w := r.Dx()
	for i, label := range f.label {
		if label >= 0 && (i%w+1 < w && f.label[i+1] != label || i+w < len(f.label) && f.label[i+w] != label) {
			edges.v[i] = 1
		}
	}
	edges.becomeDistance()
	return &patches{f, art, edges, outlineOf(art, r)}
}

// nearest is the field at a pixel or, beside the art, the one next to it within reach pixels; -1 where there is none.
func (q *patches) nearest(i, reach int) int32 {
	if q.label[i] >= 0 {
		return q.label[i]
	}
	w := q.r.Dx()
	for d := 1; d <= reach; d += 1 + d/4 {
		for _, j := range [8]int{i - d, i + d, i - d*w, i + d*w, i - d*w - d, i - d*w + d, i + d*w - d, i + d*w + d} {
			if j >= 0 && j < len(q.label) && q.label[j] >= 0 {
				return q.label[j]
			}
		}
	}
	return -1
}

// stick is a dry drawing tool, such as crayon or chalk. Its strokes leave the low places of rough paper bare.
type stick struct {
	pitch, width float32 // between strokes, as a share of the side, and how much of that a stroke covers
	wander       float32 // of strokes sideways, in pitches
	least        float32 // pressure between the strokes, as a share of that on them
	tooth        float32 // grains of the paper across the picture
	press        float32 // 0–1: how far the strokes reach into the paper's low places
}

// rubbing is a stick at work on a picture: how it covers each pixel.
type rubbing struct {
	stick
	p                  *Picture
	grain, sway, press *plane
}

func (p *Picture) rubbing(s stick, r rectangle) *rubbing {
	return &rubbing{s, p, cloud{p.Size, s.tooth, 2, p.Seed + 41}.plane(r), cloud{p.Size, 7, 2, p.Seed + 42}.plane(r), cloud{p.Size, 18, 2, p.Seed + 43}.plane(r)}
}

// rough is the paper's height at pixel i of the plane, spread over 0–1.
func (u *rubbing) rough(i int) float32 { return clamp(0.5 + 2.1*(u.grain.v[i]-0.5)) }

// stroke is how far the strokes in one direction cover pixel i at x, y; seed tells fields apart.
func (u *rubbing) stroke(i, x, y int, angle float64, seed uint64) float32 {
	sin, cos := math.Sincos(angle)
	across := (float32(y)*float32(cos)-float32(x)*float32(sin))/u.p.length(u.pitch) + u.wander*(u.sway.v[i]-0.5)
	lane := floor(across)
	f := across - float32(lane) - 0.5
	along := (float32(x)*float32(cos)+float32(y)*float32(sin))/u.p.length(0.16) + 5*hash(lane, 1, seed)
	leg := floor(along)
	force := 0.72 + 0.36*mix(hash(lane, leg, seed), hash(lane, leg+1, seed), ease(along-float32(leg)))
	profile := smooth(u.width*0.5+0.16, u.width*0.5-0.14, max(f, -f))
	return u.dry(i, u.stick.press*(u.least+(1-u.least)*profile)*force+0.35*(u.press.v[i]-0.5))
}

// dry is how far a pressure of 0–1 colors pixel i of the paper.
func (u *rubbing) dry(i int, press float32) float32 {
	rough := u.rough(i)
	return smooth(rough-0.20, rough+0.20, press)
}
