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

// Graffiti is a piece on a wall: vivid colors that fade and bubble, sharp white shines, a fat black outline, a block that stands out to
// the lower right, a second outline in a bright color with drips below, and the mist of the can around. Words are thrown up in the same way.
func Graffiti(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	art := p.Flattened(picture.Second{}).Drawn()
	r := p.Around(art, 0.155) // with room for the drips
	if r.Empty() {
		return out
	}
	plane.Settle(art, r)
	calm := p.Calm(r)
	sprayFades(p, art, r)
	bubbles(p, art, r, calm)
	shines(p, art, r, calm)
	black := color.NewTable(func(color.RGB) color.RGB { return canBlack })
	p.Inked(art, picture.Inking{Width: 0.0075, Outer: 0.0125, Swell: 0.0040, Color: black, Gate: p.ShadedContrast(r), Detail: 0.016})
	picture.LayAtop(art, p.SeenFeatures(picture.Own))
	throwUp(p, art, r)
	body := plane.AlphaOf(art, r)
	bright := halo(p)
	block := blockOf(body, p.Length(0.034))
	deep := color.ToLCH(bright)
	side := color.FromLCH(color.LCH{L: 0.46, C: deep.C * 0.95, H: deep.H - 0.25})
	if deep.H > 1.2 && deep.H < 2.2 { // a dark yellow is mud
		side = color.Hex(0x6a2fb5)
	}
	rim := p.Length(0.0165)
	around := plane.CutOut(block, rim, p.Length(0.010))
	edge := slices.Clone(around.V) // of the block, less its rim
	drips(p, around, r)
	mist(p, out, around, bright)
	line := p.Length(0.0075)
	for i, d := range around.V {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		px := plane.Pixel(out, y*out.W+x)
		if a := plane.Clamp(0.5 - d); a > 0 {
			plane.Over(px, bright, a)
		}
		if v := edge[i] + rim; v < 0.5 {
			plane.Over(px, canBlack.Mix(side, plane.Clamp(-v-line)), plane.Clamp(0.5-v))
		}
	}
	specks(p, out, around, bright)
	for i := range body.V {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		if s := plane.Pixel(art, y*art.W+x); s[3] > 0 {
			plane.Over(plane.Pixel(out, y*out.W+x), plane.Straight(s), s[3])
		}
	}
	return out
}

var canBlack = color.Hex(0x14121a)

// blockOf is a shape moved to the lower right by so much, and all that it passes over.
func blockOf(a *plane.Plane, by float32) *plane.Plane {
	o := plane.NewPlane(a.Rect())
	copy(o.V, a.V)
	for left, step := int(by*0.75), 1; left > 0; step *= 2 {
		n := min(step, left)
		left -= n
		moved := o.Shifted(n, n)
		for i, v := range moved.V {
			o.V[i] = max(o.V[i], v)
		}
	}
	return o
}

// shines are white strokes within the contour at its upper left, broken here and there.
func shines(p *picture.Picture, l *raster.Layer, r plane.Rectangle, calm *plane.Plane) {
	d := plane.AlphaOf(l, r).Halved().SignedDistance().Softened(p.Length(0.002)) // at half the size: strokes are smooth
	gaps := plane.Cloud{Size: p.Size, Waves: 9, Octaves: 1, Seed: p.Seed + 12}.Plane(r)
	depth, half := p.Length(0.017), p.Length(0.0042)
	plane.EachIn(l, gaps, func(px []float32, x, y int, open float32) {
		i := (y-r.Min.Y)/2*d.W + (x-r.Min.X)/2
		away := -2*d.V[i] - depth
		if away = max(away, -away) - 0.5; px[3] < 0.9 || away > half {
			return
		}
		gx, gy := d.Slope(i)
		facing := 0.62*gx + 0.78*gy // downhill points inward
		k := plane.Clamp(half*plane.Smooth(0.45, 0.85, facing)*plane.Smooth(0.40, 0.52, open)-away) * (1 - calm.At((x-r.Min.X)/8, (y-r.Min.Y)/8))
		if k > 0.02 && facing > 0.45 {
			plane.Atop(px, color.RGB{R: 1, G: 1, B: 1}, k)
		}
	})
}

