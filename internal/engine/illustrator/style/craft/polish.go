package craft

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// polish is gold under a slanting light.
func polish(p *picture.Picture, x, y int) color.RGB {
	t := (plane.Tri((float32(x)+.6*float32(y))/p.Length(.55)) + 1) / 2
	return color.Hex(0xa97b26).Mix(color.Hex(0xf7dd92), t)
}
