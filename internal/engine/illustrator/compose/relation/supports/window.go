package supports

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// IsCurtain reports whether a child is the curtain of the window that k's root is.
func IsCurtain(c *placing.Placer, k layout.Cluster, i int, link brief.Relation) bool {
	return c.Subject(k.Root.Subject).ID == "window" && c.Subject(i).ID == "curtain" && link.From == k.Root.Subject && c.Subject(i).Count <= 1
}

// curtainWidth is the width of a curtain as a share of its window's.
const curtainWidth = 1.42

// Curtained hangs an open curtain before a window, behind who sits in it.
func Curtained(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	root, b := k.Root, k.Root.Box()
	d := c.Draw(i, layout.How{Copy: h.Copy})
	f := curtainWidth * b.W() / max(d.Box.W(), 1e-9)
	cloth := c.Place(i, d, layout.Centered(d, f, (b.X0+b.X1)/2, b.Y0-.07*b.H()+.5*f*d.Box.H(), 0))
	at := 0
	for n, s := range k.Sprites { // right over the panes, below who sits before them
		if s.Drawing == root.Serial && s.Layer <= kit.Body {
			at = n + 1
		}
	}
	out := k
	out.Sprites = slices.Insert(slices.Clone(k.Sprites), at, cloth.Sprites...)
	out.Root, out.Ground = root, k.Ground
	return out
}

// Slung reports whether k's root is a hammock that hangs between the two trees that a child is.
func Slung(c *placing.Placer, k layout.Cluster, i int, link brief.Relation) bool {
	return link.Kind == "between" && link.From == k.Root.Subject && c.Subject(link.From).ID == "hammock" && c.Subject(i).Count == 2 && c.Subject(i).Kind == brief.Piece
}

// treeHeight is the height of the trees of a hammock as a share of its width.
const treeHeight = 1.5

// SlungBetween stands one tree at each end of a hammock, behind it.
func SlungBetween(c *placing.Placer, k layout.Cluster, i int) layout.Cluster {
	root, b := k.Root, k.Root.Box()
	out := k
	for n, x := range []float64{b.X0 + .04*b.W(), b.X1 - .04*b.W()} {
		d := c.Draw(i, layout.How{Copy: n, Facing: []kit.Facing{kit.Left, kit.Right}[n]})
		f := treeHeight * b.W() / max(d.Box.H(), 1e-9)
		tree := c.Place(i, d, placing.Standing(d, f))
		at := tree.Root.Anchor("ground")
		out = out.Before(tree.Moved(x-at.X, b.Y1+.05*b.H()-at.Y))
	}
	out.Root, out.Ground = root, b.Y1+.05*b.H()
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
func atWindow(c *placing.Placer, k, who layout.Cluster) layout.Cluster {
	b, sill := k.Root.Box(), k.Root.Anchor("surface")
	high := sill.Y - b.Y0 - windowTop*b.H()
	tall := windowClose
	if c.Subject(who.Root.Subject).Kind == brief.Person {
		tall = windowTall
	}
	o := who.Bounds()
	who = who.Scaled(tall * high / o.H())
	if o = who.Bounds(); o.W() > windowWide*b.W() {
		who = who.Scaled(windowWide * b.W() / o.W())
		o = who.Bounds()
	}
	top := max(b.Y0+windowTop*b.H(), sill.Y-o.H())
	who = who.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, top-o.Y0)
	o = who.Bounds()
	o.Y1 = min(o.Y1, sill.Y+.03*b.H())
	return k.Within(k.Root.Serial, kit.Fore, placing.Clipped(who, o))
}
