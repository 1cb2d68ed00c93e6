package design

import (
	"slices"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// The measures of art in the place of a letter, as shares of the letter's height and width.
const (
	swapHigh = 1.16
	swapWide = 1.5
)

// swapRoom is where such a text is on the canvas.
var swapRoom = layout.Region{Left: .04, Top: .06, Right: .96, Bottom: .94}

// joined are the moods whose letters are joined by strokes, with those that take their place where a letter is left out.
var joined = map[string]string{"cozy": "fun", "written": "fun", "elegant": "classic", "card": "fun", "bold": "fun", "rugged": "sport", "groovy": "fun", "spooky": "fun"}

// swapped sets a text with art in the places of one of its letters. It reports false where the text has no such letter.
func (c *Designer) swapped(at []int, text string) (layout.Scene, bool) {
	letter := c.Brief.Letter.Swapped
	if letter == "" || len(at) != 1 || text == "" {
		return layout.Scene{}, false
	}
	mood := settingOf[c.Brief.Letter.Style]
	if mood == "" {
		mood = c.mood()
	}
	if plain := joined[mood]; plain != "" {
		mood = plain
	}
	ink := c.ink()
	set := lettering.Setting{Text: text, Mood: mood, Wide: 1.5, Ink: ink, Stacked: c.Brief.Letter.Stacked, Gap: []rune(letter)[0]}
	o := kit.Options{Seed: c.IdeaSeed(0, 0), Text: text, Colors: map[string]kit.Color{}, Fills: map[string]kit.Fill{}}
	if f, ok := figure.FillOf(c.Brief.Letter.Fill); ok {
		set.Filled, o.Fills["letters"], o.Colors["letters"] = true, f, ink.Main
		if base := clothBases[c.Brief.Letter.Fill]; base != "" {
			o.Colors["letters"] = kit.Hex(base)
			set.Ink.Block, set.Ink.Second, set.Ink.Small = clothInk, clothInk, clothInk
		}
	}
	d, err := lettering.Set(set).Render(o)
	if err != nil || d.Box.W() <= 0 {
		return layout.Scene{}, false
	}
	k := c.Place(-1, d, scene.Identity).Fit(swapRoom)
	n := 0
	for ; ; n++ {
		a, ok := d.Anchors[lettering.GapName(n)]
		if !ok {
			break
		}
		a = layout.MapAnchor(k.Root.M, a)
		one := c.Unit(at[0], layout.How{Copy: n})
		one = layout.Sized(one, swapWide*a.W, swapHigh*a.H)
		b := one.Bounds()
		k = k.Over(contoured(one.Moved(a.X-(b.X0+b.X1)/2, a.Y-(b.Y0+b.Y1)/2), .05*a.H, ink.Rim))
	}
	out := layout.Scene{}
	out.Add(k.Fit(swapRoom))
	return out, n > 0
}

// swapHeads leaves the stems of flowers out that stand in the place of a letter; what is nothing but leaves stays whole.
func (c *Designer) swapHeads(i int) {
	s := &c.Brief.Subjects[i]
	growth := []string{"stem", "stems", "leaves", "leaf"}
	if !c.IsPosy(*s) || !slices.ContainsFunc(library.Parts(s.ID), func(part string) bool { return !slices.Contains(growth, part) }) {
		return
	}
	s.Without = append(s.Without, growth...)
}
