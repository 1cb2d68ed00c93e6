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
	Most  int    // pixels; the widest rendition that a place so small is worth, 0: any
	Eager bool   // in the first row: load at once
	First bool   // the largest picture of the screen: fetch before others
	Class string
}

// SrcSet lists the renditions that exist for the image, with their widths in pixels: those up to most, or all if that is 0.
func SrcSet(img domain.Image, most int) string {
	var candidates []string
	for _, size := range domain.RenditionSizes {
		if size <= img.Width && (most == 0 || size <= most) {
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

// decoding is the value of the decoding attribute. The first picture is drawn with the words around it, not after them; one
// that loads late is decoded apart from them anyway.
func (p PictureProps) decoding() string {
	if p.Eager && !p.First {
		return "async"
	}
	return ""
}

func (p PictureProps) width() string  { return strconv.Itoa(p.Image.Width) }
func (p PictureProps) height() string { return strconv.Itoa(p.Image.Height) }
