package accessories

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var backpack = kit.Piece{
	Name: "backpack", Cm: 44, States: "open; closed; empty",
	Palette: "body #e8513b bag; pocket #f3a83a; straps #3d5680 trim; zipper #dfe5ea metal zippers",
	Draw: func(c *kit.Canvas) {
		b, p, s, z := c.Tones("body"), c.Tones("pocket"), c.Tones("straps"), c.Tones("zipper")
		c.On(kit.Back)
		strap := kit.Of(c.Path("M66 64C24 84 14 150 32 214L56 218C42 160 48 104 84 84Z", kit.Lin(20, 80, 60, 200, s.L, s.M, s.DD)),
			c.Line("M70 72C34 92 24 150 40 212", s.LL, 1.6).Opacity(.6))
		c.Part("straps", strap, strap.Mirror(128), c.Line("M104 44C100 12 156 12 152 44", s.DD, 12), c.Line("M104 44C100 12 156 12 152 44", s.M, 9).Move(-.5, -.7),
			c.Line("M104 38C104 16 150 14 152 36", s.LL, 2).Move(-1, -2.5).Opacity(.8))
		c.On(kit.Body)
		side := c.Form("M52 156Q34 158 30 176L32 218Q34 230 48 232L64 232V156Z", kit.Lin(28, 160, 64, 230, b.M, b.D, b.DD),
			c.Line("M28 172Q44 162 66 166", s.M, 7), c.Line("M28 170Q44 160 66 163.5", s.LL, 1.4).Opacity(.7))
		c.Part("body", side, side.Mirror(128),
			c.Form("M50 108C50 58 82 34 128 34C174 34 206 58 206 108L212 216Q214 246 184 246H72Q42 246 44 216Z", kit.Lin(60, 30, 200, 250, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.55, b.M), kit.At(1, b.DD)),
				c.Blur(9, c.Path("M186 50Q196 140 176 246H226V60Z", b.DDD).Opacity(.45)),
				c.Blur(6, c.Path("M40 232Q128 246 216 230V256H40Z", b.DDD).Opacity(.6)),
				c.Blur(4, c.Path("M60 150Q128 138 196 150V162H60Z", b.DDD).Opacity(.5)),
				c.Path("M58 110C58 74 80 46 112 42C84 54 70 78 68 112L63 200H54Z", kit.White).Opacity(.32),
				fabric.Crease(c, b, 5, "M186 92Q196 104 198 126")))
		c.Part("zipper", c.Line("M62 136C60 84 84 60 128 60C172 60 196 84 194 136", b.DDD, 9).Opacity(.55), c.Line("M62 135C60 83 84 59 128 59C172 59 196 83 194 135", s.DD, 7),
			c.Line("M62 135C60 83 84 59 128 59C172 59 196 83 194 135", z.M, 4).Dash(2, 2).Butt(),
			c.Rect(189, 130, 10, 11, 3, kit.Lin(189, 130, 199, 141, z.LL, z.M, z.DD)), c.Rect(191.5, 139, 5, 18, 2.5, kit.Lin(191, 139, 197, 157, z.LL, z.D, z.DD)))
		c.Part("pocket", c.Blur(4, c.Rect(66, 158, 128, 82, 20, b.DDD).Opacity(.65)),
			c.Form("M66 164Q66 148 82 148H174Q190 148 190 164L193 212Q194 236 172 236H84Q62 236 63 212Z", kit.Lin(70, 148, 190, 240, kit.At(0, p.LL), kit.At(.35, p.M), kit.At(1, p.DD)),
				c.Blur(6, c.Path("M60 220Q128 240 196 216V250H60Z", p.DDD).Opacity(.5)),
				c.Path("M72 190V170Q72 156 84 154H100Q80 160 80 192Z", kit.White).Opacity(.4)),
			fabric.Stitches(c, p.LL, "M70 182V212Q70 229 86 229H170Q187 229 186 212L185 182"),
			c.Form("M62 160Q62 144 78 144H178Q194 144 194 160V168Q194 180 180 180H76Q62 180 62 168Z", kit.Lin(0, 144, 0, 182, p.L, p.M, p.D), c.Path("M68 160Q68 149 80 149H176Q186 149 188 154Q180 152 84 153Q72 153 68 160Z", kit.White).Opacity(.5)),
			c.Blur(2, c.Path("M66 180H190V187H66Z", p.DDD).Opacity(.5)), fabric.Stitches(c, p.LL, "M68 172Q70 175 78 175H178Q187 175 188 172"),
			c.Rect(119, 166, 20, 34, 5, p.DDD).Opacity(.35), c.Rect(118, 164, 20, 33, 5, kit.Lin(118, 164, 138, 198, s.L, s.M, s.DD)),
			c.Rect(122, 180, 12, 11, 3, kit.Lin(122, 180, 134, 191, z.LL, z.M, z.DD)), c.Rect(125, 183, 6, 5, 1.5, s.DDD))
		if c.State("open") {
			openBackpack(c)
		} else {
			c.Part("patch", c.Blur(1.5, c.Circle(129, 107, 21, b.DDD).Opacity(.6)), c.Circle(128, 105, 20, kit.Lin(112, 90, 144, 122, s.L, s.M, s.D)),
				c.Circle(128, 105, 16, kit.None).Stroke(z.LL, 1.3).Dash(3, 2.5), c.Path("M128 93L131.5 101.5L140.5 102.2L133.5 108L135.8 117L128 112L120.2 117L122.5 108L115.5 102.2L124.5 101.5Z", kit.Lin(118, 94, 138, 116, p.LL, p.M)))
		}
		c.AnchorBox("print", 128, 106, 92, 60, 0)
		c.AnchorBox("fit", 128, 70, 150, 0, 0)
		c.AnchorBox("grip", 128, 22, 0, 0, 90)
		c.Anchor("ground", 128, 246)
	},
}
