package figure

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/alter"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/finish/fittings"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/person"
	"pellucid/internal/engine/illustrator/scene"
)

// stretches are the words for the form of a thing, as factors of its width and its height.
var stretches = map[string][2]float64{"tall": {.84, 1.22}, "slim": {.7, 1.08}, "short": {1.1, .76}, "heavy": {1.22, .94}, "wide": {1.34, .94}, "tall slim": {.6, 1.32}, "short heavy": {1.24, .72}}

// oblong is how much longer an oblong thing is along its longer axis.
const oblong = 1.45

// carWide is how many times as wide as high cars are at least in pictures with the proportions of life.
const carWide = 2.2

// lifesized gives cars the proportions of life where people have them too; motorcycles, which have no windows, have them already.
func (c *Drawer) lifesized(d kit.Drawing, s brief.Subject) kit.Drawing {
	if !c.lifelike() || s.Kind != brief.Piece || s.Build != "" || library.GroupOf(s.ID) != "vehicles" || !slices.Contains(library.Parts(s.ID), "windows") {
		return d
	}
	return finish.Wheelbase(d, carWide)
}

// stretched makes a piece taller, thinner, shorter or wider than it is drawn.
func stretched(d kit.Drawing, s brief.Subject) kit.Drawing {
	f, ok := stretches[s.Build]
	m := scene.Matrix{float32(f[0]), 0, 0, float32(f[1]), 0, 0}
	if s.Kind == brief.Piece {
		switch wide := d.Box.W() / max(d.Box.H(), 1e-9); s.Build {
		case "square":
			m, ok = scene.Matrix{float32(max(.5, min(1.6, 1/wide))), 0, 0, 1, 0, 0}, true
		case "rectangle":
			m, ok = scene.Matrix{float32(max(1.25, 1.55/wide)), 0, 0, 1, 0, 0}, true
		case "long":
			m, ok = longer(d, wide), true
		case "oblong":
			m, ok = surface.Along(d, oblong), true
		}
	}
	if !ok || s.Kind != brief.Piece {
		return d
	}
	out := d
	out.Anchors = map[string]kit.Anchor{}
	for name, a := range d.Anchors {
		q := m.Apply(scene.Point{X: float32(a.X), Y: float32(a.Y)})
		a.X, a.Y, a.W, a.H = float64(q.X), float64(q.Y), a.W*float64(m[0]), a.H*float64(m[3])
		out.Anchors[name] = a
	}
	for l := range d.Layers {
		out.Layers[l] = scene.Transform(d.Layers[l], m)
	}
	out.Box = layout.MapBox(m, d.Box)
	return out
}

// longer is how a long thing is stretched: what is wide gets wider, what stands upright taller, and what is slender longer along itself.
func longer(d kit.Drawing, wide float64) scene.Matrix {
	switch {
	case wide < .75:
		return scene.Matrix{.88, 0, 0, 1.3, 0, 0}
	case wide < 1.15 && surface.Elongation(d) > 1.3:
		return surface.Along(d, oblong)
	}
	return scene.Matrix{1.45, 0, 0, .92, 0, 0}
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

// tinted colors the parts of which a color was told and that have no slot of their own: the legs of a horse.
func tinted(d kit.Drawing, s brief.Subject) kit.Drawing {
	if s.Kind != brief.Piece && s.Kind != brief.Animal && s.Kind != brief.Bird || Humanly(s) {
		return d
	}
	for _, p := range s.Parts {
		if strings.HasPrefix(p.Part, brief.Added) {
			continue
		}
		if RainbowInLines(s.ID, p) {
			d = finish.RainbowPart(d, p.Part)
			continue
		}
		col, ok := lookOf(p.Color)
		if ok && p.Part == brief.Zone+"edge" && HasSlot(s, "frame") { // the edge of flowers on a frame is the frame
			d = finish.Tint(d, "frame", col)
			continue
		}
		if zone, is := strings.CutPrefix(p.Part, brief.Zone); ok && is {
			d = finish.TintZone(d, zone, col)
			continue
		}
		if !ok || p.Part == "body" || HasSlot(s, p.Part) {
			continue
		}
		d = finish.Tint(d, p.Part, col)
	}
	return d
}

// fitted adds the parts that a thing was told to have and its drawing lacks.
func fitted(d kit.Drawing, s brief.Subject) kit.Drawing {
	belted := slices.ContainsFunc(s.Parts, func(p brief.PartColor) bool { return p.Part == brief.Added+"belts" })
	for _, p := range s.Parts {
		if kind, is := strings.CutPrefix(p.Part, brief.Added); is && !(belted && kind == "buckles") { // belts have theirs
			var col kit.Color
			if p.Color != "" {
				if told, ok := lookOf(p.Color); ok {
					col = told
				}
			}
			d = fittings.Fit(d, kind, col)
		}
	}
	return d
}

// HasSlot reports whether a color of a part is one of those that a subject is drawn in.
func HasSlot(s brief.Subject, part string) bool {
	switch s.Kind {
	case brief.Animal:
		return slices.Contains(animal.Slots(s.ID), part)
	case brief.Bird:
		return slices.Contains(bird.Slots(s.ID), part)
	}
	_, ok := slotOf(library.Slots(s.ID), part)
	return ok
}

// damaged shows the states of parts: broken, rusty, or one of them missing.
func damaged(d kit.Drawing, s brief.Subject, seed uint64) kit.Drawing {
	for _, p := range s.Parts {
		if p.State != "" && !(alter.Sizeable(p.Part) && (p.State == "big" || p.State == "small")) && !(s.Kind == brief.Animal && animal.Formed(s.ID, p.Part, p.State)) {
			d = finish.Damage(d, p.Part, p.State, seed)
		}
	}
	return d
}
