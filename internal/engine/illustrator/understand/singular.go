package understand

import "strings"

var irregular = map[string]string{
	"mice": "mouse", "geese": "goose", "feet": "foot", "teeth": "tooth", "children": "child", "people": "person", "men": "man", "women": "woman",
	"leaves": "leaf", "wolves": "wolf", "knives": "knife", "oxen": "ox", "cacti": "cactus", "loaves": "loaf", "scarves": "scarf", "elves": "elf",
	"dwarves": "dwarf", "octopi": "octopus", "fungi": "mushroom", "shelves": "shelf", "halves": "half", "thieves": "thief", "hooves": "hoof",
}

// singulars returns the phrase and what its last word could be the plural of, likeliest first.
func singulars(phrase string) []string {
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
	if stem, ok := strings.CutSuffix(word, "men"); ok {
		add(stem + "man")
	}
	return forms
}
