package figure

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/outfit"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person"
)

// skins maps words for people to one of the eight skin tones, by how often people mean it.
var skins = map[string]int{
	"black": 6, "african": 7, "african american": 6, "dark": 6, "dark-skinned": 6, "brown": 5, "indian": 4, "south asian": 4, "latina": 3, "latino": 3,
	"hispanic": 3, "mexican": 3, "arab": 3, "middle eastern": 3, "mediterranean": 2, "native american": 4, "asian": 1, "chinese": 1, "japanese": 1,
	"korean": 1, "tan": 3, "white": 0, "pale": 0, "caucasian": 0, "light-skinned": 0, "european": 1,
}

// darkHaired are the words that ask for dark hair unless another color is told.
var darkHaired = map[string]bool{
	"black": true, "african": true, "african american": true, "indian": true, "south asian": true, "asian": true, "chinese": true, "japanese": true,
	"korean": true, "arab": true, "middle eastern": true, "native american": true, "latina": true, "latino": true, "hispanic": true, "mexican": true, "brown": true,
}

// usual are skin tones, hair and clothes of people of whom nothing was said; a seed and a variation choose.
var (
	usualSkins   = []int{2, 4, 1, 6, 3, 5, 0, 7}
	markSkins    = []int{2, 3, 1}
	fairSkins    = []int{1, 2, 0, 3} // of whose hair is blonde or red, unless another one was told
	usualHair    = []string{"#4a2f27", "#2b2224", "#8a4a2a", "#c9542c", "#d9a441", "#3a2a2e", "#6a3f2c"}
	darkHair     = []string{"#2b2224", "#33262a", "#4a2f27", "#241d22"}
	usualTops    = []string{"#f2a33a", "#2f8f83", "#e8506a", "#3f7fe0", "#8f6fd6", "#e0523f", "#4fae5a", "#f6c445"}
	usualBottoms = []string{"#3f5f8f", "#4a4458", "#3a4560", "#5b6fa8", "#6a7080", "#54493f"}
	usualShoes   = []string{"#e8e4de", "#7a4a2c", "#f06a5a", "#4a6fb0", "#3a3d45"}
)

// weddingDress are the garments of brides in countries where they wear no white, weddingJewels what is worn with them.
var (
	weddingDress  = Words("sari kimono hanbok")
	weddingJewels = map[string][]string{"sari": {"bindi", "necklace"}}
)

