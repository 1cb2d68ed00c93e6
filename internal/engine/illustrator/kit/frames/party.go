package frames

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// sag returns the points of a string that hangs between two ends.
func sag(x0, y0, x1, y1, depth float64) []shape.Step {
	var pts []shape.Pt
	for i := range 9 {
		u := float64(i) / 8
		pts = append(pts, shape.Pt{X: x0 + (x1-x0)*u, Y: y0 + (y1-y0)*u + depth*4*u*(1-u)})
	}
	return shape.Sample(pts, 120)
}

var bunting = kit.Piece{
	Name: "bunting", Cm: 300,
	Palette: "flags #f0506a; second #ffc53d <flags; third #3fb5e8 <flags; fourth #5fc27a <flags; string #b98b5a",
	Draw: func(c *kit.Canvas) {
		tones := []kit.Tones{c.Tones("flags"), c.Tones("second"), c.Tones("third"), c.Tones("fourth")}
		s := c.Tones("string")
		v := c.Variant(3)
		rows := [][4]float64{{4, 84, 252, 84}}
		if v == 1 {
			rows = [][4]float64{{4, 60, 252, 84}, {4, 122, 252, 100}}
		}
		letters := []rune(c.Text())
		for row, q := range rows {
			line := sag(q[0], q[1], q[2], q[3], 46)
			n := 7
			if len(letters) > 0 {
				n = max(5, min(16, len(letters)))
			}
			w := 236 / float64(n) * .82
			for i := range n {
				u := (float64(i) + .5) / float64(n)
				p := line[int(u*120)]
				t := tones[(i+row*2)%4]
				h := w * 1.2
				d := shape.Poly(2, shape.Pt{X: p.X - w/2, Y: p.Y}, shape.Pt{X: p.X + w/2, Y: p.Y}, shape.Pt{X: p.X, Y: p.Y + h})
				if v == 2 {
					d = shape.Poly(1, shape.Pt{X: p.X - w*.4, Y: p.Y}, shape.Pt{X: p.X + w*.4, Y: p.Y}, shape.Pt{X: p.X + w*.4, Y: p.Y + h}, shape.Pt{X: p.X, Y: p.Y + h*.78}, shape.Pt{X: p.X - w*.4, Y: p.Y + h})
				}
				var marks []kit.Node
				switch i % 3 {
				case 0:
					for a := range 5 {
						for b := range 6 {
							marks = append(marks, c.Circle(p.X-w/2+w*.25*float64(a)+w*.125*float64(b%2), p.Y+h*.1+h*.17*float64(b), w*.05, kit.White).Opacity(.8))
						}
					}
				case 1:
					for a := range 7 {
						marks = append(marks, c.Line(fmt.Sprintf("M%.1f %.1fl%.1f %.1f", p.X-w+w*.3*float64(a), p.Y, w*.5, h), kit.White, w*.06).Opacity(.5))
					}
				}
				if len(letters) > 0 {
					marks = nil
				}
				marks = append(marks, c.Blur(3, c.Path(fmt.Sprintf("M%.1f %.1fh%.1fv%.1fh%.1fz", p.X-w, p.Y-2, 2*w, h*.16, -2*w), t.DDD)).Opacity(.5), c.Path(fmt.Sprintf("M%.1f %.1fV%.1fh%.1fV%.1fz", p.X+w*.06, p.Y, p.Y+h, w, p.Y), t.DD).Opacity(.22))
				flag := c.Form(d, kit.Lin(p.X-w/2, p.Y, p.X+w/2, p.Y+h, t.L, t.M, t.D), marks...)
				if i < len(letters) {
					flag = kit.Of(flag, c.Letters(string(letters[i]), kit.Box{X0: p.X - w*.24, Y0: p.Y + h*.12, X1: p.X + w*.24, Y1: p.Y + h*.5}, "display", kit.White))
				}
				c.Part("flags", flag.Rotate(math.Atan2(p.DY, p.DX)*40, p.X, p.Y))
			}
			c.Part("string", c.Line(shape.Line(line), s.DD, 3.4), c.Line(shape.Line(line), s.L, 1.6).Move(-.2, -.5))
			if row == 0 {
				c.Part("string", c.Line(fmt.Sprintf("M%g %gq-4 12 2 22M%g %gq6 10 0 24", q[0]+2, q[1], q[2]-2, q[3]), s.M, 2))
			}
		}
	},
}

var christmasLights = kit.Piece{
	Name: "christmas-lights", Cm: 300,
	Palette: "bulbs #f0404e; second #ffca3d <bulbs; third #38b26a <bulbs; fourth #3f9df0 <bulbs; wire #3f6b4f",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		tones := []kit.Tones{c.Tones("bulbs"), c.Tones("second"), c.Tones("third"), c.Tones("fourth")}
		w := c.Tones("wire")
		rows := [][5]float64{{2, 92, 128, 92, 30}, {128, 92, 254, 92, 30}}
		v := c.Variant(3)
		if v == 1 {
			rows = [][5]float64{{2, 46, 254, 66, 30}, {2, 128, 254, 112, 34}}
		}
		for row, q := range rows {
			line := sag(q[0], q[1], q[2], q[3], q[4])
			n := []int{6, 9, 6}[v]
			wire := c.Line(shape.Line(line), w.DD, 3.6)
			c.Part("wire", wire, c.Line(shape.Line(line), w.L, 1.4).Move(-.3, -.6))
			for i := range n {
				p := line[int((float64(i)+.5)/float64(n)*120)]
				t := tones[(i+row*n)%4]
				a := math.Atan2(p.DY, p.DX)*46 + 9*float64(i%2*2-1)
				k := 1.0
				if v == 2 { // small round fairy lights
					c.Part("bulbs", shape.Puff(c, p.X, p.Y+8, 21, tones[1].M, .75), c.Circle(p.X, p.Y+7, 4.6, kit.Rad(p.X-1, p.Y+6, 5.4, kit.White, tones[1].LL, tones[1].M)), c.Rect(p.X-2, p.Y-1, 4, 5, 1, w.D))
					continue
				}
				x, y := p.X, p.Y
				bulb := fmt.Sprintf("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x-5*k, y+10*k, x-15*k, y+22*k, x-8*k, y+38*k, x, y+42*k, x+8*k, y+38*k, x+15*k, y+22*k, x+5*k, y+10*k)
				c.Part("bulbs", kit.Of(shape.Puff(c, x, y+24, 30, t.M, .5), c.Form(bulb, kit.Rad(x-3, y+20, 24, t.LL, t.M, t.D), c.Blur(2, c.Path(bulb, kit.None).Stroke(t.DD, 5).Move(-2, -2)).Opacity(.7), c.Glow(3, c.Ellipse(x, y+26, 4, 8, t.LL))), c.Ellipse(x-4, y+20, 1.8, 5, kit.White).Rotate(14, x-4, y+20).Opacity(.9)).Rotate(a, x, y))
				c.Part("wire", kit.Of(c.Form(kit.RoundRect(x-5.5, y-2, 11, 13, 2.5), kit.Lin(x-5, 0, x+5, 0, w.L, w.M, w.DD), c.Line(fmt.Sprintf("M%.1f %.1fh12M%.1f %.1fh12", x-6, y+4, x-6, y+7.5), w.DDD, 1).Opacity(.6))).Rotate(a, x, y))
			}
		}
	},
}
