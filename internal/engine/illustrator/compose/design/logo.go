package design

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/compose/brand"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// logoWork composes a mark and a name as a logo, arranged as suits its trade, and unlike in each variation.
func (c *Designer) logoWork(k layout.Cluster, text string) layout.Scene {
	white := c.whiteLogo() && len(c.Brief.Tints) == 1 && !c.toldMark() && !c.Brief.Style.Lines
	if white {
		k = contoured(k, .016*max(k.Bounds().W(), k.Bounds().H()), darkEdge)
	}
	out := c.logoIdea(k, text)
	if white {
		out.Brand = []kit.Color{kit.White, kit.Hex("#eef1f4"), kit.Hex("#dde2e8")}
	}
	return c.branded(out)
}

// branded keeps the places of a logo's parts, and gives its mark the colors of its palette where none were told.
func (c *Designer) branded(out layout.Scene) layout.Scene {
	out.Set, out.Ink = true, c.brandInk().Main
	if c.Brief.Style.Lines || c.toldMark() {
		return out
	}
	if q := c.deepColors(); c.onDeep {
		out.Brand = []kit.Color{q.Accent, q.Accent.Toward(q.Field, .6), q.Field}
	} else if q, ok := c.brandPalette(); ok {
		out.Brand = []kit.Color{q.Ink(), q.Second, q.Second.Toward(kit.White, .3)}
	} else if plate, told := c.toldPlate(); told && len(c.Brief.Tints) > 1 {
		out.Brand = []kit.Color{seen(plate.Ground), seen(plate.Accent), plate.Accent.Toward(kit.White, .4)}
	}
	return out
}

// logoIdeas are the arrangements of a logo by the look that was asked for; other looks have those of the trade.
var logoIdeas = map[string][]string{
	"minimal": {"stack", "beside", "open", "stack"}, "luxury": {"stack", "monogram", "frame", "open"},
	"playful": {"stack", "script", "ground", "stack"}, "vintage": {"ring", "shield", "frame", "stack"},
}

func (c *Designer) logoIdea(k layout.Cluster, text string) layout.Scene {
	if text == "" || c.Brief.Ground != "" && !c.roundAsked() {
		return c.discLogo(k, text)
	}
	idea := c.ideaOfLogo(k, text)
	switch idea {
	case "ring":
		return c.ringLogo(k, text)
	case "beside":
		return c.broadLogo(k, text)
	case "ground":
		return c.discLogo(k, text)
	case "shield":
		return c.shieldLogo(k, text)
	case "open":
		return c.openLogo(k, text)
	case "frame":
		return c.frameLogo(k, text)
	case "script":
		return c.scriptLogo(k, text)
	case "monogram":
		return c.monogramLogo(k, text)
	}
	return c.tallLogo(k, text)
}

func (c *Designer) ideaOfLogo(k layout.Cluster, text string) string {
	if c.roundAsked() {
		return []string{"ring", "ground", "open", "ring"}[c.Variation%4]
	}
	ideas := brand.Ideas
	if t, ok := c.trade(); ok {
		ideas = t.Ideas
	}
	if told := logoIdeas[c.Brief.Style.Look]; told != nil {
		ideas = told
	}
	if c.whiteLogo() && c.Brief.Style.Lines {
		return "ground"
	}
	idea := brand.Idea(ideas, text, c.Variation)
	if idea == "monogram" && len(initialsOf(text)) < 2 {
		idea = "open" // one letter over the mark says less than the mark
	}
	if c.Brief.Style.Look != "" {
		idea = ideas[c.Variation%len(ideas)]
	}
	if _, recolored := c.brandPalette(); !c.whiteLogo() && (idea == "stack" || idea == "beside" || idea == "script") && (!recolored || c.toldMark()) && !c.Brief.Style.Lines && c.pale(k) {
		return "ground" // on a transparent ground it would not be seen
	}
	return idea
}

