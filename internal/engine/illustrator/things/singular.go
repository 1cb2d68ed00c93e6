package things

import "strings"

var irregular = map[string]string{
	"mice": "mouse", "geese": "goose", "feet": "foot", "teeth": "tooth", "children": "child", "people": "person", "men": "man", "women": "woman",
	"leaves": "leaf", "wolves": "wolf", "knives": "knife", "oxen": "ox", "cacti": "cactus", "loaves": "loaf", "scarves": "scarf", "elves": "elf",
	"dwarves": "dwarf", "octopi": "octopus", "fungi": "fungus", "shelves": "shelf", "halves": "half", "thieves": "thief", "hooves": "hoof",
	"calves": "calf", "lives": "life", "dice": "dice", "kids": "kid", "ladies": "lady",
}

// invariant words end like plurals and are not.
var invariant = map[string]bool{
	"glasses": true, "sunglasses": true, "bus": true, "cactus": true, "octopus": true, "dress": true, "cross": true, "grass": true, "lens": true,
	"compass": true, "canvas": true, "atlas": true, "hippopotamus": true, "rhinoceros": true, "christmas": true, "iris": true, "lotus": true,
	"virus": true, "hibiscus": true, "venus": true, "walrus": true, "platypus": true, "asparagus": true, "tyrannosaurus": true, "species": true,
	"series": true, "chess": true, "pants": true, "jeans": true, "scissors": true, "pliers": true, "goggles": true, "shorts": true, "scales": true,
}

// Singulars returns a phrase and what it could be the plural of, likeliest first.
func Singulars(phrase string) []string {
	cut := strings.LastIndexByte(phrase, ' ') + 1
	rest, word := phrase[:cut], phrase[cut:]
	forms := []string{phrase}
	add := func(stem string) { forms = append(forms, rest+stem) }
	if base := irregular[word]; base != "" {
		add(base)
	}
	if stem, ok := strings.CutSuffix(word, "ies"); ok && len(stem) > 1 {
		add(stem + "y")
	}
	if stem, ok := strings.CutSuffix(word, "es"); ok && len(stem) > 1 && strings.ContainsAny(stem[len(stem)-1:], "shxzo") {
		add(stem)
	}
	if stem, ok := strings.CutSuffix(word, "s"); ok && len(stem) > 1 && !strings.HasSuffix(stem, "s") {
		add(stem)
	}
	if stem, ok := strings.CutSuffix(word, "men"); ok && stem != "" {
		add(stem + "man")
	}
	return forms
}

// IsPlural reports whether the last word of a phrase looks like a plural.
func IsPlural(phrase string) bool {
	word := phrase[strings.LastIndexByte(phrase, ' ')+1:]
	if invariant[word] {
		return false
	}
	if irregular[word] != "" && irregular[word] != word || strings.HasSuffix(word, "men") {
		return true
	}
	if len(word) < 4 || !strings.HasSuffix(word, "s") {
		return false
	}
	return !strings.HasSuffix(word, "ss") && !strings.HasSuffix(word, "us") && !strings.HasSuffix(word, "is")
}
