package compose

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
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

// showsText reports whether a subject is a flat thing with words on it that is held to be read.
func (c *composer) showsText(i int) bool {
	s := c.subject(i)
	return s.Kind == brief.Piece && s.Text != "" && (signboards[s.ID] || s.ID == "placard" || s.ID == "newspaper" || strings.HasPrefix(s.ID, "ribbon") || strings.HasSuffix(s.ID, "banner"))
}

// heldSigns puts a sign that somebody is "with" into their hands, and makes it one of poster board unless its material was told.
func (c *composer) heldSigns() {
	for n, l := range c.links {
		s := &c.Brief.Subjects[l.To]
		if from := c.subject(l.From); l.Kind == "with" && c.showsText(l.To) && s.Count == 1 && from.Count == 1 && !asleep[from.Pose] && (from.Kind == brief.Person || from.Kind == brief.Animal || dressed(from)) {
			if _, busy := c.doing(l.From); !busy {
				c.links[n].Kind, l.Kind = "holding", "holding"
			}
		}
		if (l.Kind == "holding" || l.Kind == "carrying") && s.ID == "wood-plank" && s.Material == "" && s.Text != "" && strings.HasSuffix(strings.ToLower(s.Words), "sign") && !strings.Contains(strings.ToLower(s.Words), "wood") {
			s.ID = "placard"
		}
	}
}

// shownToReader puts a board before the chest of k's root, with a hand at either side of it; before the belly of an animal, whose arms
// are behind it.
func (c *composer) shownToReader(k, thing cluster) cluster {
	body := k.root.box()
	if !k.root.has("shoulderNear") || !k.root.has("handFar") {
		thing = thing.scaled(boardBulk * body.W() / thing.bounds().W())
		b := thing.bounds()
		return k.over(thing.moved((body.X0+body.X1)/2-(b.X0+b.X1)/2, body.Y1-.04*body.H()-b.Y1))
	}
	near, far := k.root.anchor("shoulderNear"), k.root.anchor("shoulderFar")
	chest, head := k.root.anchor("chest"), k.root.anchor("head")
	apart := max(near.X-far.X, far.X-near.X, .5*chest.W)
	wide := boardWide
	if strings.HasSuffix(c.subject(thing.root.subject).ID, "banner") {
		wide = bannerWide
	}
	thing = thing.scaled(wide * apart / thing.bounds().W())
	b := thing.bounds()
	if most := boardHigh * body.H(); b.H() > most {
		thing = thing.scaled(most / b.H())
		b = thing.bounds()
	}
	top := max(head.Y+.52*head.H, chest.Y-.4*b.H())
	thing = thing.moved(chest.X-(b.X0+b.X1)/2, top-b.Y0)
	b = thing.bounds()
	side := boardHands * b.W()
	if near.X < far.X {
		side = -side
	}
	y := b.Y0 + .58*b.H()
	k = c.reaching(c.reaching(k, "handNear", chest.X+side, y), "handFar", chest.X-side, y)
	k = k.over(thing)
	for _, thumb := range c.thumbs(k.root, b, y, .2*head.W) {
		k = k.over(thumb)
	}
	return k
}

// thumbs are those of a person who holds a board by its sides: all of the hands that is seen before it.
func (c *composer) thumbs(by instance, board kit.Box, y, long float64) []cluster {
	if c.subject(by.subject).Kind != brief.Person {
		return nil
	}
	skin := c.personSpec(by.subject, by.how).Skin
	d, err := kit.Piece{Name: "thumb", Cm: 6, Palette: "skin #e0a878", Draw: func(k *kit.Canvas) {
		t := k.Tones("skin")
		const out = "M8 206C2 150 14 112 60 92L176 60C214 50 246 72 246 104C246 132 228 146 200 154L128 172C112 178 110 196 106 222C92 250 20 246 8 206Z"
		k.Part("thumb", k.Path(out, t.DDD).Move(3, 10).Opacity(.35), k.Form(out, kit.Lin(0, 60, 40, 230, t.LL, t.M, t.D)), k.Path("M206 68C228 68 238 84 234 100C214 104 202 92 206 68Z", t.LL).Opacity(.7))
	}}.Render(kit.Options{Colors: map[string]kit.Color{"skin": skin}})
	if err != nil {
		return nil
	}
	half := long / 2
	left := c.place(-1, d, scene.Identity).fit(region{-half, -half, half, half})
	right := left.mirrored()
	return []cluster{left.moved(board.X0+.5*half, y), right.moved(board.X1-.5*half, y)}
}
