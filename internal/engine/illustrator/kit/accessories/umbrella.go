package accessories

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var umbrella = kit.Piece{
	Name: "umbrella", Cm: 105,
	States:  "open; closed; above",
	Palette: "canopy #e83a4a cloth; panels #e83a4a gores segments sections <canopy; handle #a9693a wood grip; ribs #b9c2ca metal shaft",
	Draw: func(c *kit.Canvas) {
		if c.State("closed") {
			furled(c)
			return
		}
		u, o, h, r := c.Tones("canopy"), c.Tones("panels"), c.Tones("handle"), c.Tones("ribs")
		if c.State("above") {
			canopyAbove(c, u, o, r)
			return
		}
		c.Part("underside", c.Form("M14 126Q30 118 40 134Q66 118 97 141Q112 130 128 143Q144 130 159 141Q190 118 216 134Q226 118 242 126L200 80H56Z", kit.Lin(0, 110, 0, 144, u.DDD, u.DD)))
		c.Part("ribs", c.Line("M128 158L72 124M128 158L184 124M128 158L44 124M128 158L212 124", r.DD, 2.6), c.Line("M128 158L72 124M128 158L184 124", r.L, 1.2))
		c.Part("shaft", c.Rect(124, 100, 8, 112, 2, fabric.Across(124, 132, r)), c.Rect(122, 152, 12, 12, 3, fabric.Across(122, 134, r)), c.Clip("M124 100h8v60h-8Z", c.Blur(3, c.Rect(123, 132, 10, 14, 0, u.DDD).Opacity(.7))))
		const hook = "M128 196V222C128 244 160 246 162 224"
		c.Part("handle", c.Line(hook, h.DD, 13), c.Line(hook, h.M, 10.5).Move(-.5, -.6), c.Line("M125.5 198V222C126 236 138 242 148 240", h.LL, 2.6).Opacity(.8),
			c.Line("M160 228C161 226 162 225 162 222", h.LL, 3).Opacity(.6), c.Rect(120.5, 188, 15, 9, 3, fabric.Across(120, 136, r)))
		c.Part("canopy", c.Rect(124.5, 8, 7, 18, 3.5, fabric.Across(124, 132, r)),
			c.Form("M10 128C12 62 64 22 128 22C192 22 244 62 246 128Q214 104 186 130Q158 110 128 134Q98 110 70 130Q42 104 10 128Z",
				kit.Lin(50, 20, 226, 140, kit.At(0, u.LL), kit.At(.3, u.L), kit.At(.6, u.M), kit.At(1, u.DD)),
				c.Path("M128 22C92 40 70 82 70 134L128 138L186 134C186 82 164 40 128 22Z", kit.Lin(70, 40, 186, 130, u.LL, u.L, u.M)).Opacity(.55),
				c.Path("M128 22C126 60 126 100 128 138L190 134C186 82 164 40 128 22Z", kit.Lin(128, 40, 186, 120, u.M, u.D)).Opacity(.6),
				everySecond(o, u, c.Path("M128 22C92 40 70 82 70 134L128 140V22Z", kit.Lin(70, 30, 128, 130, o.LL, o.L, o.M)), c.Path("M128 22C164 40 186 82 186 140H260V20Z", kit.Lin(150, 30, 236, 130, o.L, o.M, o.DD))),
				c.Blur(8, c.Path("M186 40C240 60 260 100 250 140H196Q226 100 186 40Z", u.DDD).Opacity(.5)),
				c.Blur(5, c.Path("M4 134Q42 104 70 136Q98 114 128 140Q158 114 186 136Q214 104 252 134V116Q214 92 186 118Q158 98 128 122Q98 98 70 118Q42 92 4 116Z", u.DDD).Opacity(.38)),
				c.Line("M128 22C92 40 70 82 70 131M128 22C164 40 186 82 186 131M128 22V134", u.DD, 2).Opacity(.7),
				c.Line("M128 22C92 40 70 82 70 131M128 22C164 40 186 82 186 131M128 22V134", u.LL, 1.2).Move(-1.6, 0).Opacity(.8),
				c.Path("M22 106C30 66 66 38 104 32C74 48 58 78 54 102Q38 98 22 106Z", kit.White).Opacity(.32),
				c.Path("M82 100C86 70 100 48 120 36C110 56 106 80 106 106Q94 98 82 100Z", kit.White).Opacity(.2),
				c.Line("M10 128Q42 104 70 130Q98 110 128 134Q158 110 186 130Q214 104 246 128", u.LL, 2.4).Opacity(.55)))
		c.Part("ribs", c.Circle(10, 129, 3, r.L), c.Circle(70, 132, 3, r.L), c.Circle(128, 135, 3, r.L), c.Circle(186, 132, 3, r.M), c.Circle(246, 129, 3, r.M))
		c.AnchorBox("grip", 128, 206, 0, 0, 0)
		c.AnchorBox("print", 128, 84, 100, 50, 0)
	},
}

