package compose

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// terrain is the patch of ground of a place: an oval slab, seen a little from above.
type terrain struct {
	palette string
	rough   float64                                                                   // how far its outline strays from the oval
	soft    bool                                                                      // no slab below it: water and snow melt into nothing
	detail  func(c *kit.Canvas, t kit.Tones, at func(u, v float64) landSpot) kit.Node // what lies on it, clipped to it
	rim     func(c *kit.Canvas, t kit.Tones, at func(u, v float64) landSpot) kit.Node // what stands out over its edge
}

type landSpot struct{ x, y float64 }

// The oval of every terrain, and how thick its slab is.
const (
	terrainX, terrainY   = 128.0, 44.0
	terrainRX, terrainRY = 126.0, 36.0
	terrainThick         = 11.0
)

// onTerrain returns a place on the oval: u and v run from -1 to 1 from left to right and from back to front.
func onTerrain(u, v float64) landSpot {
	return landSpot{terrainX + u*terrainRX*math.Sqrt(max(0, 1-.25*v*v)), terrainY + v*terrainRY}
}

// outlineOf is the oval with an edge that strays by a share of its height, the same each time.
func (t terrain) outlineOf(dy float64) string {
	const points = 40
	out := ""
	for i := range points {
		a := 2 * math.Pi * float64(i) / points
		s, co := math.Sincos(a)
		r := 1 - t.rough*(.5+.5*math.Sin(3*a+1)*math.Sin(7*a+.6))
		out += sheen.D("%.1f,%.1f ", terrainX+co*terrainRX*r, terrainY+dy+s*terrainRY*r)
	}
	return out
}

func (t terrain) piece(name string) kit.Piece {
	return kit.Piece{Name: "terrain-" + name, Cm: 200, Palette: t.palette, Draw: func(c *kit.Canvas) {
		slots, _ := kit.ParsePalette(t.palette)
		top := c.Tones(slots[0].Name)
		side := top
		if len(slots) > 1 {
			side = c.Tones(slots[1].Name)
		}
		shape := t.outlineOf(0)
		if !t.soft {
			c.Part("slab", c.Path(t.outlineOf(terrainThick), kit.Lin(0, terrainY, 0, terrainY+terrainRY+terrainThick, side.D, side.M, side.DD)),
				c.Path(t.outlineOf(terrainThick*.55), kit.Lin(0, 0, 256, 0, side.L, side.M, side.DD)))
		}
		face := kit.Lin(40, terrainY-terrainRY, 200, terrainY+terrainRY, top.LL, top.L, top.M, top.D)
		var inside kit.Node
		if t.detail != nil {
			inside = t.detail(c, top, onTerrain)
		}
		c.Part("ground", c.Form(shape, face, inside, c.Blur(6, c.Ellipse(150, terrainY+terrainRY+2, 120, 9, top.DD)).Opacity(.4).Shade()))
		if t.rim != nil {
			c.Part("edge", t.rim(c, top, onTerrain))
		}
		c.Anchor("ground", terrainX, terrainY)
	}}
}

// terrains are the patches of ground by name.
var terrains = map[string]terrain{
	"sand":    {palette: "sand #f0d095; side #d9a85f", rough: .06, detail: dunes},
	"dust":    {palette: "sand #e2a663; side #b8703a", rough: .06, detail: dunes},
	"grass":   {palette: "grass #7cc653; side #8a5f3c", rough: .05, detail: lawn(false), rim: tufts},
	"meadow":  {palette: "grass #86cb4f; side #8a5f3c", rough: .05, detail: lawn(true), rim: tufts},
	"leaves":  {palette: "moss #6f9a4a; side #6b4a30", rough: .06, detail: litter, rim: tufts},
	"soil":    {palette: "soil #8a5f3c; side #6b4630", rough: .09, detail: dunes},
	"snow":    {palette: "snow #eef6ff; side #c3d8ee", rough: .1, detail: snowHeaps},
	"water":   {palette: "water #4db4e0", rough: .08, soft: true, detail: ripples},
	"shore":   {palette: "grass #7cc653; side #8a5f3c", rough: .05, detail: pool, rim: tufts},
	"seabed":  {palette: "sand #e6cf9a; side #c7a264", rough: .07, detail: dunes},
	"boards":  {palette: "wood #c98d52; side #8d5a30", detail: planks},
	"stage":   {palette: "wood #b5713f; side #7c2430", detail: planks, rim: footlights},
	"tiles":   {palette: "tiles #f2efe8; side #b9b3a6", detail: checker},
	"asphalt": {palette: "asphalt #6b7078; side #4a4e56", detail: lane},
	"lunar":   {palette: "dust #c9c9cf; side #8f909a", rough: .05, detail: craters},
	"martian": {palette: "dust #cf7149; side #8f4328", rough: .05, detail: craters},
	"pitch":   {palette: "grass #5fb54a; side #7a5536", detail: stripesOfLawn},
	"rock":    {palette: "rock #a9a39a; side #78726a", rough: .09, detail: cracks},
}

