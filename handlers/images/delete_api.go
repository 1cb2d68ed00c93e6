package images

import (
	"context"
	"net/http"
	"time"

	"pellucid/handlers/api"

	"github.com/danielgtaylor/huma/v2"
)

type deleteOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         struct {
		ID           string    `json:"id" doc:"ID of the deleted image"`
		RestoreUntil time.Time `json:"restore_until" doc:"POST /images/{id}/restore works until then"`
	}
}

// registerDelete registers the calls with which an owner deletes an image, and takes that back.
func registerDelete(calls huma.API, c Config) {
	tags := []string{"Images"}
	remove := huma.Operation{OperationID: "delete-image", Method: http.MethodDelete, Path: "/images/{id}", Tags: tags, Summary: "Delete an image"}
	api.Act(calls, api.SignedIn(remove), func(ctx context.Context, in *imageID) (*deleteOutput, error) {
		if err := in.check(); err != nil {
			return nil, err
		}
		deletion, err := c.Bin.DeleteImage(ctx, api.Me(ctx).ID, in.ID)
		out := &deleteOutput{CacheControl: api.Private}
		out.Body.ID, out.Body.RestoreUntil = in.ID, deletion.Until.UTC()
		return out, err
	})
	restore := huma.Operation{OperationID: "restore-image", Method: http.MethodPost, Path: "/images/{id}/restore", Tags: tags, Summary: "Restore a deleted image"}
	api.Act(calls, api.SignedIn(restore), func(ctx context.Context, in *imageID) (*imageOutput, error) {
		if err := in.check(); err != nil {
			return nil, err
		}
		img, err := c.Bin.Restore(ctx, api.Me(ctx).ID, in.ID)
		return &imageOutput{CacheControl: api.Private, Body: api.ImageBody(img)}, err
	})
}
