package languages

import (
	"strings"

	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// irregular are the plurals that no rule makes.
var irregular = map[string]string{
	"woman": "women", "man": "men", "child": "children", "mouse": "mice", "leaf": "leaves", "wolf": "wolves", "knife": "knives", "foot": "feet",
	"tooth": "teeth", "goose": "geese", "sheep": "sheep", "deer": "deer", "fish": "fish", "old woman": "old women", "old man": "old men", "person": "people",
	"police officer": "police officers", "maple leaf": "maple leaves", "palm leaf": "palm leaves", "monstera leaf": "monstera leaves", "scarf": "scarves",
}

// pluralOf returns the plural of an English name.
func (d *Dictionary) pluralOf(name string) string {
	if first, rest, ok := strings.Cut(name, " of "); ok {
		return d.pluralOf(first) + " of " + rest
	}
	if many, ok := irregular[name]; ok {
		return many
	}
	switch {
	case things.IsPlural(name), !d.english.Is(token.Key(name), Noun):
		return name
	case strings.HasSuffix(name, "s"), strings.HasSuffix(name, "x"), strings.HasSuffix(name, "sh"), strings.HasSuffix(name, "ch"):
		return name + "es"
	case strings.HasSuffix(name, "y") && !strings.HasSuffix(name, "ey") && !strings.HasSuffix(name, "oy"):
		return name[:len(name)-1] + "ies"
	}
	return name + "s"
}

// inEnglish writes units as tokens.
func inEnglish(units []unit) []token.Token {
	var out []token.Token
	for _, u := range units {
		if u.english == "" {
			out = append(out, u.token)
			continue
		}
		if u.english == "-" {
			continue
		}
		for _, t := range token.Split(u.english) {
			t.Start, t.End = u.start, u.end
			out = append(out, t)
		}
	}
	return out
}

// word is the English of a unit, or what was typed where the dictionary lacks it.
func (u unit) word() string {
	if u.english == "" {
		return u.token.Text
	}
	return u.english
}
