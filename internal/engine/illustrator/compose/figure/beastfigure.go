package figure

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/person"
)

// animalSpec says how the rig draws an animal.
func (c *Drawer) animalSpec(i int, h layout.How) animal.Spec {
	s := c.Subject(i)
	spec := animal.Spec{
		Species: s.ID, Pose: animalPoseOf(h.Pose), Young: s.Young || c.chibi(), Cute: s.Cute, Pattern: s.Pattern, Expression: s.Expression, Lashes: lashed(s), Without: s.Without, Facing: h.Facing,
		Natural: c.asInLife(s), Unadorned: c.unadorned(s), Seed: c.SeedOf(i, h.Copy), Colors: partColors(s), Fills: partFills(s), Forms: partForms(s), Girth: girths[s.Build],
	}
	spec.Pouch = c.inPouch(i)
	if spec.Pose == "sleeping" && c.curlsUp(i) {
		spec.Pose = "curled up"
	}
	for _, p := range s.Parts {
		if p.Part == "tongue" && p.Color != "" && spec.Expression == "" {
			spec.Expression = "tongue out" // else its color is not seen
		}
		if p.Fill == "rainbow" {
			spec.Rainbow = append(spec.Rainbow, p.Part)
		}
	}
	spec.Grips = slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.From == i && (l.Kind == "holding" && c.isHugged(l.To) || l.Kind == "hugging" && c.Subject(l.To).Kind == brief.Piece || c.InPaws(l))
	})
	if s.Facing == "front" || s.Facing == "behind" {
		spec.View, spec.Pose = s.Facing, animalPoseOf(s.Pose) // what has paws sits unless something else was asked for
	}
	spec.Heads = headsOf(s)
	if s.Facing == "side" {
		spec.View = s.Facing
	}
	if col, ok := ColorOf(s.Color); ok {
		spec.Coat = col
	}
	if _, told := spec.Colors["mane"]; !told && s.Color == "white" && maned[s.ID] {
		spec.Colors["mane"] = kit.Hex("#d9d2c8") // nobody asks for a white horse with a black mane
		if c.Brief.Style.Palette == "vibrant" {
			spec.Colors["mane"] = kit.Hex("#b557e0") // white and gray alone would not be vivid
		}
	}
	twoColored(&spec, s)
	if f, ok := FillOf(s.Fill); ok {
		spec.Fill = f
	}
	return inMane(spec, s)
}

// curlsUp reports whether an animal sleeps as a ball: it is in no bed, and nobody lies beside, on or in it.
func (c *Drawer) curlsUp(i int) bool {
	return animal.CurlsUp(c.Subject(i).ID) && !slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.To == i && l.Kind != "and" && l.Kind != "beside" || l.From == i && (!calm[l.Kind] || c.Subject(l.To).ID == "bed")
	})
}

// calm are the relations in which a sleeping animal is a ball.
var calm = map[string]bool{"and": true, "beside": true, "on": true, "lying on": true, "sitting on": true, "under": true, "inside": true, "in front of": true, "with": true}

// maned are the animals whose mane and tail go with a white coat.
var maned = Words("horse pony donkey foal mule pegasus")

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
	second, ok := ColorOf(s.More[0])
	if !ok {
		return
	}
	if spec.Pattern == "" && animal.Wears(s.ID, spec.Coat, second) {
		spec.Coat = kit.Color{} // its own coat: "a black and tan German shepherd"
		return
	}
	if spec.Pattern == "" && animal.PaleBelow(s.ID) && second.Lch().L > .8 {
		spec.Colors["belly"] = second
		return
	}
	if spec.Pattern == "" && animal.PointsOf(s.ID, spec.Coat, second) {
		spec.Points = true
		spec.Colors["belly"] = second
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
		if f, ok := FillOf(p.Fill); ok {
			out[p.Part] = f
		}
	}
	return out
}

// partForms are the forms of an animal's parts: floppy ears.
func partForms(s brief.Subject) map[string]string {
	out := map[string]string{}
	for _, p := range s.Parts {
		if animal.Formed(s.ID, p.Part, p.State) {
			out[p.Part] = p.State
		}
	}
	return out
}

// tack is what animals wear as a part of their drawing, and its color where none was told.
var tack = map[string]string{"collar": "#e2493e", "bridle": "#7a4a2c", "halter": "#3f6fb0", "reins": "#7a4a2c", "ring": "#e0b440", "nose ring": "#e0b440"}

func partColors(s brief.Subject) map[string]kit.Color {
	out := map[string]kit.Color{}
	for _, p := range s.Parts {
		if col, ok := ColorOf(p.Color); ok {
			out[p.Part] = col
		} else if hex := tack[p.Part]; hex != "" {
			out[p.Part] = kit.Hex(hex)
		}
	}
	return out
}

