package vocabulary

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/things"
)

// natural names begin with a color that is the animal's own, so that it is not painted.
var natural = map[string]bool{
	"red fox": true, "red squirrel": true, "gray squirrel": true, "grey squirrel": true, "gray wolf": true, "grey wolf": true, "red cardinal": true,
	"red robin": true, "blue whale": true, "green tree": true, "gold coin": true, "red heart": true, "bald eagle": true, "open hand": true, "open mouth": true, "straight arrow": true,
	"empty frame": true, "falling snow": true, "falling petals": true, "ginger cat": true, "orange juice": true, "orange juice glass": true, "locked padlock": true, "hot glue gun": true,
}

// plainer synonyms say a color and a name that is better read as the two.
var plainer = map[string]bool{"orange cat": true, "red bus": true, "red lantern": true, "red bird": true, "red circle": true, "golden frame": true}

// addThings adds every name of the table of things, but for those that only put a quality before another name of the same thing:
// "red apple" is a color and an apple.
func (v *Words) addThings() {
	things.Keys(func(key string, t things.Thing, name bool) {
		first, rest, several := strings.Cut(key, " ")
		if key == "cake with candles" || key == "fleur" {
			return // a cake and a part of it; any flower in French
		}
		if several && !name && !natural[key] {
			if same, ok := things.Lookup(rest); plainer[key] || ok && same.ID == t.ID && v.alters(first) {
				return
			}
		}
		v.addThing(key, t.ID, name)
	})
}

// addThing adds a name; a name of the table outranks what another list says of the same words.
func (v *Words) addThing(key, id string, name bool) {
	for i, have := range v.Senses[key] {
		if have.Class == Thing {
			if name {
				v.Senses[key][i].Value = id
			}
			return
		}
	}
	v.add(key, Thing, id)
}

// alters reports whether a word changes how a thing is drawn: "little" and "baby" before the name of a thing do not.
func (v *Words) alters(word string) bool {
	return slices.ContainsFunc(v.Senses[word], func(s Sense) bool {
		return slices.Contains([]Class{Color, Material, Fill, State, Expression, HairStyle}, s.Class)
	})
}
