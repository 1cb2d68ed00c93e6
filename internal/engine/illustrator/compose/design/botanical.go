package design

import (
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/compose/relation/plants"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/scene"
)

// The sheet of a card: five to seven.
var cardSheet = layout.Region{Left: .165, Top: .03, Right: .835, Bottom: .97}

// botanicalCard is white paper with plants in two corners or all around, and the words in the middle.
func (c *Designer) botanicalCard(at, growing []int, words sheetLines, bordered bool) layout.Scene {
	out := layout.Scene{}
	ink := c.ink()
	gold := kit.Hex("#b8934a")
	d, err := frames.Sheet(178, 250, frames.Ground{Field: kit.Hex("#fffdf8"), Marks: gold, Ruled: true}).Render(kit.Options{})
	if err != nil {
		return out
	}
	sheet := c.Place(-1, d, scene.Identity).Fit(cardSheet)
	b := sheet.Bounds()
	out.Add(sheet)
	room := layout.Region{Left: b.X0 + .14*b.W(), Top: b.Y0 + .27*b.H(), Right: b.X1 - .14*b.W(), Bottom: b.Y1 - .27*b.H()}
	if f, ok := plants.FloristOf(c.Placing(), growing); ok && (len(f.Heads) > 0 || f.Drawn()) && !plants.InLines(c.Placing()) {
		behind, before := plants.CornersOf(c.Placing(), b, f, .23*b.H(), -.2)
		out.Add(behind)
		out.Add(before)
		room = layout.Region{Left: b.X0 + .22*b.W(), Top: b.Y0 + .22*b.H(), Right: b.X1 - .16*b.W(), Bottom: b.Y1 - .36*b.H()}
	} else if bordered {
		c.plantBorder(&out, growing, b)
		room = layout.Region{Left: b.X0 + .2*b.W(), Top: b.Y0 + .16*b.H(), Right: b.X1 - .2*b.W(), Bottom: b.Y1 - .16*b.H()}
	} else {
		c.sprigs(&out, growing, b)
	}
	if len(at) > 0 {
		high := room.Bottom - room.Top
		out.Add(c.ensemble(at).Fit(layout.Region{Left: room.Left, Top: room.Top + .44*high, Right: room.Right, Bottom: room.Bottom}))
		room.Bottom = room.Top + .42*high
	}
	ink.Rim, ink.Block = kit.Color{}, kit.Hex("#fffdf8")
	mood := "card"
	if c.mood() == "elegant" || c.Brief.Letter.Style == "cursive" {
		mood = "elegant"
	}
	c.typeset(&out, words, room, mood, ink, gold)
	return out
}

// plantBorder sets plants all along the edge of a sheet.
func (c *Designer) plantBorder(out *layout.Scene, growing []int, b kit.Box) {
	var motifs []layout.Cluster
	for _, i := range growing {
		motifs = append(motifs, normal(c.Unit(i, layout.How{})))
	}
	in := .075 * b.W()
	edge := layout.Region{Left: b.X0 + in, Top: b.Y0 + in, Right: b.X1 - in, Bottom: b.Y1 - in}
	if slim(motifs) {
		out.Add(sprayed(motifs, "frame", edge, .2*b.W()))
		return
	}
	for _, arm := range trails("frame", edge, .17*b.W()) {
		for n, s := range arm {
			if n%2 == 0 && n > 0 && n+1 < len(arm) {
				continue
			}
			h := s.Size / 2 * 1.15
			out.Add(motifs[n/2%len(motifs)].Fit(layout.Region{Left: -h, Top: -h, Right: h, Bottom: h}).TurnedBy(relation.Swing[n%len(relation.Swing)]).Moved(s.X, s.Y))
		}
	}
}

// sprigs set plants into the upper left and the lower right corner of a sheet: slim ones fan out from the corner along both edges, round
// ones lie over their feet.
func (c *Designer) sprigs(out *layout.Scene, growing []int, b kit.Box) {
	size := .38 * b.W()
	var slims, rounds []layout.Cluster
	var lies []layout.Lie
	for _, i := range growing {
		k := normal(c.Unit(i, layout.How{}))
		if l := layout.LieOf(k); l.Slim >= layout.SlimFrom {
			slims, lies = append(slims, k), append(lies, l)
		} else {
			rounds = append(rounds, k)
		}
	}
	for corner := range 2 {
		x, y, dir := b.X0+.03*b.W(), b.Y0+.03*b.W(), 0.0
		if corner == 1 {
			x, y, dir = b.X1-.03*b.W(), b.Y1-.03*b.W(), 180
		}
		turned := func(k layout.Cluster) layout.Cluster { return k.TurnedBy(dir).Moved(x, y) }
		for j, fan := range []struct{ turn, size float64 }{{4, 1.2}, {86, 1.2}, {24, .95}, {66, .95}, {45, .8}} {
			if len(slims) == 0 {
				break
			}
			n := j % len(slims)
			k := slims[n].TurnedBy(-lies[n].Turn)
			kb := k.Bounds()
			k = k.Moved(-kb.X0, -(kb.Y0+kb.Y1)/2).Scaled(size * fan.size / max(kb.W(), 1e-9))
			out.Add(turned(k.TurnedBy(fan.turn)))
		}
		for j, at := range [][3]float64{{.2, .2, .62}, {.62, .14, .42}, {.14, .62, .42}, {.96, .1, .28}, {.1, .96, .28}} {
			if len(rounds) == 0 {
				break
			}
			if len(slims) > 0 && j > 2 {
				break
			}
			h := size * at[2] / 2
			k := rounds[j%len(rounds)].Fit(layout.Region{Left: -h, Top: -h, Right: h, Bottom: h})
			out.Add(k.Moved(x+map[bool]float64{true: -1, false: 1}[corner == 1]*size*at[0], y+map[bool]float64{true: -1, false: 1}[corner == 1]*size*at[1]))
		}
	}
}
