package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// skinWing is one wing of stretched skin between four bony fingers, of a bat or a dragon.
func skinWing(c *kit.Canvas, skin, bone kit.Tones) kit.Node {
	const sail = "M140 150C134 120 138 84 150 58C172 40 200 22 246 24C234 44 232 66 242 92C226 92 214 100 212 122C198 118 186 126 182 146C170 136 156 138 140 150Z"
	finger := func(d string, w float64) kit.Node {
		return kit.Of(c.Line(d, bone.DD, w+2.4), c.Line(d, bone.M, w), c.Line(d, bone.LL, w*.32).Move(-w*.2, -w*.22).Opacity(.8))
	}
	fold := func(d string) kit.Node { return c.Blur(4, c.Path(d, skin.DDD)).Opacity(.42) }
	return kit.Of(
		c.Form(sail, kit.Lin(140, 20, 240, 140, kit.At(0, skin.L), kit.At(.4, skin.M), kit.At(1, skin.DD)),
			fold("M152 60C190 64 222 78 246 96L226 100C200 86 172 74 152 64Z"), fold("M152 60C180 78 204 102 216 128L198 128C186 104 168 82 152 66Z"), fold("M152 62C164 90 178 118 186 152L168 146C162 116 156 90 150 66Z"),
			c.Line("M160 62C188 46 214 36 238 30", skin.LL, 3).Opacity(.55)),
		c.Path(sail, kit.None).Stroke(skin.DDD, 2.2),
		finger("M152 58C190 64 222 76 241 91", 4.6), finger("M152 58C178 76 200 98 212 121", 4.2), finger("M152 58C164 86 176 114 182 145", 3.8),
		finger("M140 152C134 122 138 86 152 58", 9), finger("M152 58C174 40 204 24 245 24", 8),
		c.Form("M146 62C142 50 146 40 154 32C156 42 160 50 160 58Z", kit.Lin(146, 34, 160, 60, bone.LL, bone.M, bone.DD)),
	)
}

// drawSkinWings draws the pair that somebody wears on the back.
func drawSkinWings(c *kit.Canvas) {
	wing := skinWing(c, c.Tones("skin"), c.Tones("bones"))
	c.Part("skin", wing, wing.Mirror(128))
	c.AnchorBox("fit", 128, 120, 40, 60, 0)
	c.Anchor("ground", 128, 154)
}

var batWings = kit.Piece{
	Name: "bat-wings", Cm: 140, Palette: "skin #5b4a78 membrane; bones #3c3154",
	Draw: drawSkinWings,
}

var dragonWings = kit.Piece{
	Name: "dragon-wings", Cm: 180, Palette: "skin #e2703a membrane; bones #3f9a62 scales",
	Draw: drawSkinWings,
}

var butterflyWings = kit.Piece{
	Name: "butterfly-wings", Cm: 120, Palette: "wings #a67df0; tips #5b3fa8 <wings; spots #ffd6f2",
	Draw: func(c *kit.Canvas) {
		w, t, s := c.Tones("wings"), c.Tones("tips"), c.Tones("spots")
		const upper, lower = "M134 118C136 84 158 38 206 22C236 14 252 30 246 58C240 92 206 124 136 126Z", "M134 124C170 124 208 134 220 160C228 184 212 206 190 204C160 200 140 166 134 130Z"
		sail := func(d string, x, y, r float64) kit.Node {
			return kit.Of(c.Form(d, kit.Rad(x, y, r, kit.At(0, w.LL), kit.At(.45, w.L), kit.At(.75, w.M), kit.At(1, t.M)), c.Path(d, kit.None).Stroke(t.M, 17).Opacity(.9), c.Path(d, kit.None).Stroke(t.DD, 5)))
		}
		vein := func(d string) kit.Node { return c.Line(d, t.D, 1.8).Opacity(.7) }
		dot := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r, s.M), c.Circle(x-r*.3, y-r*.3, r*.36, kit.White).Opacity(.8))
		}
		wing := kit.Of(sail(lower, 140, 130, 96), vein("M136 128C164 138 188 156 202 182"), vein("M136 128C156 146 172 170 182 196"), vein("M136 126C170 132 196 142 214 160"),
			sail(upper, 140, 120, 132), vein("M136 120C160 96 190 66 226 36"), vein("M136 122C168 108 204 90 238 70"), vein("M136 118C152 86 174 56 200 32"),
			p.Each(5, func(i int) kit.Node {
				at := [5][3]float64{{224, 34, 6}, {236, 54, 4.6}, {230, 76, 4}, {208, 172, 5}, {198, 190, 4}}[i]
				return dot(at[0], at[1], at[2])
			}), c.Blur(3, c.Ellipse(178, 66, 18, 8, kit.White)).Rotate(-40, 178, 66).Opacity(.5), c.Blur(2, c.Ellipse(170, 146, 12, 5, kit.White)).Rotate(30, 170, 146).Opacity(.4))
		c.Part("wings", wing, wing.Mirror(128))
		c.AnchorBox("fit", 128, 124, 40, 60, 0)
		c.Anchor("ground", 128, 204)
	},
}
