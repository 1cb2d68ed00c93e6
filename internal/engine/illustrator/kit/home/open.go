package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// openWashingMachine draws the drum of the washing machine with laundry in it, and its door swung to the left.
func openWashingMachine(c *kit.Canvas) {
	d, p, l := c.Tones("door"), c.Tones("panel"), c.Tones("laundry")
	steel := kit.TonesOf(kit.Hex("#8d9aa8"))
	c.Part("drum", c.Circle(134, 150, 78, kit.Lin(70, 80, 200, 220, d.LL, d.L, d.D, d.DD)), c.Circle(134, 150, 68, p.DDD), c.Form(kit.Oval(136, 152, 62, 62), kit.Rad(150, 170, 90, steel.L, steel.D, steel.DDD), sheen.Each(5, func(r int) kit.Node {
		return sheen.Each(9, func(i int) kit.Node {
			return c.Circle(80+14*float64(i)+7*float64(r%2), 104+15*float64(r), 2.200, steel.DDD)
		})
	}), c.Blur(9, c.Circle(136, 152, 62, kit.None).Stroke(p.DDD, 22)).Opacity(.6)))
	if !c.State("empty") {
		yellow, blue := kit.TonesOf(kit.Hex("#f2c24a")), kit.TonesOf(kit.Hex("#5f9be0"))
		c.Part("laundry", sheen.Body(c, "M84 188C92 158 112 170 124 164C142 150 170 162 186 178C182 202 160 214 136 214C112 214 92 206 84 188Z", blue, 10), sheen.Body(c, "M78 180C84 160 106 160 118 176C128 188 122 204 126 222C130 240 118 246 108 238C100 222 84 204 78 180Z", l, 9, c.Line("M96 176Q104 200 112 236", l.DD, 2.400)), sheen.Body(c, "M132 182C148 170 176 172 186 186C178 206 160 214 140 210Q130 196 132 182Z", yellow, 8, c.Line("M146 186Q160 180 172 188", yellow.DD, 2.400)))
	}
	c.Part("door", c.Blur(5, c.Ellipse(40, 156, 30, 82, p.DDD)).Opacity(.4), c.Rect(58, 120, 14, 18, 4, d.DD), c.Rect(58, 166, 14, 18, 4, d.DD), c.Ellipse(30, 150, 32, 84, d.DDD), c.Form(kit.Oval(27, 150, 31, 83), kit.Lin(0, 70, 56, 230, d.LL, d.L, d.M, d.DD)), c.Form(kit.Oval(26, 150, 22, 68), kit.Lin(4, 90, 48, 210, kit.Hex("#cfe3ee"), kit.Hex("#7f98aa"), kit.Hex("#4d6273")), c.Path("M2 120L40 80V104L2 160Z", kit.White).Opacity(.4)))
}

// openMailbox draws the mailbox with its door let down and letters in it.
func openMailbox(c *kit.Canvas) {
	d, l, f := c.Tones("door"), c.Tones("letter"), c.Tones("flag")
	const front = "M176 18C206 18 228 44 228 80V134Q228 140 222 140H130Q124 140 124 134V80C124 44 146 18 176 18Z"
	const hole = "M176 27C200 27 219 48 219 82V132H133V82C133 48 152 27 176 27Z"
	c.On(kit.Back)
	c.On(kit.Body)
	c.Part("inside", c.Path(front, d.DDD), c.Path(front, kit.Lin(130, 24, 222, 140, d.LL, d.M, d.D)), c.Form(hole, kit.Lin(133, 27, 219, 132, kit.Hex("#1c2740"), kit.Hex("#33456b")), c.Path("M133 132L150 118H202L219 132Z", kit.Hex("#4a608f"))))
	if !c.State("empty") {
		letter := func(x, y, w, h, deg float64, t kit.Tones) kit.Node {
			return kit.Of(c.Form(kit.RoundRect(x, y, w, h, 2), kit.Lin(x, y, x+w, y+h, t.L, t.M, t.D), c.Line(sheen.D("M%g %gL%g %gL%g %g", x, y, x+w/2, y+h*.55, x+w, y), t.DDD, 2)), c.Circle(x+w/2, y+h*.55, 4, f.M)).Rotate(deg, x+w/2, y+h/2)
		}
		c.Part("letter", letter(142, 78, 52, 38, -12, l), letter(160, 82, 52, 38, 9, kit.TonesOf(kit.Hex("#bfe0f5"))), letter(146, 94, 58, 40, -2, l))
	}
	c.On(kit.Fore)
	const flap = "M128 138H224L238 190C238 206 216 216 184 216C152 216 126 206 126 190Z"
	c.Part("door", c.Path(flap, d.DDD).Move(1, 3), c.Form(flap, kit.Lin(128, 138, 220, 216, d.D, d.M, d.LL), sheen.Edge(c, flap, d, 8), sheen.Dim(c, 4, .5, "M120 132H236V146H120Z", d)), c.Path("M138 146H214L226 188C224 198 206 206 184 206C160 206 140 198 138 188Z", kit.None).Stroke(d.DD, 2.400).Opacity(.6), c.Line("M132 138H220", d.LL, 3))
	c.AnchorBox("inside", 176, 84, 80, 90, 0)
}

