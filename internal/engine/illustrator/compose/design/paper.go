package design

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// sheetLines are the words of a sheet: a small line above, the main one, and small lines below.
type sheetLines struct {
	kicker, main string
	feet         []string
}

// linesOfSheet tells the lines of a sheet apart: names are the main line, the occasion else; days and places stand below.
func (c *Designer) linesOfSheet() sheetLines {
	lines := slices.Clone(c.Brief.Lettering)
	for i := range c.Brief.Subjects {
		if s := &c.Brief.Subjects[i]; s.Text != "" && s.Kind != brief.Family {
			lines = append(lines, s.Text)
			s.Text = ""
		}
	}
	out := sheetLines{}
	if len(lines) > 1 && (strings.HasPrefix(lines[0], "You’re") || strings.HasSuffix(strings.ToLower(lines[0]), " from")) {
		out.kicker, lines = lines[0], lines[1:]
	}
	if len(lines) == 0 {
		return out
	}
	lines = ownWordsOnly(lines)
	main := max(0, slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, "&") || strings.Contains(l, " and ") }))
	out.main = lines[main]
	out.feet = append(slices.Clone(lines[:main]), lines[main+1:]...)
	if out.kicker == "" && main == 1 && len(lines) > 1 {
		out.kicker, out.feet = lines[0], lines[2:]
	}
	return out
}

// ownWordsOnly drops the usual words for an occasion where another line says it in the customer's own: "Happy Retirement Bob" is no "Retirement Party".
func ownWordsOnly(lines []string) []string {
	return slices.DeleteFunc(slices.Clone(lines), func(usual string) bool {
		first, rest, _ := strings.Cut(usual, " ")
		return (rest == "Party" || rest == "Shower") && slices.ContainsFunc(lines, func(l string) bool { return l != usual && strings.Contains(strings.ToLower(l), strings.ToLower(first)) })
	})
}

// paperwork composes a card, a flyer or a certificate; false for other designs.
func (c *Designer) paperwork() (layout.Scene, bool) {
	kind := c.Brief.Design
	if kind == "flyer" && c.Brief.Style.Name == "chalk" || kind != "card" && kind != "flyer" && kind != "certificate" || len(c.Brief.Lettering) == 0 && !c.anyText() {
		return layout.Scene{}, false
	}
	c.Brief.Motif = ""
	words := c.linesOfSheet()
	if kind == "certificate" {
		return c.certificate(words), true
	}
	c.loosen()
	var at, growing []int
	for i := range c.Brief.Subjects {
		if !c.IsRoot(i) || plainFrames[c.Subject(i).ID] { // the sheet has a line of its own
			continue
		}
		if c.IsPosy(c.Subject(i)) && c.Subject(i).Kind == brief.Piece {
			growing = append(growing, i)
		} else {
			at = append(at, i)
		}
	}
	if len(at)+len(growing) == 0 {
		for _, i := range c.ownArtOf() {
			if c.mood() == "elegant" && c.IsPosy(c.Subject(i)) {
				growing = append(growing, i)
			} else {
				at = append(at, i)
			}
		}
	}
	bordered := slices.Contains(c.SaidWords(), "border") || slices.Contains(c.SaidWords(), "frame") || slices.Contains(c.SaidWords(), "wreath")
	if kind == "flyer" || len(at) > 0 && !bordered && c.mood() != "elegant" {
		at, growing = append(at, growing...), nil
	}
	if len(growing) > 0 && (len(at) == 0 || bordered || c.mood() == "elegant") {
		return c.botanicalCard(at, growing, words, bordered), true
	}
	if c.Brief.Style.Look == "travel" {
		return c.travelPoster(at, words), true
	}
	return c.sceneCard(at, words, kind == "flyer"), true
}

func (c *Designer) anyText() bool {
	return slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.Text != "" && s.Kind != brief.Family })
}

