package holiday

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

var chineseLantern = kit.Piece{
	Name: "chinese-lantern", Cm: 40,
	Palette: "paper #df2a2f lantern; frame #f0b93a gold; tassel #f0b93a <frame; light #ffc46a <paper",
	Draw: func(c *kit.Canvas) {
		p, f, t, l := c.Tones("paper"), c.Tones("frame"), c.Tones("tassel"), c.Tones("light")
		c.Part("frame", c.Line("M128 34C114 24 114 6 128 4C142 6 142 24 128 34", f.DD, 4), c.Line("M128 34C114 24 114 6 128 4C142 6 142 24 128 34", f.L, 2.2))
		var fringe []kit.Node
		for i := range 19 {
			x := 110 + float64(i)*2
			fringe = append(fringe, c.Line(fmt.Sprintf("M%g 196Q%g 222 %g %g", x, x+(x-128)*.08, x+(x-128)*.2, 250-float64(i*7%5)), []kit.Color{t.L, t.D, t.M}[i%3], 2.4))
		}
		c.Part("tassel", c.Line("M128 176V186", t.DD, 4), kit.Of(fringe...), c.Form("M108 196Q110 182 128 182Q146 182 148 196V204Q128 210 108 204Z", festoon.Across(t, 108, 148), c.Line("M108 200Q128 206 148 200", p.M, 3)), festoon.Sphere(c, p, 128, 181, 8))
		rim := func(y, w, h float64) kit.Node {
			return c.Form(kit.RoundRect(128-w/2, y, w, h, 5), kit.Lin(128-w/2, 0, 128+w/2, 0, kit.At(0, f.D), kit.At(.2, f.LL), kit.At(.45, f.M), kit.At(1, f.DDD)), c.Rect(128-w/2, y+h*.65, w, h*.35, 0, f.DDD).Opacity(.35), c.Line(fmt.Sprintf("M%g %gl6 -6l6 6l6 -6l6 6l6 -6l6 6l6 -6l6 6l6 -6l6 6l6 -6l6 6l6 -6", 128-39., y+h*.66), p.D, 1.8).Opacity(.8))
		}
		const o = "M88 42H168C214 44 246 70 246 104C246 138 214 164 168 166H88C42 164 10 138 10 104C10 70 42 44 88 42Z"
		var ribs []kit.Node
		for i := range 9 {
			k := float64(i-4) / 4
			x := 118 * k
			d := fmt.Sprintf("M%g 40C%g 46 %g 70 %g 104C%g 138 %g 162 %g 168", 128+k*40, 128+x*.82, 128+x, 128+x, 128+x, 128+x*.82, 128+k*40)
			ribs = append(ribs, c.Line(d, p.DDD, 3.4).Opacity(.4).Move(1.6, 0), c.Line(d, f.L, 1.8).Opacity(.75))
		}
		c.Part("paper", c.Form(o, kit.Rad(112, 96, 150, kit.At(0, l.L), kit.At(.28, p.L.Toward(l.M, .45)), kit.At(.6, p.M), kit.At(1, p.DD)), kit.Of(ribs...),
			c.Blur(10, c.Path("M230 40C256 110 220 160 90 172L140 190H262Z", p.DDD).Opacity(.5)), c.Blur(5, c.Rect(70, 36, 116, 16, 0, p.DDD).Opacity(.5)), c.Blur(5, c.Rect(70, 156, 116, 16, 0, p.DDD).Opacity(.5)),
			c.Blur(3, c.Path("M28 98C32 74 54 58 80 54C60 66 48 82 46 102C46 110 28 112 28 98Z", kit.White).Opacity(.5)), c.Path(o, kit.None).Stroke(p.LL, 2).Opacity(.4)),
			c.Named("pattern", goldKnot(c, f, 128, 104)))
		c.Part("frame", rim(30, 92, 17), rim(162, 92, 17))
		c.Anchor("tie", 128, 4)
		c.AnchorBox("print", 128, 104, 90, 70, 0)
	},
}

// goldKnot is a round lucky ornament of four petals.
func goldKnot(c *kit.Canvas, t kit.Tones, x, y float64) kit.Node {
	fill := kit.Lin(x-30, y-30, x+30, y+30, t.LL, t.L, t.D)
	return kit.Of(c.Circle(x, y, 33, kit.None).Stroke(fill, 3.6), c.Circle(x, y, 27.5, kit.None).Stroke(fill, 1.6),
		c.Around(4, x, y, c.Path(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-3, x-15, y-10, x-11, y-22, x, y-24, x+11, y-22, x+15, y-10, x, y-3), fill)), c.Around(4, x, y, c.Circle(x+15, y-15, 3, t.L)), c.Circle(x, y, 4.5, t.LL))
}
