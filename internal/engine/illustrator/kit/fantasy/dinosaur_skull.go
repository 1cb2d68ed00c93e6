package fantasy

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var dinosaurSkull = kit.Piece{
	Name: "dinosaur-skull", Cm: 140, Facing: kit.Right, States: "open",
	Palette: "bone #e6d3a8 skull; teeth #f4e6c6; jaw #dcc698 <bone",
	Draw: func(c *kit.Canvas) {
		b, t, j := c.Tones("bone"), c.Tones("teeth"), c.Tones("jaw")
		dark := b.DDD.Shade(-1.500)
		// a tooth hangs from x, y; k is its length, turn leans it back
		tooth := func(x, y, k, turn float64) kit.Node {
			d := sheen.D("M%g -4Q%g %g %g %gQ%g %g %g -4Z", -k*.25, -k*.28, k*.6, -k*.14, k, k*.22, k*.55, k*.25)
			return kit.Of(c.Path(d, b.DDD).Move(.8, .8).Opacity(.7), c.Form(d, kit.Lin(-k*.26, 0, k*.26, 0, t.LL, t.M, t.DD), c.Line(sheen.D("M%g 0Q%g %g %g %g", -k*.08, -k*.1, k*.5, -k*.1, k*.8), kit.White, 1.600).Opacity(.8))).Rotate(turn, 0, 0).Move(x, y)
		}
		// lower jaw: its teeth stand on the upper edge
		c.Part("jaw", c.Path("M40 150L66 150L62 190L40 184Z", dark))
		lower := "M34 148C30 132 44 126 56 136C72 150 92 166 116 176C150 190 190 198 218 194C234 192 242 200 240 210C238 224 222 232 196 234C150 238 100 226 66 202C46 188 36 168 34 148Z"
		for i := range 9 {
			x := 120 + 11.500*float64(i)
			k := []float64{16, 21, 18, 25, 20, 26, 21, 26, 20}[i]
			c.Part("teeth", tooth(x, 181+14*math.Pow((x-120)/100, .7), k, 172-float64(i)))
		}
		c.Part("teeth", tooth(226, 198, 18, 184))
		c.Part("jaw", c.Path(lower, j.DDD).Move(0, 2), sheen.Body(c, lower, j, 11, c.Blur(1.500, c.Line("M64 186C100 212 150 222 206 220", j.DDD, 3)).Opacity(.6), c.Line("M62 184C98 210 148 220 204 218", j.LL, 1.800).Opacity(.7), c.Line("M126 190L120 214M122 200L134 206", j.DDD, 1.800).Opacity(.7), sheen.Each(5, func(i int) kit.Node {
			return c.Ellipse(160+15*float64(i), 208+1.200*float64(i), 2.200, 1.600, j.DDD).Opacity(.8)
		})),
			c.Form("M74 170C84 168 100 178 106 188C100 196 84 188 76 180Q70 174 74 170Z", kit.Lin(74, 168, 106, 194, dark, b.DDD)))
		// upper skull
		for i := range 10 {
			x := 114 + 12.800*float64(i)
			k := []float64{16, 24, 20, 32, 25, 36, 29, 36, 28, 22}[i]
			c.Part("teeth", tooth(x, 146-.06*(x-114), k, 6-float64(i)))
		}
		upper := "M22 92C18 72 30 52 52 44C74 34 96 34 112 42C120 36 134 36 142 46C160 48 178 56 196 62C222 68 246 84 250 108C252 124 246 138 236 142C214 148 186 148 160 150C140 152 124 150 112 156C100 164 92 164 84 158C76 152 68 152 62 158C52 166 38 160 34 148C28 130 24 110 22 92Z"
		hole := func(d string) kit.Node {
			o := c.Path(d, kit.None)
			bb := c.Path(d, kit.Black).Bounds()
			return kit.Of(o.Stroke(b.LL, 3).Move(1.200, 1.500), o.Stroke(b.D, 4), c.Form(d, kit.Lin(bb.X0, bb.Y0, bb.X1, bb.Y1, dark, b.DDD, b.DD.Shade(-1))))
		}
		c.Part("bone", c.Path(upper, b.DDD).Move(0, 2), sheen.Body(c, upper, b, 15,
			c.Blur(4, c.Line("M122 52C128 84 116 120 96 140M148 60Q190 70 236 92", b.DDD, 8)).Opacity(.35), c.Blur(5, c.Line("M40 62Q80 40 112 52", b.LL, 10)).Opacity(.7), c.Blur(4, c.Line("M120 138Q180 130 236 122", b.LL, 8)).Opacity(.6),
			c.Line("M172 58L180 70L176 80M214 72L208 84M60 46L66 58L60 66M140 140L146 132L142 124M30 110L40 116", b.DDD, 1.800).Opacity(.65), c.Line("M150 58Q186 64 216 78", b.DD, 1.600).Opacity(.6)))
		c.Part("bone", hole("M92 62C104 56 116 62 116 76C116 90 108 96 108 108C108 118 98 120 96 110C94 98 82 92 82 78Q84 66 92 62Z"), hole("M134 84C142 74 158 72 172 80C184 88 186 104 182 114C172 124 148 128 132 126C126 116 128 96 134 84Z"), hole("M48 78C58 70 66 76 68 90C70 106 76 122 66 130C56 136 46 124 44 108Q42 88 48 78Z"), hole("M222 86C232 86 240 94 240 104C236 110 226 108 218 102Q214 90 222 86Z"), hole("M196 106C202 102 208 108 206 116C202 122 194 122 190 116Q190 110 196 106Z"))
		c.Part("bone", sheen.Body(c, "M84 54C92 44 108 44 120 54Q122 62 114 62Q100 54 88 62Q80 62 84 54Z", b, 4), sheen.Body(c, "M128 50Q136 42 146 50Q148 56 140 56Q132 54 128 50Z", b, 3))
		c.Anchor("ground", 128, 234)
	},
}
