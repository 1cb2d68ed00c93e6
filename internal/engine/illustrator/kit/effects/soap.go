package effects

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// film are the colors of light on a soap film, from where it is thin to where it is thick.
var film = []kit.Color{
	kit.Hex("#ffd76a"), kit.Hex("#ff8a7a"), kit.Hex("#f45fc0"), kit.Hex("#8f6bff"), kit.Hex("#3f8dff"), kit.Hex("#2fd6e6"), kit.Hex("#4fe39a"), kit.Hex("#e9e45c"),
	kit.Hex("#ff7fb0"), kit.Hex("#b06bff"), kit.Hex("#46a6ff"), kit.Hex("#3fe0c4"),
}

// globe maps latitudes and longitudes in degrees to the drawing of a ball that leans toward the viewer.
type globe struct{ x, y, r float64 }

func (b globe) at(lat, lon float64) shape.Pt {
	sin, cos := math.Sincos(lat * math.Pi / 180)
	across, toward := math.Sincos(lon * math.Pi / 180)
	const lean, turn = .34, -.32 // radians
	u, v := across*cos, sin*math.Cos(lean)-toward*cos*math.Sin(lean)
	return shape.Pt{X: b.x + b.r*(u*math.Cos(turn)-v*math.Sin(turn)), Y: b.y - b.r*(u*math.Sin(turn)+v*math.Cos(turn))}
}

// soap is a soap bubble: clear where one looks straight through its film, colored by interference toward its edge, where one
// looks along it.
func soap(c *kit.Canvas, x, y, r float64, t kit.Tones) {
	k := r / 120
	d := kit.Oval(x, y, r, r)
	c.Part("sphere", c.Path(d, kit.Rad(x, y, r, kit.At(0, t.L.Alpha(.02)), kit.At(.6, t.L.Alpha(.05)), kit.At(.86, t.M.Alpha(.16)), kit.At(.96, t.M.Alpha(.4)), kit.At(1, t.D.Alpha(.62)))))
	if r < 13 { // too small for bands and panes to show
		c.Part("sphere", c.Circle(x, y, r-.5, kit.None).Stroke(kit.Lin(x-r, y-r, x+r, y+r, film[1], film[3], film[5], film[6]), 1).Opacity(.8))
		c.Part("shine", c.Ellipse(x-r*.34, y-r*.4, r*.2, r*.12, kit.White).Rotate(-40, x-r*.34, y-r*.4).Opacity(.9), c.Circle(x+r*.42, y+r*.46, r*.07, kit.White).Opacity(.7))
		return
	}
	limb := c.Circle(x, y, r, kit.Rad(x, y, r, kit.At(0, kit.Black), kit.At(.34, kit.Hex("#141414")), kit.At(.66, kit.Hex("#5a5a5a")), kit.At(.9, kit.Hex("#e8e8e8")), kit.At(1, kit.White)))
	c.Part("sphere", c.Mask(limb, c.Clip(d, c.Glow(3.2*k, bands(c, globe{x, y, r})...))), edge(c, x, y, r))
	c.Part("shine", panes(c, globe{x, y, r})...)
}

// bands are the streaks of color that run down a film and are stirred by the air.
func bands(c *kit.Canvas, b globe) (nodes []kit.Node) {
	rng := c.Rand()
	phase, swirl := shape.Between(rng, 0, 6), shape.Between(rng, 9, 15)
	n := 24
	if b.r < 40 {
		n = 12
	}
	for i := range n {
		u := float64(i) / float64(n-1)
		lat := 84 - 166*math.Pow(u, .86)
		var pts []shape.Pt
		for lon := -100.0; lon <= 100; lon += 12.5 {
			a := lon * math.Pi / 180
			pts = append(pts, b.at(lat+swirl*(.35+u)*math.Sin(1.7*a+phase+2.1*u)+1.6*math.Sin(3.4*a+4*u+2*phase), lon))
		}
		wide := 24 / float64(n) * b.r * (.045 + .1*math.Cos(lat*math.Pi/180))
		nodes = append(nodes, c.Path(shape.Ribbon(shape.Sample(pts, 48), shape.Taper(wide, .5)), film[i%len(film)].Alpha(.8)))
	}
	return nodes
}

