package hierarchy

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/library"
)

// Tools are what who works on somebody holds, though the words name it last: "a mother feeding a baby with a spoon".
var Tools = figure.Words("spoon fork baby-bottle bottle sponge brush comb hairbrush hair-dryer scissors syringe stethoscope towel thermometer magnifying-glass soap toothbrush razor makeup-brush lollipop carrot knife kitchen-knife sword katana net butterfly-net broom rolling-pin hammer axe baseball-bat frying-pan stick fly-swatter lightsaber dagger spear bow-and-arrow shovel wrench flashlight lasso rope umbrella hose garden-hose spray-bottle whip gun")

// handTools gives tools that were told of who is worked on to who works.
func (c *Tree) handTools() {
	for n, l := range c.Brief.Relations {
		if l.Kind != "with" || !Tools[c.Subject(l.To).ID] {
			continue
		}
		for _, m := range c.Brief.Relations {
			_, works := Onto[c.Subject(m.From).Pose]
			after := c.Subject(m.From).Kind == brief.Person && (m.Kind == "chasing" || m.Kind == "fighting")
			if m.To == l.From && (m.Kind == "looking at" && works || after) {
				c.Brief.Relations = slices.Clone(c.Brief.Relations)
				c.Brief.Relations[n] = brief.Relation{From: m.From, Kind: "holding", To: l.To}
			}
		}
	}
}

// Liquids are the colors of what is lapped from a bowl.
var Liquids = map[string]string{
	"milk": "#fdfbf4", "water": "#8fd0f4", "water-drop": "#8fd0f4", "coffee": "#7a4a2c", "tea": "#b5652a", "juice": "#f2a33a", "orange-juice": "#f2a33a", "honey": "#e8a02a",
	"beer": "#f2a82a", "wine": "#8f2340", "soda": "#5a3424", "lemonade": "#f7e08a", "orange juice": "#f2a33a",
}

// BowlOf returns the vessel from which k's root drinks a liquid that has a subject of its own, or -1.
func (c *Tree) BowlOf(l brief.Relation) int {
	if l.Kind != "drinking" || Liquids[c.Subject(l.To).ID] == "" {
		return -1
	}
	if c.Subject(l.From).Kind == brief.Person {
		return c.drunkFrom(l)
	}
	for _, m := range c.Links {
		if m.From != l.From || m.Kind != "drinking" || m.To == l.To {
			continue
		}
		if d := c.Draw(m.To, layout.How{}); d.Anchors["inside"].W > 0 {
			return m.To
		}
	}
	return -1
}

// drinkingVessels are what people drink from; their liquid is in them.
var drinkingVessels = figure.Words("bottle beer-bottle wine-bottle water-bottle wine-glass champagne-glass glass mug cup teacup tumbler beer-mug coconut straw paper-cup")

// drunkFrom returns the bottle or the glass from which somebody drinks a liquid that has a subject of its own, or -1.
func (c *Tree) drunkFrom(l brief.Relation) int {
	for _, m := range c.Links {
		if m.From == l.From && m.Kind == "drinking" && m.To != l.To && drinkingVessels[c.Subject(m.To).ID] {
			return m.To
		}
	}
	return -1
}

// hand settles who gives what to whom: the giver holds the things, and looks at the first of the others.
func (c *Tree) hand() {
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
		case c.Stands(i) && taker < 0:
			taker = i
			if s.Kind == brief.Person && s.Pose == "" && c.Subject(giver).Pose == "throwing" {
				c.Brief.Subjects[i].Pose = "catching"
			}
			links = append(links, brief.Relation{From: giver, Kind: "looking at", To: i})
		case s.Kind == brief.Piece && figure.RealSize(c.Draw(i, layout.How{})) < Heavy:
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
func (c *Tree) handsOver(i int) bool {
	kind := map[string]string{"feeding": "looking at", "throwing": "holding"}[c.Subject(i).Pose]
	if kind == "" {
		return false
	}
	thing := slices.ContainsFunc(c.Brief.Relations, func(l brief.Relation) bool {
		s := c.Subject(l.To)
		return l.From == i && l.Kind == kind && s.Kind == brief.Piece && (kind == "holding" || library.GroupOf(s.ID) == "food")
	})
	for j := i + 1; thing && j < len(c.Brief.Subjects); j++ {
		told := slices.ContainsFunc(c.Brief.Relations, func(l brief.Relation) bool { return l.From == j || l.To == j })
		if c.Stands(j) && !told {
			return true
		}
	}
	return false
}

// scatter lets who feeds birds strew seed for them.
func (c *Tree) scatter() {
	for _, l := range c.Links {
		who := &c.Brief.Subjects[l.From]
		if bird := c.Subject(l.To); l.Kind == "looking at" && who.Pose == "feeding" && who.Kind == brief.Person && bird.Kind == brief.Bird && !handFed[bird.ID] {
			who.Pose = "scattering seed"
		}
	}
}

// handFed are the birds that are fed from the hand.
var handFed = figure.Words("ostrich penguin parrot eagle falcon")
