package holding

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// signs with words on them that somebody holds: they face the reader, and no hand is on the words.

// The measures of a board in somebody's hands.
const (
	boardWide  = 3.1 // of the distance between the shoulders, before people
	bannerWide = 4.2
	boardHigh  = .4  // of the height of who has it
	boardBulk  = .66 // of the width of an animal that has it in its arms
	boardHands = .49 // from its middle to a hand, of its width
)

// shownToReader puts a board before the chest of k's root, with a hand at either side of it; before the belly of an animal, whose arms
// are behind it.
func shownToReader(c *placing.Placer, k, thing layout.Cluster) layout.Cluster {
	body := k.Root.Box()
	if !k.Root.Has("shoulderNear") || !k.Root.Has("handFar") {
		thing = thing.Scaled(boardBulk * body.W() / thing.Bounds().W())
		b := thing.Bounds()
		return k.Over(thing.Moved((body.X0+body.X1)/2-(b.X0+b.X1)/2, body.Y1-.04*body.H()-b.Y1))
	}
	near, far := k.Root.Anchor("shoulderNear"), k.Root.Anchor("shoulderFar")
	chest, head := k.Root.Anchor("chest"), k.Root.Anchor("head")
	apart := max(near.X-far.X, far.X-near.X, .5*chest.W)
	wide := boardWide
	if strings.HasSuffix(c.Subject(thing.Root.Subject).ID, "banner") {
		wide = bannerWide
	}
	thing = thing.Scaled(wide * apart / thing.Bounds().W())
	b := thing.Bounds()
	if most := boardHigh * body.H(); b.H() > most {
		thing = thing.Scaled(most / b.H())
		b = thing.Bounds()
	}
	top := max(head.Y+.52*head.H, chest.Y-.4*b.H())
	thing = thing.Moved(chest.X-(b.X0+b.X1)/2, top-b.Y0)
	b = thing.Bounds()
	side := boardHands * b.W()
	if near.X < far.X {
		side = -side
	}
	y := b.Y0 + .58*b.H()
	k = c.Reaching(c.Reaching(k, "handNear", chest.X+side, y), "handFar", chest.X-side, y)
	k = k.Over(thing)
	for _, thumb := range thumbs(c, k.Root, b, y, .2*head.W) {
		k = k.Over(thumb)
	}
	return k
}

// thumbs are those of a person who holds a board by its sides: all of the hands that is seen before it.
func thumbs(c *placing.Placer, by layout.Instance, board kit.Box, y, long float64) []layout.Cluster {
	if c.Subject(by.Subject).Kind != brief.Person {
		return nil
	}
	skin := c.PersonSpec(by.Subject, by.How).Skin
	d, err := kit.Piece{Name: "thumb", Cm: 6, Palette: "skin #e0a878", Draw: func(k *kit.Canvas) {
		t := k.Tones("skin")
		const out = "M8 206C2 150 14 112 60 92L176 60C214 50 246 72 246 104C246 132 228 146 200 154L128 172C112 178 110 196 106 222C92 250 20 246 8 206Z"
		k.Part("thumb", k.Path(out, t.DDD).Move(3, 10).Opacity(.35), k.Form(out, kit.Lin(0, 60, 40, 230, t.LL, t.M, t.D)), k.Path("M206 68C228 68 238 84 234 100C214 104 202 92 206 68Z", t.LL).Opacity(.7))
	}}.Render(kit.Options{Colors: map[string]kit.Color{"skin": skin}})
	if err != nil {
		return nil
	}
	half := long / 2
	left := c.Place(-1, d, scene.Identity).Fit(layout.Region{Left: -half, Top: -half, Right: half, Bottom: half})
	right := left.Mirrored()
	return []layout.Cluster{left.Moved(board.X0+.5*half, y), right.Moved(board.X1-.5*half, y)}
}
