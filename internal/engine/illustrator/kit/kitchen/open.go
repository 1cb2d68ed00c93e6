package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// openCooler draws the cooler with its lid up, and cans and bottles on ice in it.
func openCooler(c *kit.Canvas) {
	b, l, k, n, d := c.Tones("box"), c.Tones("lid"), c.Tones("latch"), kit.TonesOf(kit.Hex("#cfeaf7")), kit.TonesOf(kit.Hex("#e2463c"))
	box := sheen.Chest{Left: 16, Right: 240, Top: 14, Back: 106, Rim: 136, Foot: 244, Deep: 16, Out: l, In: l}
	c.On(kit.Back)
	c.Part("lid", box.Lid(c))
	c.Part("box", box.Room(c))
	c.On(kit.Body)
	can := func(x, y float64, t kit.Tones) kit.Node {
		return kit.Of(c.Form(kit.RoundRect(x, y, 32, 60, 6), kit.Lin(x, 0, x+32, 0, t.D, t.LL, t.M, t.DD), c.Path(sheen.D("M%g %gl32 -8v10l-32 8z", x, y+28), kit.White).Opacity(.7)), c.Ellipse(x+16, y+3, 14, 4, kit.Lin(x, y, x+32, y, kit.White, kit.Hex("#9aa6b2"))), c.Ellipse(x+16, y+3, 5, 1.500, kit.Hex("#7b8794")))
	}
	bottle := func(x, y, deg float64, t kit.Tones) kit.Node {
		return kit.Of(c.Form(sheen.D("M%g %gh12v20q0 8 6 12v44h-24v-44q6 -4 6 -12z", x, y), kit.Lin(x-6, 0, x+18, 0, t.L, t.M, t.DD)), c.Rect(x-1, y-4, 14, 8, 2, kit.Hex("#f2c24a")), c.Line(sheen.D("M%g %gv28", x+1, y+36), t.LL, 3).Opacity(.8)).Rotate(deg, x+6, y+60)
	}
	if !c.State("empty") {
		c.Part("drinks", bottle(62, 66, -8, kit.TonesOf(kit.Hex("#3f9a55"))), bottle(112, 64, 6, kit.TonesOf(kit.Hex("#9a5a24"))), can(140, 98, d), can(184, 100, kit.TonesOf(kit.Hex("#f2a53c"))), can(26, 102, kit.TonesOf(kit.Hex("#7a5fd0"))))
		c.Part("ice", sheen.Each(13, func(i int) kit.Node {
			x, y := 24+16*float64(i), 122+float64(i*7%11)
			return c.Form(kit.RoundRect(x-2, y, 20, 18, 5), kit.Lin(x, y, x+18, y+18, kit.White, n.L, n.M, n.D), c.Line(sheen.D("M%g %gh8", x+3, y+4), kit.White, 2)).Rotate(float64(i*37%50)-25, x+8, y+9)
		}))
	}
	c.On(kit.Fore)
	box.Out, box.Rim = b, 140
	c.Part("box", box.Wall(c, 18, 22, c.Path("M0 168H256V204H0Z", kit.White).Opacity(.9), c.Path("M0 168H256V171H0ZM0 201H256V204H0Z", b.DD).Opacity(.6)), c.Path(kit.LettersPath("ICE", kit.Box{X0: 98, Y0: 173, X1: 158, Y1: 199}, "display"), b.D), panel(c, 8, 132, 240, 12, 5, l, 5))
	c.Part("latch", panel(c, 112, 128, 32, 22, 6, k, 6))
	c.AnchorBox("inside", 128, 124, 200, 34, 0)
	c.Anchor("ground", 128, 244)
}

// openLunchBox draws the lunch box with its lid up over a sandwich, a juice box and an apple.
func openLunchBox(c *kit.Canvas) {
	b, k, p := c.Tones("box"), c.Tones("clasp"), c.Tones("print")
	box := sheen.Chest{Left: 10, Right: 246, Top: 20, Back: 124, Rim: 156, Foot: 236, Deep: 18, Out: b, In: kit.TonesOf(b.L)}
	c.On(kit.Back)
	c.Part("lid", box.Lid(c))
	c.Part("box", box.Room(c))
	c.On(kit.Body)
	bread, crust := kit.TonesOf(kit.Hex("#f6dfb0")), kit.TonesOf(kit.Hex("#c98a45"))
	apple, juice := kit.TonesOf(kit.Hex("#e0453c")), kit.TonesOf(kit.Hex("#f2a53c"))
	if !c.State("empty") {
		c.Part("food", c.Form("M36 170L84 92L132 170Z", kit.Lin(36, 92, 132, 170, crust.L, crust.M, crust.D)), c.Form("M46 170L84 106L122 170Z", kit.Lin(46, 106, 122, 170, bread.LL, bread.M, bread.D)), c.Line("M30 160Q44 150 56 160T84 158T112 160T138 158", kit.Hex("#5fae4f"), 9), c.Line("M34 168H134", kit.Hex("#f2c24a"), 6),
			sheen.Ball(c, 164, 142, 28, apple), c.Line("M164 118Q166 108 172 104", kit.Hex("#7a4a24"), 4), c.Path("M168 112Q180 100 190 108Q180 116 168 112Z", kit.Hex("#6fbf4a")),
			sheen.Body(c, "M196 104H232V176H196Z", juice, 7), c.Circle(214, 140, 11, kit.Hex("#fff3d6")), c.Line("M222 104V86L232 80", kit.White, 4))
	}
	c.On(kit.Fore)
	c.Part("box", box.Wall(c, 20, 20))
	c.Part("print", sheen.Body(c, shape.Star(128, 198, 5, 26, 12, 4), p, 6))
	c.Part("clasp", c.Both(128, sheen.Body(c, kit.RoundRect(50, 150, 24, 22, 5), k, 5)))
	c.AnchorBox("inside", 128, 142, 206, 34, 0)
	c.Anchor("ground", 128, 236)
}
