package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/compose/layout"
)

// complete arranges groups, and beside them what of the first n subjects is in none of them: a relation to something that has another place already
// may leave it out, and nothing that a brief asks for may be missing.
func (c *composer) complete(groups []layout.Cluster, n int) layout.Cluster {
	k := c.Arrange(groups)
	for i := range n {
		if i == c.river() || slices.ContainsFunc(k.Sprites, func(s layout.Layer) bool { return s.Subject == i }) {
			continue
		}
		one := c.Copies(i)
		if c.isLeft(i) {
			groups = slices.Insert(groups, 0, one)
		} else {
			groups = append(groups, one)
		}
		k = c.Arrange(groups)
	}
	return k
}

// isLeft reports whether a subject is told to be on the left of something.
func (c *composer) isLeft(i int) bool {
	for _, r := range c.Brief.Relations {
		if r.From == i && r.Kind == "left of" || r.To == i && r.Kind == "right of" {
			return true
		}
	}
	return false
}
