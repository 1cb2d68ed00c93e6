package raster

import "pellucid/internal/engine/illustrator/scene"

// effects applies a group's effects in order. Shadows are cast by the outline the group had before any effect.
func (p *painter) effects(l *Layer, effects []scene.Effect, m scene.Matrix) {
	if len(effects) == 0 {
		return
	}
	var shape []float32
	if hasShadow(effects) {
		shape = p.silhouette(l)
		defer p.buffers.give(shape)
	}
	scale := m.Scale()
	for i := range effects {
		effect := &effects[i]
		if !spend(&p.budget.layerArea, l.W*l.H) {
			return
		}
		sigma := clampCoordinate(effect.Sigma * scale)
		if effect.Kind == scene.Blur {
			p.blur(l.Pix, plane{l.W, l.H, 4}, sigma)
			continue
		}
		cast := p.buffers.take(len(shape))
		shift(plane{l.W, l.H, 1}, cast, shape, scene.Point{
			X: effect.DX*m[0] + effect.DY*m[2],
			Y: effect.DX*m[1] + effect.DY*m[3],
		})
		p.blur(cast, plane{l.W, l.H, 1}, sigma)
		if effect.Kind == scene.InnerShadow {
			innerShadow(l, cast, shape, effect.Color)
		} else {
			outerShadow(l, cast, shape, effect.Color)
		}
		p.buffers.give(cast)
	}
}

func hasShadow(effects []scene.Effect) bool {
	for _, effect := range effects {
		if effect.Kind != scene.Blur {
			return true
		}
	}
	return false
}

// silhouette is the layer's alpha made hard, as the filters of the art do it (alpha × 127, clamped): any paint counts.
func (p *painter) silhouette(l *Layer) []float32 {
	shape := p.buffers.take(l.W * l.H)
	for i := range shape {
		shape[i] = min(l.Pix[4*i+3]*127, 1)
	}
	return shape
}

// innerShadow paints color where the shape is and its shifted, blurred copy is not; alpha does not change.
func innerShadow(l *Layer, cast, shape []float32, c scene.RGBA) {
	for i, s := range shape {
		a := (s - cast[i]) * c.A
		if a <= 0 {
			continue
		}
		d := l.Pix[4*i : 4*i+4 : 4*i+4]
		keep := 1 - a
		a *= d[3]
		d[0] = d[0]*keep + c.R*a
		d[1] = d[1]*keep + c.G*a
		d[2] = d[2]*keep + c.B*a
	}
}

// outerShadow paints color behind the layer where the copy is and the shape is not.
func outerShadow(l *Layer, cast, shape []float32, c scene.RGBA) {
	for i, s := range shape {
		a := (cast[i] - s) * c.A
		if a <= 0 {
			continue
		}
		d := l.Pix[4*i : 4*i+4 : 4*i+4]
		a *= 1 - d[3]
		d[0] += c.R * a
		d[1] += c.G * a
		d[2] += c.B * a
		d[3] += a
	}
}

// shift moves src by a vector in pixels into dst (zeros), with bilinear weights.
func shift(size plane, dst, src []float32, by scene.Point) {
	left, top := floor(by.X), floor(by.Y)
	fx, fy := by.X-float32(left), by.Y-float32(top)
	weights := [4]float32{(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy}
	for k, weight := range weights {
		if weight > 0 {
			addShifted(size, dst, src, shiftBy{left + k&1, top + k>>1, weight})
		}
	}
}

// shiftBy is a shift by whole pixels with a weight.
type shiftBy struct {
	dx, dy int
	weight float32
}

func addShifted(size plane, dst, src []float32, by shiftBy) {
	x0, x1 := max(by.dx, 0), min(size.w, size.w+by.dx)
	for y := max(by.dy, 0); y < min(size.h, size.h+by.dy) && x0 < x1; y++ {
		to := dst[y*size.w+x0 : y*size.w+x1]
		from := src[(y-by.dy)*size.w+x0-by.dx:]
		for i := range to {
			to[i] += from[i] * by.weight
		}
	}
}
