package trucks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var pickupTruck = kit.Piece{
	Name: "pickup-truck", Cm: 540, Facing: kit.Right,
	Palette: "cab #2f86c9 body; bed #2f86c9 <cab; wheels #d5dce3 rims; tires #4a4f5d; windows #a6dcf2 glass; headlights #ffe08a; trim #b9c2cb bumper chrome",
	Draw: func(c *kit.Canvas) {
		b, k, r, t, w, l, m := c.Tones("cab"), c.Tones("bed"), c.Tones("wheels"), c.Tones("tires"), c.Tones("windows"), c.Tones("headlights"), c.Tones("trim")
		c.On(kit.Back)
		c.Part("bed", c.Form("M8 104H110V150H8Z", kit.Lin(8, 104, 8, 150, k.DD, k.DDD)))
		c.On(kit.Fore)
		c.Part("bed", chassis.Bodywork(c, "M3 116Q3 110 9 110H110V176H14Q4 176 3 164Z", k, 136, gloss.Dim(c, 4, .45, "M98 108H116V180H102Z", k), chassis.Arch(c, 56, 174, 31, k)),
			c.Rect(0, 102, 111, 11, 5, kit.Lin(0, 102, 0, 113, k.LL, k.M, k.DD)))
		const cab = "M108 112V72Q108 52 128 52H154C172 52 184 66 198 102Q232 104 246 115Q253 124 253 150V166Q252 176 243 176H108Z"
		c.Part("cab", chassis.Bodywork(c, cab, b, 136, chassis.Arch(c, 204, 174, 31, b)),
			gloss.Glint(c, "M113 76Q114 57.500 129 57.500H153Q165 58 173 68Q163 62.500 153 62.500H131Q119 63 118 78Z", .55), gloss.Glint(c, "M202 106Q232 108 243 118Q230 112 204 110.500Z", .6))
		c.Part("windows", c.Path("M128 64H152C166 65 176 78 186 104H122Q118 104 118 100V74Q118 64 128 64Z", b.DDD), chassis.Glass(c, "M129 68.500H151C163 69.500 171 80 180 101H126Q122.500 101 122.500 98V75Q122.500 68.500 129 68.500Z", w, c.Path("M132 104V92Q132 85 138 85H140Q147 85 147 92V104Z", w.DDD).Opacity(.4), c.Line("M168 101L163 86M156 92L170 84", w.DDD, 3.2).Opacity(.55)))
		c.Part("doors", c.Line("M115 108V168H158Q166 168 169 160Q174 144 190 138L192 108", b.DD, 1.7).Opacity(.75), c.Rect(123, 120, 20, 6.500, 3.2, b.DDD).Opacity(.5), c.Rect(122, 117.500, 20, 6, 3, gloss.Sheen(m, 122, 117, 140, 125)))
		c.Part("mirror", c.Form("M174 94Q174 88 180 88H184Q190 88 190 95V104Q190 110 184 110H180Q174 110 174 104Z", gloss.Sheen(b, 174, 88, 190, 112), gloss.Glint(c, "M177 96Q177 91 182 91V94Q180 95 180 100H177Z", .5)))
		c.Part("trim", c.Form("M242 116Q251 122 251 136V152H240Z", gloss.Sheen(m, 236, 116, 254, 154), c.Line("M238 126h16m-16 7h16m-16 7h16m-16 7h16", m.DDD, 2)))
		c.Part("bumper", c.Form("M226 158H247Q256 158 256 166V168Q256 177 247 177H222Z", gloss.Sheen(m, 232, 156, 250, 178)), c.Form("M24 160H6Q-1 160 -1 167V170Q-1 177 6 177H28Z", gloss.Sheen(m, 0, 160, 20, 178)), c.Line("M92 177H168", m.DD, 6), c.Line("M92 176H168", m.L, 3))
		c.Part("headlights", chassis.Lamp(c, 235, 130, 9, 10.500, l, m), c.Rect(1, 124, 8, 22, 3.500, kit.Hex("#e23328")))
		c.Part("wheels", chassis.Wheel(c, 56, 176, 31, t, r, 6), chassis.Wheel(c, 204, 176, 31, t, r, 6))
		c.AnchorBox("inside", 58, 88, 96, 40, 0)
		c.AnchorBox("surface", 58, 110, 96, 4, 0)
		c.AnchorBox("cab", 149, 85, 46, 34, 0)
		chassis.Driver(c, 138, 126, 161, 90, 172, 156)
		c.AnchorBox("print", 142, 148, 40, 26, 0)
		c.Anchor("ground", 128, 207)
	},
}
