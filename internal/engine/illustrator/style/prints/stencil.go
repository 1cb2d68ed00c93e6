package prints

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// The paints of a stencil.
var stencilBlack, stencilPale = color.Hex(0x1d1f25), color.Hex(0xefebe1)

// Shares of the side.
const (
	stencilLine  = 0.0085 // of the contours that hold pale art together
	stencilRim   = 0.0060 // by which the pale sheet is larger
	stencilStrap = 0.0100 // of a bridge
	strappedFrom = 0.020  // of the picture that a printed field covers from which on a bridge crosses it
)

// stencilShade is what the black sheet shows of the light: the far side of each body, and what one body casts on another.
var stencilShade = picture.CelShade{Depth: 0.15, Least: 0.060, Cast: 0.014, Over: 0.075}

// Stencil sprays the art through cut sheets: a pale one for the whole shape, so that nothing falls apart, up to three in the colors of what is drawn, and
// a black one for what is dark or lies in the shade, parted by bridges; paint is thin here and there, and a dust of it lies around the edges.
func Stencil(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.Centered().DarkHaired().DarkEyed().SkinWithin(0.46, 1)
	flat := p.Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Around(art, 0.06)
	if r.Empty() {
		return out
	}
	q := p.Patched(art, r, 11, 1.0/1800)
	lines := picture.CoverageOf(flat.Outlined(picture.Pen{Width: p.Length(0.0074), Detail: p.Length(0.030), Words: true, Line: picture.WhiteLine, Hull: true}), r)
	rim := plane.NewPlane(r)
	for i, d := range q.Shape.V {
		rim.V[i] = plane.Clamp(0.5 - d + p.Length(stencilRim))
	}
	skin := skinFields(p, q)
	sheets, black := stencilSheets(p, q, skin)
	dark := knifed(p, blackSheet(p, q, lines, sheets, skin, shadeOf(p, r)), q)
	cutFeatures(p, dark)
	light := p.SeenFeatures(picture.InkTone(color.RGB{}, color.RGB{R: 1, G: 1, B: 1})) // light parts of faces and words are of the pale sheet
	can := newSpray(p, out, r)
	can.on(rim, stencilPale, 0)
	for _, sheet := range sheets {
		open := plane.NewPlane(r)
		for i, k := range q.Label {
			if k >= 0 && sheet.fields[k] {
				open.V[i] = 1 - lines.V[i]
			}
		}
		open = knifed(p, open, q)
		if light != nil {
			plane.EachIn(light, open, func(d []float32, x, y int, v float32) { open.V[(y-open.Y0)*open.W+x-open.X0] = v * (1 - d[0]) })
		}
		can.on(open, sheet.paint, 0.2)
	}
	can.on(dark, black, 0.08)
	return out
}

// knifed is a sheet as a knife cuts it, which leaves no corners, within the art.
func knifed(p *picture.Picture, sheet *plane.Plane, q *picture.Patches) *plane.Plane {
	sheet = sheet.Blurred(p.Length(0.0020)).Thresholded(0.5)
	for i, d := range q.Shape.V {
		sheet.V[i] *= plane.Clamp(0.5 - d)
	}
	return sheet
}

// spray is a can of paint over a picture.
type spray struct {
	p                  *picture.Picture
	out                *raster.Layer
	grain, cloud, calm *plane.Plane
}

func newSpray(p *picture.Picture, out *raster.Layer, r plane.Rectangle) spray {
	cloud := func(waves float32, octaves int, seed uint64) *plane.Plane {
		return plane.Cloud{Size: p.Size, Waves: waves, Octaves: octaves, Seed: p.Seed + seed}.Plane(r)
	}
	return spray{p, out, cloud(240, 1, 5), cloud(5, 2, 19), p.Calm(r)}
}

// on lays paint where a sheet is open, thin in some places as the can was moved on, and a dust of it around the edges, in drops as fine as the grain.
func (s spray) on(sheet *plane.Plane, paint color.RGB, thin float32) {
	dust := sheet.Halved().Softened(s.p.Length(0.0045)).Enlarged(sheet)
	plane.EachIn(s.out, sheet, func(d []float32, x, y int, v float32) {
		i := (y-sheet.Y0)*sheet.W + x - sheet.X0
		k, at := plane.Clamp(v), dust.V[i]
		if k < 0.02 && at < 0.02 {
			return
		}
		if drop := s.grain.V[i]; k < 0.5 {
			k = max(k, plane.Smooth(0.88, 1.05, drop+0.42*at))
		} else if thin > 0 {
			free := 1 - s.calm.At((x-sheet.X0)/8, (y-sheet.Y0)/8)
			k *= 1 - 0.8*free*plane.Smooth(0.62, 0.80, drop*plane.Smooth(0.3, 0.9, s.cloud.V[i])+thin)*plane.Smooth(0.9, 1, at)
		}
		if k > 0.01 {
			plane.Over(d, paint, k)
		}
	})
}

// cutFeatures opens the sheet where eyes, brows and mouths are dark, and keeps it whole where they are light.
func cutFeatures(p *picture.Picture, cut *plane.Plane) {
	l := p.SeenFeatures(picture.InkTone(color.RGB{}, color.RGB{R: 1, G: 1, B: 1}))
	if l == nil {
		return
	}
	plane.EachIn(l, cut, func(d []float32, x, y int, v float32) {
		cut.V[(y-cut.Y0)*cut.W+x-cut.X0] = v*(1-d[3]) + (d[3] - d[0])
	})
}

// spoke is a wave across the picture that decides where a stencil's contour is broken by bridges.
func spoke(p *picture.Picture, i int, r plane.Rectangle) float32 {
	x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
	return (plane.Tri((0.62*float32(x)+float32(y))/p.Length(0.21)) + 1) / 2
}
