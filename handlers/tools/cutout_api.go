package tools

import (
	"bytes"
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humachi"

	"pellucid/handlers/api"
	"pellucid/handlers/limit"
	"pellucid/internal/alpha"
	"pellucid/internal/alpha/codec"
	"pellucid/internal/domain"
	"pellucid/internal/matting"
)

// CutoutPath is where pictures are sent to have their background removed.
const CutoutPath = "/images/cutout"

// Cutout is a picture without its background.
type Cutout struct {
	Preview bool               `json:"preview"`
	Width   int                `json:"width"`
	Height  int                `json:"height"`
	Method  string             `json:"method" doc:"How the background was removed: native, remote, neural, keyed or contrast"`
	About   string             `json:"about" doc:"The method, as a sentence"`
	Alpha   domain.AlphaReport `json:"alpha"`
	PNG     []byte             `json:"png,omitempty" doc:"PNG as base64, only for previews"`
	Image   *api.Image         `json:"image,omitempty" doc:"The saved image, missing for previews"`
}

type cutoutInput struct {
	IdempotencyKey string `header:"Idempotency-Key" doc:"A request with the same key returns the same image and is not charged again"`

	request *http.Request
}

// Resolve keeps the request for the operation, which reads the form itself.
func (in *cutoutInput) Resolve(ctx huma.Context) []error {
	in.request, _ = humachi.Unwrap(ctx)
	return nil
}

type cutoutOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         Cutout
}

func registerCutout(calls huma.API, c Config) {
	op := huma.Operation{
		OperationID: "cutout", Method: http.MethodPost, Path: CutoutPath, Tags: []string{"Images"}, Summary: "Remove a background",
		Description: "With preview=true you get a 512-pixel preview: free, not saved, and no token needed. Without it, the full-size result is saved to your images for 1 credit.",
	}
	api.Act(calls, api.Public(op), func(ctx context.Context, in *cutoutInput) (*cutoutOutput, error) {
		body, err := c.cutout(ctx, in)
		return &cutoutOutput{CacheControl: api.Private, Body: body}, err
	})
	calls.OpenAPI().Paths[CutoutPath].Post.RequestBody = cutoutForm() // only now: huma must not read the body itself
}

func (c Config) cutout(ctx context.Context, in *cutoutInput) (Cutout, error) {
	form, err := readForm(in.request)
	if err != nil {
		return Cutout{}, err
	}
	preview := form.is("preview")
	if !preview && api.Me(ctx) == nil {
		return Cutout{}, domain.Errorf(domain.Unauthenticated, "Sign in to save an image without its background. Previews are free: send preview=true.")
	}
	if err := c.allow(ctx, limit.Address(in.request)); err != nil {
		return Cutout{}, err
	}
	if preview {
		return c.preview(ctx, form)
	}
	cutting, err := form.cutting(in.IdempotencyKey)
	if err != nil {
		return Cutout{}, err
	}
	img, err := c.Cutouts.Save(ctx, api.Me(ctx), cutting)
	if err != nil {
		return Cutout{}, err
	}
	kept, body := Cutout{Width: img.Width, Height: img.Height, Alpha: img.Alpha}, api.ImageBody(img)
	kept.Image = &body
	if img.Provenance != nil {
		kept.Method, kept.About = img.Provenance.AlphaMethod, matting.Sentence(img.Provenance.AlphaMethod)
	}
	return kept, nil
}

func (c Config) preview(ctx context.Context, form sent) (Cutout, error) {
	result, err := c.Cutouts.Preview(ctx, form.file)
	if err != nil {
		return Cutout{}, err
	}
	var file bytes.Buffer
	if err := codec.EncodePNG(&file, result.Image, codec.Metadata{}); err != nil {
		return Cutout{}, err
	}
	return Cutout{
		Preview: true, Width: result.Image.Rect.Dx(), Height: result.Image.Rect.Dy(), Method: result.Method, About: matting.Sentence(result.Method),
		Alpha: reportBody(result.Report), PNG: file.Bytes(),
	}, nil
}

func reportBody(r alpha.Report) domain.AlphaReport {
	checks := make([]domain.AlphaCheck, len(r.Checks))
	for i, c := range r.Checks {
		checks[i] = domain.AlphaCheck{Name: c.Name, Value: c.Value, Unit: c.Unit, Verdict: domain.Verdict(c.Verdict), Note: c.Note}
	}
	return domain.AlphaReport{Version: r.Version, Verdict: domain.Verdict(r.Verdict), Transparent: r.Transparent, Opaque: r.Opaque, Soft: r.Soft, Checks: checks}
}

// cutoutForm describes the form for the document.
func cutoutForm() *huma.RequestBody {
	text := func(kind, about string) *huma.Schema { return &huma.Schema{Type: kind, Description: about} }
	file := func(about string) *huma.Schema {
		return &huma.Schema{Type: "string", Format: "binary", Description: about}
	}
	return &huma.RequestBody{Required: true, Content: map[string]*huma.MediaType{"multipart/form-data": {Schema: &huma.Schema{
		Type: "object", Required: []string{"file"},
		Properties: map[string]*huma.Schema{
			"file":      file("PNG, JPEG or WebP, up to 10 MB and 12 megapixels"),
			"preview":   text("boolean", "true for a free 512-pixel preview, default false"),
			"title":     text("string", "What the image shows, up to 120 characters"),
			"is_public": text("boolean", "Default false. Private images need a Pro plan"),
			"brush":     file("PNG with the image's aspect ratio: opaque white keeps the original, opaque black erases it, transparent changes nothing"),
			"trim":      text("number", "Pixels to trim off the edge, 0 to 6, measured in the preview"),
			"softness":  text("number", "Pixels over which the edge fades, 0 to 12, measured in the preview"),
		},
	}}}}
}
