package style

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// graffiti is a piece on a wall: clear colors that fade downward, a fat black outline, a second outline in a bright color, drips below and
// specks of the can around.
func graffiti(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	art := p.flattened(second{}).drawn()
	r := p.around(art, 0.10)
	if r.Empty() {
		return out
	}
	settle(art, r)
	p.sprayFades(art, r)
	ink := color.Hex(0x14121a)
	black := color.NewTable(func(color.RGB) color.RGB { return ink })
	p.inked(art, inking{width: 0.0070, outer: 0.0125, swell: 0.0040, color: black, gate: p.shadedContrast(r), detail: 0.016})
	layAtop(art, p.seenFeatures(own))
	body := alphaOf(art, r)
	halo := p.halo()
	around := cutOut(body, p.length(0.0165), p.length(0.010))
	p.drips(around, r)
	for i, d := range around.v {
		if a := clamp(0.5 - d); a > 0 {
			x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
			set(pixel(out, y*out.W+x), halo, a)
		}
	}
	p.specks(out, around, halo)
	for i := range body.v {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		if s := pixel(art, y*art.W+x); s[3] > 0 {
			over(pixel(out, y*out.W+x), straight(s), s[3])
		}
	}
	return out
}

// halo is the bright color of the second outline: the picture's own hue turned away, so that it stands out.
func (p *Picture) halo() color.RGB {
	v := color.ToLCH(p.Accent)
	brights := [...]color.RGB{color.Hex(0x19e3d2), color.Hex(0xff3d9a), color.Hex(0xffe23d), color.Hex(0x9a4dff)}
	best, most := brights[0], float32(-1)
	for _, c := range brights {
		w := color.ToLCH(c)
		if d := float32(math.Abs(math.Remainder(float64(v.H-w.H), 2*math.Pi))); d > most && d < 2.6 {
			best, most = c, d
		}
	}
	return best
}

// sprayFades makes colors vivid, lighter toward the top, and grainy as from a can.
func (p *Picture) sprayFades(l *raster.Layer, r rectangle) {
	mist := cloud{p.Size, 8, 2, p.Seed + 2}.plane(r)
	eachIn(l, mist, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		c := color.ToLab(straight(d))
		t := float32(y-r.Min.Y)/float32(r.Dy()) + 0.5*(v-0.5)
		c.L += 0.13*(0.5-t) + 0.035*(hash(x, y, 9)-0.5)
		sin, cos := math.Sincos(float64(0.22 * (t - 0.5)))
		u, w := 1.32*float32(cos), 1.32*float32(sin)
		set(d, color.FromLab(color.Lab{L: clamp(c.L), A: u*c.A - w*c.B, B: u*c.B + w*c.A}), d[3])
	})
}

// drips lets paint run down from the lower edge of an outline, given as a distance.
func (p *Picture) drips(around *plane, r rectangle) {
	step := p.length(0.055)
	for k := range int(float32(r.Dx()) / step) {
		if hash(k, 1, p.Seed) < 0.45 {
			continue
		}
		x := int((float32(k) + 0.2 + 0.6*hash(k, 2, p.Seed)) * step)
		width := p.length(0.0075) * (0.8 + 0.5*hash(k, 3, p.Seed))
		low := -1
		for y := range around.h {
			if around.v[y*around.w+x] < 0 {
				low = y
			}
		}
		if low < around.h*2/3 {
			continue
		}
		p.drip(around, x, low, int(p.length(0.035+0.05*hash(k, 4, p.Seed))), width)
	}
}

// drip is one run of paint: a strip with a heavier round end.
func (p *Picture) drip(around *plane, x, top, length int, width float32) {
	end := min(top+length, p.Size-around.y0-int(2*width)-4)
	for y := top - int(width); y <= min(end+int(2*width), around.h-1); y++ {
		for u := max(0, x-int(3*width)); u <= min(around.w-1, x+int(3*width)); u++ {
			dx := float32(u - x)
			d := max(dx, -dx) - width*(0.75+0.35*smooth(float32(end-length), float32(end), float32(y)))
			if y > end-int(width) {
				dy := float32(y-end) + width
				d = float32(math.Hypot(float64(dx), float64(dy))) - 1.35*width
			}
			if i := y*around.w + u; i >= 0 {
				around.v[i] = min(around.v[i], d)
			}
		}
	}
}

// specks are drops of paint around a shape, given as a distance.
func (p *Picture) specks(out *raster.Layer, around *plane, c color.RGB) {
	step := p.length(0.028)
	for j := range int(float32(around.h) / step) {
		for i := range int(float32(around.w) / step) {
			x := around.x0 + int((float32(i)+hash(i, j, 31))*step)
			y := around.y0 + int((float32(j)+hash(i, j, 32))*step)
			d := around.at(x, y) / p.length(0.07)
			if d > 0.1 && d < 1 && hash(i, j, 33) < 0.34*(1-d) {
				fleck{float32(x), float32(y), p.length(0.0016 + 0.0034*hash(i, j, 34)), c}.disc(out)
			}
		}
	}
}
