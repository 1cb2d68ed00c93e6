package style

import (
	"context"
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// digital lights the picture like concept art: strong form, a warm and a cold rim of light, a wisp of aura and sparks.
func digital(_ context.Context, p *Picture) *raster.Layer {
	l := p.drawn()
	r := p.around(l, 0.12)
	if r.Empty() {
		return l
	}
	color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.5 + (c.L-0.53)*1.14, C: c.C * 1.24, H: c.H}
	}).Apply(l)
	silhouette := alphaOf(l, r)
	cold, warm := p.rimLights()
	p.rims(l, silhouette, cold, warm)
	p.aura(l, silhouette, cold, warm)
	p.sparks(l, silhouette, cold)
	return l
}

// rimLights are two glowing colours on either side of the accent.
func (p *Picture) rimLights() (cold, warm color.RGB) {
	h := color.ToLCH(p.Accent).H
	cold = color.FromLCH(color.LCH{L: 0.82, C: 0.14, H: h + 2.6})
	warm = color.FromLCH(color.LCH{L: 0.74, C: 0.18, H: h - 1.9})
	return cold, warm
}

// rims paints the form's own light and the two rims, brightest where the surface turns away.
func (p *Picture) rims(l *raster.Layer, silhouette *plane, cold, warm color.RGB) {
	height := silhouette.reduced(1).inflated(p.length(0.055) / 2).softened(2.5)
	lit := height.lit(0.8, 4).enlarged(silhouette)
	brush := cloud{p.Size, 26, 3, p.Seed + 5}.plane(silhouette.rect())
	t := softTone()
	big := height.enlarged(silhouette)
	eachIn(l, lit.diffuse, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		i := (y-silhouette.y0)*silhouette.w + x - silhouette.x0
		stroke := (brush.v[i] - 0.5) * 0.34
		atop(d, t.at(straight(d), v*0.9+stroke*0.6), 1)
		nx, ny := big.slope(i)
		steep := smooth(0.10, 0.62, float32(math.Hypot(float64(nx), float64(ny))))
		right := clamp(nx*0.8 - ny*0.5)
		left := clamp(-nx*0.8 + ny*0.6)
		atop(d, cold, clamp(steep*right*1.7*(0.85+stroke)))
		atop(d, warm, clamp(steep*left*0.9*(0.85+stroke)))
	})
}

// slope is the downhill direction of a height map, per pixel.
func (p *plane) slope(i int) (x, y float32) {
	if i < p.w || i >= len(p.v)-p.w || i%p.w == 0 || i%p.w == p.w-1 {
		return 0, 0
	}
	return (p.v[i-1] - p.v[i+1]) / 2, (p.v[i-p.w] - p.v[i+p.w]) / 2
}

// aura glows behind the figure in two colours, torn by slow noise.
func (p *Picture) aura(l *raster.Layer, silhouette *plane, cold, warm color.RGB) {
	glow := silhouette.blurred(p.length(0.030))
	least := silhouette.ambient(max(p.length(ambientShare), min(ambientLeast, p.length(ambientMost))))
	wisps := cloud{p.Size, 5, 4, p.Seed + 9}.plane(silhouette.rect())
	for i, v := range glow.v {
		d := pixel(l, (i/glow.w+glow.y0)*l.W+i%glow.w+glow.x0)
		if max(v, least.v[i]) < 0.004 || d[3] >= 1 {
			continue
		}
		w := wisps.v[i]
		under(d, cold.Mix(warm, smooth(0.40, 0.62, w)), clamp(max(v*(0.35+1.1*(w-0.25)), least.v[i])))
	}
}

// sparks are glowing flecks that drift off the figure.
func (p *Picture) sparks(l *raster.Layer, silhouette *plane, c color.RGB) {
	n := 34
	if p.Detailed {
		n = 60
	}
	if p.Minimal {
		n = 0
	}
	rng := rand.New(rand.NewPCG(p.Seed, 0xd161))
	mid := silhouette.rect().Min.Add(silhouette.rect().Max).Div(2)
	white := color.RGB{R: 1, G: 1, B: 1}
	for range n {
		sin, cos := math.Sincos(rng.Float64() * 2 * math.Pi)
		reach := p.length(0.28 + 0.16*float32(rng.Float64()))
		radius := p.length(0.0028) * float32(1+2.6*math.Pow(rng.Float64(), 3))
		fleck{float32(mid.X) + reach*float32(cos), float32(mid.Y) + reach*float32(sin), radius, c.Mix(white, 0.45)}.spark(l)
	}
}
