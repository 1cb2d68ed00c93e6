package prop

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/wear"
)

func init() { Props["genie lamp"] = prop{free: true, front: true, draw: genieLamp} }

// genieLamp stands below a genie, the end of his smoke in its spout.
func genieLamp(f *figure.Figure) kit.Node {
	t, red := figure.HexTones("#f2b632"), figure.HexTones("#d8304f")
	lamp := kit.Of(
		f.Line("M116 22C146 12 148 44 118 42", t.DD, 10), f.Line("M116 22C144 14 146 42 118 41", t.M, 6),
		f.Form("M-8 -4C4 -4 14 10 30 16Q36 20 34 44C12 42 2 20 -12 6Q-14 -2 -8 -4Z", kit.Lin(-8, -4, 30, 44, t.LL, t.M, t.D)),
		f.Form("M58 60H96L106 76Q77 84 48 76Z", kit.Lin(48, 60, 106, 80, t.L, t.M, t.DD)),
		f.Form("M24 30C28 8 122 8 128 30C124 56 104 66 77 66C48 66 28 54 24 30Z", kit.Lin(28, 12, 122, 66, t.LL, kit.At(.4, t.M), t.DD), f.Line("M26 34Q77 46 127 34", t.DD, 3).Opacity(.7), f.Line("M40 24Q58 16 78 16", kit.White, 4).Opacity(.7)),
		f.Form("M54 16Q56 0 77 -4Q98 0 100 16Q77 22 54 16Z", kit.Lin(54, -4, 100, 18, t.LL, t.M, t.D)), f.Circle(77, -8, 6, kit.Rad(75, -10, 8, t.LL, t.M, t.DD)),
		f.Form("M77 30L88 44L77 58L66 44Z", kit.Lin(66, 30, 88, 58, red.LL, red.M, red.DD)))
	return f.At(lamp, wear.SmokeTip(f).Add(0, 2), 0)
}
