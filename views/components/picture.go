package components

import (
	"fmt"
	"strconv"
	"strings"

	"pellucid/internal/domain"
)

// PictureProps says how a cut-out is shown.
type PictureProps struct {
	Image domain.Image
	Sizes string // the sizes attribute: how wide the picture is drawn, in CSS terms
	Width int    // pixels; which rendition browsers without srcset load
	Eager bool   // in the first row: load at once
	First bool   // the largest picture of the screen: fetch before others
	Class string
}

// SrcSet lists the renditions that exist for the image, with their widths in pixels.
func SrcSet(img domain.Image) string {
	var candidates []string
	for _, size := range domain.RenditionSizes {
		if size <= img.Width {
			candidates = append(candidates, fmt.Sprintf("%s %dw", img.RenditionURL(size), size))
		}
	}
	return strings.Join(candidates, ", ")
}

// altText describes the picture; images from before descriptions were kept fall back on the prompt.
func altText(img domain.Image) string {
	if img.AltText != "" {
		return img.AltText
	}
	return domain.Truncate(img.Prompt, 120)
}

// loading is the value of the loading attribute.
func (p PictureProps) loading() string {
	if p.Eager || p.First {
		return "eager"
	}
	return "lazy"
}

// decoding is the value of the decoding attribute: the first picture is drawn with the words around it, not after them.
func (p PictureProps) decoding() string {
	if p.First {
		return "auto"
	}
	return "async"
}

// priority is the value of the fetchpriority attribute.
func (p PictureProps) priority() string {
	if p.First {
		return "high"
	}
	return "auto"
}

func (p PictureProps) width() string  { return strconv.Itoa(p.Image.Width) }
func (p PictureProps) height() string { return strconv.Itoa(p.Image.Height) }
