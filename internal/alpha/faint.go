package alpha

import (
	"image"

	"pellucid/internal/alpha/transform"
)

const (
	// faintWidth is the width in pixels at which an image is looked at: that of a small rendition, as a gallery shows it.
	faintWidth = 256
	// barelySeen is the WCAG contrast ratio below which a pixel is lost on a plain background.
	barelySeen = 1.5
	// lostShare is the share of the visible pixels, weighted by opacity, that must be lost for the image to be.
	lostShare = 0.6
	// lostOutline is the share of the outline that must be lost for the image to be: it has no shape there.
	lostOutline = 0.35
)

// Faint reports whether an image is hard to see on paper, and whether on ink: most of what is visible, or a good part of its
// outline, has next to no contrast with that background, and the other background shows it clearly better.
func Faint(img *image.NRGBA) (onPaper, onInk bool) {
	if width := img.Rect.Dx(); width > faintWidth {
		img = transform.Resize(img, faintWidth, max(1, img.Rect.Dy()*faintWidth/width))
	}
	f, weights, grounds := newField(img, Intent{}), luminances(img), backgrounds()
	paper := loss{lost(weights, luminance(grounds[0])), f.vanishing(1)}
	ink := loss{lost(weights, luminance(grounds[1])), f.vanishing(inkLuma())}
	return paper.hides() && ink.below(paper), ink.hides() && paper.below(ink)
}

// loss is how much of an image a background swallows, as shares of the visible pixels and of the outline.
type loss struct{ pixels, outline float64 }

func (l loss) hides() bool { return l.pixels >= lostShare || l.outline >= lostOutline }

// below reports whether this background shows the image clearly better than another.
func (l loss) below(other loss) bool { return l.pixels+l.outline < (other.pixels+other.outline)/2 }

// lost is the share of a histogram of luminances that is barely seen on a background of luminance y.
func lost(weights [luminanceBins]float64, y float64) float64 {
	all, faint := 0.0, 0.0
	for bin, weight := range weights {
		all += weight
		if contrast(float64(bin)/(luminanceBins-1), y) < barelySeen {
			faint += weight
		}
	}
	return ratio(faint, all)
}
