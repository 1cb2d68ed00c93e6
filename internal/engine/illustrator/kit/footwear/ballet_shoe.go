package footwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var sandal = kit.Piece{
	Name: "sandal", Cm: 26, Facing: kit.Right,
	Palette: "straps #b5682f leather; sole #e2b988 footbed; heel #6b4226 bottom; buckle #e0b342 metal",
	Draw: func(c *kit.Canvas) {
		s, f, h, b := c.Tones("straps"), c.Tones("sole"), c.Tones("heel"), c.Tones("buckle")
		c.On(kit.Back)
		c.Part("straps", c.Path("M32 140C24 100 36 74 62 70L70 86C52 92 46 114 52 146Z", kit.Lin(24, 70, 70, 146, s.D, s.DDD)))
		c.On(kit.Body)
		c.Part("heel", sheen.Body(c, "M12 172Q80 182 134 184Q200 186 246 190Q252 208 240 212Q180 214 120 208L90 206L84 214H20Q8 210 12 172Z", h, 8))
		c.Part("sole", sheen.Body(c, "M10 158C8 146 22 138 42 140C90 146 104 166 150 168C190 170 228 168 246 182Q254 194 240 198Q160 202 110 194Q50 186 16 180Q10 172 10 158Z", f, 10, fabric.Stitches(c, f.LL, "M16 172Q80 184 140 188T246 190")))
		c.Part("straps", sheen.Body(c, "M146 190C140 150 168 120 196 126C220 132 232 158 238 190L214 192C210 168 202 150 190 148C176 148 168 166 170 192Z", s, 9), sheen.Body(c, "M152 188C150 160 130 148 108 156L100 142C136 124 176 148 176 190Z", s, 8), sheen.Body(c, "M46 148C60 124 92 88 110 84C126 82 132 96 128 112L122 176L100 172L106 116C94 124 78 138 72 152Z", s, 9), c.Line("M40 94C60 66 96 66 118 88", s.DDD, 18), c.Line("M40 94C60 66 96 66 118 88", s.M, 15).Move(-.5, -.6), c.Line("M40 88C60 62 94 62 114 80", s.LL, 2.4).Opacity(.6))
		c.Part("buckle", c.Rect(92, 66, 24, 26, 5, kit.None).Stroke(b.DDD, 6), c.Rect(91.5, 65.4, 24, 26, 5, kit.None).Stroke(b.L, 3.8), c.Line("M94 80L112 76", b.D, 3.4))
		c.Anchor("ground", 128, 214)
		c.AnchorBox("fit", 76, 86, 90, 0, 0)
	},
}

var balletShoe = kit.Piece{
	Name: "ballet-shoe", Cm: 30,
	Palette: "shoes #f6b3c4 satin; ribbons #f49ab3 laces <shoes; lining #fbe6dd",
	Draw: func(c *kit.Canvas) {
		s, r, l := c.Tones("shoes"), c.Tones("ribbons"), c.Tones("lining")
		ribbon := func(d string) kit.Node {
			return kit.Of(c.Line(d, r.DDD, 11).Opacity(.8), c.Line(d, r.M, 9).Move(-.4, -.4), c.Line(d, r.LL, 2.6).Move(-2, -1.4).Opacity(.8))
		}
		shoe := func() kit.Node {
			const o = "M97 252C78 252 72 226 66 194C58 156 54 112 70 94C82 82 112 82 124 94C140 112 136 156 128 194C122 226 116 252 97 252Z"
			return kit.Of(sheen.Body(c, o, s, 15), c.Form("M73 146C68 116 76 98 97 98C118 98 126 116 121 146Q117 172 97 178Q77 172 73 146Z", kit.Lin(76, 104, 116, 178, l.DDD, l.D, l.M)), c.Path("M73 146C68 116 76 98 97 98C118 98 126 116 121 146Q117 172 97 178Q77 172 73 146Z", kit.None).Stroke(s.LL, 3), c.Path("M72 222Q97 234 122 222L116 246Q97 260 78 246Z", s.L).Opacity(.5), c.Line("M73 222Q97 234 121 222", s.DD, 1.8).Opacity(.5), c.Line("M86 184L82 214M97 188V216M108 184L112 214", s.DD, 1.8).Opacity(.35), c.Line("M90 180L96 190L103 180", r.M, 3), sheen.Glint(c, "M74 190Q78 186 82 192L88 226Q86 234 82 228Z", .6))
		}
		c.Part("ribbons", ribbon("M74 112C40 90 34 52 74 40C110 30 140 44 150 66"), ribbon("M176 112C216 96 224 54 190 40C160 30 138 46 132 70"))
		c.Part("shoes", shoe().Rotate(-9, 97, 250).Move(-14, 0), shoe().Rotate(9, 97, 250).Move(76, 0))
		c.Part("ribbons", ribbon("M136 72C108 40 66 44 78 64C88 84 118 84 134 74"), ribbon("M136 72C164 40 204 44 192 64C182 84 152 84 138 74"), ribbon("M134 76C126 98 128 120 120 140"), ribbon("M138 76C148 96 144 122 154 142"), sheen.Ball(c, 136, 73, 10, r))
		c.Anchor("ground", 134, 250)
	},
}
