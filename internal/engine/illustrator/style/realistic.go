package style

import (
	"context"
	"sync"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// realistic photographs the art in a studio: soft light from a large lamp, shade where bodies meet, bounced light from below,
// natural colors that are never quite even, and a fine surface.
func realistic(ctx context.Context, p *Picture) *raster.Layer {
	l := raster.Square(p.Size)
	for _, r := range p.softGlints().regions() {
		if ctx.Err() != nil {
			return l
		}
		p.studioBody(l, r)
	}
	r := p.around(l, 0.01)
	if r.Empty() {
		return l
	}
	color.NewLCHTable(film).Apply(l)
	p.studioLight(l, r)
	p.clarity(l, 0.55, 0.32)
	p.surface(l, r)
	if fur := p.fur(r); fur != nil {
		p.hairs(l, r, fur)
	}
	settle(l, r)
	return l
}

// film is the tone curve: deeper shade, softer lights, and colors as pigments have them.
func film(c color.LCH) color.LCH {
	v := c.L - 0.5
	return color.LCH{L: clamp(0.485 + v*1.10 - 0.55*v*v*v), C: c.C * (0.94 - 0.10*c.L), H: c.H}
}

// studioBody draws one body in soft light, and the shade that it brings to what lies below: a narrow dark line of contact
// and a wide soft one.
func (p *Picture) studioBody(out *raster.Layer, r region) {
	l := r.layer(p.frame(), int(p.length(0.03)))
	a := alphaOf(l, bounds(l))
	for i, v := range a.v {
		a.v[i] = smooth(0.3, 0.9, v) // a veil has no body
	}
	dark := shadeTone()
	wide := a.shifted(int(p.length(0.003)), int(p.length(0.008))).blurred(p.length(0.012))
	near := a.shifted(0, int(p.length(0.0018))).halved().softened(p.length(0.0013)).enlarged(a)
	eachIn(out, wide, func(d []float32, x, y int, v float32) {
		if k := v*0.34 + 0.42*near.at(x, y); k > 0.01 && d[3] > 0.01 {
			atop(d, dark.At(straight(d)), clamp(k))
		}
	})
	lit := a.reduced(2).inflated(p.length(0.055)/4).softened(2).lit(0.62, 3).enlarged(a)
	t := softTone()
	for i := range a.v {
		s := pixel(l, i)
		if s[3] < 0.003 {
			continue
		}
		c := t.at(straight(s), lit.diffuse.v[i]*0.62+0.10*(lit.gleam.v[i]-0.5))
		over(pixel(out, (l.Y0+i/l.W)*out.W+l.X0+i%l.W), c, s[3])
	}
}

// shadeTone is a color in the shade of its neighbor.
var shadeTone = sync.OnceValue(func() *color.Table {
	return color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: c.L * 0.46, C: c.C*0.94 + 0.004, H: c.H - 0.03}
	})
})

// studioLight lights the form as a whole: a large lamp above left, a warm reflection from below right.
func (p *Picture) studioLight(l *raster.Layer, r rectangle) {
	a := alphaOf(l, r)
	height := a.reduced(2).inflated(p.length(0.16) / 4).softened(3)
	lit := height.lit(0.62, 3).enlarged(a)
	form := height.enlarged(a)
	t := softTone()
	bounce := color.Hex(0xffd9b0)
	span := float32(max(r.Dy(), 1))
	eachIn(l, lit.diffuse, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		fall := 0.10 - 0.24*float32(y-r.Min.Y)/span // less light toward the ground
		atop(d, t.at(straight(d), clamp2(v*0.85+fall)), 1)
		gx, gy := form.slope((y-r.Min.Y)*form.w + x - r.Min.X)
		if k := clamp(0.55*gx+0.7*gy) * 0.30; k > 0.004 { // downhill to the lower right
			atop(d, straight(d).Mix(bounce, 0.5), k)
		}
	})
}

func clamp2(v float32) float32 { return max(-1, min(1, v)) }

// clarity deepens local contrast at a fine and a broad scale.
func (p *Picture) clarity(l *raster.Layer, fineGain, broadGain float32) {
	r := p.around(l, 0)
	if r.Empty() {
		return
	}
	fine, broad := brightnessAround(l, r, p.length(0.0030)), brightnessAround(l, r, p.length(0.020))
	t := softTone()
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			d := pixel(l, y*l.W+x)
			if d[3] < 0.5 {
				continue
			}
			c := straight(d)
			v := luma(c)
			i := (y-r.Min.Y)*fine.w + x - r.Min.X
			k := fineGain*(v-fine.v[i]) + broadGain*(v-broad.v[i])
			atop(d, t.at(c, max(-0.5, min(0.5, k))), smooth(0.5, 1, d[3]))
		}
	}
}

// surface gives every color a little unevenness, warm and cool, and a fine relief that catches the light.
func (p *Picture) surface(l *raster.Layer, r rectangle) {
	hue := cloud{p.Size, 9, 3, p.Seed + 12}.plane(r)
	skin := cloud{p.Size, 170, 2, p.Seed + 13}.plane(r)
	grain := cloud{p.Size, 340, 1, p.Seed + 14}.plane(r)
	step := max(1, int(p.length(0.0012)+0.5))
	strength := float32(1)
	if p.Detailed {
		strength = 1.6
	}
	eachIn(l, hue, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		i := (y-r.Min.Y)*skin.w + x - r.Min.X
		j := max(0, i-step-step*skin.w)
		bump := (skin.v[i]-skin.v[j])*0.20 + (grain.v[i]-grain.v[j])*0.07
		mid := luma(straight(d))
		k := 1 + strength*bump*(0.35+2.6*mid*(1-mid))
		w := (v - 0.5) * 0.13 * strength
		d[0] = min(d[0]*k*(1+w), d[3])
		d[1] = min(d[1]*k*(1+0.25*w), d[3])
		d[2] = min(d[2]*k*(1-w), d[3])
	})
}

// hairs draws fur along the forms, but leaves eyes, noses and what is dark.
func (p *Picture) hairs(l *raster.Layer, r rectangle, fur *plane) {
	strands := p.strands(l, r, 0.0021, fur)
	detail := contrast(l, r)
	t := softTone()
	eachIn(l, strands, func(d []float32, x, y int, v float32) {
		i := (y-r.Min.Y)*fur.w + x - r.Min.X
		k := fur.v[i] * (1 - smooth(0.12, 0.35, detail.v[i]))
		if k < 0.01 || d[3] < 0.6 {
			return
		}
		c := straight(d)
		lift := (v - 0.5) * 0.85
		if lift < 0 {
			lift *= 1 - 0.6*smooth(0.70, 0.95, luma(c)) // hairs on white are pale too
		}
		atop(d, t.at(c, clamp2(lift)), k*smooth(0.08, 0.25, luma(c)))
	})
}
