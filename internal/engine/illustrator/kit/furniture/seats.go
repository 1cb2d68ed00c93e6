package furniture

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var armchair = kit.Piece{
	Name: "armchair", Cm: 95,
	Palette: "fabric #e2a03f seat chair; pillow #3c7fb0 cushion; arms #e2a03f <fabric; legs #8a5230 wood",
	Draw: func(c *kit.Canvas) {
		f, u, a, l := c.Tones("fabric"), c.Tones("pillow"), c.Tones("arms"), c.Tones("legs")
		leg := sheen.Body(c, "M48 212H70L62 246Q60 250 56 250Q52 250 51 246Z", l, 6)
		c.Part("legs", leg, leg.Mirror(128))
		c.On(kit.Back)
		const back = "M52 176V66C52 22 88 8 128 8C168 8 204 22 204 66V176Z"
		tuft := func(x, y float64) kit.Node {
			return kit.Of(c.Blur(3, c.Circle(x, y, 9, f.DDD)).Opacity(.5), c.Line(sheen.D("M%g %gL%g %gM%g %gL%g %g", x-16, y-18, x, y, x+16, y-18, x, y), f.DD, 2).Opacity(.5), c.Circle(x, y, 4, f.DDD), c.Circle(x-.6, y-.8, 3, f.L))
		}
		c.Part("seat", sheen.Body(c, back, f, 22, tuft(92, 58), tuft(128, 46), tuft(164, 58), tuft(108, 88), tuft(148, 88)), sheen.Glint(c, "M72 48Q82 22 116 18Q92 30 84 56Q76 66 72 48Z", .4))
		c.On(kit.Body)
		c.Part("seat", c.Form("M40 176H216V218H40Z", kit.Lin(0, 176, 0, 218, f.M, f.D, f.DD)))
		pad := "M54 148C54 138 62 134 72 134H184C194 134 202 138 202 148V172Q202 184 190 184H66Q54 184 54 172Z"
		c.Part("seat", c.Clip(back, sheen.Dim(c, 5, .5, "M56 126H200V142H56Z", f)), sheen.Body(c, pad, f, 16, c.Line("M54 152Q128 160 202 152", f.DD, 2).Opacity(.6), c.Line("M54 154Q128 162 202 154", f.LL, 1.4).Opacity(.5)))
		p := "M92 84C108 90 148 90 164 84C160 104 160 122 164 140C148 136 108 136 92 140C96 122 96 104 92 84Z"
		c.Part("pillow", sheen.Dim(c, 4, .35, "M96 96H172V146H96Z", f), sheen.Body(c, p, u, 12, c.Line("M104 86V140M116 88V138M128 88V138M140 88V138M152 86V140", u.LL, 3).Opacity(.55)))
		arm := "M14 128C14 112 26 104 40 104C56 104 66 112 66 128V210Q66 218 58 218H24Q14 218 14 208Z"
		one := kit.Of(sheen.Body(c, arm, a, 16, c.Line("M56 124V214", a.DD, 1.8).Opacity(.5)), c.Ellipse(40, 128, 17, 17, a.D).Opacity(.45), c.Ellipse(40, 128, 12, 12, a.L).Opacity(.5))
		c.Part("arms", one, one.Mirror(128), sheen.Glint(c, "M24 128Q26 112 42 111Q32 118 31 132Q27 138 24 128Z", .45))
		c.Anchor("ground", 128, 250)
		c.Anchor("seat", 128, 136)
		c.AnchorBox("surface", 128, 138, 110, 0, 0)
		c.Anchor("footNear", 142, 250)
		c.Anchor("footFar", 114, 250)
	},
}

