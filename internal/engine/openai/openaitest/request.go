package openaitest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"io"
	"net/http"

	"pellucid/internal/alpha/codec"
)

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
			img, decodeErr := codec.Decode(bytes.NewReader(body), 1<<26)
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

func encode(img image.Image) []byte {
	var file bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&file, img); err != nil {
		panic(err) // a buffer takes every picture
	}
	return file.Bytes()
}
