package compose

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/scene"
)

// The sheet of a card: five to seven.
var cardSheet = region{.165, .03, .835, .97}

// botanicalCard is white paper with plants in two corners or all around, and the words in the middle.
func (c *composer) botanicalCard(at, growing []int, words sheetLines, bordered bool) Scene {
	out := Scene{}
	ink := c.ink()
	gold := kit.Hex("#b8934a")
	d, err := frames.Sheet(178, 250, frames.Ground{Field: kit.Hex("#fffdf8"), Marks: gold, Ruled: true}).Render(kit.Options{})
	if err != nil {
		return out
	}
	sheet := c.place(-1, d, scene.Identity).fit(cardSheet)
	b := sheet.bounds()
	out.add(sheet)
	room := region{b.X0 + .14*b.W(), b.Y0 + .27*b.H(), b.X1 - .14*b.W(), b.Y1 - .27*b.H()}
	if bordered {
		c.plantBorder(&out, growing, b)
		room = region{b.X0 + .2*b.W(), b.Y0 + .16*b.H(), b.X1 - .2*b.W(), b.Y1 - .16*b.H()}
	} else {
		c.sprigs(&out, growing, b)
	}
	if len(at) > 0 {
		high := room.bottom - room.top
		out.add(c.ensemble(at).fit(region{room.left, room.top + .44*high, room.right, room.bottom}))
		room.bottom = room.top + .42*high
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
func (c *composer) plantBorder(out *Scene, growing []int, b kit.Box) {
	var motifs []cluster
	for _, i := range growing {
		motifs = append(motifs, normal(c.unit(i, how{})))
	}
	in := .075 * b.W()
	edge := region{b.X0 + in, b.Y0 + in, b.X1 - in, b.Y1 - in}
	if slim(motifs) {
		out.add(sprayed(motifs, "frame", edge, .2*b.W()))
		return
	}
	for _, arm := range trails("frame", edge, .17*b.W()) {
		for n, s := range arm {
			if n%2 == 0 && n > 0 && n+1 < len(arm) {
				continue
			}
			h := s.size / 2 * 1.15
			out.add(motifs[n/2%len(motifs)].fit(region{-h, -h, h, h}).turnedBy(swing[n%len(swing)]).moved(s.x, s.y))
		}
	}
}

// sprigs set plants into the upper left and the lower right corner of a sheet: slim ones fan out from the corner along both edges, round
// ones lie over their feet.
func (c *composer) sprigs(out *Scene, growing []int, b kit.Box) {
	size := .38 * b.W()
	var slims, rounds []cluster
	var lies []lie
	for _, i := range growing {
		k := normal(c.unit(i, how{}))
		if l := lieOf(k); l.slim >= slimFrom {
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
		turned := func(k cluster) cluster { return k.turnedBy(dir).moved(x, y) }
		for j, fan := range []struct{ turn, size float64 }{{4, 1.2}, {86, 1.2}, {24, .95}, {66, .95}, {45, .8}} {
			if len(slims) == 0 {
				break
			}
			n := j % len(slims)
			k := slims[n].turnedBy(-lies[n].turn)
			kb := k.bounds()
			k = k.moved(-kb.X0, -(kb.Y0+kb.Y1)/2).scaled(size * fan.size / max(kb.W(), 1e-9))
			out.add(turned(k.turnedBy(fan.turn)))
		}
		for j, at := range [][3]float64{{.2, .2, .62}, {.62, .14, .42}, {.14, .62, .42}, {.96, .1, .28}, {.1, .96, .28}} {
			if len(rounds) == 0 {
				break
			}
			if len(slims) > 0 && j > 2 {
				break
			}
			h := size * at[2] / 2
			k := rounds[j%len(rounds)].fit(region{-h, -h, h, h})
			out.add(k.moved(x+map[bool]float64{true: -1, false: 1}[corner == 1]*size*at[0], y+map[bool]float64{true: -1, false: 1}[corner == 1]*size*at[1]))
		}
	}
}
