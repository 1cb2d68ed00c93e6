package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// florist is what an arrangement of plants is made of.
type florist struct {
	heads, small     []cluster
	branches, greens []branch
	fillers, buds    []branch
}

// branch is something that is laid in a direction; at gives it a size, a direction and a place.
type branch struct {
	k cluster
	l *lie // of pieces that were not drawn to lie
}

// lies reports whether flowers, or branches that are slim, can grow around letters: a few broad leaves would not.
func (f florist) lies() bool {
	return len(f.heads) > 0 || !slices.ContainsFunc(f.branches, func(b branch) bool { return b.l != nil && b.l.slim < slimFrom })
}

// drawn reports whether all branches were drawn to lie.
func (f florist) drawn() bool {
	return !slices.ContainsFunc(f.branches, func(b branch) bool { return b.l != nil })
}

// groups are where the flowers of an arrangement are; branches alone flow from one place to both sides.
func (f florist) groups(shape string, closed bool, variation int) [][]botanic.Group {
	switch {
	case len(f.heads) > 0:
		return floralGroups(shape, variation)
	case closed:
		return [][]botanic.Group{{{At: 0, Size: .13, Back: 4, Ahead: 4}}}
	}
	return [][]botanic.Group{{{At: .5, Size: .13, Back: 4, Ahead: 4}}}
}

func (b branch) at(p botanic.Place) cluster {
	if b.l != nil {
		return laidAlong(b.k, *b.l, stop{p.X, p.Y, p.Turn, p.Size})
	}
	return b.k.moved(-8, -kit.Side/2).scaled(p.Size/232).turnedBy(p.Turn).moved(p.X, p.Y)
}

// leanSpray is how many times longer than wide a spray is that lies on a shape in full length.
const leanSpray = 2.1

// laidAlong sets a spray with its foot at a place, pointing in a direction.
func laidAlong(k cluster, l lie, at stop) cluster {
	k = k.turnedBy(-l.turn)
	b := k.bounds()
	size := at.size * min(1, l.slim/leanSpray) // full leaves would hide the flowers
	k = k.moved(-b.X0, -(b.Y0+b.Y1)/2).scaled(size / max(b.W(), 1e-9))
	return k.turnedBy(at.turn).moved(at.x, at.y)
}

// spikes are the flowers that lie along a shape as branches do.
var spikes = words("lavender wisteria lilac babys-breath pampas-grass wheat willow-branch bird-of-paradise")

// fruits are the plants without flowers that lie where flowers do.
var fruits = words("pine-cone acorn succulent mushroom holly")

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
	leaves = []leafage{{botanic.Eucalyptus, "#8db3a2"}, {botanic.Pointed, "#5d8f62"}, {botanic.Willow, "#9cba93"}, {botanic.Fern, "#6f9d6a"}, {botanic.Pointed, "#8aa978"}}
	fallen = []leafage{{botanic.Pointed, "#b5562b"}, {botanic.Eucalyptus, "#c98a2e"}, {botanic.Willow, "#8c5a34"}, {botanic.Berries, "#7f7a3a"}, {botanic.Pointed, "#d97f33"}}
	wintry = []leafage{{botanic.Fern, "#2f6b45"}, {botanic.Pointed, "#3f7d4f"}, {botanic.Fern, "#4f8a63"}, {botanic.Berries, "#2f6b45"}}
	dried  = []leafage{{botanic.Plume, "#dcc199"}, {botanic.Eucalyptus, "#a3ab8b"}, {botanic.Willow, "#b7a478"}, {botanic.Pointed, "#8f9a70"}, {botanic.Plume, "#c9a983"}}
)

type leafage struct {
	kind  int
	color string
}

// florist sorts the members of an arrangement and adds what was not told. It reports false where they do not grow. Branches alone have no heads.
func (c *composer) florist(members []int) (florist, bool) {
	var f florist
	tone := kit.Hex("#f08aa0")
	blooming := false
	for _, i := range members {
		id := c.subject(i).ID
		if !produces(id) {
			return f, false
		}
		if c.isGreenery(i) && !fruits[id] || spikes[id] {
			f.branches = append(f.branches, c.branchesOf(i)...)
			continue
		}
		if len(f.heads) == 0 {
			tone, blooming = c.headTone(i), library.GroupOf(id) == "plants" && !fruits[id]
		}
		f.heads = append(f.heads, c.headsOf(i)...)
	}
	set := c.leafageSet()
	if len(f.branches) == 0 {
		f.branches = c.leafages(-1, set)
	}
	c.trimmings(&f, tone, blooming)
	return f, len(members) > 0
}

