package plan

import (
	"fmt"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/parse"
	"pellucid/internal/engine/illustrator/understand"
)

// thing is a subject with what composing it needs.
type thing struct {
	piece   understand.Piece
	art     Art
	aspect  float64 // width / height of the visible art
	natural string  // the colour word that covers most of the art
	color   string  // the colour to paint it in, or empty
	count   int
	size    float64 // relative to other subjects; 1 is usual
	traits  traits
	extra   bool            // added by a curated alias, not asked for by name
	glyph   understand.Look // the single-colour glyph that could stand for it, if any
}

// maxCount is the most pieces of one subject that still read as separate things.
const maxCount = 12

// resolve turns phrases into subjects and drops what the negative prompt forbids.
func (d *draft) resolve() {
	d.dropParts()
	at := make([]int, len(d.said.Phrases))
	phrases := map[int]parse.Phrase{}
	for i, phrase := range d.said.Phrases {
		at[i] = d.resolvePhrase(phrase)
		phrases[at[i]] = phrase
	}
	d.unify(phrases)
	for _, link := range d.said.Links {
		if from, to := at[link.From], at[link.To]; from >= 0 && to >= 0 && from != to {
			d.links = append(d.links, Relation{From: from, Kind: link.Kind, To: to})
		}
	}
}

// resolvePhrase adds the phrase's subject and returns its position, or -1 when nothing is drawn for it.
func (d *draft) resolvePhrase(phrase parse.Phrase) int {
	if d.forbidden(phrase) {
		return -1
	}
	if len(phrase.Words) == 0 && phrase.Emoji == "" || d.isScenery(phrase) {
		return -1
	}
	match, ok := d.match(phrase)
	if !ok || match.How == "vector" && len(d.things) > 0 { // a guess beside a known thing would look silly
		if len(phrase.Words) > 0 {
			d.note(fmt.Sprintf("No picture of “%s” is in our art, so it was left out.", strings.Join(phrase.Words, " ")))
		}
		return -1
	}
	subject, made := d.subject(phrase, match)
	if made.art.Name == "" {
		return -1
	}
	d.out.Subjects = append(d.out.Subjects, subject)
	d.things = append(d.things, made)
	d.told = append(d.told, phrase.Count > 1)
	at := len(d.things) - 1
	for _, extra := range match.Extras {
		d.addExtra(at, extra)
	}
	return at
}

// scenery is words for places that a transparent ground leaves out, beside other things.
var scenery = map[string]bool{
	"space": true, "air": true, "ground": true, "distance": true, "center": true, "centre": true, "middle": true, "top": true, "back": true, "side": true,
	"front": true, "bottom": true, "floor": true, "foreground": true, "place": true, "way": true, "row": true, "line": true, "position": true, "pose": true, "sky": true,
}

// isScenery says whether a phrase only names a place. The sky counts as a place unless something is in it: clouds show that.
func (d *draft) isScenery(phrase parse.Phrase) bool {
	if len(d.said.Phrases) < 2 || len(phrase.Words) != 1 || !scenery[phrase.Words[0]] {
		return false
	}
	inside := slices.ContainsFunc(d.said.Links, func(l parse.Link) bool {
		return l.Kind == "in" && slices.Equal(d.said.Phrases[l.To].Words, phrase.Words)
	})
	return phrase.Words[0] != "sky" || !inside
}

func (d *draft) forbidden(phrase parse.Phrase) bool {
	return len(phrase.Words) > 0 && slices.Contains(d.said.Negatives, phrase.Words[len(phrase.Words)-1])
}

func (d *draft) match(phrase parse.Phrase) (understand.Match, bool) {
	if phrase.Emoji != "" {
		piece, ok := d.words.Emoji(phrase.Emoji)
		return understand.Match{Piece: piece, How: "label", Score: 1, Words: piece.Label}, ok
	}
	if phrase.Measure != "" && len(phrase.Words) == 1 {
		if m, ok := d.words.Match([]string{phrase.Measure, "of", phrase.Words[len(phrase.Words)-1]}, nil); ok && m.How == "alias" && strings.Contains(m.Words, " of ") {
			return m, true
		}
	}
	return d.words.Match(phrase.Words, phrase.Colors)
}

func (d *draft) subject(phrase parse.Phrase, match understand.Match) (Subject, thing) {
	if len(phrase.Colors) > 0 {
		match.Others = nil
	}
	made := d.choose(match)
	made.count = count(phrase)
	if phrase.Count == 0 && (strings.Contains(match.Words, " of ") || made.traits.collective) || phrase.Measure != "" && made.traits.collective {
		made.count = 1
	}
	made.size = sizeOf(phrase.Size) * made.traits.size
	colors := slices.DeleteFunc(slices.Clone(phrase.Colors), func(c string) bool { return c == match.UsedColor })
	made.color = paint(colors, made.natural)
	if match.Approximate() {
		d.standIn(phrase.Words, match)
	}
	d.findGlyph(&made, match, phrase.Words)
	d.varyGlyph(&made, phrase.Words)
	d.wholeBody(&made, phrase.Words)
	text := strings.Join(phrase.Words, " ")
	if phrase.Emoji != "" {
		text = match.Piece.Label
	}
	return Subject{
		Phrase: text, Count: made.count, Colors: phrase.Colors, Mods: phrase.Mods, Art: made.art,
		How: match.How, Score: match.Score, Approximated: match.Approximate(),
	}, made
}

// paint is the colour to give art: none when it has one of the colours already, or when it is to be black and white.
func paint(colors []string, natural string) string {
	if len(colors) == 0 || slices.Contains(colors, natural) || slices.Contains(colors, "black") && slices.Contains(colors, "white") {
		return ""
	}
	return colors[0]
}

// standIn says that another thing was drawn than the one that was asked for.
func (d *draft) standIn(words []string, match understand.Match) {
	d.note(fmt.Sprintf("No picture of “%s” is in our art, so %s stands in.", strings.Join(words, " "), article(match.Piece.Label)))
}

func (d *draft) dropNote(phrase string) {
	d.out.Notes = slices.DeleteFunc(d.out.Notes, func(note string) bool { return strings.Contains(note, "“"+phrase+"”") })
}

func count(phrase parse.Phrase) int {
	switch {
	case phrase.Count > 0:
		return min(phrase.Count, maxCount)
	case phrase.Plural:
		return 3
	}
	return 1
}

func sizeOf(word string) float64 {
	switch word {
	case "tiny":
		return 0.6
	case "small":
		return 0.75
	case "big":
		return 1.3
	}
	return 1
}

func article(label string) string {
	if strings.ContainsRune("aeiou", rune(label[0])) {
		return "an " + label
	}
	return "a " + label
}

// addExtra adds what a curated alias joins to its piece, such as a knight's shield.
func (d *draft) addExtra(owner int, extra understand.Extra) {
	piece, ok := d.words.Piece(extra.Name)
	if !ok {
		return
	}
	made := d.choose(understand.Match{Piece: piece})
	made.count, made.extra, made.size = 1, true, made.traits.size
	d.out.Subjects = append(d.out.Subjects, Subject{Phrase: piece.Label, Count: 1, Art: made.art, How: "alias", Score: 1})
	d.things = append(d.things, made)
	d.told = append(d.told, true)
	d.links = append(d.links, Relation{From: owner, Kind: extra.Kind, To: len(d.things) - 1})
}
