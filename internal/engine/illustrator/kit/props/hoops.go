package props

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// Hoops are seen at an angle: who jumps through to the right comes out over the right half of the rim, and is still behind the left one.
const (
	hoopX, hoopY = 128.0, 98.0
	hoopW, hoopH = 62.0, 84.0
)

// rimHalf is the path of one half of a hoop's rim: side −1 is the left one.
func rimHalf(side float64) string {
	sweep := 1
	if side < 0 {
		sweep = 0
	}
	return sheen.D("M%g %gA%g %g 0 0 %d %g %g", hoopX, hoopY-hoopH, hoopW, hoopH, sweep, hoopX, hoopY+hoopH)
}

// hoopStand is the pole and the foot of a hoop.
func hoopStand(c *kit.Canvas, t kit.Tones) {
	c.Part("stand", sheen.Tube(c, sheen.D("M%g %gV240", hoopX, hoopY+hoopH), 11, t), sheen.Body(c, "M74 252Q76 234 128 232Q180 234 182 252Z", t, 8))
}

var hoop = kit.Piece{
	Name: "hoop", Cm: 150,
	Palette: "rim #e8433f ring hoop; stripes #fdf6ea stripe; stand #3f8fd8 base pole",
	Draw: func(c *kit.Canvas) {
		r, s, p := c.Tones("rim"), c.Tones("stripes"), c.Tones("stand")
		half := func(side float64) kit.Node {
			d := rimHalf(side)
			return kit.Of(sheen.Tube(c, d, 15, r), c.Line(d, s.M, 12.5).Dash(16, 22).Butt().Opacity(.95), c.Line(d, r.LL, 2.6).Move(-2.2, -1.6).Opacity(.7))
		}
		c.On(kit.Back)
		hoopStand(c, p)
		c.Part("rim", half(1))
		c.On(kit.Fore)
		c.Part("rim", half(-1))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("through", hoopX, hoopY, 2*hoopW, 2*hoopH, 0)
	},
}

var fireHoop = kit.Piece{
	Name: "fire-hoop", Cm: 170,
	Palette: "rim #7d838f metal ring; flames #f0531c fire flame; stand #5b6270 base pole",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		r, f, p := c.Tones("rim"), c.Tones("flames"), c.Tones("stand")
		rand := c.Rand()
		half := func(side float64) (kit.Node, kit.Node) {
			var n []kit.Node
			for i := range 9 {
				a := math.Pi * (.04 + float64(i)/8*.92) // from the top down one side
				x, y := hoopX+side*hoopW*math.Sin(a), hoopY-hoopH*math.Cos(a)
				l := 40 - 10*float64(i%2) + 6*rand.Float64()
				lean := side * (34*math.Sin(a) + 8)
				n = append(n, tongue(c, x, y, l, lean, f))
			}
			return kit.Of(n...), sheen.Tube(c, rimHalf(side), 11, r)
		}
		c.On(kit.Back)
		hoopStand(c, p)
		flames, rim := half(1)
		c.Part("rim", rim)
		c.Part("flames", flames)
		c.On(kit.Fore)
		flames, rim = half(-1)
		c.Part("rim", rim)
		c.Part("flames", flames)
		c.Anchor("ground", 128, 252)
		c.AnchorBox("through", hoopX, hoopY, 2*hoopW, 2*hoopH, 0)
	},
}

// tongue is a flame of height l at x, y that leans by degrees.
func tongue(c *kit.Canvas, x, y, l, lean float64, t kit.Tones) kit.Node {
	shape := func(k float64) string {
		w := .42 * l * k
		return sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y+.24*l*k, x-w*1.1, y+.2*l*k, x-w, y-.3*l*k, x-.04*l, y-l*k,
			x+.02*l, y-.62*l*k, x+w*.5, y-.6*l*k, x+w*.72, y-.34*l*k, x+w*1.1, y-.02*l*k, x+w*.7, y+.24*l*k, x, y+.24*l*k)
	}
	return kit.Of(c.Glow(7, c.Path(shape(1), t.L)).Opacity(.35), c.Path(shape(1), kit.Lin(x, y-l, x, y+.24*l, t.D, t.M, t.L)), c.Path(shape(.66), kit.Hex("#ffb02e")), c.Path(shape(.36), kit.Hex("#fff0a8"))).Rotate(lean, x, y)
}

