package drinks

import (
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// tall is a tall glass with a drink in it: front and back of the glass and what is drawn into the drink.
func tall(c *kit.Canvas, drink, g kit.Tones, part string, level float64, inside ...kit.Node) (back, front kit.Node) {
	const glass = "M62 62H194L180 236Q178 250 164 250H92Q78 250 76 236Z"
	back = kit.Of(c.Path(glass, g.M.Alpha(.09)), edible.Mouth(c, 128, 62, 66, 10, "back", g))
	if level < 250 {
		c.Part(part, drinkIn(c, drink, level, inside...))
	}
	front = kit.Of(edible.Pane(c, glass, 62, 194, g), edible.Mouth(c, 128, 62, 66, 10, "front", g), c.Path("M76 84C76 77 88 77 89 84L97 216C97 225 87 225 86 216Z", kit.White).Opacity(.6).Shade(), c.Line("M184 84L174 204", kit.White, 4).Opacity(.5).Shade())
	return back, front
}

// drinkIn fills a tall glass up to a level.
func drinkIn(c *kit.Canvas, drink kit.Tones, level float64, inside ...kit.Node) kit.Node {
	l := 62 + (level-62)*.08
	fill := sheen.D("M%g %gH%gL174 230Q173 240 162 240H94Q83 240 82 230Z", l+4, level, 252-l)
	return kit.Of(c.Form(fill, kit.Lin(62, 0, 194, 0, drink.D, drink.L, drink.M, drink.D), append(inside, c.Blur(9, c.Rect(60, 220, 140, 34, 0, drink.DD)).Opacity(.35))...), c.Ellipse(128, level, 124-l, 9, kit.Lin(62, 0, 194, 0, drink.LL, drink.L, drink.M)))
}

// drinkingStraw is a striped straw from the bottom left to the top right.
func drinkingStraw(c *kit.Canvas, s kit.Tones) kit.Node {
	return kit.Of(c.Line("M110 226L156 -8", s.DD, 13).Butt(), c.Line("M109.5 226L155.5 -8", kit.Hex("#fff8f0"), 10.6).Butt(), c.Line("M158 2l-10 8M153 22l-9 8M149 42l-9 8M145 62l-9 8M141 82l-9 8", s.M, 7).Butt(), c.Line("M152 -8L134 84", kit.White, 2).Opacity(.8))
}

var milk = kit.Piece{
	Name: "milk", Cm: 25,
	Palette: "carton #4f9fe0 box; label #e9edf3; milk #fbfaf6 drink; glass #cfe3ee",
	Draw: func(c *kit.Canvas) {
		b, l, m, g := c.Tones("carton"), c.Tones("label"), c.Tones("milk"), c.Tones("glass")
		c.Part("carton", sheen.Body(c, "M34 8H146Q152 8 152 14V32H28V14Q28 8 34 8Z", l, 6), c.Form("M28 32H152L166 84H14Z", kit.Lin(28, 32, 166, 84, b.L, b.M, b.D)), c.Path("M28 32L60 84H14ZM152 32L120 84H166Z", b.DD).Opacity(.4), sheen.Body(c, kit.RoundRect(12, 82, 156, 166, 6), b, 16))
		c.Part("label", c.Clip(kit.RoundRect(12, 82, 156, 166, 6), c.Path("M0 190C40 170 70 206 110 186C140 172 160 184 176 176V256H0Z", l.M)), c.Path(kit.LettersPath("MILK", kit.Box{X0: 30, Y0: 108, X1: 150, Y1: 152}, "display"), l.M), c.Line("M20 84V244", kit.White, 3).Opacity(.5))
		const glass = "M150 140H246L238 240Q237 250 227 250H169Q159 250 158 240Z"
		c.Part("glass", c.Path(glass, g.D.Alpha(.35)))
		c.Part("milk", c.Form("M155 164H241L235 234Q234 243 225 243H171Q162 243 161 234Z", kit.Lin(155, 0, 241, 0, m.LL, m.M, m.DD)), c.Ellipse(198, 164, 43, 7, m.LL))
		c.Part("glass", edible.Pane(c, glass, 150, 246, g), edible.Mouth(c, 198, 140, 48, 8, "", g), c.Path("M164 156Q168 150 172 156L178 226Q174 232 170 226Z", kit.White).Opacity(.9).Shade())
		c.Anchor("ground", 128, 250)
		c.AnchorBox("print", 90, 136, 120, 70, 0)
	},
}

// A plain drinking glass, with water, with milk and empty.
var (
	waterGlass = tumbler("glass-of-water", "water #a9dcf5 drink", false)
	milkGlass  = tumbler("glass-of-milk", "milk #fffdf8 drink", false)
	emptyGlass = tumbler("empty-glass", "", true)
)

// tumbler is a drinking glass with a drink that has a palette of its own.
func tumbler(name, drink string, empty bool) kit.Piece {
	palette := "glass #bcdde8"
	if !empty {
		palette = drink + "; " + palette
	}
	slot, _, _ := strings.Cut(drink, " ")
	states := "empty"
	if !empty {
		states = "full; half-full; empty -" + slot
	}
	return kit.Piece{Name: name, Cm: 15, States: states, Palette: palette, Draw: func(c *kit.Canvas) {
		g := c.Tones("glass")
		back, front := kit.Node{}, kit.Node{}
		if empty {
			back, front = tall(c, g, g, "none", 300)
			back = kit.Of(back, c.Ellipse(128, 240, 44, 7, g.L.Alpha(.5)))
		} else {
			d := c.Tones(slot)
			level := 92.0
			if c.State("half-full") {
				level = 158
			}
			back, front = tall(c, d, g, slot, level, c.Blur(6, c.Ellipse(104, 150, 16, 70, d.LL)).Opacity(.6))
		}
		c.On(kit.Back)
		c.Part("glass", back)
		c.On(kit.Fore)
		c.Part("glass", front)
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 70, 118, 16, 0)
		c.AnchorBox("grip", 128, 160, 0, 0, 0)
	}}
}

