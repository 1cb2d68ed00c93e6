package drinks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

var champagneGlass = kit.Piece{
	Name: "champagne-glass", Cm: 23,
	States:  "full; empty -champagne -bubbles",
	Palette: "champagne #f7cf5c drink; bubbles #fff7d6; glass #bcdde8",
	Draw: func(c *kit.Canvas) {
		w, b, g := c.Tones("champagne"), c.Tones("bubbles"), c.Tones("glass")
		const bowl = "M92 6C88 50 86 90 96 124C102 144 114 154 128 156C142 154 154 144 160 124C170 90 168 50 164 6Z"
		const fill = "M92 46H164C166 80 166 100 157 122C151 140 140 150 128 151C116 150 105 140 99 122C90 100 90 80 92 46Z"
		c.On(kit.Back)
		c.Part("glass", edible.Footed(c, 128, 150, 244, 46, g), c.Path(bowl, g.M.Alpha(.09)), edible.Mouth(c, 128, 6, 36, 5.5, "back", g))
		c.On(kit.Body)
		c.Part("champagne", c.Form(fill, kit.Lin(90, 0, 166, 0, kit.At(0, w.D.Alpha(.92)), kit.At(.25, w.L.Alpha(.88)), kit.At(.6, w.M.Alpha(.9)), kit.At(1, w.DD.Alpha(.95))), c.Blur(6, c.Ellipse(114, 100, 9, 44, kit.White)).Opacity(.55), c.Blur(6, c.Ellipse(130, 148, 24, 9, w.DD)).Opacity(.5)))
		var all []kit.Node
		for i := range 30 {
			row := float64(i)
			y := 144 - row*3.2
			spread := 4 + row*.95
			x := 128 + spread*[]float64{-.1, .8, -.75, .35, -.4, .9, 0, -.95}[i%8]
			r := 1.3 + row*.05
			all = append(all, c.Circle(x, y, r, b.M.Alpha(.75)), c.Circle(x, y, r, kit.None).Stroke(kit.White, .8), c.Circle(x-r*.3, y-r*.3, r*.35, kit.White))
		}
		foam := []kit.Node{c.Ellipse(128, 46, 36, 6, kit.Lin(92, 0, 164, 0, b.LL, kit.White, b.D))}
		for i := range 13 {
			x := 95 + float64(i)*5.5
			foam = append(foam, c.Circle(x, 47+float64(i*7%5)*.7, 2.2+float64(i*3%3)*.6, b.LL), c.Circle(x-.6, 46.3+float64(i*7%5)*.7, 1, kit.White))
		}
		c.Part("bubbles", c.Clip(fill, all...), kit.Of(foam...))
		c.On(kit.Fore)
		c.Part("glass", edible.Pane(c, bowl, 88, 168, g), edible.Mouth(c, 128, 6, 36, 5.5, "front", g), c.Path("M101 22C98 56 97 88 104 116C108 130 114 138 120 142C124 146 120 150 115 148C106 142 101 134 97 120C90 90 91 56 94 22C95 16 101 16 101 22Z", kit.White).Opacity(.65).Shade(), c.Line("M159 22Q162 60 159 92", kit.White, 3).Opacity(.6).Shade())
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 192, 0, 0, 0)
		c.AnchorBox("inside", 128, 80, 70, 130, 0)
	},
}
