package symbols

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// sacredHeart burns under a cross, with a crown of thorns around it and rays behind.
var sacredHeart = kit.Piece{
	Name: "sacred-heart", Cm: 26,
	Palette: "heart #d8283f red; rays #f2c14a gold; flames #ff8a2a orange fire; thorns #7a4a2a crown brown; cross #f2c14a <rays",
	States:  "plain -rays",
	Draw: func(c *kit.Canvas) {
		h, r, f, n, x := c.Tones("heart"), c.Tones("rays"), c.Tones("flames"), c.Tones("thorns"), c.Tones("cross")
		c.Part("rays", sheen.Each(32, func(i int) kit.Node {
			d := "M122.500 150L126.600 22Q128 16 129.400 22L133.500 150Z"
			if i%2 == 1 {
				d = "M124 150L127 52Q128 48 129 52L132 150Z"
			}
			return c.Path(d, kit.Lin(0, 20, 0, 150, r.L, r.M, r.D)).Rotate(float64(i)*360/32, 128, 150)
		}))
		fire := "M128 118C92 118 76 98 84 74C88 84 94 88 100 88C92 66 102 42 122 26C120 44 130 50 136 60C142 52 144 44 142 34C164 50 172 70 164 90C170 88 174 84 176 76C184 100 166 118 128 118Z"
		c.Part("flames", c.Form(fire, kit.Lin(0, 26, 0, 118, f.M, f.M, f.D), c.Path("M128 122C106 122 98 106 104 90C108 98 112 100 116 98C112 82 120 70 130 62C132 76 142 80 146 90C148 88 150 86 151 82C158 100 152 122 128 122Z", kit.Lin(0, 64, 0, 120, r.LL, r.L))), c.Path(fire, kit.None).Stroke(f.LL, 2).Opacity(.6))
		c.Part("cross", c.Path("M122 2H134V20H150V32H134V76H122V32H106V20H122Z", x.DDD).Move(1, 2), sheen.Body(c, "M122 2H134V20H150V32H134V76H122V32H106V20H122Z", x, 5))
		d := shape.Heart(128, 168, 152)
		c.Part("heart", c.Path(d, h.DDD).Stroke(h.DDD, 4), shape.Plump(c, d, h), c.Path("M66 146C63 124 76 110 94 108C100 108 101 113 96 115C83 118 75 128 75 144C75 152 67 152 66 146Z", kit.White).Opacity(.6))
		branch := func(a, b string) kit.Node {
			return kit.Of(c.Line(a, n.DDD, 10), c.Line(a, n.M, 7), c.Line(a, n.L, 2.4).Move(-.4, -1.6), c.Line(b, n.DDD, 10), c.Line(b, n.M, 7), c.Line(b, n.L, 2.4).Move(-.4, -1.6))
		}
		spikes := "M72 172l-10 -12M84 186l-4 14M98 180l6 -14M112 192l-8 14M128 186l2 -16M144 192l8 14M158 180l-6 -14M172 186l4 14M184 172l10 -12"
		c.Part("thorns", c.Clip(d, c.Blur(3, c.Line("M52 172Q128 214 204 172", h.DDD, 18)).Move(0, 6).Opacity(.5)), c.Line(spikes, n.DDD, 5.500), c.Line(spikes, n.M, 3.200),
			branch("M56 164C80 196 104 172 128 190C152 208 176 172 200 176", "M56 178C80 166 104 200 128 182C152 166 176 200 200 162"))
		c.Anchor("ground", 128, 244)
	},
}