var juice = kit.Piece{
	Name: "juice", Cm: 17,
	States:  "full; empty -juice -straw -orange",
	Palette: "juice #ff9a1e drink; orange #ffa51f fruit; straw #38b6c8; glass #bcdde8",
	Draw: func(c *kit.Canvas) {
		j, o, s, g := c.Tones("juice"), c.Tones("orange"), c.Tones("straw"), c.Tones("glass")
		c.On(kit.Back)
		straw := drinkingStraw(c, s)
		c.Part("straw", straw)
		c.On(kit.Body)
		back, front := tall(c, j, g, "juice", 88, c.Blur(6, c.Ellipse(104, 150, 16, 70, j.LL)).Opacity(.6))
		c.Part("straw", c.Clip("M60 -20H200V92H60Z", straw))
		c.On(kit.Back)
		c.Part("glass", back)
		c.On(kit.Fore)
		c.Part("glass", front, edible.Drop(c, 100, 140, 4), edible.Drop(c, 112, 190, 3), edible.Drop(c, 164, 206, 4), edible.Drop(c, 156, 150, 3), edible.Drop(c, 130, 226, 3))
		c.Part("orange", edible.Citrus(c, 190, 66, 46, o, o))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 170, 0, 0, 0)
	},
}

var smoothie = kit.Piece{
	Name: "smoothie", Cm: 19,
	Palette: "smoothie #c05fd0 drink; berries #4a55b5 fruit; straw #ffb84a; glass #bcdde8; mint #4fae52",
	Draw: func(c *kit.Canvas) {
		j, b, s, g := c.Tones("smoothie"), c.Tones("berries"), c.Tones("straw"), c.Tones("glass")
		m := c.Tones("mint")
		straw := drinkingStraw(c, s)
		back, front := tall(c, j, g, "smoothie", 74, c.Path("M50 120Q90 104 128 122T210 116V150Q170 160 128 148T50 150Z", j.LL).Opacity(.6), c.Path("M50 176Q90 160 128 178T210 172V196Q170 206 128 194T50 196Z", j.L).Opacity(.7))
		c.Part("straw", c.Clip("M60 -20H200V78H60Z", straw))
		c.On(kit.Back)
		c.Part("glass", back)
		c.On(kit.Fore)
		c.Part("glass", front)
		c.Part("mint", edible.Leaf(c, m, 96, 62, 46, -140), edible.Leaf(c, m, 98, 62, 44, -60))
		c.Part("berries", edible.Ball(c, 82, 58, 17, b), edible.Ball(c, 112, 52, 15, b), edible.Ball(c, 184, 56, 15, b), c.Around(5, 86, 54, c.Ellipse(86, 49, 2, 3.4, b.DDD)), c.Around(5, 115, 49, c.Ellipse(115, 45, 1.8, 3, b.DDD)))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 170, 0, 0, 0)
	},
}

