// Package pixel has the styles on a grid: pixel art, bricks, voxels and cross stitch.
package pixel

import (
	"context"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
)

// PixelArt redraws the picture on a coarse grid with a small palette and a dark outline. The grid divides every size that
// pictures come in, but for that of people.
func PixelArt(_ context.Context, p *picture.Picture) *raster.Layer {
	n, colors := finer(p, 64), 20
	if p.Detailed || Fine(p, n) {
		n = 128
	}
	if p.Minimal {
		n, colors = 32, 8
	}
	n = min(n, p.Size)
	g := setOn(p, p.Size/(p.Size/n), colors, nil)
	g.outline(color.Hex(0x231a2e))
	return g.enlarged(p.Size)
}

// finer is a grid of so many squares a side, a third more where people are seen: their limbs are slender.
func finer(p *picture.Picture, n int) int {
	if slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Person }) {
		return n * 4 / 3
	}
	return n
}

// Fine tells whether a face or a word is too small for a grid: eyes of one cell, or words that do not fit.
func Fine(p *picture.Picture, n int) bool {
	cell := p.Length(1 / float32(n))
	for _, q := range p.Pieces {
		for _, f := range p.Features(q) {
			r := p.Bounds([]scene.Node{f}, q.Matrix)
			switch f.Group.Part {
			case "eyes":
				if float32(r.Dy()) < 1.7*cell {
					return true
				}
			case "text":
				if words := wordsOf(f); words != "" && !fits(words, r, cell) {
					return true
				}
			}
		}
	}
	return false
}

// bodyShade is the second tone of pixel art.
var bodyShade = picture.Second{Depth: 0.22, Least: 0.11, Tone: picture.DeepShade, Alpha: 0.34}
