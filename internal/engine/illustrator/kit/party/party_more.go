package party

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var giftBag = kit.Piece{
	Name: "gift-bag", Cm: 30, Palette: "bag #ee5f8f paper; dots #ffe3ec pattern polka dots; tissue #fff7ec paper; handles #f4c24a cord; bow #f4c24a ribbon gold <handles; tag #fff7ec label", States: "full; empty -tissue; without bow -bow -tag; with bow",
	Draw: func(c *kit.Canvas) {
		b, d, t, h, w, g := c.Tones("bag"), c.Tones("dots"), c.Tones("tissue"), c.Tones("handles"), c.Tones("bow"), c.Tones("tag")
		cord := func(p string) kit.Node {
			return kit.Of(c.Line(p, h.DDD, 7), c.Line(p, h.M, 5.500).Move(-.4, -.5), c.Line(p, h.DD, 4).Dash(1.500, 4.500).Butt().Opacity(.6), c.Line(p, h.LL, 1.500).Move(-1.200, -1))
		}
		c.On(kit.Back)
		c.Part("bag", c.Path("M66 84L222 80V150H50Z", kit.Lin(60, 80, 200, 130, b.DD, b.DDD)))
		c.Part("handles", cord("M104 86C104 10 168 8 172 84"))
		c.On(kit.Body)
		for i, q := range [][4]float64{{70, 56, 30, -26}, {204, 58, 28, 26}, {136, 38, 34, 2}, {98, 48, 32, -12}, {176, 50, 32, 14}, {120, 62, 30, -6}, {152, 64, 28, 8}} {
			x, y, wd := q[0], q[1], q[2]
			p := sheen.D("M%g 104C%g 84 %g %g %g %gC%g %g %g %g %g %gC%g 84 %g 96 %g 104Z", x-wd*.4, x-wd, x-wd*.8, y+14, x-wd*.3, y+4, x-wd*.1, y-2, x, y-14, x+wd*.2, y-18, x+wd*.7, x+wd*.5, x+wd*.5)
			c.Part("tissue", c.Path(p, t.DDD).Opacity(.6).Move(1, 1), c.Form(p, kit.Lin(x-wd, y, x+wd, y+40, t.LL, t.M, t.D), c.Line(sheen.D("M%g 104Q%g 70 %g %gM%g 104Q%g 80 %g %g", x-4, x-8, x+wd*.1, y-8, x+6, x+8, x+wd*.2, y), t.DD, 1.600).Opacity(.55)).Rotate(float64(i%2)*3-1, x, 100))
		}
		c.On(kit.Fore)
		face := "M36 86H198L204 248H30Z"
		c.Part("bag", c.Form("M198 88L230 78L236 236L202 249Z", kit.Lin(198, 80, 236, 240, b.D, b.DD, b.DDD), c.Path("M198 88L216 150L218 243L202 250Z", b.DDD).Opacity(.4), c.Line("M230 78L216 150L218 243", b.M, 1.600).Opacity(.6)),
			c.Form(face, kit.Lin(36, 84, 204, 250, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.6, b.M), kit.At(1, b.D)), c.Named("dots", sheen.Each(7, func(r int) kit.Node {
				return sheen.Each(8, func(i int) kit.Node {
					return c.Circle(34+25*float64(i)+12.500*float64(r%2), 102+24*float64(r), 5.500, d.M)
				})
			})), c.Blur(10, c.Path("M176 84H220V260H60Q186 230 176 84Z", b.DDD).Opacity(.3)), c.Path("M42 104H62L52 240H36Z", kit.White).Opacity(.18)),
			c.Line("M36 86.800H198", kit.White, 1.800).Opacity(.7), c.Line("M198.500 88L203.500 247", b.LL, 1.400).Opacity(.6))
		c.Part("handles", c.Clip(face, c.Blur(2, c.Line("M78 104V60M158 104V60", b.DDD, 6).Move(3, 5).Opacity(.5))), cord("M78 100C76 18 160 18 158 100"), c.Both(118, c.Circle(78, 100, 5, h.DDD), c.Circle(78, 100, 3.600, h.L)))
		c.Part("tag", c.Line("M118 150Q146 164 150 182", h.D, 2), sheen.Body(c, "M144 176L160 178L174 196L168 224L138 220L136 192Z", g, 4, c.Circle(151, 184, 3.400, b.D)), c.Path("M153 214C142 206 146 196 153 202C160 196 164 206 153 214Z", b.M))
		c.Part("bow", festoon.Bow(c, w, 116, 148, .92))
		c.AnchorBox("print", 117, 172, 120, 100, 0)
		c.AnchorBox("inside", 128, 96, 150, 30, 0)
		c.AnchorBox("grip", 118, 38, 0, 0, 90)
		c.Anchor("ground", 120, 248)
	},
}