// trade is the business that a logo is for, by its tagline before all.
func (c *Designer) trade() (brand.Trade, bool) {
	if t, ok := brand.Of(strings.Fields(strings.ToLower(c.Brief.Tagline))); ok {
		return t, true
	}
	if t, ok := brand.Of(c.SaidWords()); ok {
		return t, true
	}
	return brand.Of(strings.Fields(strings.ToLower(strings.Join(c.Brief.Lettering, " ")))) // a name tells the trade too
}

// brandPalette is the palette of a trade, where no colors were told.
func (c *Designer) brandPalette() (brand.Palette, bool) {
	t, ok := c.trade()
	if !ok || len(c.Brief.Tints) > 0 || c.Brief.Style.Look == "luxury" {
		return brand.Palette{}, false
	}
	return t.Palette(strings.Join(c.Brief.Lettering, " "), c.Variation), true
}

// toldMark reports whether colors of the mark were told, or are its own: a flag, a person.
func (c *Designer) toldMark() bool {
	return slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool {
		return s.Color != "" || len(s.Parts) > 0 || s.Fill != "" || s.Material != "" || s.Kind == brief.Flag || s.Kind == brief.Person
	})
}

func (c *Designer) roundAsked() bool {
	if c.Brief.Ground != "" {
		return c.Brief.Ground == "circle"
	}
	for _, w := range c.SaidWords() {
		if w == "round" || w == "circle" || w == "circular" {
			return true
		}
	}
	return false
}

// logoMood is the mood of a logo's name: nothing with a block behind it.
func (c *Designer) logoMood() string {
	switch c.Brief.Style.Look {
	case "minimal", "luxury":
		return c.Brief.Style.Look
	case "playful":
		return "card"
	}
	if l, ok := settingOf[c.Brief.Letter.Style]; ok && l != "" && l != "comic" {
		if l == "written" {
			return "card" // the same script without a block, which would close its loops
		}
		return l
	}
	if said := c.SaidWords(); slices.Contains(said, "metal") && slices.Contains(said, "band") {
		return "metal"
	}
	if t, ok := c.trade(); ok {
		return t.Mood
	}
	if t, ok := c.topicOf(); ok {
		switch t.mood {
		case "elegant":
			return "elegant"
		case "cozy":
			return "card"
		case "rugged", "sport":
			return "label"
		}
	}
	return "modern"
}

// brandInk is one deep color of the logo's art or of the prompt, and a lighter one for small lines.
func (c *Designer) brandInk() lettering.Ink {
	ink := c.ink()
	if q, ok := c.brandPalette(); ok {
		ink.Main, ink.Second, ink.Small = q.Ink(), q.Ink(), q.Second
		if q.Second.Lch().L > .72 {
			ink.Small = q.Ink().Toward(q.Second, .4)
		}
	}
	if told, ok := c.inkOfMark(); ok && len(c.Brief.Tints) == 0 {
		ink.Main, ink.Second, ink.Small = told, told, told
	} else if len(c.Brief.Tints) == 0 && c.Brief.Style.Look == "luxury" {
		ink.Main, ink.Second, ink.Small = figure.LuxuryInk, figure.LuxuryInk, figure.LuxuryInk
	} else if _, ok := c.brandPalette(); !ok && len(c.Brief.Tints) == 0 {
		ink.Main = kit.Lch{L: .47, C: .12, H: c.artHue()}.Color()
		ink.Second, ink.Small = ink.Main, kit.Lch{L: .56, C: .1, H: c.artHue()}.Color()
	}
	if len(c.Brief.Tints) > 0 {
		if metal, ok := figure.Polishes[c.Brief.Tints[0]]; ok {
			ink.Main, ink.Second = metal, metal
		}
	}
	if !c.whiteLogo() {
		ink.Main, ink.Second, ink.Small = seen(ink.Main), seen(ink.Second), seen(ink.Small)
	}
	ink.Rim, ink.Block = kit.Color{}, ink.Main
	if c.whiteLogo() {
		ink.Rim, ink.Small = darkEdge, kit.Hex("#8d95a1")
	}
	return ink
}

// seen is a color that letters without an edge have on a white ground: yellow and pastels are deeper.
func seen(col kit.Color) kit.Color {
	h := col.Lch()
	if h.L <= .76 || h.C < .02 {
		return col
	}
	h.L, h.C = .7, max(h.C, .08)
	return h.Color()
}

