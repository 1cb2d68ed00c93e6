package glow

import (
	"context"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// sunset are the colors of a synthwave sky from its top to the horizon.
var sunset = []color.RGB{color.Hex(0xffe36e), color.Hex(0xff9a4d), color.Hex(0xff4f8b), color.Hex(0xc026d3), color.Hex(0x5b2be0)}

// Synthwave lights the art with a sunset from yellow to violet over night blue shade, lets stripes cross its lower half as they cross the
// sun, and draws glowing lines where parts meet.
func Synthwave(_ context.Context, p *picture.Picture) *raster.Layer {
	l := p.SoftGlints().Drawn()
	r := p.Around(l, 0.03)
	if r.Empty() {
		return l
	}
	plane.Settle(l, r)
	ink := plane.InkBounds(l)
	low, high := p.Tones(l)
	lines := picture.CoverageOf(p.Outlined(picture.Pen{Width: p.Length(0.0034), Detail: p.Length(0.024), Line: picture.WhiteLine, Hull: true}), r)
	silhouette := plane.AlphaOf(l, r)
	own := ownColor(p, 0.55)
	stripes := float32(0.86)
	if slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Person || q.Furry }) {
		stripes = 0.5 // legs would be cut to pieces
	}
	night, glow := color.Hex(0x180a3d), color.Hex(0xffd6f5)
	plane.EachIn(l, lines, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		t := float32(y-ink.Min.Y) / float32(max(1, ink.Dy()))
		tone := plane.Clamp((color.ToLab(plane.Straight(d)).L - low) / max(0.2, high-low))
		was := color.ToLCH(plane.Straight(d))
		late := 0.62 * plane.Smooth(0.66, 0.12, tone) // shade has the colors of a later sky: night blue in yellow would be brown
		sun := along(sunset, t+late*(1-t))
		if browns := plane.Smooth(0.55, 0.70, was.H) * plane.Smooth(1.35, 1.2, was.H) * plane.Smooth(0.03, 0.06, was.C) * plane.Smooth(0.17, 0.14, was.C); browns > 0 { // skin and hair stay as deep as they are
			deep := color.ToLCH(sun.Mix(color.Hex(0xff5a78), 0.5))
			deep.L, deep.C = was.L*1.04, min(deep.C, 0.05+0.16*was.L)
			sun = sun.Mix(color.FromLCH(deep), browns)
			tone += (max(0.62*plane.Smooth(0.1, 0.55, was.L), min(tone, 0.70)) - tone) * browns
		}
		c := night.Mix(sun.Mix(plane.Straight(d), own), plane.Smooth(0, 0.50, tone)).Mix(color.Hex(0xfff0f4), plane.Mix(0.55, 0.88, plane.Smooth(0.05, 0.02, was.C))*plane.Smooth(0.70, 1, tone))
		c = c.Mix(night, stripes*bands(t, float32(y)/p.Length(1)))
		plane.Set(d, c.Mix(glow, 0.75*v), d[3])
	})
	picture.LayAtop(l, p.SeenFeatures(litTone(night, glow)))
	p.Rims(l, silhouette, color.Hex(0x35f0ff), color.Hex(0xff5ad0))
	return l
}

// ownColor is how much of the art's own colors a style of few colors keeps: some, where one was asked for.
func ownColor(p *picture.Picture, share float32) float32 {
	if p.Tinted() {
		return share
	}
	return 0
}

// along is the color at t of a row of colors.
func along(colors []color.RGB, t float32) color.RGB {
	f := plane.Clamp(t) * float32(len(colors)-1)
	i := min(int(f), len(colors)-2)
	return colors[i].Mix(colors[i+1], f-float32(i))
}

// bands are the stripes of a setting sun: none above the middle, thicker toward the bottom. y is in sides of the picture.
func bands(t, y float32) float32 {
	share := 0.62 * plane.Smooth(0.48, 1.05, t)
	return plane.Smooth(share+0.04, share-0.04, (plane.Tri(y/0.042)+1)/2) * plane.Smooth(0.48, 0.52, t)
}
