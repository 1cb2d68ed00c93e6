// Package plants arranges flowers and leaves, and the ground and the frames that plants grow on.
package plants

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// Florist is what an arrangement of plants is made of.
type Florist struct {
	Heads, small     []layout.Cluster
	Branches, greens []Branch
	fillers, buds    []Branch
}

// Branch is something that is laid in a direction; at gives it a size, a direction and a place.
type Branch struct {
	k layout.Cluster
	l *layout.Lie // of pieces that were not drawn to lie
}

// Lies reports whether flowers, or branches that are slim, can grow around letters: a few broad leaves would not.
func (f Florist) Lies() bool {
	return len(f.Heads) > 0 || !slices.ContainsFunc(f.Branches, func(b Branch) bool { return b.l != nil && b.l.Slim < layout.SlimFrom })
}

// Plain takes away what nobody named, except leaves: a bouquet is of the flowers that are asked for.
func (f *Florist) Plain() { f.small, f.fillers, f.buds = f.Heads, f.Branches, f.Branches }

// Drawn reports whether all branches were drawn to lie.
func (f Florist) Drawn() bool {
	return !slices.ContainsFunc(f.Branches, func(b Branch) bool { return b.l != nil })
}

// Groups are where the flowers of an arrangement are; branches alone flow from one place to both sides.
func (f Florist) Groups(shape string, closed bool, variation int) [][]botanic.Group {
	switch {
	case len(f.Heads) > 0:
		return floralGroups(shape, variation)
	case closed:
		return [][]botanic.Group{{{At: 0, Size: .13, Back: 4, Ahead: 4}}}
	}
	from := []float64{.5, .02, .98}[variation%3] // to both sides, or from one end to the other
	return [][]botanic.Group{{{At: from, Size: .13, Back: 4, Ahead: 4}}}
}

func (b Branch) at(p botanic.Place) layout.Cluster {
	if b.l != nil {
		return laidAlong(b.k, *b.l, layout.Stop{X: p.X, Y: p.Y, Turn: p.Turn, Size: p.Size})
	}
	return b.k.Moved(-8, -kit.Side/2).Scaled(p.Size/232).TurnedBy(p.Turn).Moved(p.X, p.Y)
}

// leanSpray is how many times longer than wide a spray is that lies on a shape in full length.
const leanSpray = 2.1

// laidAlong sets a spray with its foot at a place, pointing in a direction.
func laidAlong(k layout.Cluster, l layout.Lie, at layout.Stop) layout.Cluster {
	k = k.TurnedBy(-l.Turn)
	b := k.Bounds()
	size := at.Size * min(1, l.Slim/leanSpray) // full leaves would hide the flowers
	k = k.Moved(-b.X0, -(b.Y0+b.Y1)/2).Scaled(size / max(b.W(), 1e-9))
	return k.TurnedBy(at.Turn).Moved(at.X, at.Y)
}

// Spikes are the flowers that lie along a shape as branches do.
var Spikes = figure.Words("lavender wisteria lilac babys-breath pampas-grass wheat willow-branch bird-of-paradise")

// Fruits are the plants without flowers that lie where flowers do.
var Fruits = figure.Words("pine-cone acorn succulent mushroom holly fall-leaf maple-leaf cotton-branch")

// branchKinds are the plants of which branches are drawn that lie; the others are turned.
var branchKinds = map[string][]int{
	"eucalyptus-branch": {botanic.Eucalyptus, botanic.Willow}, "olive-branch": {botanic.Pointed}, "leaf": {botanic.Pointed}, "fern": {botanic.Fern},
	"babys-breath": {botanic.Breath}, "pampas-grass": {botanic.Plume},
}

// bloomKinds are the flowers that are drawn with fewer petals where a style draws outlines.
var bloomKinds = map[string]int{"rose": botanic.Rose, "peony": botanic.Peony, "flower": botanic.Daisy}

// branchColors are their colors where none is told.
var branchColors = map[string]string{
	"eucalyptus-branch": "#86b09c", "olive-branch": "#7d9560", "leaf": "#5c9458", "fern": "#4f8a55", "babys-breath": "#7fa37c", "pampas-grass": "#dcc199",
}

