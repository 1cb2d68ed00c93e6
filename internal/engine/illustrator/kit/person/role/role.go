// Package role has the professions and characters by name, and completes what is asked for from them.
package role

import (
	"maps"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/pose"
	"pellucid/internal/engine/illustrator/kit/person/prop"
)

// Names lists the names of professions and characters, sorted.
func Names() []string { return slices.Sorted(maps.Keys(All())) }

// bearded are the roles that have a beard at any age and in any body.
var bearded = []string{"santa claus", "gnome", "leprechaun", "wizard"}

// Complete fills in what a spec leaves open: from its role first, then by age and body.
func Complete(s figure.Spec) figure.Spec {
	sort(&s)
	r, asked := All()[s.Role], s
	if s.Body == "man" && r.Body == "woman" {
		r = forMan(r)
	}
	takeNature(&s, r)
	figure.First(&s.Body, r.Body)
	figure.First(&s.Age, r.Age)
	figure.First(&s.Build, r.Build)
	small := s.Age == "child" || s.Age == "toddler" || s.Age == "baby"
	always := slices.Contains(bearded, s.Role) && (!small && asked.Body != "woman" || s.Role == "gnome" && asked.Body != "woman")
	if !small && (s.Body == r.Body || r.Body == "man" && s.Body != "woman") || always {
		figure.First(&s.Beard, r.Beard)
	}
	figure.First(&s.Glasses, r.Glasses)
	if s.Head == "" {
		s.Head = r.Head
		if s.HeadColor.IsNone() {
			s.HeadColor = r.HeadColor
		}
	}
	figure.First(&s.Expression, r.Expression)
	hold(&s, r)
	if s.Skin.IsNone() || r.FixedSkin && slices.ContainsFunc(figure.SkinTones(), func(c kit.Color) bool { return c.String() == s.Skin.String() }) {
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
	wearPelt(&s)
	s.Extras = slices.Concat(r.Extras, s.Extras)
	if s.Body == r.Body {
		figure.First(&s.Hair.Style, r.Hair.Style)
	}
	youth := small && r.Beard != "" && r.Age == "elder" // the hair of an old wizard is white, that of a young one is not
	if s.Hair.Color.IsNone() || r.FixedHair && natural(s.Hair.Color) && !youth {
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
func hold(s *figure.Spec, r figure.Spec) {
	if s.Pose == "" || s.Pose == r.Pose {
		s.Pose, s.Props = r.Pose, r.Props
	} else if pose.All()[s.Pose].Hold == 1 {
		s.Props = slices.DeleteFunc(slices.Clone(r.Props), func(p string) bool { return prop.TwoHanded(p) })
	}
}

// merge takes what a garment lacks from the role's.
func merge(g *figure.Garment, r figure.Garment) {
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
func defaults(s figure.Spec) figure.Spec {
	strip(&s)
	behead(&s)
	bared(&s)
	if s.Body == "man" && s.Top.Name == "swimsuit" {
		s.Top, s.Bottom = figure.Garment{Name: "bare chest"}, figure.Garment{Name: "swim trunks", Color: s.Top.Color, Fill: s.Top.Fill}
	}
	if s.Body != "man" && s.Top.Name == "bare chest" && s.Age != "baby" && s.Age != "toddler" {
		s.Top = figure.Garment{Name: "tank"}
	}
	if _, ok := figure.Ages[s.Age]; !ok {
		s.Age = "adult"
	}
	defaultPose(&s)
	if s.Skin.IsNone() {
		s.Skin = figure.SkinTones()[2]
	}
	if _, ok := head.HairStyles[s.Hair.Style]; !ok {
		s.Hair.Style = defaultHair(s.Age, s.Body)
	}
	if s.Hair.Color.IsNone() {
		s.Hair.Color = kit.Hex("#54352a")
		if s.Age == "elder" {
			s.Hair.Color = kit.Hex("#d5d0cb")
		}
	}
	if s.HeadColor.IsNone() {
		if h, ok := head.Hats[s.Head]; ok {
			s.HeadColor = kit.Hex(h.Color)
		}
	}
	defaultClothes(&s)
	return s
}

// defaultPose replaces a pose that is not there.
func defaultPose(s *figure.Spec) {
	if s.Thing != nil {
		if !pose.ThingActs(s.Pose) {
			s.Pose = "greeting"
		}
		return
	}
	if _, ok := pose.All()[s.Pose]; !ok {
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
func defaultClothes(s *figure.Spec) {
	small := s.Age == "baby" || s.Age == "toddler" || s.Age == "child"
	if s.Top.Name == "" && s.Bottom.Name == "" && s.Age == "baby" {
		s.Top.Name = "onesie"
		figure.First(&s.Shoes.Name, "barefoot")
	}
	if slices.Contains([]string{"sleeping", "meditating", "yoga tree", "swimming"}, s.Pose) {
		figure.First(&s.Shoes.Name, "barefoot")
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

// Holds reports whether a role brings a thing in its hands.
func Holds(role, thing string) bool { return slices.Contains(All()[role].Props, thing) }

// Top returns what the top of a role is called, or nothing.
func Top(role string) string { return All()[role].Top.Name }

// takeNature takes skin, hair, face and features of a second role, and its headwear where the role whose clothes are worn has none.
func takeNature(s *figure.Spec, r figure.Spec) {
	n, ok := All()[s.Nature]
	if !ok {
		return
	}
	if n.FixedSkin {
		s.Skin = n.Skin
		figure.First(&s.Hair.Style, n.Hair.Style)
	}
	if n.FixedHair {
		s.Hair.Color = n.Hair.Color
	}
	if s.Nature == "skeleton" {
		s.Hair.Style = "none"
		s.Extras = append(slices.Clone(s.Extras), "skull face")
	}
	figure.First(&s.Glasses, n.Glasses)
	figure.First(&s.Expression, n.Expression)
	if r.Head == "" && s.Head == "" {
		s.Head, s.HeadColor = n.Head, n.HeadColor
	}
	if n.Pose == "zombie walk" {
		figure.First(&s.Pose, n.Pose)
	}
	for _, name := range n.Extras {
		if name != "bow tie" && name != "gloves" {
			s.Extras = append(slices.Clone(s.Extras), name)
		}
	}
}

// Headwear returns the headwear that belongs to a role; "" when it has none.
func Headwear(role string) string { return All()[role].Head }
