package gameui

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// groundTile is a block of ground for side views: soil or stones under a cap of grass or moss.
var groundTile = kit.Piece{
	Name: "ground-tile", Cm: 100,
	Palette: "grass #5dbb46 green moss; soil #9a6439 dirt brown; stones #c08a58 <soil",
	Draw: func(c *kit.Canvas) {
		g, s, st, r := c.Tones("grass"), c.Tones("soil"), c.Tones("stones"), c.Rand()
		body := kit.RoundRect(14, 40, 228, 206, 20)
		var bits []kit.Node
		for i, p := range []shape.Pt{{X: 54, Y: 128}, {X: 128, Y: 150}, {X: 204, Y: 122}, {X: 76, Y: 206}, {X: 182, Y: 204}, {X: 128, Y: 226}, {X: 30, Y: 178}, {X: 230, Y: 168}} {
			k := 15 + 7*float64(i*5%3)
			bits = append(bits, c.Path(kit.RoundRect(p.X-k, p.Y-k*.66, 2*k, k*1.32, k*.5), kit.Lin(p.X-k, p.Y-k, p.X+k, p.Y+k, st.L, st.M, st.D)).Stroke(s.DD, 2))
		}
		for range 26 {
			bits = append(bits, c.Circle(shape.Between(r, 24, 232), shape.Between(r, 100, 240), shape.Between(r, 1.6, 3.4), s.DD).Opacity(.6))
		}
		c.Part("soil", c.Path(body, deep(s)).Scale(1.035, 1.03, 128, 143), c.Form(body, kit.Lin(0, 60, 0, 246, s.L, s.M, s.DD), bits...))
		cap := "M14 60C14 44 26 34 42 34H214C230 34 242 44 242 60V84"
		for i := range 9 {
			x := 242 - 25.33*float64(i)
			cap += fmt.Sprintf("C%.1f %.1f %.1f %.1f %.1f 84", x-2, 84+[]float64{26, 14, 34}[i%3], x-23, 84+[]float64{26, 14, 34}[i%3], x-25.33)
		}
		cap += "Z"
		c.Part("grass", c.Path(cap, deep(g)).Scale(1.03, 1.05, 128, 66), c.Form(cap, kit.Lin(0, 34, 0, 112, g.L, g.M, g.D), c.Path("M24 58C24 48 32 43 44 43H212C224 43 232 48 232 58C200 52 60 52 24 58Z", g.LL).Opacity(.8)))
		for i := range 8 {
			x := 34 + 27*float64(i)
			c.Part("grass", c.Path(fmt.Sprintf("M%.1f 38C%.1f 28 %.1f 22 %.1f 14C%.1f 24 %.1f 30 %.1f 38Z", x-6, x-5, x-3, x-5+float64(i%3)*4, x+2, x+5, x+6), kit.Lin(x, 14, x, 40, g.L, g.M)).Stroke(deep(g), 1.6))
		}
		c.AnchorBox("surface", 128, 38, 220, 0, 0)
		c.Anchor("ground", 128, 248)
	},
}
