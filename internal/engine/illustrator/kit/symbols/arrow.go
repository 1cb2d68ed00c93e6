package symbols

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var arrow = kit.Piece{
	Name: "arrow", Cm: 20, Facing: kit.Right,
	Palette: "fill #2f7de1 head shaft; outline #1c4fa8 <fill",
	Draw: func(c *kit.Canvas) {
		t, o := c.Tones("fill"), c.Tones("outline")
		c.Anchor("tip", 248, 128)
		switch c.Variant(4) {
		case 1: // slim, with a sharp head and feathers
			c.Part("shaft", c.Line("M30 128H206", kit.Lin(0, 122, 0, 134, t.L, t.D), 11))
			var vanes []kit.Node
			for i := range 4 {
				x := 22 + 16*float64(i)
				vanes = append(vanes, c.Path(fmt.Sprintf("M%g 128l-16 -24h13l18 24z", x), kit.Lin(0, 100, 0, 128, t.L, t.M)), c.Path(fmt.Sprintf("M%g 128l-16 24h13l18 -24z", x), kit.Lin(0, 128, 0, 156, t.D, o.D)))
			}
			c.Part("shaft", vanes...)
			c.Part("head", c.Form("M250 128L186 92L200 128L186 164Z", t.M, c.Path("M250 128L186 92L200 128Z", t.L), c.Path("M250 128L200 128L186 164Z", o.M)))
		case 2: // three chevrons
			for i := range 3 {
				x := 8 + 78*float64(i)
				d := shape.Poly(9, shape.Pt{X: x, Y: 36}, shape.Pt{X: x + 44, Y: 36}, shape.Pt{X: x + 86, Y: 128}, shape.Pt{X: x + 44, Y: 220}, shape.Pt{X: x, Y: 220}, shape.Pt{X: x + 42, Y: 128})
				c.Part([]string{"shaft", "shaft", "head"}[i], shape.Plump(c, d, t).Opacity(.5+.25*float64(i)))
			}
		case 3: // flat, with a folded shaft
			c.Part("shaft", c.Form("M8 98H150V158H8L34 128Z", kit.Lin(8, 98, 150, 158, t.L, t.M), c.Blur(7, c.Rect(130, 90, 30, 80, 0, o.DD).Opacity(.6))))
			c.Part("head", c.Form(shape.Poly(8, shape.Pt{X: 140, Y: 40}, shape.Pt{X: 248, Y: 128}, shape.Pt{X: 140, Y: 216}), kit.Lin(140, 40, 200, 216, t.L, t.M, t.D),
				c.Path("M130 128H250L140 220Z", o.M).Opacity(.45)))
		default:
			d := shape.Poly(13, shape.Pt{X: 8, Y: 92}, shape.Pt{X: 132, Y: 92}, shape.Pt{X: 132, Y: 36}, shape.Pt{X: 250, Y: 128}, shape.Pt{X: 132, Y: 220}, shape.Pt{X: 132, Y: 164}, shape.Pt{X: 8, Y: 164})
			c.Part("shaft", c.Path(d, o.D).Move(0, 5), shape.Plump(c, d, t))
			c.Part("head", c.Path("M20 103H132C140 103 143 100 143 92V64C150 69 152 71 158 76V100C158 112 150 118 138 118H22C14 118 14 103 20 103Z", kit.White).Opacity(.35))
			c.Part("outline", c.Path(d, kit.None).Stroke(kit.Lin(0, 40, 0, 220, t.LL, o.M), 2.4).Opacity(.5))
		}
	},
}

