package science

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var earth = kit.Piece{
	Name: "earth", Cm: 1274200000,
	Palette: "ocean #2f8fe6 water sea; land #6cbf4b continents; clouds #ffffff; ice #f4fbff poles; layers #e2572b mantle",
	Draw: func(c *kit.Canvas) {
		o, l, w, i := c.Tones("ocean"), c.Tones("land"), c.Tones("clouds"), c.Tones("ice")
		lands := []string{
			"-66,-72 -44,-86 -20,-84 -6,-72 -18,-64 -10,-54 -22,-46 -32,-36 -32,-27 -36,-33 -46,-30 -48,-20 -38,-14 -28,-8 -36,-5 -52,-16 -62,-32 -78,-44 -84,-58",
			"-32,-6 -14,-9 4,4 18,16 8,34 -4,48 -12,66 -16,84 -24,80 -27,56 -36,34 -42,14 -38,2",
			"46,-32 66,-37 84,-30 104,-6 102,18 86,32 80,52 68,58 62,38 57,20 44,14 36,-4 40,-20",
			"48,-62 60,-78 78,-76 102,-56 100,-40 84,-42 70,-47 62,-42 52,-38 44,-42 52,-50",
			"-20,-27 -10,-29 -4,-24 -14,-22",
		}
		var land []kit.Node
		for _, d := range lands {
			land = append(land, c.Path(d, l.M).Stroke(o.LL, 5).Opacity(.45), c.Path(d, kit.Lin(-70, -80, 80, 90, l.LL, l.L, l.M, l.D)))
		}
		land = append(land, c.Path("-64,-60 -52,-68 -46,-52 -56,-44", l.D).Opacity(.7), c.Path("-24,18 -12,12 -4,28 -14,44 -22,34", l.D).Opacity(.7), c.Path("56,-26 80,-24 88,-14 66,-12 52,-16", kit.Hex("#e6cf8a")).Opacity(.75), c.Path("-36,-66 -26,-72 -22,-62 -30,-58", l.LL).Opacity(.6))
		cloud := func(x, y, k, turn float64) kit.Node {
			d := "M-34 6Q-40 -4 -28 -6Q-24 -16 -10 -12Q0 -22 12 -13Q26 -16 28 -5Q40 -4 36 6Q20 10 0 8Q-22 11 -34 6Z"
			return kit.Of(c.Path(d, o.DDD).Move(2, 6).Opacity(.25), c.Path(d, kit.Lin(0, -16, 0, 10, w.LL, w.M, w.D)), c.Path("M-24 -2Q-18 -10 -8 -7Q2 -15 12 -8Q2 -9 -6 -2Z", kit.White)).Scale(k, k*.85, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("atmosphere", c.Circle(128, 128, 120, o.L.Alpha(.28)), c.Circle(128, 128, 116, o.LL.Alpha(.4)))
		c.Part("ocean", c.Form(kit.Oval(128, 128, 112, 112), kit.Rad(88, 78, 190, kit.At(0, o.LL), kit.At(.25, o.L), kit.At(.55, o.M), kit.At(1, o.DD)),
			c.Named("land", kit.Of(land...).Scale(1.17, 1.17, 0, 0).Rotate(10, 0, 0).Move(124, 130)),
			c.Named("ice", c.Path("M80 10Q120 34 186 26L170 0H90Z", kit.Lin(0, 10, 0, 36, i.LL, i.M)).Opacity(.95), c.Path("M70 242Q120 222 190 236L170 256H90Z", kit.Lin(0, 226, 0, 246, i.M, i.D)).Opacity(.9)),
			c.Named("clouds", cloud(92, 178, 1.05, -8), cloud(196, 84, .8, 12), cloud(58, 112, .75, -14), cloud(150, 128, .6, 6), cloud(178, 198, .85, -16), cloud(128, 56, .6, 4)),
			sphereShade(c, 128, 128, 112, o)),
			c.Line(fmt.Sprintf("M%d %dA108 108 0 0 1 156 232", 226, 172), o.LL, 2.6).Opacity(.55))
		if t := c.Tones("layers"); c.State("with layers") {
			c.Part("layers", earthLayers(c, t))
		}
	},
}

// earthLayers is what a wedge cut out of the globe shows: crust, mantle, outer and inner core on two faces that meet in the middle.
func earthLayers(c *kit.Canvas, m kit.Tones) kit.Node {
	const left, right = "M128 128V16A112 112 0 0 1 172 25L128 128Z", "M128 128L172 25A112 112 0 0 1 236 158Z"
	rings := func(shade float64) kit.Node {
		n := kit.Of()
		for _, ring := range []struct {
			r    float64
			fill string
		}{{112, "#6b4630"}, {106, "#8e2f22"}, {86, ""}, {62, "#f59a2b"}, {36, "#ffd84f"}, {18, "#fff3b8"}} {
			t := m
			if ring.fill != "" {
				t = kit.TonesOf(kit.Hex(ring.fill))
			}
			n = kit.Of(n, c.Circle(128, 128, ring.r, kit.Rad(128, 128, ring.r, t.L, t.M, t.M, t.D)), c.Circle(128, 128, ring.r, kit.None).Stroke(t.LL, 1.4).Opacity(.6))
		}
		return kit.Of(n, c.Circle(128, 128, 114, kit.Hex("#3a1408").Alpha(shade)))
	}
	return kit.Of(c.Clip(right, rings(0)), c.Clip(left, rings(.34)), c.Line("M128 128L172 25", kit.Hex("#3a1408").Alpha(.5), 2), c.Line("M128 16V128L236 158", kit.Hex("#fff2d8").Alpha(.8), 2.4))
}
