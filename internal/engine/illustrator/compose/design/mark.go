package design

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/scene"
)

// slimTool is how many times its width a tool is long that lies crossed behind another thing of a mark.
const slimTool = 3

// The measures of art between two texts, as shares of the canvas.
const (
	betweenHigh = .21 // of a text, at most
	betweenArch = .12
	wideArch    = .3  // of a text that was asked for on an arch: the art stands below its middle
	aboveHigh   = .34 // of a text with nothing below the art
	betweenGap  = -.012
)

// betweenTexts sets one text above the art, on an arch, and the other below it.
func (c *Designer) betweenTexts(k layout.Cluster) layout.Scene {
	out := layout.Scene{}
	top, bottom, most := .04, .96, betweenHigh
	arch, tucked := betweenArch, 0.0
	if c.belowText() == "" {
		most = aboveHigh
	}
	if c.Brief.Letter.Style == "arc" {
		arch, most, tucked = wideArch, .46, .16
	}
	add := func(text string, arch float64, place func(h float64) float64) {
		if d, ok := c.saying(text, designWide/most, arch); ok && text != "" {
			w := c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .5 - designWide/2, Top: 0, Right: .5 + designWide/2, Bottom: most})
			b := w.Bounds()
			out.Add(w.Moved(0, place(b.H())-b.Y0))
		}
	}
	add(c.Brief.Above, arch, func(h float64) float64 { top += h + betweenGap; return top - h - betweenGap })
	add(c.belowText(), 0, func(h float64) float64 { bottom -= h + betweenGap; return bottom + betweenGap })
	art := layout.Scene{}
	art.Add(k.Fit(layout.Region{Left: .06 + tucked, Top: top - tucked, Right: .94 - tucked, Bottom: bottom}))
	art.Sprites = append(art.Sprites, out.Sprites...)
	art.Box = art.Box.Union(out.Box)
	return art
}

// belowText is the lettering without what stands above the art.
func (c *Designer) belowText() string {
	return strings.Join(slices.DeleteFunc(slices.Clone(c.Brief.Lettering), func(t string) bool { return strings.Contains(c.Brief.Above, t) }), " ")
}

// The measures of a subject with a text below it, as shares of the canvas.
const (
	lockupWide  = .86
	lockupHigh  = .88
	lockupGap   = .035
	lockupLeast = .2  // of the text's height
	lockupMost  = .42 // where the subject is wide and low
)

// lockup puts a text below the subject as one group in the middle of the canvas: the lower the subject is, the larger the text.
func (c *Designer) lockup(k *layout.Cluster, text string) (layout.Cluster, bool) {
	b := k.Bounds()
	if b.W() <= 0 || b.H() <= 0 {
		return layout.Cluster{}, false
	}
	low := lockupWide * b.H() / b.W() // its height at full width
	room := max(lockupLeast, min(lockupMost, lockupHigh-lockupGap-low))
	d, ok := c.letters(text, lockupWide/room)
	if !ok {
		return layout.Cluster{}, false
	}
	words := c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: .5 - lockupWide/2, Top: 0, Right: .5 + lockupWide/2, Bottom: room})
	t := words.Bounds()
	high := min(low, lockupHigh-lockupGap-t.H())
	top := .5 - (high+lockupGap+t.H())/2
	*k = k.Fit(layout.Region{Left: .5 - lockupWide/2, Top: top, Right: .5 + lockupWide/2, Bottom: top + high})
	return words.Moved(0, top+high+lockupGap-t.Y0), true
}