// leaves are the branches that lie under flowers of which no greenery was told; dried those of a boho arrangement, fallen in autumn, evergreen at Christmas.
var (
	leaves = []Leafage{{botanic.Eucalyptus, "#8db3a2"}, {botanic.Pointed, "#5d8f62"}, {botanic.Willow, "#9cba93"}, {botanic.Fern, "#6f9d6a"}, {botanic.Pointed, "#8aa978"}}
	fallen = []Leafage{{botanic.Pointed, "#b5562b"}, {botanic.Eucalyptus, "#c98a2e"}, {botanic.Willow, "#8c5a34"}, {botanic.Berries, "#7f7a3a"}, {botanic.Pointed, "#d97f33"}}
	wintry = []Leafage{{botanic.Fern, "#2f6b45"}, {botanic.Pointed, "#3f7d4f"}, {botanic.Fern, "#4f8a63"}, {botanic.Berries, "#2f6b45"}}
	dried  = []Leafage{{botanic.Plume, "#dcc199"}, {botanic.Eucalyptus, "#a3ab8b"}, {botanic.Willow, "#b7a478"}, {botanic.Pointed, "#8f9a70"}, {botanic.Plume, "#c9a983"}}
)

// Leafage is a kind of branch in a color.
type Leafage struct {
	kind  int
	color string
}

// FloristOf sorts the members of an arrangement and adds what was not told. It reports false where they do not grow. Branches alone have no heads.
func FloristOf(c *placing.Placer, members []int) (Florist, bool) {
	var f Florist
	tone := kit.Hex("#f08aa0")
	blooming := false
	for _, i := range members {
		id := c.Subject(i).ID
		if !Produces(id) {
			return f, false
		}
		if IsGreenery(c, i) && !Fruits[id] || Spikes[id] {
			f.Branches = append(f.Branches, BranchesOf(c, i)...)
			continue
		}
		if len(f.Heads) == 0 {
			tone, blooming = headTone(c, i), library.GroupOf(id) == "plants" && !Fruits[id]
		}
		f.Heads = append(f.Heads, headsOf(c, i)...)
	}
	set := LeafageSet(c)
	if len(f.Branches) == 0 {
		f.Branches = Leafages(c, -1, set)
	}
	Trimmings(c, &f, tone, blooming)
	return f, len(members) > 0
}

// Trimmings are what stands between flowers: small ones of a paler tone, buds, twigs and leaves.
func Trimmings(c *placing.Placer, f *Florist, tone kit.Color, blooming bool) {
	f.greens = singleLeaves(c)
	berries := tone
	if isWintry(c) {
		berries = kit.Hex("#c8242f")
	}
	pale := tone.Toward(kit.White, .55)
	f.fillers = []Branch{drawnBranch(c, -1, botanic.Breath, kit.Hex("#8aa882"), kit.Hex("#fffaf2"), 0), drawnBranch(c, -1, botanic.Berries, kit.Hex("#7d9b70"), berries, 18)}
	if d, err := botanic.BudPiece().Render(kit.Options{Colors: map[string]kit.Color{"petals": tone}}); err == nil {
		f.buds = []Branch{{k: c.Place(-1, d, scene.Identity)}}
	}
	if f.small = f.Heads; blooming {
		f.small = []layout.Cluster{bloom(c, -1, botanic.Blossom, pale), bloom(c, -1, botanic.Ranunculus, tone.Toward(kit.White, .3)), bloom(c, -1, botanic.Blossom, kit.Hex("#fff6ea"))}
	} else {
		f.buds = f.fillers[1:]
	}
}

// Posy is an arrangement of flowers that nobody named: what "floral" says of letters.
func Posy(c *placing.Placer) Florist {
	tones := []string{"#ee9fb0", "#f6cdb8", "#fff4ea"}
	if len(c.Brief.Tints) > 0 {
		if col, ok := figure.ColorOf(c.Brief.Tints[0]); ok {
			tones = []string{col.String(), col.Toward(kit.White, .35).String(), "#fff4ea"}
		}
	}
	f := Florist{Branches: Leafages(c, -1, LeafageSet(c))}
	for n, kind := range []int{botanic.Rose, botanic.Peony, botanic.Anemone} {
		f.Heads = append(f.Heads, bloom(c, -1, kind, kit.Hex(tones[n])))
	}
	Trimmings(c, &f, kit.Hex(tones[0]), true)
	return f
}

