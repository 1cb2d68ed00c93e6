package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// isCurtain reports whether a child is the curtain of the window that k's root is.
func (c *composer) isCurtain(k cluster, i int, link brief.Relation) bool {
	return c.subject(k.root.subject).ID == "window" && c.subject(i).ID == "curtain" && link.From == k.root.subject && c.subject(i).Count <= 1
}

// curtainWidth is the width of a curtain as a share of its window's.
const curtainWidth = 1.42

// curtained hangs an open curtain before a window, behind who sits in it.
func (c *composer) curtained(k cluster, i int, h how) cluster {
	root, b := k.root, k.root.box()
	d := c.draw(i, how{copy: h.copy})
	f := curtainWidth * b.W() / max(d.Box.W(), 1e-9)
	out := k.within(root.serial, kit.Fore, c.place(i, d, centered(d, f, (b.X0+b.X1)/2, b.Y0-.07*b.H()+.5*f*d.Box.H(), 0)))
	out.root, out.ground = root, k.ground
	return out
}

// slung reports whether k's root is a hammock that hangs between the two trees that a child is.
func (c *composer) slung(k cluster, i int, link brief.Relation) bool {
	return link.Kind == "between" && link.From == k.root.subject && c.subject(link.From).ID == "hammock" && c.subject(i).Count == 2 && c.subject(i).Kind == brief.Piece
}

// treeHeight is the height of the trees of a hammock as a share of its width.
const treeHeight = 1.5

// slungBetween stands one tree at each end of a hammock, behind it.
func (c *composer) slungBetween(k cluster, i int) cluster {
	root, b := k.root, k.root.box()
	out := k
	for n, x := range []float64{b.X0 + .04*b.W(), b.X1 - .04*b.W()} {
		d := c.draw(i, how{copy: n, facing: []kit.Facing{kit.Left, kit.Right}[n]})
		f := treeHeight * b.W() / max(d.Box.H(), 1e-9)
		tree := c.place(i, d, standing(d, f))
		at := tree.root.anchor("ground")
		out = out.before(tree.moved(x-at.X, b.Y1+.05*b.H()-at.Y))
	}
	out.root, out.ground = root, b.Y1+.05*b.H()
	return out
}
