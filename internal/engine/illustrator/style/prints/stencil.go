package prints

import (
	"context"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// The paints of a stencil.
var stencilBlack, stencilPale = color.Hex(0x1d1f25), color.Hex(0xece8de)

// Shares of the side.
const (
	stencilLine  = 0.0085 // of the contours that hold pale art together
	stencilRim   = 0.0060 // by which the pale sheet is larger
	stencilStrap = 0.0085 // of a bridge
	strappedFrom = 0.020  // of the picture that a printed field covers from which on a bridge crosses it
)

// Stencil sprays the art through cut sheets: a pale one for the whole shape, so that nothing falls apart, one in the color of what is drawn, and a
// black one for what is dark or lies in the shade, parted by bridges; a dust of paint lies around their edges.
func Stencil(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.Centered().DarkHaired().DarkEyed().SkinWithin(0.52, 1)
	flat := p.Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Around(art, 0.06)
	if r.Empty() {
		return out
	}
	q := p.Patched(art, r, 7, 1.0/1800)
	lines := picture.CoverageOf(flat.Outlined(picture.Pen{Width: p.Length(0.0062), Detail: p.Length(0.030), Words: true, Line: picture.WhiteLine, Hull: true}), r)
	body, rim, tinted, brown := plane.NewPlane(r), plane.NewPlane(r), plane.NewPlane(r), plane.NewPlane(r)
	var tan color.RGB // of dark skin
	skin := skinFields(p, q)
	paint, black, inPaint := stencilPaints(p, q, skin)
	for i, d := range q.Shape.V {
		body.V[i], rim.V[i] = plane.Clamp(0.5-d), plane.Clamp(0.5-d+p.Length(stencilRim))
		if k := q.Label[i]; k >= 0 && inPaint[k] {
			tinted.V[i] = 1 - lines.V[i]
		} else if k >= 0 && skin[k] && color.ToLab(q.Colors[k]).L < 0.80 && color.ToLCH(q.Colors[k]).C > 0.04 {
			brown.V[i] = 1 - lines.V[i]
			tan = q.Colors[k]
		}
	}
	dark := blackSheet(p, q, lines, inPaint, skin, shadeOf(p, art, r)).Blurred(p.Length(0.0018)).Thresholded(0.5) // a knife leaves no corners
	tinted, brown = tinted.Blurred(p.Length(0.0018)).Thresholded(0.5), brown.Blurred(p.Length(0.0018)).Thresholded(0.5)
	for i, v := range body.V {
		dark.V[i] *= v
		tinted.V[i] *= v
		brown.V[i] *= v
	}
	cutFeatures(p, dark)
	if l := p.SeenFeatures(picture.InkTone(color.RGB{}, color.RGB{R: 1, G: 1, B: 1})); l != nil { // light parts of faces and words are of the pale sheet
		plane.EachIn(l, tinted, func(d []float32, x, y int, v float32) {
			i := (y-tinted.Y0)*tinted.W + x - tinted.X0
			tinted.V[i], brown.V[i] = v*(1-d[0]), brown.V[i]*(1-d[0])
		})
	}
	sprayed(p, out, rim, stencilPale)
	sprayed(p, out, brown, tan)
	sprayed(p, out, tinted, paint)
	sprayed(p, out, dark, black)
	return out
}

// stencilPaints are the color and the black of a stencil, and which fields are cut from the sheet of the color: those of its hue that are neither dark
// nor pale. Where there are hardly any, the black one takes a color that was told.
func stencilPaints(p *picture.Picture, q *picture.Patches, skin []bool) (paint, black color.RGB, inPaint []bool) {
	usual := stencilBlack
	if color.ToLCH(p.Accent).C > 0.06 {
		usual = p.Accent
	}
	v := color.ToLCH(soleInk(p, usual))
	inPaint = make([]bool, len(q.Colors))
	in, all := 0, 0
	for k, c := range q.Colors {
		o := color.ToLCH(c)
		turn := math.Remainder(float64(o.H-v.H), 2*math.Pi)
		inPaint[k] = !skin[k] && v.C > 0.05 && o.C > 0.05 && math.Abs(turn) < 0.6 && o.L > 0.36 && o.L < 0.88
		all += q.Count[k]
		if inPaint[k] {
			in += q.Count[k]
		}
	}
	if 16*in < all {
		clear(inPaint)
		if slices.ContainsFunc(p.ToldColors(), func(c color.LCH) bool { return c.C > 0.05 }) || p.Told {
			return stencilBlack, color.FromLCH(color.LCH{L: 0.42, C: v.C, H: picture.DeepHue(v.H)}), inPaint
		}
	}
	return color.FromLCH(color.LCH{L: max(0.52, min(v.L, 0.72)), C: min(v.C*1.1, 0.2), H: v.H}), stencilBlack, inPaint
}

// skinFields says of each field whether it is somebody's skin.
func skinFields(p *picture.Picture, q *picture.Patches) []bool {
	out, skin := make([]bool, len(q.Colors)), p.Skin()
	for k, c := range q.Colors {
		v := color.ToLab(c)
		out[k] = slices.ContainsFunc(skin, func(o color.Lab) bool {
			l, a, b := v.L-o.L, v.A-o.A, v.B-o.B
			return 0.3*l*l+a*a+b*b < 0.003
		})
	}
	return out
}

// shadeOf is how far the art, as one body, turns away from the light: faces only where they turn far. People have none: their arms are thin.
func shadeOf(p *picture.Picture, art *raster.Layer, r plane.Rectangle) *plane.Plane {
	if slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Person }) {
		return plane.NewPlane(r)
	}
	light := plane.AlphaOf(art, r).Reduced(2).Inflated(p.Length(0.14)/4).Softened(8).Lit(0.8, 3).Diffuse
	out := light.Enlarged(plane.NewPlane(r))
	wave, calm := plane.Cloud{Size: p.Size, Waves: 9, Octaves: 2, Seed: p.Seed + 7}.Plane(r), p.Calm(r).Enlarged(out)
	for i, v := range out.V {
		out.V[i] = plane.Smooth(-0.15, -0.18, v+0.25*(wave.V[i]-0.5)+0.5*calm.V[i])
	}
	return out
}

// blackSheet is where the sheet of the black paint is open: dark fields and what is in the shade, without the lines between parts and without bridges;
// around what is pale, its contours.
func blackSheet(p *picture.Picture, q *picture.Patches, lines *plane.Plane, inPaint, skin []bool, shade *plane.Plane) *plane.Plane {
	prints, r := darkHalf(q, 0.62), q.R
	for k := range prints {
		if inPaint[k] || skin[k] {
			prints[k] = 0
		}
	}
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
			open = shade.V[i] * (1 - lines.V[i])
			if !inPaint[label] {
				contour := max(lines.V[i]*(1-shade.V[i]), plane.Clamp(0.5+d+p.Length(stencilLine)))
				open = max(open, contour*(1-plane.Smooth(0.88, 0.91, spoke(p, i, r))))
			}
		}
		if at := straps[label]; at >= 0 {
			off := float32(x) + 0.5 - at
			open *= 1 - plane.Clamp(0.5+p.Length(stencilStrap)/2-max(off, -off))*(1-plane.Smooth(0.05, 0.3, calm.At(x/8, y/8)))
		}
		out.V[i] = open
	}
	return out
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
		if at := dust.At(x, y); k < 0.5 && at > 0.02 && plane.Hash(x/2, y/2, 5) < 0.20*at {
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
