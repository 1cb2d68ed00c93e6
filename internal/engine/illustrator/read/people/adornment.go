package people

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// tintable are the features whose color can be told.
var tintable = lexicon.Phrases("wings", "fairy wings", "bat wings", "halo", "horns", "cat ears", "bunny ears", "earrings", "hoop earrings", "suspenders", "neck headphones", "hat feather")

// ownWings is the name of the wings that a role has: those of a fairy are no angel's.
func ownWings(role, name string) string {
	if name == "wings" && strings.Contains(role, "fairy") {
		return "fairy wings"
	}
	return name
}

// paintedLips reads the color of lips, which only lipstick has, and of the nose that a clown puts on.
func paintedLips(p *state.Parser, i int, s state.Span) bool {
	painted := map[string]string{"lips": "lipstick", "lip": "lipstick"}[s.Key]
	if s.Key == "nose" && p.Out.Subjects[i].ID == "clown" {
		painted = "clown nose"
	}
	if painted == "" || !slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool { return d.Is(vocabulary.Color) }) {
		return false
	}
	putOn(p, i, s, "face", painted)
	return true
}

// headExtras are the features that are worn on the head as headwear is.
var headExtras = lexicon.Set("halo horns")

// unadorned takes off a feature that a role brings: the wings of a fairy, the halo of an angel.
func unadorned(p *state.Parser, s state.Span) bool {
	name, _ := s.Value(vocabulary.Extra)
	if !p.Tables.Catalog.Garment(name) {
		return false
	}
	sub := &p.Out.Subjects[p.Owner]
	if headExtras[name] {
		subjects.Figure(sub).Headwear = "none"
		return true
	}
	sub.Without = state.AppendNew(sub.Without, ownWings(sub.ID, name))
	return true
}

// Markings are the words for the pattern of a coat.
var Markings = lexicon.Set("stripes spots patches rosettes markings")

// plainCoat takes the pattern off an animal's coat: "a zebra without stripes".
func plainCoat(p *state.Parser, sub *brief.Subject, s state.Span) bool {
	if sub.Kind != brief.Animal || !Markings[s.Key] {
		return false
	}
	sub.Pattern = "plain"
	return true
}
