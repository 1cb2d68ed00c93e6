package fantasy

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// shaggy is the outline of an oval with pointed tufts.
func shaggy(x, y, rx, ry, depth float64, n int) string {
	d := ""
	for i := range n {
		a0, a1 := 2*math.Pi*float64(i)/float64(n)-math.Pi/2, 2*math.Pi*(float64(i)+1)/float64(n)-math.Pi/2
		k := 1 + depth*(.75+.5*float64(i*7%5)/4)
		am := a0 + (a1-a0)*.62
		px, py := x+rx*math.Cos(a0), y+ry*math.Sin(a0)
		tx, ty := x+rx*k*math.Cos(am), y+ry*k*math.Sin(am)+3
		qx, qy := x+rx*math.Cos(a1), y+ry*math.Sin(a1)
		if i == 0 {
			d = p.D("M%.1f %.1f", px, py)
		}
		mx, my := x+rx*(1+depth*.7)*math.Cos(a0+(a1-a0)*.3), y+ry*(1+depth*.7)*math.Sin(a0+(a1-a0)*.3)
		d += p.D("Q%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1f", mx, my, tx, ty, (tx+qx)/2, (ty+qy)/2, qx, qy)
	}
	return d + "Z"
}

var monster = kit.Piece{
	Name: "monster", Cm: 110,
	Palette: "fur #8e5bd8 body; belly #c6a4f2; horns #f7c65a; eyes #3fae5a; teeth #fffaf0; paws #ff8fb0; feet #ff9a4a",
	Draw: func(c *kit.Canvas) {
		f, b, h, e, t, k, w := c.Tones("fur"), c.Tones("belly"), c.Tones("horns"), c.Tones("eyes"), c.Tones("teeth"), c.Tones("paws"), c.Tones("feet")
		horn := p.NewTube(p.J{X: 172, Y: 58, R: 16}, p.J{X: 196, Y: 42, R: 12}, p.J{X: 206, Y: 20, R: 6.5}, p.J{X: 200, Y: 4, R: 1.6})
		c.Part("horns", c.Both(128, p.Limb(c, horn, h, 9, p.Each(4, func(i int) kit.Node {
			j, deg := horn.At(.3 + float64(i)*.16)
			return c.Line(p.D("M0 %gQ4 0 0 %g", -j.R, j.R), h.DDD, 2).Rotate(deg, 0, 0).Move(j.X, j.Y).Opacity(.6)
		}))))
		c.Part("feet", c.Both(128, p.Body(c, "M140 240C140 222 156 216 172 218C192 220 204 232 202 244C200 252 190 254 172 254C152 254 140 250 140 240Z", w, 12), claws(c, 160, 249, 15, 6, 3, t)))
		arm := p.NewTube(p.J{X: 206, Y: 132, R: 17}, p.J{X: 232, Y: 148, R: 15}, p.J{X: 240, Y: 176, R: 15})
		low := p.NewTube(p.J{X: 50, Y: 132, R: 17}, p.J{X: 22, Y: 120, R: 15}, p.J{X: 18, Y: 92, R: 15})
		c.Part("arms", p.Limb(c, arm, f, 12), p.Body(c, kit.Oval(241, 184, 15, 13), k, 8), p.Limb(c, low, f, 12), p.Body(c, kit.Oval(17, 84, 15, 13), k, 8))
		d := shaggy(128, 138, 88, 92, .1, 38)
		var tufts []kit.Node
		for row := range 7 {
			for i := range 9 {
				x, y := 44+float64(i)*21+float64(row%2)*10, 66+float64(row)*24
				tufts = append(tufts, c.Path(p.D("M%g %gq2 10 8 14q4 -6 4 -12q-6 4 -12 -2z", x, y), f.DD).Opacity(.42), c.Line(p.D("M%g %gq2 8 7 12", x-1, y), f.LL, 1.4).Opacity(.6))
			}
		}
		c.Part("fur", p.Body(c, d, f, 30, tufts...))
		c.Part("belly", p.Body(c, shaggy(128, 196, 46, 32, .12, 24), b, 10, c.Line("M100 188q28 10 56 0M98 202q30 10 60 0M106 216q22 7 44 0", b.DD, 2.2).Opacity(.5)))
		c.Part("hair", p.Flat(c, "M104 56C100 38 106 26 114 18C114 28 118 34 122 36C122 22 130 10 140 6C136 18 138 28 142 34C146 28 152 26 158 26C152 34 154 46 152 56C140 64 116 64 104 56Z", f, 7))
		face := kit.Oval(128, 98, 37, 37)
		c.Part("eyes", c.Clip(d, c.Blur(4, c.Path(face, f.DDD).Move(1, 4)).Opacity(.6)), p.Eyeball(c, 128, 96, 35, .62, 3, 2, e), c.Clip(kit.Oval(128, 96, 35.5, 37), c.Path("M80 84Q128 58 176 84V40H80Z", kit.Lin(128, 58, 128, 84, f.L, f.D)), c.Line("M80 85Q128 59 176 85", f.DDD, 3).Opacity(.6)))
		const mouth = "M72 134Q128 152 184 134C186 162 166 182 128 182C90 182 70 162 72 134Z"
		c.Part("mouth", c.Form(mouth, kit.Lin(0, 134, 0, 182, kit.Hex("#4a1230"), kit.Hex("#8a2348")), c.Ellipse(132, 182, 34, 16, kit.Rad(124, 172, 36, kit.Hex("#ff9aa8"), kit.Hex("#e84f74")))), c.Path(mouth, kit.None).Stroke(f.DDD, 3))
		c.Part("teeth", c.Path("M84 139l7 18l9 -14zM172 139l-7 18l-9 -14z", kit.Lin(80, 138, 170, 158, t.LL, t.M, t.D)).Stroke(t.M, 2), c.Rect(113, 145, 14, 13, 4, kit.Lin(113, 145, 127, 158, t.LL, t.M, t.D)), c.Rect(129, 145, 14, 13, 4, kit.Lin(129, 145, 143, 158, t.LL, t.M, t.D)), c.Path("M100 176l6 -14l7 16z", t.D).Stroke(t.D, 2))
		c.Add(p.Glint(c, "M52 120C54 92 70 70 90 60C98 58 98 66 91 70C76 82 66 98 62 122C60 132 51 130 52 120Z", .35))
		c.AnchorBox("headTop", 128, 50, 100, 16, 0)
		c.AnchorBox("eyes", 128, 98, 160, 60, 0)
		c.Anchor("mouth", 128, 158)
		c.AnchorBox("neck", 128, 180, 170, 16, 0)
		c.Anchor("paw", 17, 84)
		c.Anchor("ground", 128, 254)
	},
}
