package figure

import (
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/outfit"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person"
)

// dress chooses clothes for somebody of whom no role was told: by what they do, and unlike those of the others in the picture.
// What was told stays.
func (c *Drawer) dress(spec *person.Spec, i int, h layout.How) {
	if spec.Role != "" || spec.Nature != "" || person.Whole(spec.Top.Name) || person.GarmentPlace(spec.Top.Name) == "dress" && spec.Shoes.Name != "" {
		return
	}
	who := c.who(i, h)
	spec.Body = who.Body
	who.Plain = c.toldClothes(i, *spec)
	who.Plain = who.Plain || slices.Contains(spec.Extras, "tattoos")
	who.Trousers = !person.TakesSkirt(spec.Pose) || h.Reach["footNear"].X != 0
	o, ok := outfit.Choose(c.occasion(i, h), who)
	if !ok {
		return
	}
	if slices.Contains(spec.Extras, "tattoos") { // they are on the arms
		o.Top.Name, o.Over, o.Dress = "tank", outfit.Piece{}, false
	}
	if who.Plain { // what was told is not hidden, and goes with what is worn anyway
		o.Extras, o.Head = nil, outfit.Piece{}
		if o.Bottom.Name == "overalls" { // their bib would
			o.Bottom.Name = "jeans"
		}
	}
	whole := person.OnePiece(spec.Top.Name)
	if spec.Top.Name == "" {
		spec.Top = besideBeard(spec, garmentOf(o.Top))
	}
	if spec.Bottom.Name == "" && !whole && !o.Dress {
		spec.Bottom = garmentOf(o.Bottom)
	}
	warm(spec, whole || o.Dress)
	if spec.Over.Name == "" && o.Over.Name != "" {
		spec.Over = besideBeard(spec, garmentOf(o.Over))
	}
	if spec.Shoes.Name == "" && bareFeet[spec.Pose] {
		spec.Shoes.Name = "barefoot"
	}
	if spec.Shoes.Name == "" {
		spec.Shoes = garmentOf(o.Shoes)
		if own := shoesWith(spec.Top.Name, who.Body); own != "" && !o.Dress {
			spec.Shoes.Name = own
		}
	}
	if spec.Head == "" {
		spec.Head, spec.HeadColor = o.Head.Name, garmentOf(o.Head).Color
	}
	for _, extra := range o.Extras {
		if !slices.Contains(spec.Extras, extra.Name) {
			addExtra(spec, extra.Name, garmentOf(extra).Color)
		}
	}
}

// bareFeet are the poses that people take without shoes.
var bareFeet = Phrases("yoga tree, yoga on a mat, meditating, meditating on a mat, warrior pose, downward dog, bridge pose, cobra pose, child's pose, tai chi")

// Of beards that lie on the chest, and from which lightness on hair and clothes are pale.
var chestBeards = []string{"full", "long", "wide"}

const paleFrom = .74

// besideBeard is a chosen garment in a deep tone of its hue where a pale beard would be lost on a pale one.
func besideBeard(spec *person.Spec, g person.Garment) person.Garment {
	white := spec.Age == "elder" || spec.Hair.Color.Lch().L > paleFrom
	v := g.Color.Lch()
	if g.Color.IsNone() || !white || v.L < paleFrom || !slices.Contains(chestBeards, spec.Beard) {
		return g
	}
	if v.C < .012 { // white has no hue
		v.H = 250
	}
	g.Color = kit.Lch{L: .48, C: .09, H: v.H}.Color()
	return g
}

// shoesWith are the shoes that go with a dress or pajamas that were told; nothing where any do.
func shoesWith(top, body string) string {
	switch {
	case top == "pajamas":
		return "slippers"
	case body == "woman" && person.GarmentPlace(top) == "dress":
		return "flats"
	}
	return ""
}

// garmentOf is a garment of an outfit as the rig takes it.
func garmentOf(p outfit.Piece) person.Garment {
	g := person.Garment{Name: p.Name}
	if p.Color != "" {
		g.Color = kit.Hex(p.Color)
	}
	if f, ok := FillOf(p.Fill); ok {
		g.Fill = f
	}
	return g
}

// who says for whom clothes are chosen: twins have the same.
func (c *Drawer) who(i int, h layout.How) outfit.Who {
	s := c.Subject(i)
	w := outfit.Who{Seed: c.lookSeed(0, 0)}
	if f := s.Person; f != nil {
		w.Age, w.Body = named(ages, f.Age), f.Body
	}
	if w.Body == "" && s.Count > 1 && w.Age != "baby" { // people are men and women
		w.Body = [2]string{"woman", "man"}[(w.Seed>>9+uint64(h.Copy))%2]
	}
	if s.Young && w.Age == "" {
		w.Age = "child"
	}
	if c.lookSeed(i, h.Copy) == c.lookSeed(i, h.Copy+1) {
		return w
	}
	w.Number = h.Copy
	for n := range i {
		w.Number += c.Subject(n).Count
	}
	return w
}

// toldClothes reports whether garments, a print or colors were told of somebody, so that only a plain top and trousers go with them.
func (c *Drawer) toldClothes(i int, spec person.Spec) bool {
	s := c.Subject(i)
	told := spec.Top.Name != "" || spec.Bottom.Name != "" || spec.Over.Name != ""
	printed := slices.ContainsFunc(c.Brief.Relations, func(l brief.Relation) bool { return l.Kind == "printed on" && l.To == i })
	return told || printed || s.Color != "" || s.Fill != "" || s.Text != "" || slices.ContainsFunc(s.Parts, func(p brief.PartColor) bool { return !bodily[p.Part] })
}

// bodily are the parts of somebody that are no clothes.
var bodily = Words("hair eye eyes beard mustache skin face body gear")

// occasion is what somebody is dressed for: by what they do, else as another one who is dressed for the same place.
func (c *Drawer) occasion(i int, h layout.How) string {
	pose := c.Subject(i).Pose
	if h.Pose != "" && h.Pose != pose && PersonPoseOf(h.Pose) != PersonPoseOf(pose) { // what is not seen says nothing
		pose = ""
	}
	own := c.ownOccasion(i, pose)
	if own != outfit.Casual {
		return own
	}
	for n, other := range c.Brief.Subjects {
		if o := c.ownOccasion(n, other.Pose); other.Kind == brief.Person && outfit.Shared(o) {
			return o
		}
	}
	return own
}

func (c *Drawer) ownOccasion(i int, pose string) string {
	s := c.Subject(i)
	clues := outfit.Clues{Pose: pose, Place: c.Brief.Place, Words: strings.FieldsFunc(strings.ToLower(c.Brief.Prompt), func(r rune) bool { return !unicode.IsLetter(r) })}
	if kind, _ := c.Together(i, 0); kind == "dancing" || s.Pose == "dancing" && c.isPaired(i) {
		return "ballroom"
	}
	if s.ID == "bride" || s.ID == "groom" {
		return "smart"
	}
	for _, other := range c.Brief.Subjects {
		if other.Kind == brief.Piece {
			clues.Things = append(clues.Things, other.ID)
		}
	}
	return outfit.Occasion(clues)
}

// isPaired reports whether somebody does the same as another one beside them.
func (c *Drawer) isPaired(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		other := l.From + l.To - i
		return (l.From == i || l.To == i) && other != i && c.Subject(other).Kind == brief.Person && c.Subject(other).Pose == c.Subject(i).Pose
	})
}
