package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// shapedAlready are the pieces that have a form as they are drawn.
var shapedAlready = map[string]map[string]bool{
	"circle":    wordSet("ball basketball soccer-ball balloon clock plate pizza cookie donut coin compass button orange apple moon sun globe magnifying-glass watch dartboard wheel tire drum target bowl glasses badge medal ring lollipop macaron christmas-ornament snow-globe bomb planet earth pill pearl cake birthday-cake wedding-cake hamburger pancake tambourine bagel wreath pie cheese-wheel"),
	"square":    wordSet("dice cardboard-box gift-box toast waffle"),
	"rectangle": wordSet("frame window picture-frame table desk door book envelope cell-phone tablet laptop television brick chocolate-bar rug towel flag ticket domino bed sofa bench wood-plank briefcase"),
	"oval":      wordSet("mirror egg easter-egg football lemon mango avocado watermelon potato olive"),
}

// boxlike are things whose outline is a rectangle from the front: they get other proportions, not another outline.
var boxlike = wordSet("table desk coffee-table book cell-phone tablet laptop television bed sofa rug towel door envelope gift-box cardboard-box suitcase wallet briefcase pillow notebook shopping-bag house refrigerator microwave cake basket lunch-box clutch handbag bench box")

// formed gives a piece a form that it has a design for, or has anyway.
func (p *parser) formed(s *brief.Subject, form string) bool {
	if shapedAlready[form][s.ID] {
		return true
	}
	if s.ID == "wood-plank" && s.Material == "" && !strings.Contains(strings.ToLower(s.Words), "wood") && p.r.drawable("road-sign") != "" {
		s.ID = "road-sign" // a plank has no other shape, a plate has
	}
	if form == "oblong" || boxlike[s.ID] && (form == "square" || form == "rectangle") {
		if p.stretchable(s) {
			s.Build = form
		}
		return s.Build == form
	}
	name := form
	if form == "circle" {
		name = "round"
	}
	if !slices.Contains(p.r.catalog.States(s.ID), name) {
		return false
	}
	s.States = appendNew(s.States, name)
	return true
}

// stretchable reports whether a thing can be tall, thin, short or wide; what has wheels cannot, and of several
// the words may tell which.
func (p *parser) stretchable(s *brief.Subject) bool {
	return s.Kind == brief.Piece && s.Count == 1 && p.r.catalog.Has(s.ID) && !p.r.catalog.View(s.ID, "side")
}

// damages reports whether a word before a part says that it is broken, or that one of several is missing.
func (p *parser) damages(i int, part string, d span) bool {
	how, ok := d.value(state)
	if !ok || p.kindOf(i) != brief.Piece && p.kindOf(i) != brief.Animal {
		return false
	}
	switch how {
	case "broken":
		return p.kindOf(i) == brief.Piece && (part == "handle" || part == "legs")
	case "missing":
		return part == "legs" && p.kindOf(i) == brief.Piece || part == "ears" || part == "ear" || part == "arms" || part == "horns" || part == "wings"
	}
	return false
}

// paintedPart reads a name that is a color and a part of its owner: the gold frame of glasses is no picture frame.
func (p *parser) paintedPart(i int, s span) (brief.PartColor, string) {
	look, part, ok := strings.Cut(s.key, " ")
	if !ok || p.kindOf(i) != brief.Piece || part != "frame" && !trims[part] && !slices.Contains(contents, part) {
		return brief.PartColor{}, ""
	}
	name := p.partNamed(i, part)
	for _, class := range []class{color, material} {
		for _, one := range p.r.words.senses[look] {
			if one.class == class && name != "" {
				return brief.PartColor{Part: name, Color: one.value}, name
			}
		}
	}
	return brief.PartColor{}, ""
}
