package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var waterBottle = kit.Piece{
	Name: "water-bottle", Cm: 22,
	Palette: "cap #2f86d8; bottle #a9d4ea plastic <cap; water #63bdea <cap; label #2f86d8 <cap",
	Draw: func(c *kit.Canvas) {
		k, g, w, l := c.Tones("cap"), c.Tones("bottle"), c.Tones("water"), c.Tones("label")
		const d = "M108 34H148V48C148 62 176 74 180 100C182 112 174 118 174 126V176C174 182 180 184 180 192V236Q180 252 164 252H92Q76 252 76 236V192C76 184 82 182 82 176V126C82 118 74 112 76 100C80 74 108 62 108 48Z"
		const fill = "M82 90H174C176 94 177 98 176.5 101C177 110 170 118 170 126V176C170 184 176 186 176 193V234Q176 248 163 248H93Q80 248 80 234V193C80 186 86 184 86 176V126C86 118 79 110 79.5 101C79 98 80 94 82 90Z"
		c.On(kit.Back)
		c.Part("bottle", c.Path(d, g.M.Alpha(.1)))
		c.On(kit.Body)
		c.Part("water", c.Form(fill, kit.Lin(80, 0, 176, 0, w.D.Alpha(.7), w.L.Alpha(.5), w.M.Alpha(.5), w.D.Alpha(.75)), c.Blur(8, c.Rect(70, 226, 120, 30, 0, w.DD)).Opacity(.45), c.Blur(6, c.Ellipse(112, 150, 12, 60, kit.White)).Opacity(.5),
			edible.Scatter(c, 84, 100, 172, 244, 14, 16, edible.Everywhere, func(i int, x, y float64) kit.Node {
				r := 1.6 + float64(i%3)*.9
				return kit.Of(c.Circle(x, y, r, kit.White.Alpha(.35)), c.Circle(x, y, r, kit.None).Stroke(kit.White.Alpha(.8), .9))
			})), c.Ellipse(128, 90, 46.5, 6.5, kit.Lin(82, 0, 174, 0, w.L.Alpha(.9), kit.White.Alpha(.7), w.M.Alpha(.9))))
		c.On(kit.Fore)
		c.Part("bottle", edible.Pane(c, d, 76, 180, g), c.Line("M82 128Q128 136 174 128M82 176Q128 184 174 176M78 198Q128 208 178 198M77 216Q128 226 179 216", g.DD, 2).Opacity(.45), c.Line("M82 130.5Q128 138.5 174 130.5M82 178.5Q128 186.5 174 178.5M78 200.5Q128 210.5 178 200.5M77 218.5Q128 228.5 179 218.5", kit.White, 2).Opacity(.7))
		const label = "M81 132Q128 141 175 132V174Q128 183 81 174Z"
		c.Part("label", c.Form(label, kit.Lin(81, 0, 175, 0, kit.At(0, l.D), kit.At(.2, l.L), kit.At(.5, l.M), kit.At(1, l.DD)), c.Path("M128 143C136 153 141 158 141 164A13 12 0 0 1 115 164C115 158 120 153 128 143Z", kit.Lin(115, 143, 141, 176, kit.White, kit.Hex("#cfeaf8"))), c.Path("M78 166Q100 158 128 168T180 162V186H78Z", l.DD).Opacity(.4), c.Line("M81 135Q128 144 175 135", kit.White, 2).Opacity(.5)))
		c.Part("bottle", c.Path("M88 100C91 84 104 74 110 66C115 62 119 67 115 73C108 82 101 90 99 104V124Q92 122 90 112Z", kit.White).Opacity(.7).Shade(), c.Path("M90 140H99V168H90Z", kit.White).Opacity(.35).Shade(), c.Path("M86 196C86 190 96 190 96 196V232C96 240 86 240 86 232Z", kit.White).Opacity(.65).Shade(), c.Line("M169 196V232M166 98V112", kit.White, 3).Opacity(.55).Shade())
		ribs := ""
		for i := range 9 {
			ribs += sheen.D("M%g 12V32", 107+float64(i)*5.3)
		}
		c.Part("cap", c.Form(kit.RoundRect(104, 38, 48, 9, 4), kit.Lin(104, 0, 152, 0, g.D, kit.White, g.D)), c.Form(kit.RoundRect(102, 6, 52, 30, 7), kit.Lin(102, 0, 154, 0, kit.At(0, k.M), kit.At(.2, k.LL), kit.At(.5, k.M), kit.At(1, k.DD)), c.Line(ribs, k.DD, 2).Opacity(.5), c.Rect(104, 8, 48, 3.5, 1.7, kit.White).Opacity(.5), c.Rect(102, 30, 52, 7, 0, k.DDD).Opacity(.3)))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("print", 128, 156, 80, 36, 0)
		c.AnchorBox("inside", 128, 160, 90, 180, 0)
		c.AnchorBox("grip", 128, 190, 0, 0, 0)
	},
}
