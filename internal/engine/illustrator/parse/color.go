package parse

// colorOf maps every colour word to the word by which the drawing side knows it.
var colorOf = withAliases(set(`red orange yellow green blue purple violet pink magenta cyan teal turquoise brown black white gray gold
	silver bronze copper navy maroon burgundy beige cream mint coral indigo crimson scarlet emerald lavender lilac peach rose salmon
	lime olive khaki tan ivory amber aqua azure sky fuchsia plum charcoal ruby sapphire jade chocolate mustard`),
	map[string]string{
		"grey": "gray", "golden": "gold", "silvery": "silver", "purplish": "purple", "reddish": "red", "bluish": "blue",
		"greenish": "green", "yellowish": "yellow", "blonde": "yellow", "blond": "yellow", "ginger": "orange", "cerulean": "azure", "wine": "burgundy",
		"ebony": "black", "snowy": "white", "periwinkle": "lavender", "mauve": "lilac", "ochre": "mustard", "terracotta": "copper",
	})

// shades are colours of two words; the second is a colour word or "colored".
var shades = map[string]string{
	"light blue": "sky", "sky blue": "sky", "baby blue": "sky", "pale blue": "sky", "ice blue": "sky", "dark blue": "navy", "navy blue": "navy",
	"midnight blue": "navy", "royal blue": "blue", "deep blue": "blue", "electric blue": "azure", "dark red": "maroon", "deep red": "crimson",
	"blood red": "crimson", "light red": "coral", "dark green": "emerald", "forest green": "emerald", "light green": "mint", "mint green": "mint",
	"lime green": "lime", "olive green": "olive", "hot pink": "magenta", "light pink": "pink", "pale pink": "pink", "dark pink": "rose",
	"rose gold": "rose", "light purple": "lavender", "dark purple": "plum", "deep purple": "plum", "light brown": "tan", "dark brown": "chocolate",
	"light gray": "silver", "light grey": "silver", "dark gray": "charcoal", "dark grey": "charcoal", "off white": "ivory", "light yellow": "cream",
	"bright red": "red", "bright blue": "blue", "bright green": "green", "bright yellow": "yellow", "bright orange": "orange", "bright pink": "magenta",
	"teal blue": "teal", "burnt orange": "copper",
}

// things are colour words that also name a thing: they are the thing when no noun follows.
var things = set("orange rose peach lime plum olive salmon coral mint lavender ruby sapphire emerald jade amber chocolate mustard cream gold wine ginger lilac sky violet")

// tinting are those that are colours beside a framing word: "gold frame".
var tinting = set("gold amber jade sapphire ruby emerald cream sky coral violet wine")

// leadsThing holds the nouns before which such a word names the thing: "orange juice", "gold bar".
var leadsThing = map[string]map[string]bool{
	"orange": set("juice slice slices tree peel soda"), "rose": set("petal petals bush garden bouquet window"), "peach": set("tree cobbler"),
	"lime": set("slice slices juice wedge"), "olive": set("oil branch tree"), "salmon": set("fillet sushi"), "coral": set("reef"),
	"mint": set("leaf leaves tea"), "chocolate": set("cake bar chip cookie ice milk donut bunny"), "lavender": set("field sprig flower flowers"),
	"gold": set("medal bar bars coin coins ingot nugget trophy mine"), "silver": set("medal"), "bronze": set("medal statue"),
	"cream": set("cheese puff pie"), "ginger": set("root bread tea"), "wine": set("glass bottle barrel cellar"), "plum": set("blossom tree"),
	"sky": set("scraper diver diving lantern"), "violet": set("flower flowers"), "black": set("cat hole bear belt friday widow hat"), "white": set("house flag wine tiger rabbit"),
	"red": set("cross flag panda carpet envelope wine"), "green": set("tea salad apple apples"), "blue": set("whale jay bird"), "yellow": set("jacket"),
}

func withAliases(names map[string]bool, aliases map[string]string) map[string]string {
	colors := make(map[string]string, len(names)+len(aliases))
	for name := range names {
		colors[name] = name
	}
	for alias, name := range aliases {
		colors[alias] = name
	}
	return colors
}
