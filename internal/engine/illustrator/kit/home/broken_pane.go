package home

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// brokenPanes breaks two panes of the window: a hole with pointed edges in each, cracks that run to the frame, and splinters on the sill.
func brokenPanes(c *kit.Canvas) {
	hole := func(x, y, px, py, r float64) kit.Node {
		const points = 11
		pane := kit.RoundRect(px, py, 76, 88, 3)
		outline, cracks := "", ""
		for i := range 2 * points {
			a, far := float64(i)*math.Pi/points, r*(.42+.1*float64(i*7%5)/4)
			if i%2 == 0 {
				far = r * (.86 + .34*float64(i*5%7)/6)
				cracks += sheen.D("M%.1f %.1fL%.1f %.1fL%.1f %.1f", x+far*.8*math.Cos(a), y+far*.8*math.Sin(a), x+1.7*r*math.Cos(a+.09), y+1.7*r*math.Sin(a+.09), x+3*r*math.Cos(a-.02), y+3*r*math.Sin(a-.02))
			}
			letter := "L"
			if i == 0 {
				letter = "M"
			}
			outline += sheen.D("%s%.1f %.1f", letter, x+far*math.Cos(a), y+far*math.Sin(a))
		}
		outline += "Z"
		return c.Clip(pane, c.Line(cracks, kit.Hex("#3f6178"), 2.2).Opacity(.75), c.Line(cracks, kit.White, 1.4).Move(1, 1).Opacity(.95),
			c.Path(outline, kit.White).Stroke(kit.White, 4).Opacity(.9), c.Form(outline, kit.Lin(x-r, y-r, x+r, y+r, kit.Hex("#1c2530"), kit.Hex("#33414f"))), c.Path(outline, kit.None).Stroke(kit.Hex("#4f7286"), 1.4))
	}
	c.Part("sky", hole(166, 58, 134, 18, 27), hole(80, 166, 46, 116, 21))
	shard := func(x, y, k, turn float64) kit.Node {
		d := "M-9 7L-3 -11L8 4Z"
		return kit.Of(c.Form(d, kit.Lin(-9, -11, 8, 7, kit.White, kit.Hex("#bfe3f5"), kit.Hex("#7fb6d6"))), c.Path(d, kit.None).Stroke(kit.Hex("#5f8ba5"), 1)).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
	}
	c.Part("sky", shard(100, 200, .9, 20), shard(150, 201, 1.1, 70), shard(184, 200, .8, -30), shard(70, 201, .7, 110))
}
