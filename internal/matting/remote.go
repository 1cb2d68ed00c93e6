package matting

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"io"
	"mime/multipart"
	"net/http"
	"strings"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/matte"
	"pellucid/internal/alpha/pixels"
	"pellucid/internal/matting/plane"
	"pellucid/internal/matting/refine"
)

// Remover is a background remover elsewhere: it takes a PNG and returns a PNG or WebP with alpha, of the same proportions.
type Remover interface {
	Remove(ctx context.Context, png []byte) ([]byte, error)
}

// Remote sends the picture to a background remover.
type Remote struct{ Remover Remover }

// Name returns NameRemote.
func (Remote) Name() string { return NameRemote }

// proportionTolerance is how much the proportions of what comes back may differ.
const proportionTolerance = .02

// Matte returns the remover's cut-out. If it is of another size, only its opacity is taken, and its edge is computed anew from
// the picture. matte.ErrMatte when nothing was removed, or something else came back.
func (r Remote) Matte(ctx context.Context, in Input) (*image.NRGBA, error) {
	var file bytes.Buffer
	if err := codec.EncodePNG(&file, in.Image, codec.Metadata{}); err != nil {
		return nil, err
	}
	answer, err := r.Remover.Remove(ctx, file.Bytes())
	if err != nil {
		return nil, fmt.Errorf("the background remover failed: %w", err)
	}
	out, err := codec.Decode(bytes.NewReader(answer), MaxPixels)
	if err != nil {
		return nil, fmt.Errorf("the background remover returned no image: %w", err)
	}
	if freeShare(out) < leastFree/5 {
		return nil, fmt.Errorf("%w: the background remover removed nothing", matte.ErrMatte)
	}
	if want, got := in.Image.Rect.Size(), out.Rect.Size(); want != got {
		ratio := float64(want.X) * float64(got.Y) / (float64(want.Y) * float64(got.X))
		if ratio < 1-proportionTolerance || ratio > 1+proportionTolerance {
			return nil, fmt.Errorf("%w: the background remover returned %d by %d pixels of %d by %d", matte.ErrMatte, got.X, got.Y, want.X, want.Y)
		}
		return refine.Cut(ctx, in.Image, plane.Opacity(out))
	}
	pixels.Bleed(out)
	return out, nil
}

// HTTPRemover is a remover behind one address that takes the picture as the multipart field "file" and answers with the
// cut-out, as the server of rembg does at /api/remove.
type HTTPRemover struct {
	URL    string
	Token  string       // sent as a bearer token; empty for none
	Client *http.Client // nil for http.DefaultClient; the context bounds the time
}

// mostAnswer bounds the bytes of an answer.
const mostAnswer = 64 << 20

// Remove posts the picture. Errors name the status and the beginning of the answer.
func (h *HTTPRemover) Remove(ctx context.Context, png []byte) ([]byte, error) {
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreateFormFile("file", "picture.png")
	if err != nil {
		return nil, err
	}
	if _, err := part.Write(png); err != nil {
		return nil, err
	}
	if err := form.Close(); err != nil {
		return nil, err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, h.URL, &body)
	if err != nil {
		return nil, err
	}
	request.Header.Set("Content-Type", form.FormDataContentType())
	if h.Token != "" {
		request.Header.Set("Authorization", "Bearer "+h.Token)
	}
	return h.send(request)
}

func (h *HTTPRemover) send(request *http.Request) ([]byte, error) {
	client := h.Client
	if client == nil {
		client = http.DefaultClient
	}
	response, err := client.Do(request)
	if err != nil {
		return nil, err
	}
	defer func() { _ = response.Body.Close() }()
	answer, err := io.ReadAll(io.LimitReader(response.Body, mostAnswer+1))
	if err != nil {
		return nil, err
	}
	if response.StatusCode != http.StatusOK {
		const said = 200
		return nil, fmt.Errorf("%s: %s", response.Status, strings.ToValidUTF8(string(answer[:min(said, len(answer))]), ""))
	}
	if len(answer) > mostAnswer {
		return nil, codec.ErrTooLarge
	}
	return answer, nil
}
