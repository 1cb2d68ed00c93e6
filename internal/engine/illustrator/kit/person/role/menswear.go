package role

import (
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// menswear is what a man wears in a role whose clothes are a woman's, by the garment of the role. What is not in it stays.
var menswear = map[string]string{
	"blouse": "shirt", "evening dress": "suit jacket", "gown": "suit jacket", "summer dress": "tunic", "dress": "shirt", "long dress": "robe", "tutu": "long sleeve", "crop top": "t-shirt", "leotard": "tank",
	"skirt": "trousers", "pencil skirt": "trousers", "pleated skirt": "trousers", "mini skirt": "shorts", "long skirt": "trousers",
	"heels": "shoes", "flats": "shoes", "ballet shoes": "shoes",
}

// legsBelow is what a man wears below the tops that replace a dress.
var legsBelow = map[string]string{"suit jacket": "trousers", "tunic": "leggings", "shirt": "trousers", "long sleeve": "leggings", "tank": "leggings"}

// womensExtras are what a man does without in such a role.
var womensExtras = []string{"earrings", "hoop earrings", "lipstick", "pearls", "shell top", "neckerchief"}

// forMan gives a role that is a woman's the clothes of a man. A dancer of the hula and a merman have a bare chest.
func forMan(r figure.Spec) figure.Spec {
	bare := r.Bottom.Name == "mermaid tail" || slices.Contains(r.Extras, "flower lei")
	if !bare {
		r.Bottom = swapped(r.Bottom)
		r.Top = swapped(r.Top)
		if r.Bottom.Name == "" && legsBelow[r.Top.Name] != "" {
			r.Bottom = figure.Garment{Name: legsBelow[r.Top.Name], Color: r.Top.Color}
		}
	} else if r.Top.Name == "crop top" {
		r.Top = figure.Garment{Name: "bare chest"}
	}
	r.Shoes = swapped(r.Shoes)
	if r.Shoes.Name == "shoes" && r.Bottom.Name == "trousers" {
		r.Shoes.Color = kit.Hex("#3a3438")
	}
	if r.Head == "fascinator" || r.Head == "bow" || r.Head == "nurse cap" || r.Head == "tiara" {
		r.Head = ""
	}
	r.Extras = slices.DeleteFunc(slices.Clone(r.Extras), func(e string) bool { return slices.Contains(womensExtras, e) })
	return r
}

func swapped(g figure.Garment) figure.Garment {
	if name := menswear[g.Name]; name != "" {
		g.Name = name
	}
	return g
}
