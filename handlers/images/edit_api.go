package images

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
)

type editInput struct {
	ID   string `path:"id" maxLength:"40" doc:"ID of the image"`
	Body struct {
		AltText  *string   `json:"alt_text,omitempty" doc:"What the image shows, up to 125 characters"`
		Tags     *[]string `json:"tags,omitempty" doc:"Up to 12 words or short phrases. Replaces all existing tags"`
		Category *string   `json:"category,omitempty" enum:"illustrations,icons,design-elements,backgrounds,objects"`
		IsPublic *bool     `json:"is_public,omitempty" doc:"Private images need a Pro plan"`
	}
}

// registerEdit registers the call with which an owner changes what is said of an image.
func registerEdit(calls huma.API, c Config) {
	edit := huma.Operation{OperationID: "update-image", Method: http.MethodPut, Path: "/images/{id}", Tags: []string{"Images"}, Summary: "Update an image"}
	api.Act(calls, api.SignedIn(edit), func(ctx context.Context, in *editInput) (*imageOutput, error) {
		if err := (imageID{in.ID}).check(); err != nil {
			return nil, err
		}
		img, err := c.Editor.UpdateImage(ctx, api.Me(ctx).ID, in.ID, collection.ImageEdit{
			AltText: in.Body.AltText, Tags: in.Body.Tags, Category: (*domain.Category)(in.Body.Category), Public: in.Body.IsPublic,
		})
		return &imageOutput{CacheControl: api.Private, Body: api.ImageBody(img)}, err
	})
}
