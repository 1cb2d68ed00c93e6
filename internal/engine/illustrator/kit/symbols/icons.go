package symbols

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var mouseCursor = kit.Piece{
	Name: "mouse-cursor", Cm: 10,
	Palette: "arrow #ffffff pointer; outline #3a3f52",
	Draw: func(c *kit.Canvas) {
		t, o := c.Tones("arrow"), c.Tones("outline")
		if c.Variant(2) == 1 { // a pointing hand
			d := "M92 40C92 26 102 16 114 16C126 16 136 26 136 40V104C140 98 150 96 158 98C166 100 170 106 170 112C176 108 184 108 190 112C196 116 198 120 198 126C206 124 214 126 218 134C222 142 222 150 222 162C222 186 216 204 208 220V240H104V222C84 206 66 176 52 152C46 140 48 130 58 126C68 122 78 128 92 146Z"
			c.Part("outline", c.Path(d, o.M).Stroke(o.M, 18))
			c.Part("arrow", c.Form(d, kit.Lin(60, 20, 200, 240, t.L, t.M, t.D), c.Blur(6, c.Path(d, kit.None).Stroke(o.L, 14).Move(-4, -5)).Opacity(.35)), c.Line("M136 104V142M170 114V146M198 128V150", o.M, 6), c.Line("M104 222H208", o.M, 6))
			return
		}
		d := shape.Poly(7, shape.Pt{X: 56, Y: 14}, shape.Pt{X: 56, Y: 204}, shape.Pt{X: 100, Y: 164}, shape.Pt{X: 132, Y: 240}, shape.Pt{X: 168, Y: 224}, shape.Pt{X: 136, Y: 152}, shape.Pt{X: 196, Y: 150})
		c.Part("outline", c.Path(d, o.M).Stroke(o.M, 20))
		c.Part("arrow", c.Form(d, kit.Lin(50, 20, 170, 230, t.L, t.M, t.D), c.Path("M56 14L200 154L136 152L168 224L140 238L104 150Z", o.L).Opacity(.16), c.Blur(4, c.Path(d, kit.None).Stroke(o.L, 9).Move(-3, -3)).Opacity(.35)))
	},
}

var heartbeatLine = kit.Piece{
	Name: "heartbeat-line", Cm: 30,
	Palette: "line #ef3350 pulse; heart #ef3350 <line",
	Draw: func(c *kit.Canvas) {
		t, h := c.Tones("line"), c.Tones("heart")
		tube := func(d string) kit.Node {
			return kit.Of(c.Line(d, t.DD, 10).Move(0, 2), c.Line(d, kit.Lin(0, 60, 0, 200, t.L, t.M, t.D), 8.4), c.Line(d, kit.White, 2).Move(-.8, -1.6).Opacity(.5))
		}
		switch c.Variant(3) {
		case 1:
			c.Part("line", tube("M4 132H60L74 104L92 150L116 44L140 214L160 110L174 132H252"))
		case 2: // across a heart
			c.Part("heart", shape.Plump(c, shape.Heart(128, 130, 224), h), c.Path("M36 98C32 66 54 44 80 43C88 43 90 51 82 54C62 60 50 76 50 99C50 109 37 108 36 98Z", kit.White).Opacity(.6))
			w := "M4 134H74L88 108L104 158L124 74L144 186L160 118L170 134H252"
			c.Part("line", c.Line(w, h.DDD, 13).Move(0, 2).Opacity(.6), c.Line(w, kit.White, 9))
		default:
			c.Part("line", tube("M4 140H56L70 112L88 160L112 48L136 214L152 126L162 140H174"))
			d := "M212 184C196 170 174 152 174 130C174 112 188 104 198 110Q208 114 212 124Q216 114 226 110C236 104 250 112 250 130C250 152 228 170 212 184Z"
			c.Part("heart", c.Path(d, h.DD).Move(0, 3), shape.Plump(c, d, h), c.Path("M182 130C181 120 188 114 194 114", kit.None).Stroke(kit.White, 4.4).Opacity(.7))
		}
	},
}

