package trucks

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var vintageRedTruck = kit.Piece{
	Name: "vintage-red-truck", Cm: 500, Facing: kit.Right,
	Palette: "cab #cf2f33 body; bed #cf2f33 <cab; wheels #f3ead8 rims whitewalls; tires #4a4f5d; windows #a6dcf2 glass; tree #3f8f4f christmas_tree; chrome #c3ccd4 bumper; headlights #ffe9a3; wood #b9793f rails; ribbon #f4bd3c bow",
	Draw: func(c *kit.Canvas) {
		b, k, r, t, w, g, m, l, o, y := c.Tones("cab"), c.Tones("bed"), c.Tones("wheels"), c.Tones("tires"), c.Tones("windows"), c.Tones("tree"), c.Tones("chrome"), c.Tones("headlights"), c.Tones("wood"), c.Tones("ribbon")
		paint := func(t kit.Tones, y0, y1 float64) kit.Gradient {
			return kit.Lin(100, y0, 112, y1, kit.At(0, t.LL), kit.At(.2, t.L), kit.At(.5, t.M), kit.At(1, t.DD))
		}
		c.On(kit.Back)
		c.Part("bed", c.Form("M10 116H112V150H10Z", kit.Lin(8, 108, 8, 150, k.DD, k.DDD)))
		c.On(kit.Body)
		tree := kit.Of(c.Rect(120, 92, 24, 9, 3, gloss.Barrel(o, 0, 92, 0, 101)))
		for i := range 5 {
			x, s := 122-float64(i)*21, 33-float64(i)*4.6
			d := fmt.Sprintf("M%g %gQ%g %g %g %gL%g %gL%g %gL%g %gL%g %gL%g %gQ%g %g %g %gZ", x-40, 96.0, x-16, 96-s*.5, x+2, 96-s, x-4, 96-s*.62, x+6, 96-s*.4, x-2, 96.0, x+6, 96+s*.4, x-4, 96+s*.62, x-10, 96+s*.7, x-40, 96.0)
			tree = kit.Of(tree, c.Form(d, kit.Lin(x-20, 96-s, x-10, 96+s, g.LL, g.M, g.DD), gloss.Dim(c, 3, .4, fmt.Sprintf("M%g 60H%gV130H%gZ", x-2, x+12, x-2), g)))
		}
		for i, p := range [][2]float64{{96, 84}, {104, 104}, {80, 100}, {66, 88}, {50, 98}, {38, 92}, {84, 82}} {
			a := kit.TonesOf(kit.Hex([]string{"#f4bd3c", "#e23b3b", "#5fb4ea"}[i%3]))
			tree = kit.Of(tree, c.Circle(p[0], p[1], 4.6, kit.Rad(p[0]-1.5, p[1]-1.8, 6.5, a.LL, a.M, a.DD)))
		}
		c.Part("christmas tree", tree.Rotate(9, 100, 100).Move(-4, -6))
		c.On(kit.Fore)
		c.Part("rails", gloss.Tube(c, "M14 96V118M58 96V118M104 96V118", 6, o), c.Rect(8, 98, 106, 8, 3, kit.Lin(0, 98, 0, 106, o.LL, o.M, o.D)))
		c.Part("bed", c.Form("M6 120Q6 114 12 114H112V168H16Q6 168 6 158Z", paint(k, 110, 176), gloss.Dim(c, 7, .5, "M0 154H120V180H0Z", k), gloss.Dim(c, 4, .4, "M100 108H116V180H104Z", k)), c.Rect(4, 111, 110, 7, 3.5, kit.Lin(0, 111, 0, 118, k.LL, k.M, k.DD)))
		c.Part("running board", c.Rect(92, 164, 76, 9, 4, kit.Lin(0, 164, 0, 173, m.LL, m.M, m.DD)))
		const shell = "M108 112V84Q108 58 136 58H150C168 58 178 72 184 102Q224 100 238 108Q246 114 244 132L240 164H108Z"
		c.Part("cab", c.Form(shell, paint(b, 56, 172), gloss.Dim(c, 8, .45, "M100 150H256V180H100Z", b), gloss.Dim(c, 7, .4, "M234 100H260V180H226Z", b), c.Path("M182 118Q216 112 250 118V121Q216 116 182 122Z", b.LL).Opacity(.5)),
			gloss.Glint(c, "M113 82Q114 64 136 63H149Q160 63.5 167 72Q158 68 149 68H137Q119 69 117 84Z", .55), gloss.Glint(c, "M190 105Q222 103.5 234 110Q220 107.5 191 109Z", .55))
		c.Part("windows", c.Path("M126 68H148C162 69 168 80 174 102H120V76Q120 68 126 68Z", b.DDD), chassis.Glass(c, "M127 71H147C158 72 164 82 169.5 99.5H123V77Q123 71 127 71Z", w, c.Path("M128 102V88Q128 79 135 79Q142 79 142 88V102Z", w.DDD).Opacity(.5), c.Line("M162 100L157 86M150 91L163 83", w.DDD, 3).Opacity(.55)))
		c.Part("doors", c.Line("M117 106V162M117 163H160Q170 162 172 150L178 104", b.DD, 1.6).Opacity(.75), c.Rect(124, 112, 16, 5.5, 2.7, b.DDD).Opacity(.5), c.Rect(123.5, 110.5, 16, 5, 2.5, gloss.Sheen(m, 123, 110, 140, 116)))
		c.Part("wreath", c.Circle(142, 139, 14, kit.None).Stroke(g.DD, 9), c.Circle(141.5, 138.5, 14, kit.None).Stroke(kit.Lin(128, 124, 156, 154, g.L, g.M, g.D), 7), c.Around(11, 142, 139, c.Line("M142 121.500l3.5 5", g.LL, 1.5)),
			c.Around(5, 142, 139, c.Circle(142, 125, 2.1, kit.Hex("#f25040"))), c.Form("M142 153Q134 146 131 152Q131 159 142 155Q153 159 153 152Q150 146 142 153ZM141 154L136 164L140 163ZM143 154L148 164L144 163Z", gloss.Sheen(y, 131, 148, 153, 164)))
		c.Part("grille", c.Form("M232 108Q244 110 245 124L241 158H230Z", kit.Lin(230, 108, 246, 158, m.LL, m.M, m.DD), c.Line("M234 112L232 158M238 112L236 158M242 112L240 158", kit.Hex("#5a6170"), 1.8)))
		c.Part("fenders", c.Form("M164 166C164 138 182 124 206 124C230 124 246 140 248 162Q248 168 242 168H236C232 150 222 142 206 142C190 142 180 152 178 166Z", kit.Lin(184, 122, 204, 172, b.LL, b.M, b.DD), gloss.Dim(c, 3, .4, "M178 166C180 150 190 138 206 138C222 138 234 148 238 168V176H178Z", b), gloss.Glint(c, "M172 150C178 134 190 128 206 128.5C220 129 232 136 238 146C228 137 218 133.5 206 133.5C192 133.5 182 140 174 154Z", .55)),
			c.Form("M14 166C14 138 32 124 56 124C82 124 98 142 100 166H88C86 152 74 142 57 142C40 142 30 152 28 166Z", kit.Lin(34, 122, 54, 172, k.LL, k.M, k.DD), gloss.Glint(c, "M22 150C28 134 42 128 56 128.5C70 129 82 136 90 148C80 138 68 133.5 56 133.5C42 133.5 32 140 24 154Z", .55)))
		c.Part("headlights", c.Form("M214 112Q214 102 226 102Q240 102 241 113Q240 124 228 124Q214 122 214 112Z", kit.Lin(214, 102, 240, 124, m.LL, m.M, m.DD)), chassis.Lamp(c, 237, 113, 6.5, 11, l, m))
		c.Part("bumper", c.Rect(224, 163, 30, 9, 4.5, gloss.Barrel(m, 0, 163, 0, 172)), c.Rect(0, 163, 24, 9, 4.5, gloss.Barrel(m, 0, 163, 0, 172)))
		one := func(x float64) kit.Node {
			return kit.Of(chassis.Tire(c, x, 172, 28, t), c.Circle(x, 172, 20.5, kit.Lin(x-20, 152, x+20, 192, r.LL, r.M, r.D)), c.Circle(x, 172, 13.5, kit.Lin(x-13, 158, x+13, 186, b.L, b.M, b.DD)), c.Circle(x, 172, 8, kit.Lin(x-8, 164, x+8, 180, m.LL, m.M, m.DD)), c.Circle(x-2, 169.5, 2.4, kit.White).Opacity(.8))
		}
		c.Part("wheels", one(58), one(207))
		c.AnchorBox("inside", 58, 92, 92, 40, 0)
		c.AnchorBox("surface", 58, 116, 92, 4, 0)
		chassis.Driver(c, 138, 124, 157, 90, 166, 154)
		c.Anchor("ground", 128, 200)
	},
}
