package supports

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/scene"
)

// globes are the round things on whose edge people stand all around.
var globes = figure.Words("earth globe planet world-map moon sun")

// The people on a globe: how many there are where no number was told, how tall they are as a share of its width, and how far their feet are inside
// its edge.
const (
	onGlobe      = 8
	globeHeight  = .46
	globeSunk    = .03
	globeStretch = 11 // at most
	handStep     = .5 // the angle from one to the next whose hands meet
)

// AroundGlobe stands people on the edge of k's root, which is round, with their heads outward. It reports false for other things and fewer than
// three people.
func AroundGlobe(c *placing.Placer, k layout.Cluster, i int) (layout.Cluster, bool) {
	s := c.Subject(i)
	if !globes[c.Subject(k.Root.Subject).ID] || s.Kind != brief.Person || s.Count < 3 {
		return k, false
	}
	hands := c.Among(i) == "holding hands"
	if hands {
		c.Brief.Relations = slices.DeleteFunc(slices.Clone(c.Brief.Relations), func(r brief.Relation) bool { return r.From == i && r.To == i })
	}
	n := min(s.Count, globeStretch)
	if s.Count == figure.Unstated && !c.Numbered(s) {
		n = onGlobe
	}
	b := k.Root.Box()
	x, y, r := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2, (.5-globeSunk)*min(b.W(), b.H())
	step, from := 2*math.Pi/float64(n), 0.
	if few := hands && n <= onGlobe; few || c.Subject(k.Root.Subject).ID == "globe" { // side by side over its top: nobody is on the stand
		step = handStep
		if !few {
			step = min(step, math.Pi/float64(n-1))
		}
		from = -step * float64(n-1) / 2
	}
	var all layout.Cluster
	for j := range n {
		h := layout.How{Copy: j, Bare: true}
		if hands || s.Pose == "" {
			h.Pose = "arms out"
		}
		one := c.Unit(i, h)
		o := one.Bounds()
		one = one.Scaled(globeHeight * b.W() / o.H())
		at := one.Root.Anchor("ground")
		turn := from + step*float64(j)
		sin, cos := math.Sincos(turn)
		m := layout.Translate(x+r*sin, y-r*cos).Mul(scene.Rotate(turn)).Mul(layout.Translate(-at.X, -at.Y))
		all = all.Over(one.Transformed(m))
	}
	root, ground := k.Root, k.Ground
	k = all.Over(k)
	k.Root, k.Ground = root, ground
	return k, true
}
