package languages

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/token"
)

// settle mends what one language says with a word that English has several for, and verbs that stand last where English has them in the middle.
func (d *Dictionary) settle(units []unit) []unit {
	switch d.Code {
	case "es", "pt":
		return d.onFlat(units)
	case "de", "nl":
		return d.carryingOrWearing(d.verbLast(units))
	case "fr", "it":
		return d.carryingOrWearing(units)
	case "tr":
		return d.inHand(units)
	}
	return units
}

// flat are things that one is on where Spanish and Portuguese have the word for "in" as well: "en una rama", "em um cogumelo".
var flat = set("branch chair sofa bench stool armchair mushroom flower rose sunflower cloud moon surfboard skateboard bicycle motorcycle scooter horse rock log " +
	"leaf broom plate swing carpet rug pillow throne ladder stairs sled table desk shelf roof head nose back shoulder cushion blanket hammock tower cake")

// contracted are the words that may mean "in" as well as "on".
var contracted = set("na no nas nos")

// onFlat turns "in" into "on" before what one is on, and "on" into "in" before what holds things.
func (d *Dictionary) onFlat(units []unit) []unit {
	for i, u := range units {
		both := u.english == "on" && (contracted[u.source] || strings.HasPrefix(u.source, "en "))
		if u.english != "in" && !both {
			continue
		}
		for _, next := range units[i+1:] {
			if next.english == "a" || next.english == "-" || d.describes(next.english) && !d.names(next.english) {
				continue
			}
			if both {
				if holds(next.english) {
					units[i].english = "in"
				}
				break
			}
			if words := token.Split(next.english); len(words) > 0 && flat[words[len(words)-1].Text] {
				units[i].english = "on"
			}
			break
		}
	}
	return units
}

// verbLast moves a verb that ends a clause of German or Dutch before what it is done to: "ein Mädchen, das ein Buch liest", "een beer die een ballon vasthoudt".
func (d *Dictionary) verbLast(units []unit) []unit {
	last := len(units) - 1
	for last > 0 && units[last].english == "-" {
		last--
	}
	if last < 1 || !d.takesObject(units[last].english) {
		return units
	}
	var nouns []int
	for i, u := range units[:last] {
		if d.hasNoun([]unit{u}) {
			nouns = append(nouns, i)
		}
	}
	if len(nouns) == 0 || d.names(units[last].english) {
		return units
	}
	at := 0
	if len(nouns) > 1 {
		at = nouns[0] + 1
	}
	for _, n := range slices.Backward(nouns[min(1, len(nouns)-1):]) {
		first := n
		for first > nouns[0]+1 && !units[first-1].rel && (units[first-1].english == "a" || units[first-1].english == "-" || d.describes(units[first-1].english) && !d.names(units[first-1].english)) {
			first--
		}
		if before := units[max(first-1, 0)]; first > 0 && (!before.rel || before.english == "and") {
			at = first // what it is done to has no preposition before it
			break
		}
	}
	verb := units[last]
	return slices.Insert(slices.Delete(slices.Clone(units), last, last+1), at, verb)
}

// carryingOrWearing turns "wearing" into "carrying" before what is not worn: French, German, Dutch and Italian say both alike ("qui porte un panier").
func (d *Dictionary) carryingOrWearing(units []unit) []unit {
	for i, u := range units {
		if u.english != "wearing" {
			continue
		}
		for _, next := range units[i+1:] {
			if d.names(next.english) {
				if !d.worn(next.english) {
					units[i].english = "carrying"
				}
				break
			}
			if next.rel {
				break
			}
		}
	}
	return units
}

// inHand reads "elinde" as a verb in the middle: "öğretmen elinde kitap" is a teacher with a book in the hand.
func (d *Dictionary) inHand(units []unit) []unit {
	for i, u := range units {
		if u.source == "elinde" && i > 0 && d.names(units[i-1].english) {
			units[i].english, units[i].rel = "holding", false
		}
	}
	return units
}

// roomy are things that one is in where Turkish has one ending for "in" and "on".
var roomy = set("vase basket box pot cup mug bowl jar bottle glass bag pumpkin nest bathtub bucket cage tent car pool house barrel crate chest backpack boat wheelbarrow bath pond")

// holds reports whether English words name a vessel.
func holds(english string) bool {
	words := token.Split(english)
	return len(words) > 0 && roomy[words[len(words)-1].Text]
}

// set is some words.
func set(words string) map[string]bool {
	all := map[string]bool{}
	for word := range strings.FieldsSeq(words) {
		all[word] = true
	}
	return all
}

// looksOfMaterials moves what describes a material before the phrase for what something is made of: "aus braunem Leder" is "braunem aus Leder".
func (d *Dictionary) looksOfMaterials(toks []token.Token) []token.Token {
	for i := 0; i+2 < len(toks); i++ {
		if toks[i].Text != "aus" && toks[i].Text != "van" || toks[i+1].Kind != token.Word || toks[i+2].Kind != token.Word {
			continue
		}
		english, _, n, _ := d.longestAt([]token.Token{toks[i], toks[i+2]}, 0)
		look, _, _, _ := d.longestAt(toks[i+1:i+2], 0)
		if _, _, whole, _ := d.longestAt(toks, i); n == 2 && whole < 2 && strings.HasPrefix(english, "made of ") && d.describes(look) {
			toks = slices.Clone(toks)
			toks[i], toks[i+1] = toks[i+1], toks[i]
		}
	}
	return toks
}