// PersonSpec says how the rig draws a person.
func (c *Drawer) PersonSpec(i int, h layout.How) person.Spec {
	s := c.Subject(i)
	seed := c.lookSeed(i, h.Copy)
	role, _ := RoleName(s.ID)
	if s.Kind != brief.Person {
		role = ""
	}
	spec := person.Spec{
		Pose: PersonPoseOf(h.Pose), Expression: s.Expression, Facing: h.Facing, Role: role, Reach: h.Reach, Grips: h.Grips, Bare: h.Bare, Stool: h.Stool, Seated: h.Seated, Shared: h.Shared, ArmsBehind: h.ArmsBehind, Without: s.Without, Seed: seed,
		Skin: pick2(person.SkinTones(), usualSkins, c.skinSeed(i, h.Copy)),
	}
	if c.Mark() { // few colors: a dark skin and dark hair would be one
		spec.Skin = pick2(person.SkinTones(), markSkins, c.skinSeed(i, h.Copy))
	}
	spec.Anime = c.Brief.Style.Name == "anime"
	spec.Idle = c.idle(i, h)
	spec.Lettered = s.Text != ""
	if WritesText(s) {
		spec.Written = s.Text
	}
	spec.Side = c.looksAside(i, h)
	spec.Behind = s.Facing == "behind" && s.Kind == brief.Person
	spec.Bare = spec.Bare || spec.Behind // what a role holds is before its body
	if s.ID == "" {
		spec.Top.Color, spec.Bottom.Color, spec.Shoes.Color = kit.Hex(pick(usualTops, seed>>3)), kit.Hex(pick(usualBottoms, seed>>7)), kit.Hex(pick(usualShoes, seed>>11))
	}
	if spec.Expression == "happy" {
		spec.Expression = "grin"
	}
	if spec.Expression == "" {
		spec.Expression = poseExpressions[h.Pose]
		if s.Pose == "sleeping" { // also where they lie on something in another pose
			spec.Expression = "sleeping"
		}
	}
	spec.Hair.Color = kit.Hex(pick(usualHair, seed>>5))
	if spec.Skin.Lch().L < .62 {
		spec.Hair.Color = kit.Hex(pick(darkHair, seed>>5))
	}
	if s.ID == "" {
		look := outfit.LookOf(c.who(i, h))
		spec.Hair.Style, spec.Beard, spec.Glasses = look.Hair, look.Beard, look.Glasses
	}
	if f := s.Person; f != nil {
		c.figure(&spec, *f)
	}
	if role == "bride" && weddingDress[spec.Top.Name] { // without a white veil and a bouquet
		spec.Bare, spec.Head, spec.Extras = true, cmp.Or(spec.Head, "none"), append(spec.Extras, weddingJewels[spec.Top.Name]...)
	}
	if spec.Body == "man" && womensHair[spec.Hair.Style] && spec.Beard == "" && (spec.Age == "adult" || spec.Age == "elder") && s.Kind == brief.Person {
		spec.Beard = "short" // long hair is taken for a woman's
	}
	c.bathes(&spec, i)
	if s.ID == "" && s.Kind == brief.Person {
		c.dress(&spec, i, h)
	}
	c.ofCouple(&spec, i, h)
	if f := s.Person; f != nil && role == "knight" && f.Headwear == "" && (f.Hair != "" && f.Hair != "bald" || f.HairColor != "") {
		spec.Head = "none" // a closed helmet would hide the hair that was told
	}
	if c.throwsOwnHat(i, role) && (spec.Head == "" || spec.Head == person.RoleHeadwear(role)) || c.holdsHelmet(i) {
		spec.Head = "none"
	}
	if s.Build != "" {
		spec.Build = named(builds, s.Build)
	}
	if c.chibi() {
		spec.Build = "chibi"
	} else if spec.Build == "" && spec.Age != "baby" && spec.Age != "toddler" && slices.Contains(OnGrids[:], c.Brief.Style.Name) {
		spec.Build = "toy"
	}
	spec.Natural = c.personInLife(s)
	if s.Young && spec.Age == "" {
		spec.Age = "child"
	}
	if spec.Age == "elder" && (s.Person == nil || s.Person.HairColor == "") {
		spec.Hair.Color = kit.Hex("#d2cdc8")
	}
	c.paintFigure(&spec, s)
	c.forStyle(&spec, s)
	return spec
}

// idle reports whether nothing is asked of somebody's hands, and there is room for elbows: in a row of people there is none.
func (c *Drawer) idle(i int, h layout.How) bool {
	people := 0
	for _, s := range c.Brief.Subjects {
		if s.Kind == brief.Person {
			people += max(1, s.Count)
		}
	}
	return people < 3 && !c.Subject(i).Portrait && (h.Pose == "" || h.Pose == "standing") && len(h.Reach) == 0 && !h.Bare && !slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return (l.From == i || l.To == i) && l.Kind != "and" && l.Kind != "beside"
	})
}

// looksAside reports whether a person is seen turned to a side: it was asked for, or somebody is there to look at.
func (c *Drawer) looksAside(i int, h layout.How) bool {
	if f := c.Subject(i).Facing; f != "" {
		return f == "left" || f == "right"
	}
	kind, _ := c.Together(i, h.Copy)
	return kind == "facing" || kind == "fighting" || kind == "back to back" || slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return (l.Kind == "facing" || l.Kind == "looking at") && l.From == i
	})
}

// womensHair are the styles in which a face without a beard is taken for a woman's.
var womensHair = Words("long wavy straight bun bob bangs braid braids ponytail pigtails")

