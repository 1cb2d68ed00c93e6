package patterns

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// americanFlag is red and white stripes with white stars on blue in the upper left.
func americanFlag(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
	h, s := b.H()/9, max(b.W(), b.H())
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, kit.Hex("#fbf8f4"))}
	for k := range 5 {
		all = append(all, c.Rect(b.X0, b.Y0+2*h*float64(k), b.W(), h, 0, kit.Hex("#c8313c")))
	}
	w, rows := b.W()*.5, b.H()*5/9
	all = append(all, c.Rect(b.X0, b.Y0, w, rows, 0, kit.Hex("#27447e")))
	d := s / 13
	for row, y := 0, b.Y0+d*.55; y < b.Y0+rows-d*.3; row, y = row+1, y+d*.8 {
		for x := b.X0 + d*(.5+.5*float64(row%2)); x < b.X0+w-d*.3; x += d {
			all = append(all, Star(c, x, y, d*.36, kit.White))
		}
	}
	return kit.Of(all...)
}

// quilt are patches of several colors and prints, sewn to each other with white stitches.
func quilt(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
	colors := []string{"#d8604f", "#5b8fd0", "#efc24f", "#6fb07a", "#a985c9", "#f0a6b5", "#4aa6a6"}
	var all []kit.Node
	s, row := step(b, 5.5), 0
	for y := b.Y0; y < b.Y1; y += s {
		n := 0
		for x := b.X0; x < b.X1; x += s {
			t := kit.TonesOf(kit.Hex(colors[(row*3+n)%len(colors)]))
			all = append(all, c.Rect(x, y, s+.3, s+.3, 0, t.M))
			switch (row + 2*n) % 4 {
			case 0:
				for k := range 9 {
					all = append(all, c.Circle(x+s*(.2+.3*float64(k%3)), y+s*(.2+.3*float64(k/3)), s*.07, t.LL))
				}
			case 1:
				for k := range 3 {
					all = append(all, c.Rect(x, y+s*(.12+.32*float64(k)), s, s*.12, 0, t.LL).Opacity(.75))
				}
			case 2:
				all = append(all, Heart(c, x+s/2, y+s/2, s*.3, t.LL))
			}
			all = append(all, c.Rect(x, y, s, s, 0, kit.None).Stroke(t.DD, s*.035), c.Rect(x+s*.06, y+s*.06, s*.88, s*.88, 0, kit.None).Stroke(kit.White, s*.03).Dash(s*.09, s*.07))
			n++
		}
		row++
	}
	return kit.Of(all...)
}

// beads are rows of round glass beads.
func beads(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	all := []kit.Node{c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, t.DD)}
	s := step(b, 17)
	for row, y := 0, b.Y0+s*.4; y < b.Y1+s; row, y = row+1, y+s*.88 {
		for x := b.X0 + s*.5*float64(row%2); x < b.X1+s; x += s {
			one := []kit.Color{t.M, t.L, t.D}[(row+int(x/s))%3]
			all = append(all, c.Circle(x, y, s*.47, one), c.Circle(x-s*.14, y-s*.16, s*.11, kit.White).Opacity(.8))
		}
	}
	return kit.Of(all...)
}

// sunset runs from violet through pink and orange to yellow.
func sunset(c *kit.Canvas, b kit.Box, _ kit.Tones) kit.Node {
	return c.Rect(b.X0, b.Y0, b.W(), b.H(), 0, kit.Lin(b.X0, b.Y0, b.X0, b.Y1, kit.Hex("#5b3a9e"), kit.Hex("#d84a8c"), kit.Hex("#ff7a45"), kit.Hex("#ffc34a"))).Opacity(.92)
}

// diagonal are stripes that lean.
func diagonal(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	var all []kit.Node
	s := step(b, 7)
	for x := b.X0 - b.H(); x < b.X1; x += s {
		all = append(all, c.Path(fmt.Sprintf("M%.2f %.2fh%.2fl%.2f %.2fh%.2fZ", x, b.Y1, s*.42, b.H(), -b.H(), -s*.42), contrast(t)))
	}
	return kit.Of(all...).Opacity(.92)
}

// pinstripes are stripes from top to bottom.
func pinstripes(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
	var all []kit.Node
	s := step(b, 8)
	for x := b.X0 + s*.3; x < b.X1; x += s {
		all = append(all, c.Rect(x, b.Y0, s*.42, b.H(), 0, contrast(t)))
	}
	return kit.Of(all...).Opacity(.92)
}
