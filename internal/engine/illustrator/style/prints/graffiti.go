package prints

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Graffiti is a piece on a wall: clear colors that fade downward, a fat black outline, a second outline in a bright color, drips below and
// specks of the can around.
func Graffiti(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	art := p.Flattened(picture.Second{}).Drawn()
	r := p.Around(art, 0.10)
	if r.Empty() {
		return out
	}
	plane.Settle(art, r)
	sprayFades(p, art, r)
	ink := color.Hex(0x14121a)
	black := color.NewTable(func(color.RGB) color.RGB { return ink })
	p.Inked(art, picture.Inking{Width: 0.0070, Outer: 0.0125, Swell: 0.0040, Color: black, Gate: p.ShadedContrast(r), Detail: 0.016})
	picture.LayAtop(art, p.SeenFeatures(picture.Own))
	body := plane.AlphaOf(art, r)
	halo := halo(p)
	around := plane.CutOut(body, p.Length(0.0165), p.Length(0.010))
	drips(p, around, r)
	for i, d := range around.V {
		if a := plane.Clamp(0.5 - d); a > 0 {
			x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
			plane.Set(plane.Pixel(out, y*out.W+x), halo, a)
		}
	}
	specks(p, out, around, halo)
	for i := range body.V {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		if s := plane.Pixel(art, y*art.W+x); s[3] > 0 {
			plane.Over(plane.Pixel(out, y*out.W+x), plane.Straight(s), s[3])
		}
	}
	return out
}

// halo is the bright color of the second outline: the picture's own hue turned away, so that it stands out.
func halo(p *picture.Picture) color.RGB {
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
func sprayFades(p *picture.Picture, l *raster.Layer, r plane.Rectangle) {
	mist := plane.Cloud{Size: p.Size, Waves: 8, Octaves: 2, Seed: p.Seed + 2}.Plane(r)
	plane.EachIn(l, mist, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		c := color.ToLab(plane.Straight(d))
		t := float32(y-r.Min.Y)/float32(r.Dy()) + 0.5*(v-0.5)
		c.L += 0.13*(0.5-t) + 0.035*(plane.Hash(x, y, 9)-0.5)
		sin, cos := math.Sincos(float64(0.22 * (t - 0.5)))
		u, w := 1.32*float32(cos), 1.32*float32(sin)
		plane.Set(d, color.FromLab(color.Lab{L: plane.Clamp(c.L), A: u*c.A - w*c.B, B: u*c.B + w*c.A}), d[3])
	})
}

// drips lets paint run down from the lower edge of an outline, given as a distance.
func drips(p *picture.Picture, around *plane.Plane, r plane.Rectangle) {
	step := p.Length(0.055)
	for k := range int(float32(r.Dx()) / step) {
		if plane.Hash(k, 1, p.Seed) < 0.45 {
			continue
		}
		x := int((float32(k) + 0.2 + 0.6*plane.Hash(k, 2, p.Seed)) * step)
		width := p.Length(0.0075) * (0.8 + 0.5*plane.Hash(k, 3, p.Seed))
		low := -1
		for y := range around.H {
			if around.V[y*around.W+x] < 0 {
				low = y
			}
		}
		if low < around.H*2/3 {
			continue
		}
		drip(p, around, x, low, int(p.Length(0.035+0.05*plane.Hash(k, 4, p.Seed))), width)
	}
}

// drip is one run of paint: a strip with a heavier round end.
func drip(p *picture.Picture, around *plane.Plane, x, top, length int, width float32) {
	end := min(top+length, p.Size-around.Y0-int(2*width)-4)
	for y := top - int(width); y <= min(end+int(2*width), around.H-1); y++ {
		for u := max(0, x-int(3*width)); u <= min(around.W-1, x+int(3*width)); u++ {
			dx := float32(u - x)
			d := max(dx, -dx) - width*(0.75+0.35*plane.Smooth(float32(end-length), float32(end), float32(y)))
			if y > end-int(width) {
				dy := float32(y-end) + width
				d = float32(math.Hypot(float64(dx), float64(dy))) - 1.35*width
			}
			if i := y*around.W + u; i >= 0 {
				around.V[i] = min(around.V[i], d)
			}
		}
	}
}

// specks are drops of paint around a shape, given as a distance.
func specks(p *picture.Picture, out *raster.Layer, around *plane.Plane, c color.RGB) {
	step := p.Length(0.028)
	for j := range int(float32(around.H) / step) {
		for i := range int(float32(around.W) / step) {
			x := around.X0 + int((float32(i)+plane.Hash(i, j, 31))*step)
			y := around.Y0 + int((float32(j)+plane.Hash(i, j, 32))*step)
			d := around.At(x, y) / p.Length(0.07)
			if d > 0.1 && d < 1 && plane.Hash(i, j, 33) < 0.34*(1-d) {
				plane.Fleck{X: float32(x), Y: float32(y), Radius: p.Length(0.0016 + 0.0034*plane.Hash(i, j, 34)), Color: c}.Disc(out)
			}
		}
	}
}
