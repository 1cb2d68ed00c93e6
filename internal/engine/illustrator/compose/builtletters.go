package compose

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/library"
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
