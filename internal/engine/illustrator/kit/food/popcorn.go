package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// popped is one popped kernel of size r around x, y.
func popped(c *kit.Canvas, x, y, r, angle float64, t kit.Tones) kit.Node {
	var n []kit.Node
	lobe := func(dx, dy, k float64) {
		px, py, q := x+dx*r, y+dy*r, r*k
		n = append(n, c.Form(kit.Oval(px, py, q, q*.94), kit.Rad(px-q*.35, py-q*.4, q*1.6, t.LL, t.L, t.M, t.DD), c.Circle(px, py, q, kit.None).Stroke(t.DD, q*.4).Move(-q*.24, -q*.28).Opacity(.3), c.Circle(px, py, q, kit.None).Stroke(t.DD, q*.24).Move(-q*.13, -q*.16).Opacity(.3)))
	}
	n = append(n, c.Blur(r*.1, c.Circle(x+r*.08, y+r*.3, r*.74, t.DDD)).Opacity(.5))
	lobe(-.5, .2, .52)
	lobe(.5, .28, .5)
	lobe(.05, .5, .5)
	lobe(-.3, -.42, .52)
	lobe(.4, -.35, .54)
	lobe(0, 0, .46)
	n = append(n, c.Path(sheen.D("M%.1f %.1fq%.1f %.1f %.1f 0q%.1f %.1f %.1f 0z", x-r*.14, y+r*.22, r*.16, -r*.3, r*.34, -r*.16, r*.2, -r*.34), kit.Hex("#c07a22")).Opacity(.7))
	return kit.Of(n...).Rotate(angle*.35, x, y)
}

var popcorn = kit.Piece{
	Name: "popcorn", Cm: 22,
	States:  "full; empty -popcorn",
	Palette: "bucket #e0352f box stripes; popcorn #fff0c4; white #fffaf0 paper",
	Draw: func(c *kit.Canvas) {
		k, p, w := c.Tones("bucket"), c.Tones("popcorn"), c.Tones("white")
		c.On(kit.Back)
		c.Part("bucket", c.Path("M40 104Q128 84 216 104L204 150H52Z", kit.Lin(40, 90, 216, 150, k.D, k.DDD)))
		c.On(kit.Body)
		var all []kit.Node
		for _, v := range [][3]float64{{128, 30, 22}, {94, 42, 21}, {164, 42, 21}, {62, 66, 21}, {196, 66, 21}, {128, 58, 22}, {50, 94, 20}, {208, 94, 20}, {92, 76, 22}, {166, 76, 22}, {128, 90, 22}, {74, 102, 21}, {184, 104, 21}, {104, 112, 20}, {152, 112, 20}, {128, 118, 18}} {
			all = append(all, popped(c, v[0], v[1], v[2], math.Mod(v[0]*7+v[1]*13, 360), p))
		}
		all = append(all, popped(c, 216, 22, 16, 40, p), popped(c, 38, 30, 15, 140, p))
		c.Part("popcorn", c.Path("M44 120Q30 86 60 62Q80 30 128 26Q176 30 196 62Q226 86 212 120Z", p.DDD), kit.Of(all...))
		c.On(kit.Fore)
		const front = "M36 110" + "Q47 124 58 112Q69 128 81 115Q92 130 104 116Q116 132 128 117Q140 132 152 116Q164 130 175 115Q187 128 198 112Q209 124 220 110" + "L200 240Q198 250 188 250H68Q58 250 56 240Z"
		var stripes []kit.Node
		for i := range 4 {
			x := 58 + float64(i)*46.5 - 11
			stripes = append(stripes, c.Path(sheen.D("M%g 100H%gL%g 260H%gZ", x, x+23, 128+(x+23-128)*.78, 128+(x-128)*.78), kit.Lin(36, 0, 220, 0, kit.At(0, k.L), kit.At(.3, k.M), kit.At(.7, k.D), kit.At(1, k.DD))))
		}
		c.Part("bucket", c.Clip("M44 60H212V200H44Z", c.Blur(4, c.Path(front, p.DDD).Move(0, -6))).Opacity(.5),
			c.Form(front, kit.Lin(36, 0, 220, 0, w.L, w.M, w.D, w.DD), kit.Of(stripes...), c.Blur(12, c.Path("M180 90H236V260H150Z", k.DDD)).Opacity(.4), c.Blur(8, c.Path("M60 110H84L92 250H76Z", kit.White)).Opacity(.45), edible.Shade(c, front, k, 10)),
			c.Line("M36 110Q47 124 58 112Q69 128 81 115Q92 130 104 116Q116 132 128 117Q140 132 152 116Q164 130 175 115Q187 128 198 112Q209 124 220 110", w.LL, 3))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("print", 128, 190, 110, 70, 0)
		c.AnchorBox("inside", 128, 120, 160, 30, 0)
		c.AnchorBox("grip", 128, 195, 0, 0, 0)
	},
}
