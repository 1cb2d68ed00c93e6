package paint

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// InkWash draws with a brush: lines that swell and thin and run dry, black where it is black, and gray washes in three
// strengths on paper that is cut along the drawing. One clear color of the picture stays as a thin tint.
func InkWash(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	even := p.Flattened(picture.Second{}).Drawn()
	r := p.Around(even, 0.03)
	if r.Empty() {
		return out
	}
	gate := p.ShadedContrast(r)
	art := p.Loosened(plane.Crop(even, r), 0.004)
	plane.Settle(art, r)
	a := plane.AlphaOf(art, r)
	shape := a.SignedDistance()
	light := a.Reduced(2).Inflated(p.Length(0.09)/4).Softened(2.5).Lit(0.8, 3).Diffuse.Enlarged(a)
	lines := picture.CoverageOf(p.Outlined(picture.Pen{Width: p.Length(0.0052), Detail: p.Length(0.016), Line: picture.WhiteLine, Hull: true}), r)
	for i, v := range lines.V {
		lines.V[i] = v * plane.Smooth(0.04, 0.16, gate.V[i])
	}
	lines = picture.Wobbled(lines, p, 61)
	press := plane.Cloud{Size: p.Size, Waves: 9, Octaves: 2, Seed: p.Seed + 51}.Plane(r)
	flow := plane.Cloud{Size: p.Size, Waves: 6, Octaves: 4, Seed: p.Seed + 52}.Plane(r)
	bloom := plane.Cloud{Size: p.Size, Waves: 12, Octaves: 4, Seed: p.Seed + 53}.Plane(r)
	hair := plane.Cloud{Size: p.Size, Waves: 160, Octaves: 2, Seed: p.Seed + 54}.Plane(r)
	soft := lines.Blurred(p.Length(0.0020))
	near := plane.Surroundings(art, p.Length(0.008))
	outer, swell := p.Length(0.0030), p.Length(0.0085)
	margin := p.Length(0.0062) // a rim of paper, so that black lines read on dark grounds
	paper := color.Hex(0xfaf7f0)
	black := color.Hex(0x17161c)
	smoothed := &plane.Plane{X0: shape.X0, Y0: shape.Y0, W: shape.W, H: shape.H, V: append([]float32(nil), shape.V...)}
	smoothed.Softened(p.Length(0.006))
	for i, d := range shape.V {
		gx, gy := smoothed.Slope(i)
		x, y := r.Min.X+i%shape.W, r.Min.Y+i/shape.W
		width := outer + swell*plane.Clamp(0.25-0.55*(0.6*gx+0.8*gy)+1.5*(press.V[i]-0.5))
		cut := width + margin
		if d > cut+1 {
			continue
		}
		alpha := plane.Clamp(cut - d + 0.5)
		if alpha <= 0 {
			continue
		}
		contour := plane.Clamp(d+p.Length(0.0016)+0.5) * plane.Clamp(width-d+0.5)
		dry := plane.Smooth(0.60, 0.78, press.V[i]+0.5*(hair.V[i]-0.5)) // the brush runs dry
		c := paper
		if s := plane.Pixel(art, i); s[3] > 0.004 {
			own := plane.Straight(s)
			mixed := own
			if n := near.At(x, y); n[3] > 0.05 {
				mixed = own.Mix(plane.Straight(n[:]), 0.45)
			}
			c = washOf(mixed, paper, black, light.V[i], flow.V[i]-0.5, bloom.V[i], plane.Smooth(p.Length(0.010), p.Length(0.001), -d))
		}
		inner := plane.Smooth(0.40-0.26*press.V[i], 0.52-0.24*press.V[i], soft.V[i])
		inner *= 1 - 0.45*dry*plane.Smooth(0.45, 0.55, hair.V[i])
		k := max(inner, contour)
		plane.Set(plane.Pixel(out, y*out.W+x), c.Mix(black, plane.Clamp(k*0.96)), alpha)
	}
	picture.LayAtop(out, p.SeenFeatures(picture.InkTone(black, paper)))
	return out
}

// washOf is the gray of a field: its darkness in three strengths with wet edges, and a trace of a clear color.
func washOf(c, paper, black color.RGB, light, flow, bloom, rim float32) color.RGB {
	lab := color.ToLab(c)
	dark := 1 - lab.L + 0.38*flow - 0.50*light
	k := 0.09*plane.Smooth(0.12, 0.18, dark) + 0.10*plane.Smooth(0.27, 0.33, dark) + 0.17*plane.Smooth(0.44, 0.49, dark) + 0.20*plane.Smooth(0.63, 0.68, dark) + 0.26*plane.Smooth(0.71, 0.77, dark)
	k += 0.10*rim*plane.Smooth(0.2, 0.3, dark) + 0.10*flow
	if e := plane.Smooth(0.56, 0.60, bloom); e > 0 {
		k += (0.5*e*(1-e) - 0.06*e) * plane.Smooth(0.2, 0.4, dark)
	}
	gray := paper.Mix(black, plane.Clamp(k)*0.92)
	chroma := float32(math.Hypot(float64(lab.A), float64(lab.B)))
	if chroma > 0.13 {
		lch := lab.LCH()
		tint := color.FromLCH(color.LCH{L: max(0.40, min(0.80, lch.L)), C: lch.C * 0.80, H: lch.H})
		gray = gray.Mix(tint, plane.Smooth(0.13, 0.18, chroma)*(0.62+0.5*flow)*(1-0.55*plane.Clamp(k)))
	}
	return gray
}
