package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cardboardBox = kit.Piece{
	Name: "cardboard-box", Cm: 45,
	Palette: "cardboard #cd9a5f box; flaps #cd9a5f <cardboard; tape #f0dcae; label #fffaf0 sticker",
	Draw: func(c *kit.Canvas) {
		b, f, t, l := c.Tones("cardboard"), c.Tones("flaps"), c.Tones("tape"), c.Tones("label")
		c.On(kit.Back)
		c.Part("flaps", c.Form("M58 84L40 40Q40 36 44 36L214 36Q218 36 217 40L198 84Z", kit.Lin(40, 36, 200, 84, f.M, f.D, f.DD)), c.Line("M42 38H216", f.LL, 2.4).Opacity(.7))
		c.Part("cardboard", c.Form("M28 110L58 84H198L228 110V150H28Z", kit.Lin(28, 84, 228, 130, b.DD, b.DDD, b.DD), c.Path("M58 84H198V150H58Z", b.DD).Opacity(.6), sheen.Dim(c, 6, .6, "M28 120H228V152H28Z", b)))
		c.On(kit.Fore)
		c.Part("flaps", c.Form("M28 110L58 84L22 62Q18 60 16 64L2 96Q0 102 5 104Z", kit.Lin(2, 62, 50, 108, f.LL, f.L, f.M), c.Line("M28 110L58 84", f.DDD, 2).Opacity(.5)), c.Form("M228 110L198 84L234 62Q238 60 240 64L254 96Q256 102 251 104Z", kit.Lin(204, 62, 254, 108, f.M, f.D, f.DD), c.Line("M228 110L198 84", f.DDD, 2).Opacity(.5)), c.Line("M20 62L58 84M236 62L198 84", f.LL, 1.600).Opacity(.8))
		const d = "M28 108H228V238Q228 244 222 244H34Q28 244 28 238Z"
		c.Part("cardboard", c.Form(d, kit.Lin(40, 108, 210, 244, b.L, b.M, b.M, b.D), sheen.Each(24, func(i int) kit.Node {
			return c.Line(sheen.D("M28 %gH228", 112+5.6*float64(i)), b.DD, .8).Opacity(.16)
		}), c.Blur(8, c.Path("M28 228H232V108H222V226Z", b.DDD)).Opacity(.45), sheen.Edge(c, d, b, 12)))
		c.Part("tape", c.Clip("M28 108H228V244H28Z", c.Path("M112 104H146V150L140 146L134 150L129 146L123 150L117 146L112 150Z", b.DDD).Move(1.500, 2).Opacity(.35), c.Form("M112 104H146V150L140 146L134 150L129 146L123 150L117 146L112 150Z", kit.Lin(112, 104, 146, 150, t.LL, t.L, t.D), c.Path("M118 104H126V150H118Z", kit.White).Opacity(.35))))
		lab := kit.RoundRect(152, 178, 60, 48, 3)
		c.Part("label", c.Path(lab, b.DDD).Move(1, 2).Opacity(.45), c.Form(lab, kit.Lin(152, 178, 212, 226, l.L, l.M, l.DD), c.Line("M160 188H190M160 195H182", f.DDD, 2.4).Opacity(.7), sheen.Each(15, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 204V218", 161+3*float64(i)), b.DDD, []float64{1.8, .8, 1.2}[i%3]).Butt()
		})))
		c.Part("cardboard", c.Path("M46 224V204L40 204L50 190L60 204H54V224ZM68 224V204H62L72 190L82 204H76V224ZM40 230H82V234H40Z", b.DDD).Opacity(.6))
		c.Anchor("ground", 128, 244)
		c.AnchorBox("inside", 128, 96, 150, 30, 0)
		c.AnchorBox("print", 88, 172, 100, 50, 0)
		c.AnchorBox("surface", 128, 108, 190, 0, 0)
		c.Anchor("handNear", 228, 190)
		c.Anchor("handFar", 28, 190)
	},
}
