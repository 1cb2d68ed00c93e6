package fantasy

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var mooseAntlers = kit.Piece{
	Name: "moose-antlers", Cm: 120,
	Palette: "antlers #a97a4a; base #7a4f2c",
	Draw: func(c *kit.Canvas) {
		a, b := c.Tones("antlers"), c.Tones("base")
		palm := "M140 206C142 184 150 172 162 164C148 158 142 146 142 130C142 122 152 120 156 128C160 138 166 142 174 142C168 120 166 100 170 74C172 64 182 66 182 76C183 88 186 96 192 100C192 80 194 62 202 44C206 36 214 40 212 50C208 70 210 84 214 92C218 80 226 68 236 60C243 55 249 62 245 70C238 86 236 98 238 108C241 104 244 102 248 102C254 103 255 110 251 118C240 150 222 176 192 184C174 188 164 194 162 212C156 220 142 218 140 206Z"
		one := p.Body(c, palm, a, 8, c.Blur(5, c.Path("M176 150C176 128 188 110 214 104C222 128 204 164 180 170Z", a.LL)).Opacity(.55),
			c.Line("M154 206Q160 178 184 160Q214 140 238 112M178 160Q186 130 180 84M190 154Q206 116 206 54M200 146Q220 118 240 72", a.DDD, 1.8).Opacity(.35))
		c.Part("antlers", one.Mirror(128), one)
		c.Part("base", p.Body(c, "M96 208Q112 198 128 200Q144 198 160 208Q168 220 150 224Q128 230 106 224Q88 220 96 208Z", b, 6))
		c.AnchorBox("fit", 128, 216, 70, 14, 0)
		c.Anchor("grip", 128, 214)
		c.Anchor("ground", 128, 226)
	},
}

var whaleTail = kit.Piece{
	Name: "whale-tail", Cm: 500,
	Palette: "tail #3f78bd skin fluke flukes; splash #9fd9f4 water",
	Draw: func(c *kit.Canvas) {
		t, w := c.Tones("tail"), c.Tones("splash")
		c.Part("splash", p.Body(c, "M22 224C30 204 56 200 72 208C92 196 164 196 184 208C200 200 226 204 234 224C226 242 176 248 128 248C80 248 30 242 22 224Z", w, 8))
		tail := "M128 84C118 58 88 44 50 42C32 41 18 34 8 22C2 56 18 94 58 108C84 117 106 116 114 128C118 152 110 190 88 226Q128 240 168 226C146 190 138 152 142 128C150 116 172 117 198 108C238 94 254 56 248 22C238 34 224 41 206 42C168 44 138 58 128 84Z"
		c.Part("tail", p.Body(c, tail, t, 14,
			c.Blur(6, c.Line("M24 52Q62 62 96 84M232 52Q194 62 160 84", t.LL, 12)).Opacity(.6),
			c.Line("M40 62Q76 74 104 98M34 80Q66 94 96 106M216 62Q180 74 152 98M222 80Q190 94 160 106", t.DDD, 2).Opacity(.3),
			c.Blur(4, c.Line("M128 96Q126 150 128 228", t.DD, 8)).Opacity(.4), c.Blur(3, c.Line("M119 134Q118 176 102 216", t.LL, 7)).Opacity(.55)))
		drop := func(x, y, r float64) kit.Node { return p.Body(c, kit.Oval(x, y, r, r*1.2), w, 3) }
		c.Part("splash", p.Body(c, "M30 228C48 210 64 226 78 216C84 196 94 206 102 220C116 212 140 212 154 220C162 206 172 196 178 216C192 226 208 210 226 228C214 244 168 250 128 250C88 250 42 244 30 228Z", w, 6,
			c.Line("M58 234Q92 226 128 234Q164 242 200 232", w.LL, 3.500).Opacity(.9)), drop(64, 190, 6), drop(84, 172, 4.5), drop(190, 186, 6.5), drop(172, 168, 4), drop(44, 206, 4), drop(212, 204, 4.5))
		c.Anchor("ground", 128, 248)
	},
}

