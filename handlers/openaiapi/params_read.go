package openaiapi

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strconv"

	"pellucid/internal/domain"
)

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
