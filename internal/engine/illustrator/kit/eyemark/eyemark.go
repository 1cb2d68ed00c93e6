// Package eyemark draws the marks that stand in the place of eyes: hearts, stars, spirals, crosses and dollar signs.
package eyemark

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// Has reports whether an expression replaces the eyes by marks or by arcs, so that lashes, brows and pupils are not drawn.
func Has(expression string) bool {
	switch expression {
	case "in love", "star eyes", "dizzy", "x eyes", "money eyes", "tears of joy":
		return true
	}
	return false
}

// Draw draws the mark of an expression in place of an eye of radius r at x, y; ink is the color of lines. It returns nothing where Has is false.
func Draw(c *kit.Canvas, expression string, x, y, r float64, ink kit.Color) kit.Node {
	switch expression {
	case "in love":
		return heart(c, x, y, r*1.25)
	case "star eyes":
		return star(c, x, y, r*1.6)
	case "dizzy":
		return c.Line(spiral(x, y, r*1.1), ink, max(1.6, r*.26))
	case "x eyes":
		k := r * .85
		return c.Line(fmt.Sprintf("M%.2f %.2fL%.2f %.2fM%.2f %.2fL%.2f %.2f", x-k, y-k, x+k, y+k, x+k, y-k, x-k, y+k), ink, max(2, r*.42))
	case "money eyes":
		return dollar(c, x, y, r)
	case "tears of joy":
		return c.Line(fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x-r, y+r*.35, x, y-r*1.4, x+r, y+r*.35), ink, max(2, r*.36))
	}
	return kit.Node{}
}

func heart(c *kit.Canvas, x, y, r float64) kit.Node {
	t := kit.TonesOf(kit.Hex("#f0405f"))
	d := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", x, y+r, x-r*1.9, y-r*.3, x-r*.8, y-r*1.45, x, y-r*.45,
		x+r*.8, y-r*1.45, x+r*1.9, y-r*.3, x, y+r)
	return kit.Of(c.Form(d, kit.Lin(x-r, y-r, x+r, y+r, t.L, t.M, t.D)), c.Ellipse(x-r*.45, y-r*.42, r*.22, r*.16, kit.White.Alpha(.8)))
}

func star(c *kit.Canvas, x, y, r float64) kit.Node {
	t := kit.TonesOf(kit.Hex("#ffc629"))
	var d strings.Builder
	for k := range 10 {
		at := r
		if k%2 == 1 {
			at *= .5
		}
		sin, cos := math.Sincos(float64(k)*math.Pi/5 - math.Pi/2)
		fmt.Fprintf(&d, "%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[k == 0], x+at*cos, y+at*sin)
	}
	out := d.String() + "Z"
	return kit.Of(c.Path(out, t.DD).Stroke(t.DD, r*.22), c.Form(out, kit.Lin(x-r, y-r, x+r, y+r, t.LL, t.M, t.D)), c.Ellipse(x-r*.22, y-r*.2, r*.16, r*.12, kit.White.Alpha(.85)))
}

// spiral is the outline of two and a half turns that end r away from x, y.
func spiral(x, y, r float64) string {
	var d strings.Builder
	const steps = 40
	for k := range steps + 1 {
		share := float64(k) / steps
		sin, cos := math.Sincos(share * 5 * math.Pi)
		fmt.Fprintf(&d, "%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[k == 0], x+r*share*cos, y+r*share*sin)
	}
	return d.String()
}

func dollar(c *kit.Canvas, x, y, r float64) kit.Node {
	t := kit.TonesOf(kit.Hex("#2fa35a"))
	s := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fM%.2f %.2fV%.2f", x+r*.62, y-r*.62, x+r*.2, y-r*1.15, x-r*.85, y-r*.9, x-r*.62, y-r*.3,
		x-r*.4, y+r*.2, x+r*.9, y-r*.1, x+r*.62, y+r*.55, x, y-r*1.45, y+r*1.45)
	tail := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", x+r*.62, y+r*.55, x+r*.4, y+r*1.1, x-r*.5, y+r*1.05, x-r*.68, y+r*.55)
	return kit.Of(c.Line(s+tail, t.DDD, r*.62), c.Line(s+tail, t.L, r*.36))
}