var milkshake = kit.Piece{
	Name: "milkshake", Cm: 22,
	States:  "full; empty -milkshake -cream -sprinkles -cherry -straw",
	Palette: "milkshake #f79ab5 drink; cream #fdf6ea whipped_cream; cherry #d8242f; straw #e8486a; glass #bcdde8; sprinkles #54c7ec",
	Draw: func(c *kit.Canvas) {
		j, w, k, s, g, p := c.Tones("milkshake"), c.Tones("cream"), c.Tones("cherry"), c.Tones("straw"), c.Tones("glass"), c.Tones("sprinkles")
		const glass = "M58 92H198L176 210Q174 222 162 222H94Q82 222 80 210Z"
		c.On(kit.Back)
		c.Part("glass", edible.Footed(c, 128, 216, 250, 50, g))
		c.Part("straw", c.Line("M150 120L186 2", s.DD, 13).Butt(), c.Line("M149.5 120L185.5 2", kit.Hex("#fff8f0"), 10.6).Butt(), c.Line("M187 14l-10 8M180 34l-9 8M174 54l-9 8M168 74l-9 8", s.M, 7).Butt())
		c.On(kit.Body)
		c.Part("milkshake", c.Form("M64 98H192L171 206Q170 214 162 214H94Q86 214 85 206Z", kit.Lin(60, 0, 196, 0, j.D, j.L, j.M, j.D), c.Line("M84 98Q92 150 84 210M170 98Q160 150 168 210M124 98Q116 150 126 214", kit.Hex("#5b3422"), 6).Opacity(.35)))
		c.On(kit.Fore)
		c.Part("glass", edible.Pane(c, glass, 58, 198, g), sheen.Each(4, func(i int) kit.Node {
			x := 82 + 26*float64(i)
			return c.Line(sheen.D("M%g 100L%g 212", x, 128+(x-128)*.74), kit.White, 2).Opacity(.35)
		}), c.Path("M72 108C72 101 84 101 85 108L98 198C98 206 89 206 88 198Z", kit.White).Opacity(.6).Shade())
		c.Part("cream", edible.Swirl(c, 124, 92, 70, 66, 3, w))
		c.Part("sprinkles", sheen.Each(9, func(i int) kit.Node {
			t := []kit.Tones{p, k, kit.TonesOf(kit.Hex("#ffd94a"))}[i%3]
			return edible.Sprinkle(c, []float64{80, 104, 132, 158, 92, 120, 146, 110, 136}[i], []float64{84, 88, 86, 82, 66, 68, 62, 48, 46}[i], 11, float64(i*53%180), t)
		}))
		c.Part("cherry", c.Line("M124 22Q126 4 140 -4", kit.Hex("#6d8a30"), 3), edible.Ball(c, 123, 28, 15, k))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 160, 0, 0, 0)
	},
}

