package supports

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// uprights are the long tools that are kept upright in cups and jars.
var uprights = figure.Words("makeup-brush paintbrush pencil pen crayon marker toothbrush spoon wooden-spoon whisk spatula scissors ruler screwdriver knitting-needle drum-stick ladle fork chopsticks comb rolling-pin candy-cane highlighter fountain-pen quill mascara eyeliner")

// holdsUpright are the cups and jars that keep them so.
var holdsUpright = figure.Words("mason-jar jar mug glass vase coffee-cup paper-cup tin-can bucket flower-pot bottle measuring-cup pitcher soup-can cup cookie-jar beer-mug tea-cup")

// handleUp are those of them that are put in with the handle up.
var handleUp = figure.Words("scissors")

// How long upright tools are in the heights of what they stand in, how far the outer ones lean in degrees, and how far apart their feet are in widths of the vessel.
const (
	uprightLong = 1.32
	uprightLean = 17
	uprightFeet = .1
)

// standUpright returns which of the things that a relation puts in k's root stand upright there, if it is a cup or a jar.
func standUpright(c *placing.Placer, k layout.Cluster, all []int) []int {
	if !k.Root.Has("inside") || len(k.Root.Drawing.Layers[kit.Fore]) == 0 || !holdsUpright[c.Subject(k.Root.Subject).ID] {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(all), func(j int) bool { return !uprights[c.Subject(j).ID] })
}

// atItsFoot stands what does not fit into a full cup beside it.
func atItsFoot(c *placing.Placer, k layout.Cluster, all []layout.Cluster) layout.Cluster {
	for n := range all {
		all[n] = all[n].Scaled(c.ScaleBeside(all[n].Root.Subject, all[n].Root.Drawing, k.Root, placing.BesidePower) / float64(all[n].Root.M.Scale()))
	}
	other := placing.Row(all...)
	b, o, vessel := k.Bounds(), other.Bounds(), k.Root.Box()
	root, ground := k.Root, k.Ground
	k = k.Over(other.Moved(max(vessel.X1, b.X1-.3*b.W())+.04*vessel.W()-o.X0, vessel.Y1-o.Y1))
	k.Root, k.Ground = root, ground
	return k
}

// stoodUpright fans tools out in k's root, which is opened: their heads are above its rim.
func stoodUpright(c *placing.Placer, k layout.Cluster, all []placing.Copy) layout.Cluster {
	if Closed(k.Root) {
		k = Unstopped(c, k)
	}
	room, vessel := k.Root.Anchor("inside"), k.Root.Box()
	var inner layout.Cluster
	for n, it := range all {
		d := c.Draw(it.Subject, it.How)
		turn := uprightTurn(c.Subject(it.Subject).ID, d)
		off := 0.0
		if len(all) > 1 {
			off = 2*float64(n)/float64(len(all)-1) - 1
		}
		middle := layout.Translate(-(d.Box.X0+d.Box.X1)/2, -(d.Box.Y0+d.Box.Y1)/2)
		one := c.Place(it.Subject, d, scene.Rotate(turn).Mul(middle))
		long := uprightLong * vessel.H() * (1 - .1*float64(n%2)) / max(one.Bounds().H(), 1e-9)
		one = one.Scaled(long)
		straight := one.Bounds().W()
		one = one.TurnedBy(uprightLean * off)
		b := one.Bounds()
		foot := room.Y + .42*room.H
		if !Closed(k.Root) { // the opening is at the rim, and the tools stand on the bottom
			foot = vessel.Y1 - .12*vessel.H()
		}
		aside := off*uprightFeet*vessel.W() + math.Copysign(.5*(b.W()-straight), off)
		one = one.Moved(room.X+aside-(b.X0+b.X1)/2, foot-b.Y1)
		if n%2 == 0 {
			inner = inner.Over(one)
		} else {
			inner = one.Over(inner)
		}
	}
	return k.Within(k.Root.Serial, kit.Fore, inner)
}

// uprightTurn is the turn that stands a drawing upright on its handle, in radians.
func uprightTurn(id string, d kit.Drawing) float64 {
	grip, held := d.Anchors["grip"]
	if !held {
		return 0
	}
	turn := -grip.Angle * math.Pi / 180
	x, y := grip.X-(d.Box.X0+d.Box.X1)/2, grip.Y-(d.Box.Y0+d.Box.Y1)/2
	if below := x*math.Sin(turn)+y*math.Cos(turn) > 0; below == handleUp[id] {
		turn += math.Pi
	}
	return turn
}
