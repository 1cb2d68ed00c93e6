package compose

import (
	"slices"

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
	cloth := c.place(i, d, centered(d, f, (b.X0+b.X1)/2, b.Y0-.07*b.H()+.5*f*d.Box.H(), 0))
	at := 0
	for n, s := range k.sprites { // right over the panes, below who sits before them
		if s.drawing == root.serial && s.layer <= kit.Body {
			at = n + 1
		}
	}
	out := k
	out.sprites = slices.Insert(slices.Clone(k.sprites), at, cloth.sprites...)
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

// Who looks out of a window: how high the head reaches, as a share of the window's height from its top, how wide they may be, in its widths, and how
// much taller than the window's panes a person is.
const (
	windowTop   = .14
	windowWide  = .92
	windowTall  = 2.1
	windowClose = 1.1 // the same for animals, which sit
)

// atWindow puts who looks out of a window behind its sill.
func (c *composer) atWindow(k, who cluster) cluster {
	b, sill := k.root.box(), k.root.anchor("surface")
	high := sill.Y - b.Y0 - windowTop*b.H()
	tall := windowClose
	if c.subject(who.root.subject).Kind == brief.Person {
		tall = windowTall
	}
	o := who.bounds()
	who = who.scaled(tall * high / o.H())
	if o = who.bounds(); o.W() > windowWide*b.W() {
		who = who.scaled(windowWide * b.W() / o.W())
		o = who.bounds()
	}
	top := max(b.Y0+windowTop*b.H(), sill.Y-o.H())
	who = who.moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, top-o.Y0)
	o = who.bounds()
	o.Y1 = min(o.Y1, sill.Y+.03*b.H())
	return k.within(k.root.serial, kit.Fore, who.clipped(o))
}