// Head draws an animal's head alone.
func (c *Drawer) Head(s brief.Subject) kit.Drawing {
	if IsCreature(s) {
		return c.creatureHead(s)
	}
	coat, _ := ColorOf(s.Color)
	if s.Color == "" {
		coat = kit.Color{}
	}
	if s.Kind == brief.Bird {
		if c.emblem(s) {
			return bird.Emblem(bird.Spec{Species: s.ID, Coat: coat, Colors: partColors(s), Without: s.Without})
		}
		return bird.Head(bird.Spec{Species: s.ID, Natural: c.asInLife(s), Young: s.Young, Cute: s.Cute, Coat: coat, Colors: partColors(s), Expression: s.Expression, Lashes: lashed(s), Without: s.Without, Facing: kit.Right})
	}
	if c.emblem(s) {
		return animal.Emblem(animal.Spec{Species: s.ID, Coat: coat, Colors: partColors(s), Without: s.Without})
	}
	pose := ""
	if s.Portrait || s.Pose == "roaring" {
		pose = animalPoseOf(s.Pose)
	}
	whole, _ := FillOf(s.Fill)
	return animal.Head(inMane(animal.Spec{Fill: whole, Species: s.ID, Natural: c.asInLife(s), Unadorned: c.unadorned(s), Bust: s.Portrait, View: headView(s), Pose: pose, Young: s.Young, Cute: s.Cute, Coat: coat, Colors: partColors(s), Fills: partFills(s), Forms: partForms(s), Pattern: s.Pattern, Expression: s.Expression, Lashes: lashed(s), Without: s.Without, Facing: kit.Right, Band: band(s)}, s))
}

// bandOf is the color of the cloth around the eyes of an animal that is a ninja, or empty.
func bandOf(s brief.Subject) string {
	if s.Person == nil {
		return ""
	}
	for _, g := range s.Person.Clothes {
		if g.Name == "eye mask" && g.Color != "" {
			return g.Color
		}
	}
	if s.Person.Role != "ninja" {
		return ""
	}
	if animal.CoatOf(animal.Spec{Species: s.ID}, false).Shell.IsNone() {
		return "charcoal"
	}
	return "red"
}

func band(s brief.Subject) kit.Color {
	name := bandOf(s)
	if s.Kind != brief.Animal || name == "" {
		return kit.Color{}
	}
	c, _ := ColorOf(name)
	return c
}

// emblem reports whether a head is drawn as an emblem: that of a logo which asks for a head alone, and for none that is cute or friendly.
func (c *Drawer) emblem(s brief.Subject) bool {
	known := s.Kind == brief.Animal && animal.HasEmblem(s.ID) && s.Facing != "side" || s.Kind == brief.Bird && bird.HasEmblem(s.ID)
	mark := c.Brief.Style.Name == "logo" || marksOf[c.Brief.Design]
	return known && mark && s.Portrait && !s.Cute && !s.Young && s.Fill == "" && s.Pattern == "" && (s.Expression == "" || s.Expression == "angry" || s.Expression == "fierce")
}

// marksOf are the designs whose animals are marks.
var marksOf = Words("emblem crest mascot")

// headView is the side from which a head is drawn, where it was asked for: those that are drawn from the side look at the viewer, others to the side.
func headView(s brief.Subject) string {
	if s.Facing == "front" && animal.InProfile(s.ID) || s.Facing == "side" {
		return s.Facing
	}
	if s.Pose == "roaring" && !s.Portrait { // who howls or roars looks up
		return "side"
	}
	return ""
}

// DressedAnimal draws an animal's head on the person rig, with fur for skin.
func (c *Drawer) DressedAnimal(i int, h layout.How) person.Spec {
	s := c.Subject(i)
	spec := c.PersonSpec(i, h)
	spec.Hair.Style, spec.Expression = "none", ""
	pelt := c.PeltOf(i, h)
	spec.Mask, spec.Skin = &person.Mask{Drawing: c.Head(s), Skin: pelt.Fur, Pelt: pelt}, pelt.Fur
	if s.Person != nil && s.Person.Role != "" {
		spec.Top.Color, spec.Bottom.Color, spec.Shoes.Color = kit.Color{}, kit.Color{}, kit.Color{}
	} else {
		spec.Top, spec.Bottom, spec.Shoes = person.Garment{}, person.Garment{}, person.Garment{}
		c.paintClothes(&spec, s)
	}
	if s.Pose == "roaring" {
		spec.Pose = "shrugging" // raised arms would be before the face
	}
	if !pelt.Shell.IsNone() && bandOf(s) != "" { // clothes would hide the shell
		spec.Top, spec.Bottom, spec.Shoes = person.Garment{Name: "fur", Color: pelt.Fur, Second: pelt.Belly}, person.Garment{Name: "fur legs", Color: pelt.Limbs}, person.Garment{Name: "paws", Color: pelt.Feet, Second: pelt.Belly}
	}
	for _, p := range s.Parts {
		if garmentParts[strings.TrimSuffix(p.Part, "s")] {
			paintPart(&spec, p)
		}
	}
	return spec
}

func (c *Drawer) birdSpec(i int, h layout.How) bird.Spec {
	s := c.Subject(i)
	spec := bird.Spec{
		Species: s.ID, Pose: BirdPoseOf(h.Pose), Young: s.Young, Cute: s.Cute, Expression: cmp.Or(s.Expression, poseExpressions[s.Pose]), Lashes: lashed(s), Without: s.Without, Facing: h.Facing, Natural: c.asInLife(s), Seed: c.SeedOf(i, h.Copy),
		Colors: partColors(s), Fills: partFills(s), Boots: bootsOf(s),
	}
	if len(s.More) > 0 {
		if second, ok := ColorOf(s.More[0]); ok {
			for _, part := range []string{"belly", "breast", "chest", "marks"} {
				if _, told := spec.Colors[part]; !told {
					spec.Colors[part] = second
				}
			}
		}
	}
	if col, ok := ColorOf(s.Color); ok {
		spec.Coat = col
	}
	if f, ok := FillOf(s.Fill); ok {
		spec.Fill = f
	}
	return spec
}