// LeafageSet are the branches that go with flowers in the season of a prompt.
func LeafageSet(c *placing.Placer) []Leafage {
	switch {
	case isBoho(c):
		return dried
	case isAutumn(c):
		return fallen
	case isWintry(c):
		return wintry
	}
	return leaves
}

// isWintry reports whether evergreens and red berries suit.
func isWintry(c *placing.Placer) bool {
	return c.Has("holly") || c.Has("poinsettia") || slices.ContainsFunc(c.SaidWords(), func(w string) bool { return w == "christmas" || w == "xmas" || w == "winter" })
}

// isAutumn reports whether leaves are of autumn's colors.
func isAutumn(c *placing.Placer) bool {
	return c.Has("pumpkin") || c.Has("acorn") || c.Has("fall-leaf") || c.Has("maple-leaf") || slices.ContainsFunc(c.SaidWords(), func(w string) bool {
		return w == "autumn" || w == "fall" || w == "harvest" || w == "thanksgiving"
	})
}

// isBoho reports whether dried plants suit: where the prompt says so, or names pampas grass.
func isBoho(c *placing.Placer) bool {
	return c.Has("pampas-grass") || slices.ContainsFunc(c.SaidWords(), func(w string) bool { return w == "boho" || w == "bohemian" || w == "dried" })
}

// headTone is the color of a flower: the one told, else its own.
func headTone(c *placing.Placer, i int) kit.Color {
	s := c.Subject(i)
	if col, ok := figure.ColorOf(s.Color); ok {
		return col
	}
	if p, ok := figure.FindPiece(s.ID); ok {
		if slots, err := kit.ParsePalette(p.Palette); err == nil && len(slots) > 0 {
			return slots[0].Color
		}
	}
	return kit.Hex("#f08aa0")
}

// headsOf draws a flower as its head alone; wildflowers are of many kinds.
func headsOf(c *placing.Placer, i int) []layout.Cluster {
	s := &c.Brief.Subjects[i]
	if s.ID == "wildflower" && s.Fill == "" && s.Material == "" {
		colors := []string{"#5f7fd8", "#f3b13f", "#e8604f", "#f7f2ea", "#b77fd0", "#f08aa0"}
		if col, ok := figure.ColorOf(s.Color); ok {
			return []layout.Cluster{bloom(c, i, botanic.Anemone, col), bloom(c, i, botanic.Daisy, col.Toward(kit.White, .3)), bloom(c, i, botanic.Blossom, col.Shade(-.5))}
		}
		var out []layout.Cluster
		for n, col := range colors {
			out = append(out, bloom(c, i, []int{botanic.Daisy, botanic.Daisy, botanic.Anemone, botanic.Daisy, botanic.Blossom, botanic.Anemone}[n], kit.Hex(col)))
		}
		return out
	}
	if kind, ok := bloomKinds[s.ID]; ok && InLines(c) {
		return []layout.Cluster{bloom(c, i, kind, headTone(c, i))}
	}
	figure.HeadAlone(s)
	return UnitsOf(c, i)
}

func bloom(c *placing.Placer, subject, kind int, petals kit.Color) layout.Cluster {
	d, err := botanic.BloomPiece(kind, InLines(c)).Render(kit.Options{Colors: map[string]kit.Color{"petals": petals}, Seed: uint64(kind)})
	if err != nil {
		return layout.Cluster{}
	}
	return c.Place(subject, d, scene.Identity)
}

func drawnBranch(c *placing.Placer, subject, kind int, leaf, petals kit.Color, bend float64) Branch {
	d, err := botanic.BranchPiece(kind, bend).Render(kit.Options{Colors: map[string]kit.Color{"leaves": leaf, "petals": petals}, Seed: uint64(kind)})
	if err != nil {
		return Branch{}
	}
	return Branch{k: c.Place(subject, d, scene.Identity)}
}