// openWardrobe draws the wardrobe with both doors open: clothes on a rail, and boxes below.
func openWardrobe(c *kit.Canvas) {
	w, d, k, m := c.Tones("wood"), c.Tones("doors"), c.Tones("knobs"), c.Tones("mirror")
	c.Part("wood", sheen.Cave(c, 50, 32, 156, 164, 3, kit.TonesOf(w.DD)), c.Line("M50 52H206", k.DD, 5), c.Line("M50 51H206", k.L, 2.600))
	if !c.State("empty") {
		shirt := func(x float64, long float64, t kit.Tones) kit.Node {
			return kit.Of(c.Line(sheen.D("M%g 52q0 -6 4 -6q4 2 0 6v6", x), kit.Hex("#c9ced6"), 2), sheen.Body(c, sheen.D("M%g 58q-16 6 -18 16l4 %gh28l4 %gq-2 -10 -18 -16z", x, long, -long), t, 5, c.Line(sheen.D("M%g 78v%g", x+2, long-26), t.DD, 1.600)))
		}
		tone := func(hex string) kit.Tones { return kit.TonesOf(kit.Hex(hex)) }
		c.Part("clothes", shirt(76, 88, tone("#e8604f")), shirt(96, 70, tone("#f4f1ea")), shirt(116, 100, tone("#4f86d8")), shirt(138, 76, tone("#f2b840")), shirt(160, 96, tone("#8f6fd0")), shirt(182, 72, tone("#5fae7a")),
			sheen.Body(c, kit.RoundRect(60, 170, 42, 26, 3), tone("#d99a5a"), 4), c.Rect(60, 178, 42, 5, 0, kit.Hex("#b8753c")), sheen.Body(c, "M150 196V186Q150 178 158 178H164L176 188Q188 190 188 196Z", tone("#d8413a"), 4))
	}
	c.Part("doors", sheen.Leaf(c, 50, 32, 196, -14, 12, 9, d, d, c.Path("M40 60L-4 52V120L40 120ZM40 132L-4 136V194L40 184Z", d.DD).Opacity(.35)), sheen.Leaf(c, 206, 32, 196, 270, 12, 9, d, d, c.Path("M216 44L260 36V196L216 188Z", m.M), c.Path("M216 140L260 60V96L216 176Z", kit.White).Opacity(.4)))
	c.Part("knobs", sheen.Ball(c, -16, 114, 5, k), sheen.Ball(c, 273, 114, 5, k))
	c.AnchorBox("inside", 128, 114, 140, 160, 0)
}

// openWindow draws the two sashes of the window swung outward.
func openWindow(c *kit.Canvas) {
	f, s := c.Tones("frame"), c.Tones("sky")
	c.Part("sky", c.Form(kit.RoundRect(44, 16, 168, 190, 3), kit.Lin(44, 16, 120, 206, s.L, s.M, s.LL), c.Path("M40 170Q70 140 110 160T216 146V210H40Z", kit.Hex("#8fcf7a")), c.Path("M40 186Q90 164 140 180T216 172V210H40Z", kit.Hex("#6fb65f")), c.Circle(176, 52, 16, kit.Hex("#ffe27a")), c.Path("M62 66Q62 54 74 54Q78 44 90 48Q102 46 104 58Q114 58 114 66Z", kit.White).Opacity(.9), c.Blur(4, c.Path("M44 206V16H212", kit.None).Stroke(f.DDD, 10)).Opacity(.4)))
	sash := func(x, to float64) kit.Node {
		dir := 1.0
		if to < x {
			dir = -1
		}
		middle := x + dir*4
		glass := kit.Of(c.Path(sheen.D("M%g 6L%g -6V230L%g 216Z", x, to, x), s.L.Alpha(.75)), c.Path(sheen.D("M%g 120L%g 40V90L%g 170Z", middle, to, middle), kit.White).Opacity(.5), c.Line(sheen.D("M%g 110H%g", x, to), f.D, 7), c.Line(sheen.D("M%g 109H%g", x, to), f.LL, 5))
		return sheen.Leaf(c, x, 14, 208, to, 12, 8, f, kit.TonesOf(s.M), glass)
	}
	c.Part("frame", sash(44, -8), sash(212, 264))
}

