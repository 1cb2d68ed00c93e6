package relation

import (
	"math"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// scatterCount is how many copies are around something if the prompt only says that there are several.
const scatterCount = 9

// hanging are the things that hang in the air around others; what else is around something lies on the ground beside it.
var hanging = map[string]bool{
	"heart": true, "star": true, "bubble": true, "balloon": true, "petal": true, "leaf": true, "maple-leaf": true, "feather": true, "music-note": true, "snowflake": true, "planet": true,
	"cloud": true, "question-mark": true, "exclamation-mark": true, "speech-bubble": true, "lightning": true, "water-drop": true, "sparkle": true, "moon": true, "raindrop": true, "dandelion-seed": true,
	"paper-plane": true, "confetti": true, "arrow": true, "emoji": true, "gear": true, "light-bulb": true, "flame": true, "ember": true, "asteroid": true, "atom": true, "lantern": true,
}

// floats reports whether copies of subject i hang in the air around k.
func (c *Placer) floats(k layout.Cluster, i int) bool {
	s := c.Subject(i)
	if s.Kind != brief.Piece || !c.hasFloor(k) {
		return true
	}
	switch library.GroupOf(s.ID) {
	case "symbols", "effects", "signs", "frames", "space":
		return true
	}
	return hanging[s.ID] || c.flies(i)
}

// flies reports whether a piece is an animal with wings.
func (c *Placer) flies(i int) bool {
	switch c.Subject(i).ID {
	case "butterfly", "bee", "dragonfly", "ladybug", "moth", "firefly", "bat", "fly", "mosquito", "hummingbird", "fairy":
		return true
	}
	return c.Subject(i).Kind == brief.Bird
}

// hasFloor reports whether k's root stands on the floor.
func (c *Placer) hasFloor(k layout.Cluster) bool {
	_, ground := k.Root.Drawing.Anchors["ground"]
	return c.Stands(k.Root.Subject) || ground && c.Subject(k.Root.Subject).Kind == brief.Piece
}

// scattered hangs n copies of a subject around k as if thrown: sizes, distances and turns differ, what flies looks inward, and nothing hangs
// below what stands on the ground.
func (c *Placer) scattered(k layout.Cluster, i, n int) layout.Cluster {
	if strewn[c.Subject(i).ID] {
		return c.amid(k, i)
	}
	b := k.Bounds()
	cx, cy := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2
	rx, ry := .5*b.W(), .5*b.H()
	from, sweep := 0.0, 2*math.Pi
	if c.hasFloor(k) {
		from, sweep = .84*math.Pi, 1.32*math.Pi // from the lower left over the top to the lower right
	}
	large := min(.5*math.Hypot(rx, ry), 1.25*(rx+ry)*sweep/float64(n)/2)
	for j := range n {
		step := sweep / float64(n)
		angle := from + step*(float64(j)+.5+.44*(c.Rng.Float64()-.5))
		size := large * (.62 + .38*c.Rng.Float64())
		if j%2 == 1 {
			size *= .8
		}
		s, co := math.Sincos(angle)
		away := .5*size + .1*large + float64(j%2)*.34*large
		x, y := cx+co*(rx+away), cy+s*(ry+away)
		h := layout.How{Copy: j, Facing: kit.Right}
		if co > 0 {
			h.Facing = kit.Left
		}
		turn := 44 * (c.Rng.Float64() - .5)
		if c.flies(i) {
			turn *= .5
			h.Pose = "flying"
		}
		d := c.Draw(i, h)
		k = k.Over(c.Place(i, d, layout.Centered(d, size/max(d.Box.W(), d.Box.H()), x, y, turn)))
	}
	return k
}

// strewn are the things whose drawing is many small ones: it is around a thing once, as copies of it would be patches of dots.
var strewn = map[string]bool{"petal": true, "floating-hearts": true, "confetti": true, "snowfall": true}

// amidWide is how large that drawing is beside the thing.
const amidWide = 1.5

// amid lets k's root stand in the middle of what is strewn.
func (c *Placer) amid(k layout.Cluster, i int) layout.Cluster {
	b := k.Bounds()
	d := c.Draw(i, layout.How{})
	size := amidWide * max(b.W(), b.H()) / layout.Longer(d.Box)
	root, ground := k.Root, k.Ground
	k = k.Before(c.Place(i, d, layout.Centered(d, size, (b.X0+b.X1)/2, (b.Y0+b.Y1)/2, 0)))
	k.Root, k.Ground = root, ground
	return k
}

// leastGathered and mostGathered are how long what lies around a thing is drawn at least and at most, in the longer side of the thing.
const (
	leastGathered = .13
	mostGathered  = .34
)

// gathered lays n copies of a subject on the ground around k: some beside it, a little behind, the others in an arc before its foot.
func (c *Placer) gathered(k layout.Cluster, i, n int) layout.Cluster {
	b := k.Bounds()
	long := max(b.W(), b.H())
	size := clampTo(c.ScaleBeside(i, c.Draw(i, layout.How{}), k.Root, placing.BesidePower)*layout.Longer(c.Draw(i, layout.How{}).Box), leastGathered*long, mostGathered*long)
	if b.W() < .8*b.H() { // a slim thing is not lost among them
		size, n = max(.7*size, leastGathered*long), min(n, 7)
	}
	var behind, front layout.Cluster
	at := (b.X0 + b.X1) / 2
	sides := 2 // one at each side, or two
	if n >= 6 {
		sides = 4
	}
	for j := range n {
		d := c.Draw(i, layout.How{Copy: j})
		f := size * (.86 + .2*c.Rng.Float64()) / layout.Longer(d.Box)
		one := c.Place(i, d, layout.Centered(d, f, 0, 0, 12*(c.Rng.Float64()-.5)))
		o := one.Bounds()
		if j < sides {
			side := []float64{-1, 1}[j%2]
			x := at + side*(.5*b.W()+size*(.2+.62*float64(j/2)))
			behind = behind.Before(one.Moved(x-(o.X0+o.X1)/2, k.Ground-.05*size-o.Y1))
			continue
		}
		m := max(1, n-sides)
		t := 2*(float64(j-sides)+.5)/float64(m) - 1
		wide := max(.5*b.W(), .36*size*float64(m))
		lower := size * .26 * math.Sqrt(max(0, 1-.8*t*t))
		front = front.Over(one.Moved(at+t*wide-(o.X0+o.X1)/2, k.Ground+.05*size+lower-o.Y1))
	}
	root, ground := k.Root, k.Ground
	out := k.Before(behind).Over(front)
	out.Root, out.Ground = root, ground
	return out
}

// clampTo keeps a number between two others.
func clampTo(v, low, high float64) float64 { return max(low, min(v, high)) }
