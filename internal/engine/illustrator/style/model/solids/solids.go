// Package solids draws common things as solids in isometric projection, from a table of boxes, roofs, turned bodies and tubes: of what is drawn with
// depth of its own, such as a table, or is many solids, such as a castle, a front alone does not tell how it goes on behind.
package solids

import (
	_ "embed"
	"math"
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

//go:embed solids.txt
var text string

// Solid is a row of the table: a thing and the statements that draw it.
type Solid struct {
	names   []string
	Wide    float32  // of the square that it stands on
	Surface float32  // how high things stand on it, zero where none can
	Art     []string // the letters of the colors that are taken from the picture, the ruling one first
	Told    []string // those that are taken from it only where the prompt names its colors
	colors  map[string]color.RGB
	items   []item
}

// item is one statement: what to draw, in which color, with which numbers.
type item struct {
	kind, color, flag string
	v                 []float32
}

var table = sync.OnceValues(func() ([]Solid, error) { return parse(text) })

// Of is the solid of that name, in the singular or in the plural.
func Of(name string) (*Solid, bool) {
	if s, ok := named(name); ok {
		return s, true
	}
	return named(strings.TrimSuffix(name, "s"))
}

func named(name string) (*Solid, bool) {
	all, _ := table()
	for i := range all {
		for _, n := range all[i].names {
			if n == name {
				return &all[i], true
			}
		}
	}
	return nil, false
}

// Colors are the colors of a picture that a solid takes in place of its own: by the letter of the table.
type Colors map[string]color.RGB

// Drawn is the solid in scene units, moved along the axes of its ground: behind its contents and before them. Where it holds nothing, all is behind.
func (s *Solid) Drawn(own Colors, x, y float32) (behind, before []scene.Node, mouth *Mouth) {
	d := drawing{colors: map[string]color.RGB{}}
	for k, c := range s.colors {
		d.colors[k] = c
	}
	for k, c := range own {
		d.colors[k] = c
	}
	for _, it := range s.items {
		it.v = slices.Clone(it.v)
		it.move(x, y, 0)
		if it.kind == "contents" {
			at := Project(it.v[0], it.v[1], it.v[2])
			mouth = &Mouth{X: at.X, Y: at.Y, Wide: it.v[3] * round}
			behind, d.out = d.out, nil
			continue
		}
		d.draw(it)
	}
	if mouth == nil {
		return d.out, nil, nil
	}
	around := mouth.front()
	return behind, []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: []scene.Node{around}, Children: d.out}}}, mouth
}

// Mouth is where the contents of a vessel are: the middle of an ellipse and half its width, in scene units.
type Mouth struct{ X, Y, Wide float32 }

// front is all that may cover what is in the vessel: what is lower than the front half of its mouth.
func (m *Mouth) front() scene.Node {
	const far = 100
	b := scene.NewPath().Move(m.X-far, m.Y)
	for k := range corners {
		sin, cos := math.Sincos(math.Pi * float64(k) / (corners - 1))
		b.Line(m.X-m.Wide*float32(cos), m.Y+m.Wide*flat/round*float32(sin))
	}
	return b.Line(m.X+far, m.Y).Line(m.X+far, m.Y+far).Line(m.X-far, m.Y+far).Close().Fill(color.RGB{}.Paint()).Node()
}

// Holds reports whether something can be in the solid.
func (s *Solid) Holds() bool {
	return slices.ContainsFunc(s.items, func(it item) bool { return it.kind == "contents" })
}
