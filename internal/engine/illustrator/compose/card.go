package compose

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/kit/lettering"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// findPiece is a piece of the kit.
func findPiece(name string) (kit.Piece, bool) { return library.Find(name) }

// setIn sets a text in a mood and colors.
func (c *composer) setIn(text, mood string, wide float64, ink lettering.Ink) (kit.Drawing, bool) {
	d, err := lettering.Set(lettering.Setting{Text: text, Mood: mood, Wide: wide, Ink: ink}).Render(kit.Options{Seed: c.ideaSeed(0, 0), Text: text})
	return d, err == nil && d.Box.W() > 0
}

// platedMood is the mood of lettering that lies flat on paper.
func (c *composer) platedMood() string {
	switch m := c.mood(); m {
	case "sport", "fun", "comic", "bold":
		return "cozy"
	default:
		return m
	}
}

// card is an invitation: paper with a double rule, twigs and flowers in two corners, the art above the text.
func (c *composer) card(at []int, text string) Scene {
	out := Scene{}
	q := c.plateColors()
	q.Field = kit.Hex("#fffdf8")
	d, err := frames.Card(178, 250, q).Render(kit.Options{})
	if err != nil {
		return out
	}
	sheet := c.place(-1, d, scene.Identity).fit(region{.03, .03, .97, .97})
	b := sheet.bounds()
	out.add(sheet)
	var art, growing []int
	for _, i := range at {
		if c.isPosy(c.subject(i)) {
			growing = append(growing, i)
		} else {
			art = append(art, i)
		}
	}
	room := region{b.X0 + .1*b.W(), b.Y0 + .09*b.H(), b.X1 - .1*b.W(), b.Y1 - .09*b.H()}
	if len(growing) > 0 {
		c.corners(&out, growing, b)
		room = region{b.X0 + .12*b.W(), b.Y0 + .2*b.H(), b.X1 - .12*b.W(), b.Y1 - .2*b.H()}
	}
	high := room.bottom - room.top
	if len(art) > 0 {
		foot := room.top + .58*high
		if text == "" {
			foot = room.bottom
		}
		out.add(c.ensemble(art).fit(region{room.left, room.top, room.right, foot}))
		room.top = foot + .03
	}
	if text != "" {
		ink := c.ink()
		ink.Rim = kit.Color{}
		ink.Block = q.Field
		wide := (room.right - room.left) / max(.1, room.bottom-room.top)
		if words, ok := c.setIn(text, c.paperMood(), wide, ink); ok {
			out.add(c.place(-1, words, scene.Identity).fit(room))
		}
	}
	return out
}

// paperMood is the mood of a card's lettering: nothing with a block behind it.
func (c *composer) paperMood() string {
	if c.mood() == "elegant" {
		return "elegant"
	}
	return "card"
}

// corners sets flowers and twigs into the upper left and the lower right corner of a sheet.
func (c *composer) corners(out *Scene, growing []int, b kit.Box) {
	size := .3 * b.W()
	for corner := range 2 {
		for j := range 5 {
			i := growing[j%len(growing)]
			k := normal(c.unit(i, how{copy: j}))
			kb := k.bounds()
			k = k.scaled(size * []float64{1, .92, .92, .74, .74}[j] / max(kb.W(), kb.H()))
			turn := []float64{-45, 0, -90, 30, -120}[j] + 180
			along := []float64{.2, .34, .34, .66, .66}[j]
			x, y := b.X0+size*along*.5, b.Y0+size*along*.5
			switch j {
			case 1, 3:
				x, y = b.X0+size*(along+.1), b.Y0+.16*size
			case 2, 4:
				x, y = b.X0+.16*size, b.Y0+size*(along+.1)
			}
			if corner == 1 {
				x, y, turn = b.X0+b.X1-x, b.Y0+b.Y1-y, turn+180
			}
			k = k.turnedBy(turn)
			kb = k.bounds()
			out.add(k.moved(x-(kb.X0+kb.X1)/2, y-(kb.Y0+kb.Y1)/2))
		}
	}
}

// label is a bottle's or a jar's label: art over the name, on paper with hollow corners.
func (c *composer) label(at []int, text string) Scene {
	out := Scene{}
	q := c.plateColors()
	q.Field = kit.Hex("#fbf2de")
	w, h := 236.0, 236.0
	if len(at) == 0 {
		h = 150
	}
	d, err := frames.Label(w, h, q).Render(kit.Options{})
	if err != nil {
		return out
	}
	sheet := c.place(-1, d, scene.Identity).fit(region{.03, .03, .97, .97})
	b := sheet.bounds()
	out.add(sheet)
	room := region{b.X0 + .12*b.W(), b.Y0 + .13*b.H(), b.X1 - .12*b.W(), b.Y1 - .12*b.H()}
	if len(at) > 0 {
		foot := room.top + .56*(room.bottom-room.top)
		out.add(c.ensemble(at).fit(region{room.left, room.top, room.right, foot}))
		room.top = foot + .03
	}
	ink := c.ink()
	ink.Rim, ink.Block = kit.Color{}, q.Field
	mood := c.mood()
	if mood != "elegant" {
		mood = "label"
	}
	if words, ok := c.setIn(text, mood, (room.right-room.left)/(room.bottom-room.top), ink); ok && text != "" {
		out.add(c.place(-1, words, scene.Identity).fit(room))
	}
	return out
}

// panel is a heading: art at the left of the words, on a bar where a panel was asked for.
func (c *composer) panel(k cluster, text string) Scene {
	out := Scene{}
	q := c.plateColors()
	const half = .155
	d, err := frames.Panel(250, 82, q).Render(kit.Options{})
	if err != nil {
		return out
	}
	out.add(c.place(-1, d, scene.Identity).fit(region{.03, .5 - half, .97, .5 + half}))
	b := k.bounds()
	wide := min(.36, .4*b.W()/b.H())
	out.add(k.fit(region{.05, .5 - .22, .05 + wide + .04, .5 + .2}).contoured(.007, kit.White))
	ink := lettering.Ink{Main: q.Ink, Second: q.Ink, Small: q.Accent, Block: q.Ground.Shade(-1.5)}
	if words, ok := c.setIn(text, c.platedMood(), 3.4, ink); ok {
		out.add(c.place(-1, words, scene.Identity).fit(region{.05 + wide + .07, .5 - .1, .9, .5 + .1}))
	}
	return out
}
