package frames

import (
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/botanic"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// garden is the palette of a floral piece.
type garden struct {
	c          *kit.Canvas
	r          *rand.Rand
	blooms     []kit.Tones
	mid, leaf  kit.Tones
	leaf2      kit.Tones
	kinds      [3]int
	sprigKinds [2]int
}

const florals = "flowers #f08aa0 blooms; second #fbd0c4 <flowers; leaves #5f9a6b greenery; pale #a9c79b <leaves; centers #f6b93b"

// newGarden reads the palette of florals and picks the kinds of flowers and sprigs by the seed.
func newGarden(c *kit.Canvas) *garden {
	g := &garden{c: c, r: c.Rand(), blooms: []kit.Tones{c.Tones("flowers"), c.Tones("second"), c.Tones("flowers")}, mid: c.Tones("centers"), leaf: c.Tones("leaves"), leaf2: c.Tones("pale")}
	g.kinds = [][3]int{{botanic.Rose, botanic.Blossom, botanic.Daisy}, {botanic.Peony, botanic.Daisy, botanic.Blossom}, {botanic.Daisy, botanic.Blossom, botanic.Daisy}, {botanic.Peony, botanic.Rose, botanic.Blossom}}[c.Variant(4)]
	g.sprigKinds = [][2]int{{botanic.Pointed, botanic.Eucalyptus}, {botanic.Eucalyptus, botanic.Fern}, {botanic.Fern, botanic.Berries}, {botanic.Berries, botanic.Pointed}}[c.Variant(4)]
	return g
}

// bloom is a flower of rank 0 (large), 1 or 2 (small).
func (g *garden) bloom(rank int, x, y, r float64) kit.Node {
	t := g.blooms[rank%3]
	return kit.Of(g.c.Circle(x+r*.06, y+r*.12, r*.96, kit.Rad(x+r*.06, y+r*.12, r*.96, kit.At(.6, kit.Hex("#3b2a3f").Alpha(.32)), kit.At(1, kit.Hex("#3b2a3f").Alpha(.001)))),
		botanic.Bloom(g.c, g.kinds[rank%3], x, y, r, t, g.mid, shape.Between(g.r, 0, 90)))
}

// sprig grows from x, y toward an angle, l long.
func (g *garden) sprig(rank int, x, y, l, angle, bend, leaf float64) kit.Node {
	m, e := shape.Polar(x, y, l*.5, angle), shape.Polar(x, y, l, angle+bend)
	t := []kit.Tones{g.leaf, g.leaf2}[rank%2]
	return botanic.Sprig(g.c, g.r, []shape.Pt{{X: x, Y: y}, m, e}, g.sprigKinds[rank%2], leaf, t, g.blooms[0])
}

// cluster is a group of flowers with leaves around, about r in radius, that reaches toward an angle and back.
func (g *garden) cluster(x, y, r, angle float64) (leaves, flowers kit.Node) {
	var l, f []kit.Node
	for i, a := range []float64{0, 180, 34, 146, -34, 214, 90, 270} {
		if i > 5 && r < 30 {
			break
		}
		k := 1.9
		if i > 1 {
			k = 1.25
		}
		l = append(l, g.sprig(i, x, y, r*k, angle+a, shape.Between(g.r, -16, 16), r*.6))
	}
	for i, p := range [][3]float64{{.85, 0, .46}, {.8, 178, .4}, {.62, 100, .3}, {.62, 262, .32}, {0, 0, .62}} {
		q := shape.Polar(x, y, r*p[0], angle+p[1])
		f = append(f, g.bloom([]int{1, 2, 1, 2, 0}[i], q.X, q.Y, r*p[2]))
	}
	return kit.Of(l...), kit.Of(f...)
}

var floralWreath = kit.Piece{
	Name: "floral-wreath", Cm: 40, Palette: florals,
	Draw: func(c *kit.Canvas) {
		g := newGarden(c)
		c.AnchorBox("inside", 128, 128, 120, 110, 0)
		groups := [][]botanic.Group{
			{{At: .93, Size: .23, Back: .4, Ahead: .4}, {At: .2, Size: .17, Back: .36, Ahead: .3}, {At: .45, Size: .205, Back: .4, Ahead: .36}, {At: .7, Size: .18, Back: .36, Ahead: .36}},
			{{At: .87, Size: .24, Back: 1.05, Ahead: 1.05}},
			{{At: .9, Size: .23, Back: .6, Ahead: .6}, {At: .4, Size: .2, Back: .6, Ahead: .6}},
		}[c.Variant(3)]
		g.lay(botanic.Lay(func(t float64) (x, y, turn float64) {
			p := shape.Polar(.5, .5, .36, 90-360*t)
			return p.X, p.Y, -360 * t
		}, true, groups, uint64(g.r.IntN(1000)), true))
	},
}

// lay draws the places of a layout.
func (g *garden) lay(places []botanic.Place) {
	for _, p := range places {
		x, y, size := p.X*kit.Side, p.Y*kit.Side, p.Size*kit.Side
		switch p.Role {
		case botanic.Green:
			if p.Before {
				g.c.Part("leaves", botanic.Leaf(g.c, x, y, size, size*.44, p.Turn, g.leaf))
				continue
			}
			g.c.Part("leaves", g.sprig(p.N, x, y, size, p.Turn, 12*float64(p.N%3-1), size*.42))
		case botanic.Filler, botanic.Budded:
			g.c.Part("flowers", botanic.Bud(g.c, x, y, size, p.Turn, g.blooms[0], g.leaf))
		default:
			g.c.Part("flowers", g.bloom(int(botanic.Focal-p.Role), x, y, size/2))
		}
	}
}

var leafWreath = kit.Piece{
	Name: "leaf-wreath", Cm: 40,
	Palette: "leaves #5b9162 greenery; pale #a8c69a <leaves; ring #8a6a44 twig; berries #d9534f",
	Draw: func(c *kit.Canvas) {
		l, p, w, b := c.Tones("leaves"), c.Tones("pale"), c.Tones("ring"), c.Tones("berries")
		r := c.Rand()
		c.AnchorBox("inside", 128, 128, 130, 124, 0)
		v := c.Variant(4)
		const ring = 96.0
		c.Part("ring", c.Circle(128, 128, ring, kit.None).Stroke(w.D, 2.4), c.Circle(127.6, 127.4, ring, kit.None).Stroke(w.L, 1))
		if v == 1 { // open at the top, two branches that meet below
			for _, side := range []float64{-1, 1} {
				for j := range 2 {
					var pts []shape.Pt
					for k := range 8 {
						pts = append(pts, shape.Polar(128, 128, ring+4*float64(j*2-1), 90+side*(float64(k)*22-4)))
					}
					c.Part("leaves", botanic.Sprig(c, r, pts, []int{botanic.Pointed, botanic.Eucalyptus}[j], 27, []kit.Tones{l, p}[j], b))
				}
			}
			return
		}
		kinds := [][2]int{{botanic.Pointed, botanic.Berries}, {}, {botanic.Eucalyptus, botanic.Eucalyptus}, {botanic.Fern, botanic.Pointed}}[v]
		for i := range 18 {
			a := 20 * float64(i)
			var pts []shape.Pt
			for k := range 4 {
				pts = append(pts, shape.Polar(128, 128, ring+7*float64(i%3-1)+float64(k)*2*float64(i%3-1), a+float64(k)*14))
			}
			c.Part("leaves", botanic.Sprig(c, r, pts, kinds[i%2], 24, []kit.Tones{l, p, kit.TonesOf(l.D)}[i%3], b))
		}
	},
}

var floralFrame = kit.Piece{
	Name: "floral-frame", Cm: 50, Palette: florals + "; frame #d9a94e gold border",
	Draw: func(c *kit.Canvas) {
		g, t := newGarden(c), c.Tones("frame")
		b := shape.Inset(shape.Sheet(c.Aspect(.8)), 22)
		k := scaleOf(b) * 1.25
		gold := kit.Lin(b.X0, b.Y0, b.X1, b.Y1, t.L, t.M, t.D, t.LL, t.M)
		in := shape.Inset(b, 20*k)
		v := c.Variant(3)
		if v == 2 {
			c.Part("frame", c.Path(shape.Rect(b, b.W()/2), kit.None).Stroke(gold, 2.6*k), c.Path(shape.Rect(shape.Inset(b, 6*k), b.W()/2), kit.None).Stroke(gold, 1*k))
		} else {
			c.Part("frame", c.Path(shape.Rect(b, 2), kit.None).Stroke(gold, 3.2*k), c.Path(shape.Rect(shape.Inset(b, 6*k), 1), kit.None).Stroke(gold, 1.1*k))
		}
		inside(c, in)
		type spot struct{ x, y, r, a float64 }
		spots := []spot{{b.X0 + 14*k, b.Y0 + 14*k, 44 * k, -45}, {b.X1 - 14*k, b.Y1 - 14*k, 40 * k, -45}}
		switch v {
		case 1:
			spots = []spot{{b.X0 + 8*k, b.Y0 + 8*k, 25 * k, -45}, {b.X1 - 8*k, b.Y0 + 8*k, 25 * k, 45}, {b.X1 - 8*k, b.Y1 - 8*k, 25 * k, -45}, {b.X0 + 8*k, b.Y1 - 8*k, 25 * k, 45}}
		case 2:
			spots = []spot{{128, b.Y1 - 2*k, 36 * k, 0}, {128, b.Y0 + 2*k, 22 * k, 0}}
		}
		for _, s := range spots {
			l, f := g.cluster(s.x, s.y, s.r, s.a)
			c.Part("leaves", l)
			c.Part("flowers", f)
		}
	},
}

var floralBorder = kit.Piece{
	Name: "floral-border", Cm: 60, Palette: florals,
	Draw: func(c *kit.Canvas) {
		g := newGarden(c)
		b := shape.Sheet(c.Aspect(2.6))
		y := (b.Y0 + b.Y1) / 2 / kit.Side
		g.lay(botanic.Lay(func(t float64) (float64, float64, float64) { return .04 + .92*t, y, 0 }, false,
			[]botanic.Group{{At: .47, Size: .19, Back: .32, Ahead: .32}, {At: .14, Size: .15, Back: .14, Ahead: .22}, {At: .82, Size: .165, Back: .22, Ahead: .16}}, uint64(g.r.IntN(1000)), true))
	},
}

var leafBorder = kit.Piece{
	Name: "leaf-border", Cm: 60,
	Palette: "leaves #5b9162 greenery; pale #a8c69a <leaves; berries #d9534f",
	Draw: func(c *kit.Canvas) {
		l, p, b := c.Tones("leaves"), c.Tones("pale"), c.Tones("berries")
		r := c.Rand()
		v := c.Variant(3)
		row := func(y, wave, phase float64, kind int, size float64, t kit.Tones) {
			pts := []shape.Pt{}
			for i := range 9 {
				pts = append(pts, shape.Pt{X: 6 + 30*float64(i), Y: y + wave*float64(i%2*2-1)*phase})
			}
			c.Part("leaves", botanic.Sprig(c, r, pts, kind, size, t, b))
		}
		switch v {
		case 1:
			row(128, 10, 1, botanic.Eucalyptus, 30, l)
			row(126, 12, -1, botanic.Fern, 24, p)
		case 2: // hanging garland
			for i := range 9 {
				x := 14 + 28.5*float64(i)
				d := 54 + 40*float64((i*5)%3)
				c.Part("leaves", botanic.Sprig(c, r, []shape.Pt{{X: x, Y: 70}, {X: x + 5, Y: 70 + d*.5}, {X: x - 3, Y: 70 + d}}, []int{botanic.Pointed, botanic.Eucalyptus, botanic.Berries}[i%3], 24, []kit.Tones{l, p}[i%2], b))
			}
			row(68, 4, 1, botanic.Pointed, 26, l)
		default:
			row(132, 12, -1, botanic.Pointed, 28, p)
			row(126, 12, 1, botanic.Pointed, 34, l)
			row(128, 9, -1, botanic.Berries, 24, kit.TonesOf(l.D))
		}
	},
}