// bubbles are discs of a lighter tone that rise in the lower half of what is painted.
func bubbles(p *picture.Picture, l *raster.Layer, r plane.Rectangle, calm *plane.Plane) {
	lighter := color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: c.L + (0.98-c.L)*0.30, C: c.C * 0.95, H: c.H + 0.08} })
	step := p.Length(0.042)
	for j := range int(float32(r.Dy()) / step) {
		for i := range int(float32(r.Dx()) / step) {
			low := float32(j) * step / float32(r.Dy())
			if plane.Hash(i, j, 61) > 0.75*low {
				continue
			}
			cx, cy := (float32(i)+plane.Hash(i, j, 62))*step, (float32(j)+plane.Hash(i, j, 63))*step
			radius := p.Length(0.0035 + 0.0120*plane.Hash(i, j, 64)*plane.Hash(i, j, 65))
			k := 1 - calm.At(int(cx)/8, int(cy)/8)
			for y := max(0, int(cy-radius)-1); y <= min(r.Dy()-1, int(cy+radius)+1); y++ {
				for x := max(0, int(cx-radius)-1); x <= min(r.Dx()-1, int(cx+radius)+1); x++ {
					px := plane.Pixel(l, (r.Min.Y+y)*l.W+r.Min.X+x)
					d := float32(math.Hypot(float64(float32(x)-cx), float64(float32(y)-cy)))
					if a := plane.Clamp(radius-d+0.5) * k; a > 0 && px[3] > 0.9 {
						plane.Atop(px, lighter.At(plane.Straight(px)), 0.75*a)
					}
				}
			}
		}
	}
}

// throwUp paints the words that are seen as a writer does: a fade from white to a bright color, a fat outline and a block.
func throwUp(p *picture.Picture, l *raster.Layer, r plane.Rectangle) {
	words := p.Seen("text")
	if words == nil {
		return
	}
	box := plane.Bounds(words).Inset(-int(p.Length(0.03))).Intersect(r)
	seen := plane.NewPlane(box)
	inside := plane.Bounds(words)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			if x >= inside.Min.X && x < inside.Max.X && y >= inside.Min.Y && y < inside.Max.Y {
				seen.V[(y-box.Min.Y)*box.Dx()+x-box.Min.X] = plane.Pixel(words, (y-inside.Min.Y)*words.W+x-inside.Min.X)[3]
			}
		}
	}
	edge := seen.SignedDistance()
	block := blockOf(seen, p.Length(0.012)).SignedDistance()
	fat, line := p.Length(0.0052), p.Length(0.0045)
	bright := color.ToLCH(halo(p))
	fill := color.FromLCH(color.LCH{L: 0.86, C: bright.C * 0.8, H: bright.H})
	for i, d := range edge.V {
		x, y := box.Min.X+i%box.Dx(), box.Min.Y+i/box.Dx()
		px := plane.Pixel(l, y*l.W+x)
		if px[3] < 0.02 {
			continue
		}
		plane.Atop(px, canBlack, plane.Clamp(line+fat-min(d, block.V[i])+0.5))
		t := plane.Smooth(0.35, 0.95, float32(i/box.Dx())/float32(box.Dy()))
		plane.Atop(px, color.RGB{R: 1, G: 1, B: 1}.Mix(fill, t), plane.Clamp(fat*0.5-d+0.5))
	}
}

// mist is what the can leaves around a shape, given as a distance: grains that thin out.
func mist(p *picture.Picture, out *raster.Layer, around *plane.Plane, c color.RGB) {
	reach, cell := p.Length(0.050), max(1, p.Length(0.0022))
	for i, d := range around.V {
		if d <= 0 || d > reach {
			continue
		}
		x, y := around.X0+i%around.W, around.Y0+i/around.W
		share := (1 - d/reach) * (1 - d/reach)
		if plane.Hash(int(float32(x)/cell), int(float32(y)/cell), 81) < 0.42*share {
			plane.Set(plane.Pixel(out, y*out.W+x), c, 0.25+0.5*share)
		}
	}
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
	high, low := faded(0), faded(1)
	plane.EachIn(l, mist, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		c := plane.Straight(d)
		t := float32(y-r.Min.Y)/float32(r.Dy()) + 0.5*(v-0.5)
		c, grain := high.At(c).Mix(low.At(c), t), 0.042*(plane.Hash(x, y, 9)-0.5)
		plane.Set(d, color.RGB{R: plane.Clamp(c.R + grain), G: plane.Clamp(c.G + grain), B: plane.Clamp(c.B + grain)}, d[3])
	})
}

// faded is what a can makes of a color at the top (0) and at the bottom (1) of a piece.
func faded(t float32) *color.Table {
	return color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: plane.Clamp(c.L + 0.13*(0.5-t)), C: 1.32 * c.C, H: c.H + 0.22*(t-0.5)}
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
	end := min(top+length, min(p.Size-around.Y0, around.H)-int(2*width)-4)
	length = end - top
	if length < int(2*width) {
		return // a stump
	}
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
