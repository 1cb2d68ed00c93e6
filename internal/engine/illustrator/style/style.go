// Package style turns a composed picture into pixels: one pass per file. Every length is a share of the side, so a style
// looks the same at every size; every pass is bounded in regions and pixels, so no piece of art makes it slow.
package style

import (
	"context"

	"pellucid/internal/engine/illustrator/raster"
)

// Pass draws a picture in one style. A cancelled context makes slow passes return early with an unfinished layer: the
// caller must look at the context.
type Pass func(ctx context.Context, p *Picture) *raster.Layer

// Style is a pass and what it needs around the art.
type Style struct {
	Draw Pass
	Room float32 // what the pass may draw beyond the art, as a share of the side: rims, glow, shadows
}

// Find returns the style of that name.
func Find(name string) (Style, bool) {
	switch name {
	case "default", "":
		return Style{plain, 0.055}, true
	case "flat":
		return Style{flat, 0.02}, true
	case "watercolor":
		return Style{watercolor, 0.06}, true
	case "3d":
		return Style{solid, 0.04}, true
	case "clay":
		return Style{clay, 0.04}, true
	case "sticker":
		return Style{sticker, 0.075}, true
	case "neon":
		return Style{neon, 0.10}, true
	case "anime":
		return Style{anime, 0.025}, true
	case "pixel":
		return Style{pixelArt, 0.035}, true
	case "logo":
		return Style{logo, 0}, true
	case "papercut":
		return Style{paperCut, 0.085}, true
	}
	return Style{}, false
}
