package design

import (
	"context"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Anime paints clean colors in two tones with a hard edge, the lower one a step toward violet, a rim of light, and a fine line in a deep tone of the
// color beside it, heavier around the figure.
func Anime(_ context.Context, p *picture.Picture) *raster.Layer {
	whiskers := p.Mapped(func(q picture.Piece) []scene.Node { return thinned(q.Nodes, "whiskers", 0.55) })
	p = p.Mapped(animeMuzzle)
	eyeless := p.Eyed(func(picture.Eye) []scene.Node { return nil })
	p = p.Eyed(animeEye)
	l := p.Flattened(picture.Second{}).Drawn()
	r := p.Around(l, 0.02)
	if r.Empty() {
		return l
	}
	color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.02 + c.L*0.995, C: c.C * 1.20, H: c.H}
	}).Apply(l)
	silhouette := plane.AlphaOf(l, r)
	inside := silhouette.SignedDistance()
	cel(p, l, silhouette, inside)
	titled(p, l)
	// A line in the tone of its field, never black: on dark hair it is a little lighter than the hair, so that it holds on a dark ground too.
	colored := color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.22 + 0.18*c.L, C: min(0.13, c.C*0.75+0.03), H: towardPlum(c)}
	})
	eyeless.Inked(l, picture.Inking{Width: 0.0030, Outer: 0.0036, Swell: 0.0036, Color: colored, Gate: p.ShadedContrast(r)})
	picture.LayOver(l, whiskers.Seen("whiskers"))
	picture.LayAtop(l, p.SeenEyes(picture.Own))
	sparkle(p, l, inside)
	return l
}

// towardPlum is the hue of a line: what has no color has lines of plum, not brown.
func towardPlum(c color.LCH) float32 {
	if c.C < 0.03 {
		return -0.9
	}
	return c.H - 0.12
}

// sparkle lays one star of light on things that are large enough for it, near their upper left; somebody and animals shine with their eyes.
func sparkle(p *picture.Picture, l *raster.Layer, inside *plane.Plane) {
	if !things(p) {
		return
	}
	size := p.Length(0.036)
	best, at := float32(plane.Far), -1
	for i, d := range inside.V {
		if v := 0.8*float32(i%inside.W) + 0.6*float32(i/inside.W); -d > 1.3*size && v < best {
			best, at = v, i
		}
	}
	if at >= 0 {
		raster.Draw(l, star(float32(inside.X0+at%inside.W), float32(inside.Y0+at/inside.W), size), scene.Identity)
	}
}

// things reports whether nobody, no animal and no glyph is in the picture, and no words: a star would be a hole in a letter.
func things(p *picture.Picture) bool {
	return len(p.Letters()) == 0 && !slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Person || q.Furry || q.Glyph })
}

// star is a light with four thin rays.
func star(x, y, r float32) []scene.Node {
	b := scene.NewPath().Move(x, y-r)
	b.Quad(x+0.06*r, y-0.06*r, x+0.72*r, y).Quad(x+0.06*r, y+0.06*r, x, y+r).Quad(x-0.06*r, y+0.06*r, x-0.72*r, y).Quad(x-0.06*r, y-0.06*r, x, y-r)
	return []scene.Node{b.Close().Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node()}
}
