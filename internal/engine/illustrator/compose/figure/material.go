package figure

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/art"
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/finish/condition"
	"pellucid/internal/engine/illustrator/kit/finish/faces"
	"pellucid/internal/engine/illustrator/kit/finish/guise"
	"pellucid/internal/engine/illustrator/kit/finish/material"
	"pellucid/internal/engine/illustrator/kit/finish/patterns"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// flag loads the flag of a country; its ID is the code of the country.
func flag(s brief.Subject) (kit.Drawing, bool) {
	piece, ok := art.Find("flag", s.ID+"-4x3")
	if !ok {
		return kit.Drawing{}, false
	}
	nodes, err := piece.Nodes()
	if err != nil {
		return kit.Drawing{}, false
	}
	const k = kit.Side / float32(scene.Units)
	nodes = scene.Transform(nodes, scene.ScaleBy(k, k))
	if word := s.Color; word != "" {
		nodes = color.Recolor(nodes, sample(nodes), word)
	}
	d := wrap(nodes, 30)
	if s.Pose == "waving" {
		d = finish.Flown(d)
	}
	return d, true
}

// wrap makes a drawing of nodes whose longer side is so many centimeters long.
func wrap(nodes []scene.Node, cm float64) kit.Drawing {
	d := kit.Drawing{Anchors: map[string]kit.Anchor{}, Box: layout.BoundsOf(nodes), Unit: 1}
	d.Layers[kit.Body] = nodes
	if long := max(d.Box.W(), d.Box.H()); long > 0 && !math.IsInf(long, 0) {
		d.Unit = cm / long
	}
	return d
}

// dress gives a drawing its material and states.
func dress(d kit.Drawing, s brief.Subject, seed uint64) kit.Drawing {
	if s.Expression != "" && s.Kind == brief.Piece && !AsCharacter(s) && (library.TakesFace(s.ID) || faces.HasMouth(d)) {
		d = faces.Face(d, s.Expression, lashed(s), seed)
	}
	if s.Material != "" {
		d = paintedOver(inMaterial(d, s, seed), d, s)
	}
	if s.As != "" {
		d = guise.Made(d, s.As, s.Material != "", seed)
	}
	for _, state := range s.States {
		if s.Kind == brief.Piece && slices.Contains(library.States(s.ID), state) {
			continue // the piece has a design for it: a kiwi cut open, a candle melted down
		}
		if group := library.GroupOf(s.ID); state == "smoking" && (group == "kitchen" || group == "food") {
			if slices.Contains(library.Parts(s.ID), "steam") {
				continue // its own steam
			}
			state = condition.Steaming
		}
		d = condition.Of(d, state, seed)
	}
	return d
}

// stains are the materials that take a color and keep their grain, metals those that shine in it.
var (
	stains = Words("wood stone marble leather denim wicker metal chrome")
	metals = Words("metal chrome")
)

// fewSlots is how many colors a drawing has at most that is all of one colored metal; a car keeps its windows and tires.
const fewSlots = 2

// inMaterial makes a drawing of its material, in the color that was told.
func inMaterial(d kit.Drawing, s brief.Subject, seed uint64) kit.Drawing {
	if (s.Kind == brief.Animal || s.Kind == brief.Bird) && castIn[s.Material] {
		d = finish.Cast(d)
	}
	col, ok := ColorOf(s.Color)
	if s.Kind == brief.Piece && (s.Material == "masonry" || library.GroupOf(s.ID) == "buildings") {
		stain := func(d kit.Drawing) kit.Drawing {
			if !ok || s.Color == "" {
				return d
			}
			return finish.Stained(d, col, seed)
		}
		if d, ok := material.Built(d, s.Material, stain, seed); ok {
			return d
		}
	}
	if !ok || s.Color == "" || !stains[s.Material] {
		return material.Of(d, materialOf(s), seed)
	}
	if piece, found := library.Find(s.ID); found && metals[s.Material] {
		if slots, err := kit.ParsePalette(piece.Palette); err == nil && len(slots) > fewSlots && library.GroupOf(s.ID) != "lettering" {
			return material.Of(d, "metallic", seed)
		}
	}
	return finish.Stained(material.Of(d, materialOf(s), seed), col, seed)
}

// castIn are the materials in which an animal is cast, hewn or carved: its coat is not seen.
var castIn = Words("gold silver brass bronze copper chrome stone marble")

// growing are the parts that are never of what a thing is made of: the grass at the foot of a wooden fence.
var growing = []string{"grass", "flowers"}

// paintedOver puts the parts whose color was told, and what grows, over a drawing that a material covers: the red wheels of a wooden train.
func paintedOver(d, painted kit.Drawing, s brief.Subject) kit.Drawing {
	var over []string
	if library.GroupOf(s.ID) == "home" {
		over = slices.Clone(growing)
	}
	for _, p := range s.Parts {
		if p.Color != "" || p.Fill != "" {
			over = append(over, p.Part)
		}
	}
	for _, name := range over {
		if !surface.HasPart(painted, name) {
			continue
		}
		part := finish.Only(painted, name, false)
		for l := range d.Layers {
			d.Layers[l] = append(slices.Clone(d.Layers[l]), part.Layers[l]...)
		}
	}
	return d
}

// fillIn returns a pattern whose marks have a color, where a color was told.
func fillIn(name, second string) (kit.Fill, bool) {
	if col, ok := ColorOf(second); ok && second != "" {
		return patterns.FillIn(name, col)
	}
	return FillOf(name)
}

// FillOf is the pattern of a name.
func FillOf(name string) (kit.Fill, bool) {
	if name == "" {
		return nil, false
	}
	if word, ok := strings.CutPrefix(name, brief.Into); ok {
		c, ok := ColorOf(word)
		return into(c), ok
	}
	if code, ok := strings.CutPrefix(name, brief.OfFlag); ok {
		return flagFill(code)
	}
	return patterns.Fill(name)
}

// flagFill is the flag of a country as wide and high as what it is printed on.
func flagFill(code string) (kit.Fill, bool) {
	d, ok := flag(brief.Subject{ID: code})
	return func(_ *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
		m := layout.Translate(b.X0, b.Y0).Mul(scene.ScaleBy(float32(b.W()/d.Box.W()), float32(b.H()/d.Box.H()))).Mul(layout.Translate(-d.Box.X0, -d.Box.Y0))
		return kit.FromScene(d.Nodes()).Transform(m)
	}, ok
}

// sample is a small rendering of a 256-unit drawing to count colors in.
func sample(nodes []scene.Node) *raster.Layer {
	const side = 96
	l := raster.Square(side)
	raster.Draw(l, nodes, scene.ScaleBy(side/float32(kit.Side), side/float32(kit.Side)))
	return l
}

// into runs from the color of a part into another one, along the longer side of the part.
func into(c kit.Color) kit.Fill {
	return func(cv *kit.Canvas, box kit.Box, t kit.Tones) kit.Node {
		x, y := box.X1, box.Y0+box.H()*.2
		if box.H() > box.W() {
			x, y = box.X0+box.W()*.2, box.Y1
		}
		o := kit.TonesOf(c)
		return cv.Rect(box.X0, box.Y0, box.W(), box.H(), 0, kit.Lin(box.X0, box.Y0, x, y, kit.At(0, t.M), kit.At(.42, t.M), kit.At(.62, o.M), kit.At(1, o.M)))
	}
}