func dunes(c *kit.Canvas, t kit.Tones, at func(u, v float64) landSpot) kit.Node {
	r := c.Rand()
	waves := sheen.Each(7, func(i int) kit.Node {
		p := at(-.75+.24*float64(i), -.6+.24*float64((i*3)%6))
		d := sheen.D("M%.1f %.1fq12 -5 24 0t24 0", p.x-24, p.y)
		return kit.Of(c.Line(d, t.D, 2.2).Opacity(.5), c.Line(d, t.LL, 1.4).Opacity(.8).Move(0, 2))
	})
	grains := sheen.Each(46, func(int) kit.Node {
		p := at(r.Float64()*2-1, r.Float64()*2-1)
		return c.Ellipse(p.x, p.y, 1.1, .8, t.DD).Opacity(.45)
	})
	return kit.Of(waves, grains)
}

func lawn(flowers bool) func(*kit.Canvas, kit.Tones, func(u, v float64) landSpot) kit.Node {
	return func(c *kit.Canvas, t kit.Tones, at func(u, v float64) landSpot) kit.Node {
		r := c.Rand()
		blades := sheen.Each(60, func(int) kit.Node {
			p := at(r.Float64()*2-1, r.Float64()*1.9-.95)
			tone := t.D
			if r.Float64() < .45 {
				tone = t.LL
			}
			return c.Line(sheen.D("M%.1f %.1fl%.1f -6M%.1f %.1fl2 -7", p.x, p.y, -1.5-r.Float64()*2, p.x+1.6, p.y), tone, 1.5).Opacity(.75)
		})
		if !flowers {
			return blades
		}
		colors := []kit.Tones{kit.TonesOf(kit.Hex("#ff6f91")), kit.TonesOf(kit.Hex("#ffd34d")), kit.TonesOf(kit.Hex("#a678e8")), kit.TonesOf(kit.Hex("#ffffff"))}
		return kit.Of(blades, sheen.Each(26, func(i int) kit.Node {
			p := at(-.95+1.9*r.Float64(), -.75+1.6*r.Float64())
			return blossom(c, p.x, p.y, 4.2, colors[i%4])
		}))
	}
}

// blossom is a small flower seen from above.
func blossom(c *kit.Canvas, x, y, size float64, t kit.Tones) kit.Node {
	petal := c.Ellipse(x, y-size*.62, size*.42, size*.55, kit.Lin(x, y-size, x, y, t.L, t.M))
	return kit.Of(c.Around(5, x, y, petal), c.Circle(x, y, size*.36, kit.Hex("#f6b22e"))).Scale(1, .8, x, y)
}

func tufts(c *kit.Canvas, t kit.Tones, _ func(u, v float64) landSpot) kit.Node {
	r := c.Rand()
	return sheen.Each(54, func(i int) kit.Node {
		a := math.Pi * (float64(i) + .5) / 54
		s, co := math.Sincos(a)
		x, y := terrainX+co*terrainRX*.975, terrainY+s*terrainRY*.975
		h := 6 + 5*r.Float64()
		return kit.Of(c.Path(sheen.D("M%.1f %.1fq%.1f %.1f %.1f %.1fq1 %.1f %.1f %.1fZ", x-2.6, y+4, -1.0, -h*.6, 1.5-3*co, -h, h*.5, 3.4, h), kit.Lin(x, y-h, x, y+4, t.L, t.M, t.D)),
			c.Line(sheen.D("M%.1f %.1fl%.1f %.1f", x+2, y+3, 3*r.Float64(), -h*.7), t.DD, 1.2).Opacity(.5))
	})
}

