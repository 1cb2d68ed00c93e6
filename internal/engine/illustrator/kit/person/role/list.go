package role

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// worn is a garment in a color, with an optional second one.
func worn(name string, colors ...string) figure.Garment {
	g := figure.Garment{Name: name}
	if len(colors) > 0 && colors[0] != "" {
		g.Color = kit.Hex(colors[0])
	}
	if len(colors) > 1 {
		g.Second = kit.Hex(colors[1])
	}
	return g
}

func hairOf(style, hex string) figure.Hair {
	h := figure.Hair{Style: style}
	if hex != "" {
		h.Color = kit.Hex(hex)
	}
	return h
}

func tone(i int) kit.Color { return figure.SkinTones()[i] }

// All are clothes, headwear, extras, props and poses by profession or character.
var All = map[string]figure.Spec{
	"person":      {},
	"woman":       {Body: "woman", Hair: hairOf("wavy", "#6a3f2c"), Top: worn("blouse", "#f7ece4", "#e8708a"), Bottom: worn("jeans"), Shoes: worn("flats")},
	"man":         {Body: "man", Hair: hairOf("quiff", "#4a3024"), Top: worn("polo", "#3f8f9f"), Bottom: worn("chinos"), Shoes: worn("shoes")},
	"girl":        {Body: "woman", Age: "child", Hair: hairOf("pigtails", "#8a5230"), Top: worn("dress", "#f06a8f"), Shoes: worn("flats", "#8f3f7a")},
	"boy":         {Body: "man", Age: "child", Hair: hairOf("short", "#5a3a26"), Top: worn("t-shirt", "#4fae5f"), Bottom: worn("shorts", "#3f5f9f"), Shoes: worn("sneakers", "#e8504a")},
	"child":       {Age: "child", Hair: hairOf("bowl cut", "#4a2f27"), Top: worn("striped shirt"), Bottom: worn("shorts", "#d8603f"), Shoes: worn("sneakers", "#3f8fd0")},
	"toddler":     {Age: "toddler", Hair: hairOf("curly", "#8a5a34"), Top: worn("t-shirt", "#f7c83a"), Bottom: worn("overalls", "#4f86c8"), Shoes: worn("sneakers", "#e8604f")},
	"baby":        {Age: "baby", Top: worn("onesie", "#8fc7e8", "#f7f2e8"), Shoes: worn("barefoot")},
	"teenager":    {Age: "teen", Hair: hairOf("undercut", "#2f2528"), Top: worn("hoodie", "#6f5fc8"), Bottom: worn("jeans"), Shoes: worn("high tops")},
	"mother":      {Body: "woman", Hair: hairOf("bun", "#5a3424"), Top: worn("dress", "#4f9f8f"), Shoes: worn("flats"), Pose: "hands together", Props: []string{"baby"}},
	"father":      {Body: "man", Hair: hairOf("short", "#3a2a24"), Beard: "short", Top: worn("checked shirt", "#4f7fb0"), Bottom: worn("jeans"), Shoes: worn("boots")},
	"grandmother": {Body: "woman", Age: "elder", Glasses: "round", Top: worn("cardigan", "#a86fb0", "#fbf3ea"), Bottom: worn("skirt", "#5f6a8f"), Shoes: worn("flats", "#5a3f50"), Extras: []string{"pearls"}},
	"grandfather": {Body: "man", Age: "elder", Glasses: "round", Beard: "mustache", Hair: hairOf("balding", "#dcd8d2"), Top: worn("vest", "#6a7f4f", "#f3ead8"), Bottom: worn("trousers", "#7a6a58"), Shoes: worn("shoes"), Extras: []string{"bow tie"}},

	"pregnant woman": {Body: "woman", Hair: hairOf("ponytail", "#5a3424"), Top: worn("dress", "#6fa8d0"), Shoes: worn("flats", "#f2efe8"), Extras: []string{"pregnant belly"}, Pose: "hand on belly"},
	"woman in hijab": {Body: "woman", Skin: tone(3), Head: "headscarf", HeadColor: kit.Hex("#3f8f8a"), Top: worn("long dress", "#5f4f9c"), Shoes: worn("flats")},

	"santa claus":  {FixedHair: true, Body: "man", Age: "elder", Build: "broad", Beard: "long", Hair: hairOf("side part", "#f6f3ee"), Head: "santa hat", Top: worn("long sleeve", "#d8343a"), Over: worn("santa coat"), Bottom: worn("trousers", "#d8343a"), Shoes: worn("tall boots", "#34303a"), Extras: []string{"gloves"}, Pose: "carrying a bag", Expression: "grin", Props: []string{"sack"}},
	"elf":          {Hair: hairOf("short", "#c9703a"), Head: "elf hat", Top: worn("tunic", "#3f9f4f", "#d8343a"), Bottom: worn("leggings", "#d8343a"), Shoes: worn("curled shoes"), Extras: []string{"pointed ears"}, Expression: "grin"},
	"gnome":        {FixedHair: true, Body: "man", Age: "toddler", Build: "broad", Beard: "wide", Hair: hairOf("side part", "#f3efe8"), Head: "gnome hat", Top: worn("tunic", "#3f6fb0"), Bottom: worn("trousers", "#6a4a34"), Shoes: worn("boots")},
	"mermaid":      {Body: "woman", Hair: hairOf("wavy", "#d8503f"), Top: worn("crop top", "#a86fd8"), Bottom: worn("mermaid tail"), Extras: []string{"shell top", "necklace"}, Pose: "upright in water"},
	"princess":     {Body: "woman", Hair: hairOf("wavy", "#e3b04a"), Head: "tiara", Top: worn("gown", "#f08ab8", "#fbd7e8"), Shoes: worn("heels", "#f2c23a"), Extras: []string{"necklace"}},
	"prince":       {Body: "man", Hair: hairOf("side part", "#8a5a2c"), Head: "crown", Top: worn("long sleeve", "#f7f2ea"), Over: worn("doublet"), Bottom: worn("trousers", "#f4efe6"), Shoes: worn("tall boots", "#5a3a2c"), Extras: []string{"cape"}},
	"queen":        {Body: "woman", Hair: hairOf("bun", "#5a2f24"), Head: "crown", Top: worn("gown", "#7a3fa8", "#f2d07a"), Shoes: worn("heels"), Extras: []string{"cape", "fur collar"}, Pose: "holding one", Props: []string{"scepter"}},
	"king":         {Body: "man", Hair: hairOf("side part", "#8a5a34"), Beard: "full", Head: "crown", Top: worn("robe", "#a8283f", "#f7e6c0"), Shoes: worn("boots"), Extras: []string{"cape", "fur collar"}, Pose: "holding one", Props: []string{"scepter"}},
	"knight":       {Body: "man", Head: "knight helmet", Top: worn("armor"), Bottom: worn("leggings", "#8a93a0"), Shoes: worn("tall boots", "#a9b2bf", "#6a7380"), Pose: "holding a pole", Props: []string{"sword", "shield"}},
	"angel":        {Body: "woman", Hair: hairOf("wavy", "#e8c06a"), Head: "halo", Top: worn("robe", "#fbf9f4", "#f2d58a"), Shoes: worn("sandals"), Extras: []string{"wings"}},
	"cupid":        {FixedHair: true, Age: "toddler", Hair: hairOf("curly", "#d9a24a"), Top: worn("tank", "#fbf4ee"), Bottom: worn("diaper"), Shoes: worn("barefoot"), Extras: []string{"wings"}, Pose: "presenting", Props: []string{"bow and arrow"}},
	"fairy":        {Body: "woman", Hair: hairOf("bun", "#d8803f"), Head: "flower crown", Top: worn("summer dress", "#7fc87a"), Shoes: worn("ballet shoes", "#5fae6a"), Extras: []string{"fairy wings", "pointed ears"}, Pose: "holding one", Props: []string{"wand"}},
	"goth":         {Body: "woman", Skin: tone(0), Hair: hairOf("bangs", "#241f28"), Top: worn("turtleneck", "#2c2733"), Over: worn("leather jacket", "#2a2630"), Bottom: worn("mini skirt", "#3a1f3f"), Shoes: worn("tall boots", "#26222c"), Extras: []string{"cross", "earrings", "lipstick"}, ExtraColors: map[string]kit.Color{"lipstick": kit.Hex("#2a1420")}},
	"punk":         {Hair: hairOf("mohawk", "#d8324f"), Top: worn("t-shirt", "#e8e4dc"), Over: worn("leather jacket", "#2e2a33"), Bottom: worn("torn trousers", "#c8323f"), Shoes: worn("tall boots", "#2a262e"), Extras: []string{"earrings"}, Expression: "determined"},
	"hipster":      {Body: "man", Hair: hairOf("quiff", "#6a3f28"), Beard: "full", Glasses: "round", Head: "beanie", HeadColor: kit.Hex("#3f5f6a"), Top: worn("checked shirt", "#c8503f"), Bottom: worn("jeans", "#3a4a6a"), Shoes: worn("boots", "#8a5a34")},
	"hippie":       {Hair: hairOf("long", "#b5803f"), Glasses: "round", Head: "headband", HeadColor: kit.Hex("#e85a8f"), Top: worn("tunic", "#f2a33a"), Bottom: worn("wide trousers", "#5a7fb0"), Shoes: worn("sandals"), Extras: []string{"necklace"}},
	"flapper":      {Body: "woman", Hair: hairOf("bob", "#2f2024"), Head: "headband", HeadColor: kit.Hex("#f2c23a"), Top: worn("evening dress", "#2f3a4f", "#f2c23a"), Shoes: worn("heels", "#f2c23a"), Extras: []string{"pearls", "gloves", "lipstick"}, ExtraColors: map[string]kit.Color{"lipstick": kit.Hex("#b5243a")}},
	"biker":        {Body: "man", Build: "broad", Beard: "long", Glasses: "sunglasses", Head: "bandana", HeadColor: kit.Hex("#c8323f"), Hair: hairOf("long", "#6a4a34"), Top: worn("t-shirt", "#3a3a42"), Over: worn("leather jacket", "#2e2a30"), Bottom: worn("jeans", "#34466a"), Shoes: worn("tall boots", "#2a262a")},
	"witch":        {Body: "woman", Hair: hairOf("long", "#c9602f"), Head: "witch hat", Top: worn("long dress", "#5a4a8a"), Shoes: worn("boots", "#3a3048"), Pose: "holding a pole", Props: []string{"broom"}},
	"wizard":       {FixedHair: true, Body: "man", Age: "elder", Hair: hairOf("long", "#e6e2dd"), Beard: "long", Head: "wizard hat", Top: worn("robe", "#4a55b8"), Shoes: worn("boots"), Pose: "holding a pole", Props: []string{"staff"}},
	"vampire":      {FixedHair: true, FixedSkin: true, Body: "man", Skin: kit.Hex("#e6dde6"), Hair: hairOf("quiff", "#2a2430"), Top: worn("suit jacket", "#3a3440", "#fbf8f6"), Bottom: worn("trousers", "#34303c"), Shoes: worn("shoes", "#34303a"), Extras: []string{"cape", "bow tie"}, Expression: "evil"},
	"zombie":       {FixedSkin: true, Skin: kit.Hex("#9fb87a"), Hair: hairOf("spiky", "#4a4638"), Top: worn("shirt", "#a8b0a0"), Bottom: worn("torn trousers"), Shoes: worn("barefoot"), Extras: []string{"scars"}, Pose: "zombie walk", Expression: "zombie"},
	"devil":        {FixedSkin: true, Skin: kit.Hex("#e0604f"), Hair: hairOf("short", "#3a2028"), Head: "horns", Top: worn("bodysuit", "#a8242f", "#3a2028"), Shoes: worn("boots", "#3a2430"), Extras: []string{"cape", "tail"}, Pose: "holding a pole", Expression: "evil", Props: []string{"trident"}},
	"ninja":        {Head: "ninja hood", Top: worn("martial arts", "#3d3d4a", "#d8343a"), Shoes: worn("boots", "#34343f"), Pose: "holding a pole", Expression: "determined", Props: []string{"katana"}},
	"samurai":      {Body: "man", Skin: tone(2), Hair: hairOf("top knot", "#2b2428"), Head: "samurai helmet", Top: worn("long sleeve", "#3a3f5a"), Over: worn("samurai armor"), Bottom: worn("wide trousers", "#3d4257"), Shoes: worn("sandals"), Pose: "holding a pole", Expression: "determined", Props: []string{"katana"}},
	"pirate":       {Body: "man", Hair: hairOf("wavy", "#4a3028"), Beard: "full", Glasses: "eyepatch", Head: "pirate hat", Over: worn("pirate coat"), Top: worn("striped shirt", "#f7f0e2", "#b5303c"), Bottom: worn("trousers", "#4a4454"), Shoes: worn("tall boots", "#4a342c"), Pose: "holding a pole", Expression: "grin", Props: []string{"cutlass"}},
	"viking":       {Body: "man", Build: "broad", Hair: hairOf("long", "#d98a3a"), Beard: "long", Head: "viking helmet", Top: worn("tunic", "#7a5a3f"), Bottom: worn("trousers", "#5a5048"), Shoes: worn("boots"), Pose: "holding a pole", Props: []string{"axe"}},
	"superhero":    {Hair: hairOf("quiff", "#2f2628"), Body: "man", Build: "broad", Glasses: "eye mask", Top: worn("bodysuit", "#3f5fd0", "#e23b3f"), Shoes: worn("tall boots", "#d8343a"), Extras: []string{"cape", "emblem"}, Pose: "hands on hips"},
	"leprechaun":   {FixedHair: true, Body: "man", Age: "child", Hair: hairOf("curly", "#d8702f"), Beard: "full", Head: "leprechaun hat", Top: worn("suit jacket", "#2f8f4a", "#f7f2e4"), Bottom: worn("shorts", "#2f7f44"), Shoes: worn("shoes", "#3a2f2a"), Extras: []string{"bow tie"}, Expression: "grin"},
	"clown":        {FixedHair: true, Hair: hairOf("afro", "#e8602f"), Skin: tone(0), Top: worn("clown suit"), Shoes: worn("clown shoes"), Extras: []string{"clown nose", "gloves"}, Pose: "waving", Expression: "laugh"},
	"cowboy":       {Body: "man", Hair: hairOf("short", "#6a4228"), Beard: "stubble", Head: "cowboy hat", Top: worn("checked shirt"), Over: worn("vest", "#8a5a34"), Bottom: worn("jeans"), Shoes: worn("boots", "#7a4a2c"), Extras: []string{"neckerchief"}, Pose: "carrying a bag", Props: []string{"lasso"}},
	"cowgirl":      {Body: "woman", Hair: hairOf("braids", "#c9843f"), Head: "cowboy hat", HeadColor: kit.Hex("#b5763f"), Top: worn("checked shirt", "#e06a8f", "#fbeef2"), Bottom: worn("skirt", "#5a7fb0"), Shoes: worn("boots", "#8a4a34"), Extras: []string{"neckerchief"}, Pose: "hands on hips"},
	"skeleton":     {FixedSkin: true, Skin: kit.Hex("#f3ecdc"), Hair: hairOf("none", ""), Pose: "waving"},
	"stick figure": {Top: worn("t-shirt", "#4a4656"), Pose: "waving"},
	"mummy":        {FixedSkin: true, Skin: kit.Hex("#e9dfc6"), Hair: hairOf("none", ""), Top: worn("bodysuit", "#ece3cf", "#cfc2a4"), Shoes: worn("barefoot"), Extras: []string{"bandages"}, Pose: "zombie walk"},
	"grim reaper":  {FixedSkin: true, Skin: kit.Hex("#f0e9da"), Hair: hairOf("none", ""), Head: "hood", Top: worn("robe", "#3f3b48", "#3f3b48"), Shoes: worn("barefoot"), Pose: "holding a pole", Extras: []string{"skull face"}, Props: []string{"scythe"}},
	"catrina":      {FixedSkin: true, Body: "woman", Skin: kit.Hex("#f7f1e8"), Hair: hairOf("bun", "#2f2528"), Head: "flower crown", Top: worn("long dress", "#c8324f"), Shoes: worn("heels"), Extras: []string{"skull face"}},
	"scarecrow":    {FixedHair: true, FixedSkin: true, Skin: kit.Hex("#e3c088"), Hair: hairOf("spiky", "#e8c04a"), Head: "straw hat", Top: worn("checked shirt", "#c8603a"), Bottom: worn("torn trousers", "#4f6a9f"), Shoes: worn("boots"), Pose: "arms out"},
	"magician":     {Body: "man", Hair: hairOf("side part", "#2a2428"), Beard: "goatee", Head: "top hat", Top: worn("tailcoat"), Bottom: worn("trousers", "#34323c"), Shoes: worn("shoes", "#34303a"), Extras: []string{"cape", "bow tie", "gloves"}, Pose: "holding one", Props: []string{"magic wand"}},
	"bride":        {Body: "woman", Hair: hairOf("bun", "#6a3f2c"), Head: "bridal veil", Top: worn("wedding dress"), Shoes: worn("heels", "#fbf6f0"), Extras: []string{"earrings"}, Pose: "hands together", Props: []string{"bouquet"}},
	"groom":        {Body: "man", Hair: hairOf("side part", "#2f2628"), Top: worn("suit jacket", "#34384a"), Bottom: worn("trousers", "#34384a"), Shoes: worn("shoes", "#2f2a2e"), Extras: []string{"bow tie"}, Expression: "smile"},

	"plague doctor": {FixedSkin: true, Skin: kit.Hex("#c9b08a"), Hair: hairOf("none", ""), Head: "sun hat", HeadColor: kit.Hex("#34303a"), Top: worn("robe", "#3a3640", "#3a3640"), Shoes: worn("boots", "#2a2630"), Extras: []string{"beak mask"}},
}
