package lettering

import (
	"fmt"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// blockColors are the edges of toy blocks, in turn.
var blockColors = []string{"#e2574c", "#3f8fd2", "#4fae5a", "#f0b23c", "#9a63c4"}

// blocks sets each letter on a toy block of wood with a colored edge; tiles set it on a small plain tile.
func blocks(l look) { onSquares(l, true) }

func tiles(l look) { onSquares(l, false) }

// onSquares lays the letters of a text on squares, one word below the other where it has several.
func onSquares(l look, toy bool) {
	lines := strings.Fields(upper(l.text))
	widest := 1
	for _, w := range lines {
		widest = max(widest, len([]rune(w)))
	}
	const gap = .07
	side := min(l.box.W()/(float64(widest)*(1+gap)), l.box.H()/(float64(max(1, len(lines)))*(1+2*gap)), 120)
	y := (l.box.Y0+l.box.Y1)/2 - side*(1+2*gap)*float64(len(lines))/2
	n := 0
	for _, w := range lines {
		letters := []rune(w)
		x := (l.box.X0+l.box.X1)/2 - side*(1+gap)*float64(len(letters))/2
		for _, r := range letters {
			cell := kit.Box{X0: x + gap/2*side, Y0: y + gap*side, X1: x + gap/2*side + side, Y1: y + gap*side + side}
			tile(l, string(r), cell, n, toy)
			x += side * (1 + gap)
			n++
		}
		y += side * (1 + 2*gap)
	}
}

// tile draws one letter on its square.
func tile(l look, letter string, b kit.Box, n int, toy bool) {
	c, s := l.c, b.W()
	wood := kit.TonesOf(kit.Hex("#f0d6a8"))
	edge, ink := wood, kit.TonesOf(kit.Hex("#4a3426"))
	if toy {
		edge = kit.TonesOf(kit.Hex(blockColors[n%len(blockColors)]))
		ink = edge
	}
	if l.colored {
		ink = l.t
		if toy {
			edge = l.t
		}
	}
	turn := []float64{-2.5, 1.5, -1, 2.5}[n%4]
	x, y := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2
	body := kit.RoundRect(b.X0, b.Y0, s, s, .12*s)
	parts := []kit.Node{
		c.Path(kit.RoundRect(b.X0, b.Y0+.05*s, s, s, .12*s), edge.DDD), c.Form(body, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, edge.L, edge.M, edge.D), c.Path(body, kit.None).Stroke(edge.LL, .03*s).Move(.012*s, .016*s)),
	}
	in := .05
	if toy {
		in = .13
	}
	face := kit.RoundRect(b.X0+in*s, b.Y0+in*s, s*(1-2*in), s*(1-2*in), .07*s)
	grain := []kit.Node{c.Path(face, kit.None).Stroke(wood.D, .03*s).Move(.01*s, .012*s).Opacity(.5)}
	for k := range 3 {
		grain = append(grain, c.Line(curveOf(b, .28+.24*float64(k)), wood.D, .012*s).Opacity(.35))
	}
	parts = append(parts, c.Form(face, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, wood.LL, wood.L, wood.M), grain...))
	d := kit.LettersPath(letter, kit.Box{X0: b.X0 + .25*s, Y0: b.Y0 + .22*s, X1: b.X1 - .25*s, Y1: b.Y1 - .22*s}, "display")
	parts = append(parts, c.Path(d, wood.LL).Move(.008*s, .012*s), c.Path(d, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, ink.M, ink.D)))
	c.Part("letters", kit.Of(parts...).Rotate(turn, x, y))
}

// curveOf is a line of the grain across a square, at a share of its height.
func curveOf(b kit.Box, at float64) string {
	return fmt.Sprintf("M%.1f %.1fq%.1f %.1f %.1f 0t%.1f 0", b.X0, b.Y0+at*b.H(), .25*b.W(), .05*b.H(), .5*b.W(), .5*b.W())
}
