package plants

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var greenLeaf = kit.Piece{
	Name: "leaf", Cm: 12,
	Palette: "blade #5cb446 foliage; veins #b8e08a <blade; stem #6a9a3c <blade",
	Draw: func(c *kit.Canvas) {
		b, v, s := c.Tones("blade"), c.Tones("veins"), c.Tones("stem")
		turn := func(n kit.Node) kit.Node { return n.Rotate(40, 128, 128) }
		const o = "M128 232C92 220 58 184 60 134C62 84 96 40 134 -4C164 40 196 84 196 134C196 184 164 220 128 232Z"
		c.Part("stem", turn(foliage.Stalk(c, s, "M128 228C128 246 122 256 112 268", 7)))
		mid := "M128 234C132 170 132 80 134 2"
		inside := []kit.Node{
			c.Path("M128 236C132 170 132 80 134 -6H270V236Z", b.DD).Opacity(.28),
			c.Blur(12, c.Path("M200 60C206 150 190 220 120 240H230V60Z", b.DDD).Opacity(.5)),
			c.Blur(10, c.Ellipse(158, 92, 18, 46, v.LL).Opacity(.35)),
			c.Blur(9, c.Ellipse(92, 110, 14, 56, b.LL).Opacity(.7).Rotate(12, 92, 110)),
		}
		var veins []kit.Node
		for i := range 8 {
			y := 212 - float64(i)*26
			l, r := fmt.Sprintf("M%g %gC%g %g %g %g %g %g", 129+float64(i)*.5, y, 110., y-8, 84., y-28, 56., y-54), fmt.Sprintf("M%g %gC%g %g %g %g %g %g", 129+float64(i)*.5, y-6, 150., y-14, 174., y-32, 204., y-58)
			for _, d := range []string{l, r} {
				inside = append(inside, c.Line(d, b.DDD, 2.4).Opacity(.28).Move(.6, 2))
				veins = append(veins, c.Line(d, v.M, 2).Opacity(.8))
			}
			inside = append(inside, c.Blur(4, c.Path(fmt.Sprintf("M128 %gC110 %g 84 %g 56 %gV%gQ100 %g 128 %gZ", y-8, y-15, y-36, y-62, y-50, y-22, y-1), b.LL)).Opacity(.3))
		}
		inside = append(inside, c.Named("veins", append(veins, c.Line(mid, b.DDD, 5).Opacity(.3).Move(2, 1), c.Line(mid, v.M, 4.4), c.Line(mid, v.LL, 1.6).Move(-.8, 0))...),
			c.Path("M72 132C74 96 92 62 116 30C102 66 92 100 90 140C88 164 92 182 98 196C80 182 70 160 72 132Z", kit.White).Opacity(.2), c.Path(o, kit.None).Stroke(b.LL, 3).Opacity(.55))
		c.Part("blade", turn(c.Form(o, kit.Lin(60, 20, 190, 220, b.L, b.M, b.M, b.D), inside...)))
		c.AnchorBox("grip", 50, 222, 0, 0, 40)
	},
}
