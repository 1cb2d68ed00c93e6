package read

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
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
