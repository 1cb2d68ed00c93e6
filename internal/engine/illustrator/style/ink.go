package style

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// inkWash draws with a brush: lines that swell and thin and run dry, black where it is black, and gray washes in three
// strengths on paper that is cut along the drawing. One clear color of the picture stays as a thin tint.
func inkWash(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	even := p.flattened(second{}).drawn()
	r := p.around(even, 0.03)
	if r.Empty() {
		return out
	}
	gate := contrast(even, r)
	art := p.loosened(crop(even, r), 0.004)
	settle(art, r)
	a := alphaOf(art, r)
	shape := a.signedDistance()
	light := a.reduced(2).inflated(p.length(0.09)/4).softened(2.5).lit(0.8, 3).diffuse.enlarged(a)
	lines := coverageOf(p.lines(pen{width: p.length(0.0068), detail: p.length(0.014), line: whiteLine, hull: true}), r)
	for i, v := range lines.v {
		lines.v[i] = v * smooth(0.06, 0.22, gate.v[i])
	}
	lines = lines.wobbled(p, 61)
	press := cloud{p.Size, 9, 2, p.Seed + 51}.plane(r)
	flow := cloud{p.Size, 6, 4, p.Seed + 52}.plane(r)
	bloom := cloud{p.Size, 12, 4, p.Seed + 53}.plane(r)
	hair := cloud{p.Size, 160, 2, p.Seed + 54}.plane(r)
	soft := lines.blurred(p.length(0.0026))
	near := surroundings(art, p.length(0.008))
	outer, swell := p.length(0.0030), p.length(0.0085)
	margin := p.length(0.0062) // a rim of paper, so that black lines read on dark grounds
	paper := color.Hex(0xfaf7f0)
	black := color.Hex(0x17161c)
	smoothed := &plane{shape.x0, shape.y0, shape.w, shape.h, append([]float32(nil), shape.v...)}
	smoothed.softened(p.length(0.006))
	for i, d := range shape.v {
		gx, gy := smoothed.slope(i)
		x, y := r.Min.X+i%shape.w, r.Min.Y+i/shape.w
		width := outer + swell*clamp(0.25-0.55*(0.6*gx+0.8*gy)+1.5*(press.v[i]-0.5))
		cut := width + margin
		if d > cut+1 {
			continue
		}
		alpha := clamp(cut - d + 0.5)
		if alpha <= 0 {
			continue
		}
		contour := clamp(d+p.length(0.0016)+0.5) * clamp(width-d+0.5)
		dry := smooth(0.60, 0.78, press.v[i]+0.5*(hair.v[i]-0.5)) // the brush runs dry
		c := paper
		if s := pixel(art, i); s[3] > 0.004 {
			own := straight(s)
			mixed := own
			if n := near.at(x, y); n[3] > 0.05 {
				mixed = own.Mix(straight(n[:]), 0.45)
			}
			c = washOf(mixed, paper, black, light.v[i], flow.v[i]-0.5, bloom.v[i], smooth(p.length(0.010), p.length(0.001), -d))
		}
		inner := smooth(0.52-0.34*press.v[i], 0.62-0.30*press.v[i], soft.v[i])
		inner *= 1 - 0.75*dry*smooth(0.45, 0.55, hair.v[i])
		k := max(inner, contour)
		set(pixel(out, y*out.W+x), c.Mix(black, clamp(k*0.96)), alpha)
	}
	layAtop(out, p.seenFeatures(inkTone(black, paper)))
	return out
}

// washOf is the gray of a field: its darkness in three strengths with wet edges, and a trace of a clear color.
func washOf(c, paper, black color.RGB, light, flow, bloom, rim float32) color.RGB {
	lab := color.ToLab(c)
	dark := 1 - lab.L + 0.38*flow - 0.50*light
	k := 0.15*smooth(0.25, 0.30, dark) + 0.17*smooth(0.44, 0.49, dark) + 0.20*smooth(0.63, 0.68, dark) + 0.26*smooth(0.71, 0.77, dark)
	k += 0.10*rim*smooth(0.2, 0.3, dark) + 0.10*flow
	if e := smooth(0.56, 0.60, bloom); e > 0 {
		k += (0.5*e*(1-e) - 0.06*e) * smooth(0.2, 0.4, dark)
	}
	gray := paper.Mix(black, clamp(k)*0.92)
	chroma := float32(math.Hypot(float64(lab.A), float64(lab.B)))
	if chroma > 0.13 {
		lch := lab.LCH()
		tint := color.FromLCH(color.LCH{L: max(0.40, min(0.80, lch.L)), C: lch.C * 0.80, H: lch.H})
		gray = gray.Mix(tint, smooth(0.13, 0.18, chroma)*(0.62+0.5*flow)*(1-0.55*clamp(k)))
	}
	return gray
}