// darkEdge is the color of the line around white logos, which would not be seen on white.
var darkEdge = kit.Hex("#22262e")

// whiteLogo reports whether a logo was asked for in white or nearly so.
func (c *Designer) whiteLogo() bool {
	if len(c.Brief.Tints) == 0 {
		return false
	}
	col, ok := figure.ColorOf(c.Brief.Tints[0])
	return ok && col.Lch().L > paleFrom
}

// wordmark is a logo that is a name alone, in a color that is read on white and on black, over a rule with a diamond where it has no line below it.
func (c *Designer) wordmark(text string) layout.Scene {
	out := layout.Scene{}
	ink := c.brandInk()
	if _, of := c.brandPalette(); !of && len(c.Brief.Tints) == 0 && c.Brief.Style.Look != "luxury" {
		ink.Main, ink.Small = middle(ink.Main), middle(ink.Second)
		ink.Second = ink.Main
	}
	c.nameUnder(&out, text, layout.Region{Left: .06, Top: .26, Right: .94, Bottom: .74}, ink)
	if d, err := frames.Rule(ink.Small, false).Render(kit.Options{}); err == nil && c.Brief.Tagline == "" && len(out.Sprites) > 0 {
		b := out.Box
		half, top := .36*b.W(), b.Y1+.035
		out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: (b.X0+b.X1)/2 - half, Top: top, Right: (b.X0+b.X1)/2 + half, Bottom: top + .05}))
	}
	out.Set, out.Ink = true, ink.Main
	return out
}

// inkOfMark is the color that a mark in lines was told to have.
func (c *Designer) inkOfMark() (kit.Color, bool) {
	if !c.Brief.Style.Lines {
		return kit.Color{}, false
	}
	for _, s := range c.Brief.Subjects {
		if col, ok := figure.ColorOf(s.Color); ok {
			h := col.Lch()
			h.L = max(.36, min(.6, h.L))
			return h.Color(), true
		}
	}
	return kit.Color{}, false
}

// nameUnder sets the name and the small line below it into a region.
func (c *Designer) nameUnder(out *layout.Scene, text string, at layout.Region, ink lettering.Ink) {
	high, wide := at.Bottom-at.Top, at.Right-at.Left
	bottom := at.Bottom
	if c.Brief.Tagline != "" {
		line := min(.05, .2*high)
		share := min(.62, .034*float64(len([]rune(c.Brief.Tagline)))+.1)
		mid := (at.Left + at.Right) / 2
		c.smallLine(out, c.Brief.Tagline, layout.Region{Left: mid - share*wide/2, Top: bottom - line, Right: mid + share*wide/2, Bottom: bottom}, ink.Small)
		for _, s := range []float64{-1, 1} {
			if d, err := frames.Rule(ink.Small, true).Render(kit.Options{}); err == nil {
				a, b := mid+s*(share/2+.04)*wide, mid+s*(share/2+.18)*wide
				out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: min(a, b), Top: bottom - line*.6, Right: max(a, b), Bottom: bottom - line*.4}))
			}
		}
		bottom -= line * 1.7
	}
	if d, ok := c.setIn(text, c.logoMood(), wide/(bottom-at.Top), ink); ok {
		out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: at.Left, Top: at.Top, Right: at.Right, Bottom: bottom}))
	}
}

// tallLogo sets the mark above the name.
func (c *Designer) tallLogo(k layout.Cluster, text string) layout.Scene {
	out := layout.Scene{}
	b := k.Bounds()
	split := .6
	if b.W() > 1.5*b.H() {
		split = .52
	}
	ink := c.brandInk()
	if look := c.Brief.Style.Look; look == "minimal" || look == "luxury" {
		out.Add(k.Fit(layout.Region{Left: .24, Top: .09, Right: .76, Bottom: split - .02}))
		if look == "luxury" {
			if d, err := frames.Rule(ink.Small, false).Render(kit.Options{}); err == nil {
				out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .3, Top: split + .01, Right: .7, Bottom: split + .05}))
			}
		}
		c.nameUnder(&out, text, layout.Region{Left: .1, Top: split + .08, Right: .9, Bottom: .9}, ink)
		return out
	}
	out.Add(k.Fit(layout.Region{Left: .16, Top: .05, Right: .84, Bottom: split}))
	c.nameUnder(&out, text, layout.Region{Left: .08, Top: split + .04, Right: .92, Bottom: .94}, ink)
	return out
}