var dna = kit.Piece{
	Name: "dna", Cm: 30,
	Palette: "strands #3b82e8; second #8a56e0; bases #ffb53a; third #36bfa0",
	Draw: func(c *kit.Canvas) {
		a, b, p, q := c.Tones("strands"), c.Tones("second"), c.Tones("bases"), c.Tones("third")
		const turns, amp = 1.5, 54.0
		at := func(u, phase float64) (x, z float64) {
			s, k := math.Sincos(u*turns*2*math.Pi + phase)
			return 128 + amp*s, k
		}
		var back, front []kit.Node
		const n = 120
		for _, s := range []struct {
			phase float64
			t     kit.Tones
		}{{0, a}, {math.Pi, b}} {
			var run []shape.Pt
			sign := 0.0
			flush := func() {
				if len(run) < 2 {
					return
				}
				st := shape.Sample(run, len(run)*3)
				d := shape.Ribbon(st, shape.Even(18))
				x0, x1 := 128-amp, 128+amp
				node := kit.Of(c.Path(d, s.t.DDD).Move(.8, 1.6), c.Path(d, kit.Lin(x0, 0, x1, 0, s.t.L, s.t.M, s.t.D)), c.Clip(d, c.Blur(2.4, c.Path(d, kit.None).Stroke(s.t.DD, 7).Move(-2, -2)).Opacity(.8), c.Line(shape.Line(st), s.t.LL, 4).Move(-2.6, -2.6).Opacity(.8)))
				if sign < 0 {
					back = append(back, node)
				} else {
					front = append(front, node)
				}
			}
			for i := range n + 1 {
				u := float64(i) / n
				x, z := at(u, s.phase)
				if sg := math.Copysign(1, z); sg != sign {
					if len(run) > 0 {
						run = append(run, shape.Pt{X: x, Y: 12 + 232*u})
					}
					flush()
					run, sign = nil, sg
				}
				run = append(run, shape.Pt{X: x, Y: 12 + 232*u})
			}
			flush()
		}
		var rungs []kit.Node
		for i := range 15 {
			u := (float64(i) + .5) / 15
			x1, _ := at(u, 0)
			x2, _ := at(u, math.Pi)
			y := 12 + 232*u
			if math.Abs(x1-x2) < 26 {
				continue
			}
			m := (x1 + x2) / 2
			k := []kit.Tones{p, q}[i%2]
			j := []kit.Tones{q, p}[i%2]
			bar := func(f, t float64, k kit.Tones) kit.Node {
				return kit.Of(c.Line(fmt.Sprintf("M%.1f %.1fH%.1f", f, y, t), k.DD, 8.4), c.Line(fmt.Sprintf("M%.1f %.1fH%.1f", f, y-.6, t), k.M, 6.6), c.Line(fmt.Sprintf("M%.1f %.1fH%.1f", f, y-2, t), k.LL, 1.6).Opacity(.7))
			}
			rungs = append(rungs, bar(x1, m, k), bar(m, x2, j))
		}
		turn := []float64{18, 108, 45}[c.Variant(3)]
		c.Part("strands", kit.Of(back...).Rotate(turn, 128, 128))
		c.Part("bases", kit.Of(rungs...).Rotate(turn, 128, 128))
		c.Part("strands", kit.Of(front...).Rotate(turn, 128, 128))
	},
}

var recycleSymbol = kit.Piece{
	Name: "recycle-symbol", Cm: 20,
	Palette: "arrows #37a852 green",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("arrows")
		// One arrow of the triangle: it comes up the left side, bends over the top and points down to the right.
		for i := range 3 {
			body := "M70 122L96 78Q110 54 128 54Q146 54 160 78L172 98L204 80Q184 44 176 34Q162 16 128 16Q94 16 80 34L38 104Z"
			head := "M148 112L218 152L214 72Z"
			turn := 120 * float64(i)
			fill := kit.Lin(50, 20, 200, 140, t.L, t.M, t.D)
			all := kit.Of(c.Path(body, fill), c.Path(head, fill))
			n := kit.Of(shape.Solid(c, t, .9, all), c.Clip(body, c.Path("M128 10L180 10L220 84L178 100L160 78Q146 54 128 54Z", t.D).Opacity(.5)))
			c.Part("arrows", n.Scale(.8, .8, 128, 16).Move(0, 2).Rotate(turn, 128, 140))
		}
	},
}

