package plan

import (
	"fmt"
	"strings"

	"pellucid/internal/engine/illustrator/parse"
)

// parts are words for pieces of a thing: with an owner they describe it and are no things of their own.
var parts = map[string]bool{
	"hair": true, "eyes": true, "eye": true, "mane": true, "tail": true, "fur": true, "beard": true, "skin": true, "face": true, "petals": true,
	"roof": true, "windows": true, "wheels": true, "sails": true, "lips": true, "cheeks": true, "legs": true, "stripes": true, "spots": true,
	"dots": true, "accents": true, "trim": true, "nose": true, "ears": true, "scales": true, "horns": true, "antlers": true, "smile": true,
	"expression": true, "edges": true, "handle": true, "stem": true, "shell": true, "liquid": true, "freckles": true, "ponytail": true, "braids": true,
}

// hairs are the words for hair that people's pieces come in.
var hairs = map[string]string{
	"red": "red-hair", "orange": "red-hair", "yellow": "blond-hair", "gold": "blond-hair", "white": "white-hair", "gray": "white-hair", "silver": "white-hair", "curly": "curly-hair",
}

// dropParts takes phrases such as "with blue eyes" out of what is drawn and says which colours stay unpainted.
func (d *draft) dropParts() {
	for _, link := range d.said.Links {
		part := d.said.Phrases[link.To]
		if link.Kind != "with" && link.Kind != "and" || len(part.Words) == 0 || !parts[part.Words[len(part.Words)-1]] {
			continue
		}
		d.said.Phrases[link.To].Words = nil
		if d.dyeHair(link.From, part) || len(part.Colors) == 0 {
			continue
		}
		d.note(fmt.Sprintf("The %s %s could not be painted apart from the rest.", strings.Join(part.Colors, " and "), strings.Join(part.Words, " ")))
	}
}

// dyeHair picks the person with that hair, where there is one.
func (d *draft) dyeHair(owner int, part parse.Phrase) bool {
	words := d.said.Phrases[owner].Words
	if part.Words[len(part.Words)-1] != "hair" || len(words) == 0 {
		return false
	}
	who := map[string]string{"woman": "woman", "girl": "woman", "lady": "woman", "man": "man", "guy": "man", "person": "person"}[words[len(words)-1]]
	for _, color := range append(part.Colors, part.Mods...) {
		if name := hairs[color]; name != "" && who != "" {
			d.said.Phrases[owner].Words = strings.Split(who+" "+strings.ReplaceAll(name, "-", " "), " ")
			return true
		}
	}
	return false
}
