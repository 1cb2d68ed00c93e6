package looks

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// variants draws the only thing of a set several times: with other faces where those are asked for, in other poses, or in other colors.
// motley are the words that ask for copies of different colors.
var motley = lexicon.Set("colorful colourful multicolored multicoloured multicolor")

// everyColor are the things of which nobody has several of one color.
var everyColor = lexicon.Set("crayon easter-egg balloon macaron gift-box gift present lollipop butterfly kite party-hat gummy-bear popsicle jelly-bean marble colored-pencil candy ornament bauble christmas-ornament yarn-ball yarn mitten party-balloon paint-can birthday-candle surfboard gumball")

// Colorful gives each of several things a color of its own where they are called colorful, or come in every color: "five colorful cups", "easter eggs".
func Colorful(p *state.Parser) {
	for i := range p.Out.Subjects {
		s := &p.Out.Subjects[i]
		if everyColor[s.ID] && s.Count > 1 && s.Color == "" && s.Fill == "" && s.Material == "" && len(s.Parts) == 0 && len(p.Out.Tints) == 0 {
			s.Assorted = true
		}
		first, _, _ := strings.Cut(strings.ToLower(s.Words), " ")
		if s.Kind != brief.Piece || s.Count < 2 || s.Color != "" || s.Fill != "" || s.Material != "" || len(s.Mix) > 0 || first == "" {
			continue
		}
		for j := range p.Tokens {
			if p.WordAt(j) == first && j > 0 && (motley[p.WordAt(j-1)] || j > 1 && motley[p.WordAt(j-2)]) || motley[first] {
				s.Assorted = true
			}
		}
	}
}

// Variants makes the copies of the only subject differ.
func Variants(p *state.Parser) {
	s := p.Out.Subjects[0]
	switch {
	case s.Kind == brief.Piece && posesAsked(p) && s.Pose == "" && actors(p, s) != nil:
		posed(p, actors(p, s))
	case s.Kind == brief.Piece && posesAsked(p) && s.Expression == "" && subjects.HasFace(p, 0):
		moods(p)
		if i := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Text == "poses" }); len(p.Out.Subjects) > 1 {
			senses.Unleave(p, i, i+1)
			p.StandIn(i, i+1, "poses", "faces", "We drew it with different faces: we can't show it in other poses yet.")
		}
	case !faceTold(p) && (facesAsked(p) || s.Expression != "" && s.Count > 1 || p.Kawaii && subjects.HasFace(p, 0)):
		moods(p)
	case s.Kind == brief.Animal || s.Kind == brief.Bird || s.Kind == brief.Person:
		Poses(p)
	case s.Kind == brief.Piece && !strings.HasSuffix(s.ID, "-set") && s.Text == "":
		Painted(p)
	}
}

// posesAsked reports whether the things of a set are to differ by their poses.
func posesAsked(p *state.Parser) bool {
	return slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "poses" })
}

// actingPoses are the poses of a thing that acts as people do, of which a set shows several, in order.
var actingPoses = []string{"waving", "jumping", "dancing", "sitting", "cheering", "thumbs up", "running", "hands on hips", "sleeping"}

// actors are the poses that a thing has, or nil where it has too few.
func actors(p *state.Parser, s brief.Subject) []string {
	var out []string
	for _, pose := range actingPoses {
		if p.Tables.Catalog.Acts(s.ID, pose) {
			out = append(out, pose)
		}
	}
	if len(out) < senses.SheetLeast {
		return nil
	}
	return out
}

// posed draws one thing several times, each in another pose.
func posed(p *state.Parser, poses []string) {
	s := p.Out.Subjects[0]
	n, _ := copiesAsked(p, s)
	p.Out.Subjects = nil
	for i := range min(n, len(poses)) {
		one := s
		one.Count, one.Pose, one.Mirrored = 1, poses[i], i%2 == 1
		p.Out.Subjects = append(p.Out.Subjects, one)
	}
	if i := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Text == "poses" }); senses.Unshown(p, i, i+1) {
		senses.Unleave(p, i, i+1)
		p.Understand(i, i+1, "pose", "poses")
	}
}

// faceTold reports whether a prompt says which face the things of a set have: "with happy faces".
func faceTold(p *state.Parser) bool {
	return slices.ContainsFunc(p.Tokens, func(t token.Token) bool {
		return t.Kind == token.Word && p.Tables.Words.Has(t.Text, vocabulary.Expression)
	})
}

// facesAsked reports whether the things of a set are to differ by their faces.
func facesAsked(p *state.Parser) bool {
	return slices.ContainsFunc(p.Tokens, func(t token.Token) bool {
		return slices.Contains([]string{"emotes", "emote", "expressions", "emotions", "moods", "faces", "emoji", "emojis", "feelings"}, t.Text)
	})
}

