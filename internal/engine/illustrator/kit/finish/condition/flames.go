package condition

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// unflamed are the parts that no flames are painted on.
var unflamed = surface.Parts("window windows windshield lens lenses screen eyes eye face mouth steam smoke flame headlights wheels wheel tires tire rims chrome bumper seat strings neck driver")

// flamePainted paints flames along a drawing, from its front, on the right, backward.
func flamePainted(d *kit.Drawing, p *surface.Pen) {
	b, spared := d.Box, unflamed
	if tank := kit.FromScene(surface.PartOf(d.Nodes(), "tank")); !tank.Empty() { // of a motorcycle, which has no sides
		b = tank.Bounds()
		b.X0, b.Y0, b.Y1, spared = b.X0+.1*b.W(), b.Y0-.6*b.H(), b.Y1+.3*b.H(), nil
	}
	front, long, top, high := b.X1-.02*b.W(), .8*b.W(), b.Y0+.44*b.H(), .36*b.H()
	if b.H() > b.W() { // what stands has them from its foot up
		front, long = b.X1, b.W()
	}
	flames := func(share float64) string {
		x := func(u float64) float64 { return front - u*share*long }
		y := func(v float64) float64 { return top + high*(.5+(v-.5)*(.3+.7*share)) }
		out := fmt.Sprintf("M%.2f %.2f", front+.05*b.W(), y(0))
		for _, c := range [][6]float64{
			{.15, -.04, .4, .12, .72, .04}, {.58, .12, .5, .2, .44, .3}, {.64, .26, .82, .32, 1, .22}, {.84, .4, .66, .48, .52, .54},
			{.62, .54, .74, .6, .84, .66}, {.64, .74, .46, .7, .34, .74}, {.42, .8, .5, .88, .6, .96}, {.36, 1, .15, .98, -.05, .94},
		} {
			out += fmt.Sprintf("C%.2f %.2f %.2f %.2f %.2f %.2f", x(c[0]), y(c[1]), x(c[2]), y(c[3]), x(c[4]), y(c[5]))
		}
		return out + "Z"
	}
	paint := func(share float64, from, to string) kit.Node {
		return p.Path(flames(share), kit.Lin(front-share*long, 0, front, 0, kit.Hex(from), kit.Hex(to)))
	}
	surface.Wear(d, kit.Of(paint(1, "#e2341d", "#f2681c").Stroke(kit.Hex("#8f1d17"), p.Size*.008), paint(.8, "#f7801e", "#ffb02e"), paint(.56, "#ffc23a", "#fff0a0")), spared)
}
