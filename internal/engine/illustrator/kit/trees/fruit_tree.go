package trees

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
)

// fruitPlaces are where fruit hang in the crown of the tree, the last ones nearest to who looks.
var fruitPlaces = [][2]float64{{52, 100}, {86, 46}, {128, 30}, {172, 50}, {206, 104}, {66, 70}, {108, 70}, {150, 76}, {190, 78}, {84, 112}, {128, 108}, {168, 112}, {104, 140}, {150, 140}}

// fruitTree is the tree with fruit of a kind in its crown.
func fruitTree(name, fruit string, one func(c *kit.Canvas, t kit.Tones, x, y float64) kit.Node) kit.Piece {
	return kit.Piece{
		Name: name, Cm: 500,
		Palette: "foliage #4f9f3c leaves; fruit " + fruit + " apples oranges lemons cherries pears blossoms; trunk #8a5a34 bark; branches #8a5a34 <trunk; roots #8a5a34 <trunk",
		Draw: func(c *kit.Canvas) {
			tree.Draw(c)
			t := c.Tones("fruit")
			var all []kit.Node
			for _, at := range fruitPlaces {
				all = append(all, one(c, t, at[0], at[1]))
			}
			c.Part("fruit", all...)
		},
	}
}

// roundFruit is a fruit on a short stalk.
func roundFruit(rx, ry float64) func(*kit.Canvas, kit.Tones, float64, float64) kit.Node {
	return func(c *kit.Canvas, t kit.Tones, x, y float64) kit.Node {
		return kit.Of(c.Blur(2, c.Ellipse(x+1.5, y+3, rx, ry, kit.Hex("#23401c"))).Opacity(.5).Shade(),
			c.Ellipse(x, y, rx, ry, kit.Rad(x-rx*.4, y-ry*.5, rx*1.9, t.LL, t.M, t.DD)),
			c.Line(fmt.Sprintf("M%g %gq1 -4 3 -6", x, y-ry*.8), kit.Hex("#5d3d22"), 2), c.Path(fmt.Sprintf("M%g %gq5 -6 11 -2q-5 5 -11 2z", x+2, y-ry-3), kit.Hex("#8fd05a")),
			c.Ellipse(x-rx*.38, y-ry*.42, rx*.24, ry*.18, kit.White).Opacity(.75))
	}
}

// pairOfCherries hang on two stalks.
func pairOfCherries(c *kit.Canvas, t kit.Tones, x, y float64) kit.Node {
	one := func(x, y float64) kit.Node {
		return kit.Of(c.Circle(x, y, 6, kit.Rad(x-2, y-3, 11, t.LL, t.M, t.DD)), c.Ellipse(x-2, y-2.2, 1.6, 1.1, kit.White).Opacity(.8))
	}
	return kit.Of(c.Line(fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %g", x-6, y+4, x-2, y-8, x+1, y-12, x+5, y-6, x+7, y+6), kit.Hex("#4c7a2a"), 2), one(x-6, y+5), one(x+7, y+7), c.Path(fmt.Sprintf("M%g %gq6 -7 13 -2q-6 6 -13 2z", x+1, y-12), kit.Hex("#8fd05a")))
}

// blossom is one flower of five petals.
func blossom(c *kit.Canvas, t kit.Tones, x, y float64) kit.Node {
	return kit.Of(c.Around(5, x, y, c.Ellipse(x, y-5.5, 4.6, 5.8, kit.Lin(x, y-12, x, y, t.LL, t.M))), c.Circle(x, y, 2.6, t.DD), c.Circle(x, y, 1.3, kit.Hex("#ffe08a")))
}

var (
	appleTree  = fruitTree("apple-tree", "#e23b36", roundFruit(10, 10))
	orangeTree = fruitTree("orange-tree", "#f7922b", roundFruit(10, 10))
	lemonTree  = fruitTree("lemon-tree", "#f6d433", roundFruit(8.5, 11))
	pearTree   = fruitTree("pear-tree", "#c3d04a", roundFruit(8.5, 11.5))
	cherryTree = fruitTree("cherry-tree", "#c9182f", pairOfCherries)
)

var blossomTree = kit.Piece{
	Name: "cherry-blossom-tree", Cm: 600,
	Palette: "foliage #f6a9c4 blossoms leaves; petals #fff0f5; trunk #7a4f3c bark; branches #7a4f3c <trunk; roots #7a4f3c <trunk",
	Draw: func(c *kit.Canvas) {
		tree.Draw(c)
		t, f := c.Tones("petals"), c.Tones("foliage")
		var all []kit.Node
		for i, at := range fruitPlaces {
			all = append(all, blossom(c, t, at[0], at[1]), blossom(c, f, at[0]+14-float64(i%3)*9, at[1]+15-float64(i%4)*5))
		}
		for _, at := range [][2]float64{{60, 196}, {196, 180}, {212, 226}, {88, 226}} { // petals that fall
			all = append(all, c.Path(fmt.Sprintf("M%g %gq5 -6 10 0q-4 6 -10 0z", at[0], at[1]), kit.Lin(at[0], at[1]-4, at[0]+10, at[1]+4, f.L, f.M)))
		}
		c.Part("petals", all...)
	},
}
