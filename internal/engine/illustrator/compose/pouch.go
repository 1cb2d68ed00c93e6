package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// pouchWide is how wide the head of a young one is, in widths of the pouch that it looks out of.
const pouchWide = 1.02

// inPouch reports whether subject i has something in its pouch.
func (c *composer) inPouch(i int) bool {
	for _, l := range c.links {
		if l.Kind == "inside" && l.To == i {
			return true
		}
	}
	return false
}

// pouched lets a young one, or a toy, look out of the pouch of k's root.
func (c *composer) pouched(k cluster, i int, h how) cluster {
	room := k.root.anchor("pouch")
	s := c.subject(i)
	inner := cluster{}
	if s.Kind == brief.Animal && !dressed(s) {
		s.Young = true
		d := c.head(s)
		inner = c.place(i, d, centered(d, 1, 0, 0, 0))
	} else {
		inner = c.unit(i, how{copy: h.copy})
	}
	b := inner.bounds()
	inner = inner.scaled(pouchWide * room.W / b.W())
	b = inner.bounds()
	return k.within(k.root.serial, kit.Fore, inner.moved(room.X-(b.X0+b.X1)/2, room.Y+.14*b.H()-b.Y1))
}
