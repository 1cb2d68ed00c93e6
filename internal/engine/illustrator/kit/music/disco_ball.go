package music

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var discoBall = kit.Piece{
	Name: "disco-ball", Cm: 30,
	Palette: "tiles #b8c4d6 ball mirrors; sparkle #ffffff glints; second #f28ac8 pink; third #7fb4ff blue; chain #a7b0b9 metal",
	Draw: func(c *kit.Canvas) {
		t, w, p, q, m := c.Tones("tiles"), c.Tones("sparkle"), c.Tones("second"), c.Tones("third"), c.Tones("chain")
		const x, y, r = 128, 148, 102
		c.Part("chain", sheen.Each(5, func(i int) kit.Node {
			cy := 2 + 8.500*float64(i)
			if i%2 == 0 {
				return kit.Of(c.Ellipse(128, cy, 4, 6, kit.None).Stroke(m.DDD, 3), c.Ellipse(127.700, cy-.3, 4, 6, kit.None).Stroke(m.L, 1.6))
			}
			return c.Line(sheen.D("M128 %gv8", cy-4), m.D, 3)
		}), c.Form("M110 46Q110 38 128 38Q146 38 146 46V54H110Z", sheen.Steel(110, 0, 146, 0, m)))
		d := kit.Oval(x, y, r, r)
		var tiles []kit.Node
		rows := 15
		for i := range rows {
			a0, a1 := math.Pi*float64(i)/float64(rows)-math.Pi/2, math.Pi*float64(i+1)/float64(rows)-math.Pi/2
			mid := (a0 + a1) / 2
			n := max(6, int(math.Round(30*math.Cos(mid))))
			for j := range n + 1 {
				l0 := math.Pi*(float64(j)+.5*float64(i%2)-.5)/float64(n) - math.Pi/2
				l1 := l0 + math.Pi/float64(n)
				l0, l1 = max(l0, -math.Pi/2), min(l1, math.Pi/2)
				if l1-l0 < .02 {
					continue
				}
				at := func(lat, lon float64) shape.Pt {
					return shape.Pt{X: x + r*.985*math.Cos(lat)*math.Sin(lon), Y: y + r*.985*math.Sin(lat)}
				}
				nx, ny, nz := math.Cos(mid)*math.Sin((l0+l1)/2), math.Sin(mid), math.Cos(mid)*math.Cos((l0+l1)/2)
				light := -.5*nx - .6*ny + .62*nz + .5*(c.Rand().Float64()-.5)
				tone := []kit.Color{t.DDD, t.DD, t.D, t.M, t.L, t.LL, kit.White}[max(0, min(6, int(3+3.6*light)))]
				if k := c.Rand().Float64(); k < .1 {
					tone = []kit.Color{p.D, p.M, p.L}[max(0, min(2, int(1+1.6*light)))]
				} else if k < .2 {
					tone = []kit.Color{q.D, q.M, q.L}[max(0, min(2, int(1+1.6*light)))]
				}
				e := .012
				tiles = append(tiles, c.Path(shape.Poly(1, at(a0+e, l0+e), at(a0+e, l1-e), at(a1-e, l1-e), at(a1-e, l0+e)), tone))
			}
		}
		c.Part("tiles", c.Form(d, t.DDD, kit.Of(tiles...), c.Path(d, kit.Rad(x-36, y-40, 156, kit.At(0, kit.White.Alpha(.4)), kit.At(.3, kit.White.Alpha(0)), kit.At(.6, kit.Hex("#33265c").Alpha(.12)), kit.At(1, kit.Hex("#2a1e50").Alpha(.8)))).Shade(), sheen.Edge(c, d, t, 20)))
		star := func(sx, sy, k float64) kit.Node {
			return kit.Of(c.Glow(k*.2, c.Circle(sx, sy, k*.45, w.M)).Opacity(.7), c.Path(shape.Glint(sx, sy, k, .12), w.M), c.Path(shape.Glint(sx, sy, k*.5, .16), w.M).Rotate(45, sx, sy))
		}
		c.Part("sparkle", c.Clip(d, star(94, 104, 34), star(160, 128, 20), star(110, 196, 16)), c.Path(shape.Glint(210, 62, 18, .14), kit.Hex("#ffd25e")), c.Path(shape.Glint(40, 70, 14, .14), kit.Hex("#ff9ed2")), c.Path(shape.Glint(234, 216, 14, .14), kit.Hex("#8fc2ff")), c.Path(shape.Glint(24, 220, 11, .14), kit.Hex("#ffd25e")))
		c.Anchor("tie", 128, -4)
	},
}