// copiesAsked is how many variants of one thing a set has, and whether the prompt asks for several of it.
func copiesAsked(p *state.Parser, s brief.Subject) (n int, several bool) {
	n, several = senses.SheetSmall, s.Count > 1
	if told := SetOfNumber(p); told > 0 {
		return min(told, senses.SheetMost), true
	}
	if s.Count > 1 && s.Count != subjects.UnstatedCount || p.Set.Size > 0 {
		n, several = max(p.Set.Size, s.Count), true
	} else if told := inColors(p); told > 0 {
		n, several = told, true
		counts(p, strconv.Itoa(told))
	} else {
		for i, t := range p.Tokens {
			if v, err := strconv.Atoi(t.Text); err == nil && v >= senses.SheetLeast && v <= senses.SheetMost {
				n, several = v, true
				p.Out.Reading.LeftOut = slices.DeleteFunc(p.Out.Reading.LeftOut, func(it brief.Item) bool { return it.Words == t.Text })
				p.Fate[i] = false
				p.Understand(i, i+1, "count", t.Text)
			}
		}
	}
	return min(n, senses.SheetMost), several
}

// hues are the colors of the things of a set that differ in nothing else, in order; those of flowers and of animals are natural ones.
var (
	blooms = []string{"pink", "red", "yellow", "purple", "orange", "white", "blue", "coral", "lavender"}
	leaves = []string{"green", "yellow", "orange", "red", "brown", "dark green", "teal", "olive", "gold"}
	furs   = []string{"", "gray", "brown", "white", "black", "orange", "beige"}
	turns  = []int{0, -14, 12, -8, 16, -12, 8, 14, -16}
)

// flightless are birds that a set doesn't show in the air.
var flightless = lexicon.Set("penguin ostrich emu kiwi chicken rooster hen turkey peacock chick duckling")

// SetPoses are the poses of somebody of whom a set shows several, in order.
var SetPoses = map[brief.Kind][]string{
	brief.Animal: {"standing", "sitting", "walking", "lying", "running", "sleeping", "looking back", "stretching", "jumping"},
	brief.Bird:   {"perched", "flying", "walking", "calling", "perched", "flying"},
	brief.Person: {"standing", "waving", "walking", "hands on hips", "cheering", "jumping", "thumbs up", "dancing", "sitting"},
}

// Poses draws one animal or person several times, each in another pose, animals in other colors too where none was told.
func Poses(p *state.Parser) {
	s := p.Out.Subjects[0]
	n, several := copiesAsked(p, s)
	posed := slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "poses" })
	if !several && !posed || s.Pose != "" {
		if several && s.Pose != "" {
			moods(p)
		}
		return // "fox sticker sheet" may be one fox
	}
	colorful := !isBreed(p, s) && slices.ContainsFunc(p.Tokens, func(t token.Token) bool {
		return t.Text == "colorful" || t.Text == "colors" || t.Text == "different" && !posed
	})
	list := SetPoses[s.Kind]
	if flightless[s.ID] {
		list = []string{"perched", "walking", "calling", "spread", "perched", "walking"}
	}
	p.Out.Subjects = nil
	for i := range n {
		one := s
		one.Count, one.Pose, one.Mirrored = 1, list[i%len(list)], i%2 == 1
		if colorful && s.Color == "" && s.Kind == brief.Animal {
			one.Color = furs[i%len(furs)]
		}
		p.Out.Subjects = append(p.Out.Subjects, one)
	}
}

// isBreed reports whether an animal is one that has its colors by its kind.
func isBreed(p *state.Parser, s brief.Subject) bool {
	return s.ID != "cat" && s.ID != "dog" && s.ID != "horse"
}

// faceOrder are the moods of one animal or person on a sheet, in order.
var faceOrder = []string{"happy", "laugh", "in love", "angry", "surprised", "crying", "wink", "silly", "sleepy", "sad", "disgusted", "scared"}

// moods draws one thing several times, each with another face.
func moods(p *state.Parser) {
	s := p.Out.Subjects[0]
	if !p.Alive(0) && !subjects.HasFace(p, 0) {
		return
	}
	n, several := copiesAsked(p, s)
	if !several && !facesAsked(p) && !posesAsked(p) {
		return
	}
	p.Out.Subjects = nil
	for i := range n {
		one := s
		one.Count, one.Expression = 1, faceOrder[i%len(faceOrder)]
		if one.Pose == "" && IsSpecies(p, s) {
			one.Portrait = i%2 == 1
		}
		p.Out.Subjects = append(p.Out.Subjects, one)
	}
	if i := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Text == "expressions" }); i >= 0 && senses.Unshown(p, i, i+1) {
		senses.Unleave(p, i, i+1)
		p.Understand(i, i+1, "expression", "expressions")
	}
}

