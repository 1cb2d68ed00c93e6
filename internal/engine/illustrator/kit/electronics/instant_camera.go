package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// instantCamera has a rainbow stripe and a photo that comes out at its foot.
var instantCamera = kit.Piece{
	Name: "instant-camera", Cm: 14,
	States:  "plain -photo",
	Palette: "body #fbf6ea white; face #3b3f4c black front; lens #6fb7f0 glass; stripe #e8504a red; second #f7a93a <stripe orange; third #f8d84a <stripe yellow; fourth #58b368 <stripe green; fifth #4a8fe0 <stripe blue; photo #ffffff paper print; picture #8fd3f0; button #e8453c red",
	Draw: func(c *kit.Canvas) {
		b, f, l, p, q, u := c.Tones("body"), c.Tones("face"), c.Tones("lens"), c.Tones("photo"), c.Tones("picture"), c.Tones("button")
		c.Part("photo", c.Form("M66 176H190V250H66Z", kit.Lin(66, 176, 66, 250, p.DD, p.M, p.LL), c.Named("picture", c.Path("M76 176H180V232H76Z", kit.Lin(76, 176, 180, 232, q.M, q.L)), c.Circle(158, 198, 9, kit.Hex("#ffd86a")), c.Path("M76 232L104 204L126 222L146 206L180 232Z", kit.Hex("#63b26a")))), sheen.Dim(c, 6, .6, "M60 170H196V190H60Z", p))
		c.Part("button", c.Form(kit.RoundRect(42, 34, 34, 16, 6), sheen.Round(42, 0, 76, 0, u)))
		const shell = "M40 46H216Q232 46 234 62L240 150V176Q240 190 226 190H30Q16 190 16 176V150L22 62Q24 46 40 46Z"
		c.Part("body", sheen.Body(c, shell, b, 14))
		c.Part("face", c.Form(kit.RoundRect(44, 58, 168, 44, 9), kit.Lin(44, 58, 212, 102, f.L, f.M, f.D)), c.Form(kit.RoundRect(166, 66, 36, 28, 6), kit.Lin(166, 66, 202, 94, kit.White, kit.Hex("#d5e2ee"), kit.Hex("#9fb0c4"))), c.Form(kit.RoundRect(54, 66, 28, 28, 7), kit.Lin(54, 66, 82, 94, f.DDD, f.D)), c.Circle(68, 80, 8, kit.Rad(65, 76, 11, l.LL, l.M, l.DDD)))
		for i, name := range []string{"stripe", "second", "third", "fourth", "fifth"} {
			t := c.Tones(name)
			y := 142 + float64(i)*7
			c.Part("stripe", c.Clip(shell, c.Rect(16, y, 224, 7, 0, kit.Lin(16, 0, 240, 0, t.L, t.M, t.D))))
		}
		ring := func(r float64, fill kit.Paint) kit.Node { return c.Circle(128, 120, r, fill) }
		c.Part("lens", c.Circle(130, 124, 52, b.DDD).Opacity(.35), ring(50, b.DD), ring(49, kit.Lin(90, 80, 166, 160, b.LL, b.M, b.D)), ring(40, f.DDD), ring(38.5, kit.Lin(98, 90, 158, 150, f.L, f.M, f.DD)), ring(28, f.DDD), ring(26, kit.Rad(136, 132, 36, l.LL, l.M, l.DDD, kit.Hex("#16192b"))), c.Ellipse(117, 108, 9, 6, kit.White).Rotate(-34, 117, 108).Opacity(.85), c.Circle(138, 131, 3.4, kit.White).Opacity(.5))
		c.Part("body", c.Form(kit.RoundRect(54, 178, 148, 8, 4), b.DDD).Opacity(.7), sheen.Streak(c, "M34 58Q36 52 44 52H120", 4, .7))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 226, 130, 0, 0, 0)
		c.AnchorBox("surface", 128, 46, 150, 0, 0)
	},
}
