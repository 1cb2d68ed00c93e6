package trucks

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var tractor = kit.Piece{
	Name: "tractor", Cm: 420, Facing: kit.Right,
	Palette: "body #3f9e46 hood; wheels #f6c13a rims; tires #4a4f5d; cab #3f9e46 <body; windows #bfe6f2 glass; exhaust #8f98a3 pipe; headlights #ffe9a3; seat #5b4a42",
	Draw: func(c *kit.Canvas) {
		b, r, t, k, w, e, l, s := c.Tones("body"), c.Tones("wheels"), c.Tones("tires"), c.Tones("cab"), c.Tones("windows"), c.Tones("exhaust"), c.Tones("headlights"), c.Tones("seat")
		lugs := func(x, y, radius float64, n int) kit.Node {
			return kit.Of(c.Around(n, x, y, c.Rect(x-5, y-radius-3.5, 10, 12, 2.5, t.DD)), c.Around(n, x, y, c.Rect(x-4.5, y-radius-3, 7, 5, 1.5, t.M)))
		}
		big := func(x, y, radius float64, n int) kit.Node {
			h := radius * .6
			return kit.Of(lugs(x, y, radius, n), chassis.Tire(c, x, y, radius, t),
				c.Circle(x, y, h, kit.Lin(x-h, y-h, x+h, y+h, r.LL, r.M, r.DD)), c.Circle(x, y, h*.8, kit.Lin(x-h, y-h, x+h, y+h, r.DD, r.M, r.L)),
				c.Around(8, x, y, c.Circle(x, y-h*.62, h*.09, r.DDD)), c.Circle(x, y+h*.05, h*.4, r.DDD).Opacity(.5), c.Circle(x, y, h*.36, kit.Lin(x-h*.3, y-h*.3, x+h*.3, y+h*.3, r.LL, r.M, r.D)), c.Circle(x, y, h*.15, r.DD),
				c.Line(gloss.Arc(x, y, h*.9, 200, 265), kit.White, h*.07).Opacity(.8))
		}
		c.Part("exhaust", gloss.Tube(c, "M184 104V58Q184 48 192 46", 8, e), c.Rect(178, 72, 12, 26, 4, gloss.Barrel(e, 178, 0, 190, 0)))
		c.Part("frame", c.Form("M96 150H226V172Q226 178 220 178H100Z", kit.Lin(0, 150, 0, 178, kit.Hex("#6d7480"), kit.Hex("#3d414d"))), c.Rect(150, 160, 40, 16, 4, kit.Hex("#565c69")))
		c.Part("seat", c.Form("M62 122V92Q62 84 70 84Q76 84 77 92L80 116H102Q108 116 108 122V128H66Q62 128 62 122Z", gloss.Sheen(s, 62, 84, 104, 130), gloss.Glint(c, "M65 94Q65 87 70 87Q68 92 69 116H66Z", .35)))
		c.Part("steering wheel", c.Line("M134 128L122 104", kit.Hex("#4a4f5d"), 4), c.Line("M112 108L130 98", kit.Hex("#4a4f5d"), 5), c.Line("M112 106.500L129 97", kit.Hex("#9299a8"), 1.6))
		c.Part("windows", c.Form("M60 40H130L144 118H60Z", kit.Lin(60, 40, 140, 120, w.LL.Alpha(.62), w.M.Alpha(.42)), c.Path("M68 118L104 40H120L86 118Z", kit.White).Opacity(.35), c.Path("M94 118L128 44V60L102 118Z", kit.White).Opacity(.28)))
		c.Part("cab", gloss.Tube(c, "M134 38L148 122", 6.5, k), gloss.Tube(c, "M56 38L58 110", 6.5, k), gloss.Tube(c, "M98 38L99 70", 4.5, k),
			c.Form("M44 34Q44 22 56 22H132Q146 22 150 34Q151 41 144 41H50Q44 41 44 34Z", kit.Lin(80, 22, 88, 44, k.L, k.M, k.DD), gloss.Glint(c, "M52 30Q54 26 60 26H128Q136 26 140 30Q134 29 128 29H60Q55 29 52 32Z", .6)))
		c.Part("body", c.Form("M134 112Q134 106 142 106L226 110Q242 112 244 128V150Q244 158 236 158H136Z", kit.Lin(180, 104, 190, 162, kit.At(0, b.LL), kit.At(.2, b.L), kit.At(.55, b.M), kit.At(1, b.DD)),
			gloss.Dim(c, 5, .45, "M134 146H256V166H134Z", b), gloss.Dim(c, 4, .4, "M128 100H142V160H128Z", b), c.Path("M134 132H250V138H134Z", r.M), c.Path("M134 132H250V133.500H134Z", r.LL)),
			gloss.Glint(c, "M144 110L224 113.500Q234 115 238 122Q230 118 222 117.500L144 114Z", .6),
			c.Form("M226 112Q244 113 245 130V150Q245 157 238 157H228Z", kit.Lin(226, 112, 246, 150, kit.Hex("#7d8592"), kit.Hex("#454a57")), c.Line("M224 140h24m-24 5h24m-24 5h24", kit.Hex("#2f323d"), 2)))
		var slats []kit.Node
		for i := range 5 {
			slats = append(slats, c.Line(fmt.Sprintf("M%d 142L%d 152", 168+8*i, 164+8*i), b.DDD, 2.6).Opacity(.7))
		}
		c.Part("body", slats...)
		c.Part("headlights", chassis.Lamp(c, 236, 127, 6.5, 8, l, e))
		c.Part("wheels", big(208, 184, 33, 14))
		c.Part("wheels", c.Clip("M96 100H246V178H96Z", c.Blur(4, c.Circle(84, 168, 54, kit.Black).Opacity(.35))), big(78, 166, 51, 20))
		c.Part("fender", c.Form("M14 142C18 106 48 96 78 98C112 100 134 118 140 150L128 152C120 128 104 112 78 111C50 110 34 122 27 145Z", kit.Lin(40, 96, 70, 160, b.LL, b.M, b.DD), gloss.Glint(c, "M24 132C32 112 52 103 78 103C96 104 110 110 120 120C106 110 92 108 78 107.500C52 107 36 116 28 134Z", .55)))
		c.AnchorBox("inside", 99, 80, 70, 74, 0)
		c.Anchor("seat", 92, 116)
		c.Anchor("handNear", 120, 103)
		c.Anchor("handFar", 126, 100)
		c.Anchor("footNear", 132, 146)
		c.Anchor("footFar", 136, 142)
		c.Anchor("ground", 128, 219)
	},
}