// IsSpecies reports whether a subject is an animal.
func IsSpecies(p *state.Parser, s brief.Subject) bool {
	t, ok := things.ByID(s.ID)
	return ok && (s.Kind == brief.Animal || s.Kind == brief.Bird) && t.Group == "animal"
}

// inColors is the number before "colors", which says how many a set has: "gems in 6 colors".
func inColors(p *state.Parser) int {
	for i := 0; i+1 < len(p.Tokens); i++ {
		next := p.Tokens[i+1].Text
		n, err := strconv.Atoi(p.Tokens[i].Text)
		if v := vocabulary.Numerals[p.Tokens[i].Text]; err != nil && v != "" {
			n, err = strconv.Atoi(v)
		}
		if err == nil && n >= senses.SheetLeast && (next == "colors" || next == "colours" || next == "different" || next == "color") {
			return n
		}
	}
	return 0
}

// counts takes a number back from what was left out: it is how many a set has.
func counts(p *state.Parser, number string) {
	i := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Text == number })
	if i < 0 {
		return
	}
	p.Out.Reading.LeftOut = slices.DeleteFunc(p.Out.Reading.LeftOut, func(it brief.Item) bool { return it.Words == number })
	p.Fate[i] = false
	p.Understand(i, i+1, "count", number)
}

// HuesOf are the colors in which a set shows variants of a thing, or none where its color is its own.
func HuesOf(s brief.Subject) []string {
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
	return senses.Hues
}

// ownColors are the small animals that are known by their colors.
var ownColors = lexicon.Set("bee bumblebee ladybug ant spider wasp mosquito monarch-butterfly clownfish lobster crab scorpion")

// dyed is the food that comes in any color.
var dyed = lexicon.Set("cupcake donut macaron candy lollipop ice-cream ice-pop cake gummy-bear cotton-candy marshmallow bubble-tea smoothie cocktail soda bell-pepper cake-pop")

// Painted draws one thing in several colors where it takes its color as a whole and none was asked for. Others differ by their state or by how they lie.
func Painted(p *state.Parser) {
	s := p.Out.Subjects[0]
	n, _ := copiesAsked(p, s)
	colors := HuesOf(s)
	if inColors(p) > 0 {
		colors = senses.Hues
	}
	if len(s.More) > 0 { // each in one of the colors that are listed
		colors = append([]string{s.Color}, s.More...)
		if s.Count <= 1 || s.Count == subjects.UnstatedCount {
			n = max(len(colors), n/len(colors)*len(colors))
		}
		s.More = nil
	}
	looks := looksOf(p, s)
	p.Out.Subjects = nil
	for i := range n {
		one := s
		one.Count, one.Assorted = 1, false
		if strings.HasPrefix(s.ID, "corner-") { // one for each corner of a sheet, as they stand there
			one.Mirrored, one.Turn = cornerAt(i)
			p.Out.Subjects = append(p.Out.Subjects, one)
			continue
		}
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
		p.Out.Subjects = append(p.Out.Subjects, one)
	}
}

// cornerAt is how a corner ornament, drawn for the upper left corner, is mirrored and turned as the one at index i, row by row.
func cornerAt(i int) (mirrored bool, turn int) {
	return i%4 == 1 || i%4 == 2, i / 2 % 2 * 180
}

// changes are the states in which a set may show a thing besides its usual one.
var changes = []string{"open", "closed", "half", "slice", "sliced", "front", "above", "whole", "bud", "wilted", "2-scoops", "3-scoops"}

// looksOf are the states of a thing that tell its copies in a set apart.
func looksOf(p *state.Parser, s brief.Subject) []string {
	if len(s.States) > 0 {
		return nil
	}
	var out []string
	for _, state := range p.Tables.Catalog.States(s.ID) {
		if slices.Contains(changes, state) {
			out = append(out, state)
		}
	}
	return out
}

// SetOfNumber is the number after "set of", "pack of" and the like, or 0.
func SetOfNumber(p *state.Parser) int {
	for i := 2; i < len(p.Tokens); i++ {
		word := p.WordAt(i)
		if v := vocabulary.Numerals[word]; v != "" {
			word = v
		}
		if n, err := strconv.Atoi(word); err == nil && n >= senses.SheetLeast && p.WordAt(i-1) == "of" && SheetGroups[p.WordAt(i-2)] {
			if slices.ContainsFunc(p.Out.Reading.LeftOut, func(it brief.Item) bool { return it.Words == p.Tokens[i].Text }) {
				counts(p, p.Tokens[i].Text)
			}
			return n
		}
	}
	return 0
}

// The words for pictures of which there may be one, and for several of anything.
var // SheetGroups are words for several of anything.
SheetGroups = lexicon.Set("set sets pack packs collection bundle bundles sheet sheets kit")
