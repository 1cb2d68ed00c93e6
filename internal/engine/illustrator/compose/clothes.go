package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person"
)

// garmentParts are the parts of a dressed animal that are clothes, in the singular; its coat is its fur.
var garmentParts = map[string]bool{
	"gear": true, "top": true, "shirt": true, "jacket": true, "bottom": true, "trouser": true, "pant": true, "skirt": true, "short": true, "shoe": true, "boot": true, "sneaker": true,
}

// paintClothes puts the told clothes back over the color of the coat, which personSpec took for the top's.
func (c *composer) paintClothes(spec *person.Spec, s brief.Subject) {
	if s.Person == nil {
		return
	}
	for _, g := range s.Person.Clothes {
		wear(spec, g)
		if spec.Bottom.Name == "" && suits[g.Name] { // its trousers belong to it
			spec.Bottom = person.Garment{Name: "trousers", Color: spec.Top.Color}
			if spec.Top.Color.IsNone() {
				spec.Bottom.Color = kit.Hex("#3d4663")
			}
		}
	}
}

// suits are the clothes that have trousers of their own.
var suits = words("suit tuxedo uniform tracksuit")
