package compose

import (
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

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

var (
	largeBehind = words("sunset sun moon full-moon crescent-moon rainbow boho-rainbow mountain mountains ocean-wave angel-wings fairy-wings bat-wings wings fire flames city-skyline sunburst flag globe volcano dreamcatcher shield")
	sceneries   = words("pine-tree tree palm-tree christmas-tree birch-tree balloon cactus flag-pole rain-cloud cloud fern cattail")
	crests      = words("flame fire flames crown treble-clef music-note")
	accents     = words("bee butterfly paw-print star snowflake bat bubbles confetti sparkles sparkle music-note ladybug dragonfly bone spider firefly lightning-bolt sports-whistle")
)

// swing is how copies lean, in turn.
var swing = []float64{-13, 10, -6, 15}
