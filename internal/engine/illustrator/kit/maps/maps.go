// Package maps draws the outlines of countries, of the states of the USA, and of the world. Its table is a build output (see
// build.mjs) from world-atlas and us-atlas, whose data is in the public domain.
package maps

import (
	_ "embed"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/texts"
)

//go:embed tables/maps.br
var packed []byte

// table maps codes to path data in a box whose longer side is 1000 units.
var table = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	for line := range strings.Lines(string(texts.Unpack(packed))) {
		if code, path, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
			out[code] = path
		}
	}
	return out
})

// Has reports whether there is a map of a country by its two-letter code in lower case, of a state ("us-tx") or of the "world".
func Has(code string) bool { return table()[code] != "" }

// Find returns the map of a code as a piece.
func Find(code string) (kit.Piece, bool) {
	path, ok := table()[code]
	if !ok {
		return kit.Piece{}, false
	}
	return kit.Piece{
		Name: "map-" + code, Cm: 60, Palette: "land #58b368 country state; coast #2f7d4f border outline <land",
		Draw: func(c *kit.Canvas) { draw(c, path) },
	}, true
}

// What is printed in a circle takes this much of its radius: a name is wider than high, and the corners of art are empty.
const spotWide, spotHigh = 1.6, 1.5

// draw shades the land as a thick, softly lit sheet.
func draw(c *kit.Canvas, path string) {
	l, k := c.Tones("land"), c.Tones("coast")
	shape := c.Path(path, kit.Black).Bounds()
	size := max(shape.W(), shape.H())
	land := c.Form(path, kit.Lin(shape.X0, shape.Y0, shape.X1, shape.Y1, l.LL, l.L, l.M, l.D),
		c.Blur(size*.02, c.Path(path, kit.None).Stroke(l.DD, size*.03).Move(-size*.008, -size*.01)).Opacity(.45),
		c.Path(path, kit.None).Stroke(kit.White, size*.008).Move(size*.004, size*.005).Opacity(.45))
	edge := c.Path(path, k.D).Stroke(k.D, size*.006).Move(0, size*.014)
	f := 244 / size
	c.Part("coast", edge.Scale(f, f, 0, 0).Move(6-shape.X0*f, 6-shape.Y0*f))
	c.Part("land", land.Scale(f, f, 0, 0).Move(6-shape.X0*f, 6-shape.Y0*f))
	all := spots(path, shape)
	if len(all) == 0 {
		all = []spot{{(shape.X0 + shape.X1) / 2, (shape.Y0 + shape.Y1) / 2, .25 * min(shape.W(), shape.H())}}
	}
	for n, at := range all {
		c.AnchorBox(SpotName(n), 6+(at.x-shape.X0)*f, 6+(at.y-shape.Y0)*f, at.r*f*spotWide, at.r*f*spotHigh, 0)
	}
}
