// Package procedural grows the pictures that art sets lack: frames, ornaments, patterns, lettering, splashes, skies.
// Every family returns a vector scene, so that it goes through the styles like any other art.
package procedural

import (
	"maps"
	"slices"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Spec asks for one procedural piece.
type Spec struct {
	Name     string  // the family, one of Names
	Color    string  // a colour word that rules the piece; empty leaves the choice to the seed
	Text     string  // for lettering, badges, banners, ribbons and bubbles
	Aspect   float64 // width over height of the box to fill; 0 means 1
	Seed     uint64
	Detailed bool
	Minimal  bool
}

// Piece is a scene with the box of its ink, in scene units.
type Piece struct {
	Nodes          []scene.Node
	X0, Y0, X1, Y1 float32
}

// side is the length that families draw in: a sheet of 1000 × 1000 before it is scaled to scene units.
const side = 1000

// families maps every name to what draws it on a sheet.
var families = map[string]func(*sheet){
	"frame": frame, "corner": corner, "border": border, "divider": divider, "pattern": pattern,
	"badge": badge, "ribbon": ribbon, "banner": banner, "bubble": bubble, "lettering": lettering,
	"splash": splash, "sparkles": sparkles, "confetti": confetti, "bokeh": bokeh, "blob": blob,
	"waves": waves, "sunburst": sunburst, "cloudscape": cloudscape, "foliage": foliage,
}

// Make draws a piece; an unknown name gives false. The same spec gives the same piece.
func Make(spec Spec) (Piece, bool) {
	draw, ok := families[spec.Name]
	if !ok {
		return Piece{}, false
	}
	s := newSheet(spec)
	draw(s)
	const k = float32(scene.Units) / side
	nodes := scene.Transform(s.nodes, scene.ScaleBy(k, k))
	p := Piece{Nodes: nodes}
	p.X0, p.Y0, p.X1, p.Y1 = raster.Bounds(nodes, scene.Identity)
	if s.bleeds {
		p.X0, p.Y0, p.X1, p.Y1 = 0, 0, s.w*k, s.h*k
	}
	return p, len(nodes) > 0
}

// Names returns the names of all families, sorted.
func Names() []string { return slices.Sorted(maps.Keys(families)) }
