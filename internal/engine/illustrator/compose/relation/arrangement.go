package relation

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// arrangement is how copies of a subject were asked to be arranged, one of brief.Arrangements, or empty.
func (c *Placer) arrangement(i int) string {
	for _, l := range c.Brief.Relations {
		if _, ok := brief.Arrangements[l.Kind]; ok && l.From == i && l.To == i {
			return l.Kind
		}
	}
	return ""
}

// arranged arranges copies of a subject.
func (c *Placer) arranged(i int, all []layout.Cluster, how string) layout.Cluster {
	switch how {
	case "heap":
		return c.heapedUp(i, all)
	case "fan":
		return fanned(all, min(64, 13*float64(len(all))), 0)
	case "bundle":
		return c.bundled(i, all)
	case "arc":
		return arched(all)
	case "overlapping":
		return placing.Overlapping(all)
	case "wedge":
		return wedge(all)
	case "pyramid":
		return pyramid(all)
	}
	return graded(all, how)
}

// Rows of a heap lie this much higher than the one below, and what lies in them this far apart, in heights and widths of one.
const (
	heapUp    = .44
	heapApart = .66
	heapTilt  = 34 // degrees within which things in a heap are turned
)

// heapedUp piles copies up on the floor: each row shorter than the one below it and behind it.
func (c *Placer) heapedUp(i int, all []layout.Cluster) layout.Cluster {
	size := 0.0
	for _, k := range all {
		b := k.Bounds()
		size = max(size, math.Sqrt(b.W()*b.H()))
	}
	tilt := heapTilt
	if c.Stands(i) || staysUpright[c.Subject(i).ID] {
		tilt = 0
	}
	var out layout.Cluster
	at := 0
	for r, columns := range supports.HeapRows(len(all)) {
		for j := range columns {
			k := all[at]
			at++
			b := k.Bounds()
			k = k.Scaled(size / math.Sqrt(b.W()*b.H())).TurnedBy((c.Rng.Float64() - .5) * float64(tilt))
			b = k.Bounds()
			x := (float64(j) - float64(columns-1)/2 + (c.Rng.Float64()-.5)*.12) * size * heapApart
			y := -float64(r)*size*heapUp + (c.Rng.Float64()-.5)*.08*size
			k = k.Moved(x-(b.X0+b.X1)/2, y-b.Y1)
			if at == 1 {
				out = k
				continue
			}
			out = k.Over(out)
		}
	}
	out.Ground = out.Bounds().Y1
	return out
}

// staysUpright are the things that stay upright in a heap.
var staysUpright = figure.Words("gift-box pumpkin cardboard-box rock mug bucket basket flower-pot cupcake mushroom jar crate barrel suitcase")

// gradesOf are the sizes of copies of different sizes, as shares of the largest; those of more are mixed from these.
var gradesOf = map[int][]float64{2: {1, .62}, 3: {.76, 1, .54}, 4: {.72, 1, .54, .84}, 5: {.66, .88, 1, .54, .78}, 6: {.6, .82, 1, .7, .9, .52}}

// least is the size of the smallest of several that grow.
const least = .46

// graded stands copies of different sizes or heights side by side on one floor.
func graded(all []layout.Cluster, how string) layout.Cluster {
	n := len(all)
	shares, listed := gradesOf[n]
	for j := range all {
		f := least + (1-least)*float64(j)/float64(max(n-1, 1))
		switch {
		case how == "shrinking":
			f = 1 + least - f
		case how == "growing":
		case listed:
			f = shares[j]
		default:
			f = .5 + .5*math.Abs(math.Sin(float64(j)*2.4+.9))
		}
		wide := f
		if how == "heights" {
			wide = math.Pow(f, .3)
			f = math.Pow(f, 1.25)
		}
		all[j] = all[j].Transformed(scene.ScaleBy(float32(wide), float32(f)))
	}
	out := all[0]
	for _, k := range all[1:] {
		b, o := k.Bounds(), out.Bounds()
		out = out.Over(k.Moved(o.X1-b.X0-.04*b.W(), out.Ground-k.Ground))
	}
	return out
}

// fanned turns upright copies around a place below them, up to so many degrees to each side; lift is how far above that place they begin.
func fanned(all []layout.Cluster, degrees, lift float64) layout.Cluster {
	n := len(all)
	var out layout.Cluster
	for j, k := range all {
		k = straightened(k)
		b := k.Bounds()
		k = k.Moved(-(b.X0+b.X1)/2, -b.Y1-lift*b.H())
		k = k.Transformed(scene.Rotate(degrees * (2*float64(j)/float64(max(n-1, 1)) - 1) * math.Pi / 180))
		if j == 0 {
			out = k
			continue
		}
		out = out.Over(k)
	}
	return tight(out)
}

// bundled ties upright copies together in their middle.
func (c *Placer) bundled(i int, all []layout.Cluster) layout.Cluster {
	b := straightened(all[0]).Bounds()
	step := min(b.W(), .26*b.H()) * .34
	n := len(all)
	tie := .56
	if slices.Contains(library.Parts(c.Subject(i).ID), "stem") { // below the flowers, where the stems are gathered
		tie, step = .8, step*.45
	}
	var out layout.Cluster
	for j, k := range all {
		k = straightened(k)
		b := k.Bounds()
		off := float64(j) - float64(n-1)/2
		k = k.TurnedBy(off * 22 / float64(n))
		k = k.Moved(off*step-(b.X0+b.X1)/2, -math.Abs(off)*.01*b.H()-b.Y1)
		if j == 0 {
			out = k
			continue
		}
		if j%2 == 1 {
			out = out.Over(k)
			continue
		}
		out = k.Over(out)
	}
	out = tight(out)
	o := out.Bounds()
	band := finish.Twine()
	wide := step*float64(n-1) + min(b.W(), .26*b.H())*.92
	f := float32(wide / band.Box.W())
	m := layout.Translate((o.X0+o.X1)/2, o.Y0+tie*o.H()).Mul(scene.ScaleBy(f, f))
	return out.Over(c.Place(i, band, m))
}

// arched sets copies on an arch, each leaning as the arch does.
func arched(all []layout.Cluster) layout.Cluster {
	n := len(all)
	size := 0.0
	for _, k := range all {
		size = max(size, k.Bounds().W())
	}
	radius := max(1.08*size*float64(n-1)/(.78*math.Pi), .7*size)
	var out layout.Cluster
	for j, k := range all {
		turn := (float64(j)/float64(max(n-1, 1)) - .5) * .78 * math.Pi
		b := k.Bounds()
		k = k.Moved(-(b.X0+b.X1)/2, -(b.Y0+b.Y1)/2).TurnedBy(turn * 180 / math.Pi * .8)
		k = k.Moved(radius*math.Sin(turn), -radius*math.Cos(turn))
		if j == 0 {
			out = k
			continue
		}
		out = out.Over(k)
	}
	return tight(out)
}

// tight gives turned sprites the boxes of what they paint, and the cluster a floor under them.
func tight(k layout.Cluster) layout.Cluster {
	k.Sprites = slices.Clone(k.Sprites)
	for n, s := range k.Sprites {
		k.Sprites[n].Box = placing.TightBox(s)
	}
	k.Ground = k.Bounds().Y1
	return k
}