var balloonGarland = kit.Piece{
	Name: "balloon-garland", Cm: 240, Palette: "balloons #f59ab6 pink; second #fbe6df white <balloons; third #f3c255 gold; fourth #e2698f dark pink <balloons; leaves #5fa36a greenery", States: "without leaves -leaves; with leaves",
	Draw: func(c *kit.Canvas) {
		colors := []kit.Tones{c.Tones("balloons"), c.Tones("second"), c.Tones("third"), c.Tones("fourth")}
		names := []string{"balloons", "second", "third", "fourth"}
		l := c.Tones("leaves")
		// along is a place on the arch: u from the left foot to the right one, off = outward
		along := func(u, off float64) (x, y float64) {
			a := math.Pi * (1 - u)
			r := 94 + off
			return 128 + 1.060*r*math.Cos(a), 142 - 1.180*r*math.Sin(a) + 86*math.Pow(math.Abs(2*u-1), 5)
		}
		balloon := func(x, y, r float64, i int) {
			t := colors[i]
			c.Part(names[i], c.Path(kit.Oval(x+.6, y+1, r+.5, r*1.060+.5), t.DDD).Opacity(.5), c.Form(kit.Oval(x, y, r, r*1.060), kit.Rad(x-r*.35, y-r*.4, r*1.6, kit.At(0, t.LL), kit.At(.3, t.L), kit.At(.55, t.M), kit.At(1, t.DD))), c.Ellipse(x-r*.36, y-r*.42, r*.26, r*.16, kit.White).Opacity(.85).Rotate(-38, x-r*.36, y-r*.42))
		}
		for i, u := range []float64{.03, .12, .23, .36, .5, .63, .74, .85, .96} {
			x, y := along(u, 4)
			c.Part("leaves", sheen.Each(5, func(k int) kit.Node { return leaf(c, l, x, y, 34, 13, 360*u-180+float64(k-2)*38+float64(i%2)*20) }))
		}
		r := c.Rand()
		n := 30
		for i := range n {
			u := (float64(i) + .5) / float64(n)
			off := []float64{-11, 10, 0}[i%3] + 4*r.Float64()
			x, y := along(u, off)
			balloon(x, y, 14+5*r.Float64(), (i*3+i/4)%4)
		}
		for i := range 22 {
			u := (float64(i) + .3 + .4*r.Float64()) / 22
			x, y := along(u, -20+40*r.Float64())
			balloon(x, y, 8+3.500*r.Float64(), (i*5+1)%4)
		}
		for i := range 26 {
			u := (float64(i) + .2 + .6*r.Float64()) / 26
			x, y := along(u, []float64{-17, 16, 2}[i%3])
			balloon(x, y, 4+1.500*r.Float64(), (i*7+2)%4)
		}
		c.Anchor("ground", 128, 250)
	},
}

// leaf grows from x, y.
func leaf(c *kit.Canvas, t kit.Tones, x, y, long, wide, turn float64) kit.Node {
	w := wide * .66
	o := fmt.Sprintf("M0 0C%g %g %g %g 0 %gC%g %g %g %g 0 0Z", -w*1.08, -long*.18, -w*.95, -long*.68, -long, w*.95, -long*.68, w*1.08, -long*.18)
	return festoon.LeafBlade(c, t, o, x, y, long, wide, turn)
}
