package layout

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// Scene is a finished composition on a canvas of side 1.
type Scene struct {
	Sprites []Sprite    // painter's order: first is farthest back
	Box     kit.Box     // what is painted
	Bleeds  bool        // made to touch the frame
	Set     bool        // a logo whose mark and letters have their places: a style keeps them
	Ink     kit.Color   // of a logo: the color of its name, and of its mark where that is in lines
	Brand   []kit.Color // of a logo: the three colors of its mark from dark to light, or none for those of the art
}

// What of a place is no piece of the kit: its ground, the front half of its water, and the shade of what stands on it.
const (
	GroundProp = "ground"
	WaterProp  = "waterline"
	ShadeProp  = "shade"
)

// Sprite is one layer of one drawing.
type Sprite struct {
	Subject int          // index into the brief's subjects
	Nodes   []scene.Node // in units of the drawing
	Matrix  scene.Matrix // from those to the canvas
	Box     kit.Box      // on the canvas
	Inked   bool         // drawn in lines: styles of lines keep it as it is
	Prop    string       // what of a place it is, empty for all else
}

// Without takes the subjects off sprites that are no subject of a brief with n of them, such as the branch that somebody hangs from.
func (s Scene) Without(n int) Scene {
	for i := range s.Sprites {
		if s.Sprites[i].Subject >= n {
			s.Sprites[i].Subject = -1
		}
	}
	return s
}

// Add paints a cluster that has been fitted to the canvas over what is there.
func (s *Scene) Add(k Cluster) {
	for _, sp := range k.Sprites {
		if len(s.Sprites) == 0 {
			s.Box = sp.Box
		}
		s.Box = s.Box.Union(sp.Box)
		s.Sprites = append(s.Sprites, Sprite{sp.Subject, readable(sp), sp.M, sp.Box, false, sp.Prop})
	}
	s.Bleeds = s.Bleeds || k.Root.Drawing.Bleeds
}
