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
	closing := float32(stickerClosing)
	if p.Airy {
		closing = 0.004 // every scrap is a sticker of its own
	}
	p.mounted(out, art, cutOut(alphaOf(art, r), p.length(stickerRim), p.length(closing)))
	gloss(p, out)
	return out
}

// BorderRoom is what a border takes beyond the art, as a share of the side.
const BorderRoom = stickerRim + stickerClosing/2

// Border lays the white border of a sticker around what another style drew.
func Border(p *Picture, art *raster.Layer) *raster.Layer {
	r := p.beyond(art, stickerRim+2*stickerClosing)
	if r.Empty() {
		return art
	}
	out := raster.Square(p.Size)
	p.mounted(out, art, cutOut(alphaOf(art, r), p.length(stickerRim), p.length(stickerClosing)))
	return out
}

// mounted lays art on white vinyl that is cut along a contour.
func (p *Picture) mounted(out, art *raster.Layer, cut *plane) {
	eachIn(out, cut, func(d []float32, x, y int, v float32) {
		a := clamp(0.5 - v)
		if a == 0 {
			return
		}
		g := 1 - 0.055*smooth(-p.length(0.007), 0, v)
		set(d, color.RGB{R: g, G: g, B: g}, a)
		if s := pixel(art, y*art.W+x); s[3] > 0 { // the knife cuts the art's own glow off too
			atop(d, straight(s), s[3])
		}
	})
}

// cutOut returns the signed distance to the border's contour: the ink grown by rim + closing and shrunk by closing, which
// rounds the notches that a plain offset would leave. It runs at half resolution: the contour is smooth.
func cutOut(ink *plane, rim, closing float32) *plane {
	grown := ink.halved().signedDistance()
	reach := (rim + closing) / 2
	for i, d := range grown.v {
		grown.v[i] = clamp(0.5 + reach - d)
	}
	grown.fillHoles(int(smallestHole*reach*reach) + 1)
	back := grown.signedDistance().softened(1.5)
	for i := range back.v {
		back.v[i] = 2*back.v[i] + closing
	}
	return back.enlarged(ink)
}

// smallestHole is the area below which an enclosed gap is bridged, in squares of the border's reach.
const smallestHole = 6

// fillHoles covers every enclosed gap of at most so many pixels.
func (p *plane) fillHoles(most int) {
	seen := make([]bool, len(p.v))
	for i := range p.v {
		if seen[i] || p.v[i] >= 0.5 {
			continue
		}
		if hole := p.gap(i, seen); len(hole) <= most {
			for _, k := range hole {
				p.v[k] = 1
			}
		}
	}
}

// gap collects the uncovered pixels that are joined to the one at i, and marks them as seen.
func (p *plane) gap(i int, seen []bool) []int {
	found := []int{i}
	seen[i] = true
	for at := 0; at < len(found); at++ {
		k := found[at]
		x := k % p.w
		for _, n := range [4]int{k - 1, k + 1, k - p.w, k + p.w} {
			off := n < 0 || n >= len(p.v) || (n == k-1 && x == 0) || (n == k+1 && x == p.w-1)
			if !off && !seen[n] && p.v[n] < 0.5 {
				seen[n] = true
				found = append(found, n)
			}
		}
	}
	return found
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
