package role

import (
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func init() {
	maps.Copy(All, map[string]figure.Spec{
		"mariachi": {Body: "man", Skin: tone(3), Hair: hairOf("short", "#2b2224"), Beard: "mustache", Head: "sombrero", HeadColor: kit.Hex("#3a3440"), Top: worn("suit jacket", "#33303c", "#fbf7f0"), Bottom: worn("trousers", "#33303c"), Shoes: worn("boots", "#2e2a30"),
			Extras: []string{"bow tie"}, ExtraColors: map[string]kit.Color{"bow tie": kit.Hex("#d8343f")}, Pose: "playing an instrument", Expression: "grin", Props: []string{"guitar"}},
		"sumo wrestler": {Body: "man", Build: "heavy", Skin: tone(1), Hair: hairOf("top knot", "#2b2428"), Top: worn("bare chest"), Bottom: worn("diaper", "#34407a"), Shoes: worn("barefoot"), Pose: "squatting", Expression: "determined"},
		"mrs claus":     {Body: "woman", Age: "elder", FixedHair: true, Hair: hairOf("bun", "#f6f3ee"), Glasses: "round", Top: worn("long dress", "#c8323a", "#fbf7f0"), Over: worn("apron", "#fbf7f0"), Shoes: worn("boots", "#34303a"), Expression: "smile"},
		"bridesmaid":    {Body: "woman", Hair: hairOf("bun", "#4a2f27"), Top: worn("evening dress", "#c9a0dc"), Shoes: worn("heels", "#f2e6f5"), Extras: []string{"earrings"}, Pose: "hands together", Props: []string{"bouquet"}},
		"wise man":      {Body: "man", Beard: "full", Hair: hairOf("long", "#3a2a26"), Head: "crown", Top: worn("robe", "#6a3fa0", "#f2c23a"), Shoes: worn("sandals", "#8a5a38"), Extras: []string{"cape"}, ExtraColors: map[string]kit.Color{"cape": kit.Hex("#b5303c")}},
		"jesus":         {Body: "man", Beard: "full", Hair: hairOf("long", "#5a3a28"), Top: worn("robe", "#f6f1e6", "#c8323a"), Shoes: worn("sandals", "#8a5a38"), Head: "halo", Pose: "arms out", Expression: "calm smile"},
		"virgin mary":   {Body: "woman", Hair: hairOf("long", "#4a3026"), Head: "headscarf", HeadColor: kit.Hex("#3f6fc0"), Top: worn("robe", "#f2ede2", "#3f6fc0"), Shoes: worn("sandals", "#8a5a38"), Pose: "praying", Expression: "eyes closed"},
		"scout":         {Age: "child", Hair: hairOf("short", "#6a4129"), Head: "cap", HeadColor: kit.Hex("#4f6b3f"), Top: worn("uniform shirt", "#b89b6a", "#8a7448"), Bottom: worn("shorts", "#5b6b45"), Shoes: worn("boots", "#6a4a30"), Extras: []string{"scarf"}, ExtraColors: map[string]kit.Color{"scarf": kit.Hex("#d8433f")}, Pose: "saluting", Expression: "grin"},
		"coach":         {Body: "man", Hair: hairOf("short", "#4a3a34"), Head: "cap", HeadColor: kit.Hex("#2f5fa8"), Top: worn("sportswear", "#2f5fa8", "#ffffff"), Bottom: worn("trousers", "#3a3f4a"), Shoes: worn("sneakers", "#f4f1ea"), Pose: "hands together", Props: []string{"clipboard"}, Expression: "determined"},
		"zookeeper":     {Hair: hairOf("short", "#7a4a2c"), Head: "sun hat", HeadColor: kit.Hex("#b99a5f"), Top: worn("uniform shirt", "#b0a06a", "#8f7f4a"), Bottom: worn("shorts", "#8a7a4a"), Shoes: worn("boots", "#6a4a30"), Expression: "grin"},
		"groomer":       {Body: "woman", Hair: hairOf("ponytail", "#8a4a2a"), Top: worn("t-shirt", "#f2ede4"), Over: worn("apron", "#3fa8a0"), Bottom: worn("jeans", "#4a6fa5"), Shoes: worn("sneakers", "#f4f1ea"), Expression: "grin"},
		"bagpiper":      {Body: "man", Beard: "short", Hair: hairOf("short", "#b5522c"), Head: "beret", HeadColor: kit.Hex("#2f4a3a"), Top: worn("suit jacket", "#2f3a4a", "#fbf8f2"), Bottom: figure.Garment{Name: "pleated skirt", Color: kit.Hex("#b5303c")}, Shoes: worn("tall boots", "#e8e2d4")},
	})
}