var soda = kit.Piece{
	Name: "soda", Cm: 12,
	Palette: "can #e2343c body; metal #c9d1d9 lid; label #fbf6ee stripe",
	Draw: func(c *kit.Canvas) {
		b, m, l := c.Tones("can"), c.Tones("metal"), c.Tones("label")
		c.Part("metal", c.Form("M82 238L90 252H166L174 238Z", kit.Lin(82, 0, 174, 0, m.D, m.LL, m.D, m.DD, m.L)))
		const d = "M66 46Q66 36 74 32H182Q190 36 190 46V222Q190 236 178 242Q128 252 78 242Q66 236 66 222Z"
		c.Part("can", c.Form(d, kit.Lin(66, 0, 190, 0, kit.At(0, b.DD), kit.At(.16, b.L), kit.At(.28, b.LL), kit.At(.42, b.M), kit.At(.8, b.D), kit.At(1, b.DDD)), edible.Shade(c, d, b, 14)))
		c.Part("label", c.Clip(d, c.Path("M60 176C90 120 140 190 196 100V132C146 214 96 148 60 206Z", kit.Lin(66, 0, 190, 0, l.D, l.LL, l.M, l.DD)), c.Path("M60 210C96 156 146 222 196 140V146C146 230 96 164 60 220Z", l.M).Opacity(.8)), c.Path(kit.LettersPath("SODA", kit.Box{X0: 84, Y0: 66, X1: 172, Y1: 104}, "display"), kit.Lin(80, 0, 176, 0, l.LL, l.M, l.D)))
		c.Part("metal", c.Form("M74 32L84 16H172L182 32Q128 44 74 32Z", kit.Lin(74, 0, 182, 0, m.D, m.LL, m.M, m.DD, m.L)), c.Form(kit.Oval(128, 17, 45, 10), kit.Lin(84, 8, 172, 28, m.LL, m.L, m.D)), c.Ellipse(128, 17.5, 38, 7, m.DD).Opacity(.5), c.Ellipse(128, 18, 37, 6.4, kit.Lin(92, 0, 164, 0, m.M, m.L, m.D)), c.Ellipse(128, 21, 9, 2.6, m.DDD), c.Form("M116 16Q114 10 128 10Q142 10 140 16Q134 20 128 20Q122 20 116 16Z", kit.Lin(116, 10, 140, 20, m.LL, m.DD)))
		c.Part("can", c.Path("M82 60Q86 52 92 60V214Q86 224 82 214Z", kit.White).Opacity(.5).Shade(), edible.Drop(c, 104, 190, 4), edible.Drop(c, 150, 220, 4), edible.Drop(c, 116, 224, 3), edible.Drop(c, 168, 188, 3), edible.Drop(c, 160, 60, 3), edible.Drop(c, 104, 54, 3))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("print", 128, 130, 100, 110, 0)
		c.AnchorBox("grip", 128, 140, 0, 0, 0)
	},
}

var beerBottle = kit.Piece{
	Name: "beer-bottle", Cm: 24,
	Palette: "bottle #8a4f1e glass; label #f6e7c4; cap #e0b342 metal; emblem #c8392f",
	Draw: func(c *kit.Canvas) {
		b, l, k, e := c.Tones("bottle"), c.Tones("label"), c.Tones("cap"), c.Tones("emblem")
		const d = "M112 12H144L148 66C152 90 178 98 178 130V236Q178 252 162 252H94Q78 252 78 236V130C78 98 104 90 108 66Z"
		c.Part("bottle", c.Form(d, kit.Lin(78, 0, 178, 0, kit.At(0, b.DD), kit.At(.18, b.L), kit.At(.34, b.M), kit.At(.7, b.D), kit.At(1, b.DDD)), c.Blur(8, c.Ellipse(146, 180, 12, 60, b.L)).Opacity(.5), edible.Shade(c, d, b, 16)), c.Path("M90 140Q94 124 106 112Q112 108 110 116Q100 130 100 150V232Q94 240 90 230Z", kit.White).Opacity(.55).Shade(), c.Line("M117 40L114 74", kit.White, 4).Opacity(.5).Shade())
		c.Part("label", c.Form("M78 150Q128 162 178 150V218Q128 230 78 218Z", kit.Lin(78, 0, 178, 0, l.D, l.LL, l.M, l.DD), c.Path("M78 156Q128 168 178 156M78 212Q128 224 178 212", kit.None).Stroke(e.M, 3)), c.Form("M109 52H147L148 68Q150 76 128 78Q106 76 108 68Z", kit.Lin(108, 0, 148, 0, l.D, l.LL, l.DD)), c.Path(kit.LettersPath("BEER", kit.Box{X0: 96, Y0: 190, X1: 160, Y1: 208}, "display"), e.D))
		c.Part("emblem", c.Path("M128 160L133 171L145 172L136 180L139 191L128 185L117 191L120 180L111 172L123 171Z", kit.Lin(111, 160, 145, 191, e.L, e.D)))
		c.Part("cap", c.Form("M108 4Q128 -4 148 4L150 18L145 22L140 18L134 23L128 18L122 23L116 18L111 22L106 18Z", kit.Lin(106, 0, 150, 0, k.D, k.LL, k.M, k.DD)))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("print", 128, 186, 84, 56, 0)
		c.AnchorBox("grip", 128, 120, 0, 0, 0)
	},
}

