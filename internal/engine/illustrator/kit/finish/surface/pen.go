// Package surface is what finishes share: a pen that measures by a drawing, its silhouette and edges, and nodes laid over or behind it.
package surface

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Change changes a drawing; c draws what it adds.
type Change func(d *kit.Drawing, c *Pen)

func Apply(d kit.Drawing, f Change, seed uint64) kit.Drawing {
	if f == nil || d.Box.W() <= 0 {
		return d
	}
	canvas, err := kit.NewCanvas("finish", nil, kit.Options{})
	if err != nil {
		return d
	}
	f(&d, &Pen{Canvas: canvas, Rng: rand.New(rand.NewPCG(seed, 97)), Box: d.Box, Size: max(d.Box.W(), d.Box.H())})
	return d
}

// Pen draws on a drawing: lengths are shares of its longer side.
type Pen struct {
	*kit.Canvas
	Rng  *rand.Rand
	Box  kit.Box
	Size float64
}

func (p *Pen) Between(a, b float64) float64 { return a + (b-a)*p.Rng.Float64() }

// At is a random point of the box.
func (p *Pen) At() (x, y float64) {
	return p.Between(p.Box.X0, p.Box.X1), p.Between(p.Box.Y0, p.Box.Y1)
}

// MapColors sends every color of a drawing through f.
func MapColors(d *kit.Drawing, f func(color.RGB) color.RGB) {
	for l := range d.Layers {
		if d.Layers[l] != nil {
			d.Layers[l] = color.Map(d.Layers[l], f)
		}
	}
}

// Cover paints nodes over every layer of a drawing, only where the layer is painted already.
func Cover(d *kit.Drawing, over kit.Node) {
	for l, nodes := range d.Layers {
		if len(nodes) == 0 {
			continue
		}
		g := &scene.Group{Opacity: 1, Clip: Frame(d.Box), Mask: nodes, MaskAlpha: true, Children: over.Scene()}
		d.Layers[l] = append(append([]scene.Node{}, nodes...), scene.Node{Group: g})
	}
}

// Parts on which rust and stains of the rest do not lie, and parts that do not crack with the rest.
var (
	NeverWorn    = Parts("window windows windshield lens lenses screen eyes eye face mouth steam smoke flame headlights drink coffee tea")
	NeverRusted  = Parts("window windows windshield lens lenses screen eyes eye face mouth steam smoke flame headlights drink coffee tea glass candle")
	NeverCracked = Parts("eyes eye face mouth steam smoke flame drink coffee tea")
)

func Parts(names string) map[string]bool {
	set := map[string]bool{}
	for name := range strings.FieldsSeq(names) {
		set[name] = true
	}
	return set
}

// Wear is cover, but for some parts: they are painted again above it.
func Wear(d *kit.Drawing, over kit.Node, but map[string]bool) {
	clean := map[int][]scene.Node{}
	for l, nodes := range d.Layers {
		clean[l] = Unworn(nodes, but)
	}
	Cover(d, over)
	for l, nodes := range clean {
		d.Layers[l] = append(d.Layers[l], nodes...)
	}
}

// Unworn lists the groups of some parts, each with what is painted over it. Those inside a clip or a mask are left where they are.
func Unworn(nodes []scene.Node, names map[string]bool) (found []scene.Node) {
	for i, n := range nodes {
		switch g := n.Group; {
		case g == nil:
		case names[g.Part]:
			found = append(found, n)
			for _, later := range nodes[i+1:] {
				if (later.Group == nil || !names[later.Group.Part]) && liesOn(later, n) {
					found = append(found, later) // the flowers before a window
				}
			}
		case len(g.Clip) == 0 && len(g.Mask) == 0:
			found = append(found, Unworn(g.Children, names)...)
		}
	}
	return found
}

// liesOn reports whether a is painted over a part of b and is not much larger than b.
func liesOn(a, b scene.Node) bool {
	ax0, ay0, ax1, ay1 := raster.Bounds([]scene.Node{a}, scene.Identity)
	bx0, by0, bx1, by1 := raster.Bounds([]scene.Node{b}, scene.Identity)
	return ax0 < bx1 && bx0 < ax1 && ay0 < by1 && by0 < ay1 && (ax1-ax0)*(ay1-ay0) < 1.2*(bx1-bx0)*(by1-by0)
}

