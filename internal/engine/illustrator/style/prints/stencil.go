package prints

import (
	"context"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// stencilPaint is the paint of a stencil of gray things where no other color was told.
var stencilPaint = color.Hex(0x56678f)

// Shares of the side.
const (
	stencilLine  = 0.0085 // of the contours that hold pale art together
	stencilStrap = 0.0085 // of a bridge
	strappedFrom = 0.020  // of the picture that a printed field covers from which on a bridge crosses it
)

// Stencil sprays the art through two cut sheets: a pale tone of the paint for the whole shape, so that nothing falls apart, and a deep one for
// what is dark, parted by bridges; a dust of paint lies around their edges.
func Stencil(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.Centered().DarkHaired().DarkEyed().Paled(0.80)
	flat := p.Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Around(art, 0.06)
	if r.Empty() {
		return out
	}
	q := p.Patched(art, r, 6, 1.0/1800)
	lines := picture.CoverageOf(flat.Outlined(picture.Pen{Width: p.Length(0.0062), Detail: p.Length(0.030), Words: true, Line: picture.WhiteLine, Hull: true}), r)
	body := plane.NewPlane(r)
	for i, d := range q.Shape.V {
		body.V[i] = plane.Clamp(0.5 - d)
	}
	dark := deepSheet(p, q, lines).Blurred(p.Length(0.0018)).Thresholded(0.5) // a knife leaves no corners
	for i := range dark.V {
		dark.V[i] *= body.V[i]
	}
	cutFeatures(p, dark)
	usual := stencilPaint
	if color.ToLCH(p.Accent).C > 0.06 {
		usual = p.Accent // the paint of what is drawn
	}
	ink := color.ToLCH(soleInk(p, usual))
	sprayed(p, out, body, color.FromLCH(color.LCH{L: 0.84, C: min(ink.C, 0.10), H: ink.H}))
	sprayed(p, out, dark, color.FromLCH(color.LCH{L: 0.44, C: max(ink.C, 0.04), H: picture.DeepHue(ink.H)}))
	return out
}

// deepSheet is where the sheet of the deep paint is open: dark fields, without the lines between parts and without bridges; in art that is pale all
// over, its contours.
func deepSheet(p *picture.Picture, q *picture.Patches, lines *plane.Plane) *plane.Plane {
	prints, r := darkHalf(q, 0.70), q.R
	pale := mostlyBare(q, prints)
	straps, calm := strapsOf(p, q, prints), p.Calm(r)
	out := plane.NewPlane(r)
	for i, d := range q.Shape.V {
		label := q.Label[i]
		if label < 0 {
			continue
		}
		x, y := i%r.Dx(), i/r.Dx()
		open := prints[label] * (1 - lines.V[i])
		if prints[label] == 0 {
			contour := lines.V[i]
			if pale {
				contour = max(contour, plane.Clamp(0.5+d+p.Length(stencilLine)))
			}
			open = contour * (1 - plane.Smooth(0.88, 0.91, spoke(p, i, r)))
		}
		if at := straps[label]; at >= 0 {
			off := float32(x) + 0.5 - at
			open *= 1 - plane.Clamp(0.5+p.Length(stencilStrap)/2-max(off, -off))*(1-plane.Smooth(0.05, 0.3, calm.At(x/8, y/8)))
		}
		out.V[i] = open
	}
	return out
}

// mostlyBare reports whether less than a fifth of the art is dark.
func mostlyBare(q *picture.Patches, prints []float32) bool {
	printed, all := 0, 0
	for k, n := range q.Count {
		all += n
		if prints[k] > 0 {
			printed += n
		}
	}
	return 5*printed < all
}

// strapsOf are the columns in which bridges cross large printed fields to hold what is enclosed by them, -1 for fields that enclose nothing.
func strapsOf(p *picture.Picture, q *picture.Patches, prints []float32) []float32 {
	out := make([]float32, len(q.Count))
	least := p.Length(0.036) * p.Length(0.036)
	for k, n := range q.Count {
		out[k] = -1
		if prints[k] == 0 || float32(n) < strappedFrom*p.Length(1)*p.Length(1) {
			continue
		}
		field := plane.NewPlane(q.R)
		for i, label := range q.Label {
			if label == int32(k) {
				field.V[i] = 1
			}
		}
		field.FillHoles(p.Size * p.Size / 9)
		columns, all := make([]int, field.W), float32(0)
		for i, v := range field.V {
			if v > 0.5 && q.Label[i] != int32(k) {
				columns[i%field.W]++
				all++
			}
		}
		if all > least {
			out[k] = float32(middleOf(columns))
		}
	}
	return out
}

// middleOf is the median of the columns that are nearly as high as the highest.
func middleOf(columns []int) int {
	var high []int
	for x, n := range columns {
		if 5*n >= 4*slices.Max(columns) {
			high = append(high, x)
		}
	}
	return high[len(high)/2]
}

// sprayed lays paint where a sheet is open, and a dust of it around the edges.
func sprayed(p *picture.Picture, out *raster.Layer, sheet *plane.Plane, paint color.RGB) {
	dust := sheet.Blurred(p.Length(0.010))
	plane.EachIn(out, sheet, func(d []float32, x, y int, v float32) {
		k := plane.Clamp(v)
		if at := dust.At(x, y); k < 0.5 && at > 0.02 && plane.Hash(x/2, y/2, 5) < 0.30*at {
			k = 0.6
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
