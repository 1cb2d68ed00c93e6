package figure

import "pellucid/internal/engine/illustrator/kit/person"

// warmClothes are what is worn in the cold, bareLegs what leaves the legs bare, and warmLegs what is worn on them instead.
var (
	warmClothes = map[string]bool{"puffer jacket": true, "coat": true, "fur hood": true, "snow suit": true}
	bareLegs    = map[string]bool{"shorts": true, "skirt": true, "mini skirt": true, "pleated skirt": true}
	warmLegs    = "jeans"
)

// warm gives long trousers and boots to who is told to wear a winter coat.
func warm(spec *person.Spec, legsCovered bool) {
	if legsCovered || !warmClothes[spec.Top.Name] && !warmClothes[spec.Over.Name] && !warmClothes[spec.Head] {
		return
	}
	if bareLegs[spec.Bottom.Name] || spec.Bottom.Name == "" {
		spec.Bottom.Name = warmLegs
	}
	if spec.Shoes.Name == "" {
		spec.Shoes.Name = "boots"
	}
}