// Frame is a box as a clip, so that what is painted over a drawing does not count as a part of its size.
func Frame(b kit.Box) []scene.Node {
	const room = 1
	x0, y0, x1, y1 := float32(b.X0-room), float32(b.Y0-room), float32(b.X1+room), float32(b.Y1+room)
	return []scene.Node{scene.NewPath().Move(x0, y0).Line(x1, y0).Line(x1, y1).Line(x0, y1).Close().Fill(scene.SolidPaint(scene.RGBA{A: 1})).Node()}
}

// Behind paints nodes behind everything.
func Behind(d *kit.Drawing, back kit.Node) {
	d.Layers[kit.Back] = append(append([]scene.Node{}, back.Scene()...), d.Layers[kit.Back]...)
	d.Box = d.Box.Union(back.Bounds())
}

// Before paints nodes in front of everything.
func Before(d *kit.Drawing, front kit.Node) {
	d.Layers[kit.Fore] = append(append([]scene.Node{}, d.Layers[kit.Fore]...), front.Scene()...)
	d.Box = d.Box.Union(front.Bounds())
}

// EachPath changes every visible path of a drawing.
func EachPath(d *kit.Drawing, f func(*scene.Path)) {
	var walk func(nodes []scene.Node) []scene.Node
	walk = func(nodes []scene.Node) []scene.Node {
		out := make([]scene.Node, len(nodes))
		for i, n := range nodes {
			if n.Path != nil {
				p := *n.Path
				f(&p)
				out[i].Path = &p
			}
			if n.Group != nil {
				g := *n.Group
				g.Children = walk(g.Children)
				out[i].Group = &g
			}
		}
		return out
	}
	for l := range d.Layers {
		if d.Layers[l] != nil {
			d.Layers[l] = walk(d.Layers[l])
		}
	}
}

// WithoutShade drops blurred light and shadow.
func WithoutShade(nodes []scene.Node) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		if n.Group == nil {
			out = append(out, n)
			continue
		}
		if n.Group.Shade {
			continue
		}
		g := *n.Group
		g.Children = WithoutShade(g.Children)
		out = append(out, scene.Node{Group: &g})
	}
	return out
}

// ramp maps lightness to colors: stops are hex colors at even steps from black to white.
type ramp []color.RGB

func RampOf(hex ...uint32) ramp {
	out := make(ramp, len(hex))
	for i, h := range hex {
		out[i] = color.Hex(h)
	}
	return out
}

// at returns the ramp's color at t in 0–1.
func (r ramp) at(t float32) color.RGB {
	x := max(0, min(t, 1)) * float32(len(r)-1)
	i := min(int(x), len(r)-2)
	return r[i].Mix(r[i+1], x-float32(i))
}

// Tone is how light a color is, 0–1, stretched so that usual art fills the range.
func Tone(c color.RGB) float32 {
	l := color.ToLCH(c).L
	return max(0, min(1, (l-.18)/.8))
}

// Through maps every color by its lightness. Drawings that are light or dark all over are stretched first, so that their shading
// takes the whole ramp: a white skull of gold has gold's darks too.
func (r ramp) Through(d *kit.Drawing) {
	low, middle, high := toneRange(d)
	spread := max(high-low, .3)
	MapColors(d, func(c color.RGB) color.RGB { return r.at(.52 + (Tone(c)-middle)*.84/spread) })
}

// toneRange are the tones between which nearly all of a drawing lies, and the one in the middle of it.
func toneRange(d *kit.Drawing) (low, middle, high float32) {
	l, _ := Small(d)
	var tones []float32
	for i := 0; i < len(l.Pix); i += 4 {
		if p := l.Pix[i : i+4]; p[3] > .8 {
			tones = append(tones, Tone(color.RGB{R: p[0] / p[3], G: p[1] / p[3], B: p[2] / p[3]}))
		}
	}
	if len(tones) == 0 {
		return 0, .5, 1
	}
	slices.Sort(tones)
	return tones[len(tones)/25], tones[len(tones)/2], tones[len(tones)-1-len(tones)/25]
}

func Sin(v float64) float64 { return math.Sin(v) }
