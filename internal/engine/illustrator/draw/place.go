package draw

import (
	"context"
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/art"
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/procedural"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// placed is one item with its art, coloured and ready to be scaled to any size.
type placed struct {
	item   plan.Item
	nodes  []scene.Node
	box    art.Box
	ruling color.Dominant
	shaded bool // brings its own light
	glyph  bool // a single colour
}

// place fetches and colours the art of all items.
func place(ctx context.Context, p plan.Plan, report func(done float64)) ([]placed, error) {
	out := make([]placed, 0, len(p.Items))
	for i, item := range p.Items {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		one, err := fetch(p, item, i)
		if err != nil {
			return nil, err
		}
		one.tint(p)
		out = append(out, one)
		report(float64(i+1) / float64(len(p.Items)))
	}
	return out, nil
}

func fetch(p plan.Plan, item plan.Item, number int) (placed, error) {
	if item.Art.Set == proceduralSet {
		return grow(p, item, number)
	}
	piece, ok := art.Find(item.Art.Set, item.Art.Name)
	if !ok {
		return placed{}, fmt.Errorf("draw: no art %s/%s", item.Art.Set, item.Art.Name)
	}
	nodes, err := piece.Nodes()
	if err != nil {
		return placed{}, fmt.Errorf("draw: %s/%s: %w", item.Art.Set, item.Art.Name, err)
	}
	return placed{
		item: item, nodes: nodes, box: piece.Box,
		shaded: item.Art.Set == "fluent-emoji", glyph: glyphSets[item.Art.Set],
	}, nil
}

const proceduralSet = "procedural"

// glyphSets are drawn in black alone.
var glyphSets = map[string]bool{"fluent-emoji-high-contrast": true, "ph": true, "mdi": true, "pinhead": true, "temaki": true}

// grow makes procedural art. The same family in two items differs by their numbers. What bleeds fills the canvas.
func grow(p plan.Plan, item plan.Item, number int) (placed, error) {
	spec := procedural.Spec{
		Name: item.Art.Name, Color: item.Color, Text: item.Text,
		Seed:     uint64(p.Seed)*31 + uint64(p.Variation)*7919 + uint64(number),
		Detailed: p.Style.Detailed, Minimal: p.Style.Minimalist,
	}
	if bleeding[item.Art.Name] {
		item.X, item.Y, item.W, item.H = 0.5, 0.5, 1, 1
	}
	if item.H > 0 {
		spec.Aspect = item.W / item.H
	}
	piece, ok := procedural.Make(spec)
	if !ok {
		return placed{}, fmt.Errorf("draw: no procedural family %q", item.Art.Name)
	}
	return placed{item: item, nodes: piece.Nodes, box: art.Box{X0: piece.X0, Y0: piece.Y0, X1: piece.X1, Y1: piece.Y1}}, nil
}

// tint gives the art its colour: the one asked for, or for black glyphs one chosen by the seed.
func (o *placed) tint(p plan.Plan) {
	sample := thumbnail(o.nodes)
	o.ruling = color.DominantOf(sample)
	if o.item.Art.Set == proceduralSet {
		return // grown in its colour already
	}
	name := o.item.Color
	if name == "" && o.glyph && !keepsBlack(p.Style.Name) {
		name = glyphTints[(uint64(p.Seed)+uint64(o.item.Subject))%uint64(len(glyphTints))]
	}
	if name == "" {
		return
	}
	o.nodes = color.Recolor(o.nodes, sample, name)
	o.ruling = color.DominantOf(thumbnail(o.nodes))
}

// glyphTints are colours in which a lone glyph looks deliberate.
var glyphTints = [...]string{"teal", "indigo", "coral", "violet", "emerald", "blue", "rose", "amber"}

func keepsBlack(style string) bool { return style == "lineart" || style == "silhouette" }

// thumbnail is a small rendering to count colours in.
func thumbnail(nodes []scene.Node) *raster.Layer {
	const side = 96
	l := raster.Square(side)
	raster.Draw(l, nodes, scene.ScaleBy(side/float32(scene.Units), side/float32(scene.Units)))
	return l
}

// matrix fits the visible box of the art into the item's box on a canvas of side 1, keeping its proportions.
func (o placed) matrix() scene.Matrix {
	w, h := o.box.X1-o.box.X0, o.box.Y1-o.box.Y0
	if w <= 0 || h <= 0 {
		return scene.ScaleBy(0, 0)
	}
	k := min(float32(o.item.W)/w, float32(o.item.H)/h)
	flip := k
	if o.item.Flip {
		flip = -k
	}
	m := scene.ScaleBy(flip, k).Mul(scene.Translate(-(o.box.X0+o.box.X1)/2, -(o.box.Y0+o.box.Y1)/2))
	turn := scene.Rotate(o.item.Rotation * math.Pi / 180)
	return scene.Translate(float32(o.item.X), float32(o.item.Y)).Mul(turn).Mul(m)
}

// bounds is the box of the placed art on a canvas of side 1.
func (o placed) bounds() art.Box {
	m := o.matrix()
	out := art.Box{X0: float32(math.Inf(1)), Y0: float32(math.Inf(1)), X1: float32(math.Inf(-1)), Y1: float32(math.Inf(-1))}
	for _, c := range []scene.Point{{X: o.box.X0, Y: o.box.Y0}, {X: o.box.X1, Y: o.box.Y0}, {X: o.box.X1, Y: o.box.Y1}, {X: o.box.X0, Y: o.box.Y1}} {
		q := m.Apply(c)
		out = art.Box{X0: min(out.X0, q.X), Y0: min(out.Y0, q.Y), X1: max(out.X1, q.X), Y1: max(out.Y1, q.Y)}
	}
	return out
}