var phoneIcon = kit.Piece{
	Name: "phone-icon", Cm: 15,
	Palette: "button #34c05a green; receiver #ffffff",
	Draw: func(c *kit.Canvas) {
		t, r := c.Tones("button"), c.Tones("receiver")
		d := "M84 62C92 54 102 56 108 64L124 88C130 96 128 104 122 110L112 118C110 120 110 124 112 128C120 146 132 158 148 166C152 168 156 168 158 166L168 154C174 148 182 148 190 152L212 168C220 174 222 184 214 192L200 206C192 214 178 216 166 212C118 196 82 158 64 108C60 96 62 84 70 76Z"
		if c.Variant(2) == 1 {
			k := kit.Of(c.Path(d, t.DD).Move(0, 4), shape.Plump(c, d, t), c.Path("M78 78C84 70 92 66 98 72L112 92", kit.None).Stroke(kit.White, 6).Opacity(.5))
			c.Part("receiver", k.Scale(1.5, 1.5, 140, 134).Move(-12, -6))
			return
		}
		c.Part("button", c.Circle(128, 132, 121, t.DDD), shape.Disc(c, 128, 127, 121, t))
		c.Part("receiver", c.Clip(kit.Oval(128, 127, 121, 121), shape.Cast(c, d, t.DDD, -8, 3, 4, .5)), c.Form(d, kit.Lin(60, 60, 200, 210, r.M, r.M, r.D)).Move(-10, -6))
	},
}

var userIcon = kit.Piece{
	Name: "user-icon", Cm: 15,
	Palette: "button #5a7cf0 circle; head #ffffff; shoulders #ffffff <head",
	Draw: func(c *kit.Canvas) {
		t, h, s := c.Tones("button"), c.Tones("head"), c.Tones("shoulders")
		body := "M40 244C40 186 78 160 128 160C178 160 216 186 216 244V260H40Z"
		if c.Variant(2) == 1 {
			b := "M22 244C22 182 64 150 128 150C192 150 234 182 234 244Q234 250 228 250H28Q22 250 22 244Z"
			c.Part("shoulders", shape.Plump(c, b, t), c.Line("M40 224C46 190 78 168 112 165", kit.White, 7).Opacity(.45))
			c.Part("head", c.Clip(b, shape.Cast(c, kit.Oval(128, 74, 62, 66), t.DDD, 2, 12, 6, .5)), shape.Plump(c, kit.Oval(128, 72, 60, 64), t), c.Line("M84 62C86 42 100 28 118 25", kit.White, 7).Opacity(.55))
			return
		}
		disk := kit.Oval(128, 127, 121, 121)
		c.Part("button", c.Circle(128, 131, 121, t.DDD), shape.Disc(c, 128, 127, 121, t))
		c.Part("shoulders", c.Clip(disk, shape.Cast(c, body, t.DDD, 2, 2, 5, .4), c.Form(body, kit.Lin(40, 150, 200, 250, s.M, s.M, s.D))))
		c.Part("head", c.Clip(disk, shape.Cast(c, kit.Oval(128, 102, 46, 50), t.DDD, 2, 5, 4, .35)), c.Form(kit.Oval(128, 100, 46, 50), kit.Lin(90, 50, 170, 150, h.M, h.M, h.D)))
	},
}

var subscribeButton = kit.Piece{
	Name: "subscribe-button", Cm: 15,
	Palette: "button #e8323c red; text #ffffff; bell #ffc83a",
	Draw: func(c *kit.Canvas) {
		t, x, b := c.Tones("button"), c.Tones("text"), c.Tones("bell")
		body := kit.RoundRect(6, 92, 244, 80, 40)
		c.Part("button", shape.Raised(c, body, t, 5), c.Path("M40 99H216Q234 99 241 114Q230 108 214 108H42Q26 108 15 114Q22 99 40 99Z", kit.White).Opacity(.45))
		text := c.Text()
		if text == "" {
			text = "Subscribe"
		}
		d := kit.LettersPath(text, kit.Box{X0: 26, Y0: 112, X1: 180, Y1: 152}, "sans")
		c.AnchorBox("print", 108, 132, 164, 44, 0)
		c.Part("text", c.Path(d, t.DDD).Move(0, 1.6).Opacity(.45), c.Path(d, x.M))
		bell := "M216 108C202 108 196 118 196 130C196 144 192 148 188 154H244C240 148 236 144 236 130C236 118 230 108 216 108Z"
		n := kit.Of(c.Circle(216, 157, 6, b.DD), shape.Plump(c, bell, b), c.Circle(216, 106, 4, b.D), c.Line("M204 122C205 117 208 114 212 113", kit.White, 3).Opacity(.8))
		c.Part("bell", n.Scale(.82, .82, 216, 132).Rotate(12, 216, 110))
		if c.Variant(2) == 1 {
			hand := "M196 196L196 246L208 236L217 256L227 251L218 232L234 232Z"
			c.Part("cursor", c.Path(hand, kit.Hex("#3a3f52")).Stroke(kit.Hex("#3a3f52"), 7), c.Path(hand, kit.White))
		}
	},
}