var bench = kit.Piece{
	Name: "bench", Cm: 150,
	Palette: "wood #b8743a seat slats; frame #454d5c metal legs",
	Draw: func(c *kit.Canvas) {
		w, m := c.Tones("wood"), c.Tones("frame")
		slat := func(x, y, h, in float64) kit.Node {
			d := sheen.D("M%g %gQ%g %g %g %gH%gQ%g %g %g %gL%g %gQ%g %g %g %gH%gQ%g %g %g %gZ", x+in, y+4, x+in, y, x+in+5, y, 251-x-in, 256-x-in, y, 256-x-in, y+4, 256-x, y+h-4, 256-x, y+h, 251-x, y+h, x+5, x, y+h, x, y+h-4)
			return kit.Of(sheen.Body(c, d, w, 6, sheen.Grain(c, kit.Box{X0: x, Y0: y, X1: 256 - x, Y1: y + h}, 3, w)), sheen.Streak(c, sheen.D("M%g %gH%g", x+in+8, y+3.2, 200.0), 1.8, .5))
		}
		side := func(n ...kit.Node) kit.Node { k := kit.Of(n...); return kit.Of(k, k.Mirror(128)) }
		c.On(kit.Back)
		c.Part("frame", side(sheen.Tube(c, "M45 76L52 176Q54 196 48 218", 9, kit.TonesOf(m.D))))
		c.Part("wood", slat(20, 74, 24, 0), slat(18, 104, 24, 0))
		c.On(kit.Body)
		c.Part("wood", slat(18, 142, 11, 5), slat(11, 154, 13, 5), c.Rect(6, 178, 244, 9, 4, w.DDD), slat(4, 168, 15, 5))
		c.Part("frame", side(sheen.Tube(c, "M22 186C16 206 30 214 24 236", 11, m), sheen.Tube(c, "M24 184C44 190 48 204 46 216", 7, m), sheen.Tube(c, "M20 180C14 160 26 150 20 132C16 120 24 110 38 110C50 110 52 124 42 126C34 127 32 118 38 116", 9, m), sheen.Body(c, "M12 240Q12 232 24 231Q36 232 36 240Z", m, 4)))
		c.Anchor("ground", 128, 238)
		c.Anchor("seat", 128, 156)
		c.AnchorBox("surface", 128, 154, 210, 0, 0)
		c.Anchor("footNear", 142, 238)
		c.Anchor("footFar", 114, 238)
	},
}

var beachChair = kit.Piece{
	Name: "beach-chair", Cm: 110, Facing: kit.Right,
	Palette: "cloth #2f9fe0 seat fabric; stripes #fdf6e6; wood #d79b55 frame legs",
	Draw: func(c *kit.Canvas) {
		f, s, w := c.Tones("cloth"), c.Tones("stripes"), c.Tones("wood")
		c.On(kit.Back)
		c.Part("wood", sheen.Tube(c, "M86 16L206 236", 11, w), sheen.Tube(c, "M216 150L92 238", 11, w))
		c.On(kit.Body)
		const sling = "M20 40L84 22C104 96 140 156 222 152L238 176C150 190 60 140 20 40Z"
		c.Part("cloth", sheen.Body(c, sling, f, 15))
		c.Part("stripes", c.Clip(sling, c.Line("M30 32C60 120 130 172 238 168", s.M, 13), c.Line("M58 26C86 108 140 164 232 158", s.M, 10), c.Line("M28 34C58 122 128 174 236 170", s.LL, 3).Opacity(.7), sheen.Edge(c, sling, f, 15)))
		c.Part("wood", sheen.Tube(c, "M18 38L150 244", 12, w), sheen.Tube(c, "M244 176L52 246", 12, w), sheen.Tube(c, "M14 40L90 18", 12, w), sheen.Tube(c, "M216 148L246 176", 11, w), sheen.Tube(c, "M60 128L196 142", 9, w), sheen.Screw(c, 118, 212, 6, w), sheen.Screw(c, 62, 128, 5, w))
		c.Anchor("ground", 120, 248)
		c.Anchor("seat", 128, 150)
		c.AnchorBox("surface", 150, 160, 90, 0, 0)
		c.Anchor("footNear", 230, 236)
		c.Anchor("footFar", 216, 240)
	},
}

