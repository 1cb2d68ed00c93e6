package neural

import (
	"image"
	"math"
	"slices"

	"pellucid/internal/matting/plane"
)

// Version names how pictures are prepared for the networks: answers of other versions are no measure of this one.
const Version = "2"

// subjectSide is the size that u2netp was exported for.
const subjectSide = 320

// subjectTask is a picture as U²-Net's own test prepares it: divided by its brightest level, then by ImageNet's means and deviations.
func subjectTask(img *image.NRGBA, model string) task {
	colors := plane.Channels(img, subjectSide, subjectSide, &plane.Levels)
	brightest := float32(1e-6)
	for _, c := range colors {
		brightest = max(brightest, slices.Max(c.V))
	}
	mean, deviation := [3]float32{.485, .456, .406}, [3]float32{.229, .224, .225}
	return taskOf(model, colors, func(c int, v float32) float32 { return (v/brightest - mean[c]) / deviation[c] })
}

const (
	detailArea = 512 * 512 // px: MODNet was trained on squares of 512; twice as many take 130 MB more
	detailLong = 1024      // px of the longer side at most
	detailStep = 32        // sides are multiples of it
	// detailRound rounds sides up from two thirds of a step on, so that their product stays about the area.
	detailRound = 1. / 3
)

// detailTask is a picture as MODNet's demonstration prepares it: levels from −1 to 1.
func detailTask(img *image.NRGBA, model string) task {
	w, h := detailSize(img.Rect.Dx(), img.Rect.Dy())
	return taskOf(model, plane.Channels(img, w, h, &plane.Levels), func(_ int, v float32) float32 { return 2*v - 1 })
}

func detailSize(w, h int) (int, int) {
	scale := min(math.Sqrt(detailArea/(float64(w)*float64(h))), detailLong/float64(max(w, h)))
	fit := func(side int) int { return max(1, int(float64(side)*scale/detailStep+detailRound)) * detailStep }
	return fit(w), fit(h)
}

// taskOf lays the channels out one after the other.
func taskOf(model string, colors [3]*plane.Plane, level func(c int, v float32) float32) task {
	for c, channel := range colors {
		channel.Each(func(i int) float32 { return level(c, channel.V[i]) })
	}
	data := make(levels, 0, 3*len(colors[0].V)*numberSize)
	for _, channel := range colors {
		data = append(data, levelsOf(channel.V)...)
	}
	return task{Model: model, Width: colors[0].W, Height: colors[0].H, Data: data}
}

// found is the certainty from which a network is believed to have found something at all.
const found = .5

// subjectMask stretches what the network is most certain of to 1, as U²-Net's own test does, unless it is certain of nothing.
func subjectMask(a answer) *plane.Plane {
	mask := &plane.Plane{W: a.Width, H: a.Height, V: a.Data.numbers()}
	low, high := slices.Min(mask.V), slices.Max(mask.V)
	if high < found {
		return mask
	}
	mask.Each(func(i int) float32 { return (mask.V[i] - low) / (high - low) })
	return mask
}

func detailMask(a answer) *plane.Plane {
	mask := &plane.Plane{W: a.Width, H: a.Height, V: a.Data.numbers()}
	mask.Each(func(i int) float32 { return min(1, max(0, mask.V[i])) })
	return mask
}
