package picture

import (
	"image"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// NearWords are letters as far as they are seen, in even colors, and how near dark and pale ones are, within a share of the side and at half the
// size. All are nil where there are no letters.
func (p *Picture) NearWords(r image.Rectangle, share float32) (words *raster.Layer, dark, pale *plane.Plane) {
	words = p.SeenParts(func(part string) bool { return part == "letters" || part == wordsPart })
	if words == nil {
		return nil, nil, nil
	}
	dark = plane.AlphaOf(words, r)
	pale = plane.NewPlane(r)
	for i, a := range dark.V {
		x, y := r.Min.X+i%dark.W-words.X0, r.Min.Y+i/dark.W-words.Y0
		if a > 0.004 && plane.Luma(plane.Straight(plane.Pixel(words, y*words.W+x))) > 0.5 {
			dark.V[i], pale.V[i] = 0, a
		}
	}
	near := func(o *plane.Plane) *plane.Plane { return o.Reduced(1).Blurred(p.Length(share) / 2) }
	return words, near(dark), near(pale)
}
