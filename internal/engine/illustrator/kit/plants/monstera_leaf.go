package plants

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var monsteraLeaf = kit.Piece{
	Name: "monstera-leaf", Cm: 45,
	Palette: "leaf #3f9a54 blade; veins #a5d98a <leaf; stem #5f9a4c <leaf",
	Draw: func(c *kit.Canvas) {
		l, v, s := c.Tones("leaf"), c.Tones("veins"), c.Tones("stem")
		place := func(n kit.Node) kit.Node { return n.Rotate(-24, 0, 0).Move(158, 198) }
		c.Part("stem", place(foliage.Stalk(c, s, "M0 0C4 24 14 42 30 56", 7)))
		c.Part("leaf", place(monsteraBlade(c, l, v)))
		c.AnchorBox("grip", 184, 236, 0, 0, -40)
	},
}

// monsteraBlade is a leaf of a monstera that grows up 196 units from 0, 0.
func monsteraBlade(c *kit.Canvas, l, v kit.Tones) kit.Node {
	// The right half from the tip down; the cuts run in toward the middle vein.
	o := mirrored("0,-1! .12,-.94 .2,-.86 .23,-.8! .12,-.7 .085,-.66 .12,-.655 .24,-.72 .33,-.74 .4,-.66! .26,-.55 .14,-.475 .12,-.44 .17,-.44 .33,-.53 .46,-.555 .53,-.45! .37,-.37 .2,-.29 .15,-.25 .2,-.25 .38,-.32 .53,-.33 .565,-.2! .4,-.16 .22,-.11 .16,-.08 .24,-.075 .4,-.1 .52,-.08 .5,.03 .36,.12 .2,.14 .06,.09 .02,.02 0,0", 196)
	// Holes near the middle vein show what lies behind the leaf.
	holes := ""
	for _, k := range []float64{-1, 1} {
		for _, q := range [][4]float64{{20, -142, 11, 4.5}, {24, -112, 14, 5}, {26, -74, 15, 5.5}, {26, -34, 14, 5}} {
			holes += fmt.Sprintf("M%g %gq%g %g %g %gq%g %g %g %gZ", k*(q[0]-q[2]), q[1]+4, k*q[2]*.6, -q[3]*2, k*q[2]*2, -q[3]*1.4, -k*q[2]*.8, q[3]*2, -k*q[2]*2, q[3]*1.4)
		}
	}
	var low, veins []kit.Node
	add := func(d string, w float64) {
		low = append(low, c.Line(d, l.DDD, w+.8).Opacity(.35).Move(.8, 1.8))
		veins = append(veins, c.Line(d, v.M, w).Opacity(.85))
	}
	for _, k := range []float64{-1, 1} {
		for _, q := range [][4]float64{{0, -150, 42, -160}, {0, -112, 76, -134}, {0, -74, 100, -96}, {0, -38, 106, -48}, {0, -6, 94, 6}, {0, 0, 46, 22}} {
			add(fmt.Sprintf("M%g %gQ%g %g %g %g", q[0], q[1], k*q[2]*.4, q[1]-2, k*q[2], q[3]), 2)
		}
	}
	add("M0 2V-188", 3.6)
	return c.Mask(kit.Of(c.Rect(-220, -240, 440, 340, 0, kit.White), c.Path(holes, kit.Black)), c.Form(o, kit.Lin(-90, -150, 100, 20, l.L, l.M, l.M, l.D), c.Path("M0 40V-200H150V40Z", l.DD).Opacity(.3), c.Blur(9, c.Ellipse(-54, -80, 20, 60, l.LL).Opacity(.55).Rotate(-14, -54, -80)),
		c.Blur(9, c.Path("M120 -60L100 50L-40 40L60 0Z", l.DDD).Opacity(.45)), kit.Of(low...), c.Named("veins", veins...), c.Path(holes, kit.None).Stroke(l.LL, 2).Opacity(.5), c.Path(o, kit.None).Stroke(l.LL, 2.6).Opacity(.55)))
}
