package figure

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/alter"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/person"
	"pellucid/internal/engine/illustrator/scene"
)

// Dressed reports whether an animal wears what only a body with arms and legs can wear: it is drawn upright then. Hats, ears and
// halos go on its own head.
func Dressed(s brief.Subject) bool {
	f := s.Person
	if f == nil {
		return false
	}
	return f.Role != "" || slices.ContainsFunc(f.Clothes, func(g brief.Garment) bool {
		return !headpiece(g) && !(s.Kind == brief.Bird && bootColors[g.Name] != "")
	})
}

// bootColors are the boots that birds wear on their own feet, and the colors that they have where none was told.
var bootColors = map[string]string{"rain boots": "#f2b52c", "rubber boots": "#f2b52c", "boots": "#8a5a36", "cowboy boots": "#8a5a36", "snow boots": "#6f7f94", "wellies": "#f2b52c"}

// bootsOf returns the color of the boots that a bird wears.
func bootsOf(s brief.Subject) (out kit.Color) {
	if s.Person == nil {
		return out
	}
	for _, g := range s.Person.Clothes {
		if hex := bootColors[g.Name]; hex != "" {
			if out = kit.Hex(hex); g.Color != "" {
				if told, ok := ColorOf(g.Color); ok {
					out = told
				}
			}
		}
	}
	return out
}

func headpiece(g brief.Garment) bool {
	name, _ := WornName(g.Name)
	return heads()[name]
}

// loneHats are the hats that only the person rig draws, and can be asked for by themselves.
var loneHats = map[string]string{
	"pirate-hat": "pirate hat", "wizard-hat": "wizard hat", "beret": "beret", "fedora": "fedora", "bowler-hat": "bowler", "police-hat": "police cap", "sailor-hat": "sailor cap",
	"viking-helmet": "viking helmet", "space-helmet": "space helmet", "bike-helmet": "bike helmet", "nurse-cap": "nurse cap", "headband": "headband", "elf-hat": "elf hat",
	"leprechaun-hat": "leprechaun hat", "samurai-helmet": "samurai helmet", "fire-helmet": "fire helmet", "army-helmet": "army helmet", "conical-hat": "conical hat",
}

// HasHat reports whether a piece is a hat of the person rig that is drawn alone.
func HasHat(id string) bool { return loneHats[id] != "" }

// loneHat draws a hat of the person rig by itself.
func loneHat(s brief.Subject) (kit.Drawing, bool) {
	col, ok := ColorOf(s.Color)
	if !ok {
		col = kit.Color{}
	}
	return person.Headpiece(loneHats[s.ID], col)
}

// crowned puts headwear on an animal or a thing.
func (c *Drawer) crowned(d kit.Drawing, s brief.Subject) kit.Drawing {
	if s.Person == nil || s.Kind == brief.Person || Dressed(s) || d.Box.W() <= 0 {
		return d
	}
	for _, g := range s.Person.Clothes {
		name, _ := WornName(g.Name)
		col, _ := ColorOf(g.Color)
		if g.Color == "" {
			col = kit.Color{}
		}
		hat, ok := person.Headpiece(name, col)
		if !ok {
			continue
		}
		top, has := d.Anchors["headTop"]
		if !has {
			top = layout.Guess(d.Box, "headTop")
			if lid, ok := d.Anchors["surface"]; ok {
				top.Y = lid.Y // steam and flames stand higher
			}
		}
		if top.W == 0 {
			top.W = .3 * d.Box.W()
		}
		fit := hat.Anchors["fit"]
		k := top.W / fit.W
		m := layout.Translate(top.X, top.Y).Mul(scene.Rotate(top.Angle * math.Pi / 180)).Mul(scene.ScaleBy(float32(k), float32(k))).Mul(layout.Translate(-fit.X, -fit.Y))
		back, front := scene.Transform(hat.Layers[kit.Back], m), scene.Transform(hat.Layers[kit.Body], m)
		d.Layers[kit.Back] = append(append([]scene.Node{}, back...), d.Layers[kit.Back]...)
		d.Layers[kit.Fore] = append(append([]scene.Node{}, d.Layers[kit.Fore]...), front...)
		d.Box = d.Box.Union(layout.BoundsOf(append(back, front...)))
	}
	return d
}

// builds of animals: how much wider and taller they are drawn.
var animalBuilds = map[string][2]float64{"heavy": {1.16, .94}, "muscular": {1.1, 1}, "slim": {.86, 1.04}, "tall": {.94, 1.16}, "short": {1.04, .84}, "long": {1, 1}}

// girths are those of the bodies of fat and slim animals.
var girths = map[string]float64{"heavy": 1.44, "slim": .82}

// shaped stretches an animal to its build.
func shaped(d kit.Drawing, s brief.Subject) kit.Drawing {
	k, ok := animalBuilds[s.Build]
	if !ok || s.Kind == brief.Person || s.Kind == brief.Piece {
		return d
	}
	if s.Build == "long" {
		return finish.Lengthen(d, "body", .6)
	}
	if girths[s.Build] > 0 {
		if s.Kind == brief.Animal && !IsCreature(s) {
			return d // the rig has drawn it so
		}
		return finish.Bulge(d, "body", map[string]float64{"heavy": .58, "slim": -.2}[s.Build])
	}
	return alter.Squeezed(d, k[0], k[1])
}

// OnGrids are the styles of coarse grids: faces need large heads there, and letters even stems.
var OnGrids = [...]string{"pixel", "crossstitch", "bricks", "voxel"}

// chibi reports whether figures are asked for with large heads on small bodies.
func (c *Drawer) chibi() bool {
	return slices.ContainsFunc(c.Brief.Style.Asked, func(words string) bool { return strings.Contains(strings.ToLower(words), "chibi") })
}
