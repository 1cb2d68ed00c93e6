package design

import (
	"strings"

	"pellucid/internal/engine/illustrator/compose/brand"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/scene"
)

// The ways in which an emblem is built. A round one that was asked for is a roundel; views fill the field of a ring.
var emblemIdeas = []string{"roundel", "banner", "shield", "arched"}

// emblemIdea is the lockup of an emblem: names differ, and so do variations of one name.
func (c *Designer) emblemIdea(k layout.Cluster, text string) string {
	switch {
	case c.scenic() || c.Brief.Style.Lines || c.mentions("rope"), len(c.Brief.Subjects) > 1 && !c.Mark():
		return "ring" // several things in their own colors fill its pale field
	case c.roundAsked() || text == "":
		return "roundel"
	}
	idea := brand.Idea(emblemIdeas, text, c.Variation)
	b := k.Bounds()
	if n := len([]rune(text)); idea == "arched" && (c.pale(k) || n < 6 || n > 16 || b.W() > 1.6*b.H()) {
		return "roundel" // without a ground it would not be seen; short or long names make no arch, low marks leave a gap below it
	}
	return idea
}

// lockupOf arranges a mark and the texts of an emblem; it reports false where the emblem is a ring.
func (c *Designer) lockupOf(k layout.Cluster, text, top, bottom string) (layout.Scene, bool) {
	switch c.emblemIdea(k, text) {
	case "roundel":
		return c.roundel(k, top, bottom), true
	case "banner":
		return c.bannered(k, text), true
	case "shield":
		return c.shapedBadge(c.standingOut(k), text, "shield", true), true
	case "arched":
		if c.Brief.Tagline == "" && c.Brief.Above == "" && founded.FindStringIndex(text) == nil {
			top, bottom = text, "" // on one arch
		}
		return c.arched(k, top, bottom), true
	}
	return layout.Scene{}, false
}

// standingOut puts a pale line around a mark whose own colors would not hold on a deep ground; others take the pale colors of the palette.
func (c *Designer) standingOut(k layout.Cluster) layout.Cluster {
	if c.Mark() && !c.toldMark() {
		c.onDeep = true
		return k
	}
	b := k.Bounds()
	return contoured(k, .026*max(b.W(), b.H()), kit.Hex("#fdf3df"))
}

// roundel sets the mark on a disc in one deep color, the texts along its edge.
func (c *Designer) roundel(k layout.Cluster, top, bottom string) layout.Scene {
	out := layout.Scene{}
	c.inlay(&out, frames.Roundel(top, bottom, c.deepColors(), c.Option(2) == 1), layout.Region{Left: .03, Top: .03, Right: .97, Bottom: .97})
	r, y := .3, .5
	switch {
	case top == "":
		r = .38
	case bottom == "" && len([]rune(top)) < 9:
		r, y = .31, .52
	}
	out.Add(inRound(c.standingOut(k), .5, y, r))
	return out
}

// bannered sets the mark before a disc with rays, over whose edge it stands, and the name on a ribbon across its foot.
func (c *Designer) bannered(k layout.Cluster, text string) layout.Scene {
	out := layout.Scene{}
	q := c.deepColors()
	c.inlay(&out, frames.Burst(q), layout.Region{Left: .14, Top: .07, Right: .86, Bottom: .79})
	b := k.Bounds()
	k = c.standingOut(k)
	kb := k.Bounds()
	f := min(.7/kb.W(), .66/kb.H(), .37/max(reach(k), 1e-9))
	foot := .755
	k = k.Moved(-(b.X0+b.X1)/2, -kb.Y1).Scaled(f).Moved(.5, foot)
	if top := k.Bounds().Y0; top > .16 {
		k = k.Moved(0, -.35*(top-.16))
	}
	out.Add(k)
	name, small := text, strings.ToUpper(c.Brief.Tagline)
	if at := founded.FindStringIndex(text); at != nil && at[0] > 0 && small == "" {
		name, small = strings.TrimSpace(text[:at[0]]), strings.ToUpper(strings.TrimSpace(text[at[0]:]))
	}
	band, ok := c.ribboned(name, q)
	if !ok {
		return out
	}
	band = band.Fit(layout.Region{Left: .02, Top: .66, Right: .98, Bottom: .9})
	out.Add(band)
	if small != "" {
		c.smallLine(&out, small, layout.Region{Left: .24, Top: band.Bounds().Y1 + .012, Right: .76, Bottom: band.Bounds().Y1 + .062}, onAnyGround(q.Ground))
	}
	return out
}

// onAnyGround is a color at a lightness that is read on white and near black.
func onAnyGround(col kit.Color) kit.Color {
	h := col.Lch()
	h.L = max(.58, min(.7, h.L))
	return h.Color()
}

// arched sets one text on an arch over the mark and the other on a straight line below it, without a ground.
func (c *Designer) arched(k layout.Cluster, top, bottom string) layout.Scene {
	out := layout.Scene{}
	ink := c.brandInk()
	foot := .95
	if bottom != "" {
		foot = .85
	}
	set := lettering.Setting{Text: strings.ToUpper(top), Mood: c.logoMood(), Wide: 9, Arch: .13, Ink: ink}
	d, err := lettering.Set(set).Render(kit.Options{Text: top})
	if err != nil || d.Box.W() <= 0 {
		return c.tallLogo(k, top)
	}
	name := c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .04, Top: .04, Right: .96, Bottom: .38})
	b := name.Bounds()
	name = name.Moved(0, .05-b.Y0)
	b = name.Bounds()
	out.Add(k.Fit(layout.Region{Left: .14, Top: b.Y0 + .72*b.H(), Right: .86, Bottom: foot}))
	out.Add(name) // what follows the mark is made to be read on dark grounds
	if bottom != "" {
		wide := min(.62, .05*float64(len([]rune(bottom)))+.06)
		c.smallLine(&out, strings.ToUpper(bottom), layout.Region{Left: .5 - wide/2, Top: .875, Right: .5 + wide/2, Bottom: .945}, ink.Small)
		for _, s := range []float64{-1, 1} {
			c.inlay(&out, frames.Rule(ink.Small, true), layout.Region{Left: .5 + s*(wide/2+.1) - .06, Top: .9, Right: .5 + s*(wide/2+.1) + .06, Bottom: .92})
		}
	}
	return out
}
