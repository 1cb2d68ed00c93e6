package wear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// horseBody is the body of a centaur, from the hips back: it takes the place of the legs.
func horseBody(f *figure.Figure, t kit.Tones) kit.Node {
	b, k := f.Bones, f.Body.Thick
	hip := b.Trunk
	sole := max(b.LegNear[2].Y, b.LegFar[2].Y) + 8*k
	s := sole - hip.Y
	x := func(u float64) float64 { return hip.X + u*s }
	y := func(v float64) float64 { return hip.Y + v*s }
	left, right := hip.Out(-b.Hip-3*k, -16*k), hip.Out(b.Hip+3*k, -16*k)
	at := func(u, v, corner float64) [3]float64 { return [3]float64{x(u), y(v), corner} }
	barrel := f.Smooth([3]float64{left.X, left.Y, 1}, at(-.3, .05, 0), at(-.62, .09, 0), at(-.96, .02, 0), at(-1.2, .12, 0), at(-1.27, .32, 0), at(-1.14, .5, 0), at(-.84, .52, 0), at(-.5, .57, 0), at(-.12, .58, 0), at(.14, .5, 0), at(.26, .28, 0),
		[3]float64{hip.Out(b.Hip+5*k, 10*k).X, hip.Out(0, 10*k).Y, 0}, [3]float64{right.X, right.Y, 1})
	hoof := kit.TonesOf(kit.Hex("#4a3a36"))
	leg := func(u, knee, foot, thick float64, t kit.Tones) kit.Node {
		d := f.Smooth(at(u-thick, .3, 0), at(u-.7*thick+knee*.5, .52, 0), at(u+knee-.062, .66, 0), at(u+knee*.6-.05, .78, 0), at(u+foot-.052, .92, 0), at(u+foot-.06, .95, 1),
			at(u+foot+.06, .95, 1), at(u+foot+.05, .92, 0), at(u+knee*.6+.05, .78, 0), at(u+knee+.062, .66, 0), at(u+.7*thick+knee*.5, .52, 0), at(u+thick, .3, 0))
		shoe := figure.Text("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x(u+foot-.062), y(.93), x(u+foot+.062), y(.93), x(u+foot+.1), y(1), x(u+foot-.08), y(1))
		return kit.Of(f.Form(shoe, f.Fade(figure.World, x(u+foot), y(.93), 14*k, hoof.L, hoof.M, hoof.D)), f.Form(d, f.Fade(figure.World, x(u-.03), y(.4), 90*k, t.L, kit.At(.4, t.M), t.D)))
	}
	far := figure.Dim(t, .35)
	hair := hoof
	tail := f.Smooth(at(-1.16, .08, 0), at(-1.32, .06, 0), at(-1.46, .2, 0), at(-1.5, .46, 0), at(-1.56, .74, 1), at(-1.42, .64, 0), at(-1.34, .42, 0), at(-1.28, .26, 0), at(-1.2, .2, 0))
	return kit.Of(
		f.Form(tail, f.Fade(figure.World, x(-1.3), y(.1), 90*k, hair.L, hair.M, hair.D), f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x(-1.24), y(.12), x(-1.4), y(.24), x(-1.45), y(.6)), hair.LL, 2*k).Opacity(.5)),
		leg(.16, .05, .04, .1, far), leg(-.92, -.05, .03, .15, far),
		leg(-1.08, -.08, -.02, .19, t),
		leg(.02, .03, 0, .13, t),
		f.Form(barrel, f.Fade(figure.World, x(-.4), y(.1), 150*k, t.L, kit.At(.4, t.M), t.D),
			f.Blur(9*k, f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x(-1.2), y(.5), x(-.5), y(.66), x(.2), y(.52)), t.DD, 18*k)).Opacity(.45),
			f.Blur(5*k, f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x(-.96), y(.2), x(-.78), y(.36), x(-.9), y(.5)), t.D, 9*k)).Opacity(.5)),
	)
}
