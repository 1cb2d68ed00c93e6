package compose

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/scene"
)

// globes are the round things on whose edge people stand all around.
var globes = words("earth globe planet world-map moon sun")

// The people on a globe: how many there are where no number was told, how tall they are as a share of its width, and how far their feet are inside
// its edge.
const (
	onGlobe      = 8
	globeHeight  = .46
	globeSunk    = .03
	globeStretch = 11 // at most
)

// aroundGlobe stands people on the edge of k's root, which is round, with their heads outward. It reports false for other things and fewer than
// three people.
func (c *composer) aroundGlobe(k cluster, i int) (cluster, bool) {
	s := c.subject(i)
	if !globes[c.subject(k.root.subject).ID] || s.Kind != brief.Person || s.Count < 3 {
		return k, false
	}
	hands := c.among(i) == "holding hands"
	if hands {
		c.Brief.Relations = slices.DeleteFunc(slices.Clone(c.Brief.Relations), func(r brief.Relation) bool { return r.From == i && r.To == i })
	}
	n := min(s.Count, globeStretch)
	if s.Count == unstated || hands && s.Count < 6 {
		n = max(n, onGlobe)
	}
	b := k.root.box()
	x, y, r := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2, (.5-globeSunk)*min(b.W(), b.H())
	var all cluster
	for j := range n {
		h := how{copy: j, bare: true}
		if hands || s.Pose == "" {
			h.pose = "arms out"
		}
		one := c.unit(i, h)
		o := one.bounds()
		one = one.scaled(globeHeight * b.W() / o.H())
		at := one.root.anchor("ground")
		turn := 2 * math.Pi * float64(j) / float64(n)
		sin, cos := math.Sincos(turn)
		m := translate(x+r*sin, y-r*cos).Mul(scene.Rotate(turn)).Mul(translate(-at.X, -at.Y))
		all = all.over(one.transformed(m))
	}
	root, ground := k.root, k.ground
	k = all.over(k)
	k.root, k.ground = root, ground
	return k, true
}
