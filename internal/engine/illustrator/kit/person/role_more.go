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
		"mrs claus":     {Body: "woman", Age: "elder", fixedHair: true, Hair: hairOf("bun", "#f6f3ee"), Glasses: "round", Top: wear("long dress", "#c8323a", "#fbf7f0"), Over: wear("apron", "#fbf7f0"), Shoes: wear("boots", "#34303a"), Expression: "smile"},
		"bridesmaid":    {Body: "woman", Hair: hairOf("bun", "#4a2f27"), Top: wear("evening dress", "#c9a0dc"), Shoes: wear("heels", "#f2e6f5"), Extras: []string{"earrings"}, Pose: "hands together", props: []string{"bouquet"}},
		"wise man":      {Body: "man", Beard: "full", Hair: hairOf("long", "#3a2a26"), Head: "crown", Top: wear("robe", "#6a3fa0", "#f2c23a"), Shoes: wear("sandals", "#8a5a38"), Extras: []string{"cape"}, ExtraColors: map[string]kit.Color{"cape": kit.Hex("#b5303c")}},
		"jesus":         {Body: "man", Beard: "full", Hair: hairOf("long", "#5a3a28"), Top: wear("robe", "#f6f1e6", "#c8323a"), Shoes: wear("sandals", "#8a5a38"), Head: "halo", Pose: "arms out", Expression: "calm smile"},
		"virgin mary":   {Body: "woman", Hair: hairOf("long", "#4a3026"), Head: "headscarf", HeadColor: kit.Hex("#3f6fc0"), Top: wear("robe", "#f2ede2", "#3f6fc0"), Shoes: wear("sandals", "#8a5a38"), Pose: "praying", Expression: "eyes closed"},
		"scout":         {Age: "child", Hair: hairOf("short", "#6a4129"), Head: "cap", HeadColor: kit.Hex("#4f6b3f"), Top: wear("uniform shirt", "#b89b6a", "#8a7448"), Bottom: wear("shorts", "#5b6b45"), Shoes: wear("boots", "#6a4a30"), Extras: []string{"scarf"}, ExtraColors: map[string]kit.Color{"scarf": kit.Hex("#d8433f")}, Pose: "saluting", Expression: "grin"},
		"coach":         {Body: "man", Hair: hairOf("short", "#4a3a34"), Head: "cap", HeadColor: kit.Hex("#2f5fa8"), Top: wear("sportswear", "#2f5fa8", "#ffffff"), Bottom: wear("trousers", "#3a3f4a"), Shoes: wear("sneakers", "#f4f1ea"), Pose: "hands together", props: []string{"clipboard"}, Expression: "determined"},
		"zookeeper":     {Hair: hairOf("short", "#7a4a2c"), Head: "sun hat", HeadColor: kit.Hex("#b99a5f"), Top: wear("uniform shirt", "#b0a06a", "#8f7f4a"), Bottom: wear("shorts", "#8a7a4a"), Shoes: wear("boots", "#6a4a30"), Expression: "grin"},
		"groomer":       {Body: "woman", Hair: hairOf("ponytail", "#8a4a2a"), Top: wear("t-shirt", "#f2ede4"), Over: wear("apron", "#3fa8a0"), Bottom: wear("jeans", "#4a6fa5"), Shoes: wear("sneakers", "#f4f1ea"), Expression: "grin"},
		"bagpiper":      {Body: "man", Beard: "short", Hair: hairOf("short", "#b5522c"), Head: "beret", HeadColor: kit.Hex("#2f4a3a"), Top: wear("suit jacket", "#2f3a4a", "#fbf8f2"), Bottom: Garment{Name: "pleated skirt", Color: kit.Hex("#b5303c")}, Shoes: wear("tall boots", "#e8e2d4")},
	})
}