var dinosaurFootprint = kit.Piece{
	Name: "dinosaur-footprint", Cm: 60,
	Palette: "print #6f9a3c foot pads; claws #6f9a3c <print",
	Draw: func(c *kit.Canvas) {
		f, k := c.Tones("print"), c.Tones("claws")
		toe := p.Body(c, "M128 40C148 52 160 82 158 108C156 134 146 148 128 148C110 148 100 134 98 108C96 82 108 52 128 40Z", f, 10)
		claw := p.Body(c, "M128 2C136 12 142 24 141 36Q128 28 115 36C114 24 120 12 128 2Z", k, 4)
		for _, side := range []float64{-1, 1} {
			c.Part("print", toe.Scale(.92, .92, 128, 200).Rotate(46*side, 128, 200))
			c.Part("claws", claw.Scale(.92, .92, 128, 200).Rotate(46*side, 128, 200))
		}
		c.Part("print", toe, p.Body(c, "M128 158C150 158 162 172 168 192C176 220 156 246 128 246C100 246 80 220 88 192C94 172 106 158 128 158Z", f, 12))
		c.Part("claws", claw)
		c.Anchor("ground", 128, 246)
	},
}

var turtleFromAbove = kit.Piece{
	Name: "turtle-from-above", Cm: 25,
	Palette: "shell #7d5a35; skin #83b052 head legs tail; rim #a37a48",
	Draw: func(c *kit.Canvas) {
		s, k, r := c.Tones("shell"), c.Tones("skin"), c.Tones("rim")
		leg := func(d string, spots ...[3]float64) kit.Node {
			return p.Body(c, d, k, 8, p.Each(len(spots), func(i int) kit.Node { return c.Circle(spots[i][0], spots[i][1], spots[i][2], k.DD).Opacity(.45) }))
		}
		front := leg("M172 92C184 70 206 60 226 66C240 72 238 90 226 100C212 112 196 120 184 122Z", [3]float64{204, 84, 6}, [3]float64{220, 80, 4}, [3]float64{212, 98, 4})
		rear := leg("M176 184C196 186 214 200 218 218C218 232 202 236 190 226C176 216 166 204 164 194Z", [3]float64{196, 206, 5}, [3]float64{206, 218, 4})
		c.Part("skin", front, front.Mirror(128), rear, rear.Mirror(128), p.Body(c, "M118 226Q128 222 138 226Q136 244 128 254Q120 244 118 226Z", k, 4))
		c.Part("skin", p.Body(c, "M128 6C148 6 158 22 156 40C154 58 146 70 128 78C110 70 102 58 100 40C98 22 108 6 128 6Z", k, 10, c.Circle(116, 58, 4, k.DD).Opacity(.4), c.Circle(138, 60, 5, k.DD).Opacity(.4), c.Circle(128, 46, 4, k.DD).Opacity(.4)))
		eye := kit.Of(c.Ellipse(146, 28, 6, 7.5, kit.Hex("#20242c")), c.Circle(144.500, 25, 2.200, kit.White))
		c.Part("eyes", eye, eye.Mirror(128), c.Line("M123 14h2.200M131 14h2.200", k.DDD, 2.600))
		c.Part("rim", p.Body(c, "M128 58C172 58 200 94 202 142C204 194 172 238 128 238C84 238 52 194 54 142C56 94 84 58 128 58Z", r, 8, p.Each(18, func(i int) kit.Node {
			sin, cos := math.Sincos(float64(i) * math.Pi / 9)
			return c.Line(p.D("M%g %gL%g %g", 128+58*sin, 148-70*cos, 128+78*sin, 148-94*cos), r.DD, 2.600)
		})))
		dome := "M128 72C164 72 188 102 190 144C192 188 164 224 128 224C92 224 64 188 66 144C68 102 92 72 128 72Z"
		seams := "M128 72V88M100 104L128 88L156 104L150 136L156 170L128 208L100 170L106 136ZM106 136H150M100 104L80 100M156 104L176 100M106 136L66 144M150 136L190 144M100 170L76 186M156 170L180 186M128 208V224"
		c.Part("shell", p.Body(c, dome, s, 14, c.Blur(8, c.Ellipse(110, 112, 26, 22, s.LL)).Opacity(.65), c.Line(seams, s.DDD, 4.500).Opacity(.7), c.Line(seams, s.LL, 1.500).Move(-1.500, -1.500).Opacity(.55)))
		c.Anchor("ground", 128, 240)
	},
}
