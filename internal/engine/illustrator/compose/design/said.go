package design

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/compose/relation/holding"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/things"
)

// loosen takes apart what only stands together, so that each thing finds its place in the design. What people hold, wear or have in
// their hands stays with them, and what decorates a thing stays on it.
func (c *Designer) loosen() {
	c.Links = slices.DeleteFunc(slices.Clone(c.Links), func(r brief.Relation) bool {
		if r.Kind == "inside" && len(c.Brief.Subjects) == 2 && (c.Mark() || faces[c.Subject(r.To).ID]) {
			if c.Draw(r.To, layout.How{}).Anchors["inside"].W > 0 {
				return false // flowers stand in a vase, a cat in a box
			}
			c.inlaid = r.From
			return true
		}
		if c.Brief.Design == "crest" && r.Kind == "wearing" && (c.Subject(r.To).ID == "crown" || c.Subject(r.To).ID == "tiara") {
			return true // it is on top of the shield
		}
		if r.Kind == "on" && things.Peak(c.Subject(r.To).ID) {
			return true // at its foot
		}
		if r.Kind == "in front of" && c.Has("sunset") && relation.LargeBehind[c.Subject(r.To).ID] {
			return true
		}
		if r.Kind == "behind" && c.Subject(r.From).Count == 2 && c.crossable(c.Subject(r.From)) {
			return true // crossed behind it
		}
		if !hierarchy.Loose[r.Kind] || holding.Speaks(c.Placing(), r) {
			return false
		}
		return r.Kind != "with" || c.Subject(r.From).Kind != brief.Person && !(c.Garnishes(r.From, r.To) && c.EatenOff(r.From))
	})
}

// The measures of a saying beside art, as shares of the canvas.
const (
	designWide = .92
	designHigh = .93
	designSink = .16 // of the letters' height that the art's foot goes behind
)

// said sets the saying below the art, whose foot goes behind the letters, so that both make one silhouette; the ideas differ in typefaces,
// in a disc behind the art, and in the saying standing above it.
func (c *Designer) said(k layout.Cluster, text string) layout.Scene {
	if c.Brief.Above != "" {
		return c.betweenTexts(k)
	}
	out := layout.Scene{}
	b := k.Bounds()
	high := c.lettersHigh(text, b)
	words, ok := c.worded(text, designWide/high)
	if !ok {
		out.Add(k.Fit(Usual))
		return out
	}
	for _, f := range c.Brief.Framing {
		if f != "confetti" && f != "sparkles" {
			continue
		}
		if d, ok := c.render(f, "", 0); ok {
			out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .03, Top: .03, Right: .97, Bottom: .97}))
		}
	}
	words = words.Fit(layout.Region{Left: .5 - designWide/2, Top: 0, Right: .5 + designWide/2, Bottom: high})
	t := words.Bounds()
	sink := min(designSink*t.H(), .05)
	if c.Stands(k.Root.Subject) {
		sink = .015 // it stands on the letters
	}
	if c.IsPosy(c.Subject(k.Root.Subject)) {
		sink = -.012 // a stem before the first word would hide it
	}
	if c.Brief.Style.Name == "neon" {
		sink = -.02 // tubes before tubes would not be read
	} else if l := c.Brief.Letter; bareStyles[l.Style] || l.Metal || c.unedged() {
		sink = min(sink, -.005) // no rim parts these letters from what is behind them
	}
	room := designHigh - t.H() + sink
	tall := min(room, .9*b.H()/max(b.W(), 1e-9))
	top := .5 - (tall+t.H()-sink)/2
	if c.Variation%4 == 3 {
		out.Add(words.Moved(0, top-t.Y0))
		out.Add(k.Fit(layout.Region{Left: .05, Top: top + t.H() - .02, Right: .95, Bottom: top + t.H() - .02 + tall}))
		return out
	}
	if c.Variation%4 == 2 {
		if d, ok := c.disc(); ok {
			r := min(.45, .56*tall)
			out.Add(c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .5 - r, Top: top + tall - 1.8*r, Right: .5 + r, Bottom: top + tall + .2*r}))
			k = k.Fit(layout.Region{Left: .05, Top: top + .1*tall, Right: .95, Bottom: top + tall})
			out.Add(k)
			out.Add(words.Moved(0, top+tall-sink-t.Y0))
			return out
		}
	}
	out.Add(k.Fit(layout.Region{Left: .05, Top: top, Right: .95, Bottom: top + tall}))
	out.Add(words.Moved(0, top+tall-sink-t.Y0))
	return out
}

// worded is the saying as letters, or on a ribbon where one was asked for.
func (c *Designer) worded(text string, wide float64) (layout.Cluster, bool) {
	if slices.ContainsFunc(c.Brief.Framing, func(f string) bool { return f == "banner" || strings.HasPrefix(f, "ribbon") }) {
		return c.ribboned(text, c.plateColors())
	}
	d, ok := c.saying(text, wide, .05)
	if !ok {
		return layout.Cluster{}, false
	}
	return c.Place(-1, d, scene.Identity), true
}

// lettersHigh is the share of the canvas's height that a saying takes beside art of a size.
func (c *Designer) lettersHigh(text string, b kit.Box) float64 {
	n := float64(len([]rune(text)))
	high := max(.33, min(.5, .27+.011*n))
	if low := designHigh - .9*b.H()/max(b.W(), 1e-9); low > high {
		high = min(low, .56)
	}
	return high
}

// saying draws a text in the style that was asked for, else as a setting in typefaces and colors that suit the subject.
func (c *Designer) saying(text string, wide, arch float64) (kit.Drawing, bool) {
	l := c.Brief.Letter
	mood, known := settingOf[l.Style]
	if d, ok := c.filled(text, wide, arch); ok {
		return d, true
	}
	if (l.Metal || l.Fill != "" || l.Material != "" || l.Style != "" && !known) && len(l.Stress) == 0 || c.Brief.Style.Name == "neon" {
		return c.letters(text, wide)
	}
	if mood == "" {
		mood = c.mood()
		if c.Variation%4 == 1 {
			mood = otherMoods[mood]
		}
	}
	switch mood {
	case "elegant", "cozy", "written", "modern", "classic":
		if l.Style == "arc" {
			mood = "fun" // a script does not follow an arch
			break
		}
		arch = 0
	}
	text, under := c.mainText(text)
	set := lettering.Setting{Under: under, Text: text, Mood: mood, Wide: wide, Arch: arch, Ink: c.ink(), Stacked: l.Stacked, Stress: c.stresses()}
	if m, ok := c.mediumOf(); ok {
		c.writeIn(m, &set)
	}
	if l.Repeat > 1 {
		c.repeat(&set, l.Repeat)
	}
	if l.Wavy {
		set.Wave, set.Arch = .075, 0
	}
	if rest, ok := strings.CutPrefix(strings.ToLower(text), "keep calm and "); ok && l.Style == "" {
		set.Text, set.Mood, set.Arch, set.Stacked = "keep\ncalm\nand\n"+rest, "modern", 0, true // as these posters are set
		set.Ink.Second = set.Ink.Main
	}
	d, err := lettering.Set(set).Render(kit.Options{Seed: c.IdeaSeed(0, 0), Text: text})
	return d, err == nil && d.Box.W() > 0
}
