package sea

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// conch is a shell in a spiral, the seashell's second idea.
func conch(c *kit.Canvas, s, r, q kit.Tones) {
	type whorl struct{ x, y, rx, ry float64 }
	turns := []whorl{{228, 28, 8, 5}, {218, 38, 16, 9}, {206, 52, 26, 15}, {190, 70, 39, 22}, {170, 94, 55, 31}, {144, 124, 74, 43}}
	knobs := func(w whorl, n int) kit.Node {
		return p.Each(n, func(i int) kit.Node {
			u := float64(i)/float64(n-1)*2 - 1
			x, y := w.x+u*w.rx*.92, w.y-w.ry*.35*(1-u*u)
			return p.Plain(c, kit.Oval(x, y, w.rx*.13, w.rx*.11), s).Rotate(-40, w.x, w.y)
		})
	}
	var all []kit.Node
	for i, w := range turns {
		d := kit.Oval(w.x, w.y, w.rx, w.ry)
		bands := p.Each(2, func(k int) kit.Node {
			y := w.y + w.ry*(.1+.4*float64(k))
			l := p.D("M%g %gQ%g %g %g %g", w.x-w.rx, y, w.x, y+w.ry*.6, w.x+w.rx, y)
			return kit.Of(c.Line(l, r.D, w.ry*.16).Opacity(.5), c.Line(l, s.LL, 1.4).Move(0, -w.ry*.12).Opacity(.5))
		})
		all = append(all, c.Form(d, kit.Lin(w.x-w.rx, w.y-w.ry, w.x+w.rx, w.y+w.ry, s.LL, s.L, s.M, s.D), bands, p.Edge(c, d, s, w.ry*.4)).Rotate(-40, w.x, w.y))
		if i > 1 {
			all = append(all, knobs(w, 3+i))
		}
	}
	const body = "M92 66C140 60 204 104 214 150C216 170 196 178 178 188C140 210 96 240 40 250C26 252 20 244 24 232C32 206 28 180 32 150C38 106 58 72 92 66Z"
	const gap = "M104 112C130 104 152 124 150 152C146 186 104 222 46 240C36 240 36 232 44 226C78 200 74 176 76 152C78 130 88 116 104 112Z"
	ribs := p.Each(9, func(i int) kit.Node {
		f := float64(i) / 8
		l := p.D("M%g %gC%g %g %g %g %g %g", 84-40*f, 66+70*f, 130-20*f, 40+110*f, 200-40*f, 80+100*f, 216-130*f, 150+86*f)
		return kit.Of(c.Line(l, r.D, 4).Opacity(.4), c.Line(l, s.LL, 1.8).Move(-1.5, -3).Opacity(.5))
	})
	c.Part("shell", kit.Of(all...), p.Body(c, body, s, 26, c.Named("ridges", ribs)),
		c.Path(gap, s.LL).Stroke(s.LL, 12), c.Path(gap, kit.None).Stroke(r.D, 1.6).Opacity(.5),
		c.Form(gap, kit.Lin(70, 120, 140, 220, r.DD, r.D, s.L), c.Blur(7, c.Path(gap, kit.None).Stroke(r.DDD, 16).Move(3, 5)).Opacity(.6), c.Blur(6, c.Path("M140 150C136 184 100 212 60 228L80 238L156 190Z", s.LL)).Opacity(.8)),
		p.Glint(c, "M44 150C46 116 62 90 84 82C92 81 92 88 86 92C70 102 60 122 56 150C54 160 43 160 44 150Z", .45))
	c.Part("pearl", c.Clip(body, c.Blur(4, c.Circle(92, 204, 19, r.DDD)).Opacity(.5)), c.Circle(92, 200, 18, kit.Rad(86, 193, 28, kit.White, q.M, kit.Hex("#e6d9ea"), kit.Hex("#a99bc4"))), c.Ellipse(86, 193, 5, 3.6, kit.White).Rotate(-35, 86, 193))
	c.AnchorBox("print", 128, 150, 80, 60, 0)
	c.Anchor("ground", 128, 250)
}
