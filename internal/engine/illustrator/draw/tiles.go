package draw

import (
	"context"
	"image"

	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/raster"
)

// tileSide is the side of a tile in pixels: a tile takes 16 MB.
const tileSide = 1024

// Tiles draws a plan at size × size pixels, one tile after the other, so that memory stays that of the finished pixels however
// large they are. ok is false for plans that have no vector form: styles that work on pixels look at all of them. It returns the
// context's error when cancelled between tiles.
func Tiles(ctx context.Context, p plan.Plan, size int) (picture *image.NRGBA, ok bool, err error) {
	pieces, _, ok := Vector(p, size)
	if !ok {
		return nil, false, nil
	}
	bleeds := p.Scene().Bleeds
	picture = image.NewNRGBA(image.Rect(0, 0, size, size))
	for y := 0; y < size; y += tileSide {
		for x := 0; x < size; x += tileSide {
			if err := ctx.Err(); err != nil {
				return nil, true, err
			}
			tile := raster.NewLayer(x, y, min(tileSide, size-x), min(tileSide, size-y))
			for _, piece := range pieces {
				raster.Draw(tile, piece.Nodes, piece.Matrix)
			}
			if !bleeds {
				clearFrame(tile, size)
			}
			put(picture, tile)
		}
	}
	return picture, true, nil
}

// put copies a tile to its place.
func put(picture *image.NRGBA, tile *raster.Layer) {
	pixels := tile.NRGBA()
	for row := range tile.H {
		copy(picture.Pix[(tile.Y0+row)*picture.Stride+4*tile.X0:], pixels.Pix[row*pixels.Stride:row*pixels.Stride+4*tile.W])
	}
}