// everySecond is what panels of another color than the rest are painted with.
func everySecond(o, u kit.Tones, panels ...kit.Node) kit.Node {
	if o.M.Lch() == u.M.Lch() {
		return kit.Node{}
	}
	return kit.Of(panels...)
}

// canopyAbove is the open umbrella from above: eight panels around its tip.
func canopyAbove(c *kit.Canvas, u, o, r kit.Tones) {
	const edge = "M128 6Q150 26 214 42Q218 86 250 128Q218 170 214 214Q150 230 128 250Q106 230 42 214Q38 170 6 128Q38 86 42 42Q106 26 128 6Z"
	panel := "M128 128L128 6Q150 26 214 42Z"
	var panels, seams []kit.Node
	for i := range 8 {
		turn := 45 * float64(i)
		if i%2 == 1 {
			panels = append(panels, everySecond(o, u, c.Path(panel, kit.Lin(128, 6, 200, 60, o.L, o.M)).Rotate(turn, 128, 128)), c.Path(panel, u.DD).Rotate(turn, 128, 128).Opacity(.2))
		}
		seams = append(seams, c.Line("M128 128V8", u.DD, 2).Rotate(turn, 128, 128).Opacity(.6), c.Line("M126.6 126V10", u.LL, 1.2).Rotate(turn, 128, 128).Opacity(.6))
	}
	c.Part("canopy", c.Form(edge, kit.Rad(96, 90, 190, u.LL, u.L, u.M, u.D, u.DD), kit.Of(panels...), kit.Of(seams...), c.Blur(9, c.Path(edge, kit.None).Stroke(u.DDD, 20).Move(-4, -5)).Opacity(.35),
		c.Path("M120 20Q86 34 52 50Q44 82 30 108Q58 60 120 34Z", kit.White).Opacity(.3)), c.Path(edge, kit.None).Stroke(u.LL, 2).Opacity(.5))
	var tips []kit.Node
	for i := range 8 {
		tips = append(tips, c.Circle(128, 7, 3.4, r.L).Rotate(45*float64(i), 128, 128))
	}
	c.Part("ribs", kit.Of(tips...), c.Circle(129.500, 130, 9, u.DDD).Opacity(.4), c.Circle(128, 128, 8, kit.Rad(125, 125, 11, r.LL, r.M, r.DD)))
}

// furled is the umbrella when it is closed: rolled up, leaning to the right.
func furled(c *kit.Canvas) {
	u, h, r := c.Tones("canopy"), c.Tones("handle"), c.Tones("ribs")
	turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(24, 128, 128) }
	const hook = "M128 208V236C128 262 162 262 162 236"
	c.Part("shaft", turn(c.Rect(124, 176, 8, 44, 2, fabric.Across(124, 132, r)), c.Rect(125, -20, 6, 26, 3, fabric.Across(125, 131, r))))
	c.Part("handle", turn(c.Line(hook, h.DD, 14), c.Line(hook, h.M, 11).Move(-.5, -.6), c.Line("M125 212V236C126 250 138 256 148 254", h.LL, 2.6).Opacity(.8), c.Rect(119, 202, 18, 10, 3, fabric.Across(119, 137, r))))
	const roll = "M128 -2C134 10 146 40 152 90C156 130 150 164 142 186Q128 194 114 186C106 164 100 130 104 90C110 40 122 10 128 -2Z"
	c.Part("canopy", turn(c.Form(roll, fabric.Across(100, 156, u), fabric.Crease(c, u, 5, "M134 4C142 60 126 130 136 188"), fabric.Crease(c, u, 5, "M124 6C112 70 124 130 118 188"), c.Line("M130 0C150 70 138 140 146 180M126 2C128 80 108 130 110 176", u.DD, 2).Opacity(.7)),
		c.Form("M114 184Q128 192 142 184L150 198L140 192L134 202L128 194L120 202L116 192L106 198Z", kit.Lin(106, 184, 150, 202, u.L, u.M, u.DD)),
		c.Path("M113 40Q118 24 122 30C114 70 112 100 114 130Q110 136 108 124C107 96 108 66 113 40Z", kit.White).Opacity(.35)))
	c.Part("ribs", turn(c.Form("M102 118Q128 132 155 114L154 132Q128 148 103 134Z", fabric.Across(102, 155, u)), c.Line("M102 118Q128 132 155 114M103 134Q128 148 154 132", u.LL, 1.6).Opacity(.7), c.Circle(136, 131, 5, r.DD), c.Circle(135.5, 130.4, 4, r.L)))
	c.Part("underside")
	c.AnchorBox("grip", 96, 214, 0, 0, 24)
}
