package compose

import "pellucid/internal/engine/illustrator/kit"

// leashed walks an animal on a leash, from the hand of k's root to the animal's neck.
func (c *composer) leashed(k cluster, i int, h how) cluster {
	n := 1
	if c.subject(k.root.subject).Count == 1 {
		n = max(1, min(c.subject(i).Count, maxLeashed))
	}
	for j := range n {
		k = c.onLeash(k, i, how{copy: h.copy + j}, float64(j))
	}
	return k
}

// onLeash walks one animal; the next ones walk ahead, each a little behind in depth.
func (c *composer) onLeash(k cluster, i int, h how, nth float64) cluster {
	pet := c.unit(i, how{copy: h.copy, pose: "walking", facing: kit.Right})
	pet = pet.scaled(c.scaleBeside(i, pet.root.drawing, k.root, riderPower) / float64(pet.root.m.Scale()))
	b, o := k.root.box(), pet.bounds()
	pet = pet.moved(b.X1+.1*b.H()+.62*nth*o.W()-o.X0, k.ground-pet.ground-.07*float64(int(nth)%2)*o.H())
	from, to := k.root.anchor("handNear"), pet.root.anchor("neck")
	if far := k.root.anchor("handFar"); far.X > from.X {
		from = far
	}
	return k.over(pet).over(c.cord(i, from, to, .12*b.H()))
}