var martini = kit.Piece{
	Name: "martini-glass", Cm: 18,
	States:  "full; empty -drink -olive -pick",
	Palette: "drink #d8ecd0 martini; olive #8aa83a; glass #bcdde8; pick #d9a441 stick",
	Draw: func(c *kit.Canvas) {
		d, o, g, p := c.Tones("drink"), c.Tones("olive"), c.Tones("glass"), c.Tones("pick")
		const bowl = "M22 50H234L136 158Q128 166 120 158Z"
		c.On(kit.Back)
		c.Part("glass", edible.Footed(c, 128, 154, 248, 64, g), c.Path(bowl, g.M.Alpha(.1)), edible.Mouth(c, 128, 50, 106, 12, "back", g))
		c.On(kit.Body)
		c.Part("drink", c.Form("M44 72H212L134 152Q128 158 122 152Z", kit.Lin(44, 0, 212, 0, d.D.Alpha(.9), d.LL.Alpha(.8), d.M.Alpha(.85), d.DD.Alpha(.9))), c.Ellipse(128, 72, 84, 9, kit.Lin(44, 0, 212, 0, d.LL, kit.White, d.M)))
		c.Part("pick", c.Line("M76 112L206 8", p.DDD, 5), c.Line("M76 112L206 8", p.L, 2.8).Move(-.5, -.5), edible.Ball(c, 206, 9, 8, kit.TonesOf(kit.Hex("#e2463c"))))
		c.Part("olive", edible.Ball(c, 104, 90, 19, o), c.Circle(90, 100, 6, kit.Hex("#d8342a")), edible.Ball(c, 138, 63, 18, o), c.Circle(126, 72, 5, kit.Hex("#d8342a")))
		c.On(kit.Fore)
		c.Part("glass", edible.Pane(c, bowl, 22, 234, g), edible.Mouth(c, 128, 50, 106, 12, "front", g), c.Path("M54 66L104 122Q104 130 96 124L46 70Q46 62 54 66Z", kit.White).Opacity(.75).Shade())
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 200, 0, 0, 0)
	},
}

