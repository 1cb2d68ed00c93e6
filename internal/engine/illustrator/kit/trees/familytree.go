package trees

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// familyTree is a broad tree with roots and empty round fields for the names of four generations: one, two, four and eight.
var familyTree = kit.Piece{
	Name: "family-tree", Cm: 900, Palette: "leaves #7fa657 crown; trunk #7a5638 roots bark; circles #fdf8ea fields; frames #b08d4c gold",
	Draw: func(c *kit.Canvas) {
		l, t, f, g := c.Tones("leaves"), c.Tones("trunk"), c.Tones("circles"), c.Tones("frames")
		r := c.Rand()
		rows := [][]float64{{128}, {92, 164}, {52, 102.5, 153.5, 204}, {20, 51, 82, 113, 143, 174, 205, 236}}
		ys := []float64{196, 148, 98, 50}
		sizes := []float64{21, 19, 17, 13}
		c.Part("trunk", c.Form("M108 216C112 190 104 160 96 136L112 130C120 150 124 160 128 170C132 160 136 150 144 130L160 136C152 160 144 190 148 216C156 232 178 238 204 248Q176 246 156 242Q160 248 168 254Q146 248 136 238Q130 248 128 254Q126 248 120 238Q110 248 88 254Q96 248 100 242Q80 246 52 248C78 238 100 232 108 216Z", kit.Lin(100, 0, 158, 0, t.L, t.M, t.D)))
		for i := 0; i < 3; i++ {
			for k, x := range rows[i+1] {
				from := rows[i][k/2]
				d := shape.Ribbon(shape.Sample([]shape.Pt{{X: from, Y: ys[i]}, {X: from + (x-from)*.4, Y: ys[i] - 24}, {X: x, Y: ys[i+1] + 4}}, 20), func(u float64) float64 { return 11 - 3*float64(i) - 4*u })
				c.Part("trunk", c.Path(d, kit.Lin(x-6, 0, x+6, 0, t.L, t.M, t.D)))
			}
		}
		var back []kit.Node
		for i := range 260 {
			x, y := 6+244*r.Float64(), 6+166*r.Float64()
			u := (x - 128) / 126
			if v := (y - 84) / 84; u*u+v*v > 1.02 || y > 128 && (x-128)*(x-128) > 80*80 {
				continue
			}
			s := 7 + 6*r.Float64()
			tone := []kit.Color{l.LL, l.L, l.M, l.D}[i%4]
			leaf := fmt.Sprintf("M0 0C%g %g %g %g %g 0C%g %g %g %g 0 0Z", s*.3, -s*.5, s*.8, -s*.45, s*1.5, s*.8, s*.45, s*.3, s*.5)
			back = append(back, c.Path(leaf, tone).Rotate(-90+140*(r.Float64()-.5)+60*u, 0, 0).Move(x, y))
		}
		c.Part("leaves", back...)
		for i, row := range rows {
			for _, x := range row {
				k := sizes[i]
				c.Part("circles", c.Circle(x+.8, ys[i]+1.6, k+1, t.DDD).Opacity(.35), c.Circle(x, ys[i], k, kit.Lin(x-k, ys[i]-k, x+k, ys[i]+k, f.L, f.M, f.D)))
				c.Part("frames", c.Circle(x, ys[i], k, kit.None).Stroke(kit.Lin(x-k, ys[i]-k, x+k, ys[i]+k, g.LL, g.M, g.D), 2.4), c.Circle(x, ys[i], k-3, kit.None).Stroke(g.L, .9))
			}
		}
		c.Anchor("ground", 128, 250)
	},
}
