package model

import (
	"image"
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// hairless are the parts of animals and their dress that have no fur.
var hairless = map[string]bool{"eyes": true, "eye": true, "nose": true, "mouth": true, "tongue": true, "whiskers": true, "lashes": true, "collar": true, "horns": true, "horn": true, "hooves": true, "claws": true, "bridle": true, "ring": true, "saddle": true, "bill": true, "beak": true, "feet": true, "lids": true, "shell": true, "bow": true, "brows": true}

// lays are the directions of hair: downhill and along the bodies' forms, at a quarter of the picture's size.
type lays struct {
	x, y  *plane.Plane
	rough *plane.Plane // of stone and plaster 0–1, of water −1
	made  []matter     // what is there made of
	step  int          // pixels of the picture from one to the next
}

func newLays(p *picture.Picture) lays {
	r := image.Rect(0, 0, (p.Size+3)/4, (p.Size+3)/4)
	return lays{plane.NewPlane(r), plane.NewPlane(r), plane.NewPlane(r), make([]matter, r.Dx()*r.Dy()), 4}
}

// take notes the slopes of a body, how rough it is and what it is made of; it hides those behind it. The body's height is given at a quarter of its size.
func (s lays) take(height, covered *plane.Plane, x0, y0 int, f finish) {
	for y := range height.H {
		for x := range height.W {
			u, v := x+x0/4, y+y0/4
			i := y*height.W + x
			if covered.V[i] < 0.5 || u >= s.x.W || v >= s.x.H {
				continue
			}
			gx, gy := height.Slope(i)
			o := v*s.x.W + u
			s.x.V[o], s.y.V[o], s.rough.V[o], s.made[o] = gx, gy, f.rough, f.matter
		}
	}
}

// of is what a pixel shows.
func (s lays) of(x, y int) matter {
	return s.made[min(y/s.step, s.x.H-1)*s.x.W+min(x/s.step, s.x.W-1)]
}

// fur is the direction of fur: along the form, down, and a little outward where the form turns away.
func (s lays) fur(x, y int) (dx, dy float32) {
	i := min(max(y/s.step, 0), s.x.H-1)*s.x.W + min(max(x/s.step, 0), s.x.W-1)
	gx, gy := s.x.V[i], s.y.V[i]
	tx, ty := -gy, gx
	if ty < 0 {
		tx, ty = -tx, -ty
	}
	dx, dy = tx+0.55*gx, ty+0.55*gy+0.22
	n := 1 / float32(math.Sqrt(float64(dx*dx+dy*dy))+1e-6)
	return dx * n, dy * n
}

// coats are how long, wide and dense the hair is of fur, of short fur, of plumage and of people.
var (
	fur     = []picture.Coat{{Long: 0.022, Wide: 0.0016, Dense: 2.0, Deep: 0.42, Opacity: 0.62, Beyond: 0.012, Seed: 41}, {Long: 0.013, Wide: 0.0010, Dense: 0.9, Deep: 0.85, Opacity: 0.55, Beyond: 0.007, Seed: 51}}
	sleek   = []picture.Coat{{Long: 0.006, Wide: 0.0010, Dense: 1.1, Deep: 0.30, Opacity: 0.55, Beyond: 0.001, Seed: 41}}
	plumage = []picture.Coat{{Long: 0.018, Wide: 0.0042, Dense: 1.3, Deep: 0.30, Opacity: 0.55, Beyond: 0.002, Seed: 41}, {Long: 0.012, Wide: 0.0012, Dense: 0.8, Deep: 0.45, Opacity: 0.5, Beyond: 0.002, Seed: 51}}
	mane    = []picture.Coat{{Long: 0.042, Wide: 0.0018, Dense: 1.7, Deep: 0.55, Opacity: 0.70, Beyond: 0.022, Seed: 71}}
	guard   = map[bool]picture.Coat{ // the single long hairs of highly detailed pictures, on long coats and on short ones
		false: {Long: 0.026, Wide: 0.0009, Dense: 0.8, Deep: 1.0, Opacity: 0.75, Beyond: 0.014, Seed: 81}, true: {Long: 0.012, Wide: 0.0009, Dense: 1.5, Deep: 0.8, Opacity: 0.62, Beyond: 0.002, Seed: 81},
	}
	hair = []picture.Coat{{Long: 0.062, Wide: 0.0011, Dense: 1.5, Deep: 0.55, Opacity: 0.6, Beyond: 0.003, Seed: 61}}
)

// Coats lets fur, plumage and hair grow on a finished layer of any style that shows them.
func Coats(p *picture.Picture, l *raster.Layer, r plane.Rectangle) {
	s := newLays(p)
	a := plane.AlphaOf(l, plane.Bounds(l)).Reduced(2)
	s.take(a.Inflated(p.Length(0.055)/4).Softened(2), a, l.X0, l.Y0, finish{})
	grow(p, l, r, s)
}

// grow covers animals with fur, birds with plumage and heads with hair.
func grow(p *picture.Picture, l *raster.Layer, r plane.Rectangle, s lays) {
	for _, k := range []struct {
		coats []picture.Coat
		is    func(picture.Piece) bool
	}{
		{fur, func(q picture.Piece) bool { return q.Furry && !q.Sleek }}, {sleek, func(q picture.Piece) bool { return q.Furry && q.Sleek }}, {plumage, func(q picture.Piece) bool { return q.Plumed }},
	} {
		where := p.Where(r, k.is)
		if where == nil {
			continue
		}
		plumed := k.is(picture.Piece{Plumed: true})
		clearOf(where, p.SeenParts(func(part string) bool { return hairless[part] || plumed && part == "legs" }))
		if plumed {
			feathered(p, l, where, s.fur)
			continue
		}
		growOn(p, l, where, k.coats, s.fur)
		short := k.is(picture.Piece{Furry: true, Sleek: true})
		if p.Detailed {
			growOn(p, l, where, []picture.Coat{guard[short]}, s.fur)
		}
		if short {
			growOn(p, l, coverOf(p.SeenParts(func(part string) bool { return part == "mane" || part == "tail" })), fur, s.fur)
		} else {
			growOn(p, l, coverOf(p.Seen("mane")), mane, s.fur)
			picture.LayAtop(l, p.Seen("whiskers"))
		}
	}
	for _, part := range [...]string{"hair", "beard"} {
		where := coverOf(p.Seen(part))
		if where == nil {
			continue
		}
		f := picture.FlowOf(plane.Crop(l, where.Rect()), p.Length(0.016))
		growOn(p, l, where, hair, func(x, y int) (float32, float32) {
			cos, sin := f.At(x, y)
			if sin < 0 {
				return -cos, -sin
			}
			return cos, sin
		})
	}
}

func growOn(p *picture.Picture, l *raster.Layer, where *plane.Plane, coats []picture.Coat, lay picture.Direction) {
	if where == nil {
		return
	}
	for _, c := range coats {
		c.Seed += p.Seed
		c.Grow(p, l, where, lay)
	}
}

// coverOf is what a layer covers; nil for none.
func coverOf(l *raster.Layer) *plane.Plane {
	if l == nil {
		return nil
	}
	return plane.AlphaOf(l, plane.Bounds(l))
}

// clearOf takes what a layer covers out of a plane.
func clearOf(a *plane.Plane, l *raster.Layer) {
	if l == nil {
		return
	}
	plane.EachIn(l, a, func(d []float32, x, y int, _ float32) {
		a.V[(y-a.Y0)*a.W+x-a.X0] *= 1 - plane.Clamp(2*d[3])
	})
}

// stalked are words for animals whose eyes end stalks, and would leave them if they were smaller.
var stalked = []string{"snail", "slug", "crab"}

// smallEyed draws the eyes of drawn things and of what has no fur smaller: people and animals have those of life already.
func smallEyed(p *picture.Picture, k float32) *picture.Picture {
	small, smaller := p.SmallEyes(k), p.SmallEyes(0.75*k) // those of fish are drawn the largest
	out := *p
	out.Pieces = append([]picture.Piece(nil), p.Pieces...)
	for i, q := range p.Pieces {
		if !q.Person && !q.Furry && !slices.ContainsFunc(stalked, func(s string) bool { return strings.Contains(q.Title, s) }) {
			out.Pieces[i].Nodes = small.Pieces[i].Nodes
			if q.Group == "sea" {
				out.Pieces[i].Nodes = smaller.Pieces[i].Nodes
			}
		}
	}
	return &out
}
