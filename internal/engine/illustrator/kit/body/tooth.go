package body

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var tooth = kit.Piece{
	Name: "tooth", Cm: 2, States: "healthy; cavity",
	Palette: "crown #fdfdff enamel; root #f8dfae roots",
	Draw: func(c *kit.Canvas) {
		w, r := c.Tones("crown"), c.Tones("root")
		t := w
		// White enamel gets bluish shades instead of gray ones.
		if v := w.M.Lch(); v.C < .06 && v.L > .85 {
			cool := func(l, ch float64) kit.Color { return kit.Lch{L: v.L * l, C: v.C + ch, H: 255}.Color() }
			t = kit.Tones{Ramp: &kit.Ramp{M: w.M, L: kit.White, LL: kit.White, D: cool(.9, .025), DD: cool(.76, .05), DDD: cool(.62, .06)}}
		}
		const d = "M128 30C148 14 186 4 212 22C240 42 240 88 228 122C220 146 212 162 210 188C208 216 204 248 184 250C160 250 162 196 150 176C142 162 114 162 106 176C94 196 96 250 72 250C52 248 48 216 46 188C44 162 36 146 28 122C16 88 16 42 44 22C70 4 108 14 128 30Z"
		c.Part("root", c.Form(d, kit.Lin(60, 150, 200, 250, r.L, r.M, r.M, r.D), p.Edge(c, d, r, 16)))
		c.Part("crown", c.Clip(d, c.Blur(3, c.Path("M0 164Q30 152 56 166Q90 182 128 162Q166 182 200 166Q226 152 256 164V100H0Z", r.DDD)).Opacity(.45), c.Path("M0 0H256V158Q226 146 200 160Q166 176 128 156Q90 176 56 160Q30 146 0 158Z", kit.Rad(84, 56, 190, t.LL, w.M, t.D, t.DD)),
			c.Blur(7, c.Path("M104 40Q128 54 128 84Q130 54 156 38Q142 32 128 34Q114 32 104 40Z", t.DD)).Opacity(.55), c.Blur(9, c.Path("M40 150Q128 176 220 146L210 170H40Z", t.DD)).Opacity(.5), p.Edge(c, d, t, 26)),
			c.Clip(d, p.Glint(c, "M38 98C34 66 44 42 66 34C77 31 79 39 70 43C54 52 48 70 51 98C52 109 40 109 38 98Z", 1)), c.Ellipse(48, 122, 5, 8, kit.White), c.Clip(d, c.Blur(5, c.Ellipse(196, 60, 14, 26, kit.White).Rotate(-14, 196, 60)).Opacity(.9)))
		if c.State("cavity") {
			const hole = "M166 46C178 34 202 38 208 54C216 66 206 84 190 86C174 90 158 80 158 66C156 58 160 50 166 46Z"
			c.Part("cavity", c.Clip(d, c.Blur(6, c.Path(hole, kit.Hex("#c7a06a")).Stroke(kit.Hex("#c7a06a"), 16)).Opacity(.7)), c.Form(hole, kit.Rad(184, 66, 30, kit.Hex("#22140d"), kit.Hex("#3f2718"), kit.Hex("#6a4526"))),
				c.Path(hole, kit.None).Stroke(kit.Hex("#8a6034"), 3), c.Line("M166 78Q184 92 204 74", kit.White, 3).Opacity(.8), c.Line("M158 72L146 84L150 94M204 80L214 92", kit.Hex("#8a6034"), 2.6).Opacity(.8))
		}
		c.AnchorBox("headTop", 128, 18, 150, 14, 0)
		c.AnchorBox("eyes", 128, 84, 180, 30, 0)
		c.Anchor("mouth", 128, 116)
		c.AnchorBox("paw", 226, 130, 0, 0, 0)
		c.Anchor("ground", 128, 250)
	},
}