// bends are how branches of a kind bend, in turn.
var bends = []float64{-26, 22, 8}

// Leafages draws the branches of a set.
func Leafages(c *placing.Placer, subject int, set []Leafage) []Branch {
	var out []Branch
	for n, l := range set {
		out = append(out, drawnBranch(c, subject, l.kind, kit.Hex(l.color), kit.Hex("#fdf3ea"), bends[n%len(bends)]))
	}
	return out
}

// singleLeaves are those that lie between flowers.
func singleLeaves(c *placing.Placer) []Branch {
	var out []Branch
	list := []string{"#5d8f62", "#86ad84", "#4f8060"}
	if isWintry(c) {
		list = []string{"#2f6b45", "#3f7d4f"}
	}
	if isAutumn(c) {
		list = []string{"#b5562b", "#d99a33", "#8c5a34"}
	}
	for _, col := range list {
		if d, err := botanic.LeafPiece().Render(kit.Options{Colors: map[string]kit.Color{"leaves": kit.Hex(col)}}); err == nil {
			out = append(out, Branch{k: c.Place(-1, d, scene.Identity)})
		}
	}
	return out
}

// InLines reports whether the style draws outlines, which many small forms would fill with black.
func InLines(c *placing.Placer) bool {
	switch c.Brief.Style.Name {
	case "lineart", "oneline", "coloring", "stencil", "stamp", "engraving":
		return true
	}
	return false
}

// BranchesOf draws the greenery of a member.
func BranchesOf(c *placing.Placer, i int) []Branch {
	s := c.Subject(i)
	kinds := branchKinds[s.ID]
	var out []Branch
	if kinds == nil || s.Fill != "" || s.Material != "" || len(s.States) > 0 || len(s.Parts) > 0 || s.Kind != brief.Piece {
		for _, k := range UnitsOf(c, i) {
			l := layout.LieOf(k)
			out = append(out, Branch{k, &l})
		}
		return out
	}
	col, told := figure.ColorOf(s.Color)
	if !told && s.ID == "leaf" {
		return Leafages(c, i, LeafageSet(c))
	}
	if !told {
		col = kit.Hex(branchColors[s.ID])
	}
	colors := []kit.Color{col}
	for _, name := range s.More {
		if more, ok := figure.ColorOf(name); ok {
			colors = append(colors, more)
		}
	}
	for m, tone := range []float64{0, .5, -.5} {
		for n, kind := range kinds {
			for _, col := range colors { // by turns, so that each is seen beside the others
				out = append(out, drawnBranch(c, i, kind, col.Shade(tone), kit.Hex("#fffaf2"), bends[(n+m)%len(bends)]))
			}
		}
	}
	return out
}

// IsGreenery reports whether a member is a branch or leaves rather than a flower.
func IsGreenery(c *placing.Placer, i int) bool {
	s := c.Subject(i)
	if library.GroupOf(s.ID) != "plants" {
		return false
	}
	for _, part := range library.Parts(s.ID) {
		switch part {
		case "petals", "flower", "flowers", "petal", "blooms", "head", "center":
			return false
		}
	}
	return true
}

// Rounded is the way along straight lines, its directions turning softly at their corners.
func Rounded(line [][2]float64) botanic.Way {
	total := 0.0
	for i := 1; i < len(line); i++ {
		total += math.Hypot(line[i][0]-line[i-1][0], line[i][1]-line[i-1][1])
	}
	point := func(t float64) (float64, float64) {
		left := max(0, min(1, t)) * total
		for i := 1; ; i++ {
			dx, dy := line[i][0]-line[i-1][0], line[i][1]-line[i-1][1]
			if l := math.Hypot(dx, dy); left <= l || i == len(line)-1 {
				return line[i-1][0] + dx*left/l, line[i-1][1] + dy*left/l
			} else {
				left -= l
			}
		}
	}
	return func(t float64) (x, y, turn float64) {
		x0, y0 := point(t - .03)
		x1, y1 := point(t + .03)
		x, y = point(t)
		mx, my := (x0+x1)/2, (y0+y1)/2
		return .6*x + .4*mx, .6*y + .4*my, math.Atan2(y1-y0, x1-x0) * 180 / math.Pi
	}
}

