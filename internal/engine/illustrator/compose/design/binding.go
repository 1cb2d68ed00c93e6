package design

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/frames"
	"pellucid/internal/engine/illustrator/scene"
)

// binding is a bouquet before it is tied: what lies behind the stems, the places of the heads that stems lead to, the heads before them, and the
// knot where all stems meet, in shares of the canvas.
type binding struct {
	knot         [2]float64
	green, heads layout.Cluster
	tops         [][2]float64
}

// stalks makes a bouquet of what has stems of its own, which go on below the knot.
func (b *binding) stalks(k layout.Cluster) {
	b.green = k
	for _, x := range []float64{-.09, -.045, 0, .045, .09} {
		b.tops = append(b.tops, [2]float64{b.knot[0] + x, b.knot[1] - .17})
	}
}

// onCanvas draws a piece in its own units over the whole canvas.
func (c *Designer) onCanvas(p kit.Piece, o kit.Options) layout.Cluster {
	d, err := p.Render(o)
	if err != nil {
		return layout.Cluster{}
	}
	return c.Place(-1, d, scene.Identity).Transformed(scene.ScaleBy(1./kit.Side, 1./kit.Side))
}

// stemsOf lead from the heads of a bouquet through its knot.
func (c *Designer) stemsOf(b binding) layout.Cluster {
	tops := make([][2]float64, len(b.tops))
	for i, p := range b.tops {
		tops[i] = [2]float64{p[0] * kit.Side, p[1] * kit.Side}
	}
	return c.onCanvas(frames.Stems(b.knot[0]*kit.Side, b.knot[1]*kit.Side, tops), kit.Options{})
}

// bound ties a bouquet: in the vessel or the paper that was told, else with twine or a ribbon.
func (c *Designer) bound(b binding) layout.Scene {
	if vessel := slices.IndexFunc(c.Brief.Subjects, func(s brief.Subject) bool { return vessels[s.ID] }); vessel >= 0 {
		return c.inVessel(b, vessel)
	}
	tie := kit.Options{Colors: map[string]kit.Color{}}
	if col, ok := figure.ColorOf(c.tieColor()); ok {
		tie.Colors["ribbon"] = col
	}
	twine := c.mentions("twine", "string", "rope", "jute", "raffia", "cord")
	paper, wrapped := c.wrapping()
	if len(tie.Colors) == 0 && !twine && !wrapped && len(b.heads.Sprites) > 0 && !c.Mark() { // variations choose what nobody told
		switch c.Variation % 4 {
		case 1:
			paper, wrapped, tie.Colors["ribbon"] = kit.Hex(kraft), true, kit.Hex(rose)
		case 2:
			twine = true
		case 3:
			tie.Colors["ribbon"] = kit.Hex(sage)
		}
	}
	if wrapped {
		return c.inPaper(b, paper, tie)
	}
	x, y := b.knot[0]*kit.Side, b.knot[1]*kit.Side
	knotted := frames.Tie(x, y)
	if twine {
		knotted, tie = frames.Twine(x, y), kit.Options{}
	}
	bow := c.onCanvas(knotted, tie)
	if len(b.heads.Sprites) == 0 { // branches and stalks are slim
		bow = bow.Moved(-b.knot[0], -b.knot[1]).Scaled(.7).Moved(b.knot[0], b.knot[1])
	}
	return layered(b.green, c.stemsOf(b), b.heads, bow)
}

// layered fills the canvas with parts of a bouquet, each over those before it.
func layered(parts ...layout.Cluster) layout.Scene {
	var whole layout.Cluster
	for _, part := range parts {
		if len(whole.Sprites) == 0 {
			whole = part
		} else if len(part.Sprites) > 0 {
			whole = whole.Over(part)
		}
	}
	out := layout.Scene{}
	out.Add(whole.Fit(layout.Region{Left: .04, Top: .03, Right: .96, Bottom: .97}))
	return out
}

// inVessel stands a bouquet in a vase, a jar or a basket: the stems go behind its front, the lowest flowers hang over its rim.
func (c *Designer) inVessel(b binding, vessel int) layout.Scene {
	if s := &c.Brief.Subjects[vessel]; !slices.Contains(s.States, "empty") {
		s.States = append(slices.Clone(s.States), "empty")
	}
	k := c.Unit(vessel, layout.How{}).Fit(layout.Region{Left: .24, Top: .5, Right: .76, Bottom: .97})
	box := k.Bounds()
	k = k.Moved(.5-(box.X0+box.X1)/2, .97-box.Y1)
	rim := k.Root.Anchor("inside")
	y := max(rim.Y-rim.H/2, k.Bounds().Y0)
	size := min(1, (y+.1)/(b.knot[1]-.02))
	to := func(part layout.Cluster) layout.Cluster {
		return part.Moved(-b.knot[0], -b.knot[1]).Scaled(size).Moved(rim.X, y+.07)
	}
	front, behind := k.Split(kit.Fore)
	if len(front.Sprites) == 0 {
		front, behind = k, layout.Cluster{}
	}
	return layered(behind, to(b.green), to(c.stemsOf(b)), front, to(b.heads))
}

// inPaper wraps a bouquet in the cone of paper of the ready-made one.
func (c *Designer) inPaper(b binding, paper kit.Color, tie kit.Options) layout.Scene {
	p, _ := figure.FindPiece("bouquet")
	tie.Colors["wrapping"] = paper
	tie.Without = []string{"flowers", "daisies", "leaves", "stems"}
	front, back := c.onCanvas(p, tie).Split(kit.Fore)
	return layered(back, b.green.Moved(0, -.03), c.stemsOf(b), b.heads.Moved(0, -.03), front)
}

// The colors of paper and of ribbons that go with all flowers.
const (
	kraft = "#cfa673"
	sage  = "#9db08f"
	rose  = "#e3b1b3"
)

// wrapping is the color of what a bouquet is wrapped in, where that was told.
func (c *Designer) wrapping() (kit.Color, bool) {
	for _, w := range [][2]string{{"newspaper", "#dedbd2"}, {"burlap", "#c2a06b"}, {"kraft", kraft}, {"brown", kraft}, {"tissue", "#f7dfe4"}, {"paper", "#ecd9bd"}, {"wrapped", "#ecd9bd"}} {
		if c.mentions(w[0]) && (w[0] != "brown" || c.mentions("paper")) && (w[0] != "wrapped" || c.tieColor() == "") {
			return kit.Hex(w[1]), true
		}
	}
	return kit.Color{}, false
}

// mentions reports whether the prompt has one of some words.
func (c *Designer) mentions(words ...string) bool {
	return slices.ContainsFunc(c.SaidWords(), func(w string) bool { return slices.Contains(words, w) })
}

// tieColor is the color of the ribbon: that of a ribbon that the prompt names, else of the first tint.
func (c *Designer) tieColor() string {
	for _, s := range c.Brief.Subjects {
		if ties[s.ID] {
			return s.Color
		}
	}
	if len(c.Brief.Tints) > 0 {
		return c.Brief.Tints[0]
	}
	return ""
}

// ties are the things with which a bouquet is tied; vessels those that it stands in.
var (
	ties    = figure.Words("ribbon bow hair-bow")
	vessels = figure.Words("vase mason-jar jar basket picnic-basket bucket watering-can tea-cup mug coffee-mug pitcher flower-pot bottle drinking-glass wine-glass teapot cowboy-boot rain-boots milk-can")
)
