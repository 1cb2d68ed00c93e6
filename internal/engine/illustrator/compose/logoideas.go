package compose

import (
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/scene"
)

// inlay draws a piece into a region of a logo.
func (c *composer) inlay(out *Scene, p kit.Piece, at region) {
	if d, err := p.Render(kit.Options{}); err == nil {
		out.add(c.place(-1, d, scene.Identity).fit(at))
	}
}

// inRound fits a mark into a circle.
func (k cluster) inRound(x, y, r float64) cluster {
	g := r / max(k.reach(), 1e-9)
	b := k.bounds()
	return k.fit(region{x - g*b.W()/2, y - g*b.H()/2, x + g*b.W()/2, y + g*b.H()/2})
}

// shieldLogo sets the mark on a shield, the name below.
func (c *composer) shieldLogo(k cluster, text string) Scene {
	before := c.Brief.Ground
	c.Brief.Ground = "shield"
	defer func() { c.Brief.Ground = before }()
	return c.discLogo(k, text)
}

// openLogo sets the mark within a ring that is open at its foot, where the name runs across.
func (c *composer) openLogo(k cluster, text string) Scene {
	out := Scene{}
	ink := c.brandInk()
	c.inlay(&out, frames.OpenRing(ink.Main, c.brandSecond(ink), 96), region{.2, .04, .8, .64})
	out.add(k.inRound(.5, .31, .2))
	c.nameUnder(&out, text, region{.08, .56, .92, .93}, ink)
	return out
}

// frameLogo sets the name within a rectangle on whose upper side the mark stands.
func (c *composer) frameLogo(k cluster, text string) Scene {
	out := Scene{}
	ink := c.brandInk()
	aspect := 1.45
	high := .92 / aspect
	top := .94 - high
	mark := k.fit(region{.3, .05, .7, top + .16})
	b := mark.bounds()
	c.inlay(&out, frames.Box(ink.Main, c.brandSecond(ink), aspect, min(200, 256*(b.W()+.06)/.94)), region{.04, top, .96, .94})
	out.add(mark.moved(0, top+.15-b.Y1))
	c.nameUnder(&out, text, region{.13, top + .2, .87, .87}, ink)
	return out
}

// scriptLogo writes the name by hand over a line that swings, the mark above it.
func (c *composer) scriptLogo(k cluster, text string) Scene {
	out := Scene{}
	ink := c.brandInk()
	ink.Rim, ink.Block = kit.Color{}, ink.Main
	out.add(k.fit(region{.3, .08, .7, .44}))
	mood := "card"
	if c.logoMood() == "elegant" || c.logoMood() == "luxury" {
		mood = "elegant"
	}
	bottom := .83
	if c.Brief.Tagline == "" {
		bottom = .87
	}
	if d, ok := c.setIn(text, mood, 2.6, ink); ok {
		name := c.place(-1, d, scene.Identity).fit(region{.06, .47, .94, bottom - .08})
		out.add(name)
		bottom = name.bounds().Y1 + .07
	}
	c.inlay(&out, frames.Swash(c.brandSecond(ink)), region{.2, bottom - .06, .8, bottom})
	if c.Brief.Tagline != "" {
		c.smallLine(&out, c.Brief.Tagline, region{.2, bottom + .025, .8, bottom + .07}, ink.Small)
	}
	return out
}

// monogramLogo sets the initials in a ring on whose foot the mark is, the name below.
func (c *composer) monogramLogo(k cluster, text string) Scene {
	letters := initialsOf(text)
	d, err := lettering.Plain(letters, "serif", c.brandInk().Main).Render(kit.Options{})
	if letters == "" || err != nil || d.Box.W() <= 0 {
		return c.tallLogo(k, text)
	}
	out := Scene{}
	ink := c.brandInk()
	c.inlay(&out, frames.OpenRing(ink.Main, c.brandSecond(ink), 62), region{.22, .04, .78, .6})
	out.add(c.place(-1, d, scene.Identity).fit(region{.34, .15, .66, .39}))
	out.add(k.inRound(.5, .55, .105))
	c.nameUnder(&out, text, region{.1, .69, .9, .94}, ink)
	return out
}

// initialsOf are the first letters of the two or three words of a name that count.
func initialsOf(text string) string {
	var out []rune
	for _, w := range strings.Fields(text) {
		switch strings.ToLower(w) {
		case "&", "and", "the", "of", "by", "for":
			continue
		}
		out = append(out, []rune(strings.ToUpper(w))[0])
	}
	return string(out[:min(len(out), 2)])
}

// brandSecond is the color of a logo's lines.
func (c *composer) brandSecond(ink lettering.Ink) kit.Color {
	if q, ok := c.brandPalette(); ok {
		return q.Second
	}
	return ink.Small
}