var curvedArrow = kit.Piece{
	Name: "curved-arrow", Cm: 20, Facing: kit.Right,
	Palette: "fill #f2643d head curve; outline #b5371d <fill",
	Draw: func(c *kit.Canvas) {
		t, o := c.Tones("fill"), c.Tones("outline")
		var pts []shape.Pt
		switch c.Variant(3) {
		case 1: // a loop
			pts = []shape.Pt{{X: 14, Y: 208}, {X: 84, Y: 196}, {X: 144, Y: 150}, {X: 150, Y: 88}, {X: 112, Y: 58}, {X: 78, Y: 90}, {X: 96, Y: 148}, {X: 150, Y: 168}, {X: 196, Y: 152}}
		case 2: // a wave
			pts = []shape.Pt{{X: 12, Y: 92}, {X: 52, Y: 170}, {X: 104, Y: 150}, {X: 128, Y: 92}, {X: 170, Y: 78}, {X: 198, Y: 134}}
		default: // a swoosh
			pts = []shape.Pt{{X: 22, Y: 226}, {X: 28, Y: 168}, {X: 62, Y: 112}, {X: 116, Y: 88}, {X: 176, Y: 88}}
		}
		steps := shape.Sample(pts, 80)
		d := shape.Ribbon(steps, func(u float64) float64 { return 12 + 26*u })
		end := steps[len(steps)-1]
		turn := func(n kit.Node) kit.Node { return n.Move(end.X, end.Y).Rotate(end.Angle(), end.X, end.Y) }
		head := shape.Poly(9, shape.Pt{X: -18, Y: -54}, shape.Pt{X: 68, Y: 0}, shape.Pt{X: -18, Y: 54}, shape.Pt{X: -2, Y: 0})
		c.Part("curve", c.Path(d, o.D).Move(0, 4), shape.Plump(c, d, t), c.Line(shape.Line(steps[6:70]), kit.White, 4.5).Move(-1, -8).Opacity(.4))
		c.Part("head", turn(c.Path(head, o.D)).Move(0, 4), turn(c.Form(head, kit.Lin(-18, -50, 20, 54, t.L, t.M, t.D), c.Blur(5, c.Path("M-20 10L70 4L-18 60Z", o.DD).Opacity(.45)))),
			turn(c.Line("M-8 -40L44 -8", kit.White, 5).Opacity(.45)))
	},
}

var handDrawnArrow = kit.Piece{
	Name: "hand-drawn-arrow", Cm: 20, Facing: kit.Right,
	Palette: "line #f0604d head ink",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("line")
		ideas := [][]shape.Pt{
			{{X: 10, Y: 196}, {X: 60, Y: 212}, {X: 120, Y: 190}, {X: 140, Y: 130}, {X: 110, Y: 92}, {X: 78, Y: 120}, {X: 96, Y: 172}, {X: 152, Y: 172}, {X: 236, Y: 96}},
			{{X: 8, Y: 120}, {X: 70, Y: 96}, {X: 130, Y: 104}, {X: 180, Y: 120}, {X: 240, Y: 124}},
			{{X: 16, Y: 60}, {X: 30, Y: 140}, {X: 80, Y: 192}, {X: 150, Y: 200}, {X: 232, Y: 160}},
			{{X: 10, Y: 150}, {X: 44, Y: 100}, {X: 70, Y: 150}, {X: 96, Y: 180}, {X: 120, Y: 128}, {X: 150, Y: 96}, {X: 172, Y: 144}, {X: 196, Y: 164}, {X: 238, Y: 116}},
		}
		v := c.Variant(len(ideas))
		steps := shape.Sample(ideas[v], 120)
		w := func(u float64) float64 { return 7 + 5*u }
		c.Part("line", c.Path(shape.Ribbon(steps, w), kit.Lin(0, 60, 0, 220, t.L, t.M, t.D)))
		end := steps[len(steps)-1]
		barb := func(a, bend float64) kit.Node {
			p, q := shape.Polar(end.X, end.Y, 58, end.Angle()+a), shape.Polar(end.X, end.Y, 30, end.Angle()+a+bend)
			return c.Path(shape.Ribbon(shape.Sample([]shape.Pt{{X: end.X, Y: end.Y}, q, p}, 20), func(u float64) float64 { return 12 - 4*u }), t.M)
		}
		c.Part("head", barb(146, 9), barb(-148, -7))
	},
}
