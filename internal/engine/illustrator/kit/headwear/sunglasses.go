package headwear

import "pellucid/internal/engine/illustrator/kit"

var sunglasses = kit.Piece{
	Name: "sunglasses", Cm: 14.5,
	States:  "heart; star; round",
	Palette: "frame #474c5c; lenses #7a4fb0 glass; hinges #e9c46a metal",
	Draw: func(c *kit.Canvas) {
		f, l, m := c.Tones("frame"), c.Tones("lenses"), c.Tones("hinges")
		for name, lens := range partyLenses {
			if c.State(name) {
				partyGlasses(c, lens, f, l)
				return
			}
		}
		c.On(kit.Back)
		temple := c.Form("M16 86Q10 92 14 104L24 130L34 120L28 96Z", kit.Lin(12, 92, 40, 160, f.M, f.DD))
		c.Part("temples", temple, temple.Mirror(128))
		c.On(kit.Body)
		const outer = "M12 84Q12 76 24 75Q64 68 104 78Q118 82 118 96Q118 130 104 150Q92 166 66 166Q38 166 28 146Q20 130 20 108Q12 100 12 84Z"
		const inner = "M34 92Q36 86 46 85Q74 82 96 88Q107 91 107 102Q106 126 96 142Q88 154 68 154Q46 154 39 139Q33 122 34 92Z"
		lens := kit.Of(c.Form(inner, kit.Lin(40, 82, 96, 156, kit.At(0, l.DDD), kit.At(.4, l.DD), kit.At(.75, l.M), kit.At(1, l.LL)),
			c.Blur(3, c.Path("M30 84H112V94Q70 86 42 96L40 130H30Z", kit.Hex("#14121f")).Opacity(.5))))
		glare := c.Clip(inner, c.Path("M48 84H66L46 140L38 126Z", kit.White).Opacity(.38), c.Path("M72 84H79L52 150L47 146Z", kit.White).Opacity(.3))
		rim := c.Path(outer+"M34 92Q33 122 39 139Q46 154 68 154Q88 154 96 142Q106 126 107 102Q107 91 96 88Q74 82 46 85Q36 86 34 92Z", kit.Lin(20, 70, 110, 166, kit.At(0, f.L), kit.At(.35, f.M), kit.At(1, f.DD))).EvenOdd()
		shine := kit.Of(c.Line("M18 84Q20 79 30 78Q64 73 100 81", f.LL, 2.6).Opacity(.9), c.Line("M36 146Q46 162 68 162.5Q90 162 101 148", f.LL, 1.5).Opacity(.5),
			c.Line("M37 92Q38 89 46 88Q74 85 95 91", kit.Hex("#0e0d16"), 2).Opacity(.5))
		c.Part("lenses", lens, lens.Mirror(128), glare, glare.Move(113, 0))
		c.Part("frame", c.Path("M112 88Q128 76 144 88V106Q128 90 112 106Z", kit.Lin(0, 80, 0, 106, f.L, f.M, f.DD)), c.Line("M114 89Q128 80 142 89", f.LL, 2).Opacity(.8),
			rim, rim.Mirror(128), shine, shine.Mirror(128))
		stud := kit.Of(c.Rect(18, 84, 11, 5, 2.5, kit.Lin(18, 84, 29, 89, m.LL, m.M, m.DD)), c.Rect(20, 85, 5, 1.4, .7, kit.White).Opacity(.8))
		c.Part("hinges", stud, stud.Mirror(128))
		c.AnchorBox("fit", 128, 104, 212, 60, 0)
	},
}

// partyLenses are the left lenses of sunglasses in other shapes.
var partyLenses = map[string]string{
	"heart": "M66 168C34 142 12 120 12 94C12 74 26 62 42 62C54 62 62 70 66 80C70 70 78 62 90 62C106 62 118 74 118 94C118 120 98 142 66 168Z",
	"star":  "M66 50L82 88L122 92L91 118L101 158L66 136L31 158L41 118L10 92L50 88Z",
	"round": "M66 62A52 52 0 1 1 65.900 62Z",
}

// partyGlasses are sunglasses whose lenses have the outline of the left one.
func partyGlasses(c *kit.Canvas, lens string, f, l kit.Tones) {
	c.Tones("hinges")
	one := kit.Of(c.Path(lens, kit.None).Stroke(f.DD, 13), c.Path(lens, kit.None).Stroke(kit.Lin(14, 56, 116, 166, f.LL, f.M, f.D), 10).Move(-.5, -.7), c.Form(lens, kit.Lin(34, 60, 96, 160, kit.At(0, l.DDD), kit.At(.4, l.DD), kit.At(.75, l.M), kit.At(1, l.LL))))
	glare := c.Clip(lens, c.Path("M44 50H66L38 160H16Z", kit.White).Opacity(.38), c.Path("M74 50H82L54 160H46Z", kit.White).Opacity(.3))
	c.On(kit.Back)
	temple := c.Form("M10 92Q2 96 6 108L20 138L32 126L22 100Z", kit.Lin(4, 92, 32, 138, f.M, f.DD))
	c.Part("temples", temple, temple.Mirror(128))
	c.On(kit.Body)
	c.Part("frame", c.Line("M112 100Q128 84 144 100", f.DD, 13), c.Line("M112 99Q128 83 144 99", f.M, 10), c.Line("M116 93Q128 83 140 93", f.LL, 2.4))
	c.Part("lenses", one, one.Mirror(128), glare, glare.Move(124, 0))
	c.AnchorBox("fit", 128, 106, 220, 70, 0)
}
