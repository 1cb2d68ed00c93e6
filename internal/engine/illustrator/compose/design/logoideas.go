package design

import (
	"strings"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/scene"
)

// inlay draws a piece into a region of a logo.
func (c *Designer) inlay(out *layout.Scene, p kit.Piece, at layout.Region) {
	if d, err := p.Render(kit.Options{}); err == nil {
		out.Add(c.Place(-1, d, scene.Identity).Fit(at))
	}
}

// inRound fits a mark into a circle.
func inRound(k layout.Cluster, x, y, r float64) layout.Cluster {
	g := r / max(reach(k), 1e-9)
	b := k.Bounds()
	return k.Fit(layout.Region{Left: x - g*b.W()/2, Top: y - g*b.H()/2, Right: x + g*b.W()/2, Bottom: y + g*b.H()/2})
}

// shieldLogo sets the mark on a shield, the name below.
func (c *Designer) shieldLogo(k layout.Cluster, text string) layout.Scene {
	before := c.Brief.Ground
	c.Brief.Ground = "shield"
	defer func() { c.Brief.Ground = before }()
	return c.discLogo(k, text)
}

// openLogo sets the mark within a ring that is open at its foot, where the name runs across.
func (c *Designer) openLogo(k layout.Cluster, text string) layout.Scene {
	out := layout.Scene{}
	ink := c.brandInk()
	c.inlay(&out, frames.OpenRing(ink.Main, c.brandSecond(ink), 96), layout.Region{Left: .2, Top: .04, Right: .8, Bottom: .64})
	out.Add(inRound(k, .5, .31, .2))
	c.nameUnder(&out, text, layout.Region{Left: .08, Top: .56, Right: .92, Bottom: .93}, ink)
	return out
}

// frameLogo sets the name within a rectangle on whose upper side the mark stands.
func (c *Designer) frameLogo(k layout.Cluster, text string) layout.Scene {
	out := layout.Scene{}
	ink := c.brandInk()
	aspect := 1.45
	high := .92 / aspect
	top := .94 - high
	mark := k.Fit(layout.Region{Left: .3, Top: .05, Right: .7, Bottom: top + .16})
	b := mark.Bounds()
	c.inlay(&out, frames.Box(ink.Main, c.brandSecond(ink), aspect, min(200, 256*(b.W()+.06)/.94)), layout.Region{Left: .04, Top: top, Right: .96, Bottom: .94})
	out.Add(mark.Moved(0, top+.15-b.Y1))
	c.nameUnder(&out, text, layout.Region{Left: .13, Top: top + .2, Right: .87, Bottom: .87}, ink)
	return out
}

// scriptLogo writes the name by hand over a line that swings, the mark above it.
func (c *Designer) scriptLogo(k layout.Cluster, text string) layout.Scene {
	out := layout.Scene{}
	ink := c.brandInk()
	out.Add(k.Fit(layout.Region{Left: .3, Top: .08, Right: .7, Bottom: .44}))
	mood := "card"
	if c.logoMood() == "elegant" || c.logoMood() == "luxury" {
		mood = "elegant"
	}
	bottom := .83
	if c.Brief.Tagline == "" {
		bottom = .87
	}
	if d, ok := c.setIn(text, mood, 2.6, ink); ok {
		name := c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .06, Top: .47, Right: .94, Bottom: bottom - .08})
		out.Add(name)
		bottom = name.Bounds().Y1 + .07
	}
	c.inlay(&out, frames.Swash(c.brandSecond(ink)), layout.Region{Left: .2, Top: bottom - .06, Right: .8, Bottom: bottom})
	if c.Brief.Tagline != "" {
		c.smallLine(&out, c.Brief.Tagline, layout.Region{Left: .2, Top: bottom + .025, Right: .8, Bottom: bottom + .07}, ink.Small)
	}
	return out
}

// monogramLogo sets the initials in a ring on whose foot the mark is, the name below.
func (c *Designer) monogramLogo(k layout.Cluster, text string) layout.Scene {
	letters := initialsOf(text)
	d, err := lettering.Plain(letters, "serif", c.brandInk().Main).Render(kit.Options{})
	if letters == "" || err != nil || d.Box.W() <= 0 {
		return c.tallLogo(k, text)
	}
	out := layout.Scene{}
	ink := c.brandInk()
	c.inlay(&out, frames.OpenRing(ink.Main, c.brandSecond(ink), 62), layout.Region{Left: .22, Top: .04, Right: .78, Bottom: .6})
	out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .34, Top: .15, Right: .66, Bottom: .39}))
	out.Add(inRound(k, .5, .55, .105))
	c.nameUnder(&out, text, layout.Region{Left: .1, Top: .69, Right: .9, Bottom: .94}, ink)
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
func (c *Designer) brandSecond(ink lettering.Ink) kit.Color {
	if q, ok := c.brandPalette(); ok {
		return q.Second
	}
	return ink.Small
}
