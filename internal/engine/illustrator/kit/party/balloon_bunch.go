package party

import (
	"fmt"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
	"pellucid/internal/engine/illustrator/kit/holiday"
)

var balloonBunch = kit.Piece{
	Name: "balloon-bunch", Cm: 120,
	States:  "3-balloons; 4-balloons; 5-balloons; 6-balloons; 7-balloons; many",
	Palette: "balloons #e8384a; second #ffc23a <balloons; third #3f9fe8 <balloons; fourth #58bf6a <balloons; fifth #a06ae0 <balloons; strings #b9a27c cords; bow #e8384a <balloons",
	Draw: func(c *kit.Canvas) {
		s, w := c.Tones("strings"), c.Tones("bow")
		type one struct {
			slot        string
			x, y, k, by float64
		}
		all := []one{{"fourth", 66, 66, .46, -10}, {"third", 190, 66, .46, 10}, {"balloons", 128, 46, .48, 0}, {"second", 44, 106, .43, -16}, {"fifth", 212, 106, .43, 16}, {"second", 162, 96, .47, 6}, {"fifth", 92, 98, .48, -6}, {"third", 128, 128, .46, 0}}
		if c.State("many") {
			all = all[:0]
			slots := []string{"balloons", "second", "third", "fourth", "fifth"}
			for row, n := range []int{3, 5, 6, 6, 5, 4, 2} {
				for i := range n {
					along := float64(i) - float64(n-1)/2
					all = append(all, one{slots[(3*row+2*i)%5], 128 + along*37, 34 + float64(row)*21 + along*along*2.4, .27, along * 6})
				}
			}
		}
		for n, gone := range map[string]string{"3": "01234", "4": "2347", "5": "234", "6": "27", "7": "2"} {
			if c.State(n + "-balloons") {
				for _, i := range slices.Backward([]byte(gone)) {
					all = slices.Delete(all, int(i-'0'), int(i-'0')+1)
				}
			}
		}
		var cords []kit.Node
		for _, b := range all {
			x, y := b.x, b.y+92*b.k
			cords = append(cords, cord(c, s, fmt.Sprintf("M%g %gQ%g %g 128 218Q%g 236 %g 254", x, y, x+(128-x)*.2, y+(218-y)*.6, 128+b.by*.6, 128+b.by*1.3)))
		}
		c.Part("strings", cords...)
		shadow := kit.Hex("#3a1540")
		for i, b := range all {
			t := c.Tones(b.slot)
			under := kit.Node{}
			if i > 2 {
				var outlines []kit.Node
				for _, o := range all[:i] {
					if math.Hypot(o.x-b.x, o.y-b.y) > 100*(o.k+b.k) {
						continue
					}
					cast := c.Ellipse(b.x+2, b.y+5, 72*b.k, 88*b.k, shadow).Opacity(.22)
					if len(all) < 9 {
						cast = c.Blur(4, cast)
					}
					outlines = append(outlines, c.Clip(holiday.EggPath(o.x, o.y-2*o.k, 72*o.k, 88*o.k), cast))
				}
				under = kit.Of(outlines...)
			}
			paint := latex
			if len(all) > 8 { // so small that nobody sees more
				paint = plainLatex
			}
			c.Part("balloons", under, paint(c, t, roundBalloon).Scale(b.k, b.k, 0, 0).Rotate(b.by*.9, 0, 0).Move(b.x, b.y))
		}
		c.Part("bow", festoon.Bow(c, w, 128, 216, .62))
		c.Anchor("tie", 128, 250)
		c.AnchorBox("grip", 128, 236, 0, 0, 0)
	},
}

// plainLatex is a small balloon among many, without blurred lights.
func plainLatex(c *kit.Canvas, t kit.Tones, d string) kit.Node {
	return kit.Of(c.Path("M-8 96L0 84L8 96Z", t.D), c.Path(d, kit.Rad(-26, -36, 130, t.LL, t.L, t.M, t.D, t.DD)), c.Ellipse(-30, -42, 11, 19, kit.White).Rotate(28, -30, -42).Opacity(.6))
}
