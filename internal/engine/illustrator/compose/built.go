package compose

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// The measures of letters that are built of things.
const (
	builtGrid   = 160  // side of the raster that finds the places, in pixels
	builtMost   = 230  // copies
	builtSize   = 1.2  // a copy's size, in the widest half stroke of the letters
	builtStep   = .5   // between two copies, in their size
	builtStride = 9973 // a prime: steps through all pixels of the raster
	builtEdge   = .26  // from a copy's middle to the edge of the letters, at least, in its size
)

// builtLetters builds letters of many copies, which lie close on a ground of one deep color: the letters keep their edge, and what they are
// made of is seen.
func (c *composer) builtLetters(motifs []cluster, text string) (Scene, bool) {
	ground := kit.Hex("#2c6238") // leaves
	if group := library.GroupOf(c.subject(motifs[0].root.subject).ID); !leafy[group] {
		h := finish.RulingColor(motifs[0].root.drawing).Lch()
		ground = kit.Lch{L: min(h.L, .42), C: min(h.C, .1), H: h.H}.Color()
	}
	d, err := kit.Piece{Name: "built-letters", Cm: 40, Palette: "ground #2c6238", Draw: func(k *kit.Canvas) {
		k.Tones("ground")
		k.Part("ground", k.Path(kit.LettersPath(text, kit.Box{X1: kit.Side, Y1: kit.Side}, "display"), ground))
	}}.Render(kit.Options{})
	if err != nil || d.Box.W() <= 0 {
		return Scene{}, false
	}
	base := c.place(-1, d, scene.Identity).fit(region{.07, .07, .93, .93})
	out := Scene{}
	out.add(base)
	for n, at := range builtSpots(base, builtMost, 1, 1) {
		half := at.size / 2 * []float64{1.08, .94, 1}[n%3]
		out.add(motifs[n%len(motifs)].fit(region{-half, -half, half, half}).turnedBy(at.turn).moved(at.x, at.y))
	}
	return out, true
}

// builtSpots are the places of so many copies at most within letters, none larger than a share of the side, those by the edge first, so that the middle of a stroke lies on top.
//
// A stride of 1 takes the pixels in rows, which fills narrow strokes best; builtStride lets copies lie as if thrown.
func builtSpots(letters cluster, most int, largest float64, stride int) []spot {
	l := raster.Square(builtGrid)
	for _, s := range letters.sprites {
		raster.Draw(l, s.nodes, scene.ScaleBy(builtGrid, builtGrid).Mul(s.m))
	}
	depth := edgeDistance(l.Alpha(), builtGrid)
	widest := slices.Max(depth)
	if widest <= 0 {
		return nil
	}
	step := builtStep
	if stride > 1 {
		step *= .86
	}
	for size := min(builtSize*widest, largest*builtGrid); ; size *= 1.12 {
		var out []spot
		for k := range depth {
			i := k * stride % len(depth)
			far := depth[i]
			x, y := float64(i%builtGrid)+.5, float64(i/builtGrid)+.5
			if far < builtEdge*size {
				continue
			}
			if slices.ContainsFunc(out, func(o spot) bool { return math.Hypot(o.x-x, o.y-y) < step*size }) {
				continue
			}
			out = append(out, spot{x, y, size, float64((i * 7919 / 3) % 360)})
		}
		if len(out) > most {
			continue
		}
		slices.SortStableFunc(out, func(a, b spot) int {
			return int(4 * (depth[int(a.y)*builtGrid+int(a.x)] - depth[int(b.y)*builtGrid+int(b.x)]))
		})
		for i := range out {
			out[i].x, out[i].y, out[i].size = out[i].x/builtGrid, out[i].y/builtGrid, out[i].size/builtGrid
		}
		return out
	}
}

// edgeDistance is how far each pixel of a square mask is from the nearest pixel outside it, about, in pixels.
func edgeDistance(alpha []float32, side int) []float64 {
	d := make([]float64, len(alpha))
	at := func(x, y int) float64 {
		if x < 0 || y < 0 || x >= side || y >= side {
			return 0
		}
		return d[y*side+x]
	}
	for i, a := range alpha {
		if a > .5 {
			d[i] = math.Inf(1)
			x, y := i%side, i/side
			d[i] = min(d[i], at(x-1, y)+1, at(x, y-1)+1, at(x-1, y-1)+math.Sqrt2, at(x+1, y-1)+math.Sqrt2)
		}
	}
	for i := len(d) - 1; i >= 0; i-- {
		x, y := i%side, i/side
		d[i] = min(d[i], at(x+1, y)+1, at(x, y+1)+1, at(x+1, y+1)+math.Sqrt2, at(x-1, y+1)+math.Sqrt2)
	}
	return d
}
