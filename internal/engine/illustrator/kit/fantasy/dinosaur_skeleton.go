package fantasy

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var dinosaurSkeleton = kit.Piece{
	Name: "dinosaur-skeleton", Cm: 1200, Facing: kit.Right,
	Palette: "bones #eadcb8 skeleton bone; shade #c9b68a <bones",
	Draw: func(c *kit.Canvas) {
		b, s := c.Tones("bones"), c.Tones("shade")
		dark := b.DDD.Shade(-1.500)
		flat := func(d string, t kit.Tones) kit.Node { // small bones, without soft edges
			b := c.Path(d, kit.Black).Bounds()
			return kit.Of(c.Path(d, kit.None).Stroke(t.DDD, 1.200), c.Form(d, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, t.LL, t.M, t.D)))
		}
		bone := func(t kit.Tones, r float64, xy ...float64) kit.Node {
			js := make([]p.J, 0, len(xy)/2)
			for i := 0; i < len(xy); i += 2 {
				js = append(js, p.J{X: xy[i], Y: xy[i+1], R: r})
			}
			first, last := js[0], js[len(js)-1]
			knob := func(j p.J) kit.Node { return flat(kit.Oval(j.X, j.Y, r*1.6, r*1.4), t) }
			return kit.Of(p.Limb(c, p.NewTube(js...), t, 2), knob(first), knob(last))
		}
		leg := func(t kit.Tones) kit.Node {
			return kit.Of(bone(t, 5.500, 110, 130, 138, 172), bone(t, 4.500, 138, 174, 112, 206), bone(t, 4, 112, 208, 120, 236),
				bone(t, 3, 120, 238, 146, 244), bone(t, 3, 120, 238, 136, 248), bone(t, 2.600, 118, 238, 104, 246))
		}
		c.Part("bones", leg(s).Move(-26, -4), bone(s, 2.600, 166, 142, 184, 154, 180, 170))
		// the spine from the end of the tail to the neck
		spine := [][3]float64{{10, 150, 3}, {24, 144, 3.600}, {38, 138, 4.200}, {52, 132, 4.800}, {66, 127, 5.400}, {80, 122, 6}, {94, 118, 6.600}, {108, 114, 7}, {122, 110, 7}, {136, 105, 7}, {149, 98, 6.800}, {160, 88, 6.400}, {168, 77, 6}, {177, 67, 5.600}}
		for i, v := range spine {
			turn := -22.0
			if i > 9 {
				turn = -48
			}
			spike := flat(p.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", v[0]-v[2]*.5, v[1], v[0]-v[2]*.8, v[1]-v[2]*2, v[0]-v[2]*.2, v[1]-v[2]*2.800, v[0]+v[2]*.8, v[1]-v[2]*1.600, v[0]+v[2]*.6, v[1]), b)
			c.Part("bones", spike, flat(kit.Oval(v[0], v[1], v[2]*1.150, v[2]), b).Rotate(turn, v[0], v[1]))
		}
		for i := range 5 {
			x, y := 124+10*float64(i), 116-4.500*float64(i)
			l := 40 + 8*math.Sin(float64(i)*.8)
			d := p.D("M%g %gQ%g %g %g %g", x, y, x+16, y+l*.5, x+2, y+l)
			c.Part("bones", c.Line(d, b.DDD, 6), c.Line(d, b.M, 4.600), c.Line(d, b.LL, 1.500).Move(-.8, -.5))
		}
		c.Part("bones", p.Body(c, "M88 118Q104 104 124 114Q134 122 126 132Q116 128 110 138Q104 150 94 152Q92 140 98 132Q86 130 88 118Z", b, 4))
		c.Part("bones", leg(b), bone(b, 3, 162, 136, 178, 150, 190, 144), c.Line("M190 144l8 -4M190 145l8 3", b.DDD, 4), c.Line("M190 144l8 -4M190 145l8 3", b.M, 2.600))
		lower := "M176 76C180 88 200 98 222 100C236 101 246 98 248 92C236 92 208 88 190 76Z"
		var teeth []kit.Node
		for i := range 6 {
			x := 204 + 7.500*float64(i)
			teeth = append(teeth, c.Path(p.D("M%g 72L%g 84L%g 72Z", x-3.500, x, x+3.500), b.LL), c.Path(p.D("M%g 72L%g 84L%g 72Z", x-3.500, x, x+3.500), kit.None).Stroke(b.DDD, .8))
		}
		c.Part("bones", p.Body(c, lower, b, 4))
		c.Part("teeth", teeth...)
		upper := "M166 58C166 40 182 30 202 30C222 32 244 42 250 58C252 68 248 74 240 75C222 76 208 74 198 76C190 80 182 78 176 74Q166 68 166 58Z"
		c.Part("bones", p.Body(c, upper, b, 6), c.Ellipse(197, 47, 8, 7, dark), c.Ellipse(179, 56, 5, 7, dark), c.Ellipse(220, 52, 7, 4.500, dark).Rotate(16, 220, 52), c.Ellipse(241, 57, 2.600, 2, dark))
		c.Anchor("ground", 128, 250)
	},
}
