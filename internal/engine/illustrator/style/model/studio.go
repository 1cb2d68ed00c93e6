package model

import (
	"context"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// halvedFrom is the size in pixels from which the light on bodies is found at half the size: it is softer than that.
const halvedFrom = 1000

// Lit draws the bodies of the art in the soft light of a studio, without texture: what painters paint from.
func Lit(ctx context.Context, p *picture.Picture) *raster.Layer {
	l, _ := studioLit(ctx, p, false)
	return l
}

// LitAsInLife draws them with the whole range of tones, cast shadows and the gloss of what they are made of.
func LitAsInLife(ctx context.Context, p *picture.Picture) *raster.Layer {
	l, lays := studioLit(ctx, p, true)
	if r := p.Around(l, 0); !r.Empty() {
		surface(p, l, r, lays)
	}
	return l
}

// studioLit draws the bodies of the art in light and shade, and says how hair lies on them.
func studioLit(ctx context.Context, p *picture.Picture, life bool) (*raster.Layer, lays) {
	p = smallEyed(p, 0.75).Glints(0.35)
	if p.Size < halvedFrom {
		s := litBodies(ctx, p, life)
		return s.out, s.lays
	}
	small := *p
	small.Size = (p.Size + 1) / 2
	small.Pieces = slices.Clone(p.Pieces)
	for i, q := range small.Pieces {
		small.Pieces[i].Matrix = scene.ScaleBy(0.5, 0.5).Mul(q.Matrix)
	}
	s := litBodies(ctx, &small, life)
	s.lays.step *= 2
	l := p.Drawn()
	relight(l, s.out, plane.HalfOf(l, plane.Bounds(l)))
	return l, s.lays
}

// relight brings the light and shade of a picture at half the size, which is known with and without them, to the whole one: shade as a factor
// of its colors, light as what is added to them.
func relight(l, lit, flat *raster.Layer) {
	var changes [3]*plane.Plane
	for k := range changes {
		changes[k] = plane.NewPlane(plane.Bounds(flat))
		for i := range changes[k].V {
			a, b := plane.Pixel(lit, i), plane.Pixel(flat, i)
			if a[3] > 0.02 && b[3] > 0.02 {
				u, v := a[k]/a[3], b[k]/b[3]
				if changes[k].V[i] = u - v; u < v {
					changes[k].V[i] = (u+0.03)/(v+0.03) - 1
				}
			}
		}
	}
	ink := plane.InkBounds(flat)
	rows := [3]plane.Enlarging{changes[0].Over(l.W, l.H), changes[1].Over(l.W, l.H), changes[2].Over(l.W, l.H)}
	row := make([]float32, l.W)
	for y := 2 * ink.Min.Y; y < min(l.H, 2*ink.Max.Y); y++ {
		for k := range rows {
			rows[k].Row(row, y)
			for x := 2 * ink.Min.X; x < min(l.W, 2*ink.Max.X); x++ {
				v := row[x]
				d := plane.Pixel(l, y*l.W+x)
				if v < 0 {
					d[k] = max(0, d[k]+v*(d[k]+0.03*d[3]))
				} else {
					d[k] = min(d[3], d[k]+v*d[3])
				}
			}
		}
	}
}

func litBodies(ctx context.Context, p *picture.Picture, life bool) *studio {
	s := newStudio(p)
	s.life = life
	for _, r := range p.Regions() {
		if ctx.Err() != nil {
			break
		}
		s.body(r)
	}
	if r := p.Around(s.out, 0.01); life && !r.Empty() {
		studioLight(p, s.out, r, s.lays)
	}
	return s
}

// studio is a picture that is lit body by body.
type studio struct {
	p     *picture.Picture
	life  bool // the whole range of tones, and textures
	out   *raster.Layer
	lays  lays
	skin  []color.Lab
	folds *plane.Plane // light and shade of folds in cloth, at a quarter of the size; nil where nobody wears any
}

func newStudio(p *picture.Picture) *studio {
	s := &studio{p: p, out: raster.Square(p.Size), lays: newLays(p), skin: p.SkinTones()}
	if len(s.skin) > 0 {
		s.folds = folds(p)
	}
	return s
}

// body draws one body in soft light, and the shade that it brings to what lies below: a narrow dark line of contact
// and a wide soft one. Limbs go on into what has their color without an edge.
func (s *studio) body(r picture.Region) {
	p := s.p
	l := r.Layer(p.Frame(), int(p.Length(0.022)))
	a := plane.AlphaOf(l, plane.Bounds(l))
	none, whole := float32(0.3), float32(0.9) // a veil has no body
	if s.life && r.Piece.Made == "glass" && !r.Piece.Person {
		none, whole = 0.10, 0.30
	}
	for i, v := range a.V {
		a.V[i] = plane.Smooth(none, whole, v)
	}
	own := tintOf(l)
	half := a.Halved()
	quarter := half.Halved()
	f := finishOf(r, own)
	bevel, depth := float32(0.055), float32(0.62)
	f.outdoors = true
	if s.life {
		f = f.inLife(r, own, r.Piece.Person && s.isSkin(own))
		bevel, depth, f.life = f.bevel, 0.85, true
	}
	solid := quarter
	bare := s.life && isBare(r)
	if bare || isJoined(r.Piece) {
		solid = joined(s.out, l, quarter, 2, own)
	}
	height := solid.Inflated(p.Length(bevel) / 4).Softened(2)
	s.lays.take(height, quarter, l.X0, l.Y0, f)
	lit := height.Lit(0.62, 0).Diffuse
	shine := f.over(p, r, l, solid, height, lit)
	on := goesOn(r.Piece)
	if bare || s.life && r.Piece.Sleek {
		on = max(on, 0.85)
	}
	s.shade(a, half, quarter, own, on, s.castBy(f, shine.rise))
	if r.Piece.Person && s.folds != nil && !s.isSkin(own) {
		s.fold(lit, l)
	}
	t := f.tone()
	rows, light := lit.Over(a.W, a.H), make([]float32, a.W)
	for y := range a.H {
		rows.Row(light, y)
		shine.row(y)
		at := (l.Y0+y)*s.out.W + l.X0
		for x, v := range light {
			if d := plane.Pixel(l, y*a.W+x); d[3] > 0.003 {
				plane.Over(plane.Pixel(s.out, at+x), shine.at(t.At(plane.Straight(d), v*depth), x, y), d[3])
			}
		}
	}
}

// isSkin reports whether a body has the color of somebody's skin.
func (s *studio) isSkin(own tint) bool {
	v := color.ToLab(own.mean)
	return slices.ContainsFunc(s.skin, func(o color.Lab) bool {
		a, b := v.A-o.A, v.B-o.B
		return a*a+b*b < 0.0010
	})
}
