package api

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
)

// Bin deletes a user's own image with its files.
type Bin interface {
	DeleteImage(ctx context.Context, userID int64, id string) error
}

type deleteOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         struct {
		ID string `json:"id" doc:"Id of the image that is gone"`
	}
}

// registerDelete registers the call with which an owner deletes an image.
func registerDelete(api huma.API, c Config) {
	op := huma.Operation{OperationID: "delete-image", Method: http.MethodDelete, Path: "/images/{id}", Tags: []string{"Images"}, Summary: "Delete an image of mine with its files"}
	act(api, signedIn(api, op), func(ctx context.Context, in *imageID) (*deleteOutput, error) {
		if err := in.check(); err != nil {
			return nil, err
		}
		out := &deleteOutput{CacheControl: private}
		out.Body.ID = in.ID
		return out, c.Bin.DeleteImage(ctx, me(ctx).ID, in.ID)
	})
}
