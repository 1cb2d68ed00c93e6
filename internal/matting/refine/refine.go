// Package refine turns a coarse opacity and the photo that it belongs to into a cut-out: the opacity of the edge is computed
// from the photo by closed-form matting, and the old background is taken out of the edge's colors.
package refine

import (
	"context"
	"image"

	"pellucid/internal/alpha/pixels"
	"pellucid/internal/matting/plane"
)

// workSide is the longer side, in pixels, at which opacity is solved; larger images get theirs from it, guided by their pixels.
const workSide = 1024

// floor and ceiling are the opacities beyond which a pixel is clear or opaque: what remains is noise of the photo.
const (
	floor   = .04
	ceiling = .96
)

// Cut returns the cut-out, straight alpha, the size of the image; hidden color is bled. The error is the context's.
func Cut(ctx context.Context, img *image.NRGBA, coarse *plane.Plane) (*image.NRGBA, error) {
	w, h := fitted(img.Rect.Dx(), img.Rect.Dy(), workSide)
	scale := float64(max(w, h)) / float64(max(coarse.W, coarse.H))
	radius := int(scale*(2*bandRadius+2)) + 1
	whole := trimapOf(coarse, w, h)
	box := boxOf(whole, w, h, max(radius, farRadius+nearRadius)+1)
	colors := channelsIn(img, w, h, box)
	trimap := cropped(whole, w, box)
	opacity := edgeOpacity(colors, trimap, radius)
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	e := estimateOf(colors, opacity)
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	out := compose(img, part{whole, w, h, box}, opacity, colors, e)
	pixels.Bleed(out)
	return out, nil
}

// edgeOpacity is the opacity at working size; what surrounds a pixel within the radius says what its sides look like.
func edgeOpacity(colors [3]*plane.Plane, trimap []uint8, radius int) *plane.Plane {
	opacity := plane.New(colors[0].W, colors[0].H)
	opacity.Each(func(i int) float32 {
		if trimap[i] == foreground {
			return 1
		}
		return 0
	})
	l := newLaplacian(colors, trimap)
	trust := guess(opacity, colors, trimap, l, radius)
	solve(l, opacity, trust)
	for i, a := range opacity.V {
		opacity.V[i] = min(1, max(0, (a-floor)/(ceiling-floor)))
	}
	connect(opacity, trimap)
	return opacity
}

func fitted(w, h, side int) (int, int) {
	if scale := float64(side) / float64(max(w, h)); scale < 1 {
		return max(1, int(float64(w)*scale+.5)), max(1, int(float64(h)*scale+.5))
	}
	return w, h
}
