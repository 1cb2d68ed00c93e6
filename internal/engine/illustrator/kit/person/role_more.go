package person

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
)

func init() {
	maps.Copy(roles, map[string]Spec{
		"mariachi": {Body: "man", Skin: tone(3), Hair: hairOf("short", "#2b2224"), Beard: "mustache", Head: "sombrero", HeadColor: kit.Hex("#3a3440"), Top: wear("suit jacket", "#33303c", "#fbf7f0"), Bottom: wear("trousers", "#33303c"), Shoes: wear("boots", "#2e2a30"),
			Extras: []string{"bow tie"}, ExtraColors: map[string]kit.Color{"bow tie": kit.Hex("#d8343f")}, Pose: "playing an instrument", Expression: "grin", props: []string{"guitar"}},
		"sumo wrestler": {Body: "man", Build: "heavy", Skin: tone(1), Hair: hairOf("top knot", "#2b2428"), Top: wear("bare chest"), Bottom: wear("diaper", "#34407a"), Shoes: wear("barefoot"), Pose: "squatting", Expression: "determined"},
		"bagpiper":      {Body: "man", Beard: "short", Hair: hairOf("short", "#b5522c"), Head: "beret", HeadColor: kit.Hex("#2f4a3a"), Top: wear("suit jacket", "#2f3a4a", "#fbf8f2"), Bottom: Garment{Name: "pleated skirt", Color: kit.Hex("#b5303c")}, Shoes: wear("tall boots", "#e8e2d4")},
	})
}
