package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// Shares of the side.
const (
	stickerRim     = 0.026 // width of the white border
	stickerClosing = 0.030 // gaps narrower than twice this are bridged, as a cutting knife would
)

// sticker cuts the picture out with a white border, a sweep of gloss and a soft shadow.
func sticker(_ context.Context, p *Picture) *raster.Layer {
	art := p.drawn()
	r := p.around(art, stickerRim+2*stickerClosing)
	out := raster.Square(p.Size)
	if r.Empty() {
		return out
	}
	cut := cutOut(alphaOf(art, r), p.length(stickerRim), p.length(stickerClosing))
	eachIn(out, cut, func(d []float32, _, _ int, v float32) {
		if a := clamp(0.5 - v); a > 0 {
			g := 1 - 0.055*smooth(-p.length(0.007), 0, v)
			set(d, color.RGB{R: g, G: g, B: g + 0.004*(1-g)}, a)
		}
	})
	raster.Over(out, art, 1)
	gloss(p, out)
	shadow{dx: 0.004, dy: 0.012, sigma: 0.010, color: color.Hex(0x0e1020), opacity: 0.36}.beneath(p, out)
	return out
}

// cutOut returns the signed distance to the border's contour: the ink grown by rim + closing and shrunk by closing, which
// rounds the notches that a plain offset would leave. It runs at half resolution: the contour is smooth.
func cutOut(ink *plane, rim, closing float32) *plane {
	grown := ink.halved().signedDistance()
	reach := (rim + closing) / 2
	for i, d := range grown.v {
		grown.v[i] = clamp(0.5 + reach - d)
	}
	back := grown.signedDistance().softened(1.5)
	for i := range back.v {
		back.v[i] = 2*back.v[i] + closing
	}
	return back.enlarged(ink)
}

// gloss lays a faint slanted band of light over the upper left.
func gloss(p *Picture, l *raster.Layer) {
	white := color.RGB{R: 1, G: 1, B: 1}
	for i := 0; i < l.W*l.H; i++ {
		d := pixel(l, i)
		if d[3] < 0.01 {
			continue
		}
		t := (float32(i%l.W)*0.8 + float32(i/l.W)*0.6) / float32(p.Size)
		if g := smooth(0.36, 0.42, t)*(1-smooth(0.50, 0.56, t)) + smooth(0.60, 0.63, t)*(1-smooth(0.64, 0.67, t)); g > 0 {
			atop(d, white, 0.11*g)
		}
	}
}
