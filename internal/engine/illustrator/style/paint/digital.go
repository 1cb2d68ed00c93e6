package paint

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/model"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Digital paints like concept art: volume and folds in broad planes of a flat brush, a warm key light and colored shade, two rims of light, a
// cold one from behind and a warm one from below.
func Digital(ctx context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.Paled(0.19) // shade must not swallow faces
	drawn := model.Lit(ctx, p)
	r := p.Around(drawn, 0.03)
	if r.Empty() || ctx.Err() != nil {
		return out
	}
	art := plane.Crop(drawn, r)
	plane.Settle(art, r)
	moodLight(p, art, r)
	lettered := wordsOf(p)
	lettered.under(art)
	c := picture.NewCanvas(p, art, 0xd161)
	c.Cover(ctx, picture.Brush{Width: 0.050, Length: 0.105, Density: 1.9, Jitter: 0.050, Turn: 0.16, Opacity: 0.94, Keep: 0.10, Bristle: 0.06})
	c.Cover(ctx, picture.Brush{Width: 0.020, Length: 0.062, Density: 0.60, Jitter: 0.050, Turn: 0.10, Opacity: 0.80, Keep: 0.05, Bristle: 0.12, Only: 0.03})
	c.Onto(ctx, out, 0, c.BandRows())
	recall(p, out, art, c.Detail)
	cold, warm := rimLights(p)
	p.Rims(out, plane.AlphaOf(out, r), cold, warm)
	lettered.over(p, out) // words in the shade would not be read
	return out
}

// recall brings back what strokes have smeared where there is much to see, such as eyes, and most of a face.
func recall(p *picture.Picture, out, art *raster.Layer, detail *plane.Plane) {
	calm := p.Calm(detail.Rect())
	plane.EachIn(out, detail, func(d []float32, x, y int, v float32) {
		s := plane.Pixel(art, (y-art.Y0)*art.W+x-art.X0)
		face := calm.At((x-detail.X0)/8, (y-detail.Y0)/8)
		if k := max(0.92*plane.Smooth(0.09, 0.30, v), face*(0.35+0.55*plane.Smooth(0.04, 0.18, v))); k > 0 && d[3] > 0.004 && s[3] > 0.004 {
			plane.Atop(d, plane.Straight(s), k)
		}
	})
}

// rimLights are two glowing colors on either side of the accent.
func rimLights(p *picture.Picture) (cold, warm color.RGB) {
	h := color.ToLCH(p.Accent).H
	cold = color.FromLCH(color.LCH{L: 0.83, C: 0.105, H: -2.5 + 0.25*float32(math.Sin(float64(h)))})
	warm = color.FromLCH(color.LCH{L: 0.80, C: 0.12, H: 1.05 + 0.2*float32(math.Cos(float64(h)))})
	return cold, warm
}
