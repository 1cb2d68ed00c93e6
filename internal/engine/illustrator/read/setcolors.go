package read

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// inColors is the number before "colors", which says how many a set has: "gems in 6 colors".
func (p *parser) inColors() int {
	for i := 0; i+1 < len(p.toks); i++ {
		next := p.toks[i+1].Text
		n, err := strconv.Atoi(p.toks[i].Text)
		if v := vocabulary.Numerals[p.toks[i].Text]; err != nil && v != "" {
			n, err = strconv.Atoi(v)
		}
		if err == nil && n >= sheetLeast && (next == "colors" || next == "colours" || next == "different" || next == "color") {
			return n
		}
	}
	return 0
}

// counts takes a number back from what was left out: it is how many a set has.
func (p *parser) counts(number string) {
	i := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Text == number })
	if i < 0 {
		return
	}
	p.out.Reading.LeftOut = slices.DeleteFunc(p.out.Reading.LeftOut, func(it brief.Item) bool { return it.Words == number })
	p.fate[i] = false
	p.understand(i, i+1, "count", number)
}

// huesOf are the colors in which a set shows variants of a thing, or none where its color is its own.
func huesOf(s brief.Subject) []string {
	t, _ := things.ByID(s.ID)
	switch {
	case s.Color != "" || len(s.Parts) > 0 || s.Fill != "" || s.Material != "":
		return nil
	case ownColors[s.ID]:
		return nil
	case strings.Contains(s.ID, "leaf") || s.ID == "tree":
		return leaves
	case s.ID == "sunflower" || s.ID == "pine-cone" || s.ID == "acorn" || s.ID == "wheat" || s.ID == "fern" || strings.Contains(s.ID, "branch") || s.ID == "cactus" || strings.HasSuffix(s.ID, "tree"):
		return nil
	case t.Group == "plant-flower":
		return blooms
	case t.Group == "weather-nature-effect" || t.Group == "building-landmark" || t.Group == "food-drink" && !dyed[s.ID]:
		return nil
	}
	return hues
}

// ownColors are the small animals that are known by their colors.
var ownColors = wordSet("bee bumblebee ladybug ant spider wasp mosquito monarch-butterfly clownfish lobster crab scorpion")

// dyed is the food that comes in any color.
var dyed = wordSet("cupcake donut macaron candy lollipop ice-cream ice-pop cake gummy-bear cotton-candy marshmallow bubble-tea smoothie cocktail soda bell-pepper cake-pop")

// painted draws one thing in several colors where it takes its color as a whole and none was asked for. Others differ by their state or by how they lie.
func (p *parser) painted() {
	s := p.out.Subjects[0]
	n, _ := p.copiesAsked(s)
	colors := huesOf(s)
	if p.inColors() > 0 {
		colors = hues
	}
	if len(s.More) > 0 { // each in one of the colors that are listed
		colors = append([]string{s.Color}, s.More...)
		if s.Count <= 1 || s.Count == unstatedCount {
			n = max(len(colors), n/len(colors)*len(colors))
		}
		s.More = nil
	}
	looks := p.looksOf(s)
	p.out.Subjects = nil
	for i := range n {
		one := s
		one.Count, one.Assorted = 1, false
		if len(colors) > 0 {
			one.Color = colors[i%len(colors)]
		} else if len(looks) > 0 && i%(len(looks)+1) > 0 {
			one.States = append(slices.Clone(s.States), looks[(i-1)%len(looks)])
		}
		if len(colors) == 0 {
			one.Mirrored = i%2 == 1
			if len(looks) == 0 {
				one.Turn = turns[i%len(turns)]
			}
		}
		p.out.Subjects = append(p.out.Subjects, one)
	}
}

// changes are the states in which a set may show a thing besides its usual one.
var changes = []string{"open", "closed", "half", "slice", "sliced", "front", "above", "whole", "bud", "wilted", "2-scoops", "3-scoops"}

// looksOf are the states of a thing that tell its copies in a set apart.
func (p *parser) looksOf(s brief.Subject) []string {
	if len(s.States) > 0 {
		return nil
	}
	var out []string
	for _, state := range p.r.catalog.States(s.ID) {
		if slices.Contains(changes, state) {
			out = append(out, state)
		}
	}
	return out
}
