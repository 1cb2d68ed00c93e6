package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// tools are what who works on somebody holds, though the words name it last: "a mother feeding a baby with a spoon".
var tools = words("spoon fork baby-bottle bottle sponge brush comb hairbrush hair-dryer scissors syringe stethoscope towel thermometer magnifying-glass soap toothbrush razor makeup-brush lollipop carrot")

// handTools gives tools that were told of who is worked on to who works.
func (c *composer) handTools() {
	for n, l := range c.Brief.Relations {
		if l.Kind != "with" || !tools[c.subject(l.To).ID] {
			continue
		}
		for _, m := range c.Brief.Relations {
			if _, works := onto[c.subject(m.From).Pose]; m.Kind == "looking at" && m.To == l.From && works {
				c.Brief.Relations = slices.Clone(c.Brief.Relations)
				c.Brief.Relations[n] = brief.Relation{From: m.From, Kind: "holding", To: l.To}
			}
		}
	}
}

// liquids are the colors of what is lapped from a bowl.
var liquids = map[string]string{"milk": "#fdfbf4", "water": "#8fd0f4", "water-drop": "#8fd0f4", "coffee": "#7a4a2c", "tea": "#b5652a", "juice": "#f2a33a", "orange-juice": "#f2a33a", "honey": "#e8a02a"}

// bowlOf returns the vessel from which k's root drinks a liquid that has a subject of its own, or -1.
func (c *composer) bowlOf(l brief.Relation) int {
	if l.Kind != "drinking" || liquids[c.subject(l.To).ID] == "" || c.subject(l.From).Kind == brief.Person {
		return -1
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

// pouredInto fills the vessel from which k's root drinks: its liquid is no carton beside it.
func (c *composer) pouredInto(k cluster, i, bowl int) cluster {
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
