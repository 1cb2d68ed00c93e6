package openaitest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/alpha"
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

func (s *Server) generations(w http.ResponseWriter, r *http.Request) {
	var document map[string]any
	decoder := json.NewDecoder(r.Body)
	decoder.UseNumber()
	if err := decoder.Decode(&document); err != nil {
		fail(w, http.StatusBadRequest, "We could not parse the JSON body of your request.", "invalid_request_error", "")
		return
	}
	o := order{Call: Call{Path: r.URL.Path, Params: map[string]string{}, Authorized: r.Header.Get("Authorization")}}
	for name, value := range document {
		o.Params[name] = fmt.Sprint(value)
	}
	s.work(w, r, o)
}

func (s *Server) edits(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseMultipartForm(64 << 20); err != nil {
		fail(w, http.StatusBadRequest, "Invalid multipart form", "invalid_request_error", "")
		return
	}
	o := order{Call: Call{Path: r.URL.Path, Params: map[string]string{}, Authorized: r.Header.Get("Authorization")}}
	for name, values := range r.MultipartForm.Value {
		o.Params[name] = values[0]
	}
	for name, files := range r.MultipartForm.File {
		for _, header := range files {
			file, err := header.Open()
			if err != nil {
				s.t.Error(err)
				return
			}
			body, err := io.ReadAll(file)
			_ = file.Close()
			img, decodeErr := alpha.Decode(bytes.NewReader(body), 1<<26)
			switch {
			case err != nil || decodeErr != nil || header.Header.Get("Content-Type") != "image/png":
				fail(w, http.StatusBadRequest, "Invalid image file: "+header.Filename, "image_generation_user_error", "invalid_image_file")
				return
			case name == "mask":
				o.mask, o.Mask = img, true
			case name == "image" || name == "image[]":
				o.images = append(o.images, img)
			}
		}
	}
	o.Images = len(o.images)
	if o.Images == 0 || o.Images > 16 {
		fail(w, http.StatusBadRequest, "image is a required parameter", "invalid_request_error", "missing_required_parameter")
		return
	}
	s.work(w, r, o)
}

// work checks an order and answers it.
func (s *Server) work(w http.ResponseWriter, r *http.Request, o order) {
	if !authorized(w, r) {
		return
	}
	if param, message := o.wrong(); message != "" {
		say(w, http.StatusBadRequest, map[string]any{"error": map[string]any{"message": message, "type": "invalid_request_error", "param": param, "code": "invalid_value"}})
		return
	}
	o.answer, o.number = s.take(o.Call)
	s.reply(w, r, o)
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
	return alpha.Resize(source, o.width, o.height)
}

func encode(img image.Image) []byte {
	var file bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&file, img); err != nil {
		panic(err) // a buffer takes every picture
	}
	return file.Bytes()
}