var margarita = kit.Piece{
	Name: "margarita", Cm: 18,
	States:  "full; empty -drink -ice",
	Palette: "drink #b8dc5a margarita; lime #6fb83a; salt #f6f4f0 rim; glass #bcdde8; ice #d6f0fa",
	Draw: func(c *kit.Canvas) {
		d, l, s, g, i := c.Tones("drink"), c.Tones("lime"), c.Tones("salt"), c.Tones("glass"), c.Tones("ice")
		const bowl = "M26 62H218C214 96 180 112 166 124C160 154 142 166 122 166C102 166 84 154 78 124C64 112 30 96 26 62Z"
		c.On(kit.Back)
		c.Part("glass", edible.Footed(c, 122, 160, 248, 62, g), c.Path(bowl, g.M.Alpha(.1)))
		c.On(kit.Body)
		c.Part("drink", c.Form("M36 80H208C198 102 170 112 160 122C156 148 140 158 122 158C104 158 88 148 84 122C74 112 46 102 36 80Z", kit.Lin(36, 0, 208, 0, d.D.Alpha(.95), d.LL.Alpha(.9), d.M.Alpha(.9), d.D)), c.Ellipse(122, 80, 86, 9, kit.Lin(36, 0, 208, 0, d.LL, d.L, d.M)))
		c.Part("ice", edible.Cube(c, 90, 82, 32, -14, i), edible.Cube(c, 140, 84, 32, 18, i), edible.Cube(c, 116, 116, 30, 30, i))
		c.On(kit.Fore)
		c.Part("glass", edible.Pane(c, bowl, 26, 218, g), c.Path("M46 82Q60 102 84 114Q90 122 82 122Q54 110 40 88Q38 78 46 82Z", kit.White).Opacity(.7).Shade())
		c.Part("salt", c.Ellipse(122, 62, 97, 11, kit.None).Stroke(s.DD, 9), c.Ellipse(122, 61.4, 97, 11, kit.None).Stroke(s.M, 7), sheen.Each(60, func(k int) kit.Node {
			r := c.Rand()
			x := 26 + 192*r.Float64()
			u := (x - 122) / 97
			y := 62 + 11*(1-u*u)*float64(1-k%2*2) + 5*r.Float64() - 2.5
			return c.Rect(x, y, 2.6, 2.6, .6, kit.White)
		}))
		c.Part("lime", edible.Citrus(c, 208, 54, 44, l, kit.TonesOf(kit.Hex("#c6e36a"))))
		c.Anchor("ground", 122, 250)
		c.AnchorBox("grip", 122, 204, 0, 0, 0)
	},
}

var whiskey = kit.Piece{
	Name: "whiskey-glass", Cm: 9,
	States:  "full; empty -whiskey -ice",
	Palette: "whiskey #d9822a drink; ice #f0d6ac; glass #c9dfe8",
	Draw: func(c *kit.Canvas) {
		w, i, g := c.Tones("whiskey"), c.Tones("ice"), c.Tones("glass")
		const glass = "M30 42H226L212 226Q210 244 192 244H64Q46 244 44 226Z"
		c.On(kit.Back)
		c.Part("glass", c.Path(glass, g.M.Alpha(.12)), edible.Mouth(c, 128, 42, 98, 15, "back", g))
		c.On(kit.Body)
		c.Part("whiskey", c.Form("M44 118H212L204 206Q202 216 190 216H66Q54 216 52 206Z", kit.Lin(44, 0, 212, 0, w.D.Alpha(.95), w.L.Alpha(.9), w.M.Alpha(.9), w.DD.Alpha(.95)), c.Blur(8, c.Ellipse(90, 170, 22, 40, w.LL)).Opacity(.6)))
		c.Part("ice", c.Clip("M40 60H216V216H40Z", edible.Cube(c, 94, 122, 66, -14, i), edible.Cube(c, 160, 128, 68, 20, i), edible.Cube(c, 118, 178, 60, 40, i)))
		c.Part("whiskey", c.Ellipse(128, 118, 83, 11, kit.Lin(44, 0, 212, 0, w.LL.Alpha(.8), w.L.Alpha(.45), w.M.Alpha(.8))))
		c.On(kit.Fore)
		c.Part("glass", edible.Pane(c, glass, 30, 226, g), c.Form("M50 216H206L204 228Q202 238 190 238H66Q54 238 52 228Z", kit.Lin(50, 0, 206, 0, g.D.Alpha(.5), kit.White.Alpha(.8), g.M.Alpha(.4), g.DD.Alpha(.6))), edible.Mouth(c, 128, 42, 98, 15, "front", g), c.Path("M48 70Q54 62 60 70L70 196Q66 206 60 198Z", kit.White).Opacity(.7).Shade(), c.Line("M206 70L198 190", kit.White, 4).Opacity(.5).Shade())
		c.Anchor("ground", 128, 244)
		c.AnchorBox("grip", 128, 150, 0, 0, 0)
	},
}