// figure sets what was said of a person.
func (c *Drawer) figure(spec *person.Spec, f brief.Figure) {
	spec.Age, spec.Body, spec.Build = named(ages, f.Age), f.Body, named(builds, f.Build)
	spec.Beard, spec.Glasses = cmp.Or(named(beards, f.Beard), spec.Beard), cmp.Or(named(lenses, f.Glasses), spec.Glasses)
	spec.Head = f.Headwear
	if f.Build == "pregnant" && !(f.Body == "man" && len(c.Brief.Subjects) > 1) { // of a couple, she is
		spec.Extras = append(spec.Extras, "pregnant belly")
	}
	for _, name := range f.Extras {
		if name == "profile" {
			spec.Profile, spec.Side = true, true
			continue
		}
		if strings.HasPrefix(name, "big ") { // of what it wears
			spec.Extras = append(spec.Extras, name)
			continue
		}
		if own, _ := WornName(name); heads()[own] { // the rig wears a halo, horns and the ears of animals as it does hats
			spec.Head = own
		} else {
			spec.Extras = append(spec.Extras, own)
		}
	}
	if own, ok := WornName(f.Headwear); ok {
		spec.Head = own
	}
	if f.Role != "" {
		spec.Role, _ = RoleName(f.Role)
	}
	spec.Nature, _ = RoleName(f.Nature)
	word := strings.ToLower(f.Skin)
	if tone, ok := skins[word]; ok {
		spec.Skin = person.SkinTones()[tone]
	}
	if darkHaired[word] {
		spec.Hair.Color = kit.Hex("#2b2224")
	}
	if f.Hair != "" {
		spec.Hair.Style = hairdo(f.Hair)
	}
	if fill, ok := FillOf(f.HairFill); ok {
		spec.Hair.Fill = fill
	}
	if col, ok := hairColor(f.HairColor); ok {
		spec.Hair.Color = col
		if fairSkinned[strings.ToLower(f.HairColor)] && f.Skin == "" && spec.Skin.Lch().L < .62 {
			spec.Skin = pick2(person.SkinTones(), fairSkins, spec.Seed)
		}
	}
	for _, g := range f.Clothes {
		wear(spec, g)
	}
}

// fairSkinned are the colors of hair that go with a fair skin.
var fairSkinned = Words("blonde blond red ginger auburn strawberry honey")

// hairColors are the words whose color in hair is not the paint of that name.
var hairColors = map[string]string{
	"blonde": "#e3b552", "blond": "#e3b552", "yellow": "#e9c14f", "brown": "#6a4129", "brunette": "#5a3826", "red": "#b5482a", "ginger": "#c9622c",
	"auburn": "#8a3b24", "platinum": "#efe4c8", "strawberry": "#d98f5c", "honey": "#c08f45", "black": "#2b2226", "gray": "#a9a6a4", "grey": "#a9a6a4", "white": "#e9e5e0", "silver": "#c9cbd1", "orange": "#dd7a2a",
}

func hairColor(word string) (kit.Color, bool) {
	if hex, ok := hairColors[strings.ToLower(word)]; ok {
		return kit.Hex(hex), true
	}
	return ColorOf(word)
}

// paintFigure sets colors that were told of the whole or of parts.
func (c *Drawer) paintFigure(spec *person.Spec, s brief.Subject) {
	if col, ok := ColorOf(s.Color); ok {
		spec.Top.Color = col
	}
	if f, ok := FillOf(s.Fill); ok {
		spec.Top.Fill = f
	}
	for _, p := range s.Parts {
		paintPart(spec, p)
	}
}

// paintPart sets the color that was told of a part of a figure.
func paintPart(spec *person.Spec, p brief.PartColor) {
	col, ok := ColorOf(p.Color)
	if !ok {
		return
	}
	switch strings.TrimSuffix(p.Part, "s") {
	case "gear":
		spec.Gear = col
	case "hair":
		spec.Hair.Color, _ = hairColor(p.Color)
	case "eye":
		spec.Eyes = col
	case "beard", "mustache":
		spec.Hair.Color, _ = hairColor(p.Color)
	case "skin", "face", "body":
		spec.Skin = col
	case "shoe", "boot", "sneaker":
		spec.Shoes.Color = col
	case "bottom", "trouser", "pant", "skirt", "jean", "short":
		spec.Bottom.Color = col
	case "tail", "fin", "tail fin":
		spec.Bottom.Color = col
	case "hat", "cap", "helmet", "headscarf", "turban", "hijab":
		spec.HeadColor = col
	case "top", "shirt", "dress", "clothe", "jacket", "coat", "suit", "robe", "uniform":
		spec.Top.Color = col
	}
}

// lashed reports whether long lashes were asked for.
func lashed(s brief.Subject) bool { return slices.Contains(s.States, "lashes") }
