package shape

import "pellucid/internal/engine/illustrator/kit"

// Plump shades an outline as a smooth glossy body lit from the top left; details lie between the body and its shading.
func Plump(c *kit.Canvas, d string, t kit.Tones, inside ...kit.Node) kit.Node {
	b := c.Path(d, kit.Black).Bounds()
	k := (b.W() + b.H()) / 2 / 220
	fill := kit.Lin(b.X0+b.W()*.15, b.Y0, b.X0+b.W()*.8, b.Y1, kit.At(0, t.L), kit.At(.45, t.M), kit.At(1, t.D))
	nodes := append([]kit.Node{}, inside...)
	nodes = append(nodes, Relief(c, d, t, k)...)
	return c.Form(d, fill, nodes...)
}

// Relief is the shading along an outline's edges: dark inside the lower right, light inside the upper left. k scales it.
func Relief(c *kit.Canvas, d string, t kit.Tones, k float64) []kit.Node {
	dark, line := t.DD, t.DDD
	if t.M.Lch().L > .74 { // darks of light colors look dirty when they are wide
		dark, line = t.D.Shade(-.25), t.DD
	}
	return []kit.Node{
		c.Blur(9*k, c.Path(d, kit.None).Stroke(dark, 26*k).Move(-7*k, -8*k).Opacity(.75)).Opacity(.9),
		c.Blur(3.2*k, c.Path(d, kit.None).Stroke(line, 7*k).Move(-.5*k, -1*k).Opacity(.5)),
		c.Blur(4*k, c.Path(d, kit.None).Stroke(t.LL, 9*k).Move(4.5*k, 5*k).Opacity(.85)),
	}
}

// Metal is a gradient of bright and dark bands, as on polished metal.
func Metal(x1, y1, x2, y2 float64, t kit.Tones) kit.Gradient {
	return kit.Lin(x1, y1, x2, y2, kit.At(0, t.L), kit.At(.18, t.LL), kit.At(.3, t.M), kit.At(.46, t.D), kit.At(.56, t.L), kit.At(.66, t.LL), kit.At(.82, t.M), kit.At(1, t.DD))
}

// Cast is a soft shadow of an outline on what lies behind it.
func Cast(c *kit.Canvas, d string, color kit.Color, dx, dy, sigma, opacity float64) kit.Node {
	return c.Blur(sigma, c.Path(d, color).Move(dx, dy)).Opacity(opacity)
}

// Solid shades several flat shapes as one body by the edges of their common silhouette. k scales the shading.
func Solid(c *kit.Canvas, t kit.Tones, k float64, nodes ...kit.Node) kit.Node {
	return c.Inner(3.5*k, 4*k, 3*k, t.LL.Alpha(.8), c.Inner(-6*k, -7*k, 6*k, t.DD.Alpha(.75), nodes...))
}

// Silk draws a sheet of fine lines that runs from one curve to another, translucent where it is thin.
func Silk(c *kit.Canvas, a, b []Pt, n int, width float64, paint kit.Paint) kit.Node {
	var all []kit.Node
	for i := range n {
		u := float64(i) / float64(n-1)
		pts := make([]Pt, len(a))
		for k := range pts {
			pts[k] = Pt{a[k].X + (b[k].X-a[k].X)*u, a[k].Y + (b[k].Y-a[k].Y)*u}
		}
		all = append(all, c.Line(Line(Sample(pts, 40)), paint, width))
	}
	return kit.Of(all...)
}

// Puff is a soft round patch that fades out toward its edge.
func Puff(c *kit.Canvas, x, y, r float64, color kit.Color, alpha float64) kit.Node {
	return c.Circle(x, y, r, kit.Rad(x, y, r, kit.At(0, color.Alpha(alpha)), kit.At(.45, color.Alpha(alpha*.72)), kit.At(.75, color.Alpha(alpha*.25)), kit.At(1, color.Alpha(.0001))))
}
