package headwear

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var partyHat = kit.Piece{
	Name: "party-hat", Cm: 24,
	Palette: "cone #ef4f7b hat; pattern #ffd24a stripes; dots #44c1d6; pom-pom #44c1d6 <dots; trim #fff3df ruffle",
	Draw: func(c *kit.Canvas) {
		h, s, d, p, t := c.Tones("cone"), c.Tones("pattern"), c.Tones("dots"), c.Tones("pom-pom"), c.Tones("trim")
		c.On(kit.Back)
		c.Part("cone", c.Ellipse(128, 218, 84, 16, h.DDD))
		c.On(kit.Body)
		var bands, dots []kit.Node
		for i := range 4 {
			y := 66 + float64(i)*46
			bands = append(bands, c.Path(fmt.Sprintf("M20 %gQ128 %g 236 %gV%gQ128 %g 20 %gZ", y, y+34, y-24, y-4, y+54, y+20), kit.Lin(60, 0, 200, 0, s.LL, s.M, s.D)))
		}
		for _, q := range [][2]float64{{116, 76}, {142, 92}, {104, 122}, {132, 134}, {158, 138}, {84, 166}, {114, 178}, {146, 182}, {174, 178}, {70, 204}, {98, 218}, {130, 226}, {162, 224}} {
			dots = append(dots, c.Circle(q[0], q[1], 5.2, kit.Lin(q[0]-5, q[1]-5, q[0]+5, q[1]+5, d.L, d.M, d.D)))
		}
		c.Part("cone", c.Form("M118 44Q128 32 138 44L214 214Q128 250 42 214Z", kit.Lin(70, 0, 200, 0, kit.At(0, h.L), kit.At(.25, h.LL), kit.At(.5, h.M), kit.At(1, h.DD)),
			c.Named("pattern", kit.Of(bands...)), c.Named("dots", kit.Of(dots...)),
			c.Blur(9, c.Path("M136 40L150 250H230V200Z", h.DDD).Opacity(.5)), c.Blur(5, c.Path("M30 200Q128 240 226 200V250H30Z", h.DDD).Opacity(.45)), c.Blur(4, c.Ellipse(128, 52, 26, 14, h.DDD).Opacity(.5)),
			c.Blur(2, c.Path("M112 68L62 206L84 214L120 72Z", kit.White).Opacity(.38))))
		var ruffle []kit.Node
		const n = 15
		for i := range n {
			a := math.Pi * (1 - float64(i)/(n-1))
			x, y := 128+88*math.Cos(a), 214+22*math.Sin(a)
			ruffle = append(ruffle, c.Form(kit.Oval(x, y+3, 11, 12), kit.Lin(x-9, y-9, x+9, y+14, t.LL, t.M, t.D), c.Blur(2, c.Ellipse(x+5, y+9, 8, 7, t.DDD).Opacity(.35)), c.Line(fmt.Sprintf("M%g %gL%g %g", x, y-8, x+2*math.Cos(a), y+6), t.DD, 1.5).Opacity(.5)))
		}
		c.Part("trim", kit.Of(ruffle...), c.Line("M46 212Q128 246 210 212", t.DD, 5), c.Line("M46 211Q128 245 210 211", kit.Lin(42, 0, 214, 0, s.LL, s.M, s.D), 4))
		var strands []kit.Node
		for i := range 34 {
			a := c.Rand().Float64() * 2 * math.Pi
			r := 20 + 10*c.Rand().Float64()
			tone := []kit.Color{p.L, p.M, p.D, p.LL}[i%4]
			strands = append(strands, c.Line(fmt.Sprintf("M128 36Q%g %g %g %g", 128+.6*r*math.Cos(a), 36+.6*r*math.Sin(a)-3, 128+r*math.Cos(a), 36+r*math.Sin(a)), tone, 5))
		}
		c.Part("pom-pom", c.Form(fabric.Fluff(128, 36, 27, 27, 0, 18), kit.Rad(117, 24, 46, p.LL, p.M, p.D)), kit.Of(strands...), c.Blur(6, c.Ellipse(136, 50, 18, 10, p.DDD).Opacity(.4)), c.Blur(4, c.Ellipse(118, 24, 9, 7, kit.White).Opacity(.45)))
		c.AnchorBox("fit", 128, 218, 166, 30, 0)
		c.Anchor("ground", 128, 244)
	},
}
