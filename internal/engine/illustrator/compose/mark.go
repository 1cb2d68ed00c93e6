package compose

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/scene"
)

// slimTool is how many times its width a tool is long that lies crossed behind another thing of a mark.
const slimTool = 3

// The measures of art between two texts, as shares of the canvas.
const (
	betweenHigh = .21 // of a text, at most
	betweenArch = .12
	betweenGap  = -.012
)

// betweenTexts sets one text above the art, on an arch, and the other below it.
func (c *composer) betweenTexts(k cluster) Scene {
	out := Scene{}
	top, bottom := .04, .96
	add := func(text string, arch float64, place func(h float64) float64) {
		if d, ok := c.saying(text, designWide/betweenHigh, arch); ok && text != "" {
			w := c.place(-1, d, scene.Identity).fit(region{.5 - designWide/2, 0, .5 + designWide/2, betweenHigh})
			b := w.bounds()
			out.add(w.moved(0, place(b.H())-b.Y0))
		}
	}
	add(c.Brief.Above, betweenArch, func(h float64) float64 { top += h + betweenGap; return top - h - betweenGap })
	add(c.belowText(), 0, func(h float64) float64 { bottom -= h + betweenGap; return bottom + betweenGap })
	art := Scene{}
	art.add(k.fit(region{.06, top, .94, bottom}))
	art.Sprites = append(art.Sprites, out.Sprites...)
	art.Box = art.Box.Union(out.Box)
	return art
}

// belowText is the lettering without what stands above the art.
func (c *composer) belowText() string {
	return strings.Join(slices.DeleteFunc(slices.Clone(c.Brief.Lettering), func(t string) bool { return strings.Contains(c.Brief.Above, t) }), " ")
}

// comesWithFrame reports whether a thing decorates a frame rather than being what it frames: "rope frame with an anchor".
func (c *composer) comesWithFrame(root, i int, link brief.Relation) bool {
	id, s := c.subject(root).ID, c.subject(i)
	if strings.HasSuffix(id, "wreath") && s.Kind == brief.Piece && link.Kind == "with" && link.From == root && s.Text == "" {
		return true
	}
	return link.Kind == "with" && link.From == root && (strings.HasSuffix(id, "-frame") || id == "frame" && accents[s.ID]) && id != "instant-photo-frame" && s.Kind == brief.Piece && s.Text == ""
}

// The measures of what comes with a frame, as shares of the frame.
const (
	emblemOfFrame = .5
	emblemSink    = .08
)

// framedWith sets one thing over the middle of a frame's foot, several along its lower corners.
func (c *composer) framedWith(k cluster, i int) cluster {
	if strings.HasSuffix(c.subject(k.root.subject).ID, "wreath") {
		return c.ringedWith(k, i)
	}
	if c.subject(i).Count > 1 || accents[c.subject(i).ID] {
		return c.cornered(k, i)
	}
	b, root := k.bounds(), k.root
	t := c.unit(i, how{})
	tb := t.bounds()
	t = t.scaled(emblemOfFrame * min(b.W(), b.H()) / max(tb.W(), tb.H()))
	tb = t.bounds()
	k = k.over(t.moved((b.X0+b.X1)/2-(tb.X0+tb.X1)/2, b.Y1-emblemSink*b.H()-(tb.Y0+tb.Y1)/2))
	k.root = root
	return k
}

// ringedWith sets what comes with a wreath onto it: one thing at its foot, several around it.
func (c *composer) ringedWith(k cluster, i int) cluster {
	b, root := k.bounds(), k.root
	turns := []float64{90}
	size := .34
	if n := c.subject(i).Count; n > 1 {
		turns = []float64{128, 52, 205, -25, -90, 160, 20}[:max(2, min(7, map[bool]int{true: 5, false: n}[n == unstated]))]
		size = .21
	}
	for n, turn := range turns {
		t := c.unit(i, how{copy: n})
		tb := t.bounds()
		t = t.scaled(size * min(b.W(), b.H()) / max(tb.W(), tb.H()))
		if len(turns) > 1 {
			t = t.turnedBy(swing[n%len(swing)])
		}
		tb = t.bounds()
		a := turn * math.Pi / 180
		x, y := (b.X0+b.X1)/2+.38*b.W()*math.Cos(a), (b.Y0+b.Y1)/2+.38*b.H()*math.Sin(a)
		k = k.over(t.moved(x-(tb.X0+tb.X1)/2, y-(tb.Y0+tb.Y1)/2))
	}
	k.root = root
	return k
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
func (c *composer) lockup(k *cluster, text string) (cluster, bool) {
	b := k.bounds()
	if b.W() <= 0 || b.H() <= 0 {
		return cluster{}, false
	}
	low := lockupWide * b.H() / b.W() // its height at full width
	room := max(lockupLeast, min(lockupMost, lockupHigh-lockupGap-low))
	d, ok := c.letters(text, lockupWide/room)
	if !ok {
		return cluster{}, false
	}
	words := c.place(-1, d, scene.Identity).fit(region{.5 - lockupWide/2, 0, .5 + lockupWide/2, room})
	t := words.bounds()
	high := min(low, lockupHigh-lockupGap-t.H())
	top := .5 - (high+lockupGap+t.H())/2
	*k = k.fit(region{.5 - lockupWide/2, top, .5 + lockupWide/2, top + high})
	return words.moved(0, top+high+lockupGap-t.Y0), true
}
