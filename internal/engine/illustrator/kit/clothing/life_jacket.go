package clothing

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var lifeJacket = kit.Piece{
	Name: "life-jacket", Cm: 60,
	Palette: "jacket #ff7a2e vest; straps #3b4254 belts; buckles #f4d23c; tape #eef2f5 reflector",
	Draw: func(c *kit.Canvas) {
		j, s, b, t := c.Tones("jacket"), c.Tones("straps"), c.Tones("buckles"), c.Tones("tape")
		c.On(kit.Back)
		c.Part("jacket", c.Form("M84 22Q128 4 172 22V80H84Z", kit.Lin(0, 10, 0, 80, j.D, j.DDD)))
		c.On(kit.Body)
		half := "M88 16C70 10 56 22 54 46C52 72 38 88 30 102C24 150 26 200 34 236Q36 246 48 247L118 250Q124 250 124 242V120C112 104 100 84 100 50C102 34 98 20 88 16Z"
		one := sheen.Body(c, half, j, 20, fabric.Crease(c, j, 6, "M40 110Q80 124 122 124"), c.Blur(3, c.Line("M36 150H122M34 206H122", j.DDD, 5)).Opacity(.4))
		c.Part("jacket", one, one.Mirror(128), fabric.Stitches(c, j.LL, "M116 128V242M140 128V242"))
		tape := c.Clip(half, c.Path("M20 92H130V106H20Z", t.M), c.Path("M20 92H130V95H20Z", t.LL))
		c.Part("tape", tape, tape.Mirror(128))
		for _, y := range []float64{150, 206} {
			c.Part("straps", c.Form(fmt.Sprintf("M28 %gH228V%gH28Z", y, y+18), kit.Lin(28, 0, 228, 0, s.L, s.M, s.DD)), c.Line(fmt.Sprintf("M30 %gH226", y+4), s.LL, 1.4).Dash(4, 3).Opacity(.7))
			c.Part("buckles", c.Blur(2, c.Rect(104, y-4, 50, 28, 6, j.DDD)).Opacity(.5), sheen.Body(c, kit.RoundRect(103, y-6, 50, 28, 6), b, 7), c.Rect(112, y, 12, 16, 3, s.DDD), c.Rect(132, y, 12, 16, 3, s.DDD), c.Line(fmt.Sprintf("M128 %gv22", y-3), b.DDD, 2))
		}
		c.AnchorBox("fit", 128, 30, 120, 0, 0)
	},
}