var hammock = kit.Piece{
	Name: "hammock", Cm: 260,
	Palette: "cloth #f0704a hammock; stripes #ffd25a; pillow #4fb3c8; ropes #e9d3a6 cords; posts #9c6a3c trees wood",
	Draw: func(c *kit.Canvas) {
		f, s, p, r, w := c.Tones("cloth"), c.Tones("stripes"), c.Tones("pillow"), c.Tones("ropes"), c.Tones("posts")
		post := sheen.Body(c, "M8 34Q8 26 18 26Q28 26 28 34L32 244H4Z", w, 8, sheen.Grain(c, kit.Box{X0: 8, Y0: 40, X1: 28, Y1: 240}, 3, w))
		c.On(kit.Back)
		c.Part("posts", post, post.Mirror(128))
		rope := sheen.Each(6, func(i int) kit.Node {
			k := float64(i)
			return kit.Of(c.Line(sheen.D("M28 84L%g %g", 62-k*2, 102+k*9), r.DDD, 3.6), c.Line(sheen.D("M28 84L%g %g", 62-k*2, 102+k*9), r.M, 2.2))
		})
		c.Part("ropes", rope, rope.Mirror(128), c.Line("M10 84H28M228 84H246", r.M, 7), c.Line("M10 83H28M228 83H246", r.LL, 2))
		c.Part("cloth", c.Form("M58 100C90 156 166 156 198 100L206 128C170 190 86 190 50 128Z", kit.Lin(0, 100, 0, 180, f.DD, f.DDD)))
		c.On(kit.Body)
		c.Part("pillow", sheen.Body(c, "M64 122C60 108 74 104 86 112C100 122 112 132 120 138C126 146 118 158 106 156C88 152 70 142 64 122Z", p, 10))
		c.On(kit.Fore)
		const d = "M48 122C84 172 172 172 208 122Q214 132 206 144C178 226 78 226 50 144Q42 132 48 122Z"
		c.Part("cloth", sheen.Body(c, d, f, 18))
		c.Part("stripes", c.Clip(d, sheen.Each(6, func(i int) kit.Node {
			x := 58 + 28*float64(i)
			return c.Line(sheen.D("M%g 120Q%g 170 %g 220", x, x+(128-x)*.08, x+(128-x)*.2), s.M, 8)
		}), sheen.Edge(c, d, f, 18)), c.Line("M48 123C84 173 172 173 208 123", s.LL, 4), sheen.Each(13, func(i int) kit.Node {
			x := 74 + 9*float64(i)
			return c.Line(sheen.D("M%g %gv12", x, 205-(x-128)*(x-128)*.011), s.D, 3)
		}))
		c.Anchor("ground", 128, 244)
		c.AnchorBox("inside", 128, 140, 128, 70, 0)
		c.Anchor("seat", 128, 158)
		c.Anchor("footNear", 176, 160)
		c.Anchor("footFar", 182, 156)
	},
}

var crib = kit.Piece{
	Name: "crib", Cm: 130,
	Palette: "wood #e6c08e frame crib; mattress #9fd0f0 bedding; blanket #ffc94d; ornament #f58cb4 heart",
	Draw: func(c *kit.Canvas) {
		w, m, b, o := c.Tones("wood"), c.Tones("mattress"), c.Tones("blanket"), c.Tones("ornament")
		spindle := func(x, y0, y1 float64) kit.Node { return sheen.Bar(c, x, y0, y1, 8, w) }
		c.On(kit.Back)
		c.Part("frame", sheen.Each(8, func(i int) kit.Node { return spindle(48+23*float64(i), 64, 160) }), sheen.Panel(c, 24, 54, 208, 14, 6, w, 6))
		c.On(kit.Body)
		c.Part("mattress", sheen.Panel(c, 26, 138, 204, 34, 12, m, 10), sheen.Body(c, "M40 122C38 112 52 110 70 112C88 110 100 114 98 126C100 140 84 142 68 140C50 142 38 138 40 122Z", kit.TonesOf(kit.Hex("#f6f3ee")), 9))
		c.Part("blanket", sheen.Body(c, "M120 126Q174 116 228 132V172H116Q112 150 120 126Z", b, 12, c.Line("M118 150Q172 140 230 152M140 124V172M170 122V172M200 124V172", b.LL, 3).Opacity(.6)))
		c.On(kit.Fore)
		c.Part("frame", sheen.Each(9, func(i int) kit.Node { return spindle(36+23*float64(i), 100, 204) }), sheen.Panel(c, 18, 92, 220, 16, 7, w, 7), sheen.Panel(c, 18, 196, 220, 18, 7, w, 7))
		end := kit.Of(sheen.Panel(c, 8, 40, 20, 206, 8, w, 8), sheen.Ball(c, 18, 32, 13, w), c.Circle(18, 248, 7, w.DDD))
		c.Part("frame", end, end.Mirror(128))
		c.Part("ornament", c.Path("M128 212C116 204 113 196 119 193C124 191 127 195 128 198C129 195 132 191 137 193C143 196 140 204 128 212Z", o.M), c.Ellipse(122, 197, 2.5, 1.6, kit.White).Opacity(.8))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("inside", 128, 118, 190, 50, 0)
	},
}
