package openaiapi

import (
	"bytes"
	"cmp"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"io"
	"net/http"
	"strconv"
	"strings"

	"pellucid/internal/alpha"
	"pellucid/internal/domain"
)

// params are the parameters of a call. Those of OpenAI that change nothing here, such as quality, are passed over, and so are
// those to come.
type params struct {
	Model             string `json:"model"`
	Prompt            string `json:"prompt"`
	N                 *int   `json:"n"`
	Size              string `json:"size"`
	Background        string `json:"background"`
	OutputFormat      string `json:"output_format"`
	OutputCompression *int   `json:"output_compression"`
	ResponseFormat    string `json:"response_format"`
	Stream            bool   `json:"stream"`

	// Ours.
	NegativePrompt string `json:"negative_prompt"`
	Style          string `json:"style"`
	Shadow         string `json:"shadow"`
	Seed           *int64 `json:"seed"`
	Variation      int    `json:"variation"`
	IsPublic       *bool  `json:"is_public"`

	files [][]byte
	mask  []byte
	edit  bool
}

func readJSON(r *http.Request) (params, error) {
	var p params
	if err := json.NewDecoder(r.Body).Decode(&p); err != nil {
		if errors.As(err, new(*http.MaxBytesError)) {
			return p, err
		}
		var wrong *json.UnmarshalTypeError
		if errors.As(err, &wrong) {
			return p, invalid(wrong.Field, "“%s” can't be a %s.", wrong.Field, wrong.Value)
		}
		return p, invalid("", "The request body is not valid JSON.")
	}
	return p, nil
}

// readForm reads a form field by field, so that no file is ever written to a disk.
func readForm(r *http.Request) (params, error) {
	form, err := r.MultipartReader()
	if err != nil {
		return params{}, invalid("", "Send an edit as multipart/form-data.")
	}
	p := params{edit: true}
	for {
		part, err := form.NextPart()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return p, broken(err)
		}
		body, err := io.ReadAll(io.LimitReader(part, domain.ReferenceBytesMax+1))
		if err != nil {
			return p, broken(err)
		}
		if err := p.set(part.FormName(), body); err != nil {
			return p, err
		}
	}
	switch {
	case len(p.mask) > domain.ReferenceBytesMax:
		return p, invalid("mask", "The mask can be up to 10 MB.")
	case len(p.files) == 0:
		return p, invalid("image", "An edit needs an image. Send one as “image”.")
	case len(p.files) > domain.ReferencesMax:
		return p, invalid("image", "An edit can use up to %d images.", domain.ReferencesMax)
	}
	return p, nil
}

func broken(err error) error {
	if errors.As(err, new(*http.MaxBytesError)) {
		return err
	}
	return invalid("", "The form is incomplete.")
}

// set takes a field of a form.
func (p *params) set(name string, body []byte) error {
	text := string(body)
	var err error
	switch name {
	case "image", "image[]":
		p.files = append(p.files, body)
	case "mask":
		p.mask = body
	case "n":
		p.N, err = number(text)
	case "output_compression":
		p.OutputCompression, err = number(text)
	case "variation":
		p.Variation, err = strconv.Atoi(text)
	case "seed":
		var seed int64
		seed, err = strconv.ParseInt(text, 10, 64)
		p.Seed = &seed
	case "stream":
		p.Stream, err = strconv.ParseBool(text)
	case "is_public":
		var public bool
		public, err = strconv.ParseBool(text)
		p.IsPublic = &public
	default:
		p.setText(name, text)
	}
	if err != nil {
		return invalid(name, "“%s” can't be read.", name)
	}
	return nil
}

func (p *params) setText(name, text string) {
	for known, field := range map[string]*string{
		"model": &p.Model, "prompt": &p.Prompt, "size": &p.Size, "background": &p.Background, "output_format": &p.OutputFormat, "response_format": &p.ResponseFormat,
		"negative_prompt": &p.NegativePrompt, "style": &p.Style, "shadow": &p.Shadow,
	} {
		if name == known {
			*field = text
		}
	}
}

func number(text string) (*int, error) {
	n, err := strconv.Atoi(text)
	return &n, err
}

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
		err := alpha.EncodePNG(&file, img, picture.Metadata)
		return file.Bytes(), err
	}
	quality := 100
	if p.OutputCompression != nil {
		quality = *p.OutputCompression
	}
	err := alpha.EncodeWebP(&file, img, quality, picture.Metadata)
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
