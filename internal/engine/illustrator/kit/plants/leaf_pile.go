package plants

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// leafPile is a heap of fallen leaves. Its near half hides who is in it.
var leafPile = kit.Piece{
	Name: "leaf-pile", Cm: 130,
	Palette: "leaves #e0762a foliage; second #f2b23a <leaves; third #c23f2c <leaves; fourth #a8862f <leaves",
	Draw: func(c *kit.Canvas) {
		r := c.Rand()
		slots := []string{"leaves", "second", "third", "fourth"}
		const pointed = "M0 16C-9 10 -13 1 -10 -7C-8 -13 -3 -16 0 -23C3 -16 8 -13 10 -7C13 1 9 10 0 16Z"
		const lobed = "M0 14C-3 10 -9 12 -13 9C-11 6 -13 4 -17 1C-13 0 -13 -4 -15 -8C-11 -7 -8 -8 -7 -11C-5 -15 -2 -16 0 -22C2 -16 5 -15 7 -11C8 -8 11 -7 15 -8C13 -4 13 0 17 1C13 4 11 6 13 9C9 12 3 10 0 14Z"
		const oak = "M0 16C-4 12 -9 13 -9 8C-14 6 -13 0 -9 0C-14 -4 -11 -10 -7 -9C-8 -16 -3 -19 0 -22C3 -19 8 -16 7 -9C11 -10 14 -4 9 0C13 0 14 6 9 8C9 13 4 12 0 16Z"
		leaf := func(i int, x, y, size, turn float64) kit.Node {
			t := c.Tones(slots[i%len(slots)])
			d := []string{pointed, lobed, oak}[i%3]
			veins := "M0 22V-17M0 6L-8 -1M0 6L8 -1M0 -3L-6 -9M0 -3L6 -9"
			return kit.Of(c.Path(d, t.DDD).Opacity(.35).Move(1.4, 2.4), c.Path(d, kit.Lin(-9, -20, 9, 14, t.LL, t.M, t.D)), c.Line(veins, t.DD, 1.3).Opacity(.8), c.Line("M0 -14V12", t.LL, .8).Opacity(.7)).Scale(size, size, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		// heap strews leaves over the part of a mound that lies between two heights, the far ones first.
		heap := func(from, to float64, n int, big float64) kit.Node {
			var all []kit.Node
			for i := range n {
				k := float64(i) / float64(n-1)
				y := from + (to-from)*k
				half := 118 * math.Pow(max(0, 1-math.Pow((236-y)/140, 1.6)), .75)
				x := 128 + (2*math.Mod(float64(i)*.618, 1)-1)*half*.9 + (r.Float64()-.5)*10
				all = append(all, leaf(i*7+int(4*r.Float64()), x, y, big*(.85+.3*r.Float64()), 360*r.Float64()))
			}
			return kit.Of(all...)
		}
		t := c.Tones("third")
		const mound = "M20 230C40 190 66 150 92 130C110 114 146 114 164 130C190 150 216 190 236 230Q128 246 20 230Z"
		c.On(kit.Back)
		c.Part("leaves", c.Path(mound, t.DDD), heap(112, 190, 64, 1.05))
		c.On(kit.Fore)
		const near = "M20 230C32 206 46 190 60 178Q128 190 196 178C212 190 228 208 236 230Q128 246 20 230Z"
		c.Part("leaves", c.Path(near, t.DD), heap(172, 228, 58, 1.2), leaf(2, 30, 226, 1.1, 70), leaf(5, 228, 226, 1.1, -60), leaf(3, 128, 236, 1.2, 100), leaf(9, 78, 234, 1.1, -95), leaf(4, 182, 234, 1.1, 85))
		c.Anchor("ground", 128, 238)
		c.AnchorBox("inside", 128, 158, 180, 24, 0)
	},
}