func litter(c *kit.Canvas, t kit.Tones, at func(u, v float64) landSpot) kit.Node {
	r := c.Rand()
	colors := []kit.Color{kit.Hex("#b5763a"), kit.Hex("#d69a46"), kit.Hex("#8d5a31")}
	return kit.Of(lawn(false)(c, t, at), sheen.Each(22, func(i int) kit.Node {
		p := at(r.Float64()*1.9-.95, r.Float64()*1.7-.85)
		return c.Path(sheen.D("M%.1f %.1fq4 -4 9 0q-5 3 -9 0Z", p.x, p.y), colors[i%3]).Rotate(r.Float64()*120-60, p.x, p.y).Opacity(.9)
	}))
}

func snowHeaps(c *kit.Canvas, t kit.Tones, at func(u, v float64) landSpot) kit.Node {
	blue := kit.TonesOf(kit.Hex("#b9d4f2"))
	heaps := sheen.Each(6, func(i int) kit.Node {
		p := at(-.8+.32*float64(i), []float64{.2, -.45, .5, -.1, .62, -.3}[i])
		return kit.Of(c.Blur(3, c.Ellipse(p.x+4, p.y+4, 26, 6, blue.M)).Opacity(.7).Shade(), c.Ellipse(p.x, p.y, 26, 6, kit.Lin(0, p.y-6, 0, p.y+6, kit.White, t.L.Alpha(.2))))
	})
	r := c.Rand()
	return kit.Of(heaps, sheen.Each(24, func(int) kit.Node {
		p := at(r.Float64()*2-1, r.Float64()*2-1)
		return c.Circle(p.x, p.y, 1.2, kit.White)
	}))
}

func ripples(c *kit.Canvas, t kit.Tones, at func(u, v float64) landSpot) kit.Node {
	return sheen.Each(11, func(i int) kit.Node {
		p := at(-.8+.17*float64((i*5)%10), -.75+.15*float64(i))
		w := 20 + 6*float64(i%3)
		d := sheen.D("M%.1f %.1fq%.1f -5 %.1f 0t%.1f 0", p.x-w, p.y, w/2, w, w)
		return kit.Of(c.Line(d, t.DD, 2).Opacity(.35).Move(0, 2), c.Line(d, kit.White, 1.8).Opacity(.65))
	})
}

// pool is a pond that takes the right and the front of a meadow.
func pool(c *kit.Canvas, t kit.Tones, at func(u, v float64) landSpot) kit.Node {
	w := kit.TonesOf(kit.Hex("#4db4e0"))
	const shape = "262,30 226,26! 196,30 172,44 128,52 84,58 44,66 30,84 128,92 262,92"
	return kit.Of(lawn(false)(c, t, at), c.Path(shape, t.DD).Move(0, -2).Opacity(.6),
		c.Form(shape, kit.Lin(60, 30, 220, 84, w.LL, w.L, w.M, w.D), sheen.Each(6, func(i int) kit.Node {
			x, y := 80+26*float64(i), 64+5*float64((i*2)%4)-4*float64(i)
			return c.Line(sheen.D("M%.1f %.1fq9 -4 18 0t18 0", x, y), kit.White, 1.7).Opacity(.65)
		})))
}

func planks(c *kit.Canvas, t kit.Tones, at func(u, v float64) landSpot) kit.Node {
	return kit.Of(sheen.Each(9, func(i int) kit.Node {
		p := at(0, -.85+.21*float64(i))
		return kit.Of(c.Line(sheen.D("M0 %.1fH256", p.y), t.DD, 1.8).Opacity(.7), c.Line(sheen.D("M0 %.1fH256", p.y+1.8), t.LL, 1).Opacity(.6),
			c.Line(sheen.D("M%.1f %.1fv7.6", 40+53*float64((i*2)%5), p.y), t.DD, 1.5).Opacity(.6))
	}), sheen.Glint(c, "M60 20Q110 10 150 14L120 40Q80 44 40 50Z", .16))
}

