package gallery

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
)

// StretchInput says which stretch of a folder is wanted. It is exported because huma passes over embedded types that are not.
type StretchInput struct {
	Skip  int `query:"skip" default:"0" minimum:"0" maximum:"100000000"`
	Limit int `query:"limit" default:"20" minimum:"1" maximum:"1000"`
}

type folderStretch struct {
	ID int64 `path:"id" doc:"ID of one of your folders"`
	StretchInput
}

type fileInput struct {
	ID   int64 `path:"id" doc:"ID of one of your folders"`
	Body struct {
		ImageIDs []string `json:"image_ids" minItems:"1" maxItems:"100" nullable:"false" doc:"Your images, or public ones"`
	}
}

type fileOutput struct {
	Body struct {
		Added []string `json:"added" nullable:"false" doc:"IDs of the images that are now in the folder. Others don't exist or aren't visible to you"`
	}
}

type folderImage struct {
	ID      int64  `path:"id" doc:"ID of one of your folders"`
	ImageID string `path:"image_id" maxLength:"40"`
}

func registerFolderImages(calls huma.API, c Config, op func(id, method, path, summary string) huma.Operation) {
	api.Act(calls, op("list-folder-images", http.MethodGet, "/gallery/folders/{id}/images", "List images in a folder"), func(ctx context.Context, in *folderStretch) (*imagesOutput, error) {
		folder, err := c.Store.Folder(ctx, api.Me(ctx).ID, in.ID)
		if err != nil {
			return nil, err
		}
		return list(ctx, c, domain.Listing{Skip: in.Skip, Limit: in.Limit, FolderID: folder.ID, FolderOf: api.Me(ctx).ID, ViewerID: api.Me(ctx).ID})
	})
	api.Act(calls, op("add-folder-images", http.MethodPost, "/gallery/folders/{id}/images", "Add images to a folder"), func(ctx context.Context, in *fileInput) (*fileOutput, error) {
		filed, err := c.Store.FileImages(ctx, api.Me(ctx).ID, in.ID, in.Body.ImageIDs)
		out := &fileOutput{}
		out.Body.Added = append([]string{}, filed...)
		return out, err
	})
	api.Act(calls, op("remove-folder-image", http.MethodDelete, "/gallery/folders/{id}/images/{image_id}", "Remove an image from a folder"), func(ctx context.Context, in *folderImage) (*nothing, error) {
		taken, err := c.Store.UnfileImages(ctx, api.Me(ctx).ID, in.ID, []string{in.ImageID})
		if err == nil && len(taken) == 0 {
			err = domain.Errorf(domain.NotFound, "This image isn't in the folder.")
		}
		return nil, err
	})
	api.Act(calls, op("list-shared-images", http.MethodGet, "/gallery/shared", "List images shared with you"), func(ctx context.Context, in *StretchInput) (*imagesOutput, error) {
		return list(ctx, c, domain.Listing{Skip: in.Skip, Limit: in.Limit, SharedWith: api.Me(ctx).ID, ViewerID: api.Me(ctx).ID})
	})
}