var chimney = kit.Piece{
	Name: "chimney", Cm: 160,
	Palette: "bricks #b5523c brick wall; rim #8f3f30 <bricks; mortar #e8cfc0 joints; snow #fbfdff",
	States:  "snowy; bare -snow",
	Draw: func(c *kit.Canvas) {
		b, r, m, s := c.Tones("bricks"), c.Tones("rim"), c.Tones("mortar"), c.Tones("snow")
		c.On(kit.Back)
		c.Part("rim", sheen.Body(c, "M50 84L66 56H190L206 84Z", kit.TonesOf(r.DD), 6))
		c.On(kit.Fore)
		joints := ""
		for i := range 7 {
			y := 128 + float64(i)*20
			joints += sheen.D("M58 %gH198", y)
			for j := range 6 {
				x := 58 + float64(j)*30 + 15*float64(i%2)
				joints += sheen.D("M%g %gV%g", x, y-20, y)
			}
		}
		c.Part("bricks", sheen.Body(c, "M60 104H196V250H60Z", b, 18, c.Line(joints, m.M, 2.6).Opacity(.75), c.Blur(9, c.Path("M160 100H210V254H160Z", b.DD)).Opacity(.45), c.Blur(6, c.Rect(50, 100, 160, 14, 0, b.DDD)).Opacity(.5)))
		c.Part("rim", sheen.Body(c, kit.RoundRect(44, 80, 168, 30, 4), r, 9, c.Line("M84 80V110M128 80V110M172 80V110", m.M, 2.4).Opacity(.6)))
		c.Part("snow", sheen.Body(c, "M40 84C38 70 52 66 62 70C74 60 92 70 104 70C120 62 140 72 152 70C168 62 182 70 194 70C208 66 220 72 216 86C214 98 202 98 198 90C192 104 178 102 174 90C164 88 158 98 150 92C142 106 126 104 122 92C110 88 102 94 96 92C90 106 74 104 70 92C62 102 42 98 40 84Z", s, 6))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 78, 128, 22, 0)
		c.AnchorBox("surface", 128, 84, 160, 0, 0)
	},
}

var hamsterWheel = kit.Piece{
	Name: "hamster-wheel", Cm: 22,
	Palette: "wheel #3fa7d6 rim ring; rungs #8fd0ea <wheel; stand #f2a33a base legs",
	Draw: func(c *kit.Canvas) {
		w, g, s := c.Tones("wheel"), c.Tones("rungs"), c.Tones("stand")
		c.On(kit.Back)
		c.Part("stand", sheen.Tube(c, "M128 116L74 246M128 116L182 246", 11, s))
		back := c.Circle(128, 112, 100, kit.None)
		c.Part("wheel", c.Circle(128, 112, 100, g.L.Alpha(.28)), back.Stroke(w.DD, 12), back.Stroke(w.D, 8))
		c.Part("rungs", sheen.Each(20, func(i int) kit.Node {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / 20)
			return sheen.Tube(c, sheen.D("M%.1f %.1fL%.1f %.1f", 128+100*cos, 112+100*sin, 128+88*cos, 116+88*sin), 5, g)
		}))
		c.On(kit.Fore)
		ring := c.Circle(128, 116, 95, kit.None)
		c.Part("wheel", ring.Stroke(w.DDD, 12), ring.Stroke(w.M, 9.5), ring.Move(-1.2, -1.6).Stroke(w.LL, 3))
		c.Part("stand", sheen.Body(c, kit.RoundRect(52, 238, 152, 15, 7), s, 5))
		c.Anchor("ground", 128, 253)
		c.AnchorBox("inside", 128, 128, 150, 148, 0)
	},
}
