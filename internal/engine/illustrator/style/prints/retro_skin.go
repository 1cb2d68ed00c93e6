package prints

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/style/picture"
)

// skinPrints are the tones of skin in a picture and what is printed for them: warm inks without the key, which made faces gray.
type skinPrints []struct {
	tone  color.Lab
	print color.RGB
}

// skinRamp is what orange and sienna print over each other, from the palest skin to the darkest.
var skinRamp = []color.RGB{color.Hex(0xf9d3ae), color.Hex(0xe9ad80), color.Hex(0xcd8656), color.Hex(0xa5623d), color.Hex(0x80472f), color.Hex(0x5f3829)}

// skinInk is the ink of skin that no other color is printed in: sienna.
const skinInk = 6

func printedSkins(p *picture.Picture) (out skinPrints) {
	for _, tone := range p.SkinTones() {
		k := 0
		for k < len(skinRamp)-2 && color.ToLab(skinRamp[k+1]).L > tone.L {
			k++
		}
		from, to := color.ToLab(skinRamp[k]).L, color.ToLab(skinRamp[k+1]).L
		share := max(0, min(1, (from-tone.L)/(from-to)))
		out = append(out, struct {
			tone  color.Lab
			print color.RGB
		}{tone, skinRamp[k].Mix(skinRamp[k+1], share)})
	}
	return out
}

// of is the number from 1 of the tone that a color is, or 0.
func (s skinPrints) of(c color.RGB) int {
	lab := color.ToLab(c)
	for k, o := range s {
		if dl, da, db := lab.L-o.tone.L, lab.A-o.tone.A, lab.B-o.tone.B; dl*dl+da*da+db*db < 0.0010 {
			return k + 1
		}
	}
	return 0
}
