package holiday

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

// EggPath is an egg around x, y, ry high on each side.
func EggPath(x, y, rx, ry float64) string {
	return fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-ry, x+rx*.62, y-ry, x+rx, y-ry*.3, x+rx, y+ry*.22, x+rx, y+ry*.68, x+rx*.58, y+ry, x, y+ry, x-rx*.58, y+ry, x-rx, y+ry*.68, x-rx, y+ry*.22, x-rx, y-ry*.3, x-rx*.62, y-ry, x, y-ry)
}

// eggShade lays light and shadow over a painted egg.
func eggShade(c *kit.Canvas, x, y, rx, ry float64) kit.Node {
	dark := kit.Hex("#4a1f5a")
	return kit.Of(c.Path(EggPath(x, y, rx, ry), kit.Rad(x-rx*.35, y-ry*.4, ry*1.6, kit.At(0, kit.White.Alpha(.4)), kit.At(.35, kit.White.Alpha(0)), kit.At(.62, dark.Alpha(.08)), kit.At(1, dark.Alpha(.42)))),
		c.Blur(ry*.035, c.Path(fmt.Sprintf("M%g %gA%g %g 0 0 0 %g %g", x-rx*.3, y+ry*.94, rx*.94, ry*.8, x+rx*.93, y+ry*.1), kit.None).Stroke(kit.White, ry*.05).Opacity(.5)),
		c.Path(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-rx*.76, y-ry*.02, x-rx*.74, y-ry*.44, x-rx*.5, y-ry*.74, x-rx*.16, y-ry*.84, x-rx*.42, y-ry*.62, x-rx*.58, y-ry*.36, x-rx*.62, y-ry*.02), kit.White).Opacity(.5), c.Ellipse(x-rx*.68, y+ry*.12, rx*.06, ry*.06, kit.White).Opacity(.5))
}

var easterEgg = kit.Piece{
	Name: "easter-egg", Cm: 8,
	Palette: "shell #6fc6e8 egg; pattern #ff7fa8 zigzag; stripes #fff4d6; dots #ffd34d",
	Draw: func(c *kit.Canvas) {
		s, p, t, d := c.Tones("shell"), c.Tones("pattern"), c.Tones("stripes"), c.Tones("dots")
		band := func(y, h, bow float64, fill kit.Color) kit.Node {
			return c.Path(fmt.Sprintf("M20 %gQ128 %g 236 %gV%gQ128 %g 20 %gZ", y, y+bow, y, y+h, y+h+bow, y+h), fill)
		}
		wave := func(y, bow, amp float64, n int, col kit.Color, w float64) kit.Node {
			d, step := "", 208/float64(n)
			for i := range n*2 + 1 {
				x := 24 + float64(i)*step/2
				u := (x - 128) / 104
				yy := y + bow/2*(1-u*u)
				if i%2 == 1 {
					yy += amp
				}
				d += fmt.Sprintf("%s%g %g", map[bool]string{true: "M", false: "L"}[i == 0], x, yy)
			}
			return c.Line(d, col, w)
		}
		beads := func(y, bow, r float64, n int, col kit.Color) kit.Node {
			var all []kit.Node
			for i := range n {
				u := (float64(i)+.5)/float64(n)*2 - 1
				all = append(all, c.Ellipse(128+u*98, y+bow/2*(1-u*u), r*(1-.4*u*u), r, col))
			}
			return kit.Of(all...)
		}
		blossom := func(x, y, r float64) kit.Node {
			var all []kit.Node
			for i := range 6 {
				px, py := festoon.Polar(x, y, r*.6, float64(i)*60)
				all = append(all, c.Circle(px, py, r*.42, kit.White))
			}
			return kit.Of(kit.Of(all...), c.Circle(x, y, r*.36, d.M), c.Circle(x-1, y-1, r*.2, d.LL))
		}
		var flowers []kit.Node
		for i := range 5 {
			u := float64(i)/2 - 1
			flowers = append(flowers, blossom(128+u*84, 144+16*(1-u*u), 15).Scale(1-.35*u*u, 1, 128+u*84, 150))
		}
		idea := c.Variant(3)
		if idea > 0 {
			paint := kit.Of(band(104, 6, 30, t.M), band(110, 44, 30, p.M), band(154, 6, 30, t.M), beads(132, 30, 10, 7, d.M), beads(60, 26, 9, 6, t.M), beads(84, 30, 5, 9, d.M), beads(190, 26, 9, 7, t.M), beads(216, 20, 5, 8, d.M), wave(168, 28, 10, 12, d.M, 4))
			if idea == 2 { // flowers all over
				paint = kit.Node{}
				for i, v := range [][3]float64{{128, 128, 26}, {74, 100, 19}, {184, 104, 19}, {62, 164, 22}, {196, 166, 20}, {128, 196, 24}, {124, 62, 19}, {90, 222, 14}, {172, 220, 14}, {160, 36, 10}, {92, 42, 10}} {
					paint = kit.Of(paint, blossom(v[0], v[1], v[2]), c.Circle(v[0]+v[2]*1.3, v[1]-v[2]*.9, 4, []kit.Color{p.M, t.M, d.M}[i%3]))
				}
			}
			c.Part("shell", c.Form(EggPath(128, 130, 98, 124), s.M, c.Named("pattern", paint), eggShade(c, 128, 130, 98, 124)))
			c.Anchor("ground", 128, 254)
			return
		}
		c.Part("shell", c.Form(EggPath(128, 130, 98, 124), s.M, c.Named("pattern",
			band(74, 40, 30, p.M), wave(83, 30, 14, 9, t.M, 6), beads(96, 30, 0, 1, t.M), band(68, 6, 30, t.M), band(112, 6, 30, t.M),
			kit.Of(flowers...), band(178, 6, 26, t.M), band(184, 34, 24, d.M), wave(196, 24, 12, 10, p.M, 5), band(216, 6, 22, t.M), beads(44, 18, 6, 6, d.M), beads(59, 24, 3.4, 9, t.M), beads(236, 10, 5, 8, t.M), beads(128, 30, 3.2, 14, p.D)),
			eggShade(c, 128, 130, 98, 124)))
		c.Anchor("ground", 128, 254)
	},
}