func footlights(c *kit.Canvas, _ kit.Tones, _ func(u, v float64) landSpot) kit.Node {
	gold := kit.TonesOf(kit.Hex("#ffd35a"))
	return sheen.Each(9, func(i int) kit.Node {
		a := math.Pi * (.1 + .1*float64(i))
		s, co := math.Sincos(a)
		x, y := terrainX+co*terrainRX*.97, terrainY+s*terrainRY*.97+terrainThick*.6
		return kit.Of(c.Blur(3, c.Circle(x, y, 6, gold.LL)).Opacity(.8).Shade(), sheen.Ball(c, x, y, 3.6, gold))
	})
}

func checker(c *kit.Canvas, t kit.Tones, _ func(u, v float64) landSpot) kit.Node {
	dark := kit.TonesOf(kit.Hex("#9fc4c8"))
	return kit.Of(sheen.Each(60, func(i int) kit.Node {
		row, column := i/10, i%10
		if (row+column)%2 == 0 {
			return kit.Node{}
		}
		y0, y1 := 6+13.0*float64(row), 19+13.0*float64(row)
		edge := func(col int, y float64) float64 { return terrainX + (float64(col)-5)*26*(.82+.36*(y-6)/78) }
		return c.Path(sheen.D("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", edge(column, y0), y0, edge(column+1, y0), y0, edge(column+1, y1), y1, edge(column, y1), y1), kit.Lin(0, y0, 60, y1, dark.L, dark.M))
	}), c.Ellipse(92, 26, 60, 9, kit.White).Opacity(.25))
}

func lane(c *kit.Canvas, t kit.Tones, at func(u, v float64) landSpot) kit.Node {
	r := c.Rand()
	grit := sheen.Each(60, func(int) kit.Node {
		p := at(r.Float64()*2-1, r.Float64()*2-1)
		return c.Ellipse(p.x, p.y, 1.2, .8, t.LL).Opacity(.35)
	})
	return kit.Of(grit, c.Line("M4 62Q128 70 252 62", kit.Hex("#ffe08a"), 3.4).Dash(20, 13).Butt())
}

func craters(c *kit.Canvas, t kit.Tones, at func(u, v float64) landSpot) kit.Node {
	return sheen.Each(9, func(i int) kit.Node {
		p := at([]float64{-.72, -.4, .1, .55, .8, -.15, .34, -.6, .7}[i], []float64{-.1, .55, -.6, .6, -.15, .78, .1, -.55, -.5}[i])
		k := []float64{17, 12, 11, 15, 12, 9, 8, 9, 7}[i]
		return kit.Of(c.Ellipse(p.x, p.y, k, k*.36, kit.Lin(p.x-k, 0, p.x+k, 0, t.DD, t.D, t.L)), c.Ellipse(p.x, p.y+k*.07, k*.8, k*.25, t.D), c.Line(sheen.D("M%.1f %.1fa%.1f %.1f 0 0 0 %.1f 0", p.x-k, p.y+.8, k, k*.36, 2*k), t.LL, 1.4).Opacity(.8))
	})
}

func stripesOfLawn(c *kit.Canvas, t kit.Tones, _ func(u, v float64) landSpot) kit.Node {
	return kit.Of(sheen.Each(5, func(i int) kit.Node {
		x := 8 + 52*float64(i)
		return c.Path(sheen.D("M%.1f 0h24l%.1f 90h-28Z", x, (x-116)*.2), t.D).Opacity(.55)
	}), c.Line("M128 6V84", kit.White, 2.6).Opacity(.9), c.Ellipse(128, 44, 44, 14, kit.None).Stroke(kit.White, 2.6).Opacity(.9))
}

func cracks(c *kit.Canvas, t kit.Tones, at func(u, v float64) landSpot) kit.Node {
	r := c.Rand()
	return sheen.Each(9, func(i int) kit.Node {
		p := at(-.8+.2*float64(i), -.6+1.2*r.Float64())
		d := sheen.D("M%.1f %.1fl12 3l5 -4l11 4", p.x-14, p.y)
		return kit.Of(c.Line(d, t.DD, 2).Opacity(.5), c.Line(d, t.LL, 1.2).Opacity(.6).Move(0, 2))
	})
}
