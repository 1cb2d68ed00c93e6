package design

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// topic is what a design is about: words of the prompt that tell it, its mood and its colors (main, second, small words, block).
type topic struct {
	words  string
	mood   string
	colors string
	fixed  bool // an occasion has its colors whatever the art is
}

// topics are looked through in order; the first with a word of the prompt counts.
var topics = []topic{
	{"christmas xmas santa holly reindeer merry jolly gingerbread", "cozy", "#c4262e #1f6b45 #1f6b45 #7a1420", true},
	{"halloween spooky witch ghost boo trick treat pumpkin bat vampire haunted", "bold", "#e8701a #5b2a86 #5b2a86 #2c1640", true},
	{"valentine valentines love heart hearts mine sweetheart", "cozy", "#d42a55 #8f1d44 #8f1d44 #8f1d44", true},
	{"patricks lucky shamrock irish", "bold", "#1f8a4c #c98a12 #c98a12 #0f4d2a", true},
	{"july america american usa patriotic freedom veteran army", "sport", "#c22832 #20386e #20386e #14264d", true},
	{"easter bunny spring", "cozy", "#d9578e #4a8f6a #7a5aa8 #8f2f5e", true},
	{"thanksgiving turkey fall autumn harvest grateful thankful", "cozy", "#b5481c #7a3a1c #7a3a1c #5a2710", true},
	{"mr mrs wedding bridal bride groom engagement anniversary date elegant eucalyptus vineyard wine chateau", "elegant", "#4d5b4a #8a6d3b #8a6d3b #2f3a2d", true},
	{"baptism christening communion confirmation baptized", "elegant", "#4a6b8a #b8934a #6f8f86 #2f4358", true},
	{"baby shower nursery newborn gender toddler", "cozy", "#c97b63 #6f8f86 #6f8f86 #8a4a38", true},
	{"mascot esports gaming gamer level team football soccer baseball basketball hockey softball volleyball sport sports cheer gym crossfit fitness racing varsity", "sport", "#c8293a #1c2b52 #1c2b52 #14203f", true},
	{"70s groovy hippie retro boho disco", "groovy", "#e2582b #e2582b #e8a33a #2d7f7a", true},
	{"motorcycle biker truck bbq grill master beer brewing whiskey barber farm ranch cowboy cowgirl western rodeo howdy hunting fishing camping camp adventure wild mountain outdoor hiking wolf skull pirate ship tattoo garage diesel", "rugged", "#8f3b1e #23424a #c2782a #2b1c14", false},
	{"coffee chapter book books reading bakery bread tea cafe kitchen cooking home family blessed mama mom dad grandma teacher nurse", "cozy", "#8a3f4f #2f4858 #2f4858 #5a2433", false},
	{"beach summer surf ocean mermaid lake tropical pool aloha vacation salty flamingo", "bold", "#e0567a #12818f #12818f #8f2a4a", false},
	{"flower flowers floral garden rose daisy sunflower bloom blooms butterfly bee honey lavender peony wildflower plant plants", "cozy", "#8a4f7d #4f7a4a #4f7a4a #5a2f52", false},
	{"birthday party kids unicorn dinosaur dino princess school kindergarten grade fiesta", "fun", "#7a3fb0 #e0457b #1f8fb5 #3f1f6b", true},
	{"space astronaut rocket moon stars galaxy", "bold", "#4a3fb0 #e0663a #1f7f9f #241f5e", false},
}

// topicOf is the topic of the prompt, if it has one.
func (c *Designer) topicOf() (topic, bool) {
	said := strings.FieldsFunc(strings.ToLower(strings.ReplaceAll(c.Brief.Prompt, "’", "'")), func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= '0' && r <= '9')
	})
	for _, t := range topics {
		for w := range strings.FieldsSeq(t.words) {
			if slices.Contains(said, w) {
				return t, true
			}
		}
	}
	return topic{}, false
}

// mood is the mood of the design's lettering.
func (c *Designer) mood() string {
	if slices.Contains(figure.OnGrids[:], c.Brief.Style.Name) {
		return "modern" // capitals of even stems survive a coarse grid
	}
	if t, ok := c.topicOf(); ok {
		return t.mood
	}
	if len(c.Brief.Subjects) > 0 {
		s := c.Subject(0)
		switch {
		case s.Kind == brief.Animal || s.Kind == brief.Bird || s.Kind == brief.Person:
			return "bold"
		case library.GroupOf(s.ID) == "plants":
			return "cozy"
		case library.GroupOf(s.ID) == "vehicles" || library.GroupOf(s.ID) == "tools":
			return "rugged"
		}
	}
	return "bold"
}

