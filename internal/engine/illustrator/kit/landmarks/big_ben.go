package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var bigBen = kit.Piece{
	Name: "big-ben", Cm: 9600, States: kit.Timed,
	Palette: "tower #d8b06a stone; roof #5f7080; clock #fffaf0 dial; gold #f0c04a; windows #7a5a3a",
	Draw: func(c *kit.Canvas) {
		hour, minute := c.Hands()
		t, r, k, g, w := c.Tones("tower"), c.Tones("roof"), c.Tones("clock"), c.Tones("gold"), c.Tones("windows")
		c.Part("roof", c.Line("M128 22V2", g.D, 2.4), c.Circle(128, 4, 3, kit.Rad(127, 3, 4, g.LL, g.D)), c.Form("M116 42L126 18Q128 14 130 18L140 42Z", kit.Lin(116, 0, 140, 0, r.M, r.LL, r.M, r.DD)), c.Rect(114, 40, 28, 4, 1.5, gloss.Column(g, 114, 142)), c.Form(box(117, 44, 139, 58), gloss.Column(t, 117, 139), opening(c, shape.Arched(120, 46, 4, 12), t), opening(c, shape.Arched(126, 46, 4, 12), t), opening(c, shape.Arched(132, 46, 4, 12), t)), c.Rect(113, 56, 30, 4, 1.5, gloss.Column(g, 113, 143)),
			c.Form("M112 60H144L158 92H98Z", kit.Lin(98, 0, 158, 0, r.M, r.LL, r.M, r.DD), courses(c, 90, 166, 66, 92, 6, r)), c.Form("M123 74L128 66L133 74V82H123Z", kit.Lin(123, 66, 133, 82, g.L, g.D)), c.Rect(94, 90, 68, 5, 2, gloss.Column(g, 94, 162)))
		for _, x := range []float64{96, 160} {
			c.Part("roof", c.Form(pd("M%g 98L%g 76L%g 98Z", x-5, x, x+5), kit.Lin(x-5, 0, x+5, 0, r.LL, r.M, r.DD)), c.Circle(x, 76, 2, g.L))
		}
		c.Part("tower", c.Form(box(98, 94, 158, 102), gloss.Column(t, 98, 158)), c.Form("M94 100H162V156H94Z", kit.Lin(94, 0, 162, 0, t.M, t.LL, t.M, t.DD), gloss.Dim(c, 4, .4, "M90 96H166V106H90Z", t)), c.Rect(90, 154, 76, 7, 2, gloss.Column(t, 90, 166)), c.Form("M98 160H158V244H98Z", kit.Lin(98, 0, 158, 0, t.M, t.LL, t.M, t.DD), gloss.Dim(c, 4, .5, "M94 158H162V170H94Z", t)))
		for _, x := range []float64{103, 114.5, 126, 137.5, 149} {
			c.Part("windows", c.Path(shape.Arched(x-.5, 168, 5.5, 32), t.LL), c.Path(shape.Arched(x, 169, 4.6, 31), kit.Lin(x, 0, x+5, 0, w.DD, w.M)), c.Path(shape.Arched(x-.5, 206, 5.5, 32), t.LL), c.Path(shape.Arched(x, 207, 4.6, 31), kit.Lin(x, 0, x+5, 0, w.DD, w.M)))
		}
		c.Part("tower", c.Line("M110.5 162V244M122 162V244M133.5 162V244M145 162V244", t.DD, 2).Opacity(.6), c.Rect(96, 201, 64, 4, 1, gloss.Column(t, 96, 160)), c.Rect(92, 100, 8, 144, 2, gloss.Column(t, 92, 100)), c.Rect(156, 100, 8, 144, 2, kit.Lin(156, 0, 164, 0, t.M, t.D, t.DDD)), c.Line("M92 122H100M92 140H100M92 180H100M92 204H100M92 226H100M156 122H164M156 140H164M156 180H164M156 204H164M156 226H164", t.DDD, 1.2).Opacity(.5))
		c.Part("clock", c.Rect(102, 103, 52, 50, 3, kit.Lin(102, 103, 154, 153, g.LL, g.M, g.DD)), c.Rect(104.5, 105.5, 47, 45, 2, kit.Lin(104, 105, 150, 150, t.D, t.M)), c.Circle(128, 128, 22.5, g.DD), c.Circle(128, 128, 21.5, kit.Lin(110, 110, 146, 146, g.LL, g.M, g.DD)), c.Circle(128, 128, 18.5, kit.Rad(122, 120, 28, k.LL, k.M, k.D)), c.Around(12, 128, 128, c.Line("M128 112.500V116", r.DD, 1.8)), c.Circle(128, 128, 12, kit.None).Stroke(g.M, .8), c.Line("M128 128V114", r.DDD, 2.6).Rotate(minute, 128, 128), c.Line("M128 128V118", r.DDD, 3).Rotate(hour, 128, 128), c.Circle(128, 128, 2.2, g.M),
			c.Path("M105 106L112 106L105 113ZM151 106L144 106L151 113ZM105 150L112 150L105 143ZM151 150L144 150L151 143Z", g.L))
		c.Part("base", c.Form("M86 242H170L176 256H80Z", kit.Lin(80, 0, 176, 0, t.M, t.L, t.M, t.DDD)), c.Rect(84, 239, 88, 6, 2, gloss.Column(t, 84, 172)))
		c.Anchor("ground", 128, 256)
	},
}
