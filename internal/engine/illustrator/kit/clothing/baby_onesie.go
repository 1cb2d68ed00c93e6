package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var babyOnesie = kit.Piece{
	Name: "baby-onesie", Cm: 42,
	Palette: "onesie #ffd873 body bodysuit; sleeves #ffd873 <onesie; trim #57bfae binding; print #ff7a6b heart; snaps #fbf6ee buttons",
	Draw: func(c *kit.Canvas) {
		b, s, t, p, n := c.Tones("onesie"), c.Tones("sleeves"), c.Tones("trim"), c.Tones("print"), c.Tones("snaps")
		edge := func(d string, w float64) kit.Node {
			return kit.Of(c.Line(d, t.DD, w).Butt(), c.Line(d, t.M, w-2).Butt(), c.Line(d, t.LL, 1.4).Move(-.8, -1.2).Opacity(.8))
		}
		c.On(kit.Back)
		c.Part("body", c.Path("M84 26Q128 14 172 26V60H84Z", kit.Lin(0, 20, 0, 60, b.DD, b.DDD)), edge("M84 26Q128 40 172 26", 8))
		c.On(kit.Body)
		sleeve := kit.Of(c.Form("M74 36Q46 44 34 66L16 104Q13 110 19 113L50 128Q56 131 59 125L80 92Z", kit.Lin(20, 50, 80, 120, kit.At(0, s.LL), kit.At(.4, s.M), kit.At(1, s.DD)), c.Blur(5, c.Path("M56 134L84 80V140Z", s.DDD).Opacity(.5)), fabric.Crease(c, s, 4, "M72 76Q58 84 52 98")), edge("M16 106L57 126", 9))
		right := kit.Of(c.Form("M182 36Q210 44 222 66L240 104Q243 110 237 113L206 128Q200 131 197 125L176 92Z", kit.Lin(176, 50, 236, 120, kit.At(0, s.L), kit.At(.4, s.M), kit.At(1, s.DD)), c.Blur(5, c.Path("M200 134L172 80V140Z", s.DDD).Opacity(.5)), fabric.Crease(c, s, 4, "M184 76Q198 84 204 98")), edge("M240 106L199 126", 9))
		c.Part("sleeves", sleeve, right)
		const body = "M86 24Q76 32 68 38Q74 70 74 100Q70 140 62 176Q60 186 66 190Q96 200 104 224Q106 236 112 240Q128 246 144 240Q150 236 152 224Q160 200 190 190Q196 186 194 176Q186 140 182 100Q182 70 188 38Q180 32 170 24Q158 60 128 62Q98 60 86 24Z"
		c.Part("body", c.Form(body, kit.Lin(66, 30, 196, 220, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.55, b.M), kit.At(1, b.D)),
			c.Blur(9, c.Path("M166 50Q176 140 150 250H210V50Z", b.DDD).Opacity(.38)), c.Blur(5, c.Path("M80 180Q128 230 176 180V250H80Z", b.DDD).Opacity(.25)), c.Blur(3, c.Path("M88 40Q100 70 128 70Q156 70 168 36L172 50Q156 80 128 78Q98 78 84 50Z", b.DDD).Opacity(.45)), fabric.Crease(c, b, 5, "M78 104Q94 112 104 130"), fabric.Crease(c, b, 5, "M180 104Q164 114 154 132"), fabric.Crease(c, b, 5, "M72 168Q92 176 104 194"), fabric.Crease(c, b, 5, "M184 168Q164 176 152 194"),
			c.Path("M78 48Q90 66 108 74Q92 84 84 120Q80 84 78 48Z", kit.White).Opacity(.35)),
			edge("M63 186Q97 198 106 232", 8), edge("M193 186Q159 198 150 232", 8), edge("M86 26Q98 61 128 62Q158 61 170 26", 9),
			c.Line("M76 36Q92 34 96 48M180 36Q164 34 160 48", b.DD, 1.5).Opacity(.5))
		snap := func(x, y float64) kit.Node {
			return kit.Of(c.Circle(x+.5, y+1, 5, b.DDD).Opacity(.5), c.Circle(x, y, 4.8, kit.Lin(x-4, y-4, x+4, y+4, n.LL, n.M, n.DD)), c.Circle(x, y, 2.6, kit.Lin(x-2, y-2, x+2, y+2, n.DD, n.LL)))
		}
		c.Part("snaps", c.Line("M108 222Q128 228 148 222", b.DD, 1.5).Opacity(.7), snap(114, 232), snap(128, 234.5), snap(142, 232))
		c.Part("print", c.Form("M128 168C104 152 90 138 92 120C94 104 114 100 128 116C142 100 162 104 164 120C166 138 152 152 128 168Z", kit.Lin(96, 104, 160, 166, p.L, p.M, p.D), c.Path("M98 122C100 110 112 108 120 116C108 116 104 122 104 132Q98 130 98 122Z", kit.White).Opacity(.5)), c.Path("M128 168C104 152 90 138 92 120C94 104 114 100 128 116C142 100 162 104 164 120C166 138 152 152 128 168Z", kit.None).Stroke(p.LL, 1.6).Dash(3.5, 3))
		c.AnchorBox("print", 128, 132, 84, 70, 0)
		c.AnchorBox("fit", 128, 36, 118, 0, 0)
	},
}
