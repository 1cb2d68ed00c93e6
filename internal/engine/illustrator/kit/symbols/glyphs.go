package symbols

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// glyph is a sign of writing as a plump body in three designs: raised, cut out of a disc, and in comics' outline.
func glyph(name, sign, color, more string) kit.Piece {
	return kit.Piece{
		Name: name, Cm: 20, Palette: "sign " + color + " letter " + more + "; disc " + color + " <sign",
		Draw: func(c *kit.Canvas) {
			t, b := c.Tones("sign"), c.Tones("disc")
			box := kit.Box{X0: 20, Y0: 14, X1: 236, Y1: 240}
			d := kit.LettersPath(sign, box, "display")
			switch c.Variant(3) {
			case 1:
				d = kit.LettersPath(sign, kit.Box{X0: 66, Y0: 62, X1: 190, Y1: 194}, "display")
				c.Part("disc", shape.Disc(c, 128, 128, 120, b))
				c.Part("sign", c.Path(d, b.DDD).Opacity(.5).Move(2, 4), c.Path(d, kit.White))
			case 2:
				outlined(c, "sign", d, t)
			default:
				c.Part("sign", c.Path(d, t.DD).Stroke(t.DD, 4).Move(0, 5), shape.Plump(c, d, t), c.Clip(d, c.Path(d, kit.None).Stroke(kit.White, 3).Move(5, 7).Opacity(.5)))
			}
		},
	}
}

var (
	percentSign = glyph("percent-sign", "%", "#ef4a5f", "")
	ampersand   = glyph("ampersand", "&", "#8a5be0", "")
	atSign      = glyph("at-sign", "@", "#3f8cf0", "")
	hashtagSign = glyph("hashtag", "#", "#21a58f", "")
	euroSign    = glyph("euro-sign", "€", "#3568c9", "")
	poundSign   = glyph("pound-sign", "£", "#7a4bc0", "")
	semicolon   = glyph("semicolon", ";", "#2fa39a", "")
	copyright   = glyph("copyright-symbol", "©", "#3b4a6b", "")
	registered  = glyph("registered-symbol", "®", "#3b4a6b", "")
	trademark   = glyph("trademark-symbol", "™", "#3b4a6b", "")
)