// sceneCard is a colored sheet with the words above and the art standing below, on a hill or before rays.
func (c *Designer) sceneCard(at []int, words sheetLines, flyer bool) layout.Scene {
	out := layout.Scene{}
	ink := c.ink()
	main, second := ink.Main.Lch(), ink.Second.Lch()
	_, scatter := c.occasionOf()
	g := frames.Ground{Field: kit.Lch{L: .955, C: min(.04, .4*main.C), H: main.H}.Color(), Hill: kit.Lch{L: .84, C: min(.09, .8*second.C), H: second.H}.Color(), Marks: kit.Lch{L: .8, C: min(.12, main.C), H: main.H}.Color(), Hilly: true, Scatter: scatter}
	if flyer {
		deep := ink.Block.Lch()
		g = frames.Ground{Field: kit.Lch{L: min(.34, deep.L+.04), C: min(.12, deep.C+.02), H: deep.H}.Color(), Marks: kit.Lch{L: .7, C: min(.14, main.C), H: main.H}.Color(), Rays: true, Scatter: scatter, Ruled: true}
		ink = lettering.Ink{Main: kit.Lch{L: .93, C: .05, H: main.H}.Color(), Second: kit.Lch{L: .84, C: .13, H: main.H}.Color(), Small: kit.Lch{L: .9, C: .06, H: main.H}.Color(), Block: kit.Lch{L: .2, C: .06, H: deep.H}.Color()}
	}
	chalked := flyer && c.Brief.Letter.Style == "chalk"
	if chalked { // white on slate
		white := kit.Hex("#f3f1ea")
		g = frames.Ground{Field: kit.Hex("#2c3532"), Marks: kit.Hex("#8d8d86"), Ruled: true}
		ink = lettering.Ink{Main: white, Second: kit.Hex("#f3dc9b"), Small: white, Block: g.Field}
	}
	if c.allPlants(at) && !flyer {
		g.Hill = kit.Hex("#a9cf94")
	}
	d, err := frames.Sheet(178, 250, g).Render(kit.Options{Seed: c.IdeaSeed(0, 0)})
	if err != nil {
		return out
	}
	sheet := c.Place(-1, d, scene.Identity).Fit(cardSheet)
	b := sheet.Bounds()
	out.Add(sheet)
	foot := b.Y1 - .075*b.H()
	words.kicker, words.feet = strings.TrimSpace(words.kicker), slices.Clone(words.feet)
	for n := len(words.feet) - 1; n >= 0; n-- {
		col := ink.Small
		if !flyer {
			col = kit.Lch{L: .3, C: .06, H: second.H}.Color()
		}
		c.smallLine(&out, words.feet[n], layout.Region{Left: b.X0 + .12*b.W(), Top: foot - .03*b.H(), Right: b.X1 - .12*b.W(), Bottom: foot}, col)
		foot -= .05 * b.H()
	}
	top := b.Y0 + .075*b.H()
	if words.kicker != "" {
		c.smallLine(&out, words.kicker, layout.Region{Left: b.X0 + .15*b.W(), Top: top, Right: b.X1 - .15*b.W(), Bottom: top + .03*b.H()}, ink.Small)
		top += .055 * b.H()
	}
	split := b.Y0 + .4*b.H()
	if len(at) == 0 {
		split = foot - .04*b.H()
	}
	plants := c.allPlants(at) && !flyer
	var k layout.Cluster
	base, room := foot, layout.Region{Left: b.X0 + .06*b.W(), Top: split + .03*b.H(), Right: b.X1 - .06*b.W(), Bottom: foot - .01*b.H()}
	w, h := 0.0, 0.0
	if len(at) > 0 && !plants { // what is low leaves more room to the words
		k = c.ensemble(at)
		kb := k.Bounds()
		f := min((room.Right-room.Left)/kb.W(), (room.Bottom-room.Top)/kb.H())
		w, h = f*kb.W(), f*kb.H()
		spare := room.Bottom - room.Top - h
		split += .55 * spare
		base = room.Bottom - .3*spare
	}
	mood := c.mood()
	if l, ok := settingOf[c.Brief.Letter.Style]; ok && l != "" {
		mood = l
	}
	if chalked {
		mood = "chalk"
	}
	if text, ok := c.setIn(words.main, mood, .8*b.W()/(split-top), ink); ok && words.main != "" {
		set := c.Place(-1, text, scene.Identity).Fit(layout.Region{Left: b.X0 + .09*b.W(), Top: top, Right: b.X1 - .09*b.W(), Bottom: split})
		tb := set.Bounds()
		set = set.Moved(0, top-tb.Y0)
		out.Add(set)
		if below := top + tb.H(); flyer && h > 0 { // in the middle of what is left
			base = below + (foot-below+h)/2
		}
	}
	switch {
	case plants:
		c.meadow(&out, at, b, split, foot)
	case len(at) > 0:
		mid := (b.X0 + b.X1) / 2
		if chalked {
			k = contoured(k, .02, ink.Main)
		}
		out.Add(k.Fit(layout.Region{Left: mid - w/2, Top: base - h, Right: mid + w/2, Bottom: base}))
	}
	return out
}

// allPlants reports whether a sheet's art is nothing but plants that grow.
func (c *Designer) allPlants(at []int) bool {
	return len(at) > 0 && !slices.ContainsFunc(at, func(i int) bool {
		s := c.Subject(i)
		return s.Kind != brief.Piece || library.GroupOf(s.ID) != "plants" || figure.Potted[s.ID]
	})
}

// meadow lets plants grow out of the foot of a sheet, side by side and of several heights.
func (c *Designer) meadow(out *layout.Scene, at []int, b kit.Box, top, foot float64) {
	high := foot - top - .02
	for n, x := range []float64{.5, .2, .8, .35, .66} {
		k := c.Unit(at[n%len(at)], layout.How{Copy: n})
		kb := k.Bounds()
		h := high * []float64{1, .86, .8, .62, .66}[n]
		k = k.Scaled(min(h/kb.H(), .36*b.W()/kb.W()))
		kb = k.Bounds()
		out.Add(k.Moved(b.X0+x*b.W()-(kb.X0+kb.X1)/2, foot+.02*b.H()*[]float64{0, .3, .2, 1, .9}[n]-kb.Y1))
	}
}
