package insects

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

var centipede = kit.Piece{
	Name: "centipede", Cm: 12, Facing: kit.Right,
	Palette: "body #b8452f shell; legs #f0a83a; head #7d2a22; antennae #7d2a22 <head; eyes #fff4d6",
	Draw: func(c *kit.Canvas) {
		b, l, h, a, e := c.Tones("body"), c.Tones("legs"), c.Tones("head"), c.Tones("antennae"), c.Tones("eyes")
		at := func(t float64) (x, y, turn float64) { // a wave that rises to the head
			x = 24 + 192*t
			y = 150 - 26*t + 40*math.Sin(t*2.1*math.Pi+.5)
			turn = math.Atan2(-26+40*2.1*math.Pi*math.Cos(t*2.1*math.Pi+.5), 192) * 180 / math.Pi
			return x, y, turn
		}
		const n = 17
		var far, near, shells []kit.Node
		for i := range n {
			x, y, turn := at(float64(i) / n)
			leg := func(side, tone float64) kit.Node {
				d := fmt.Sprintf("M%.1f %.1fq%.1f %.1f -2 %.1fq-4 %.1f -11 %.1f", x, y+side*8, 10.0, side*10, side*22, side*6, side*11)
				return kit.Of(c.Line(d, l.DDD, 6.5), c.Line(d, l.M.Shade(tone), 4.2)).Rotate(turn, x, y)
			}
			far = append(far, leg(-1, -.6))
			near = append(near, leg(1, .2))
			r := 14.5 - 5*math.Pow(1-float64(i)/n, 3)
			shells = append(shells, kit.Of(c.Ellipse(x, y, 11, r+1.5, b.DDD), c.Ellipse(x, y, 10, r, kit.Lin(x, y-r, x, y+r, b.LL, b.L, b.M, b.DD)), c.Ellipse(x-1, y-r*.45, 5, r*.2, kit.White).Opacity(.5)).Rotate(turn, x, y))
		}
		c.Part("legs", far...)
		c.Part("legs", near...)
		c.Part("body", shells...)
		x, y, _ := at(1)
		c.Part("antennae", c.Line(fmt.Sprintf("M%.1f %.1fq14 -34 34 -38M%.1f %.1fq26 -12 40 -4", x+4, y-8, x+8, y-2), a.DD, 4.5), c.Line(fmt.Sprintf("M%.1f %.1fq14 -34 34 -38M%.1f %.1fq26 -12 40 -4", x+4, y-8, x+8, y-2), a.L, 2))
		c.Part("head", c.Line(fmt.Sprintf("M%.1f %.1fq16 4 14 -6M%.1f %.1fq18 -2 18 -10", x+8, y+12, x+10, y+6), h.DDD, 4.5), c.Ellipse(x, y, 18, 17, kit.Rad(x-6, y-8, 34, h.LL, h.M, h.DD)), c.Ellipse(x-5, y-9, 7, 3, kit.White).Opacity(.5).Rotate(-20, x-5, y-9))
		c.Part("eyes", c.Circle(x+6, y-5, 5.5, e.L), c.Circle(x+7.5, y-5, 3, kit.Hex("#2a1a16")), c.Circle(x+6.6, y-6.4, 1.1, kit.White))
		c.Anchor("ground", 128, 210)
	},
}

var cockroach = kit.Piece{
	Name: "cockroach", Cm: 4, Facing: kit.Front,
	Palette: "wings #8a4a24 shell body; legs #6b3518; head #c98a4a; antennae #6b3518 <legs; eyes #2a1712",
	Draw: func(c *kit.Canvas) {
		w, l, h, a, e := c.Tones("wings"), c.Tones("legs"), c.Tones("head"), c.Tones("antennae"), c.Tones("eyes")
		feel := "M116 52C98 26 66 20 34 30M140 52C158 26 190 20 222 30"
		c.Part("antennae", c.Line(feel, a.DDD, 4.5), c.Line(feel, a.L, 2.2))
		leg := func(d string) kit.Node {
			n := kit.Of(c.Line(d, l.DDD, 10), c.Line(d, kit.Lin(0, 90, 0, 250, l.L, l.M, l.D), 7), c.Line(d, l.LL, 1.8).Opacity(.7).Move(-1, -1.5))
			return kit.Of(n, n.Mirror(128))
		}
		c.Part("legs", leg("M104 96L70 84L52 60"), leg("M98 132L56 136L34 160"), leg("M100 168L62 190L48 236"))
		var spines []kit.Node
		for i := range 5 {
			k := float64(i) / 5
			d := fmt.Sprintf("M%.1f %.1fl-7 -1M%.1f %.1fl-7 2", 62-14*k, 190+44*k, 56-20*k, 138+20*k)
			spines = append(spines, c.Line(d, l.DD, 2), c.Line(d, l.DD, 2).Mirror(128))
		}
		c.Part("legs", spines...)
		c.Part("wings", c.Form("M128 84C164 84 176 120 174 162C172 204 152 242 128 246C104 242 84 204 82 162C80 120 92 84 128 84Z", kit.Rad(110, 120, 130, w.LL, w.M, w.D, w.DDD),
			c.Line("M128 92C134 130 140 190 122 244", w.DDD, 3), c.Line("M130 92C136 130 142 190 124 244", w.LL, 1.4).Opacity(.6),
			c.Line("M118 100C100 130 96 180 112 226M138 100C156 130 160 180 140 228M108 106C92 140 90 170 100 204M148 106C164 140 166 170 156 204", w.DD, 1.8).Opacity(.6),
			c.Path("M100 106C90 128 88 160 94 184C102 160 102 130 112 104Z", kit.White).Opacity(.32), c.Blur(7, c.Path("M164 100C186 150 168 220 130 250H190V90Z", w.DDD)).Opacity(.45)))
		c.Part("head", c.Form("M128 50C160 50 172 72 170 92C168 106 150 112 128 112C106 112 88 106 86 92C84 72 96 50 128 50Z", kit.Lin(90, 50, 160, 112, h.LL, h.M, h.DD),
			c.Form("M108 70C116 62 124 66 126 78C124 94 112 98 104 90Q100 80 108 70ZM148 70C140 62 132 66 130 78C132 94 144 98 152 90Q156 80 148 70Z", w.DDD), c.Path("M100 62Q114 54 130 54Q112 62 104 74Z", kit.White).Opacity(.55)),
			c.Form("M112 56C112 40 144 40 144 56Q128 64 112 56Z", kit.Lin(112, 42, 144, 60, w.L, w.D)))
		c.Part("eyes", c.Both(128, c.Ellipse(113, 52, 5, 6.5, e.M), c.Circle(111.5, 50, 1.7, kit.White)))
		c.Anchor("ground", 128, 246)
	},
}
