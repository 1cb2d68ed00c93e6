package plants

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var fourLeafClover = kit.Piece{
	Name: "four-leaf-clover", Cm: 8,
	Palette: "leaves #37a552 clover; stem #4d9a43 <leaves",
	Draw: func(c *kit.Canvas) {
		l, s := c.Tones("leaves"), c.Tones("stem")
		c.Part("stem", foliage.Stalk(c, s, "M126 116C130 164 148 206 180 246", 9))
		c.Part("leaves", c.Circle(126, 115, 14, l.DD), cloverLeaf(c, l, 125, 114, 108, 137), cloverLeaf(c, l, 127, 114, 108, -133), cloverLeaf(c, l, 125, 116, 110, 47), cloverLeaf(c, l, 127, 116, 110, -43), c.Circle(126, 115, 5, l.L))
		c.AnchorBox("grip", 166, 230, 0, 0, -35)
	},
}
