package openaitest

import (
	"image"
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/alpha/transform"
)

// order is a request that the server works on.
type order struct {
	Call
	answer        Answer
	number        int64
	width, height int
	images        []*image.NRGBA
	mask          *image.NRGBA
}

func (o order) transparent() bool { return o.Params["background"] == "transparent" }
func (o order) streams() bool     { return o.Params["stream"] == "true" }

// known are the parameters of the vendor; others are refused, as it does.
var known = []string{
	"model", "prompt", "n", "size", "quality", "background", "output_format", "output_compression", "moderation", "safety_identifier", "user",
	"stream", "partial_images", "input_fidelity",
}

// wrong returns the parameter that the vendor would refuse, and what it says.
func (o *order) wrong() (param, message string) {
	vendor := strings.HasPrefix(o.Params["model"], "gpt-image")
	for name := range o.Params {
		if vendor && !slices.Contains(known, name) {
			return name, "Unknown parameter: '" + name + "'."
		}
	}
	w, h, _ := strings.Cut(o.Params["size"], "x")
	var errW, errH error
	o.width, errW = strconv.Atoi(w)
	o.height, errH = strconv.Atoi(h)
	partials, _ := strconv.Atoi(o.Params["partial_images"])
	switch {
	case o.Params["prompt"] == "" || len(o.Params["prompt"]) > 32000:
		return "prompt", "Invalid 'prompt': length."
	case errW != nil || errH != nil || vendor && !o.sizeFits():
		return "size", "Invalid size '" + o.Params["size"] + "'."
	case o.transparent() && !slices.Contains([]string{"png", "webp"}, o.Params["output_format"]):
		return "output_format", "Transparent background is not supported for this output format."
	case partials > 3 || partials > 0 && !o.streams():
		return "partial_images", "Invalid 'partial_images'."
	case o.mask != nil && o.mask.Rect != o.images[0].Rect:
		return "mask", "Invalid mask image format - mask size does not match image size"
	case vendor && !slices.Contains([]string{"", "auto", "low", "medium", "high", "xhigh", "max"}, o.Params["quality"]):
		return "quality", "Invalid value for quality."
	}
	return "", ""
}

// sizeFits follows the vendor's rules for the models.
func (o *order) sizeFits() bool {
	if strings.HasPrefix(o.Params["model"], "gpt-image-1") {
		return slices.Contains([]string{"1024x1024", "1536x1024", "1024x1536"}, o.Params["size"])
	}
	longer, shorter := max(o.width, o.height), min(o.width, o.height)
	return shorter > 0 && o.width%16 == 0 && o.height%16 == 0 && longer <= 3*shorter && longer <= 3840 && o.width*o.height >= 655_360 && o.width*o.height <= 3840*2160
}

// echo is the answer to an edit: the first picture in the size that was asked for, with what the mask marks painted over.
func (o order) echo() *image.NRGBA {
	source := image.NewNRGBA(o.images[0].Rect)
	copy(source.Pix, o.images[0].Pix)
	if o.mask != nil {
		for i := 3; i < len(source.Pix); i += 4 {
			if o.mask.Pix[i] == 0 {
				copy(source.Pix[i-3:], []uint8{200, 30, 120, 255})
			}
		}
	}
	return transform.Resize(source, o.width, o.height)
}
