package role

import (
	"slices"

	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/extra"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/wear"
)

// aliases are further names of garments and headwear.
var aliases = map[string]string{
	"tshirt": "t-shirt", "tee": "t-shirt", "tee shirt": "t-shirt", "top": "t-shirt", "longsleeve": "long sleeve", "jumper": "sweater", "pullover": "sweater",
	"sweatshirt": "sweater", "dress shirt": "shirt", "button-up": "shirt", "button-down": "shirt", "flannel": "checked shirt", "plaid shirt": "checked shirt",
	"tank top": "tank", "camisole": "tank", "undershirt": "tank", "singlet": "tank", "sports bra": "crop top", "tracksuit": "sportswear", "blazer": "suit jacket", "suit": "suit jacket",
	"tuxedo": "tailcoat", "trench coat": "coat", "overcoat": "coat", "rain jacket": "raincoat", "rain coat": "raincoat", "parka": "puffer jacket", "down jacket": "puffer jacket",
	"waistcoat": "vest", "gilet": "puffer vest", "hi-vis vest": "safety vest", "smock": "apron", "bathrobe": "robe", "gi": "martial arts", "karate suit": "martial arts",
	"ball gown": "gown", "sundress": "summer dress", "wedding gown": "wedding dress", "pyjamas": "pajamas", "bikini": "crop top", "bathing suit": "swimsuit", "swimwear": "swimsuit",
	"pants": "trousers", "slacks": "trousers", "wide": "wide trousers", "cargo pants": "chinos", "sweatpants": "track pants", "joggers": "track pants", "dungarees": "overalls", "tights": "leggings",
	"swimming trunks": "swim trunks", "trunks": "swim trunks", "miniskirt": "mini skirt", "trainers": "sneakers", "loafers": "shoes", "dress shoes": "shoes", "high heels": "heels",
	"wellies": "rubber boots", "rain boots": "rubber boots", "cowboy boots": "boots", "bare feet": "barefoot", "ballet slippers": "ballet shoes", "soccer shoes": "cleats", "flip-flops": "sandals",
	"hijab": "headscarf", "hat": "fedora", "helmet": "bike helmet", "baseball cap": "cap", "wool hat": "beanie", "winter hat": "beanie", "bobble hat": "beanie", "toque": "chef hat",
	"chef's hat": "chef hat", "safety helmet": "hard hat", "mortarboard": "graduation cap", "witch's hat": "witch hat", "wizard's hat": "wizard hat", "veil": "bridal veil", "princess crown": "tiara",
	"flower wreath": "flower crown", "sunhat": "sun hat", "police hat": "police cap", "cycling helmet": "bike helmet", "christmas hat": "santa hat", "birthday hat": "party hat", "devil horns": "horns",
}

// partNames are further names of parts.
var partNames = map[string]string{"hat": "headwear", "cap": "headwear", "helmet": "headwear", "shirt": "top", "t-shirt": "top", "trousers": "bottom", "pants": "bottom", "mustache": "beard", "moustache": "beard"}

// proper returns the name that the tables have.
func proper(name string) string {
	if n, ok := aliases[name]; ok {
		return n
	}
	return name
}

// sort puts garments where they belong, whatever field they came in.
func sort(s *figure.Spec) {
	all := []figure.Garment{s.Top, s.Bottom, s.Shoes, s.Over}
	s.Top, s.Bottom, s.Shoes, s.Over = figure.Garment{Color: s.Top.Color, Fill: s.Top.Fill, Second: s.Top.Second}, figure.Garment{Color: s.Bottom.Color, Fill: s.Bottom.Fill},
		figure.Garment{Color: s.Shoes.Color, Second: s.Shoes.Second}, figure.Garment{Color: s.Over.Color, Fill: s.Over.Fill, Second: s.Over.Second}
	for i, g := range all {
		g.Name = proper(g.Name)
		if g.Name == "" {
			continue
		}
		place(s, g, i == 0)
	}
	if h := proper(s.Head); head.Hats[s.Head].Front == nil && head.Hats[h].Front != nil {
		s.Head = h
	}
	for i, w := range s.Without {
		if n, ok := partNames[w]; ok {
			s.Without = slices.Clone(s.Without)
			s.Without[i] = n
		}
	}
}

// place puts one garment where it belongs. asTop: it came as the top, so an over garment may stay there.
func place(s *figure.Spec, g figure.Garment, asTop bool) {
	place := wear.Garments[g.Name].Place
	_, isShoe := body.Shoes[g.Name]
	_, isHat := head.Hats[g.Name]
	_, isExtra := extra.All[g.Name]
	switch {
	case isShoe:
		s.Shoes = g
	case isHat && place == "":
		s.Head, s.HeadColor = g.Name, g.Color
	case isExtra && place == "":
		s.Extras = append(slices.Clone(s.Extras), g.Name)
	case place == "bottom":
		s.Bottom = g
	case place == "over" && !asTop:
		s.Over = g
	case place != "":
		if s.Top.Name == "" {
			s.Top = g
		}
	}
}

// behead takes off what is on the head of who is to have none.
func behead(s *figure.Spec) {
	if !s.Headless() {
		return
	}
	s.Hair.Style, s.Head, s.Glasses, s.Beard = "none", "", "", ""
	s.Extras = slices.DeleteFunc(slices.Clone(s.Extras), func(name string) bool { return extra.All[name].Head != nil })
}

// strip replaces clothes and hair that are to be left out by what is beneath, so that no hole remains.
func strip(s *figure.Spec) {
	out := func(part string) bool {
		i := slices.Index(s.Without, part)
		if i < 0 {
			return false
		}
		s.Without = slices.Delete(slices.Clone(s.Without), i, i+1)
		return true
	}
	if out("shoes") {
		s.Shoes = figure.Garment{Name: "barefoot"}
	}
	if out("top") {
		s.Top, s.Over = figure.Garment{Name: "bare chest"}, figure.Garment{}
	}
	if out("bottom") {
		s.Bottom = figure.Garment{Name: "swim trunks"}
	}
	if out("hair") {
		s.Hair.Style = "none"
	}
}
