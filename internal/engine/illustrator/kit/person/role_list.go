package person

import "pellucid/internal/engine/illustrator/kit"

// wear is a garment in a color, with an optional second one.
func wear(name string, colors ...string) Garment {
	g := Garment{Name: name}
	if len(colors) > 0 && colors[0] != "" {
		g.Color = kit.Hex(colors[0])
	}
	if len(colors) > 1 {
		g.Second = kit.Hex(colors[1])
	}
	return g
}

func hairOf(style, hex string) Hair {
	h := Hair{Style: style}
	if hex != "" {
		h.Color = kit.Hex(hex)
	}
	return h
}

func tone(i int) kit.Color { return SkinTones()[i] }

// roles are clothes, headwear, extras, props and poses by profession or character.
var roles = map[string]Spec{
	"person":      {},
	"woman":       {Body: "woman", Hair: hairOf("wavy", "#6a3f2c"), Top: wear("blouse", "#f7ece4", "#e8708a"), Bottom: wear("jeans"), Shoes: wear("flats")},
	"man":         {Body: "man", Hair: hairOf("quiff", "#4a3024"), Top: wear("polo", "#3f8f9f"), Bottom: wear("chinos"), Shoes: wear("shoes")},
	"girl":        {Body: "woman", Age: "child", Hair: hairOf("pigtails", "#8a5230"), Top: wear("dress", "#f06a8f"), Shoes: wear("flats", "#8f3f7a")},
	"boy":         {Body: "man", Age: "child", Hair: hairOf("short", "#5a3a26"), Top: wear("t-shirt", "#4fae5f"), Bottom: wear("shorts", "#3f5f9f"), Shoes: wear("sneakers", "#e8504a")},
	"child":       {Age: "child", Hair: hairOf("bowl cut", "#4a2f27"), Top: wear("striped shirt"), Bottom: wear("shorts", "#d8603f"), Shoes: wear("sneakers", "#3f8fd0")},
	"toddler":     {Age: "toddler", Hair: hairOf("curly", "#8a5a34"), Top: wear("t-shirt", "#f7c83a"), Bottom: wear("overalls", "#4f86c8"), Shoes: wear("sneakers", "#e8604f")},
	"baby":        {Age: "baby", Top: wear("onesie", "#8fc7e8", "#f7f2e8"), Shoes: wear("barefoot")},
	"teenager":    {Age: "teen", Hair: hairOf("undercut", "#2f2528"), Top: wear("hoodie", "#6f5fc8"), Bottom: wear("jeans"), Shoes: wear("high tops")},
	"mother":      {Body: "woman", Hair: hairOf("bun", "#5a3424"), Top: wear("dress", "#4f9f8f"), Shoes: wear("flats"), Pose: "hands together", props: []string{"baby"}},
	"father":      {Body: "man", Hair: hairOf("short", "#3a2a24"), Beard: "short", Top: wear("checked shirt", "#4f7fb0"), Bottom: wear("jeans"), Shoes: wear("boots")},
	"grandmother": {Body: "woman", Age: "elder", Glasses: "round", Top: wear("cardigan", "#a86fb0", "#fbf3ea"), Bottom: wear("skirt", "#5f6a8f"), Shoes: wear("flats", "#5a3f50"), Extras: []string{"pearls"}},
	"grandfather": {Body: "man", Age: "elder", Glasses: "round", Beard: "mustache", Hair: hairOf("balding", "#dcd8d2"), Top: wear("vest", "#6a7f4f", "#f3ead8"), Bottom: wear("trousers", "#7a6a58"), Shoes: wear("shoes"), Extras: []string{"bow tie"}},

	"pregnant woman": {Body: "woman", Hair: hairOf("ponytail", "#5a3424"), Top: wear("dress", "#6fa8d0"), Shoes: wear("flats", "#f2efe8"), Extras: []string{"pregnant belly"}, Pose: "hand on belly"},
	"woman in hijab": {Body: "woman", Skin: tone(3), Head: "headscarf", HeadColor: kit.Hex("#3f8f8a"), Top: wear("long dress", "#5f4f9c"), Shoes: wear("flats")},

	"santa claus":  {fixedHair: true, Body: "man", Age: "elder", Build: "broad", Beard: "long", Hair: hairOf("side part", "#f6f3ee"), Head: "santa hat", Top: wear("long sleeve", "#d8343a"), Over: wear("santa coat"), Bottom: wear("trousers", "#d8343a"), Shoes: wear("tall boots", "#34303a"), Extras: []string{"gloves"}, Pose: "carrying a bag", Expression: "grin", props: []string{"sack"}},
	"elf":          {Hair: hairOf("short", "#c9703a"), Head: "elf hat", Top: wear("tunic", "#3f9f4f", "#d8343a"), Bottom: wear("leggings", "#d8343a"), Shoes: wear("curled shoes"), Extras: []string{"pointed ears"}, Expression: "grin"},
	"gnome":        {fixedHair: true, Body: "man", Age: "toddler", Build: "broad", Beard: "wide", Hair: hairOf("side part", "#f3efe8"), Head: "gnome hat", Top: wear("tunic", "#3f6fb0"), Bottom: wear("trousers", "#6a4a34"), Shoes: wear("boots")},
	"mermaid":      {Body: "woman", Hair: hairOf("wavy", "#d8503f"), Top: wear("crop top", "#a86fd8"), Bottom: wear("mermaid tail"), Extras: []string{"shell top", "necklace"}, Pose: "upright in water"},
	"princess":     {Body: "woman", Hair: hairOf("wavy", "#e3b04a"), Head: "tiara", Top: wear("gown", "#f08ab8", "#fbd7e8"), Shoes: wear("heels", "#f2c23a"), Extras: []string{"necklace"}},
	"prince":       {Body: "man", Hair: hairOf("side part", "#8a5a2c"), Head: "crown", Top: wear("long sleeve", "#f7f2ea"), Over: wear("doublet"), Bottom: wear("trousers", "#f4efe6"), Shoes: wear("tall boots", "#5a3a2c"), Extras: []string{"cape"}},
	"queen":        {Body: "woman", Hair: hairOf("bun", "#5a2f24"), Head: "crown", Top: wear("gown", "#7a3fa8", "#f2d07a"), Shoes: wear("heels"), Extras: []string{"cape", "fur collar"}, Pose: "holding one", props: []string{"scepter"}},
	"king":         {Body: "man", Hair: hairOf("side part", "#8a5a34"), Beard: "full", Head: "crown", Top: wear("robe", "#a8283f", "#f7e6c0"), Shoes: wear("boots"), Extras: []string{"cape", "fur collar"}, Pose: "holding one", props: []string{"scepter"}},
	"knight":       {Body: "man", Head: "knight helmet", Top: wear("armor"), Bottom: wear("leggings", "#8a93a0"), Shoes: wear("tall boots", "#a9b2bf", "#6a7380"), Pose: "holding a pole", props: []string{"sword", "shield"}},
	"angel":        {Body: "woman", Hair: hairOf("wavy", "#e8c06a"), Head: "halo", Top: wear("robe", "#fbf9f4", "#f2d58a"), Shoes: wear("sandals"), Extras: []string{"wings"}},
	"cupid":        {fixedHair: true, Age: "toddler", Hair: hairOf("curly", "#d9a24a"), Top: wear("tank", "#fbf4ee"), Bottom: wear("diaper"), Shoes: wear("barefoot"), Extras: []string{"wings"}, Pose: "presenting", props: []string{"bow and arrow"}},
	"fairy":        {Body: "woman", Hair: hairOf("bun", "#d8803f"), Head: "flower crown", Top: wear("summer dress", "#7fc87a"), Shoes: wear("ballet shoes", "#5fae6a"), Extras: []string{"fairy wings", "pointed ears"}, Pose: "holding one", props: []string{"wand"}},
	"goth":         {Body: "woman", Skin: tone(0), Hair: hairOf("bangs", "#241f28"), Top: wear("turtleneck", "#2c2733"), Over: wear("leather jacket", "#2a2630"), Bottom: wear("mini skirt", "#3a1f3f"), Shoes: wear("tall boots", "#26222c"), Extras: []string{"cross", "earrings", "lipstick"}, ExtraColors: map[string]kit.Color{"lipstick": kit.Hex("#2a1420")}},
	"punk":         {Hair: hairOf("mohawk", "#d8324f"), Top: wear("t-shirt", "#e8e4dc"), Over: wear("leather jacket", "#2e2a33"), Bottom: wear("torn trousers", "#c8323f"), Shoes: wear("tall boots", "#2a262e"), Extras: []string{"earrings"}, Expression: "determined"},
	"hipster":      {Body: "man", Hair: hairOf("quiff", "#6a3f28"), Beard: "full", Glasses: "round", Head: "beanie", HeadColor: kit.Hex("#3f5f6a"), Top: wear("checked shirt", "#c8503f"), Bottom: wear("jeans", "#3a4a6a"), Shoes: wear("boots", "#8a5a34")},
	"hippie":       {Hair: hairOf("long", "#b5803f"), Glasses: "round", Head: "headband", HeadColor: kit.Hex("#e85a8f"), Top: wear("tunic", "#f2a33a"), Bottom: wear("wide trousers", "#5a7fb0"), Shoes: wear("sandals"), Extras: []string{"necklace"}},
	"flapper":      {Body: "woman", Hair: hairOf("bob", "#2f2024"), Head: "headband", HeadColor: kit.Hex("#f2c23a"), Top: wear("evening dress", "#2f3a4f", "#f2c23a"), Shoes: wear("heels", "#f2c23a"), Extras: []string{"pearls", "gloves", "lipstick"}, ExtraColors: map[string]kit.Color{"lipstick": kit.Hex("#b5243a")}},
	"biker":        {Body: "man", Build: "broad", Beard: "long", Glasses: "sunglasses", Head: "bandana", HeadColor: kit.Hex("#c8323f"), Hair: hairOf("long", "#6a4a34"), Top: wear("t-shirt", "#3a3a42"), Over: wear("leather jacket", "#2e2a30"), Bottom: wear("jeans", "#34466a"), Shoes: wear("tall boots", "#2a262a")},
	"witch":        {Body: "woman", Hair: hairOf("long", "#c9602f"), Head: "witch hat", Top: wear("long dress", "#5a4a8a"), Shoes: wear("boots", "#3a3048"), Pose: "holding a pole", props: []string{"broom"}},
	"wizard":       {fixedHair: true, Body: "man", Age: "elder", Hair: hairOf("long", "#e6e2dd"), Beard: "long", Head: "wizard hat", Top: wear("robe", "#4a55b8"), Shoes: wear("boots"), Pose: "holding a pole", props: []string{"staff"}},
	"vampire":      {fixedHair: true, fixedSkin: true, Body: "man", Skin: kit.Hex("#e6dde6"), Hair: hairOf("quiff", "#2a2430"), Top: wear("suit jacket", "#3a3440", "#fbf8f6"), Bottom: wear("trousers", "#34303c"), Shoes: wear("shoes", "#34303a"), Extras: []string{"cape", "bow tie"}, Expression: "evil"},
	"zombie":       {fixedSkin: true, Skin: kit.Hex("#9fb87a"), Hair: hairOf("spiky", "#4a4638"), Top: wear("shirt", "#a8b0a0"), Bottom: wear("torn trousers"), Shoes: wear("barefoot"), Extras: []string{"scars"}, Pose: "zombie walk", Expression: "zombie"},
	"devil":        {fixedSkin: true, Skin: kit.Hex("#e0604f"), Hair: hairOf("short", "#3a2028"), Head: "horns", Top: wear("bodysuit", "#a8242f", "#3a2028"), Shoes: wear("boots", "#3a2430"), Extras: []string{"cape", "tail"}, Pose: "holding a pole", Expression: "evil", props: []string{"trident"}},
	"ninja":        {Head: "ninja hood", Top: wear("martial arts", "#3d3d4a", "#d8343a"), Shoes: wear("boots", "#34343f"), Pose: "holding a pole", Expression: "determined", props: []string{"katana"}},
	"samurai":      {Body: "man", Skin: tone(2), Hair: hairOf("top knot", "#2b2428"), Head: "samurai helmet", Top: wear("long sleeve", "#3a3f5a"), Over: wear("samurai armor"), Bottom: wear("wide trousers", "#3d4257"), Shoes: wear("sandals"), Pose: "holding a pole", Expression: "determined", props: []string{"katana"}},
	"pirate":       {Body: "man", Hair: hairOf("wavy", "#4a3028"), Beard: "full", Glasses: "eyepatch", Head: "pirate hat", Over: wear("pirate coat"), Top: wear("striped shirt", "#f7f0e2", "#b5303c"), Bottom: wear("trousers", "#4a4454"), Shoes: wear("tall boots", "#4a342c"), Pose: "holding a pole", Expression: "grin", props: []string{"cutlass"}},
	"viking":       {Body: "man", Build: "broad", Hair: hairOf("long", "#d98a3a"), Beard: "long", Head: "viking helmet", Top: wear("tunic", "#7a5a3f"), Bottom: wear("trousers", "#5a5048"), Shoes: wear("boots"), Pose: "holding a pole", props: []string{"axe"}},
	"superhero":    {Hair: hairOf("quiff", "#2f2628"), Body: "man", Build: "broad", Glasses: "eye mask", Top: wear("bodysuit", "#3f5fd0", "#e23b3f"), Shoes: wear("tall boots", "#d8343a"), Extras: []string{"cape", "emblem"}, Pose: "hands on hips"},
	"leprechaun":   {fixedHair: true, Body: "man", Age: "child", Hair: hairOf("curly", "#d8702f"), Beard: "full", Head: "leprechaun hat", Top: wear("suit jacket", "#2f8f4a", "#f7f2e4"), Bottom: wear("shorts", "#2f7f44"), Shoes: wear("shoes", "#3a2f2a"), Extras: []string{"bow tie"}, Expression: "grin"},
	"clown":        {fixedHair: true, Hair: hairOf("afro", "#e8602f"), Skin: tone(0), Top: wear("clown suit"), Shoes: wear("clown shoes"), Extras: []string{"clown nose", "gloves"}, Pose: "waving", Expression: "laugh"},
	"cowboy":       {Body: "man", Hair: hairOf("short", "#6a4228"), Beard: "stubble", Head: "cowboy hat", Top: wear("checked shirt"), Over: wear("vest", "#8a5a34"), Bottom: wear("jeans"), Shoes: wear("boots", "#7a4a2c"), Extras: []string{"neckerchief"}, Pose: "carrying a bag", props: []string{"lasso"}},
	"cowgirl":      {Body: "woman", Hair: hairOf("braids", "#c9843f"), Head: "cowboy hat", HeadColor: kit.Hex("#b5763f"), Top: wear("checked shirt", "#e06a8f", "#fbeef2"), Bottom: wear("skirt", "#5a7fb0"), Shoes: wear("boots", "#8a4a34"), Extras: []string{"neckerchief"}, Pose: "hands on hips"},
	"skeleton":     {fixedSkin: true, Skin: kit.Hex("#f3ecdc"), Hair: hairOf("none", ""), Pose: "waving"},
	"stick figure": {Top: wear("t-shirt", "#4a4656"), Pose: "waving"},
	"mummy":        {fixedSkin: true, Skin: kit.Hex("#e9dfc6"), Hair: hairOf("none", ""), Top: wear("bodysuit", "#ece3cf", "#cfc2a4"), Shoes: wear("barefoot"), Extras: []string{"bandages"}, Pose: "zombie walk"},
	"grim reaper":  {fixedSkin: true, Skin: kit.Hex("#f0e9da"), Hair: hairOf("none", ""), Head: "hood", Top: wear("robe", "#3f3b48", "#3f3b48"), Shoes: wear("barefoot"), Pose: "holding a pole", Extras: []string{"skull face"}, props: []string{"scythe"}},
	"catrina":      {fixedSkin: true, Body: "woman", Skin: kit.Hex("#f7f1e8"), Hair: hairOf("bun", "#2f2528"), Head: "flower crown", Top: wear("long dress", "#c8324f"), Shoes: wear("heels"), Extras: []string{"skull face"}},
	"scarecrow":    {fixedHair: true, fixedSkin: true, Skin: kit.Hex("#e3c088"), Hair: hairOf("spiky", "#e8c04a"), Head: "straw hat", Top: wear("checked shirt", "#c8603a"), Bottom: wear("torn trousers", "#4f6a9f"), Shoes: wear("boots"), Pose: "arms out"},
	"magician":     {Body: "man", Hair: hairOf("side part", "#2a2428"), Beard: "goatee", Head: "top hat", Top: wear("tailcoat"), Bottom: wear("trousers", "#34323c"), Shoes: wear("shoes", "#34303a"), Extras: []string{"cape", "bow tie", "gloves"}, Pose: "holding one", props: []string{"magic wand"}},
	"bride":        {Body: "woman", Hair: hairOf("bun", "#6a3f2c"), Head: "bridal veil", Top: wear("wedding dress"), Shoes: wear("heels", "#fbf6f0"), Extras: []string{"earrings"}, Pose: "hands together", props: []string{"bouquet"}},
	"groom":        {Body: "man", Hair: hairOf("side part", "#2f2628"), Top: wear("suit jacket", "#34384a"), Bottom: wear("trousers", "#34384a"), Shoes: wear("shoes", "#2f2a2e"), Extras: []string{"bow tie"}, Expression: "smile"},

	"plague doctor": {fixedSkin: true, Skin: kit.Hex("#c9b08a"), Hair: hairOf("none", ""), Head: "sun hat", HeadColor: kit.Hex("#34303a"), Top: wear("robe", "#3a3640", "#3a3640"), Shoes: wear("boots", "#2a2630"), Extras: []string{"beak mask"}},
}
