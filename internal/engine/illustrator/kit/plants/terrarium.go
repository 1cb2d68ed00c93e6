package plants

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// terrarium is a round glass jar with layers of stones and soil, in which succulents grow between moss and pebbles.
var terrarium = kit.Piece{
	Name: "terrarium", Cm: 28,
	Palette: "plants #5fae84 succulents; second #d98aa0 <plants; glass #bfe0ea jar; soil #6b4a36; stones #d9cbb4 pebbles; moss #7fae4f; lid #c58f58 cork",
	Draw: func(c *kit.Canvas) {
		g, p, q, s, st, m, lid := c.Tones("glass"), c.Tones("plants"), c.Tones("second"), c.Tones("soil"), c.Tones("stones"), c.Tones("moss"), c.Tones("lid")
		const jar = "M98 58C98 72 30 88 30 158C30 214 70 244 128 244C186 244 226 214 226 158C226 88 158 72 158 58Z"
		inside := func(nodes ...kit.Node) kit.Node { return c.Clip(jar, nodes...) }
		c.On(kit.Back)
		c.Part("glass", c.Path(jar, g.LL.Alpha(.22)), inside(c.Blur(10, c.Ellipse(128, 110, 70, 60, kit.White).Opacity(.25))))
		var pebbles []kit.Node
		for i := range 34 {
			x, y := 40+float64(i*47%178), 214+float64(i*29%28)
			tone := []kit.Color{st.M, st.L, st.D, st.LL}[i%4]
			pebbles = append(pebbles, c.Ellipse(x, y, 8.5, 6.5, kit.Rad(x-2, y-3, 10, kit.At(0, kit.TonesOf(tone).L), kit.At(1, kit.TonesOf(tone).DD))))
		}
		c.Part("stones", inside(c.Rect(24, 208, 208, 40, 0, st.DD), kit.Of(pebbles...)))
		c.Part("soil", inside(c.Path("M24 190C60 176 96 186 128 180C168 172 200 182 232 188V214C190 224 66 224 24 212Z", kit.Lin(0, 176, 0, 220, s.L, s.M, s.DD)), c.Path("M24 204C80 214 176 214 232 204", kit.None).Stroke(s.DDD, 2).Opacity(.4)))
		var tufts []kit.Node
		for i := range 15 {
			x := 38 + float64(i)*12.8
			y := 187 - 4*float64((i*5)%3) - float64(i%2)*2
			tufts = append(tufts, c.Circle(x, y, 9.5, kit.Rad(x-2, y-4, 11, kit.At(0, m.LL), kit.At(.5, m.M), kit.At(1, m.DD))))
		}
		c.Part("moss", inside(tufts...))
		c.Part("plants", inside(spears(c, p, 168, 186, 86), rosette(c, p, 96, 158, 42), spears(c, p, 62, 188, 44)))
		c.Part("second", inside(rosette(c, q, 146, 176, 25), rosette(c, q, 188, 182, 17)))
		c.Part("stones", inside(kit.Of(c.Ellipse(120, 194, 12, 8, kit.Lin(110, 186, 130, 202, st.LL, st.D)), c.Ellipse(206, 192, 10, 7, kit.Lin(198, 186, 214, 200, st.LL, st.D)), c.Ellipse(78, 196, 8, 6, kit.Lin(72, 190, 86, 202, st.L, st.DD)))))
		c.On(kit.Fore)
		c.Part("glass", c.Path(jar, kit.Lin(30, 0, 226, 0, g.LL.Alpha(.42), g.L.Alpha(.03), g.L.Alpha(.02), g.D.Alpha(.32))), c.Path(jar, kit.None).Stroke(g.D.Alpha(.8), 3.2), c.Path(jar, kit.None).Stroke(kit.White.Alpha(.75), 1.2),
			c.Path("M52 122C40 142 38 172 46 194C54 176 54 146 66 118C72 104 60 110 52 122Z", kit.White).Opacity(.5).Shade(), c.Path("M206 128C214 142 216 166 212 184C206 170 206 148 198 126C196 120 202 122 206 128Z", kit.White).Opacity(.3).Shade(),
			c.Form("M92 46H164V58C164 64 92 64 92 58Z", kit.Lin(92, 0, 164, 0, g.LL.Alpha(.7), g.L.Alpha(.2), g.D.Alpha(.5))), c.Path("M92 46H164V58C164 64 92 64 92 58Z", kit.None).Stroke(g.D.Alpha(.8), 2.4))
		c.Part("lid", c.Form("M98 20C98 14 158 14 158 20L154 50C154 55 102 55 102 50Z", kit.Lin(98, 0, 158, 0, lid.D, lid.LL, lid.M, lid.DD)), c.Ellipse(128, 19, 30, 6, kit.Lin(98, 14, 158, 24, lid.LL, lid.M)), c.Circle(116, 34, 1.8, lid.DD), c.Circle(136, 40, 1.5, lid.DD), c.Circle(144, 30, 1.6, lid.DD), c.Circle(124, 45, 1.3, lid.DD))
		c.Anchor("ground", 128, 244)
		c.AnchorBox("inside", 128, 150, 120, 70, 0)
	},
}

// rosette is a succulent seen a little from above, its leaves in rings from the outer ones inward.
func rosette(c *kit.Canvas, t kit.Tones, x, y, r float64) kit.Node {
	var all []kit.Node
	for ring, k := range []float64{1, .8, .58, .36} {
		n := []int{9, 8, 6, 4}[ring]
		m := t.M.Shade(-.8 + .7*float64(ring))
		for i := range n {
			turn := float64(i)*360/float64(n) + float64(ring)*23 - 90
			d := shape.Drop(0, 0, r*.36*(k*.5+.5), r*k, turn)
			e := shape.Polar(0, 0, r*k, turn)
			all = append(all, c.Path(d, kit.Lin(0, 0, e.X, e.Y, m.Shade(-1.6), m, m.Shade(1))).Stroke(m.Shade(-2), .8), c.Circle(e.X*.96, e.Y*.96, r*.03, kit.Hex("#d0566f")).Opacity(.75))
		}
	}
	return kit.Of(all...).Scale(1, .82, 0, 0).Move(x, y)
}

// spears are slim upright leaves with pale bands, which stand at x, y.
func spears(c *kit.Canvas, t kit.Tones, x, y, h float64) kit.Node {
	var all []kit.Node
	for i, turn := range []float64{-116, -62, -104, -76, -90} {
		l := h * []float64{.7, .74, .88, .86, 1}[i]
		e := shape.Polar(x, y, l, turn)
		all = append(all, c.Path(shape.Drop(x, y, h*.17, l, turn), kit.Lin(x-5, y, e.X+5, e.Y, t.DD, t.M, t.L)).Stroke(t.DDD, .8))
		for k := range 3 {
			b := shape.Polar(x, y, l*(.35+.18*float64(k)), turn)
			all = append(all, c.Ellipse(b.X, b.Y, h*.05, 1.3, t.LL).Opacity(.7))
		}
	}
	return kit.Of(all...)
}
