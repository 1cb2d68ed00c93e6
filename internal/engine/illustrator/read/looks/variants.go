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

// variants draws the only thing of a set several times: with other faces where those are asked for, in other poses, or in other colors.
// motley are the words that ask for copies of different colors.
var motley = wordSet("colorful colourful multicolored multicoloured multicolor")

// colorful gives each of several things a color of its own where they are called colorful: "five colorful crayons".
func (p *parser) colorful() {
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		first, _, _ := strings.Cut(strings.ToLower(s.Words), " ")
		if s.Kind != brief.Piece || s.Count < 2 || s.Color != "" || s.Fill != "" || s.Material != "" || len(s.Mix) > 0 || first == "" {
			continue
		}
		for j := range p.toks {
			if p.wordAt(j) == first && j > 0 && (motley[p.wordAt(j-1)] || j > 1 && motley[p.wordAt(j-2)]) || motley[first] {
				s.Assorted = true
			}
		}
	}
}

func (p *parser) variants() {
	s := p.out.Subjects[0]
	switch {
	case !p.faceTold() && (p.facesAsked() || s.Expression != "" && s.Count > 1 || p.kawaii && p.hasFace(0)):
		p.moods()
	case s.Kind == brief.Animal || s.Kind == brief.Bird || s.Kind == brief.Person:
		p.poses()
	case s.Kind == brief.Piece && !strings.HasSuffix(s.ID, "-set") && s.Text == "":
		p.painted()
	}
}

// faceTold reports whether a prompt says which face the things of a set have: "with happy faces".
func (p *parser) faceTold() bool {
	return slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && p.r.words.Has(t.Text, expression) })
}

// facesAsked reports whether the things of a set are to differ by their faces.
func (p *parser) facesAsked() bool {
	return slices.ContainsFunc(p.toks, func(t token.Token) bool {
		return slices.Contains([]string{"emotes", "emote", "expressions", "emotions", "moods", "faces", "emoji", "emojis", "feelings"}, t.Text)
	})
}

// copiesAsked is how many variants of one thing a set has, and whether the prompt asks for several of it.
func (p *parser) copiesAsked(s brief.Subject) (n int, several bool) {
	n, several = sheetSmall, s.Count > 1
	if told := p.setOfNumber(); told > 0 {
		return min(told, sheetMost), true
	}
	if s.Count > 1 && s.Count != unstatedCount || p.setSize > 0 {
		n, several = max(p.setSize, s.Count), true
	} else if told := p.inColors(); told > 0 {
		n, several = told, true
		p.counts(strconv.Itoa(told))
	} else {
		for i, t := range p.toks {
			if v, err := strconv.Atoi(t.Text); err == nil && v >= sheetLeast && v <= sheetMost {
				n, several = v, true
				p.out.Reading.LeftOut = slices.DeleteFunc(p.out.Reading.LeftOut, func(it brief.Item) bool { return it.Words == t.Text })
				p.fate[i] = false
				p.understand(i, i+1, "count", t.Text)
			}
		}
	}
	return min(n, sheetMost), several
}

// hues are the colors of the things of a set that differ in nothing else, in order; those of flowers and of animals are natural ones.
var (
	hues   = []string{"red", "blue", "green", "purple", "yellow", "pink", "orange", "teal", "white"}
	blooms = []string{"pink", "red", "yellow", "purple", "orange", "white", "blue", "coral", "lavender"}
	leaves = []string{"green", "yellow", "orange", "red", "brown", "dark green", "teal", "olive", "gold"}
	furs   = []string{"", "gray", "brown", "white", "black", "orange", "beige"}
	turns  = []int{0, -14, 12, -8, 16, -12, 8, 14, -16}
)

// setPoses are the poses of somebody of whom a set shows several, in order.
var setPoses = map[brief.Kind][]string{
	brief.Animal: {"standing", "sitting", "walking", "lying", "running", "sleeping", "looking back", "stretching", "jumping"},
	brief.Bird:   {"perched", "flying", "walking", "calling", "perched", "flying"},
	brief.Person: {"standing", "waving", "walking", "hands on hips", "cheering", "jumping", "thumbs up", "dancing", "sitting"},
}

// poses draws one animal or person several times, each in another pose, animals in other colors too where none was told.
func (p *parser) poses() {
	s := p.out.Subjects[0]
	n, several := p.copiesAsked(s)
	posed := slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Text == "poses" })
	if !several && !posed || s.Pose != "" {
		if several && s.Pose != "" {
			p.moods()
		}
		return // "fox sticker sheet" may be one fox
	}
	colorful := !p.isBreed(s) && slices.ContainsFunc(p.toks, func(t token.Token) bool {
		return t.Text == "colorful" || t.Text == "colors" || t.Text == "different" && !posed
	})
	list := setPoses[s.Kind]
	p.out.Subjects = nil
	for i := range n {
		one := s
		one.Count, one.Pose, one.Mirrored = 1, list[i%len(list)], i%2 == 1
		if colorful && s.Color == "" && s.Kind == brief.Animal {
			one.Color = furs[i%len(furs)]
		}
		p.out.Subjects = append(p.out.Subjects, one)
	}
}

// isBreed reports whether an animal is one that has its colors by its kind.
func (p *parser) isBreed(s brief.Subject) bool {
	return s.ID != "cat" && s.ID != "dog" && s.ID != "horse"
}

// faceOrder are the moods of one animal or person on a sheet, in order.
var faceOrder = []string{"happy", "laugh", "in love", "angry", "surprised", "crying", "wink", "silly", "sleepy", "sad", "disgusted", "scared"}

// moods draws one thing several times, each with another face.
func (p *parser) moods() {
	s := p.out.Subjects[0]
	if !p.alive(0) && !p.hasFace(0) {
		return
	}
	n, several := p.copiesAsked(s)
	if !several && !p.facesAsked() {
		return
	}
	p.out.Subjects = nil
	for i := range n {
		one := s
		one.Count, one.Expression = 1, faceOrder[i%len(faceOrder)]
		if one.Pose == "" && p.isSpecies(s) {
			one.Portrait = i%2 == 1
		}
		p.out.Subjects = append(p.out.Subjects, one)
	}
}

func (p *parser) isSpecies(s brief.Subject) bool {
	t, ok := things.ByID(s.ID)
	return ok && (s.Kind == brief.Animal || s.Kind == brief.Bird) && t.Group == "animal"
}

// containsWords reports whether words stand in a text with blanks around each.
func containsWords(all, words string) bool { return strings.Contains(all, " "+words+" ") }

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
