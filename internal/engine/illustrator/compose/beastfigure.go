package compose

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/person"
)

// animalSpec says how the rig draws an animal.
func (c *composer) animalSpec(i int, h how) animal.Spec {
	s := c.subject(i)
	spec := animal.Spec{
		Species: s.ID, Pose: animalPoseOf(h.pose), Young: s.Young || c.chibi(), Cute: s.Cute, Pattern: s.Pattern, Expression: s.Expression, Lashes: lashed(s), Without: s.Without, Facing: h.facing,
		Seed: c.seed(i, h.copy), Colors: partColors(s), Fills: partFills(s),
	}
	spec.Pouch = c.inPouch(i)
	for _, p := range s.Parts {
		if p.Part == "tongue" && p.Color != "" && spec.Expression == "" {
			spec.Expression = "tongue out" // else its color is not seen
		}
		if p.Fill == "rainbow" {
			spec.Rainbow = append(spec.Rainbow, p.Part)
		}
	}
	spec.Grips = slices.ContainsFunc(c.links, func(l brief.Relation) bool {
		return l.From == i && (l.Kind == "holding" && c.isHugged(l.To) || l.Kind == "hugging" && c.subject(l.To).Kind == brief.Piece || c.inPaws(l))
	})
	if s.Facing == "front" || s.Facing == "behind" {
		spec.View, spec.Pose = s.Facing, animalPoseOf(s.Pose) // what has paws sits unless something else was asked for
	}
	if col, ok := colorOf(s.Color); ok {
		spec.Coat = col
	}
	twoColored(&spec, s)
	if f, ok := fillOf(s.Fill); ok {
		spec.Fill = f
	}
	return inMane(spec, s)
}

// inMane moves the rainbow of a unicorn or a pony from its coat into its mane and tail, where everybody draws it.
func inMane(spec animal.Spec, s brief.Subject) animal.Spec {
	if s.Fill != "rainbow" || s.ID != "unicorn" && s.ID != "pony" && s.ID != "pegasus" {
		return spec
	}
	if spec.Fills == nil {
		spec.Fills = map[string]kit.Fill{}
	}
	spec.Fills["mane"], spec.Fill = spec.Fill, nil
	return spec
}

// twoColored gives an animal of two colors patches of the second, and its belly too: "a black and white cow".
func twoColored(spec *animal.Spec, s brief.Subject) {
	if len(s.More) == 0 {
		return
	}
	second, ok := colorOf(s.More[0])
	if !ok {
		return
	}
	for _, part := range []string{"marks", "belly", "chest", "bib", "patch", "socks"} {
		if _, told := spec.Colors[part]; !told {
			spec.Colors[part] = second
		}
	}
	if spec.Pattern == "" {
		spec.Pattern = "patches"
	}
}

func partFills(s brief.Subject) map[string]kit.Fill {
	out := map[string]kit.Fill{}
	for _, p := range s.Parts {
		if f, ok := fillOf(p.Fill); ok {
			out[p.Part] = f
		}
	}
	return out
}

// tack is what animals wear as a part of their drawing, and its color where none was told.
var tack = map[string]string{"collar": "#e2493e", "bridle": "#7a4a2c", "halter": "#3f6fb0", "reins": "#7a4a2c", "ring": "#e0b440", "nose ring": "#e0b440"}

func partColors(s brief.Subject) map[string]kit.Color {
	out := map[string]kit.Color{}
	for _, p := range s.Parts {
		if col, ok := colorOf(p.Color); ok {
			out[p.Part] = col
		} else if hex := tack[p.Part]; hex != "" {
			out[p.Part] = kit.Hex(hex)
		}
	}
	return out
}

// head draws an animal's head alone.
func (c *composer) head(s brief.Subject) kit.Drawing {
	if isCreature(s) {
		return c.creatureHead(s)
	}
	coat, _ := colorOf(s.Color)
	if s.Color == "" {
		coat = kit.Color{}
	}
	if s.Kind == brief.Bird {
		return bird.Head(bird.Spec{Species: s.ID, Young: s.Young, Cute: s.Cute, Coat: coat, Colors: partColors(s), Expression: s.Expression, Lashes: lashed(s), Without: s.Without, Facing: kit.Right})
	}
	pose := ""
	if s.Portrait {
		pose = animalPoseOf(s.Pose)
	}
	whole, _ := fillOf(s.Fill)
	return animal.Head(inMane(animal.Spec{Fill: whole, Species: s.ID, View: headView(s), Pose: pose, Young: s.Young, Cute: s.Cute, Coat: coat, Colors: partColors(s), Fills: partFills(s), Pattern: s.Pattern, Expression: s.Expression, Lashes: lashed(s), Without: s.Without, Facing: kit.Right}, s))
}

// headView is the side from which a head is drawn: those that are drawn from the side look at the viewer where that was asked for.
func headView(s brief.Subject) string {
	if s.Facing == "front" && animal.InProfile(s.ID) {
		return "front"
	}
	return ""
}

// dressedAnimal draws an animal's head on the person rig, with fur for skin.
func (c *composer) dressedAnimal(i int, h how) person.Spec {
	s := c.subject(i)
	spec := c.personSpec(i, h)
	spec.Hair.Style, spec.Expression = "none", ""
	pelt := c.peltOf(i, h)
	spec.Mask, spec.Skin = &person.Mask{Drawing: c.head(s), Skin: pelt.Fur, Pelt: pelt}, pelt.Fur
	if s.Person != nil && s.Person.Role != "" {
		spec.Top.Color, spec.Bottom.Color, spec.Shoes.Color = kit.Color{}, kit.Color{}, kit.Color{}
	} else {
		spec.Top, spec.Bottom, spec.Shoes = person.Garment{}, person.Garment{}, person.Garment{}
		c.paintClothes(&spec, s)
	}
	for _, p := range s.Parts {
		if garmentParts[strings.TrimSuffix(p.Part, "s")] {
			paintPart(&spec, p)
		}
	}
	return spec
}
