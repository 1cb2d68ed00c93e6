package vehicles

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// sheen is the gradient of a painted form, light at x0, y0 and dark at x1, y1.
func sheen(t kit.Tones, x0, y0, x1, y1 float64) kit.Gradient {
	return kit.Lin(x0, y0, x1, y1, kit.At(0, t.L), kit.At(.38, t.M), kit.At(.8, t.D), kit.At(1, t.DD))
}

// barrel is the gradient across a round bar, from its lit edge to its dark one.
func barrel(t kit.Tones, x0, y0, x1, y1 float64) kit.Gradient {
	return kit.Lin(x0, y0, x1, y1, kit.At(0, t.D), kit.At(.12, t.M), kit.At(.3, t.LL), kit.At(.55, t.M), kit.At(.85, t.D), kit.At(1, t.DD))
}

// tube is a round bar along a line.
func tube(c *kit.Canvas, d string, width float64, t kit.Tones) kit.Node {
	return kit.Of(c.Line(d, t.DD, width), c.Line(d, t.M, width*.76).Move(-width*.06, -width*.09),
		c.Line(d, t.LL, width*.24).Opacity(.85).Move(-width*.1, -width*.2))
}

// glint is a crisp highlight.
func glint(c *kit.Canvas, outline string, opacity float64) kit.Node {
	return c.Path(outline, kit.White).Opacity(opacity)
}

// dim is a blurred shadow.
func dim(c *kit.Canvas, sigma, opacity float64, outline string, t kit.Tones) kit.Node {
	return c.Blur(sigma, c.Path(outline, t.DDD).Opacity(opacity))
}

// arc is the path data of a part of a circle; degrees run clockwise from the right.
func arc(x, y, r, from, to float64) string {
	at := func(deg float64) (float64, float64) {
		s, k := math.Sincos(deg * math.Pi / 180)
		return x + r*k, y + r*s
	}
	x0, y0 := at(from)
	x1, y1 := at(to)
	large := 0
	if to-from > 180 {
		large = 1
	}
	return fmt.Sprintf("M%g %gA%g %g 0 %d 1 %g %g", x0, y0, r, r, large, x1, y1)
}

// tire is a rubber tire with a rim's well in it.
func tire(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	return kit.Of(c.Circle(x, y, r, t.DD),
		c.Circle(x-.02*r, y-.03*r, r*.95, kit.Lin(x-r, y-r, x+r, y+r, t.L, t.M, t.DD)),
		c.Circle(x, y, r*.78, kit.None).Stroke(t.DD, r*.035),
		c.Line(arc(x, y, r*.88, 195, 285), t.LL, r*.07).Opacity(.75),
		c.Circle(x, y, r*.63, t.DDD))
}

// wheel is a tire on a rim with spokes.
func wheel(c *kit.Canvas, x, y, r float64, rubber, rim kit.Tones, spokes int) kit.Node {
	h := r * .6
	spoke := c.Path(fmt.Sprintf("M%g %gL%g %gH%gL%g %gZ", x-h*.13, y, x-h*.2, y-h*.9, x+h*.2, x+h*.13, y), kit.Lin(x-h, y-h, x+h, y, rim.LL, rim.D))
	return kit.Of(tire(c, x, y, r, rubber),
		c.Circle(x, y, h*.92, kit.Lin(x-h, y-h, x+h, y+h, rim.DDD, rim.DD)),
		c.Around(spokes, x, y, spoke),
		c.Circle(x, y, h*.92, kit.None).Stroke(kit.Lin(x-h, y-h, x+h, y+h, rim.LL, rim.M, rim.DD), h*.17),
		c.Circle(x, y+h*.04, h*.34, rim.DDD).Opacity(.5),
		c.Circle(x, y, h*.31, kit.Lin(x-h*.3, y-h*.3, x+h*.3, y+h*.3, rim.LL, rim.M, rim.DD)),
		c.Line(arc(x, y, h*.92, 200, 265), kit.White, h*.06).Opacity(.8))
}

// disc is a tire on a closed hubcap with round holes.
func disc(c *kit.Canvas, x, y, r float64, rubber, rim kit.Tones, holes int) kit.Node {
	h := r * .6
	return kit.Of(tire(c, x, y, r, rubber),
		c.Circle(x, y, h, kit.Lin(x-h, y-h, x+h, y+h, rim.LL, rim.M, rim.DD)),
		c.Circle(x, y, h*.78, kit.Lin(x-h, y-h, x+h, y+h, rim.DD, rim.M, rim.L)),
		c.Around(holes, x, y, kit.Of(c.Circle(x, y-h*.58, h*.13, rim.DDD))),
		c.Circle(x, y, h*.38, kit.Lin(x-h*.3, y-h*.3, x+h*.3, y+h*.3, rim.LL, rim.M, rim.DD)),
		c.Circle(x, y, h*.17, rim.DD),
		c.Line(arc(x, y, h*.9, 200, 265), kit.White, h*.08).Opacity(.8))
}

