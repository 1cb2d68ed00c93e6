package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// openToolbox draws the toolbox with its lid up and a hammer, a wrench, a screwdriver and pliers in it.
func openToolbox(c *kit.Canvas) {
	b, l, h, k, m := c.Tones("box"), c.Tones("lid"), c.Tones("handle"), c.Tones("latches"), kit.TonesOf(kit.Hex("#b9c2cc"))
	box := sheen.Chest{Left: 8, Right: 248, Top: 44, Back: 130, Rim: 160, Foot: 240, Deep: 18, Out: l, In: kit.TonesOf(l.D)}
	c.On(kit.Back)
	c.Part("handle", c.Line("M100 46V32Q100 22 110 22H146Q156 22 156 32V46", h.DDD, 13), c.Line("M100 46V32Q100 22 110 22H146Q156 22 156 32V46", h.M, 9))
	c.Part("lid", box.Lid(c))
	c.Part("box", box.Room(c))
	c.On(kit.Body)
	wood, yellow := kit.TonesOf(kit.Hex("#c98a4b")), kit.TonesOf(kit.Hex("#f2b840"))
	if !c.State("empty") {
		c.Part("tools",
			kit.Of(sheen.Tube(c, "M52 190V84", 12, wood), sheen.Body(c, "M22 66H66Q78 66 80 78V88H62V84H40L22 90Z", m, 6)).Rotate(-10, 52, 170),
			kit.Of(sheen.Body(c, "M104 190V96Q92 90 92 76Q92 62 104 58V76H116V58Q128 62 128 76Q128 90 116 96V190Z", m, 6)).Rotate(4, 110, 170),
			kit.Of(sheen.Tube(c, "M150 120V70", 7, m), sheen.Body(c, kit.RoundRect(139, 112, 22, 70, 9), yellow, 7), c.Line("M146 122V172M154 122V172", yellow.DD, 2)).Rotate(180, 150, 128).Rotate(8, 150, 170),
			kit.Of(sheen.Body(c, "M196 96L186 66Q188 56 198 54V92ZM200 96L210 66Q208 56 198 54V92Z", m, 5), sheen.Tube(c, "M194 96Q178 130 182 190", 12, kit.TonesOf(kit.Hex("#3f7fd0"))), sheen.Tube(c, "M202 96Q218 130 214 190", 12, kit.TonesOf(kit.Hex("#3f7fd0"))), c.Circle(198, 96, 6, m.DD), c.Circle(197.500, 95.500, 4, m.LL)).Rotate(6, 198, 170))
	}
	c.On(kit.Fore)
	box.Out = b
	c.Part("box", box.Wall(c, 12, 20, c.Line("M12 226H244", b.DD, 3).Opacity(.6), c.Line("M12 229H244", b.LL, 2).Opacity(.6)))
	c.Part("latches", c.Both(128, c.Rect(53, 158, 26, 30, 5, b.DDD).Opacity(.5), sheen.Body(c, kit.RoundRect(52, 154, 26, 30, 5), k, 6), c.Rect(58, 170, 14, 8, 3, k.DD)))
	c.AnchorBox("inside", 128, 146, 208, 34, 0)
	c.AnchorBox("print", 128, 204, 100, 36, 0)
	c.Anchor("ground", 128, 240)
}
