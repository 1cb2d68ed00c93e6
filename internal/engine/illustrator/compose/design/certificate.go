package design

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/scene"
)

// typeset sets the lines of a sheet one above the other: a small one, the large one, a rule, small ones.
func (c *Designer) typeset(out *layout.Scene, words sheetLines, room layout.Region, mood string, ink lettering.Ink, rule kit.Color) {
	high, wide := room.Bottom-room.Top, room.Right-room.Left
	top, bottom := room.Top, room.Bottom
	small := min(.032, .1*high)
	if words.kicker != "" {
		c.smallLine(out, words.kicker, layout.Region{Left: room.Left + .06*wide, Top: top, Right: room.Right - .06*wide, Bottom: top + small}, ink.Small)
		top += small + .045*high
	}
	for n := len(words.feet) - 1; n >= 0; n-- {
		c.smallLine(out, words.feet[n], layout.Region{Left: room.Left, Top: bottom - small, Right: room.Right, Bottom: bottom}, ink.Small)
		bottom -= small * 1.75
	}
	if len(words.feet) > 0 {
		if d, err := frames.Rule(rule, false).Render(kit.Options{}); err == nil {
			out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: room.Left + .2*wide, Top: bottom - .03, Right: room.Right - .2*wide, Bottom: bottom}))
		}
		bottom -= .035
	}
	if words.main == "" {
		return
	}
	if d, ok := c.setIn(words.main, mood, wide/max(.05, bottom-top), ink); ok {
		out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: room.Left, Top: top, Right: room.Right, Bottom: bottom}))
	}
}

// smallLine sets a line in spaced capitals.
func (c *Designer) smallLine(out *layout.Scene, text string, at layout.Region, col kit.Color) {
	d, err := lettering.Spaced(text, col).Render(kit.Options{})
	if err == nil && d.Box.W() > 0 {
		out.Add(c.Place(-1, d, scene.Identity).Fit(at))
	}
}

// childWords say that a certificate is for small children, who read no broken script.
var childWords = figure.Words("kindergarten preschool kids kid children toddler daycare nursery elementary crayon crayons potty tooth camp")

// certificate is a broad sheet with a heading, lines to write on and a seal.
func (c *Designer) certificate(words sheetLines) layout.Scene {
	out := layout.Scene{}
	q := c.plateColors()
	q.Field = kit.Hex("#fdf8ea")
	if _, ok := c.topicOf(); !ok && len(c.Brief.Tints) == 0 {
		q.Ground, q.Accent = kit.Hex("#1f3d63"), kit.Hex("#c79a3e")
	}
	d, err := frames.Diploma(252, 182, q).Render(kit.Options{})
	if err != nil {
		return out
	}
	sheet := c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .02, Top: .02, Right: .98, Bottom: .98})
	b := sheet.Bounds()
	out.Add(sheet)
	at := func(x0, y0, x1, y1 float64) layout.Region {
		return layout.Region{Left: b.X0 + x0*b.W(), Top: b.Y0 + y0*b.H(), Right: b.X0 + x1*b.W(), Bottom: b.Y0 + y1*b.H()}
	}
	head, rest, _ := strings.Cut(words.main, " ")
	set := func(text, face string, col kit.Color, r layout.Region) {
		if d, err := lettering.Plain(text, face, col).Render(kit.Options{}); err == nil && d.Box.W() > 0 {
			out.Add(c.Place(-1, d, scene.Identity).Fit(r))
		}
	}
	face := "gothic"
	if slices.ContainsFunc(c.SaidWords(), func(w string) bool { return childWords[w] }) {
		face = "round"
	}
	set(head, face, q.Ground, at(.2, .17, .8, .36))
	if rest != "" {
		c.smallLine(&out, rest, at(.28, .4, .72, .445), q.Accent.Shade(-1))
	}
	if d, err := frames.Rule(q.Accent, false).Render(kit.Options{}); err == nil {
		out.Add(c.Place(-1, d, scene.Identity).Fit(at(.36, .47, .64, .52)))
	}
	line := func(r layout.Region) {
		if d, err := frames.Rule(q.Ground.Shade(1), true).Render(kit.Options{}); err == nil {
			out.Add(c.Place(-1, d, scene.Identity).Fit(r))
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
		if c.IsRoot(i) {
			art = append(art, i)
		}
	}
	if len(art) > 0 {
		out.Add(c.ensemble(art).Fit(at(.38, .68, .62, .93)))
	} else if d, ok := c.render("gold-seal", "", 0); ok {
		out.Add(c.Place(-1, d, scene.Identity).Fit(at(.42, .69, .58, .92)))
	}
	return out
}
