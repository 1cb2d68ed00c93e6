package relation

import (
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
)

// leashed walks an animal on a leash, from the hand of k's root to the animal's neck.
func (c *Placer) leashed(k layout.Cluster, i int, h layout.How) layout.Cluster {
	n := 1
	if c.Subject(k.Root.Subject).Count == 1 {
		n = max(1, min(c.Subject(i).Count, maxLeashed))
	}
	for j := range n {
		k = c.onLeash(k, i, layout.How{Copy: h.Copy + j}, float64(j))
	}
	return k
}

// onLeash walks one animal; the next ones walk ahead, each a little behind in depth.
func (c *Placer) onLeash(k layout.Cluster, i int, h layout.How, nth float64) layout.Cluster {
	pet := c.Unit(i, layout.How{Copy: h.Copy, Pose: "walking", Facing: kit.Right})
	pet = pet.Scaled(c.scaleBeside(i, pet.Root.Drawing, k.Root, riderPower) / float64(pet.Root.M.Scale()))
	b, o := k.Root.Box(), pet.Bounds()
	pet = pet.Moved(b.X1+.1*b.H()+.62*nth*o.W()-o.X0, k.Ground-pet.Ground-.07*float64(int(nth)%2)*o.H())
	from, to := k.Root.Anchor("handNear"), pet.Root.Anchor("neck")
	if far := k.Root.Anchor("handFar"); far.X > from.X {
		from = far
	}
	return k.Over(pet).Over(c.cord(i, from, to, .12*b.H()))
}
