package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

var coal, drawingPaper = color.Hex(0x211f20), color.Hex(0xf3eee3)

// charcoal draws with a broad soft stick: smudged tones under rubbed ones on rough paper, heavy dark edges, and lights that were
// taken out with an eraser; sticks of color where one was asked for. The paper is cut a little outside the drawing.
func charcoal(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	art := p.loosened(p.softGlints().drawn(), 0.005)
	r := p.around(art, 0.03)
	if r.Empty() {
		return out
	}
	settle(art, r)
	shape := alphaOf(art, r)
	tone, smudge := p.darkness(art, r)
	light := shape.reduced(2).inflated(p.length(0.10)/4).softened(2.5).lit(0.9, 3).diffuse.enlarged(shape)
	lines := coverageOf(p.flattened(second{}).lines(pen{width: p.length(0.0062), detail: p.length(0.012), line: whiteLine, hull: true}), r).wobbled(p, 5)
	gate := contrast(art, r)
	u := p.rubbing(stick{pitch: 0.021, width: 0.80, least: 0.6, wander: 2, tooth: 300, press: 1.1}, r)
	shape.becomeDistance()
	rim, tinted := p.length(0.011), p.tinted()
	for i, d := range shape.v {
		alpha := clamp(0.5 + rim - d + p.length(0.004)*(u.rough(i)-0.5))
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		ink := coal
		if s := pixel(art, y*art.W+x); tinted && s[3] > 0.5 {
			v := color.ToLab(straight(s))
			ink = color.FromLab(color.Lab{L: 0.22 + 0.30*v.L, A: v.A * 0.95, B: v.B * 0.95})
		}
		dark := clamp(smudge.v[i]*1.05 - 0.55*light.v[i])
		rubbed := clamp(tone.v[i]*1.25 - 0.8*light.v[i] - 0.06)
		c := drawingPaper.Mix(ink, clamp(0.66*dark*(0.85+0.3*u.press.v[i])))
		c = c.Mix(ink, 0.62*u.stroke(i, x, y, -0.6, 5)*u.dry(i, rubbed*1.10-0.08))
		line := max(lines.v[i]*smooth(0.04, 0.16, gate.v[i]), clamp(1-max(d, -d)/p.length(0.0048)))
		c = c.Mix(coal, 0.95*u.dry(i, 1.15*line))
		set(pixel(out, y*out.W+x), c, alpha)
	}
	p.grayFeatures(out)
	return out
}

// darkness is how dark the art is at each pixel, as it is and rubbed with a finger.
func (p *Picture) darkness(art *raster.Layer, r rectangle) (tone, smudge *plane) {
	tone = newPlane(r)
	for i := range tone.v {
		if s := pixel(art, (r.Min.Y+i/r.Dx()-art.Y0)*art.W+r.Min.X+i%r.Dx()-art.X0); s[3] > 0.02 {
			tone.v[i] = (1 - color.ToLab(straight(s)).L) * s[3]
		}
	}
	return tone, tone.blurred(p.length(0.008))
}