// floralGroups are the groups of flowers along a shape, those of each layout by its variation.
func floralGroups(shape string, variation int) [][]botanic.Group {
	one := func(g ...botanic.Group) [][]botanic.Group { return [][]botanic.Group{g} }
	switch shape {
	case "wreath", "ring", "oval", "hexagon", "arched":
		switch variation % 3 {
		case 1: // a crescent at the lower left, leaves all around
			return one(botanic.Group{At: .86, Size: .23, Back: .9, Ahead: .9}, botanic.Group{At: .3, Size: .12, Back: .5, Ahead: .5})
		case 2: // two groups across
			return one(botanic.Group{At: .9, Size: .22, Back: .62, Ahead: .62}, botanic.Group{At: .4, Size: .19, Back: .6, Ahead: .6})
		}
		return one(botanic.Group{At: .93, Size: .24, Back: .44, Ahead: .44}, botanic.Group{At: .2, Size: .18, Back: .36, Ahead: .36}, botanic.Group{At: .45, Size: .215, Back: .4, Ahead: .4}, botanic.Group{At: .7, Size: .185, Back: .36, Ahead: .36})
	case "heart-ring":
		return one(botanic.Group{At: .75, Size: .185, Back: .42, Ahead: .42}, botanic.Group{At: .27, Size: .165, Back: .42, Ahead: .42}, botanic.Group{At: .02, Size: .15, Back: .24, Ahead: .24})
	case "frame":
		return one(botanic.Group{At: .625, Size: .2, Back: .6, Ahead: .6}, botanic.Group{At: .125, Size: .2, Back: .6, Ahead: .6}, botanic.Group{At: .375, Size: .13, Back: .36, Ahead: .36}, botanic.Group{At: .875, Size: .14, Back: .36, Ahead: .36})
	case "half", "garland", "line", "foot", "head":
		switch variation % 3 {
		case 1: // one large group in the middle
			return one(botanic.Group{At: .5, Size: .24, Back: .8, Ahead: .8})
		case 2: // one at each end
			return one(botanic.Group{At: .14, Size: .2, Back: .2, Ahead: .5}, botanic.Group{At: .86, Size: .19, Back: .5, Ahead: .2})
		}
	}
	switch shape {
	case "half":
		return one(botanic.Group{At: .47, Size: .24, Back: .62, Ahead: .66}, botanic.Group{At: .2, Size: .15, Back: .26, Ahead: .2}, botanic.Group{At: .76, Size: .14, Back: .2, Ahead: .28})
	case "garland":
		return one(botanic.Group{At: .5, Size: .2, Back: .4, Ahead: .4}, botanic.Group{At: .2, Size: .135, Back: .18, Ahead: .2}, botanic.Group{At: .8, Size: .14, Back: .2, Ahead: .18})
	case "line", "foot", "head":
		return one(botanic.Group{At: .46, Size: .2, Back: .3, Ahead: .3}, botanic.Group{At: .16, Size: .15, Back: .18, Ahead: .2}, botanic.Group{At: .8, Size: .165, Back: .24, Ahead: .2})
	}
	switch variation % 3 { // of a corner
	case 1:
		return one(botanic.Group{At: .5, Size: .28, Back: .95, Ahead: .95})
	case 2:
		return one(botanic.Group{At: .2, Size: .19, Back: .3, Ahead: .6}, botanic.Group{At: .8, Size: .18, Back: .6, Ahead: .3}, botanic.Group{At: .5, Size: .16, Back: .3, Ahead: .3})
	}
	return one(botanic.Group{At: .5, Size: .24, Back: .66, Ahead: .58}, botanic.Group{At: .24, Size: .15, Back: .24, Ahead: .2}, botanic.Group{At: .74, Size: .135, Back: .2, Ahead: .22})
}
