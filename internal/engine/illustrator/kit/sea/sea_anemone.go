package sea

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// seaAnemone sits on a rock and spreads its arms; who lives in it is between those behind and those before.
var seaAnemone = kit.Piece{
	Name: "sea-anemone", Cm: 30,
	Palette: "arms #e25fa0 tentacles; tips #ffd1e6; column #9a4fb8 stalk body; rock #7f8796 stone",
	Draw: func(c *kit.Canvas) {
		a, t, b, r := c.Tones("arms"), c.Tones("tips"), c.Tones("column"), c.Tones("rock")
		arm := func(x, y, turn, long float64) kit.Node {
			sin, cos := math.Sincos(turn * math.Pi / 180)
			sway := 14 * math.Sin(turn*.21+long)
			mx, my := x+sin*long*.55+cos*sway, y-cos*long*.55+sin*sway
			ex, ey := x+sin*long-cos*sway*.5, y-cos*long-sin*sway*.5
			d := sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x, y, mx, my, ex, ey)
			return kit.Of(c.Line(d, a.DDD, 19), c.Line(d, a.M, 16), c.Line(d, a.L, 7).Move(-2.5, -1.5).Opacity(.8), c.Circle(ex, ey, 11.5, a.DD), c.Circle(ex, ey, 10, kit.Rad(ex-3, ey-4, 14, t.LL, t.M, t.D)), c.Circle(ex-3, ey-4, 2.6, kit.White).Opacity(.9))
		}
		fan := func(n int, from, to, y, long float64) kit.Node {
			return sheen.Each(n, func(i int) kit.Node {
				u := float64(i) / float64(n-1)
				return arm(70+116*u, y-16*math.Sin(u*math.Pi), from+(to-from)*u, long*(1+.16*math.Sin(float64(i)*2.3)))
			})
		}
		c.On(kit.Back)
		c.Part("arms", fan(11, -72, 72, 150, 116), fan(9, -54, 54, 150, 84))
		c.On(kit.Fore)
		c.Part("rock", c.Form("M10 252C14 226 46 216 80 222C110 214 160 212 190 222C222 218 244 232 248 252Z", kit.Lin(20, 214, 220, 254, r.L, r.M, r.DD), c.Line("M40 236l16 -6M96 240l24 -8M176 236l20 4", r.DD, 3).Opacity(.6)))
		const stalk = "M72 150C62 190 62 220 56 236C90 248 166 248 200 236C194 220 194 190 184 150Q128 176 72 150Z"
		c.Part("column", c.Form(stalk, kit.Lin(56, 0, 200, 0, b.D, b.L, b.M, b.DD), sheen.Each(7, func(i int) kit.Node {
			x := 78 + 17*float64(i)
			return c.Line(sheen.D("M%g 160Q%g 200 %g 244", x, x+(x-128)*.1, x+(x-128)*.3), b.DD, 2.6).Opacity(.5)
		}), c.Blur(6, c.Path("M60 140H196V172Q128 190 60 172Z", b.DDD)).Opacity(.55)))
		c.Part("arms", fan(10, -88, 88, 164, 40), fan(7, -64, 64, 170, 28))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("inside", 128, 82, 130, 120, 0)
	},
}