// glass is a window pane with what is seen through it.
func glass(c *kit.Canvas, outline string, t kit.Tones, inside ...kit.Node) kit.Node {
	b := c.Path(outline, kit.White).Bounds()
	w, h := b.W(), b.H()
	streak := func(at, width float64) kit.Node {
		x := b.X0 + at*w
		return c.Path(fmt.Sprintf("M%g %gH%gL%g %gH%gZ", x, b.Y1, x+width, x+width+h*.55, b.Y0, x+h*.55), kit.White).Opacity(.34)
	}
	details := append(append([]kit.Node{}, inside...),
		streak(.1, max(5, w*.16)), streak(.1+.24*min(1, 40/w), max(2, w*.05)),
		c.Path(outline, kit.None).Stroke(t.DDD, 2.6).Opacity(.55))
	return c.Form(outline, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, t.LL, t.L, t.M, t.D), details...)
}

// lamp is a round light in a metal ring.
func lamp(c *kit.Canvas, x, y, rx, ry float64, light, metal kit.Tones) kit.Node {
	return kit.Of(c.Ellipse(x, y, rx, ry, kit.Lin(x-rx, y-ry, x+rx, y+ry, metal.LL, metal.M, metal.DD)),
		c.Ellipse(x, y, rx*.76, ry*.76, kit.Rad(x-rx*.25, y-ry*.3, max(rx, ry), kit.White, light.L, light.M, light.D)),
		c.Ellipse(x-rx*.22, y-ry*.32, rx*.2, ry*.18, kit.White).Opacity(.9))
}

// arch is the dark well that a wheel turns in, with a lit flare around it; draw it inside the body's form.
func arch(c *kit.Canvas, x, y, r float64, body kit.Tones) kit.Node {
	return kit.Of(c.Circle(x, y, r*1.17+5.5, kit.Lin(x-r, y-r, x+r, y, body.LL, body.M, body.DD)).Opacity(.75), c.Circle(x, y, r*1.17+2.4, body.DD).Opacity(.7), c.Circle(x, y, r*1.17, kit.Hex("#33333f")))
}

// num writes a number as path data takes it.
func num(v float64) string { return fmt.Sprintf("%g", v) }

// star is the path data of a five-pointed star.
func star(x, y, r float64) string {
	d := "M"
	for i := range 10 {
		n := r
		if i%2 == 1 {
			n = r * .48
		}
		s, k := math.Sincos(float64(i) * math.Pi / 5)
		d += fmt.Sprintf("%.2f %.2fL", x+n*s, y-n*k)
	}
	return d[:len(d)-1] + "Z"
}

// sincosDeg of an angle in degrees.
func sincosDeg(degrees float64) (s, c float64) { return math.Sincos(degrees * math.Pi / 180) }

// bodywork is a painted body: lit from above, with a crease along its side at y, and shaded toward the sill and the nose.
func bodywork(c *kit.Canvas, d string, t kit.Tones, y float64, inside ...kit.Node) kit.Node {
	b := c.Path(d, kit.White).Bounds()
	fill := kit.Lin(120, b.Y0, 134, b.Y1+8, kit.At(0, t.LL), kit.At(.2, t.L), kit.At(.5, t.M), kit.At(.85, t.D), kit.At(1, t.DD))
	crease := func(tone kit.Color, dy float64) kit.Node {
		return c.Path(fmt.Sprintf("M0 %gQ120 %g 256 %gV%gQ120 %g 0 %gZ", y, y-10, y+6, y+10, y-5, y+4), tone).Move(0, dy)
	}
	return c.Form(d, fill, append(inside, crease(t.LL, 0).Opacity(.5), crease(t.DD, 4.5).Opacity(.25), dim(c, 7, .5, fmt.Sprintf("M0 %gH256V%gH0Z", b.Y1-16, b.Y1+14), t),
		dim(c, 8, .4, fmt.Sprintf("M%g %gH270V%gH%gZ", b.X1-22, b.Y0+b.H()*.4, b.Y1+14, b.X1-32), t))...)
}

// driver marks where who drives sits, holds the wheel and has the feet: hips, hands and feet, each the near one.
func driver(c *kit.Canvas, x, y, handX, handY, footX, footY float64) {
	c.Anchor("seat", x, y)
	c.Anchor("handNear", handX, handY)
	c.Anchor("handFar", handX+3, handY-3)
	c.Anchor("footNear", footX, footY)
	c.Anchor("footFar", footX+4, footY-2)
}
