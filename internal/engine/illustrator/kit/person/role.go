package person

import (
	"slices"

	"pellucid/internal/engine/illustrator/kit"
)

// Roles lists the names of professions and characters, sorted.
func Roles() []string { return names(roles) }

// bearded are the roles that have a beard at any age and in any body.
var bearded = []string{"santa claus", "gnome", "leprechaun", "wizard"}

// complete fills in what a spec leaves open: from its role first, then by age and body.
func complete(s Spec) Spec {
	s.sort()
	r, asked := roles[s.Role], s
	if s.Body == "man" && r.Body == "woman" {
		r = r.forMan()
	}
	s.takeNature(r)
	first(&s.Body, r.Body)
	first(&s.Age, r.Age)
	first(&s.Build, r.Build)
	small := s.Age == "child" || s.Age == "toddler" || s.Age == "baby"
	if !small && (s.Body == r.Body || r.Body == "man" && s.Body != "woman") || slices.Contains(bearded, s.Role) {
		first(&s.Beard, r.Beard)
	}
	first(&s.Glasses, r.Glasses)
	if s.Head == "" {
		s.Head = r.Head
		if s.HeadColor.IsNone() {
			s.HeadColor = r.HeadColor
		}
	}
	first(&s.Expression, r.Expression)
	s.hold(r)
	if s.Skin.IsNone() || r.fixedSkin && slices.ContainsFunc(SkinTones(), func(c kit.Color) bool { return c.String() == s.Skin.String() }) {
		s.Skin = r.Skin
	}
	if s.Mask != nil && !s.Mask.Skin.IsNone() {
		s.Skin = s.Mask.Skin
	}
	merge(&s.Top, r.Top)
	merge(&s.Bottom, r.Bottom)
	merge(&s.Shoes, r.Shoes)
	if asked.Top.Name == "" {
		merge(&s.Over, r.Over)
	}
	s.wearPelt()
	s.Extras = slices.Concat(r.Extras, s.Extras)
	if s.Body == r.Body {
		first(&s.Hair.Style, r.Hair.Style)
	}
	if s.Hair.Color.IsNone() || r.fixedHair && natural(s.Hair.Color) {
		s.Hair.Color = r.Hair.Color
	}
	return defaults(s)
}

// natural reports whether a color is one that hair has by nature.
func natural(c kit.Color) bool {
	v := c.Lch()
	return v.C < .05 || v.H > 15 && v.H < 95
}

// hold takes the role's pose and props; another pose keeps the props that it can hold.
func (s *Spec) hold(r Spec) {
	if s.Pose == "" || s.Pose == r.Pose {
		s.Pose, s.props = r.Pose, r.props
	} else if poses[s.Pose].hold == 1 {
		s.props = slices.DeleteFunc(slices.Clone(r.props), func(p string) bool { return props[p].two })
	}
}

func first(s *string, other string) {
	if *s == "" {
		*s = other
	}
}

// merge takes what a garment lacks from the role's.
func merge(g *Garment, r Garment) {
	if g.Name == "" {
		g.Name = r.Name
	}
	if g.Name != r.Name {
		return
	}
	if g.Color.IsNone() {
		g.Color = r.Color
	}
	if g.Second.IsNone() {
		g.Second = r.Second
	}
}

// defaults fills in what neither spec nor role say.
func defaults(s Spec) Spec {
	s.strip()
	s.behead()
	s.bared()
	if s.Body == "man" && s.Top.Name == "swimsuit" {
		s.Top, s.Bottom = Garment{Name: "bare chest"}, Garment{Name: "swim trunks", Color: s.Top.Color, Fill: s.Top.Fill}
	}
	if s.Body != "man" && s.Top.Name == "bare chest" && s.Age != "baby" && s.Age != "toddler" {
		s.Top = Garment{Name: "tank"}
	}
	if _, ok := ages[s.Age]; !ok {
		s.Age = "adult"
	}
	s.defaultPose()
	if s.Skin.IsNone() {
		s.Skin = SkinTones()[2]
	}
	if _, ok := hairStyles[s.Hair.Style]; !ok {
		s.Hair.Style = defaultHair(s.Age, s.Body)
	}
	if s.Hair.Color.IsNone() {
		s.Hair.Color = kit.Hex("#54352a")
		if s.Age == "elder" {
			s.Hair.Color = kit.Hex("#d5d0cb")
		}
	}
	if s.HeadColor.IsNone() {
		if h, ok := headwear[s.Head]; ok {
			s.HeadColor = kit.Hex(h.color)
		}
	}
	s.defaultClothes()
	return s
}

// defaultPose replaces a pose that is not there.
func (s *Spec) defaultPose() {
	if s.Thing != nil {
		if !ThingActs(s.Pose) {
			s.Pose = "greeting"
		}
		return
	}
	if _, ok := poses[s.Pose]; !ok {
		s.Pose = "standing"
		switch {
		case slices.Contains(s.Extras, "wheelchair"):
			s.Pose = "sitting"
		case s.Age == "baby":
			s.Pose = "sitting on the floor"
		}
	}
}

// defaultClothes dresses children and those who lie down.
func (s *Spec) defaultClothes() {
	small := s.Age == "baby" || s.Age == "toddler" || s.Age == "child"
	if s.Top.Name == "" && s.Bottom.Name == "" && s.Age == "baby" {
		s.Top.Name = "onesie"
		first(&s.Shoes.Name, "barefoot")
	}
	if slices.Contains([]string{"sleeping", "meditating", "yoga tree", "swimming"}, s.Pose) {
		first(&s.Shoes.Name, "barefoot")
	}
	if s.Bottom.Name == "" && s.Bottom.Color.IsNone() && small {
		s.Bottom.Name = "shorts"
	}
}

func defaultHair(age, body string) string {
	switch {
	case age == "baby":
		return "tuft"
	case age == "elder" && body == "woman":
		return "bun"
	case age == "elder":
		return "side part"
	case age == "toddler" && body == "woman":
		return "pigtails"
	case age == "child" && body == "woman":
		return "ponytail"
	case body == "woman":
		return "long"
	}
	return "short"
}

// RoleHolds reports whether a role brings a thing in its hands.
func RoleHolds(role, thing string) bool { return slices.Contains(roles[role].props, thing) }

// RoleTop returns what the top of a role is called, or nothing.
func RoleTop(role string) string { return roles[role].Top.Name }

// takeNature takes skin, hair, face and features of a second role, and its headwear where the role whose clothes are worn has none.
func (s *Spec) takeNature(r Spec) {
	n, ok := roles[s.Nature]
	if !ok {
		return
	}
	if n.fixedSkin {
		s.Skin = n.Skin
		first(&s.Hair.Style, n.Hair.Style)
	}
	if n.fixedHair {
		s.Hair.Color = n.Hair.Color
	}
	if s.Nature == "skeleton" {
		s.Hair.Style = "none"
		s.Extras = append(slices.Clone(s.Extras), "skull face")
	}
	first(&s.Glasses, n.Glasses)
	first(&s.Expression, n.Expression)
	if r.Head == "" && s.Head == "" {
		s.Head, s.HeadColor = n.Head, n.HeadColor
	}
	if n.Pose == "zombie walk" {
		first(&s.Pose, n.Pose)
	}
	for _, name := range n.Extras {
		if name != "bow tie" && name != "gloves" {
			s.Extras = append(slices.Clone(s.Extras), name)
		}
	}
}