// broadLogo sets the mark beside the name.
func (c *Designer) broadLogo(k layout.Cluster, text string) layout.Scene {
	out := layout.Scene{}
	out.Add(k.Fit(layout.Region{Left: .02, Top: .27, Right: .4, Bottom: .73}))
	c.nameUnder(&out, text, layout.Region{Left: .43, Top: .3, Right: .98, Bottom: .7}, c.brandInk())
	return out
}

// discLogo sets the mark on a disc, or the ground that was asked for, in the brand's color, the name below.
func (c *Designer) discLogo(k layout.Cluster, text string) layout.Scene {
	out := layout.Scene{}
	ink := c.brandInk()
	pale := kit.Lch{L: .965, C: .018, H: ink.Main.Lch().H}.Color()
	line := ink.Main
	if c.whiteLogo() {
		pale, line = darkEdge, kit.White
	} else if q, ok := c.brandPalette(); ok && !c.toldMark() {
		pale, line, c.onDeep = q.Main, q.Second, true
	} else if c.pale(k) {
		pale = ink.Main
	}
	top, foot := .04, .64
	ground := frames.PlainGround(c.Brief.Ground, pale, line)
	if text == "" { // as large as the discs of marks of one thing, and with the same edge
		top, foot = .08, .92
		ground = frames.EdgedGround(c.Brief.Ground, pale, line)
	}
	r := (foot - top) / 2
	if d, err := ground.Render(kit.Options{}); err == nil {
		out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .5 - r, Top: top, Right: .5 + r, Bottom: foot}))
	}
	hold := .84
	if text == "" {
		hold = .87
	}
	if c.Brief.Ground == "rhombus" || c.Brief.Ground == "shield" || c.Brief.Ground == "hexagon" {
		hold = .72 // its sides are nearer than its corners
	}
	g := hold * r / max(reach(k), 1e-9)
	b := k.Bounds()
	y := top + r
	out.Add(k.Fit(layout.Region{Left: .5 - g*b.W()/2, Top: y - g*b.H()/2, Right: .5 + g*b.W()/2, Bottom: y + g*b.H()/2}))
	if text != "" {
		c.nameUnder(&out, text, layout.Region{Left: .1, Top: foot + .03, Right: .9, Bottom: .96}, ink)
	}
	return out
}

// paleFrom is the lightness from which art is not seen on a white ground.
const paleFrom = .87

// pale reports whether nearly all of a mark is so light that it needs a deeper ground: a chef's hat, a tooth.
func (c *Designer) pale(k layout.Cluster) bool {
	const px = 48
	b := k.Bounds()
	f := px / max(b.W(), b.H(), 1e-9)
	l := raster.Square(px)
	for _, s := range k.Sprites {
		raster.Draw(l, s.Nodes, scene.ScaleBy(float32(f), float32(f)).Mul(layout.Translate(-b.X0, -b.Y0)).Mul(s.M))
	}
	light, all := 0, 0
	for i, a := range l.Alpha() {
		if a < .5 {
			continue
		}
		all++
		if p := l.Pix[4*i : 4*i+4]; color.ToLab(color.RGB{R: p[0] / p[3], G: p[1] / p[3], B: p[2] / p[3]}).L > paleFrom {
			light++
		}
	}
	return all > 0 && 10*light > 6*all
}

// ringLogo is a seal: the name on the upper curve of its ring, the kind of business on the lower.
func (c *Designer) ringLogo(k layout.Cluster, text string) layout.Scene {
	if text == "" && c.Brief.Design != "emblem" {
		return c.discLogo(k, text)
	}
	return c.emblem(k, text)
}
