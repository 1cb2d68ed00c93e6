package cars

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var car = kit.Piece{
	Name: "car", Cm: 420, Facing: kit.Right, States: carViews + "; open; open-door; open-hood; open-trunk; closed",
	Palette: "body #e6403a paint; windows #a6dcf2 glass; wheels #d5dce3 rims hubcaps; tires #4a4f5d; headlights #ffe08a lights; doors #e6403a <body; trim #c9d1d9 bumpers chrome",
	Draw: func(c *kit.Canvas) {
		if carView(c, lookOf(c, "body", "trim")) {
			return
		}
		b, w, r, t, l, m, d := c.Tones("body"), c.Tones("windows"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlights"), c.Tones("trim"), c.Tones("doors")
		const shell = "M12 178Q4 176 4 160C3 136 10 122 28 117L48 112C58 84 76 50 112 46C136 44 156 45 170 53C188 64 198 88 208 110C234 112 247 122 251 138Q255 154 252 168Q250 178 241 178Z"
		c.Part("body", chassis.Bodywork(c, shell, b, 132, chassis.Arch(c, 66, 173, 30, b), chassis.Arch(c, 196, 173, 30, b)),
			gloss.Glint(c, "M66 86C78 62 92 52.500 114 51C136 49.500 152 50 166 57C148 54 134 54.500 116 56.500C96 60 82 68 66 86Z", .55), gloss.Glint(c, "M210 114C230 116 242 123 246 134C234 124 222 120 211 119Z", .6))
		c.Part("windows", c.Path("M59 112C69 86 84 60 112 57C136 55 150 56 162 62C177 71 187 92 196 112Z", b.DDD),
			chassis.Glass(c, "M67 109C76 87 88 66 112 62.500H119V109Z", w), chassis.Glass(c, "M127 62C143 61 152 63 160 68C172 77 181 94 187 109H127Z", w, c.Path("M132 112V98Q132 91 139 91H143Q150 91 150 98V112Z", w.DDD).Opacity(.4), c.Line("M168 109L164 93M157 99L171 90", w.DDD, 3.5).Opacity(.55)))
		c.Part("doors", c.Clip(shell, c.Path("M64 116H190V166H98V150Q86 134 64 130Z", d.M).Opacity(.2)),
			c.Line("M123 114V168M60 116Q58 128 68 134Q92 142 100 160Q103 168 110 168H150Q158 168 161 160Q168 142 186 136L191 116", b.DD, 1.7).Opacity(.75),
			c.Rect(131, 124.500, 20, 6.500, 3.2, b.DDD).Opacity(.5), c.Rect(130, 122, 20, 6, 3, gloss.Sheen(m, 130, 121, 146, 130)), c.Rect(97, 124.500, 18, 6.500, 3.2, b.DDD).Opacity(.5), c.Rect(96, 122, 18, 6, 3, gloss.Sheen(m, 96, 121, 112, 130)))
		c.Part("bumpers", c.Form("M224 157H247Q255 157 255 164Q255 172 247 172H219Z", gloss.Sheen(m, 224, 154, 250, 174)), c.Form("M32 157H9Q1 157 1 164Q1 172 9 172H37Z", gloss.Sheen(m, 2, 154, 26, 174)), c.Line("M101 175H161", m.DD, 5), c.Line("M101 174H161", m.L, 2.5))
		c.Part("mirror", c.Form("M176 108Q175 98 184 98Q194 98 194 106Q194 113 186 113Q177 113 176 108Z", gloss.Sheen(b, 176, 96, 194, 114), gloss.Glint(c, "M179 105Q180 100.500 186 100.500Q182 102 181 106Z", .6)))
		c.Part("headlights", chassis.Lamp(c, 238, 136, 10, 12.500, l, m))
		c.Part("taillights", c.Form("M8 132Q14 124 28 124Q32 136 26 146H5Z", kit.Lin(6, 124, 28, 148, kit.Hex("#ff8d6b"), kit.Hex("#e02b2b"), kit.Hex("#a3132c")), gloss.Glint(c, "M12 133Q16 128 24 128V132Q16 132 11 138Z", .55)))
		c.Part("wheels", chassis.Wheel(c, 66, 174, 30, t, r, 5), chassis.Wheel(c, 196, 174, 30, t, r, 5))
		c.AnchorBox("inside", 152, 88, 48, 38, 0)
		openCar(c, b)
		chassis.Driver(c, 140, 128, 164, 94, 174, 156)
		c.AnchorBox("surface", 132, 46, 64, 4, 0)
		c.AnchorBox("print", 142, 148, 42, 26, 0)
		c.Anchor("ground", 128, 204)
	},
}