// trimmings are what stands between flowers: small ones of a paler tone, buds, twigs and leaves.
func (c *composer) trimmings(f *florist, tone kit.Color, blooming bool) {
	f.greens = c.singleLeaves()
	berries := tone
	if c.isWintry() {
		berries = kit.Hex("#c8242f")
	}
	pale := tone.Toward(kit.White, .55)
	f.fillers = []branch{c.drawnBranch(-1, botanic.Breath, kit.Hex("#8aa882"), kit.Hex("#fffaf2"), 0), c.drawnBranch(-1, botanic.Berries, kit.Hex("#7d9b70"), berries, 18)}
	if d, err := botanic.BudPiece().Render(kit.Options{Colors: map[string]kit.Color{"petals": tone}}); err == nil {
		f.buds = []branch{{k: c.place(-1, d, scene.Identity)}}
	}
	if f.small = f.heads; blooming {
		f.small = []cluster{c.bloom(-1, botanic.Blossom, pale), c.bloom(-1, botanic.Ranunculus, tone.Toward(kit.White, .3)), c.bloom(-1, botanic.Blossom, kit.Hex("#fff6ea"))}
	} else {
		f.buds = f.fillers[1:]
	}
}

// posy is an arrangement of flowers that nobody named: what "floral" says of letters.
func (c *composer) posy() florist {
	tones := []string{"#ee9fb0", "#f6cdb8", "#fff4ea"}
	if len(c.Brief.Tints) > 0 {
		if col, ok := colorOf(c.Brief.Tints[0]); ok {
			tones = []string{col.String(), col.Toward(kit.White, .35).String(), "#fff4ea"}
		}
	}
	f := florist{branches: c.leafages(-1, c.leafageSet())}
	for n, kind := range []int{botanic.Rose, botanic.Peony, botanic.Anemone} {
		f.heads = append(f.heads, c.bloom(-1, kind, kit.Hex(tones[n])))
	}
	c.trimmings(&f, kit.Hex(tones[0]), true)
	return f
}

func (c *composer) leafageSet() []leafage {
	switch {
	case c.isBoho():
		return dried
	case c.isAutumn():
		return fallen
	case c.isWintry():
		return wintry
	}
	return leaves
}

// isWintry reports whether evergreens and red berries suit.
func (c *composer) isWintry() bool {
	return c.has("holly") || c.has("poinsettia") || slices.ContainsFunc(c.saidWords(), func(w string) bool { return w == "christmas" || w == "xmas" || w == "winter" })
}

// isAutumn reports whether leaves are of autumn's colors.
func (c *composer) isAutumn() bool {
	return c.has("pumpkin") || c.has("acorn") || slices.ContainsFunc(c.saidWords(), func(w string) bool {
		return w == "autumn" || w == "fall" || w == "harvest" || w == "thanksgiving"
	})
}

// isBoho reports whether dried plants suit: where the prompt says so, or names pampas grass.
func (c *composer) isBoho() bool {
	return c.has("pampas-grass") || slices.ContainsFunc(c.saidWords(), func(w string) bool { return w == "boho" || w == "bohemian" || w == "dried" })
}

// headTone is the color of a flower: the one told, else its own.
func (c *composer) headTone(i int) kit.Color {
	s := c.subject(i)
	if col, ok := colorOf(s.Color); ok {
		return col
	}
	if p, ok := findPiece(s.ID); ok {
		if slots, err := kit.ParsePalette(p.Palette); err == nil && len(slots) > 0 {
			return slots[0].Color
		}
	}
	return kit.Hex("#f08aa0")
}

