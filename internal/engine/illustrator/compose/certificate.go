package compose

import (
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/scene"
)

// typeset sets the lines of a sheet one above the other: a small one, the large one, a rule, small ones.
func (c *composer) typeset(out *Scene, words sheetLines, room region, mood string, ink lettering.Ink, rule kit.Color) {
	high, wide := room.bottom-room.top, room.right-room.left
	top, bottom := room.top, room.bottom
	small := min(.032, .1*high)
	if words.kicker != "" {
		c.smallLine(out, words.kicker, region{room.left + .06*wide, top, room.right - .06*wide, top + small}, ink.Small)
		top += small + .045*high
	}
	for n := len(words.feet) - 1; n >= 0; n-- {
		c.smallLine(out, words.feet[n], region{room.left, bottom - small, room.right, bottom}, ink.Small)
		bottom -= small * 1.75
	}
	if len(words.feet) > 0 {
		if d, err := frames.Rule(rule, false).Render(kit.Options{}); err == nil {
			out.add(c.place(-1, d, scene.Identity).fit(region{room.left + .2*wide, bottom - .03, room.right - .2*wide, bottom}))
		}
		bottom -= .035
	}
	if words.main == "" {
		return
	}
	if d, ok := c.setIn(words.main, mood, wide/max(.05, bottom-top), ink); ok {
		out.add(c.place(-1, d, scene.Identity).fit(region{room.left, top, room.right, bottom}))
	}
}

// smallLine sets a line in spaced capitals.
func (c *composer) smallLine(out *Scene, text string, at region, col kit.Color) {
	d, err := lettering.Spaced(text, col).Render(kit.Options{})
	if err == nil && d.Box.W() > 0 {
		out.add(c.place(-1, d, scene.Identity).fit(at))
	}
}

// certificate is a broad sheet with a heading, lines to write on and a seal.
func (c *composer) certificate(words sheetLines) Scene {
	out := Scene{}
	q := c.plateColors()
	q.Field = kit.Hex("#fdf8ea")
	if _, ok := c.topicOf(); !ok && len(c.Brief.Tints) == 0 {
		q.Ground, q.Accent = kit.Hex("#1f3d63"), kit.Hex("#c79a3e")
	}
	d, err := frames.Diploma(252, 182, q).Render(kit.Options{})
	if err != nil {
		return out
	}
	sheet := c.place(-1, d, scene.Identity).fit(region{.02, .02, .98, .98})
	b := sheet.bounds()
	out.add(sheet)
	at := func(x0, y0, x1, y1 float64) region {
		return region{b.X0 + x0*b.W(), b.Y0 + y0*b.H(), b.X0 + x1*b.W(), b.Y0 + y1*b.H()}
	}
	head, rest, _ := strings.Cut(words.main, " ")
	set := func(text, face string, col kit.Color, r region) {
		if d, err := lettering.Plain(text, face, col).Render(kit.Options{}); err == nil && d.Box.W() > 0 {
			out.add(c.place(-1, d, scene.Identity).fit(r))
		}
	}
	set(head, "gothic", q.Ground, at(.2, .17, .8, .36))
	if rest != "" {
		c.smallLine(&out, rest, at(.28, .4, .72, .445), q.Accent.Shade(-1))
	}
	if d, err := frames.Rule(q.Accent, false).Render(kit.Options{}); err == nil {
		out.add(c.place(-1, d, scene.Identity).fit(at(.36, .47, .64, .52)))
	}
	line := func(r region) {
		if d, err := frames.Rule(q.Ground.Shade(1), true).Render(kit.Options{}); err == nil {
			out.add(c.place(-1, d, scene.Identity).fit(r))
		}
	}
	if len(words.feet) > 0 {
		set(words.feet[0], "elegant", q.Ground, at(.26, .53, .74, .65))
	}
	line(at(.2, .655, .8, .665))
	line(at(.13, .83, .37, .835))
	line(at(.63, .83, .87, .835))
	for n, i := range []int{1, 2} {
		if len(words.feet) > i {
			c.smallLine(&out, words.feet[i], at(.13+.5*float64(n), .845, .37+.5*float64(n), .88), q.Ground)
		}
	}
	c.loosen()
	var art []int
	for i := range c.Brief.Subjects {
		if c.isRoot(i) {
			art = append(art, i)
		}
	}
	if len(art) > 0 {
		out.add(c.ensemble(art).fit(at(.38, .68, .62, .93)))
	} else if d, ok := c.render("gold-seal", "", 0); ok {
		out.add(c.place(-1, d, scene.Identity).fit(at(.42, .69, .58, .92)))
	}
	return out
}
