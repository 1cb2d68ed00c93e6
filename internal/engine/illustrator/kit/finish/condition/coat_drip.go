package condition

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// drips are the colors of what is poured over things: its light, its own and its dark color.
var drips = map[string][3]string{
	"slimy":            {"#c8f76a", "#7fd63a", "#3f9a22"},
	"chocolate-coated": {"#8a5434", "#5d321b", "#3a1c0d"},
	"honeyed":          {"#ffdc6e", "#f5ad24", "#c8780f"},
	"cheese-dripping":  {"#ffe98a", "#f7bf33", "#cf8a12"},
	"caramel-coated":   {"#eeb15c", "#c87f2d", "#8d5216"},
	"iced":             {"#ffffff", "#fbf3f6", "#e3cfdc"},
	"gold-dripping":    {"#fff3b0", "#f0c03c", "#a8741a"},
	"bloody":           {"#e2323a", "#b3121f", "#6f0913"},
	"oily":             {"#5a5a66", "#23232b", "#0d0d12"},
	"lava-dripping":    {"#ffe066", "#ff8a1f", "#d93a12"},
	"iced-pink":        {"#ffc4dc", "#f78fb8", "#cf5a8c"},
	"iced-red":         {"#ff8a80", "#e03a3e", "#9f1d2b"},
	"iced-orange":      {"#ffc98a", "#f58f35", "#c2611a"},
	"iced-yellow":      {"#fff3a8", "#f9d545", "#d3a01f"},
	"iced-green":       {"#b6e8a0", "#6fbf58", "#3f8a36"},
	"iced-mint":        {"#d8f7ea", "#9fe0c8", "#63b396"},
	"iced-blue":        {"#bfe4ff", "#6bb5ee", "#3a7cbf"},
	"iced-purple":      {"#dcc0f5", "#a878d8", "#7347a3"},
	"iced-black":       {"#5c5562", "#2b2730", "#131117"},
}

// dipped returns the change that coats the lower part of a drawing.
func dipped(hex [3]string) surface.Change {
	light, own, dark := kit.Hex(hex[0]), kit.Hex(hex[1]), kit.Hex(hex[2])
	return func(d *kit.Drawing, p *surface.Pen) {
		b, line := p.Box, ""
		for k := range 9 {
			line += fmt.Sprintf("%.2f,%.2f ", b.X0-p.Size*.05+(b.W()+p.Size*.1)*float64(k)/8, b.Y0+b.H()*.46+p.Size*p.Between(-.03, .03))
		}
		x0, x1, y := b.X0-p.Size*.06, b.X1+p.Size*.06, b.Y1+p.Size*.06
		outline := fmt.Sprintf("%s %.2f,%.2f! %.2f,%.2f!", line, x1, y, x0, y)
		gloss := p.Ellipse(b.X0+b.W()*.3, b.Y0+b.H()*.66, b.W()*.04, b.H()*.1, kit.White).Rotate(14, b.X0+b.W()*.3, b.Y0+b.H()*.66).Opacity(.5)
		coat := p.Path(outline, kit.Lin(b.X0, b.Y0+b.H()*.4, b.X1, b.Y1, light, own, own, dark))
		surface.Cover(d, kit.Of(p.Path(outline, dark).Move(0, -p.Size*.012).Opacity(.5), coat, gloss))
	}
}

// poured returns the change that pours something over a drawing.
func poured(hex [3]string) surface.Change {
	tones := [3]kit.Color{kit.Hex(hex[0]), kit.Hex(hex[1]), kit.Hex(hex[2])}
	return func(d *kit.Drawing, p *surface.Pen) { pour(p, d, 1, func(int) [3]kit.Color { return tones }) }
}

// paints are the colors of paint that runs down beside each other.
var paints = []string{"#e8413c", "#f59a23", "#f7d73a", "#43b35a", "#2f8be6", "#8a4fd3"}

// paintDripping lets paint of several colors run down.
func paintDripping(d *kit.Drawing, p *surface.Pen) {
	pour(p, d, len(paints), func(k int) [3]kit.Color {
		c := kit.Hex(paints[k])
		return [3]kit.Color{c.Toward(kit.White, .35), c, c.Toward(kit.Black, .3)}
	})
}

// rivulet is where something runs down: x, where it starts, how far it gets, and which of the colors it has.
type rivulet struct {
	x, y, long float64
	color      int
}

// pour lets something thick run down over a drawing from its top: a glossy cap with long drips, in so many colors side by side.
func pour(p *surface.Pen, d *kit.Drawing, colors int, tones func(int) [3]kit.Color) {
	const columns = 15
	top, under, b := surface.SilhouetteOf(d).Trunk().Top, surface.Underside(d), p.Box
	var all []rivulet
	for k := range columns {
		t := (float64(k) + .5) / columns
		y, ok := top(t)
		if !ok {
			continue
		}
		foot, _ := under(t)
		long := p.Size * p.Between(.05, .1)
		if k%2 == 1 {
			long = p.Size * p.Between(.16, .36)
		}
		all = append(all, rivulet{b.X0 + b.W()*t, y, min(long, (foot-y)*.8), k * colors / columns})
	}
	var nodes []kit.Node
	for len(all) > 0 {
		n := 1
		for n < len(all) && all[n].color == all[0].color && math.Abs(all[n].y-all[n-1].y) < p.Size*.14 {
			n++
		}
		nodes = append(nodes, curtain(p, all[:n], b.W()/columns/2, tones(all[0].color)))
		all = all[n:]
	}
	surface.Before(d, kit.Of(nodes...))
}

// curtain is what runs down side by side in one color; w is half the distance between two runs.
func curtain(p *surface.Pen, part []rivulet, w float64, tones [3]kit.Color) kit.Node {
	var upper, lower []string
	var lights []kit.Node
	for _, c := range part {
		upper = append(upper, fmt.Sprintf("%.2f,%.2f", c.x, c.y-p.Size*.012))
		lower = append(lower, fmt.Sprintf("%.2f,%.2f %.2f,%.2f %.2f,%.2f", c.x+w*.62, c.y+c.long*.55, c.x, c.y+c.long, c.x-w*.62, c.y+c.long*.55))
		if c.long > p.Size*.12 {
			lights = append(lights, p.Line(fmt.Sprintf("M%.2f %.2fV%.2f", c.x-w*.22, c.y+c.long*.4, c.y+c.long*.82), tones[0].Toward(kit.White, .5), min(w*.2, p.Size*.01)).Opacity(.85))
		}
	}
	slices.Reverse(lower)
	first, last := part[0], part[len(part)-1]
	outline := fmt.Sprintf("%.2f,%.2f %s %.2f,%.2f %s", first.x-w, first.y+first.long*.15, strings.Join(upper, " "), last.x+w, last.y+last.long*.15, strings.Join(lower, " "))
	body := kit.Lin(0, p.Box.Y0, 0, p.Box.Y0+p.Box.H()*.6, tones[0], tones[1], tones[1])
	return kit.Of(p.Path(outline, tones[2]).Move(p.Size*.004, p.Size*.008).Opacity(.45), p.Form(outline, body), kit.Of(lights...))
}
