package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// tools are what who works on somebody holds, though the words name it last: "a mother feeding a baby with a spoon".
var tools = words("spoon fork baby-bottle bottle sponge brush comb hairbrush hair-dryer scissors syringe stethoscope towel thermometer magnifying-glass soap toothbrush razor makeup-brush lollipop carrot knife kitchen-knife sword katana net butterfly-net broom rolling-pin hammer axe baseball-bat frying-pan stick fly-swatter lightsaber dagger spear bow-and-arrow shovel wrench flashlight lasso rope umbrella hose garden-hose spray-bottle whip gun")

// handTools gives tools that were told of who is worked on to who works.
func (c *composer) handTools() {
	for n, l := range c.Brief.Relations {
		if l.Kind != "with" || !tools[c.subject(l.To).ID] {
			continue
		}
		for _, m := range c.Brief.Relations {
			_, works := onto[c.subject(m.From).Pose]
			after := c.subject(m.From).Kind == brief.Person && (m.Kind == "chasing" || m.Kind == "fighting")
			if m.To == l.From && (m.Kind == "looking at" && works || after) {
				c.Brief.Relations = slices.Clone(c.Brief.Relations)
				c.Brief.Relations[n] = brief.Relation{From: m.From, Kind: "holding", To: l.To}
			}
		}
	}
}

// bendsTo reports whether who feeds somebody goes down on a knee for that: the other one is small or sits on the floor.
func (c *composer) bendsTo(i int) bool {
	return c.subject(i).Kind == brief.Person && slices.ContainsFunc(c.links, func(l brief.Relation) bool {
		s := c.subject(l.To)
		if l.Kind != "looking at" || l.From != i || s.Kind == brief.Piece {
			return false
		}
		return s.Kind == brief.Person && s.Person != nil && (s.Person.Age == "baby" || s.Person.Age == "toddler")
	})
}

// fed sets somebody before k's root so that what its hand holds ends at their mouth.
func (c *composer) fed(k, other cluster) cluster {
	root := k.root
	tip := root.anchor("handNear")
	if far := root.anchor("handFar"); far.X > tip.X {
		tip = far
	}
	for _, s := range k.sprites {
		if l := (brief.Relation{From: root.subject, Kind: "holding", To: s.subject}); s.drawing != root.serial && slices.Contains(c.links, l) {
			tip.X = max(tip.X, s.box.X1)
			tip.Y = (s.box.Y0 + s.box.Y1) / 2
		}
	}
	mouth := other.root.anchor("mouth")
	dx := tip.X - mouth.X
	if apart := root.anchor("head").X + .6*root.anchor("head").W - (other.root.anchor("head").X - .6*other.root.anchor("head").W) - dx; apart > 0 {
		dx += .5 * apart
	}

	k = k.before(other.moved(dx, k.ground-other.ground)) // the spoon is before the face
	k.root = root
	return k
}

// liquids are the colors of what is lapped from a bowl.
var liquids = map[string]string{
	"milk": "#fdfbf4", "water": "#8fd0f4", "water-drop": "#8fd0f4", "coffee": "#7a4a2c", "tea": "#b5652a", "juice": "#f2a33a", "orange-juice": "#f2a33a", "honey": "#e8a02a",
	"beer": "#f2a82a", "wine": "#8f2340", "soda": "#5a3424", "lemonade": "#f7e08a", "orange juice": "#f2a33a",
}

// bowlOf returns the vessel from which k's root drinks a liquid that has a subject of its own, or -1.
func (c *composer) bowlOf(l brief.Relation) int {
	if l.Kind != "drinking" || liquids[c.subject(l.To).ID] == "" {
		return -1
	}
	if c.subject(l.From).Kind == brief.Person {
		return c.drunkFrom(l)
	}
	for _, m := range c.links {
		if m.From != l.From || m.Kind != "drinking" || m.To == l.To {
			continue
		}
		if d := c.draw(m.To, how{}); d.Anchors["inside"].W > 0 {
			return m.To
		}
	}
	return -1
}

// drinkingVessels are what people drink from; their liquid is in them.
var drinkingVessels = words("bottle beer-bottle wine-bottle water-bottle wine-glass champagne-glass glass mug cup teacup tumbler beer-mug coconut straw paper-cup")

// drunkFrom returns the bottle or the glass from which somebody drinks a liquid that has a subject of its own, or -1.
func (c *composer) drunkFrom(l brief.Relation) int {
	for _, m := range c.links {
		if m.From == l.From && m.Kind == "drinking" && m.To != l.To && drinkingVessels[c.subject(m.To).ID] {
			return m.To
		}
	}
	return -1
}

