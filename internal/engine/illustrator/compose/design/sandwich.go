package design

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/scene"
)

// The measures of a saying between what stands on it and what is below it, as shares of the canvas.
const (
	betweenText = .4  // of the saying's height, at most
	betweenFoot = .23 // of what is below it
	betweenTop  = .4  // of what is above it, at most
	footGap     = .022
	footApart   = .05
	footMost    = 4
	lowFrom     = 1.7 // how many times wider than high what is low is
)

// toppers are what a saying wears or hangs from: they are above it, whatever else is named.
var toppers = figure.Words("mustache bunny-ears headband crown tiara halo antlers reindeer-antlers sunglasses glasses heart-sunglasses hair-bow fireworks string-lights christmas-lights bunting garland sun cloud rainbow boho-rainbow cowboy-hat santa-hat witch-hat party-hat graduation-cap baseball-cap chef-hat top-hat straw-hat hat mistletoe disco-ball flower-crown string-light")

// between sets a saying between things of equal rank: one above it and the others in a row below, rather than all in a row over the letters. It reports
// false for creatures, except one that comes with several of a thing, and for things that are one group anyway.
func (c *Designer) between(at []int, text string) (layout.Scene, bool) {
	var sides []int
	creatures, single := 0, 0
	for _, i := range at {
		s := c.Subject(i)
		thing := s.Kind == brief.Piece || s.Kind == brief.Family
		if c.hasShared(i) || thing && len(c.LinksOf(i)) > 0 || s.Text != "" {
			return layout.Scene{}, false
		}
		switch p := c.partOf(i); {
		case !thing:
			creatures++
			sides = append([]int{i}, sides...)
		case p == side, c.tops(i), p == crossed && s.Count > 2:
			sides = append(sides, i)
			if s.Count == 1 && !c.tops(i) {
				single++
			}
		}
	}
	if creatures > 1 || creatures == 1 && (single > 0 || c.Subject(sides[0]).Count != 1) {
		return layout.Scene{}, false
	}
	if len(sides) < 2 || len(sides) > footMost+1 || c.Brief.Above != "" || c.Variation%2 == 1 || len(c.Brief.Framing) > 0 || c.Brief.Letter.Style == "arc" {
		return layout.Scene{}, false
	}
	top := sides[0]
	if n := slices.IndexFunc(sides, c.tops); n >= 0 && creatures == 0 {
		top = sides[n]
	}
	if b := c.Unit(top, layout.How{}).Bounds(); len(sides) == 2 && creatures == 0 && b.W() < lowFrom*b.H() {
		return layout.Scene{}, false // two that are not low are larger side by side
	}
	foot := slices.DeleteFunc(slices.Clone(sides), func(i int) bool { return i == top })
	upper := slices.DeleteFunc(slices.Clone(at), func(i int) bool { return slices.Contains(foot, i) })
	textHigh, topHigh := betweenText, betweenTop
	if creatures == 1 {
		textHigh, topHigh = .33, .5 // it is what the design is about
	}
	d, ok := c.saying(text, designWide/textHigh, .03)
	if !ok {
		return layout.Scene{}, false
	}
	words := c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .5 - designWide/2, Top: 0, Right: .5 + designWide/2, Bottom: textHigh})
	t := words.Bounds()
	row := c.footRow(foot, .92*t.W())
	art := c.ensemble(upper)
	ab, rb := art.Bounds(), row.Bounds()
	room := min(topHigh, .95-t.H()-rb.H()-footGap)
	f := min(room/ab.H(), .92*t.W()/ab.W())
	if c.Subject(top).ID == "mustache" || ab.W() > 2*ab.H() {
		f = min(f, .66*t.W()/ab.W())
	}
	high := f * ab.H()
	y := .5 - (high+t.H()+footGap+rb.H())/2
	out := layout.Scene{}
	out.Add(art.Moved(-(ab.X0+ab.X1)/2, -ab.Y0).Scaled(f).Moved(.5, y+.012))
	out.Add(words.Moved(0, y+high-t.Y0))
	y += high + t.H() + footGap
	out.Add(row.Moved(.5, y))
	if len(foot) == 1 && rb.W() < .5*t.W() {
		c.rulesBeside(&out, rb.W()/2+.03, min(.2, (t.W()-rb.W())/2-.05), y+rb.H()/2)
	}
	return out, true
}

// tops reports whether a thing is above a saying, whatever else is named.
func (c *Designer) tops(i int) bool {
	id := c.Subject(i).ID
	return toppers[id] || strings.HasSuffix(id, "lights")
}

// footRow are things of one height side by side, their upper edge at 0 and their middle at the origin.
func (c *Designer) footRow(foot []int, wide float64) layout.Cluster {
	var row layout.Cluster
	right := 0.0
	for _, i := range foot {
		k := c.Unit(i, layout.How{})
		if c.Subject(i).Count > 1 {
			k = c.Copies(i)
		}
		b := k.Bounds()
		k = k.Scaled(min(betweenFoot/b.H(), .6/b.W()))
		b = k.Bounds()
		row = row.Over(k.Moved(right-b.X0, -(b.Y0+b.Y1)/2))
		right += b.W() + footApart
	}
	b := row.Bounds()
	row = row.Scaled(min(1, wide/b.W()))
	b = row.Bounds()
	return row.Moved(-(b.X0+b.X1)/2, -b.Y0)
}

// rulesBeside draws a line on each side of what is below a saying.
func (c *Designer) rulesBeside(out *layout.Scene, from, long, y float64) {
	for _, s := range []float64{-1, 1} {
		a, b := .5+s*from, .5+s*(from+long)
		k := c.onCanvas(frames.Bar(c.ink().Second), kit.Options{})
		if s < 0 {
			k = k.Mirrored()
		}
		out.Add(k.Fit(layout.Region{Left: min(a, b), Top: y - .02, Right: max(a, b), Bottom: y + .02}))
	}
}
