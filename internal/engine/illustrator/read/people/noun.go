package people

import (
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// DressUp applies the describing words that came before a noun.
func DressUp(p *state.Parser, i int, s state.Span, pre []state.Span) {
	counted := false
	for k, d := range pre {
		if what, ok := d.Value(vocabulary.Featured); ok {
			featured(p, i, what, pre[:k], d)
			continue
		}
		if k+1 < len(pre) && pre[k+1].Is(vocabulary.Featured) && d.Is(vocabulary.Color, vocabulary.Size, vocabulary.Count, vocabulary.HairStyle) {
			continue // "blue eyed", "three eyed", "long eared"
		}
		counted = counted || d.Is(vocabulary.Count, vocabulary.Stack, vocabulary.Arranged) && !d.Is(vocabulary.Color)
		if n, ok := d.Value(vocabulary.Count); ok && p.Several.Added && Members(s.Key) {
			p.Understand(d.From, d.To, "count", n)
			continue
		}
		looks.Apply(p, i, d, true)
	}
	if s.Plural && !counted && len(p.Out.Subjects[i].Mix) == 0 && !oneOf(s.Key, p.Out.Subjects[i].ID) && !p.Several.Added {
		p.Out.Subjects[i].Count = pluralCount(s.Key, p.Out.Subjects[i].ID)
	}
}

// oneOf reports whether a plural is drawn as one: the picture shows several, or a pair, itself.
func oneOf(key, id string) bool {
	last := key[strings.LastIndex(key, " ")+1:]
	return MassPlurals[key] || showSeveral[id] || looks.DrawnTwice[id] && (MassPlurals[last] || byTwo[id]) || strings.HasSuffix(id, things.ID(key))
}

// showSeveral are the pieces that show several of what they are named after: bunting flags, rays of light.
var showSeveral = lexicon.Set("crosshair paper-stack pom-pom blood-cells caution-tape train-track road drum-sticks dog-tags piano-keys bunting light-ray streamers fireflies snow light-trail speed-line string-light fairy-lights halftone-pattern bokeh petal confetti glitter fall-leaves falling-leaves")

// MassPlurals are drawn as one piece.
var MassPlurals = lexicon.Set(`grapes fireworks bubbles sparkles waves flames sparks raindrops noodles wings lips eyes mountains woods fries groceries
	clothes snowflakes stairs curtains embers headphones earphones binoculars nuggets nachos beans leggings friends earrings slippers
	skis chopsticks dominoes weights lights sprinkles oats crystals supplies pancakes waffles mittens shakers`)

// byTwo are the things of which people have two: more than one of them is a pair.
var byTwo = lexicon.Set("shoe high-heel boot cowboy-boot sneaker foam-clog sandal flip-flop earring roller-skate rollerblade ice-skate glove boxing-glove sock ski wedding-ring swim-fins cufflinks rain-boot ballet-shoe")

// pluralCount is how many a plural that tells no number is drawn as.
func pluralCount(key, id string) int {
	if byTwo[id] {
		return 2
	}
	switch key[strings.LastIndex(key, " ")+1:] {
	case "eyes", "hands", "feet", "ears", "twins", "boots", "shoes", "gloves", "mittens", "socks", "slippers", "sneakers", "heels", "skates", "skis":
		return 2
	}
	return 3
}

// Members reports whether a word for a group names its members: three friends are three people, but two couples are four.
func Members(key string) bool {
	return key == "friends" || key == "best friends" || key == "besties" || key == "colleagues" || key == "coworkers" || key == "twins" || key == "siblings" || key == "sisters and brothers" || key == "parents" || key == "grandparents"
}
