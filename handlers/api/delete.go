package api

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/internal/domain"
)

// Bin deletes a user's own images, and brings them back for a moment.
type Bin interface {
	DeleteImage(ctx context.Context, userID int64, id string) (domain.Deletion, error)
	Restore(ctx context.Context, userID int64, id string) (domain.Image, error)
}

type deleteOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         struct {
		ID           string    `json:"id" doc:"Id of the image that is gone"`
		RestoreUntil time.Time `json:"restore_until" doc:"Until when POST /images/{id}/restore brings it back"`
	}
}

// registerDelete registers the calls with which an owner deletes an image, and takes that back.
func registerDelete(calls huma.API, c Config) {
	tags := []string{"Images"}
	remove := huma.Operation{OperationID: "delete-image", Method: http.MethodDelete, Path: "/images/{id}", Tags: tags, Summary: "Delete an image of mine with its files"}
	Act(calls, SignedIn(remove), func(ctx context.Context, in *imageID) (*deleteOutput, error) {
		if err := in.check(); err != nil {
			return nil, err
		}
		deletion, err := c.Bin.DeleteImage(ctx, Me(ctx).ID, in.ID)
		out := &deleteOutput{CacheControl: Private}
		out.Body.ID, out.Body.RestoreUntil = in.ID, deletion.Until.UTC()
		return out, err
	})
	restore := huma.Operation{OperationID: "restore-image", Method: http.MethodPost, Path: "/images/{id}/restore", Tags: tags, Summary: "Bring back an image that I deleted a moment ago"}
	Act(calls, SignedIn(restore), func(ctx context.Context, in *imageID) (*imageOutput, error) {
		if err := in.check(); err != nil {
			return nil, err
		}
		img, err := c.Bin.Restore(ctx, Me(ctx).ID, in.ID)
		return &imageOutput{CacheControl: Private, Body: ImageBody(img)}, err
	})
}
