package effects

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// retroStripes are the stripes of the seventies: they come in level and curve up around a setting sun.
var retroStripes = kit.Piece{
	Name: "retro-stripes", Cm: 100, Palette: "first #7a4424 brown; second #d9642b orange; third #e6a93a mustard; fourth #f3dfb4 cream; sun #f2b63c",
	States: "plain -sun",
	Draw: func(c *kit.Canvas) {
		slots := []string{"first", "second", "third", "fourth"}
		for i, slot := range slots {
			t := c.Tones(slot)
			r := 122 - 17.5*float64(i)
			d := fmt.Sprintf("M%g 250V128A%g %g 0 0 1 %g 128V250H%gV128A%g %g 0 0 0 %g 128V250Z", 128-r, r, r, 128+r, 128+r-14.5, r-14.5, r-14.5, 128-r+14.5)
			c.Part(slot, c.Form(d, kit.Lin(6, 6, 250, 250, t.L, t.M, t.D)))
		}
		s := c.Tones("sun")
		sun := kit.Oval(128, 132, 47, 47)
		var bars []kit.Node
		bars = append(bars, c.Path(sun, kit.Lin(128, 84, 128, 180, s.L, s.M, c.Tones("second").M)))
		c.Part("sun", c.Clip(bandsOfSun(132, 47), bars...))
	},
}

// bandsOfSun is a box with gaps that widen downward, which cut a setting sun into bands.
func bandsOfSun(y, r float64) string {
	d := fmt.Sprintf("M0 0H256V%gH0Z", y+4)
	top := y + 4
	for i := range 4 {
		gap, bar := 2.5+1.4*float64(i), 9.5-1.3*float64(i)
		d += fmt.Sprintf("M0 %gH256V%gH0Z", top+gap, math.Min(y+r+2, top+gap+bar))
		top += gap + bar
	}
	return d
}

// halftoneBurst is a sunburst of rows of dots that become smaller toward its middle.
var halftoneBurst = kit.Piece{
	Name: "halftone-burst", Cm: 100, Palette: "dots #e0562f rays; center #f7b53a",
	Draw: func(c *kit.Canvas) {
		t, m := c.Tones("dots"), c.Tones("center")
		const rays = 20
		var dots []kit.Node
		for i := range rays {
			for k := range 9 {
				r := 48 + 9.2*float64(k)
				across := 360.0 / rays * math.Pi / 180 * r
				size := (.9 + .42*float64(k))
				for _, side := range []float64{-.17, .17} {
					a := 360/float64(rays)*float64(i) + side*across/r*180/math.Pi
					p := shape.Polar(128, 128, r+4.6*map[bool]float64{true: 1}[side > 0], a)
					dots = append(dots, c.Circle(p.X, p.Y, size, kit.Rad(128, 128, 128, m.M, t.M, t.D)))
				}
			}
		}
		c.Part("dots", dots...)
		c.Part("center", c.Circle(128, 128, 38, kit.Rad(116, 114, 56, m.LL, m.M, t.M)))
	},
}
