package prints

import (
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// shadeOf is what lies in the shade, but for faces.
func shadeOf(p *picture.Picture, r plane.Rectangle) *plane.Plane {
	out := p.ShadeAtHalf(stencilShade, r).Softened(p.Length(0.0035))
	for _, face := range p.Faces() {
		cx, cy := float32(face.Min.X+face.Max.X)/2, float32(face.Min.Y+face.Max.Y)/2
		rx, ry := 0.85*float32(face.Dx())+1, 0.95*float32(face.Dy())+1
		box := face.Inset(-max(face.Dx(), face.Dy())).Intersect(r)
		for y := box.Min.Y; y < box.Max.Y; y++ {
			for x := box.Min.X; x < box.Max.X; x++ {
				u, v := (float32(x)-cx)/rx, (float32(y)-cy)/ry
				out.V[(y-r.Min.Y)*out.W+x-r.Min.X] *= plane.Smooth(0.9, 1.3, u*u+v*v)
			}
		}
	}
	for i, v := range out.V {
		out.V[i] = plane.Smooth(0.45, 0.55, v)
	}
	return out
}

// blackSheet is where the sheet of the black paint is open: dark fields and what is in the shade, without the lines between parts and without bridges;
// around what is pale, its contours.
func blackSheet(p *picture.Picture, q *picture.Patches, lines *plane.Plane, sheets []stencilSheet, skin []bool, shade *plane.Plane) *plane.Plane {
	prints, r := darkHalf(q, 0.62), q.R
	inPaint := make([]bool, len(prints))
	for k := range prints {
		inPaint[k] = slices.ContainsFunc(sheets, func(s stencilSheet) bool { return s.fields[k] })
		if inPaint[k] || skin[k] || color.ToLab(q.Colors[k]).L > 0.66 { // the gray of white petals is not black
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
			if !skin[label] {
				open = shade.V[i] * (1 - lines.V[i])
			}
			if !inPaint[label] {
				gx, gy := q.Shape.Slope(i) // out: the line is broader away from the light
				broad := p.Length(stencilLine) * (1 + 0.5*max(-0.5, min(1, 0.6*gx+0.8*gy)))
				contour := max(lines.V[i]*(1-shade.V[i]), plane.Clamp(0.5+d+broad))
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
