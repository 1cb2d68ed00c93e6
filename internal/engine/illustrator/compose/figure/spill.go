package figure

import (
	"fmt"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// liquidSlots are the slots of what vessels hold.
var liquidSlots = []string{"coffee", "tea", "milk", "juice", "liquid", "beer", "wine", "soup", "cocoa", "champagne", "lemonade", "drink", "whiskey", "smoothie", "milkshake", "potion", "brew", "broth", "water", "paint", "honey", "ink"}

// Water is the color of what runs out of vessels without a liquid of their own.
const Water = "#8fd3f2"

// holds are the colors of what is in vessels that are drawn closed.
var holds = map[string]string{"coffee-cup": "#6f4326", "thermos": "#6f4326", "teapot": "#a8662a", "milk-carton": "#f6f1e6", "paint-bucket": "#e0523f", "honey-jar": "#e8a524"}

// spilled tips a vessel over: what was in it lies in a puddle before its mouth. The reader has left its content out.
func (c *Drawer) spilled(d kit.Drawing, s brief.Subject) kit.Drawing {
	if !slices.Contains(s.States, "spilled") || d.Box.W() <= 0 {
		return d
	}
	d = turnedBy(d, 82)
	b := d.Box
	canvas, err := kit.NewCanvas("puddle", nil, kit.Options{})
	if err != nil {
		return d
	}
	t := kit.TonesOf(liquidOf(s))
	w, h, y := b.W(), b.H(), b.Y1
	x := b.X0 + .72*w
	w *= min(1, .5+.36*h/w) // what is long and slim holds less than its length tells
	at := func(u, v float64) string { return fmt.Sprintf("%g,%g", x+u*w, y+v*h) }
	shape := at(-.16, -.04) + " " + at(.02, -.13) + " " + at(.3, -.1) + " " + at(.52, -.16) + " " + at(.76, -.08) + " " + at(.98, -.03) + " " + at(.84, .06) + " " + at(.56, .05) + " " + at(.36, .12) + " " + at(.08, .08) + " " + at(-.12, .06)
	pool := canvas.Form(shape, kit.Lin(x, y-.15*h, x+.5*w, y+.12*h, t.L, t.M, t.D), canvas.Path(shape, kit.None).Stroke(t.LL, .02*h).Move(0, .012*h).Opacity(.7), canvas.Path(shape, kit.None).Stroke(t.DD, .012*h).Opacity(.45),
		canvas.Ellipse(x+.34*w, y-.05*h, .12*w, .018*h, kit.White).Opacity(.55), canvas.Ellipse(x+.62*w, y-.08*h, .05*w, .012*h, kit.White).Opacity(.5))
	drop := canvas.Ellipse(x+1.06*w, y+.02*h, .035*w, .022*h, kit.Lin(x+w, y-.02*h, x+1.1*w, y+.04*h, t.L, t.D))
	d.Layers[kit.Fore] = append(slices.Clone(d.Layers[kit.Fore]), kit.Of(pool, drop).Scene()...)
	d.Box = kit.FromScene(d.Nodes()).Bounds()
	d.Anchors["ground"] = kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y1}
	return d
}

// headCounts are the states of animals with several heads.
var headCounts = []string{"two-headed", "three-headed", "four-headed", "five-headed", "six-headed", "seven-headed", "eight-headed", "nine-headed"}

// headsOf is how many heads an animal has.
func headsOf(s brief.Subject) int {
	for i, name := range headCounts {
		if slices.Contains(s.States, name) {
			return i + 2
		}
	}
	if slices.Contains(s.States, "many-headed") {
		return manyHeads
	}
	return 1
}

// manyHeads is how many heads an animal has that has many, such as a hydra.
const manyHeads = 7
