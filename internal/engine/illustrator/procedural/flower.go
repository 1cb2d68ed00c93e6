package procedural

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// flower is a bloom of radius 1 around the origin.
type flower struct {
	petals int
	broad  float32 // half width of a petal
	notch  float32 // how deep the tip is dented
	rings  int     // rings of petals, each smaller and darker than the one below
	petal  color.RGB
	heart  color.RGB
}

// bloom returns a kind of flower in the given colours.
func (s *sheet) bloom(petal, heart color.RGB) flower {
	f := pick(s,
		flower{petals: 5, broad: 0.50, notch: 0.10, rings: 1},  // blossom
		flower{petals: 6, broad: 0.44, notch: 0, rings: 2},     // anemone
		flower{petals: 12, broad: 0.19, notch: 0, rings: 1},    // daisy
		flower{petals: 7, broad: 0.46, notch: 0.06, rings: 3},  // peony
		flower{petals: 8, broad: 0.30, notch: -0.06, rings: 2}) // dahlia
	f.petal, f.heart = petal, heart
	return f
}

func (f flower) nodes() []scene.Node {
	var out []scene.Node
	for ring := range f.rings {
		r := 1 - 0.30*float32(ring)
		c := shaded(f.petal, -0.045*float32(ring), 1+0.08*float32(ring))
		offset := math.Pi / float64(f.petals) * float64(ring)
		for i := range f.petals {
			angle := 2*math.Pi*float64(i)/float64(f.petals) + offset
			out = append(out, scene.Transform(f.one(c), placed(0, 0, r, angle))...)
		}
	}
	return append(out, f.centre()...)
}

// one petal points up; its root is deeper than its tip, and a fold inside it parts it from its neighbour.
func (f flower) one(c color.RGB) []scene.Node {
	w := f.broad
	b := scene.NewPath().Move(0, 0)
	b.Cubic(scene.Point{X: -w * 0.9, Y: -0.25}, scene.Point{X: -w * 1.25, Y: -0.95}, scene.Point{X: -w * 0.28, Y: -1})
	b.Quad(-w*0.08, -1, 0, -1+f.notch)
	b.Quad(w*0.08, -1, w*0.28, -1)
	b.Cubic(scene.Point{X: w * 1.25, Y: -0.95}, scene.Point{X: w * 0.9, Y: -0.25}, scene.Point{}).Close()
	paint := radial(0, 0, 1, stop(0.12, shaded(c, -0.16, 1.15)), stop(0.55, c), stop(1, shaded(c, 0.07, 0.8)))
	body := b.Fill(paint)
	rib := scene.NewPath().Move(0, -0.22).Line(0, -0.62).Stroke(line(shaded(c, -0.11, 1.05), 0.02))
	fold := scene.NewPath().Move(0, -0.1).Quad(-w*0.68, -0.42, -w*0.70, -0.80).Stroke(line(shaded(c, -0.085, 1.05), 0.022))
	return []scene.Node{body.Node(), fold.Node(), rib.Node()}
}

// centre is a domed heart with a wreath of stamens.
func (f flower) centre() []scene.Node {
	r := float32(0.24)
	if f.petals > 10 {
		r = 0.30
	}
	paint := radial(-r*0.3, -r*0.3, r*1.5, stop(0, shaded(f.heart, 0.10, 0.9)), stop(1, shaded(f.heart, -0.12, 1.05)))
	out := []scene.Node{scene.NewPath().Ellipse(0, 0, r, r).Fill(paint).Node()}
	for i := range 9 {
		p := polar(0, 0, r*0.98, 2*math.Pi*float64(i)/9)
		out = append(out, scene.NewPath().Ellipse(p.X, p.Y, r*0.17, r*0.17).Fill(shaded(f.heart, 0.08, 0.85).Paint()).Node())
	}
	return out
}

// plant places a flower of radius r, turned at random.
func (s *sheet) plant(x, y, r float32, petal color.RGB) {
	f := s.bloom(petal, s.heartFor(petal))
	s.addAll(f.nodes(), placed(x, y, r, float64(s.between(0, 2))))
}

// heartFor is golden, or deep where the petals are golden themselves.
func (s *sheet) heartFor(petal color.RGB) color.RGB {
	if v := color.ToLCH(petal); v.H > 0.9 && v.H < 2 && v.C > 0.09 {
		return color.Hex(0x7a4a2a)
	}
	return color.Hex(0xf2b84b)
}
