// Package kittest checks groups of kit pieces and draws them on sheets to look at. Every group's test calls Pieces.
package kittest

import (
	"flag"
	"math"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// The sheet flags: go test ./internal/engine/illustrator/kit/food -run TestPieces -args -sheet /tmp/food.png -names apple,bread
var (
	sheetFile    = flag.String("sheet", "", "write a PNG sheet of the pieces to this file")
	sheetNames   = flag.String("names", "", "comma-separated pieces of the sheet; empty means all")
	sheetCell    = flag.Int("cell", 300, "side of a sheet's cell in pixels")
	sheetCols    = flag.Int("cols", 6, "columns of the sheet")
	sheetDark    = flag.Bool("dark", false, "draw the sheet on a dark ground")
	sheetColor   = flag.String("color", "", "slot=#rrggbb,…: replace colors on the sheet")
	sheetSeeds   = flag.Int("seeds", 1, "draw each piece of the sheet with so many seeds")
	sheetWide    = flag.Float64("aspect", 0, "the width over height that the pieces of the sheet fill")
	sheetText    = flag.String("text", "", "the text on the pieces of the sheet")
	sheetContact = flag.Bool("contact", false, "draw the sheet half on light, half on dark, without the small pictures")
	sheetState   = flag.String("state", "", "the state that the pieces of the sheet are in")
	sheetLess    = flag.String("without", "", "comma-separated parts to leave out on the sheet")
)

// The bounds of one piece. The dearest of the first pieces use a third of them.
const (
	maxPaths = 2500
	maxBlurs = 90
	maxDepth = 12
)

// Pieces holds every piece against the kit's rules, and writes a sheet when asked to.
func Pieces(t *testing.T, pieces []kit.Piece) {
	t.Helper()
	seen := map[string]bool{}
	for _, p := range pieces {
		t.Run(p.Name, func(t *testing.T) { check(t, p) })
		if seen[p.Name] {
			t.Errorf("%s is in the group twice", p.Name)
		}
		seen[p.Name] = true
	}
	if *sheetFile != "" {
		writeSheet(t, pieces)
	}
}

func check(t *testing.T, p kit.Piece) {
	if p.Name != strings.ToLower(p.Name) || strings.ContainsAny(p.Name, " _") {
		t.Errorf("name %q is not lower case with hyphens", p.Name)
	}
	if p.Cm <= 0 {
		t.Error("Cm, the real size in centimeters, is missing")
	}
	slots, err := kit.ParsePalette(p.Palette)
	if err != nil {
		t.Fatal(err)
	}
	c, err := kit.NewCanvas(p.Name, slots, kit.Options{})
	if err != nil {
		t.Fatal(err)
	}
	p.Draw(c)
	d := c.Drawing()
	if unused := c.Unused(); len(unused) > 0 {
		t.Errorf("palette slots that are never used: %v", unused)
	}
	for _, s := range slots {
		if s.From != "" && !slices.ContainsFunc(slots, func(o kit.Slot) bool { return o.Name == s.From }) {
			t.Errorf("slot %q follows %q, which the palette lacks", s.Name, s.From)
		}
	}
	if len(d.Parts) == 0 {
		t.Error("no part has a name")
	}
	checkBox(t, d)
	checkCost(t, d)
	checkStates(t, p, d.Parts)
}

// checkStates draws a piece in each of its states and designs, and looks whether what it lacks in a state are parts of it.
func checkStates(t *testing.T, p kit.Piece, parts []string) {
	for _, s := range kit.ParseStates(p.States) {
		for _, part := range s.Without {
			if !slices.Contains(parts, part) {
				t.Errorf("it lacks %q when it is %s, but has no such part", part, s.Name)
			}
		}
		checkOptions(t, p, kit.Options{States: []string{s.Name}})
	}
	for seed := range uint64(4) { // pieces may have a second and a third design
		checkOptions(t, p, kit.Options{Seed: seed + 1})
	}
}

func checkBox(t *testing.T, d kit.Drawing) {
	b := d.Box
	if !(b.W() > 0 && b.H() > 0) || b.X0 < -64 || b.Y0 < -64 || b.X1 > kit.Side+64 || b.Y1 > kit.Side+64 {
		t.Errorf("the drawing's box is %.0f; keep it within 0–%d, 64 over at most", b, kit.Side)
	}
	if max(b.W(), b.H()) < 150 {
		t.Errorf("the drawing's longer side is %.0f units; use 200 to 256", max(b.W(), b.H()))
	}
	for name, a := range d.Anchors {
		if a.X < b.X0-40 || a.X > b.X1+40 || a.Y < b.Y0-40 || a.Y > b.Y1+40 {
			t.Errorf("anchor %s at %.0f, %.0f lies outside the box %.0f", name, a.X, a.Y, b)
		}
	}
}

func checkCost(t *testing.T, d kit.Drawing) {
	cost := counter{}
	cost.nodes(d.Nodes(), 0)
	if cost.broken {
		t.Error("a coordinate is no number")
	}
	if cost.magenta {
		t.Error("a color is #ff00ff: a hex that cannot be read")
	}
	if cost.paths > maxPaths || cost.blurs > maxBlurs || cost.depth > maxDepth {
		t.Errorf("%d paths, %d blurs, depth %d; at most %d, %d, %d", cost.paths, cost.blurs, cost.depth, maxPaths, maxBlurs, maxDepth)
	}
}

type counter struct {
	paths, blurs, depth int
	broken, magenta     bool
}

func (c *counter) nodes(nodes []scene.Node, depth int) {
	c.depth = max(c.depth, depth)
	for _, n := range nodes {
		if n.Path != nil {
			c.path(n.Path)
		}
		if g := n.Group; g != nil {
			c.blurs += len(g.Effects)
			c.nodes(g.Children, depth+1)
			c.nodes(g.Clip, depth+1)
			c.nodes(g.Mask, depth+1)
		}
	}
}

func (c *counter) path(p *scene.Path) {
	c.paths++
	for _, s := range p.Segments {
		for _, q := range s.Points[:s.Op.Points()] {
			if v := float64(q.X + q.Y); math.IsNaN(v) || math.IsInf(v, 0) {
				c.broken = true
			}
		}
	}
	if p.Fill.Kind == scene.Solid && p.Fill.Color == (scene.RGBA{R: 1, B: 1, A: 1}) {
		c.magenta = true
	}
}