// pouredInto fills the vessel from which k's root drinks: its liquid is no carton beside it.
func (c *composer) pouredInto(k cluster, i, bowl int) cluster {
	if c.subject(k.root.subject).Kind == brief.Person {
		return k // what is in a bottle is not seen
	}
	hex := liquids[c.subject(i).ID]
	for _, s := range k.sprites {
		if s.subject != bowl {
			continue
		}
		canvas, err := kit.NewCanvas("liquid", nil, kit.Options{})
		if err != nil {
			return k
		}
		d := c.draw(bowl, how{})
		a := mapAnchor(s.m, d.Anchors["inside"])
		t := kit.TonesOf(kit.Hex(hex))
		y := a.Y - .1*a.H
		canvas.Part("liquid", canvas.Form(kit.Oval(a.X, y, .45*a.W, max(.3*a.H, .08*a.W)), kit.Lin(a.X-.4*a.W, y, a.X+.4*a.W, y, t.L, t.M, t.D)))
		return k.within(s.drawing, kit.Body, c.place(i, canvas.Drawing(), scene.Identity))
	}
	return k
}

// paints reports whether subject i paints a thing that stands before it, and no picture of it.
func (c *composer) paints(i int) bool {
	return slices.ContainsFunc(c.links, func(l brief.Relation) bool {
		return l.From == i && l.Kind == "looking at" && c.subject(l.To).Kind == brief.Piece
	})
}

// listens reports whether somebody reads to subject i.
func (c *composer) listens(i int) bool {
	return c.subject(i).Kind == brief.Person && slices.ContainsFunc(c.links, func(l brief.Relation) bool {
		return l.To == i && c.subject(l.From).Pose == "reading aloud"
	})
}

// hand settles who gives what to whom: the giver holds the things, and looks at the first of the others.
func (c *composer) hand() {
	giver := -1
	for i, s := range c.Brief.Subjects {
		if s.Kind == brief.Person && s.Count == 1 && (s.Pose == "giving" || c.handsOver(i)) {
			giver = i
			break
		}
	}
	if giver < 0 {
		return
	}
	var links []brief.Relation
	taker := -1
	for i, s := range c.Brief.Subjects {
		switch {
		case i == giver:
		case c.stands(i) && taker < 0:
			taker = i
			if s.Kind == brief.Person && s.Pose == "" && c.subject(giver).Pose == "throwing" {
				c.Brief.Subjects[i].Pose = "catching"
			}
			links = append(links, brief.Relation{From: giver, Kind: "looking at", To: i})
		case s.Kind == brief.Piece && realSize(c.draw(i, how{})) < heavy:
			links = append(links, brief.Relation{From: giver, Kind: "holding", To: i})
		}
	}
	for _, l := range c.Brief.Relations {
		if !slices.ContainsFunc(links, func(m brief.Relation) bool { return m.To == l.To || m.To == l.From && l.To == giver }) {
			links = append(links, l)
		}
	}
	c.Brief.Relations = links
}

// handsOver reports whether who feeds or throws has something for somebody who was told after it: "feeding a carrot to a horse".
func (c *composer) handsOver(i int) bool {
	kind := map[string]string{"feeding": "looking at", "throwing": "holding"}[c.subject(i).Pose]
	if kind == "" {
		return false
	}
	thing := slices.ContainsFunc(c.Brief.Relations, func(l brief.Relation) bool {
		s := c.subject(l.To)
		return l.From == i && l.Kind == kind && s.Kind == brief.Piece && (kind == "holding" || library.GroupOf(s.ID) == "food")
	})
	for j := i + 1; thing && j < len(c.Brief.Subjects); j++ {
		told := slices.ContainsFunc(c.Brief.Relations, func(l brief.Relation) bool { return l.From == j || l.To == j })
		if c.stands(j) && !told {
			return true
		}
	}
	return false
}

// bakes reports whether it was told what subject i bakes.
func (c *composer) bakes(i int) bool {
	return slices.ContainsFunc(c.links, func(l brief.Relation) bool { return l.From == i && l.Kind == "looking at" })
}

// onTray sets what was baked on the tray between the hands of k's root.
func (c *composer) onTray(k, food cluster) cluster {
	near, far, b := k.root.anchor("handNear"), k.root.anchor("handFar"), food.bounds()
	food = food.scaled(.8 * (far.X - near.X) / max(b.W(), 1.5*b.H()))
	b = food.bounds()
	root := k.root
	k = k.over(food.moved((near.X+far.X)/2-(b.X0+b.X1)/2, (near.Y+far.Y)/2-b.Y1))
	k.root = root
	return k
}

// scatter lets who feeds birds strew seed for them.
func (c *composer) scatter() {
	for _, l := range c.links {
		who := &c.Brief.Subjects[l.From]
		if bird := c.subject(l.To); l.Kind == "looking at" && who.Pose == "feeding" && who.Kind == brief.Person && bird.Kind == brief.Bird && !handFed[bird.ID] {
			who.Pose = "scattering seed"
		}
	}
}

// handFed are the birds that are fed from the hand.
var handFed = words("ostrich penguin parrot eagle falcon")
