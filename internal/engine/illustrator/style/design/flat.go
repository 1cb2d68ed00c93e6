// Package design has the styles of even colors and clear outlines: flat art, icons, logos, stickers, silhouettes, anime and cartoons.
package design

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
)

// FlatShade is the second tone of flat design: the same hue, a step darker.
var FlatShade = picture.Second{Depth: 0.13, Least: 0.035, Alpha: 0.16, Tone: picture.DeepShade}

// Flat paints even, clear colors without light, and a crisp second tone on the side away from it.
func Flat(_ context.Context, p *picture.Picture) *raster.Layer { return FlatDrawing(p).Settled() }

// FlatDrawing is flat design as vectors.
func FlatDrawing(p *picture.Picture) *picture.Picture {
	s := FlatShade
	if p.Minimal {
		s.Depth = 0
	}
	return offWhite(p.Centered().Firm().Flattened(s).Cleared())
}

// offWhite keeps white things from the white of a page.
func offWhite(p *picture.Picture) *picture.Picture {
	return p.Recolored(func(c color.LCH) color.LCH {
		if c.L > 0.94 && c.C < 0.03 {
			c.L, c.C = 0.94, c.C+0.006
		}
		return c
	})
}
