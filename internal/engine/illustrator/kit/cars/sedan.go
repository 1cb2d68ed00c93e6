package cars

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

// sedanShell is the outline of a four-door car: the police car and the taxi.
const sedanShell = "M12 177Q4 174 4 158C4 134 10 122 28 117L52 111C62 88 76 66 108 62C128 60 146 60 160 66C176 74 188 92 198 109C230 111 246 120 250 138Q253 152 251 167Q249 177 240 177Z"

// sedan draws a four-door car: its palette has body, windows, wheels, tires, headlights and trim. paint is what lies on
// the body's sides.
func sedan(c *kit.Canvas, paint ...kit.Node) {
	b, w, r, t, l, m := c.Tones("body"), c.Tones("windows"), c.Tones("wheels"), c.Tones("tires"), c.Tones("headlights"), c.Tones("trim")
	c.Part("body", chassis.Bodywork(c, sedanShell, b, 130, append(paint, chassis.Arch(c, 64, 174, 28, b), chassis.Arch(c, 197, 174, 28, b))...),
		gloss.Glint(c, "M70 92C80 76 92 68.500 110 66.500C130 65 146 65 158 70C144 68.500 130 69 112 71C96 74 84 80 70 92Z", .55), gloss.Glint(c, "M202 113C228 115 240 122 244 132C232 123 218 119 203 118Z", .6))
	c.Part("bumper", c.Form("M226 158H247Q255 158 255 165Q255 173 247 173H221Z", gloss.Sheen(m, 226, 155, 250, 175)), c.Form("M30 158H9Q1 158 1 165Q1 173 9 173H35Z", gloss.Sheen(m, 2, 155, 26, 175)), c.Line("M98 175H163", m.DD, 5), c.Line("M98 174H163", m.L, 2.5))
	c.Part("windows", c.Path("M62 112C72 90 84 75 108 72.500C128 70.500 142 70.500 153 75C168 81 178 97 187 112Z", kit.Hex("#3c4050")),
		chassis.Glass(c, "M69 109C78 92 88 80 108 77.500H116V109Z", w),
		chassis.Glass(c, "M124 76.500C138 75.500 145 76 151 79C164 85 171 97 179 109H124Z", w, c.Path("M129 112V102Q129 95 136 95H139Q146 95 146 102V112Z", w.DDD).Opacity(.4), c.Line("M164 109L160 96M153 102L166 94", w.DDD, 3).Opacity(.55)))
	c.Part("doors", c.Line("M120 113V168M60 115Q58 128 70 134Q90 142 96 160Q99 168 106 168H150Q158 168 161 160Q168 142 184 136L187 115", b.DD, 1.6).Opacity(.7),
		c.Rect(128, 125, 18, 6, 3, kit.Hex("#30303a")).Opacity(.4), c.Rect(127.5, 123, 18, 5.5, 2.7, gloss.Sheen(m, 127, 122, 140, 131)), c.Rect(92, 125, 17, 6, 3, kit.Hex("#30303a")).Opacity(.4), c.Rect(91.5, 123, 17, 5.5, 2.7, gloss.Sheen(m, 92, 122, 106, 131)))
	c.Part("mirror", c.Form("M171 109Q171 101 179 101Q187 101 187 108Q187 114 180 114Q171 114 171 109Z", gloss.Sheen(b, 171, 100, 187, 115)))
	c.Part("headlights", chassis.Lamp(c, 238, 137, 9.5, 11, l, m))
	c.Part("taillights", c.Form("M8 130Q14 124 26 124Q30 134 25 143H5Z", kit.Lin(6, 124, 26, 144, kit.Hex("#ff8d6b"), kit.Hex("#e02b2b"), kit.Hex("#a3132c"))))
	c.Part("wheels", chassis.Wheel(c, 64, 175, 28, t, r, 6), chassis.Wheel(c, 197, 175, 28, t, r, 6))
	c.AnchorBox("inside", 148, 94, 44, 32, 0)
	chassis.Driver(c, 138, 134, 162, 101, 174, 158)
	c.Anchor("ground", 128, 203)
}
