package toys

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var flamingoFloat = kit.Piece{
	Name: "flamingo-float", Cm: 120, Facing: kit.Left,
	Palette: "float #f66fa5 pink body; wing #ff9cc4; beak #2f2a33; tip #ffd9a8; eye #2a2230",
	Draw: func(c *kit.Canvas) {
		f, w, b, t, e := c.Tones("float"), c.Tones("wing"), c.Tones("beak"), c.Tones("tip"), c.Tones("eye")
		c.On(kit.Back)
		c.Part("float", c.Path("M18 178A110 52 0 0 1 238 178L196 178A66 24 0 0 0 60 178Z", kit.Lin(0, 126, 0, 178, f.M, f.D, f.DD)), c.Blur(4, c.Line("M40 166A98 38 0 0 1 216 166", f.LL, 6)).Opacity(.6))
		c.On(kit.Body)
		tail := "M222 168C232 150 246 142 252 126C240 128 226 138 214 154Z"
		c.Part("wing", sheen.Body(c, tail, w, 6))
		c.On(kit.Fore)
		front := "M18 176C18 162 40 152 62 166C76 178 100 186 128 186C158 186 182 178 194 166C216 152 238 162 238 176C238 216 190 246 128 246C66 246 18 216 18 176Z"
		c.Part("float", c.Form(front, kit.Lin(40, 166, 190, 246, f.LL, f.L, f.M, f.D, f.DD), c.Blur(9, c.Path("M18 214Q128 262 238 210L238 256H18Z", f.DDD)).Opacity(.5),
			c.Blur(2, c.Line("M76 180L70 236M106 190L104 246M150 190L154 246M182 180L192 236", f.D, 3)).Opacity(.7)),
			c.Blur(3, c.Line("M34 178C44 196 72 208 104 210", kit.White, 8)).Opacity(.6))
		wing := "M146 186C164 166 204 164 222 186C216 212 184 226 158 216C146 210 142 196 146 186Z"
		c.Part("wing", c.Blur(4, c.Path(wing, f.DDD).Move(1, 5)).Opacity(.4), sheen.Body(c, wing, w, 9, c.Line("M164 198Q182 186 206 190M168 208Q184 198 206 202", w.D, 3)))
		neck := "M40 176C30 150 66 132 72 108C76 92 66 82 56 84C50 86 48 92 48 98L26 94C24 66 44 48 66 52C94 56 108 82 100 112C94 136 80 146 84 178C78 196 46 196 40 176Z"
		c.Part("float", c.Blur(5, c.Path(neck, f.DDD).Move(4, 5)).Opacity(.4), c.Form(neck, kit.Lin(36, 60, 104, 180, f.LL, f.L, f.M, f.D), c.Blur(6, c.Line("M104 84C110 118 92 136 94 180", f.DD, 12)).Opacity(.6)),
			c.Blur(2.500, c.Line("M40 74C48 62 62 58 72 64", kit.White, 6)).Opacity(.7), c.Blur(3, c.Line("M78 116C72 134 54 146 52 166", kit.White, 5)).Opacity(.45))
		c.Part("tip", sheen.Body(c, "M26 92C30 88 44 90 50 98C48 108 36 118 26 116C18 112 18 98 26 92Z", t, 4))
		c.Part("beak", sheen.Body(c, "M20 106C26 114 36 116 42 110C42 122 34 136 26 138C18 132 16 116 20 106Z", b, 4))
		c.Part("eye", c.Circle(60, 74, 7, kit.White), c.Circle(59, 75, 4.800, e.M), c.Circle(57.500, 73, 1.600, kit.White))
		c.On(kit.Body)
		c.Anchor("ground", 128, 246)
		c.AnchorBox("inside", 128, 180, 130, 34, 0)
		c.AnchorBox("surface", 128, 176, 120, 0, 0)
		c.Anchor("seat", 128, 180)
	},
}
