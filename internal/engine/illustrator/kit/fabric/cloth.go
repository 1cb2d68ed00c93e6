// Package fabric draws what clothes are made of and trimmed with: cloth, seams, knit, fur, buttons and stones.
package fabric

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// Cloth is a soft form of fabric; folds lie between the fill and its edge.
func Cloth(c *kit.Canvas, d string, t kit.Tones, folds ...kit.Node) kit.Node {
	return sheen.Body(c, d, t, 20, folds...)
}

// Knit are the columns of stitches of knitwear over a box.
func Knit(c *kit.Canvas, b kit.Box, step float64, t kit.Tones) kit.Node {
	var all []kit.Node
	for x := b.X0; x < b.X1; x += step {
		d := fmt.Sprintf("M%g %gV%g", x, b.Y0, b.Y1)
		all = append(all, c.Line(d, t.DDD, step*.24).Dash(step*.55, step*.4).Opacity(.32), c.Line(d, t.LL, step*.16).Dash(step*.55, step*.4).Move(step*.3, step*.3).Opacity(.4))
	}
	return kit.Of(all...)
}

// Ribbed is a band of ribs inside an outline.
func Ribbed(c *kit.Canvas, d string, t kit.Tones, n int) kit.Node {
	b := c.Path(d, kit.Black).Bounds()
	var all []kit.Node
	for i := range n {
		x := b.X0 + b.W()*(float64(i)+.5)/float64(n)
		all = append(all, c.Rect(x-1, b.Y0, 2, b.H(), 1, t.DDD).Opacity(.5), c.Rect(x+1.4, b.Y0, 1.6, b.H(), .8, t.LL).Opacity(.5))
	}
	return sheen.Body(c, d, t, 9, all...)
}

// Buttons are round buttons along an upright line.
func Buttons(c *kit.Canvas, x, y0, y1, r float64, n int, t kit.Tones) kit.Node {
	return sheen.Each(n, func(i int) kit.Node {
		y := y0 + (y1-y0)*float64(i)/float64(max(n-1, 1))
		return kit.Of(c.Circle(x+.8, y+1.4, r, t.DDD).Opacity(.55), sheen.Ball(c, x, y, r, t), c.Circle(x-r*.25, y, r*.15, t.DDD), c.Circle(x+r*.25, y, r*.15, t.DDD))
	})
}
