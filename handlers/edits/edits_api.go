package edits

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/handlers/limit"
	"pellucid/internal/alpha/codec"
	"pellucid/internal/domain"
	"pellucid/internal/edits"
	"pellucid/internal/generation/retouch"
)

type imageID struct {
	ID string `path:"id" maxLength:"40" doc:"ID of the image"`
}

func registerEdits(calls huma.API, c Config) {
	tags := []string{"Edits"}
	parts := huma.Operation{
		OperationID: "list-parts", Method: http.MethodGet, Path: "/images/{id}/parts", Tags: tags, Summary: "List parts",
		Description: "Lists the parts of an image that can be recolored, for your own and public images. Empty if there are none.",
	}
	api.Act(calls, api.SignedIn(parts), func(ctx context.Context, in *imageID) (*partsOutput, error) { return c.parts(ctx, in.ID) })
	preview := answersFile(huma.Operation{
		OperationID: "preview-edit", Method: http.MethodPost, Path: "/images/{id}/edits/preview", Tags: tags, Summary: "Preview an edit", SkipValidateBody: true,
		Description: "Answers with the exact result as a PNG, without saving it. Works for your own and public images. Costs no credits.",
	}, "The edited image", "image/png")
	api.Act(calls, api.SignedIn(preview), func(ctx context.Context, in *previewInput) (*fileOutput, error) {
		return c.preview(ctx, in.ID, in.Body.Steps)
	})
	save := huma.Operation{
		OperationID: "save-edit", Method: http.MethodPost, Path: "/images/{id}/edits", Tags: tags, Summary: "Save an edit", SkipValidateBody: true,
		DefaultStatus: http.StatusCreated,
		Description:   "Saves the result as a new image. The original stays as it is. Costs no credits, up to 100 a day.",
	}
	api.Act(calls, api.SignedIn(save), func(ctx context.Context, in *saveEditInput) (*imageOutput, error) {
		img, err := c.save(ctx, in)
		return &imageOutput{CacheControl: api.Private, Body: api.ImageBody(img)}, err
	})
	get := huma.Operation{
		OperationID: "get-edit", Method: http.MethodGet, Path: "/images/{id}/edits", Tags: tags, Summary: "Get the steps of an edit",
		Description: "Returns the original and the steps, so you can continue editing. Answers 404 if the image is not an edit.",
	}
	api.Act(calls, api.SignedIn(get), func(ctx context.Context, in *imageID) (*retouchingOutput, error) { return c.retouching(ctx, in.ID) })
}

func (c Config) parts(ctx context.Context, id string) (*partsOutput, error) {
	img, err := c.image(ctx, id)
	if err == nil {
		err = c.allow(ctx, limit.Edit)
	}
	if err != nil {
		return nil, err
	}
	parts, err := c.Retoucher.Parts(ctx, img)
	out := &partsOutput{CacheControl: api.Private}
	out.Body.Parts = make([]Part, len(parts))
	for i, p := range parts {
		out.Body.Parts[i] = Part(p)
	}
	return out, err
}

func (c Config) preview(ctx context.Context, id string, raw Steps) (*fileOutput, error) {
	img, err := c.image(ctx, id)
	if err != nil {
		return nil, err
	}
	steps, err := edits.Decode(raw)
	if err == nil {
		err = c.allow(ctx, limit.Edit)
	}
	if err != nil {
		return nil, err
	}
	made, err := c.Retoucher.Preview(ctx, img, steps)
	if err != nil {
		return nil, err
	}
	var file bytes.Buffer
	if err := codec.EncodePNG(&file, made.Image, made.Metadata); err != nil {
		return nil, err
	}
	return newFile("image/png", "inline", file.Bytes(), made.Redrawn, made.Enlarged), nil
}

func (c Config) save(ctx context.Context, in *saveEditInput) (domain.Image, error) {
	img, err := c.image(ctx, in.ID)
	if err != nil {
		return img, err
	}
	steps, err := edits.Decode(in.Body.Steps)
	if err == nil {
		err = c.allow(ctx, limit.EditSave)
	}
	if err != nil {
		return img, err
	}
	return c.Retoucher.Save(ctx, api.Me(ctx), img, retouch.SaveOrder{Steps: steps, Public: in.Body.IsPublic, IdempotencyKey: in.IdempotencyKey})
}

func (c Config) retouching(ctx context.Context, id string) (*retouchingOutput, error) {
	if !domain.ValidID(id) {
		return nil, domain.Errorf(domain.NotFound, "This image doesn't exist, or you don't have access to it.")
	}
	made, err := c.Store.Retouching(ctx, api.Me(ctx).ID, id)
	if err != nil {
		return nil, err
	}
	out := &retouchingOutput{CacheControl: api.Private}
	out.Body.SourceID = made.SourceID
	return out, json.Unmarshal(made.Steps, &out.Body.Steps)
}

// optional are the fields of steps that have defaults.
var optional = map[string][]string{
	"outline": {"color"}, "shadow": {"color", "opacity", "blur", "dx", "dy"}, "brush": {"hardness"}, "replace_color": {"tolerance"},
}
