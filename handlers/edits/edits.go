// Package edits is the edge tools and the exports of images: what is done with an image after it was made, at no credit.
package edits

import (
	"context"
	"encoding/json"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/handlers/files"
	"pellucid/handlers/limit"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/edits"
	"pellucid/internal/engine"
	"pellucid/internal/export"
	"pellucid/internal/generation/retouch"
)

// Config is what images are edited and exported with.
type Config struct {
	*web.Frame
	Store     Store
	Retoucher Retoucher
	Renderer  Renderer
	Files     *files.Server
}

// Pages are the screens.
type Pages struct{ Config }

// New returns them.
func New(c Config) *Pages { return &Pages{c} }

// Store reads images, and how they were edited.
type Store interface {
	Image(ctx context.Context, id string, viewerID int64) (domain.Image, error)
	Retouching(ctx context.Context, userID int64, id string) (collection.Retouching, error)
}

// Retoucher carries out edits and exports.
type Retoucher interface {
	Parts(ctx context.Context, img domain.Image) ([]engine.Part, error)
	Preview(ctx context.Context, img domain.Image, steps edits.List) (retouch.Retouched, error)
	Save(ctx context.Context, user *domain.User, img domain.Image, order retouch.SaveOrder) (domain.Image, error)
	Export(ctx context.Context, img domain.Image, order retouch.ExportOrder) (retouch.Exported, error)
	Sheet(ctx context.Context, order retouch.SheetOrder) (export.Output, error)
}

// Renderer makes the files of an image that are not kept from the start.
type Renderer interface {
	Derive(ctx context.Context, img domain.Image, form collection.FileForm) (key string, err error)
}

// Register adds the operations to the API.
func Register(calls huma.API, c Config) {
	registerEdits(calls, c)
	registerExport(calls, c)
	registerSheets(calls, c)
}

// image returns an image as the caller may see it.
func (c Config) image(ctx context.Context, id string) (domain.Image, error) {
	if !domain.ValidID(id) {
		return domain.Image{}, domain.Errorf(domain.NotFound, "This image doesn't exist, or you don't have access to it.")
	}
	return c.Store.Image(ctx, id, api.ViewerID(ctx))
}

// allow counts what the caller does.
func (c Config) allow(ctx context.Context, scope limit.Scope) error {
	return c.Limiter.Allow(ctx, scope, strconv.FormatInt(api.ViewerID(ctx), 10))
}

// fileOutput is a file that is sent as it is.
type fileOutput struct {
	CacheControl string `header:"Cache-Control"`
	ContentType  string `header:"Content-Type"`
	Disposition  string `header:"Content-Disposition"`
	Redrawn      string `header:"X-Pellucid-Redrawn" doc:"true if the image was redrawn at the size needed"`
	Enlarged     string `header:"X-Pellucid-Enlarged" doc:"Factor by which the image was scaled up, such as 1.5"`
	Body         []byte
}

func newFile(mediaType, disposition string, data []byte, redrawn bool, enlarged float64) *fileOutput {
	out := &fileOutput{CacheControl: api.Private, ContentType: mediaType, Disposition: disposition, Body: data, Redrawn: strconv.FormatBool(redrawn)}
	if enlarged >= 1.005 {
		out.Enlarged = strconv.FormatFloat(enlarged, 'f', 2, 64)
	}
	return out
}

// answersFile describes the files that an operation answers with.
func answersFile(op huma.Operation, about string, mediaTypes ...string) huma.Operation {
	content := map[string]*huma.MediaType{}
	for _, kind := range mediaTypes {
		content[kind] = &huma.MediaType{Schema: &huma.Schema{Type: "string", Format: "binary"}}
	}
	op.Responses = map[string]*huma.Response{"200": {Description: about, Content: content}}
	return op
}

// Steps are the steps of an edit as they are sent; package edits reads them, so that an error names the step and its field.
type Steps []json.RawMessage

// Schema describes the steps for the document.
func (Steps) Schema(r huma.Registry) *huma.Schema {
	const name = "EditStep"
	if r.Map()[name] == nil {
		r.Map()[name] = stepSchema(r)
	}
	most := edits.StepsMax
	return &huma.Schema{Type: "array", MaxItems: &most, Items: &huma.Schema{Ref: "#/components/schemas/" + name}, Description: "Steps, applied in order"}
}

func stepSchema(r huma.Registry) *huma.Schema {
	all := &huma.Schema{Description: "One step of an edit. Pixels refer to the image as the previous step left it. Colors are #rrggbb."}
	for _, step := range edits.Ops {
		all.OneOf = append(all.OneOf, schemaOf(r, step))
	}
	return all
}
