package supports

import (
	"cmp"
	"fmt"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// How a vessel pours: its length in that of what it fills, its turn in degrees, how far above the rim its spout is, and how wide the stream is.
const (
	pourLong  = 1.05
	pourTurn  = 52
	pourAbove = .16
	pourWide  = .06
)

// FilledFrom holds a tilted vessel over k's root and lets what is in it run into k's root.
func FilledFrom(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	one := c.Unit(i, layout.How{Copy: h.Copy})
	b := k.Root.Box()
	one = one.Scaled(pourLong * max(b.H(), .8*b.W()) / placing.BySize(one.Root))
	box, side := one.Root.Box(), 1.0
	spout := kit.Anchor{X: box.X1 - .02*box.W(), Y: box.Y0 + .22*box.H()}
	if c.Subject(i).ID == "kettle" {
		spout.Y = box.Y0 + .5*box.H()
	}
	bottle := box.H() > 1.18*box.W() && c.Subject(i).ID != "pitcher" && c.Subject(i).ID != "kettle"
	if bottle { // it pours from its neck, and hides less of what it fills
		spout = kit.Anchor{X: (box.X0 + box.X1) / 2, Y: box.Y0 + .02*box.H()}
	}
	if !bottle && one.Root.Has("grip") && one.Root.Anchor("grip").X > (box.X0+box.X1)/2 {
		side, spout = -1, kit.Anchor{X: box.X0 + .06*box.W(), Y: box.Y0 + .1*box.H()}
	}
	x, y := (b.X0+b.X1)/2+side*.08*b.W(), b.Y0-pourAbove*b.H()
	if bottle {
		one = one.Scaled(.84)
		spout.X, spout.Y = .84*spout.X, .84*spout.Y
	}
	one = one.Moved(-spout.X, -spout.Y).Transformed(scene.Rotate(pourAngle(side))).Moved(x, y)
	hex := cmp.Or(hierarchy.PouredFrom[c.Subject(i).ID], figure.Water)
	for _, l := range c.Links {
		if l.Kind == "pouring" && l.From == i {
			hex = hierarchy.Liquids[c.Subject(l.To).ID]
		}
	}
	stream := pouredStream(c, i, x, y-.01*b.H(), b.Y0+.3*b.H(), pourWide*b.W(), hex)
	root, ground := k.Root, k.Ground
	k = k.Within(root.Serial, kit.Fore, stream).Over(one)
	k.Root, k.Ground = root, ground
	return k
}

// pourAngle is the angle of a pouring vessel in radians.
func pourAngle(side float64) float64 { return side * pourTurn * 3.14159265 / 180 }

// pouredStream is a drink that runs straight down and grows thinner.
func pouredStream(c *placing.Placer, i int, x, y0, y1, width float64, hex string) layout.Cluster {
	canvas, err := kit.NewCanvas("stream", nil, kit.Options{})
	if err != nil {
		return layout.Cluster{}
	}
	t, w := kit.TonesOf(kit.Hex(hex)), width/2
	d := fmt.Sprintf("M%g %gQ%g %g %g %gV%gH%gV%gQ%g %g %g %gZ", x-1.3*w, y0, x-.8*w, y0+2*w, x-.7*w, y0+5*w, y1, x+.7*w, y0+5*w, x+.8*w, y0+2*w, x+1.3*w, y0)
	canvas.Part("stream", canvas.Form(d, kit.Lin(x-w, 0, x+w, 0, t.D, t.LL, t.M)))
	return c.Place(i, canvas.Drawing(), scene.Identity)
}
