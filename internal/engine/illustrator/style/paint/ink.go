package paint

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// InkWash draws with a brush: lines that swell and thin and run dry, black where it is black, and gray washes in three
// strengths on paper that is cut along the drawing.
func InkWash(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.InOneInk()
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
	outer, swell := p.Length(0.0012), p.Length(0.0105)
	calm := p.Calm(r).Enlarged(shape)
	paper := color.Hex(0xfaf7f0)
	black := color.Hex(0x17161c)
	smoothed := &plane.Plane{X0: shape.X0, Y0: shape.Y0, W: shape.W, H: shape.H, V: append([]float32(nil), shape.V...)}
	smoothed.Softened(p.Length(0.006))
	for i, d := range shape.V {
		gx, gy := smoothed.Slope(i)
		x, y := r.Min.X+i%shape.W, r.Min.Y+i/shape.W
		width := outer + swell*plane.Clamp(0.12-0.45*(0.6*gx+0.8*gy)+2.6*(press.V[i]-0.5))
		cut := width - 0.4 // no halo of paper
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
			c = washOf(mixed, paper, black, light.V[i], flow.V[i]-0.5, 0.44+(bloom.V[i]-0.44)*(1-calm.V[i]), plane.Smooth(p.Length(0.010), p.Length(0.001), -d))
		}
		inner := plane.Smooth(0.40-0.26*press.V[i], 0.52-0.24*press.V[i], soft.V[i])
		inner *= 1 - 0.45*dry*plane.Smooth(0.45, 0.55, hair.V[i])
		k := max(inner, contour)
		plane.Set(plane.Pixel(out, y*out.W+x), c.Mix(black, plane.Clamp(k*0.96)), alpha)
	}
	picture.LayAtop(out, p.SeenFeatures(picture.InkTone(black, paper)))
	return out
}

// washOf is the gray of a field: its darkness in three strengths, thin in the light and with pools where the water stood, dark at their edges.
func washOf(c, paper, black color.RGB, light, flow, bloom, rim float32) color.RGB {
	dark := 1 - color.ToLab(c).L + 0.30*flow - 0.60*light
	k := 0.16*plane.Smooth(0.10, 0.20, dark) + 0.22*plane.Smooth(0.30, 0.40, dark) + 0.38*plane.Smooth(0.56, 0.68, dark)
	pool := plane.Smooth(0.46, 0.66, bloom)
	k *= 1 + 0.7*flow + 0.25*rim + 0.30*pool - 0.45*plane.Smooth(0.50, 0.30, bloom) + 0.5*pool*(1-pool)
	return paper.Mix(black, plane.Clamp(k)*0.92)
}
