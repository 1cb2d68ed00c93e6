package glow

import (
	"context"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// vaporHues says where hues of the art go, in radians of OKLCH from red on: reds turn hot pink, browns and yellows peach, greens and blues teal and cyan.
var vaporHues = [...][2]float32{{-0.2, -0.25}, {0.45, -0.10}, {0.85, 0.25}, {1.35, 0.62}, {1.90, 1.10}, {2.30, 2.90}, {2.90, 3.30}, {3.60, 3.55}, {4.60, 4.10}, {5.15, 5.20}, {6.08, 6.03}}

// vaporSky lies over the picture from its top to its bottom.
var vaporSky = []color.RGB{color.Hex(0xff77c8), color.Hex(0xb18cff), color.Hex(0x4fe3ee)}

// vaporTable gives every color its place among the pinks, violets and cyans of vaporwave; own is how much of itself it keeps. Grays are violet in the
// dark and mint in the light. Nothing is so dark or so pale that it is lost on a ground.
func vaporTable(low, high, own float32) *color.Table {
	return color.NewLCHTable(func(c color.LCH) color.LCH {
		t := plane.Clamp((c.L - low) / max(0.25, high-low))
		gray := color.LCH{C: 0.15 - 0.11*t, H: 4.95 - 1.55*plane.Smooth(0.55, 1, t)}.Lab()
		clear := color.LCH{C: max(0.10, min(0.23, 1.15*c.C+0.02)) * plane.Smooth(1.25, 0.7, t), H: vaporHue(c.H)}.Lab()
		k := plane.Smooth(0.02, 0.06, c.C)
		mixed := color.Lab{L: 0.34 + 0.55*plane.Mix(t, plane.Smooth(0, 1, t), 0.6), A: plane.Mix(gray.A, clear.A, k), B: plane.Mix(gray.B, clear.B, k)}
		was := c.Lab()
		return color.Lab{L: mixed.L, A: plane.Mix(mixed.A, was.A, own), B: plane.Mix(mixed.B, was.B, own)}.LCH()
	})
}

func vaporHue(h float32) float32 {
	const turn = 2 * math.Pi
	for h < vaporHues[0][0] {
		h += turn
	}
	for h >= vaporHues[0][0]+turn {
		h -= turn
	}
	for i := 1; i < len(vaporHues); i++ {
		if a, b := vaporHues[i-1], vaporHues[i]; h <= b[0] {
			return a[1] + (b[1]-a[1])*(h-a[0])/(b[0]-a[0])
		}
	}
	return h
}

// Vaporwave shows the art on an old screen: pink, violet and cyan under a sky that runs from one to the other, rows that slipped sideways, color
// fringes and scan lines.
func Vaporwave(_ context.Context, p *picture.Picture) *raster.Layer {
	art := p.Settled()
	r := p.Around(art, 0.045)
	out := raster.Square(p.Size)
	if r.Empty() {
		return out
	}
	low, high := p.Tones(art)
	tones := vaporTable(min(low, 0.35), max(high, 0.75), 0.7*ownColor(p, 0.35))
	echoes(p, out, art, r)
	fringe := int(p.Length(0.0085))
	line := max(2, int(p.Length(0.0062)))
	at := func(x, y int) []float32 {
		return plane.Pixel(art, y*art.W+min(max(x, 0), p.Size-1))
	}
	calm, letters := p.Calm(r), p.Letters()
	for y := r.Min.Y; y < r.Max.Y; y++ {
		slip := 0
		row := calm.V[(y-r.Min.Y)/8*calm.W:][:calm.W]
		if slices.Max(row) < 0.3 && !slices.ContainsFunc(letters, func(b plane.Rectangle) bool { return y >= b.Min.Y && y < b.Max.Y }) { // rows with a face or a word stay
			slip = slipped(p, y)
		}
		sky := along(vaporSky, float32(y-r.Min.Y)/float32(r.Dy()))
		for x := r.Min.X; x < r.Max.X; x++ {
			s := at(x-slip, y)
			d := plane.Pixel(out, y*out.W+x)
			behind := [4]float32(d)
			clear(d)
			if s[3] > 0.004 {
				c := tones.At(plane.Straight(s)).Mix(sky, 0.20*(1-0.6*row[(x-r.Min.X)/8]))
				if y/line%2 == 0 {
					c = c.Mix(color.Hex(0x2a1a66), 0.13)
				}
				plane.Set(d, c, s[3])
			}
			if left := at(x-slip+fringe, y); left[3] > s[3] {
				plane.Under(d, color.Hex(0x2de2e6), left[3])
			}
			if right := at(x-slip-fringe, y); right[3] > s[3] {
				plane.Under(d, color.Hex(0xff3fa4), right[3])
			}
			for k, v := range behind {
				d[k] += v * (1 - d[3])
			}
		}
	}
	return out
}

// echoes are outlines of the art that follow it to the lower right, as windows of an old screen do.
func echoes(p *picture.Picture, out, art *raster.Layer, r plane.Rectangle) {
	d := plane.AlphaOf(art, r).SignedDistance()
	width := p.Length(0.0022)
	for n := 3; n > 0; n-- {
		c := along(vaporSky, float32(n-1)/2)
		dx, dy := int(p.Length(0.012*float32(n))), int(p.Length(0.010*float32(n)))
		for y := r.Min.Y + dy; y < r.Max.Y; y++ {
			for x := r.Min.X + dx; x < r.Max.X; x++ {
				v := d.V[(y-dy-r.Min.Y)*d.W+x-dx-r.Min.X]
				if k := plane.Smooth(width+1, width-0.5, max(v+width, -v-width)); k > 0.01 {
					plane.Over(plane.Pixel(out, y*out.W+x), c, 0.9*k)
				}
			}
		}
	}
}

// slipped is how far a row of a disturbed screen is moved sideways, in pixels.
func slipped(p *picture.Picture, y int) int {
	band := int(float32(y) / p.Length(0.022))
	if plane.Hash(band, 3, p.Seed) < 0.78 {
		return 0
	}
	return int(p.Length(0.045) * (plane.Hash(band, 4, p.Seed) - 0.5))
}
