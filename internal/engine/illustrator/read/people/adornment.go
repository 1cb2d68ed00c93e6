package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// tintable are the features whose color can be told.
var tintable = phraseSet("wings", "fairy wings", "bat wings", "halo", "horns", "cat ears", "bunny ears", "earrings", "hoop earrings")

// ownWings is the name of the wings that a role has: those of a fairy are no angel's.
func ownWings(role, name string) string {
	if name == "wings" && strings.Contains(role, "fairy") {
		return "fairy wings"
	}
	return name
}

// paintedLips reads the color of lips, which only lipstick has, and of the nose that a clown puts on.
func (p *parser) paintedLips(i int, s span) bool {
	painted := map[string]string{"lips": "lipstick", "lip": "lipstick"}[s.key]
	if s.key == "nose" && p.out.Subjects[i].ID == "clown" {
		painted = "clown nose"
	}
	if painted == "" || !slices.ContainsFunc(p.pre, func(d span) bool { return d.is(color) }) {
		return false
	}
	p.putOn(i, s, "face", painted)
	return true
}

// headExtras are the features that are worn on the head as headwear is.
var headExtras = wordSet("halo horns")

// unadorned takes off a feature that a role brings: the wings of a fairy, the halo of an angel.
func (p *parser) unadorned(s span) bool {
	name, _ := s.value(extra)
	if !p.r.catalog.Garment(name) {
		return false
	}
	sub := &p.out.Subjects[p.owner]
	if headExtras[name] {
		figure(sub).Headwear = "none"
		return true
	}
	sub.Without = appendNew(sub.Without, ownWings(sub.ID, name))
	return true
}

// markings are the words for the pattern of a coat.
var markings = wordSet("stripes spots patches rosettes markings")

// plainCoat takes the pattern off an animal's coat: "a zebra without stripes".
func (p *parser) plainCoat(sub *brief.Subject, s span) bool {
	if sub.Kind != brief.Animal || !markings[s.key] {
		return false
	}
	sub.Pattern = "plain"
	return true
}
