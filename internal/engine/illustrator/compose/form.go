package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/person"
	"pellucid/internal/engine/illustrator/scene"
)

// stretches are the words for the form of a thing, as factors of its width and its height.
var stretches = map[string][2]float64{"tall": {.84, 1.22}, "slim": {.7, 1.08}, "short": {1.1, .76}, "heavy": {1.22, .94}, "wide": {1.34, .94}}

// stretched makes a piece taller, thinner, shorter or wider than it is drawn.
func stretched(d kit.Drawing, s brief.Subject) kit.Drawing {
	f, ok := stretches[s.Build]
	if !ok || s.Kind != brief.Piece {
		return d
	}
	out := d
	m := scene.Matrix{float32(f[0]), 0, 0, float32(f[1]), 0, 0}
	out.Anchors = map[string]kit.Anchor{}
	for name, a := range d.Anchors {
		a.X, a.Y, a.W, a.H = a.X*f[0], a.Y*f[1], a.W*f[0], a.H*f[1]
		out.Anchors[name] = a
	}
	for l := range d.Layers {
		out.Layers[l] = scene.Transform(d.Layers[l], m)
	}
	out.Box = mapBox(m, d.Box)
	return out
}

// addExtra puts an accessory on a figure, in a color where one was told.
func addExtra(spec *person.Spec, name string, col kit.Color) {
	spec.Extras = append(spec.Extras, name)
	if col.IsNone() {
		return
	}
	if spec.ExtraColors == nil {
		spec.ExtraColors = map[string]kit.Color{}
	}
	spec.ExtraColors[name] = col
}

// materialOf is the material of a thing as it is drawn: glass of which no color was told is clear.
func materialOf(s brief.Subject) string {
	if s.Material == "glass" && s.Color == "" && len(s.Parts) == 0 {
		return "clear glass"
	}
	return s.Material
}

// damaged shows parts that are broken, or of which one is missing.
func damaged(d kit.Drawing, s brief.Subject) kit.Drawing {
	for _, p := range s.Parts {
		if _, sized := sizeable[p.Part]; p.State != "" && !(sized && (p.State == "big" || p.State == "small")) {
			d = finish.Damage(d, p.Part, p.State)
		}
	}
	return d
}
