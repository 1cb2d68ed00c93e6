package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/handle"
)

var magnifyingGlass = kit.Piece{
	Name: "magnifying-glass", Cm: 20,
	Palette: "frame #8d99a8 rim metal; lens #bfe6f7 glass; handle #b5703a wood; collar #f0b83f gold",
	Draw: func(c *kit.Canvas) {
		f, l, h, g := c.Tones("frame"), c.Tones("lens"), c.Tones("handle"), c.Tones("collar")
		const deg = -45
		c.On(kit.Back)
		c.Part("lens", handle.Lean(deg, c.Circle(128, 60, 78, kit.Rad(100, 30, 130, l.LL.Alpha(.75), l.L.Alpha(.65), l.M.Alpha(.75), l.DD.Alpha(.85)))))
		c.On(kit.Fore)
		c.Part("lens", handle.Lean(deg, c.Clip(kit.RoundRect(50, -18, 156, 156, 78), c.Blur(5, c.Circle(122, 54, 78, kit.None).Stroke(l.DDD, 9).Opacity(.4))), c.Line(gloss.Arc(128, 60, 62, 240, 300), kit.White, 9).Opacity(.8), c.Line(gloss.Arc(128, 60, 62, 312, 322), kit.White, 9).Opacity(.8), c.Line(gloss.Arc(128, 60, 66, 60, 110), kit.White, 4).Opacity(.45)))
		c.Part("handle", handle.Lean(deg, c.Form("M116 176H140L146 202C152 230 152 262 148 286Q146 298 128 298Q110 298 108 286C104 262 104 230 110 202Z", gloss.Barrel(h, 106, 0, 150, 0), handle.Grain(c, 108, 148, 200, 286, 5, h), gloss.Dim(c, 4, .5, "M100 170H156V192H100Z", h), gloss.Glint(c, "M116 196C111 224 111 256 114 284Q118 290 118 282C116 252 117 222 121 196Z", .45)), c.Form("M108 280H148Q148 300 128 300Q108 300 108 280Z", gloss.Barrel(g, 106, 0, 150, 0))))
		c.Part("collar", handle.Lean(deg, c.Form("M119 142H137L140 178H116Z", gloss.Barrel(f, 116, 0, 140, 0)), c.Rect(111, 170, 34, 12, 5, gloss.Barrel(g, 111, 0, 145, 0)), c.Rect(114, 148, 28, 9, 4, gloss.Barrel(g, 114, 0, 142, 0))))
		c.Part("frame", handle.Lean(deg, c.Circle(128, 60, 83, kit.None).Stroke(f.DDD, 19), c.Circle(128, 60, 83, kit.None).Stroke(kit.Lin(128, -24, 128, 146, f.LL, f.L, f.M, f.DD), 16), c.Circle(128, 60, 78, kit.None).Stroke(f.DD, 2.4).Opacity(.7), c.Line(gloss.Arc(128, 60, 86, 215, 320), kit.White, 3.6).Opacity(.7), c.Line(gloss.Arc(128, 60, 86, 60, 120), f.LL, 2.6).Opacity(.6)))
		c.AnchorBox("inside", 80, 80, 112, 112, 0)
		handle.GripAt(c, 128, 244, deg)
	},
}
