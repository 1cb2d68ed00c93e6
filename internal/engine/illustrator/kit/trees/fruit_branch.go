package trees

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// The branches with fruit or blossoms on them that are asked for by name.
var (
	lemonBranch     = fruitBranch("lemon-branch", "#f7d53a yellow lemons", lemonFruit)
	orangeBranch    = fruitBranch("orange-branch", "#f7912a orange oranges", hangingBall(25))
	appleBranch     = fruitBranch("apple-branch", "#e2382f red apples", hangingBall(25))
	peachBranch     = fruitBranch("peach-branch", "#f7a46a orange peaches", hangingBall(24))
	cherryBranch    = fruitBranch("cherry-branch", "#d3202f red cherries", bunch(15, [][2]float64{{-13, 30}, {14, 34}}))
	blueberryBranch = fruitBranch("blueberry-branch", "#4a63b8 blue berries blueberries", bunch(12, [][2]float64{{-14, 16}, {9, 14}, {-3, 33}, {19, 32}}))
	cottonBranch    = fruitBranch("cotton-branch", "#fbf9f3 white cotton bolls", bunch(15, [][2]float64{{-12, 12}, {12, 12}, {-7, 29}, {10, 29}}))
	dogwoodBranch   = fruitBranch("dogwood-branch", "#fdf3f4 white flowers petals blossoms", fourPetals)
)

type fruitDrawing func(c *kit.Canvas, t kit.Tones) kit.Node

// fruitBranch is a leafy branch that rises to the right with three fruits; each hangs from 0, 0.
func fruitBranch(name, fruit string, one fruitDrawing) kit.Piece {
	return kit.Piece{
		Name: name, Cm: 45,
		Palette: "fruit " + fruit + " fruits; leaves #4f9f47 green; wood #8a5f3c branch bark brown",
		Draw: func(c *kit.Canvas) {
			f, l, w := c.Tones("fruit"), c.Tones("leaves"), c.Tones("wood")
			far := kit.TonesOf(l.D)
			c.Part("leaves", foliage.Leaf(c, far, 66, 168, 66, 30, -62), foliage.Leaf(c, far, 120, 126, 70, 32, 40), foliage.Leaf(c, far, 176, 86, 66, 30, -24), foliage.Leaf(c, far, 92, 152, 60, 28, 118))
			c.Part("wood", sheen.Tube(c, "M10 208C54 184 92 160 128 128C164 98 196 72 238 50", 8, w), sheen.Tube(c, "M96 154C112 156 128 164 140 176", 5, w), sheen.Tube(c, "M150 110C150 92 156 76 164 62", 5, w))
			c.Part("leaves", foliage.Leaf(c, l, 44, 188, 70, 32, -30), foliage.Leaf(c, l, 84, 164, 74, 34, -8), foliage.Leaf(c, l, 128, 130, 76, 34, -34), foliage.Leaf(c, l, 162, 64, 66, 30, -14), foliage.Leaf(c, l, 196, 74, 70, 32, 10), foliage.Leaf(c, l, 236, 50, 64, 30, 48), foliage.Leaf(c, l, 204, 70, 64, 30, 108), foliage.Leaf(c, l, 140, 176, 60, 28, 122), foliage.Leaf(c, l, 60, 180, 60, 28, 150))
			c.Part("fruit", one(c, f).Move(112, 146), one(c, f).Move(176, 92), one(c, f).Scale(.86, .86, 0, 0).Move(222, 62), one(c, f).Scale(.9, .9, 0, 0).Move(58, 186))
			c.Anchor("ground", 128, 246)
			c.AnchorBox("surface", 120, 132, 150, 0, -34)
		},
	}
}

func lemonFruit(c *kit.Canvas, t kit.Tones) kit.Node {
	const d = "M0 4C10 6 24 18 25 36C26 50 16 60 6 62Q2 68 -3 66Q-6 62 -9 61C-20 57 -27 46 -25 33C-23 18 -10 6 0 4Z"
	return kit.Of(c.Line("M0 -4V8", kit.Hex("#6f8f3a"), 4), c.Form(d, kit.Rad(-8, 22, 52, t.LL, t.M, t.D), sheen.Each(14, func(i int) kit.Node {
		return c.Circle(-16+float64(i*23%34), 16+float64(i*17%40), 1, t.D).Opacity(.6)
	})), c.Ellipse(-9, 22, 5, 9, kit.White).Rotate(24, -9, 22).Opacity(.5)).Rotate(8, 0, 0)
}

// hangingBall is a ball of a radius on a short stem.
func hangingBall(r float64) fruitDrawing {
	return func(c *kit.Canvas, t kit.Tones) kit.Node {
		return kit.Of(c.Line(fmt.Sprintf("M0 -4V%g", r*.3), kit.Hex("#6b4a2e"), 4), sheen.Ball(c, 0, r+3, r, t), c.Ellipse(-r*.4, r*.66, r*.2, r*.3, kit.White).Rotate(30, -r*.4, r*.66).Opacity(.55), c.Path(fmt.Sprintf("M%g 5Q0 10 %g 5Q0 14 %g 5Z", -r*.26, r*.26, -r*.26), t.DD).Opacity(.7))
	}
}

// bunch is balls of a radius that hang from one place.
func bunch(r float64, at [][2]float64) fruitDrawing {
	return func(c *kit.Canvas, t kit.Tones) kit.Node {
		return kit.Of(sheen.Each(len(at), func(i int) kit.Node {
			return c.Line(fmt.Sprintf("M0 -2Q%g %g %g %g", at[i][0]*.2, at[i][1]*.5, at[i][0], at[i][1]), kit.Hex("#7a9a3f"), 3)
		}),
			sheen.Each(len(at), func(i int) kit.Node {
				x, y := at[i][0], at[i][1]+r*.4
				return kit.Of(sheen.Ball(c, x, y, r, t), c.Ellipse(x-r*.36, y-r*.36, r*.24, r*.3, kit.White).Opacity(.55))
			}))
	}
}

// fourPetals is a flower of four notched petals.
func fourPetals(c *kit.Canvas, t kit.Tones) kit.Node {
	petal := c.Form("M0 0C-20 -10 -22 -30 -10 -36Q-4 -34 0 -30Q4 -34 10 -36C22 -30 20 -10 0 0Z", kit.Lin(0, 0, 0, -36, t.DD, t.M, t.LL), c.Line("M0 -4V-28M-4 -6Q-10 -18 -9 -28M4 -6Q10 -18 9 -28", t.DDD, 1).Opacity(.35), c.Path("M-7 -36Q0 -28 7 -36Q0 -24 -7 -36Z", kit.Hex("#d9a3a8")).Opacity(.8))
	return kit.Of(petal, petal.Rotate(90, 0, 0), petal.Rotate(180, 0, 0), petal.Rotate(270, 0, 0), sheen.Each(9, func(i int) kit.Node {
		return c.Circle(float64(i%3-1)*3.4, float64(i/3-1)*3.4, 2.6, kit.Hex([]string{"#c9b13a", "#8fa83a", "#e6cf5a"}[i%3]))
	})).Rotate(20, 0, 0).Move(0, 8)
}
