package openaiclient

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"slices"
	"strings"
)

// PictureRequest asks for a picture.
type PictureRequest struct {
	Params   map[string]any // of the API, by name: texts and whole numbers
	Images   [][]byte       // PNG files that the picture follows; none: it is made from the prompt alone
	Mask     []byte         // a PNG file, whose clear pixels say what of the first image changes; may be nil
	Partials int            // how many pictures on the way are asked for, in a stream; 0: one answer
}

// Picture is a picture as a server told it: in base64, or at an address. Both are empty where it told none.
type Picture struct {
	Base64    string          `json:"b64_json"`
	URL       string          `json:"url"`
	Extension json.RawMessage `json:"pellucid"` // what another Pellucid says beyond OpenAI's API
	Used      Usage           `json:"-"`
}

// Usage counts the tokens of a picture.
type Usage struct{ Text, Image, Output int64 }

// Picture asks for one picture. partial is called for each picture on the way.
func (c *Client) Picture(ctx context.Context, r PictureRequest, partial func()) (Picture, error) {
	one, err := r.call()
	if err != nil {
		return Picture{}, err
	}
	var out Picture
	err = c.do(ctx, one, func(resp *http.Response) (err error) {
		if r.Partials > 0 && !strings.HasPrefix(resp.Header.Get("Content-Type"), "application/json") { // else it does not stream although it was asked to
			out, err = streamed(resp.Body, partial)
			return err
		}
		var answer struct {
			Data  []Picture
			Usage json.RawMessage
		}
		if err := into(&answer)(resp); err != nil || len(answer.Data) == 0 {
			return err
		}
		out = answer.Data[0]
		out.Used = usage(answer.Usage)
		return nil
	})
	return out, err
}

func (r PictureRequest) call() (call, error) {
	params := maps.Clone(r.Params)
	if r.Partials > 0 {
		params["stream"], params["partial_images"] = true, r.Partials
	}
	if len(r.Images) == 0 {
		return post("/images/generations", params)
	}
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	for _, name := range slices.Sorted(maps.Keys(params)) {
		if err := form.WriteField(name, fmt.Sprint(params[name])); err != nil {
			return call{}, fmt.Errorf("openai client: %w", err)
		}
	}
	name := "image[]"
	if len(r.Images) == 1 {
		name = "image" // servers that take only one know no other name for it
	}
	for i, file := range r.Images {
		if err := attach(form, name, fmt.Sprintf("reference-%d.png", i+1), file); err != nil {
			return call{}, err
		}
	}
	if r.Mask != nil {
		if err := attach(form, "mask", "mask.png", r.Mask); err != nil {
			return call{}, err
		}
	}
	if err := form.Close(); err != nil {
		return call{}, fmt.Errorf("openai client: %w", err)
	}
	return call{http.MethodPost, "/images/edits", form.FormDataContentType(), body.Bytes()}, nil
}

// attach adds a file to a form, with its type: the standard library's own way says that it is anything.
func attach(form *multipart.Writer, name, file string, content []byte) error {
	part, err := form.CreatePart(textproto.MIMEHeader{
		"Content-Disposition": {multipart.FileContentDisposition(name, file)}, "Content-Type": {"image/png"},
	})
	if err == nil {
		_, err = part.Write(content)
	}
	if err != nil {
		return fmt.Errorf("openai client: %w", err)
	}
	return nil
}

// usage reads what a server counted. Who counts in another way has told a picture all the same.
func usage(document json.RawMessage) Usage {
	var counted struct {
		Details struct {
			Text  int64 `json:"text_tokens"`
			Image int64 `json:"image_tokens"`
		} `json:"input_tokens_details"`
		Output int64 `json:"output_tokens"`
	}
	if json.Unmarshal(document, &counted) != nil {
		return Usage{}
	}
	return Usage{counted.Details.Text, counted.Details.Image, counted.Output}
}
