package openaiapi

import (
	"bytes"
	"cmp"
	"encoding/base64"
	"fmt"
	"image"
	"strconv"
	"strings"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/domain"
)

// autoSide is the longer side of pictures whose size is left to us, in pixels.
const autoSide = 1024

// autoSize returns the size in pixels that is made when it is left to us: a square, and for an edit under a mask about the
// proportions of what is edited.
func (p *params) autoSize() (width, height int) {
	config, _, err := image.DecodeConfig(bytes.NewReader(p.mask))
	if err != nil || config.Width < 1 || config.Height < 1 {
		return autoSide, autoSide
	}
	return domain.NearestRatio(config.Width, config.Height).Pixels(autoSide)
}

// order checks what can be checked without knowing who asks.
func (p *params) order() (Order, error) {
	o := Order{
		Prompt: p.Prompt, NegativePrompt: p.NegativePrompt, Style: p.Style, Shadow: p.Shadow, Count: 1,
		Seed: -1, Variation: p.Variation, Private: p.IsPublic != nil && !*p.IsPublic, Files: p.files, Mask: p.mask,
	}
	if p.N != nil {
		o.Count = *p.N
	}
	if p.Seed != nil {
		o.Seed = *p.Seed
	}
	// OpenAI's DALL·E has a parameter of this name with other values.
	if o.Style == "vivid" || o.Style == "natural" {
		o.Style = ""
	}
	if p.Size == "auto" || p.Size == "" {
		o.Width, o.Height = p.autoSize()
	} else {
		w, h, ok := strings.Cut(p.Size, "x")
		var errW, errH error
		o.Width, errW = strconv.Atoi(w)
		o.Height, errH = strconv.Atoi(h)
		if !ok || errW != nil || errH != nil {
			return o, invalid("size", "Write the size as width x height, such as 1024x1024.")
		}
	}
	switch {
	case o.Count < 1 || o.Count > domain.SamplesMax:
		return o, invalid("n", "“n” must be from 1 to %d.", domain.SamplesMax)
	case o.Variation < 0 || o.Variation > 1<<20:
		return o, invalid("variation", "The variation must be a small whole number, starting at 0.")
	case !named(p.Background, "transparent", "opaque", "auto"):
		return o, invalid("background", "The background must be transparent, opaque or auto.")
	case !named(p.OutputFormat, "png", "webp"):
		return o, invalid("output_format", "The format must be png or webp. Other formats can't store transparency.")
	case !named(p.ResponseFormat, "b64_json", "url"):
		return o, invalid("response_format", "The response format must be b64_json or url.")
	case p.OutputCompression != nil && (*p.OutputCompression < 0 || *p.OutputCompression > 100):
		return o, invalid("output_compression", "The compression must be from 0 to 100.")
	}
	return o, nil
}

// common is what an answer tells of its pictures.
func (p *params) common(o Order) map[string]any {
	return map[string]any{
		"background": p.background(), "output_format": cmp.Or(p.OutputFormat, "png"), "quality": "high", "size": fmt.Sprintf("%dx%d", o.Width, o.Height),
	}
}

func (p *params) background() string {
	if p.Background == "opaque" {
		return "opaque"
	}
	return "transparent"
}

// element is a picture in an answer.
func (p *params) element(picture Picture) (map[string]any, error) {
	out := map[string]any{"pellucid": picture.More}
	if p.ResponseFormat == "url" && picture.URL != "" {
		out["url"] = picture.URL
		return out, nil
	}
	file, err := p.encode(picture)
	out["b64_json"] = base64.StdEncoding.EncodeToString(file)
	return out, err
}

func (p *params) encode(picture Picture) ([]byte, error) {
	img := picture.Image
	if p.background() == "opaque" {
		img = onWhite(img)
	}
	var file bytes.Buffer
	if p.OutputFormat != "webp" {
		err := codec.EncodePNG(&file, img, picture.Metadata)
		return file.Bytes(), err
	}
	quality := 100
	if p.OutputCompression != nil {
		quality = *p.OutputCompression
	}
	err := codec.EncodeWebP(&file, img, quality, picture.Metadata)
	return file.Bytes(), err
}

// onWhite returns a picture in front of white.
func onWhite(img *image.NRGBA) *image.NRGBA {
	out := image.NewNRGBA(img.Rect)
	for i := 0; i < len(img.Pix); i += 4 {
		a := int(img.Pix[i+3])
		for c := range 3 {
			out.Pix[i+c] = uint8((int(img.Pix[i+c])*a + 255*(255-a) + 127) / 255)
		}
		out.Pix[i+3] = 255
	}
	return out
}