// headsOf draws a flower as its head alone; wildflowers are of many kinds.
func (c *composer) headsOf(i int) []cluster {
	s := &c.Brief.Subjects[i]
	if s.ID == "wildflower" && s.Fill == "" && s.Material == "" {
		colors := []string{"#5f7fd8", "#f3b13f", "#e8604f", "#f7f2ea", "#b77fd0", "#f08aa0"}
		if col, ok := colorOf(s.Color); ok {
			return []cluster{c.bloom(i, botanic.Anemone, col), c.bloom(i, botanic.Daisy, col.Toward(kit.White, .3)), c.bloom(i, botanic.Blossom, col.Shade(-.5))}
		}
		var out []cluster
		for n, col := range colors {
			out = append(out, c.bloom(i, []int{botanic.Daisy, botanic.Daisy, botanic.Anemone, botanic.Daisy, botanic.Blossom, botanic.Anemone}[n], kit.Hex(col)))
		}
		return out
	}
	if kind, ok := bloomKinds[s.ID]; ok && c.inLines() {
		return []cluster{c.bloom(i, kind, c.headTone(i))}
	}
	headAlone(s)
	return c.unitsOf(i)
}

func (c *composer) bloom(subject, kind int, petals kit.Color) cluster {
	d, err := botanic.BloomPiece(kind, c.inLines()).Render(kit.Options{Colors: map[string]kit.Color{"petals": petals}, Seed: uint64(kind)})
	if err != nil {
		return cluster{}
	}
	return c.place(subject, d, scene.Identity)
}

func (c *composer) drawnBranch(subject, kind int, leaf, petals kit.Color, bend float64) branch {
	d, err := botanic.BranchPiece(kind, bend).Render(kit.Options{Colors: map[string]kit.Color{"leaves": leaf, "petals": petals}, Seed: uint64(kind)})
	if err != nil {
		return branch{}
	}
	return branch{k: c.place(subject, d, scene.Identity)}
}

// bends are how branches of a kind bend, in turn.
var bends = []float64{-26, 22, 8}

func (c *composer) leafages(subject int, set []leafage) []branch {
	var out []branch
	for n, l := range set {
		out = append(out, c.drawnBranch(subject, l.kind, kit.Hex(l.color), kit.Hex("#fdf3ea"), bends[n%len(bends)]))
	}
	return out
}

// singleLeaves are those that lie between flowers.
func (c *composer) singleLeaves() []branch {
	var out []branch
	list := []string{"#5d8f62", "#86ad84", "#4f8060"}
	if c.isWintry() {
		list = []string{"#2f6b45", "#3f7d4f"}
	}
	if c.isAutumn() {
		list = []string{"#b5562b", "#d99a33", "#8c5a34"}
	}
	for _, col := range list {
		if d, err := botanic.LeafPiece().Render(kit.Options{Colors: map[string]kit.Color{"leaves": kit.Hex(col)}}); err == nil {
			out = append(out, branch{k: c.place(-1, d, scene.Identity)})
		}
	}
	return out
}

// inLines reports whether the style draws outlines, which many small forms would fill with black.
func (c *composer) inLines() bool {
	switch c.Brief.Style.Name {
	case "lineart", "oneline", "coloring", "stencil", "stamp", "engraving":
		return true
	}
	return false
}

// branchesOf draws the greenery of a member.
func (c *composer) branchesOf(i int) []branch {
	s := c.subject(i)
	kinds := branchKinds[s.ID]
	var out []branch
	if kinds == nil || s.Fill != "" || s.Material != "" || len(s.States) > 0 || len(s.Parts) > 0 || s.Kind != brief.Piece {
		for _, k := range c.unitsOf(i) {
			l := lieOf(k)
			out = append(out, branch{k, &l})
		}
		return out
	}
	col, told := colorOf(s.Color)
	if !told && s.ID == "leaf" {
		return c.leafages(i, c.leafageSet())
	}
	if !told {
		col = kit.Hex(branchColors[s.ID])
	}
	for n, kind := range kinds {
		for m, tone := range []float64{0, .5, -.5} {
			out = append(out, c.drawnBranch(i, kind, col.Shade(tone), kit.Hex("#fffaf2"), bends[(n+m)%len(bends)]))
		}
	}
	return out
}
