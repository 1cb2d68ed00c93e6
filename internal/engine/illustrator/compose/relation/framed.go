package relation

import (
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/plants"
)

// comesWithFrame reports whether a thing decorates a frame rather than being what it frames: "rope frame with an anchor".
func (c *Placer) comesWithFrame(root, i int, link brief.Relation) bool {
	id, s := c.Subject(root).ID, c.Subject(i)
	if strings.HasSuffix(id, "wreath") && s.Kind == brief.Piece && link.Kind == "with" && link.From == root && s.Text == "" {
		return true
	}
	return link.Kind == "with" && link.From == root && (strings.HasSuffix(id, "-frame") || strings.HasSuffix(id, "-border") || id == "frame" && (Accents[s.ID] || s.Count > 1)) && id != "instant-photo-frame" && s.Kind == brief.Piece && s.Text == ""
}

// The measures of what comes with a frame, as shares of the frame.
const (
	emblemOfFrame = .5
	emblemSink    = .08
)

// framedWith sets one thing over the middle of a frame's foot, several along its lower corners.
func (c *Placer) framedWith(k layout.Cluster, i int) layout.Cluster {
	if strings.HasSuffix(c.Subject(k.Root.Subject).ID, "wreath") {
		return c.ringedWith(k, i)
	}
	if c.Subject(i).Count > 1 || Accents[c.Subject(i).ID] {
		return plants.Cornered(c.Placer, k, i)
	}
	b, root := k.Bounds(), k.Root
	t := c.Unit(i, layout.How{})
	tb := t.Bounds()
	t = t.Scaled(emblemOfFrame * min(b.W(), b.H()) / max(tb.W(), tb.H()))
	tb = t.Bounds()
	k = k.Over(t.Moved((b.X0+b.X1)/2-(tb.X0+tb.X1)/2, b.Y1-emblemSink*b.H()-(tb.Y0+tb.Y1)/2))
	k.Root = root
	return k
}

// ringedWith sets what comes with a wreath onto it: one thing at its foot, several around it.
func (c *Placer) ringedWith(k layout.Cluster, i int) layout.Cluster {
	b, root := k.Bounds(), k.Root
	turns := []float64{90}
	size := .34
	if n := c.Subject(i).Count; n > 1 {
		turns = []float64{128, 52, 205, -25, -90, 160, 20}[:max(2, min(7, map[bool]int{true: 5, false: n}[n == figure.Unstated]))]
		size = .21
	}
	for n, turn := range turns {
		t := c.Unit(i, layout.How{Copy: n})
		tb := t.Bounds()
		t = t.Scaled(size * min(b.W(), b.H()) / max(tb.W(), tb.H()))
		if len(turns) > 1 {
			t = t.TurnedBy(Swing[n%len(Swing)])
		}
		tb = t.Bounds()
		a := turn * math.Pi / 180
		x, y := (b.X0+b.X1)/2+.38*b.W()*math.Cos(a), (b.Y0+b.Y1)/2+.38*b.H()*math.Sin(a)
		k = k.Over(t.Moved(x-(tb.X0+tb.X1)/2, y-(tb.Y0+tb.Y1)/2))
	}
	k.Root = root
	return k
}

var (
	LargeBehind = figure.Words("sunset sun moon full-moon crescent-moon rainbow boho-rainbow mountain mountains ocean-wave angel-wings fairy-wings bat-wings wings fire flames city-skyline sunburst flag globe volcano dreamcatcher shield")
	Sceneries   = figure.Words("pine-tree tree palm-tree christmas-tree birch-tree balloon cactus flag-pole rain-cloud cloud fern cattail")
	Crests      = figure.Words("flame fire flames crown treble-clef music-note")
	Accents     = figure.Words("bee butterfly paw-print star snowflake bat bubbles confetti sparkles sparkle music-note ladybug dragonfly bone spider firefly lightning-bolt sports-whistle")
)

// Swing is how copies lean, in turn.
var Swing = []float64{-13, 10, -6, 15}