var latte = kit.Piece{
	Name: "latte", Cm: 16,
	Palette: "coffee #b9783f latte drink; foam #fbf1de milk; glass #cfe0e8; cinnamon #7a4422",
	Draw: func(c *kit.Canvas) {
		k, f, g, n := c.Tones("coffee"), c.Tones("foam"), c.Tones("glass"), c.Tones("cinnamon")
		const glass = "M62 66H194L182 230Q180 246 164 246H92Q76 246 74 230Z"
		c.On(kit.Back)
		c.Part("glass", c.Line("M186 98C248 88 244 196 178 190", g.DD, 15).Opacity(.85), c.Line("M186 98C248 88 244 196 178 190", g.L, 10).Move(-.6, -1), c.Line("M190 97C234 94 234 176 188 188", kit.White, 2.6).Opacity(.8))
		c.Part("coffee", c.Form("M70 74H186L176 226Q175 236 164 236H92Q81 236 80 226Z", kit.Lin(0, 74, 0, 236, kit.At(0, f.M), kit.At(.2, f.D), kit.At(.34, k.L), kit.At(.62, k.M), kit.At(.8, k.L), kit.At(1, f.M))))
		c.On(kit.Fore)
		c.Part("glass", edible.Pane(c, glass, 62, 194, g), c.Path("M76 88C76 81 88 81 89 88L97 216C97 225 87 225 86 216Z", kit.White).Opacity(.65).Shade())
		c.Part("foam", c.Form("M58 66C50 46 74 32 92 40C104 22 146 20 158 38C178 30 206 44 198 66Q196 78 184 76Q128 88 72 76Q60 78 58 66Z", kit.Rad(108, 40, 100, f.LL, f.L, f.M, f.D), edible.Shade(c, "M58 66C50 46 74 32 92 40C104 22 146 20 158 38C178 30 206 44 198 66Q196 78 184 76Q128 88 72 76Q60 78 58 66Z", f, 14)))
		c.Part("cinnamon", sheen.Each(26, func(int) kit.Node {
			r := c.Rand()
			return c.Circle(84+88*r.Float64(), 38+24*r.Float64(), 1.2+r.Float64(), n.M).Opacity(.75)
		}))
		c.Part("steam", edible.Steam(c, 110, 34, 14, 60), edible.Steam(c, 148, 34, 15, 66))
		c.Anchor("ground", 128, 246)
		c.AnchorBox("grip", 226, 142, 0, 0, 0)
	},
}

var babyBottle = kit.Piece{
	Name: "baby-bottle", Cm: 20,
	States:  "full; empty -milk",
	Palette: "bottle #cfe8f5 glass; milk #fbfaf4; ring #5cb4ea cap; nipple #f2c48a teat",
	Draw: func(c *kit.Canvas) {
		b, m, r, n := c.Tones("bottle"), c.Tones("milk"), c.Tones("ring"), c.Tones("nipple")
		c.Part("nipple", sheen.Body(c, "M104 66C104 50 116 46 116 32C114 8 142 8 140 32C140 46 152 50 152 66Z", n, 11))
		const d = "M82 96H174Q186 104 186 124C186 150 176 156 176 176C176 196 188 202 188 226Q188 250 168 250H88Q68 250 68 226C68 202 80 196 80 176C80 156 70 150 70 124Q70 104 82 96Z"
		c.Part("milk", c.Clip(d, c.Rect(60, 142, 140, 116, 0, kit.Lin(70, 0, 186, 0, m.LL, m.M, m.DD)), c.Ellipse(128, 142, 54, 7, m.LL)))
		c.Part("bottle", edible.Pane(c, d, 68, 188, b), c.Path("M82 116Q86 108 92 116V232Q86 242 82 232Z", kit.White).Opacity(.8).Shade(), c.Line("M150 128h20M156 144h14M152 160h18M156 176h12M150 192h18M156 208h16M152 224h22", r.D, 3.4))
		c.Part("ring", sheen.Body(c, "M80 70Q80 62 88 62H168Q176 62 176 70V92Q176 100 168 100H88Q80 100 80 92Z", r, 9, sheen.Each(11, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 64V98", 87+8.2*float64(i)), r.DD, 2).Opacity(.6)
		})))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("print", 116, 180, 70, 70, 0)
		c.AnchorBox("grip", 128, 176, 0, 0, 0)
	},
}
