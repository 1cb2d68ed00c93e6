package scene

import (
	"errors"
	"fmt"
)

// ErrMalformed is the error of every scene that Decode refuses.
var ErrMalformed = errors.New("malformed scene")

// maxDepth is how deep groups may be nested.
const maxDepth = 24

// Kinds of encoded nodes.
const (
	pathNode  = 1
	groupNode = 2
)

// Decode reads a scene in the compact format of the art packs and returns nodes that nobody else holds. The format,
// written by art/build/encode.mjs: whole numbers are unsigned varints, signed ones have their sign in the lowest bit
// (0, −1, 1, −2 …), floats are 32-bit little-endian.
//
//	scene    count, nodes
//	node     1 path | 2 group
//	path     flags (1 even-odd, 2 stroke, 4 stroke first), number of segments, runs, fill, stroke if any
//	run      byte: operation in the low three bits, how many in the others; their points, each as a signed step
//	stroke   width ×16, cap, join, miter limit ×16, count and lengths ×16 of dashes, paint
//	paint    0 none | 1 RGBA bytes | 2 linear | 3 radial: six floats, focal point (radial: two floats), spread,
//	         opacity byte, number of stops, stops of offset ×4095 and RGBA bytes
//	group    opacity byte, blend mode, clip (scene), mask (scene), if there is a mask: 1 for alpha 0 for luminance,
//	         count and effects of kind, signed dx and dy, sigma, RGBA bytes; children (scene)
//
// Anything else (cut short, too long, out of range, nested too deeply) gives ErrMalformed, never a panic. Memory is
// bounded by a constant times len(b).
func Decode(b []byte) ([]Node, error) {
	d := decoder{rest: b}
	nodes := d.nodes(0)
	if d.err == nil && len(d.rest) > 0 {
		d.fail("%d bytes too many", len(d.rest))
	}
	if d.err != nil {
		return nil, d.err
	}
	return nodes, nil
}

// nodes reads a count and as many nodes.
func (d *decoder) nodes(depth int) []Node {
	if depth > maxDepth {
		d.fail("groups nested too deeply")
	}
	n := d.count(2)
	if n == 0 {
		return nil
	}
	nodes := make([]Node, 0, n)
	for range n {
		if d.err != nil {
			return nil
		}
		switch kind := d.byte(); kind {
		case pathNode:
			nodes = append(nodes, Node{Path: d.path()})
		case groupNode:
			nodes = append(nodes, Node{Group: d.group(depth)})
		default:
			d.fail("node of kind %d", kind)
		}
	}
	return nodes
}

func (d *decoder) group(depth int) *Group {
	g := &Group{Opacity: d.fraction(), Blend: d.byte()}
	g.Clip = d.nodes(depth + 1)
	g.Mask = d.nodes(depth + 1)
	if len(g.Mask) > 0 {
		g.MaskAlpha = d.enum(1, "mask type") == 1
	}
	if n := d.count(8); n > 0 {
		g.Effects = make([]Effect, n)
		for i := range g.Effects {
			g.Effects[i] = d.effect()
		}
	}
	g.Children = d.nodes(depth + 1)
	return g
}

func (d *decoder) effect() Effect {
	return Effect{
		Kind:  EffectKind(d.enum(uint8(Blur), "effect")),
		DX:    d.signed(),
		DY:    d.signed(),
		Sigma: float32(d.unsigned()),
		Color: d.color(),
	}
}

// fail keeps the first error; from then on every read gives zeros.
func (d *decoder) fail(format string, args ...any) {
	if d.err == nil {
		d.err = fmt.Errorf("%w: %s", ErrMalformed, fmt.Sprintf(format, args...))
		d.rest = nil
	}
}