// openDrawer draws a drawer that is pulled out: its front, lower and larger than in its place, and what it holds behind that.
func openDrawer(c *kit.Canvas, x0, x1, y0, y1 float64, w, k kit.Tones, inside kit.Node) {
	out, h := 7.0, y1-y0
	c.Part("drawers", c.Path(sheen.D("M%g %gH%gV%gH%gZ", x0, y0, x1, y1, x0), w.DDD), c.Form(sheen.D("M%g %gH%gL%g %gH%gZ", x0+5, y0+4, x1-5, x1+out-8, y0+h*.62, x0-out+8), kit.Lin(0, y0, 0, y0+h*.62, w.DDD, w.D)))
	c.On(kit.Body)
	c.Add(inside)
	c.On(kit.Fore)
	d := kit.RoundRect(x0-out, y0+h*.5, x1-x0+2*out, h*1.08, 4)
	c.Part("drawers", c.Blur(3, c.Path(d, w.DDD).Move(2, 6)).Opacity(.5), board(c, d, w, 3), c.Line(sheen.D("M%g %gH%g", x0-out+2, y0+h*.5+1.500, x1+out-2), w.LL, 2.600), c.Circle((x0+x1)/2+1.500, y0+h*1.04+2, 7, w.DDD).Opacity(.5), sheen.Ball(c, (x0+x1)/2, y0+h*1.04, 7, k))
	c.On(kit.Body)
}

// linen is folded cloth in a drawer whose upper edge is at y.
func linen(c *kit.Canvas, x0, x1, y float64) kit.Node {
	hex := []string{"#e8604f", "#f4f1ea", "#4f86d8", "#f2b840", "#6fbf73"}
	n := int((x1 - x0) / 26)
	step := (x1 - x0) / float64(n)
	return sheen.Each(n, func(i int) kit.Node {
		return sheen.Body(c, kit.RoundRect(x0+step*float64(i), y-4*float64(i%2), step+4, 26, 7), kit.TonesOf(kit.Hex(hex[i%len(hex)])), 5)
	})
}

// wardrobeDoors draws the closed doors of the wardrobe, the right one with a mirror.
func wardrobeDoors(c *kit.Canvas) {
	w, d, k, m := c.Tones("wood"), c.Tones("doors"), c.Tones("knobs"), c.Tones("mirror")
	door := sheen.D("M%g %gH%gV%gH%gZ", 48.0, 32.0, 126.0, 196.0, 48.0)
	panel := kit.RoundRect(58, 44, 58, 140, 5)
	one := kit.Of(board(c, door, d, 4), c.Path(panel, d.DDD).Opacity(.5).Move(-1, -1))
	c.Part("doors", one, board(c, panel, d, 3), one.Mirror(128), board(c, kit.RoundRect(140, 44, 58, 140, 5), d, 3), c.Line("M128 32V196", w.DDD, 3))
	glass := kit.RoundRect(143, 47, 52, 134, 4)
	c.Part("mirror", c.Path(glass, w.DDD), c.Form(glass, kit.Lin(143, 47, 195, 181, m.LL, m.M, m.D), c.Path("M140 150L200 60V96L140 186ZM140 110L190 40H204L140 134Z", kit.White).Opacity(.4)))
	c.Part("knobs", sheen.Ball(c, 119, 118, 5.500, k), sheen.Ball(c, 135, 118, 5.500, k))
}