// edge is the rim, which is seen along the film and takes on all of its colors.
func edge(c *kit.Canvas, x, y, r float64) kit.Node {
	k := r / 120
	w := 2.2 * k
	var arcs []kit.Node
	for i, tone := range []int{4, 5, 6, 7, 1, 2, 3, 10} {
		from := float64(i)*45 - 8
		arcs = append(arcs, c.Path(shape.Ribbon(shape.Sample(shape.Arc(x, y, r-w*.7, r-w*.7, from, from+62, 8), 20), shape.Taper(w*1.5, .2)), film[tone]))
	}
	rim := kit.Of(arcs...)
	return kit.Of(c.Clip(kit.Oval(x, y, r, r), c.Glow(3*k, rim)), c.Glow(.5*k, rim).Opacity(.9), c.Circle(x, y, r-w*1.6, kit.None).Stroke(kit.Lin(x-r, y-r, x+r, y+r, kit.At(0, kit.White.Alpha(.95)), kit.At(.4, kit.White.Alpha(.1)), kit.At(.62, kit.White.Alpha(.1)), kit.At(1, kit.White.Alpha(.9))), w*.5))
}

// panes are two images of a bright window: upright on the near side of the film, upside down and smaller on the far side.
func panes(c *kit.Canvas, b globe) []kit.Node {
	k := b.r / 120
	pane := func(b globe, lat1, lat2, lon1, lon2 float64) string {
		var pts []shape.Pt
		side := func(la1, lo1, la2, lo2 float64) {
			for i := range 8 {
				u := float64(i) / 8
				sin, cos := math.Sincos((la1 + (la2-la1)*u) * math.Pi / 180)
				pts = append(pts, shape.Pt{X: b.x + b.r*cos*math.Sin((lo1+(lo2-lo1)*u)*math.Pi/180), Y: b.y - b.r*sin})
			}
		}
		side(lat1, lon1, lat1, lon2)
		side(lat1, lon2, lat2, lon2)
		side(lat2, lon2, lat2, lon1)
		side(lat2, lon1, lat1, lon1)
		return shape.Poly(.6*k, pts...)
	}
	window := func(b globe, bright float64) kit.Node {
		light := kit.Lin(b.x-b.r*.7, b.y-b.r*.75, b.x-b.r*.1, b.y-b.r*.1, kit.At(0, kit.White.Alpha(bright)), kit.At(1, kit.White.Alpha(bright*.3)))
		return kit.Of(c.Path(pane(b, 54, 35, -58, -38), light), c.Path(pane(b, 54, 35, -35, -16), light), c.Path(pane(b, 32.5, 12, -58, -38), light), c.Path(pane(b, 32.5, 12, -35, -16), light))
	}
	near := window(b, .98)
	far := window(globe{b.x, b.y, b.r * .9}, .8).Rotate(180, b.x, b.y).Scale(.5, .5, b.x+b.r*.58, b.y+b.r*.6)
	arc := func(q, from, to, w, a float64) kit.Node {
		return c.Path(shape.Ribbon(shape.Sample(shape.Arc(b.x, b.y, q*b.r, q*b.r, from, to, 10), 30), shape.Taper(w*k, .05)), kit.White.Alpha(a))
	}
	return []kit.Node{c.Glow(5*k, near).Opacity(.5), c.Glow(.7*k, near), c.Glow(.8*k, far), c.Glow(2.4*k, arc(.9, 20, 84, 9, .8)), c.Glow(1.6*k, arc(.93, 205, 262, 5, .75)), c.Glow(.4*k, c.Ellipse(b.x+b.r*.3, b.y-b.r*.68, 3.4*k, 2.4*k, kit.White))}
}
