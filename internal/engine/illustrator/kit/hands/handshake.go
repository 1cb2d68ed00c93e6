package hands

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var handshake = kit.Piece{
	Name: "handshake", Cm: 40,
	Palette: "skin #f3c19a; sleeves #3b6fc4 cuffs; partner #a8694a second_skin; suit #4d5468 second_sleeve",
	Draw: func(c *kit.Canvas) {
		a, u, b, v := c.Tones("skin"), c.Tones("sleeves"), c.Tones("partner"), c.Tones("suit")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		arm := p.NewTube(j(34, 138, 27), j(78, 130, 31), j(118, 130, 37), j(146, 140, 30))
		tips := p.Each(4, func(i int) kit.Node {
			f := float64(i)
			return p.Limb(c, p.NewTube(j(146-f*9, 146+f*6, 12), j(168-f*10, 158+f*8, 11.5), j(190-f*11.5, 166+f*9, 11-f*.4)), a, 6)
		})
		c.Part("skin", p.Limb(c, arm, a, 22))
		back := p.NewTube(j(222, 138, 27), j(178, 128, 31), j(144, 124, 36), j(128, 124, 32))
		c.Part("partner", c.Clip(arm.Outline(), c.Blur(6, c.Path(back.Outline(), a.DDD).Move(-5, 5)).Opacity(.5)), p.Limb(c, back, b, 22))
		c.Part("skin", c.Clip(back.Outline(), c.Blur(4, c.Path(p.NewTube(j(150, 164, 24), j(178, 172, 18)).Outline(), b.DDD)).Opacity(.5)), tips)
		base := arm.Outline()
		c.Part("partner", p.Each(4, func(i int) kit.Node {
			f := float64(3 - i)
			t := p.NewTube(j(132-f*2, 112+f*17, 14.5-f*.6), j(104-f*1, 122+f*17, 13.5-f*.7), j(84+f*3, 132+f*15, 12.5-f*.8))
			return kit.Of(c.Clip(base, c.Blur(3.4, c.Path(t.Outline(), a.DDD).Move(-2, 5)).Opacity(.5)), p.Limb(c, t, b, 7), c.Line(p.D("M%g %gq4 6 2 13", 106-f, 116+f*17), b.DDD, 2).Opacity(.4))
		}))
		thumbA := p.NewTube(j(96, 104, 17), j(122, 88, 14), j(150, 84, 12.5))
		thumbB := p.NewTube(j(176, 108, 18), j(152, 96, 15.5), j(126, 104, 13.5))
		c.Part("skin", p.Limb(c, thumbA, a, 10))
		c.Part("partner", c.Clip(thumbA.Outline(), c.Blur(3, c.Path(thumbB.Outline(), a.DDD).Move(-2, -3)).Opacity(.5)), p.Limb(c, thumbB, b, 10), c.Blur(5, c.Ellipse(166, 118, 22, 12, b.M)).Opacity(.9), c.Path("M118 98C112 100 112 108 118 110C122 108 124 102 122 98Z", kit.TonesOf(b.M).LL).Opacity(.55))
		sleeve := func(t kit.Tones, inner kit.Color) kit.Node {
			d := "M-2 100Q-2 94 6 94L44 96Q52 132 46 174L6 178Q-2 178 -2 170Z"
			edge := "M42 94H54Q62 132 56 176H44Q51 134 42 94Z"
			return kit.Of(c.Clip(arm.Outline(), c.Blur(4, c.Path(edge, kit.Hex("#3a2030")).Move(6, 2)).Opacity(.4)), c.Form(edge, kit.Lin(42, 94, 56, 176, kit.White, kit.Hex("#f1f3f8"), kit.Hex("#b9bfd0"))), p.Flat(c, d, t, 18), c.Circle(30, 164, 5, inner), c.Circle(29, 163, 2, kit.White).Opacity(.6))
		}
		c.Part("sleeves", sleeve(u, u.DD))
		c.Part("suit", sleeve(v, v.DDD).Mirror(128))
		c.Anchor("ground", 128, 208)
	},
}