// windowPanes draws the four panes of the closed window.
func windowPanes(c *kit.Canvas) {
	f, s, w := c.Tones("frame"), c.Tones("sky"), c.Tones("sill")
	pane := func(x, y float64) kit.Node {
		d := kit.RoundRect(x, y, 76, 88, 3)
		return c.Form(d, kit.Lin(x, y, x+40, y+88, s.L, s.M, s.LL), c.Path(sheen.D("M%g %gQ%g %g %g %gT%g %gV%gH%gZ", x-6, y+70, x+18, y+48, x+40, y+62, x+86, y+52, y+96, x-6), kit.White).Opacity(.5), c.Path(sheen.D("M%g %gh20L%g %gh-20ZM%g %gh8L%g %gh-8Z", x+34, y-4, x+4, y+92, x+62, y-4, x+32, y+92), kit.White).Opacity(.38).Shade(), c.Blur(3, c.Path(d, kit.None).Stroke(f.DDD, 6)).Opacity(.45))
	}
	c.Part("sky", pane(46, 18), pane(134, 18), pane(46, 116), pane(134, 116))
	if c.State("broken") {
		brokenPanes(c)
	}
	c.Part("frame", c.Line("M42 110H214M128 14V206", f.DD, 1.6).Opacity(.6), sheen.Ball(c, 128, 118, 5, w))
}

// drawnCurtain is the left half of a curtain that is drawn shut, in even folds.
func drawnCurtain(c *kit.Canvas, f kit.Tones) kit.Node {
	const d = "M12 32H129V246Q120 252 110 247T90 248T70 247T50 248T30 247T12 246Z"
	return c.Form(d, kit.Lin(12, 0, 129, 0, f.M, f.L, f.M, f.L, f.M, f.D), sheen.Each(7, func(i int) kit.Node {
		x := 20 + 17*float64(i)
		return kit.Of(c.Blur(2, c.Line(sheen.D("M%g 30Q%g 140 %g 252", x, x+3, x-1), f.DDD, 6)).Opacity(.5), c.Blur(1, c.Line(sheen.D("M%g 30Q%g 140 %g 252", x-7, x-4, x-8), f.LL, 3)).Opacity(.6))
	}), sheen.Dim(c, 5, .4, "M10 30H130V46H10Z", f))
}

// trash is a heap of bags, a can, a bottle, paper and a banana peel above the rim of a can at y 80; some of it hangs over the rim.
func trash(c *kit.Canvas) {
	tone := func(hex string) kit.Tones { return kit.TonesOf(kit.Hex(hex)) }
	bag, paper, tin, pizza := tone("#4a5468"), tone("#f4f1ea"), tone("#d8413a"), tone("#c98a4b")
	c.Part("trash", kit.Of(
		kit.Of(c.Form("M176 84L164 20L176 10V-4H188V10L204 22L196 88Z", kit.Lin(164, 0, 204, 0, kit.Hex("#a9dcc0"), kit.Hex("#5fae82"), kit.Hex("#3a7a5a"))), c.Rect(168, 40, 32, 20, 0, kit.Hex("#fff3d6")).Rotate(-3, 184, 50)).Rotate(12, 184, 60),
		sheen.Body(c, "M60 90C52 60 66 34 92 28L86 14Q100 20 108 12L110 28C140 30 156 60 148 92Z", bag, 14, c.Line("M96 32Q92 56 84 70M108 32Q112 56 122 72", bag.DD, 2.400)),
		sheen.Body(c, kit.RoundRect(46, 44, 34, 48, 5), tin, 7, c.Path("M40 62L86 54V68L40 78Z", kit.White)).Rotate(-16, 62, 70), c.Ellipse(56, 46, 16, 4, kit.Hex("#dfe5ea")).Rotate(-16, 62, 70),
		sheen.Body(c, "M126 92L120 62L138 48L152 56L168 48L176 70L168 92Z", paper, 7, c.Line("M120 62L144 70L138 48M144 70L168 48M144 70L150 92", paper.DD, 2)),
		sheen.Body(c, "M150 88L196 66L214 88L206 96H160Z", pizza, 5), c.Circle(188, 82, 5, tin.M), c.Circle(174, 86, 4, tin.M)).Scale(1.16, 1.16, 128, 96).Move(0, -16))
}

// peel is a banana peel that hangs over the rim of the can.
func peel(c *kit.Canvas) {
	peel := kit.TonesOf(kit.Hex("#f7cf45"))
	c.Part("peel", sheen.Body(c, "M84 74Q94 62 104 74L110 104Q116 128 108 130Q98 124 98 104Q94 124 84 132Q76 128 84 104Q72 112 64 106Q66 92 84 74Z", peel, 6, c.Line("M94 72V100M88 80Q84 96 86 110", peel.DD, 1.600)), c.Rect(90, 64, 8, 10, 3, kit.Hex("#8a6a2a")))
}