// ink are the colors of the design's lettering: those that were asked for, those of the topic, else deep tones of the art's own color.
func (c *Designer) ink() lettering.Ink {
	hex := func(s string) []kit.Color {
		var out []kit.Color
		for f := range strings.FieldsSeq(s) {
			out = append(out, kit.Hex(f))
		}
		return out
	}
	rim := kit.White
	if len(c.Brief.Tints) > 0 {
		if main, ok := figure.ColorOf(c.Brief.Tints[0]); ok {
			second := main
			for _, word := range c.Brief.Tints[1:] {
				col, ok := figure.ColorOf(word)
				if ok && (second == main || second.Lch().L > .9 && main.Lch().L < .8) {
					second = col // white letters within a white rim would not be read
				}
			}
			dark := main.Lch()
			dark.L = min(.3, dark.L*.6)
			if second.Lch().L < .3 && main.Lch().L > .5 {
				dark.L = .58 * main.Lch().L // black letters in a black edge would run together
			}
			if main.Lch().L > .86 {
				rim = kit.Hex("#2b2b33")
			}
			return lettering.Ink{Main: main, Second: second, Small: second, Block: dark.Color(), Rim: rim}
		}
	}
	t, known := c.topicOf()
	if known && t.fixed {
		q := hex(t.colors)
		return lettering.Ink{Main: q[0], Second: q[1], Small: q[2], Block: q[3], Rim: rim}
	}
	hue, colorful := c.artColor()
	if known && !colorful {
		q := hex(t.colors)
		return lettering.Ink{Main: q[0], Second: q[1], Small: q[2], Block: q[3], Rim: rim}
	}
	main, second := inksOf(hue, c.Variation)
	return lettering.Ink{Main: main, Second: second, Small: second, Block: kit.Lch{L: .27, C: .07, H: main.Lch().H}.Color(), Rim: rim}
}

// inkPairs are the colors of lettering that suit art of a hue in degrees: two that stand apart and are deep enough for white grounds.
var inkPairs = []struct {
	hue          float64
	main, second string
}{
	{10, "#b8325a #7a2f52", "#2f6f73 #c9772b"}, {28, "#c2412f #8f2f2a", "#2d5a6b #39624a"}, {55, "#b85a2b #8a4a2a", "#2f6b6f #35506b"}, {85, "#23518c #b2452f", "#b27a12 #2f5d6b"},
	{125, "#5d7a2a #3f6b3a", "#b5562b #8a3f5a"}, {155, "#2f7a55 #2a6660", "#c2553f #8a5a2b"}, {200, "#1f7480 #2a6178", "#c9663f #b83f5f"}, {250, "#2f5fa8 #33518f", "#c2663a #b8842b"},
	{295, "#6247a8 #54408f", "#c24f86 #2f7d80"}, {335, "#9a3f8f #86406f", "#4a6b2f #c9772b"},
}

// inksOf are the two colors of lettering beside art of a hue; variations take turns.
func inksOf(hue float64, variation int) (main, second kit.Color) {
	best := inkPairs[0]
	for _, p := range inkPairs {
		if math.Abs(math.Remainder(p.hue-hue, 360)) < math.Abs(math.Remainder(best.hue-hue, 360)) {
			best = p
		}
	}
	at := func(list string, n int) kit.Color { return kit.Hex(strings.Fields(list)[n%2]) }
	return at(best.main, variation), at(best.second, variation/2)
}

// artHue is the hue of the color that rules in the first subject, in degrees; blue where none does.
func (c *Designer) artHue() float64 {
	hue, _ := c.artColor()
	return hue
}

// artColor is that hue, and whether there is one.
func (c *Designer) artColor() (hue float64, colorful bool) {
	if len(c.Brief.Subjects) == 0 {
		return 262, false
	}
	const px = 64
	l := raster.Square(px)
	first := 0
	if c.Ornate {
		first = len(c.Brief.Subjects) - 1
	}
	d := c.Draw(first, layout.How{})
	k := px / max(d.Box.W(), d.Box.H(), 1e-6)
	raster.Draw(l, d.Nodes(), scene.ScaleBy(float32(k), float32(k)).Mul(layout.Translate(-d.Box.X0, -d.Box.Y0)))
	if q := color.DominantOf(l); !q.Neutral {
		return float64(q.LCH.H) * 180 / 3.14159265, true
	}
	return 262, false
}
