package vocabulary

import (
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/token"
)

// Context is a word that means another thing beside some words: the knight of a chess club, the crane of a builder.
type Context struct {
	Beside   []string // any of these
	Word     string
	Part, ID string // the part is empty for the whole thing
}

func readContexts() []Context {
	var out []Context
	for line := range lexicon.Lines(data.Text("contexts")) {
		beside, rule, _ := strings.Cut(line, ": ")
		word, value, _ := strings.Cut(rule, " = ")
		part, id, of := strings.Cut(value, " of ")
		if !of {
			part, id = "", value
		}
		out = append(out, Context{lexicon.List(beside), word, part, id})
	}
	return out
}

// Prints are the words after a thing that say that its picture is on another one.
var Prints = lexicon.Set("print prints design designs graphic graphics motif logo picture image emblem drawing painting pattern patch decal tattoo tattoos texture engraving carving etching embossing")

// readBusinesses maps kinds of business, by token.Key, to what their logos may show, best first.
func readBusinesses(v *Words) map[string][]string {
	marks := map[string][]string{}
	v.readPairs("businesses", func(words, value string) {
		key := token.Key(words)
		for id := range strings.SplitSeq(value, "|") {
			marks[key] = append(marks[key], strings.TrimSpace(id))
		}
		for word := range strings.SplitSeq(key, " ") {
			v.single[word] = true
		}
	})
	return marks
}

// addPatterns makes patterns of the words for fills and of what is printed in rows: "galaxy pattern", "hearts print".
func (v *Words) addPatterns() {
	add := func(words, value string) {
		for _, tail := range []string{"pattern", "patterned", "print", "printed"} {
			v.add(words+" "+tail, Fill, value)
		}
	}
	found := map[string]string{}
	for key, senses := range v.Senses {
		for _, s := range senses {
			if last := key[strings.LastIndex(key, " ")+1:]; s.Class == Fill && !Prints[last] && !strings.HasPrefix(key, "with ") {
				found[key] = s.Value
			}
		}
	}
	for key, value := range PrintMarks {
		found[key] = value
	}
	for key, value := range found {
		add(key, value)
	}
}

// Use is what a word for gear does: it belongs to a pose, and may start it.
type Use struct {
	Pose   string
	Starts bool     // whoever has it takes the pose
	Raises bool     // who is in one of the poses that the pose is more of takes it
	More   []string // poses that it makes more of: who paints, with a roller, paints a wall
}

// readGear reads lines "pose < poses = words". Words of no other list become names that nothing draws by itself.
func (v *Words) readGear() {
	v.Gear, v.MoreOf = map[string][]Use{}, map[string][]string{}
	for line := range lexicon.Lines(data.Text("gear")) {
		head, words, _ := strings.Cut(line, " = ")
		doing, from, _ := strings.Cut(head, " <")
		v.MoreOf[strings.TrimSpace(doing)] = append(v.MoreOf[strings.TrimSpace(doing)], lexicon.List(from)...)
		for _, word := range lexicon.List(words) {
			name, starts := strings.CutPrefix(word, "*")
			name, raises := strings.CutPrefix(name, "+")
			key := token.Key(name)
			v.Gear[key] = append(v.Gear[key], Use{Pose: strings.TrimSpace(doing), Starts: starts, Raises: starts || raises, More: lexicon.List(from)})
			if len(v.Senses[key]) == 0 && strings.Contains(key, " ") {
				v.add(key, Unknown, "name")
			}
		}
	}
}

// PrintMarks are the things that are a pattern on cloth and on the walls of vessels.
var PrintMarks = map[string]string{"stars": "stars", "hearts": "hearts", "flowers": "floral", "polka dots": "dots", "dots": "dots", "spots": "dots", "roses": "floral", "daisies": "floral", "diamonds": "argyle"}

// countries maps names and adjectives of countries and states, by token.Key, to their codes.
func readCountries(v *Words) map[string]string {
	codes := map[string]string{}
	v.readPairs("countries", func(code, names string) {
		for _, name := range lexicon.List(names) {
			key := token.Key(name)
			if _, taken := codes[key]; !taken {
				codes[key] = code
			}
			for word := range strings.SplitSeq(key, " ") {
				v.single[word] = true
			}
		}
	})
	return codes
}

// addSetting adds words for a place that is drawn. What is only that place is a scene as well.
func (v *Words) addSetting(words, value string) {
	key := token.Key(words)
	if len(v.Senses[key]) == 0 {
		v.add(words, Scene, words)
	}
	v.add(words, Setting, value)
}
