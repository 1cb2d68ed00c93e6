package plump

import "pellucid/internal/engine/illustrator/kit"

// Ink is the color of pupils and mouth lines.
var Ink = kit.Hex("#2c2433")

// Eye is a shiny dark eye with a lighter lower iris.
func Eye(c *kit.Canvas, x, y, r float64, iris kit.Tones) kit.Node {
	if c.Natural() {
		return naturalEye(c, x, y+r*.1, r*.78, iris)
	}
	return kit.Of(c.Ellipse(x, y, r, r*1.14, Ink),
		c.Ellipse(x, y+r*.3, r*.8, r*.76, kit.Lin(0, y-r*.3, 0, y+r*1.06, iris.DDD, iris.D, iris.L)),
		c.Ellipse(x, y-r*.02, r*.46, r*.54, Ink),
		c.Ellipse(x-r*.34, y-r*.44, r*.36, r*.38, kit.White), c.Circle(x+r*.36, y+r*.46, r*.17, kit.White).Opacity(.85))
}

// Eyeball is a white eyeball of radius r with an iris of radius k·r that is moved by dx, dy.
func Eyeball(c *kit.Canvas, x, y, r, k, dx, dy float64, iris kit.Tones) kit.Node {
	if c.Natural() {
		return naturalEye(c, x, y+r*.1, r*.62, iris)
	}
	d := kit.Oval(x, y, r, r*1.04)
	return kit.Of(c.Form(d, kit.Rad(x-r*.3, y-r*.35, r*1.5, kit.White, kit.Hex("#f8f8fb"), kit.Hex("#c6c9d8")),
		c.Circle(x+dx, y+dy, r*k*1.08, iris.DDD),
		c.Circle(x+dx, y+dy, r*k, kit.Lin(0, y+dy-r*k, 0, y+dy+r*k, iris.DD, iris.M, iris.LL)),
		c.Circle(x+dx, y+dy, r*k*.6, Ink),
		c.Blur(r*.12, c.Path(D("M%g %ga%g %g 0 0 1 %g 0z", x-r*1.1, y-r*.5, r*1.1, r*.9, 2.2*r), kit.Hex("#3a3350"))).Opacity(.2)),
		c.Circle(x+dx-r*k*.38, y+dy-r*k*.42, r*k*.34, kit.White), c.Circle(x+dx+r*k*.36, y+dy+r*k*.42, r*k*.15, kit.White).Opacity(.85))
}

// naturalEye is an eye without white in a rim of skin, as animals without fur have them: its iris is darker around the pupil, and a lid hangs over it.
func naturalEye(c *kit.Canvas, x, y, r float64, iris kit.Tones) kit.Node {
	d := kit.Oval(x, y, r*.92, r*.88)
	return kit.Of(c.Ellipse(x, y, r*1.06, r, Ink),
		c.Form(d, kit.Rad(x+r*.1, y+r*.3, r*1.1, iris.L, iris.M, iris.DD),
			c.Ellipse(x, y, r*.62, r*.42, Ink),
			c.Blur(r*.14, c.Path(D("M%g %ga%g %g 0 0 1 %g 0z", x-r*1.1, y-r*.36, r*1.1, r*.8, 2.2*r), Ink)).Opacity(.65)),
		c.Circle(x-r*.34, y-r*.34, r*.17, kit.White).Opacity(.9))
}

// Smile is a mouth line w wide around x, y that hangs h deep; none in life.
func Smile(c *kit.Canvas, x, y, w, h, width float64, color kit.Color) kit.Node {
	if c.Natural() {
		return kit.Node{}
	}
	return c.Line(D("M%g %gQ%g %g %g %g", x-w/2, y, x, y+2*h, x+w/2, y), color, width)
}

// Grin is an open mouth with a tongue, w wide and h deep below x, y; none in life.
func Grin(c *kit.Canvas, x, y, w, h float64) kit.Node {
	if c.Natural() {
		return kit.Node{}
	}
	d := D("M%g %gQ%g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-w/2, y, x, y+h*.22, x+w/2, y, x+w*.5, y+h*.7, x+w*.25, y+h, x, y+h, x-w*.25, y+h, x-w*.5, y+h*.7, x-w/2, y)
	return kit.Of(c.Form(d, kit.Lin(0, y, 0, y+h, kit.Hex("#5a1426"), kit.Hex("#8a2136")),
		c.Ellipse(x+w*.02, y+h*.98, w*.32, h*.42, kit.Rad(x-w*.1, y+h*.7, w*.4, kit.Hex("#ff9aa0"), kit.Hex("#ea5a6c")))),
		c.Path(d, kit.None).Stroke(kit.Hex("#4a1220"), max(1, w*.04)))
}

// Cheeks are two soft blushes, x to each side of mid; none in life.
func Cheeks(c *kit.Canvas, mid, x, y, r float64, color kit.Color) kit.Node {
	if c.Natural() {
		return kit.Node{}
	}
	return c.Blur(r*.32, c.Ellipse(mid-x, y, r, r*.72, color), c.Ellipse(mid+x, y, r, r*.72, color)).Opacity(.55)
}

// SlitEye is a round eye without white and with an upright slit.
func SlitEye(c *kit.Canvas, x, y, r float64, iris kit.Tones) kit.Node {
	d := kit.Oval(x, y, r, r*1.02)
	return kit.Of(c.Ellipse(x, y, r*1.1, r*1.12, Ink), c.Form(d, kit.Lin(x, y-r, x, y+r, iris.D, iris.M, iris.LL),
		c.Blur(r*.14, c.Path(D("M%g %ga%g %g 0 0 1 %g 0z", x-r*1.1, y-r*.4, r*1.1, r, 2.2*r), iris.DDD)).Opacity(.6)),
		c.Path(D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x+r*.06, y-r*.86, x+r*.62, y, x+r*.06, y+r*.86, x-r*.5, y, x+r*.06, y-r*.86), Ink),
		c.Circle(x-r*.36, y-r*.4, r*.3, kit.White), c.Circle(x+r*.42, y+r*.46, r*.14, kit.White).Opacity(.85))
}
