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
	ID int64 `path:"id" doc:"Id of a folder of mine"`
	StretchInput
}

type fileInput struct {
	ID   int64 `path:"id" doc:"Id of a folder of mine"`
	Body struct {
		ImageIDs []string `json:"image_ids" minItems:"1" maxItems:"100" nullable:"false" doc:"Images of mine, or public ones"`
	}
}

type fileOutput struct {
	Body struct {
		Added []string `json:"added" nullable:"false" doc:"Ids of those images that lie in the folder now; others are not there, or not mine to see"`
	}
}

type folderImage struct {
	ID      int64  `path:"id" doc:"Id of a folder of mine"`
	ImageID string `path:"image_id" maxLength:"40"`
}

func registerFolderImages(calls huma.API, c Config, op func(id, method, path, summary string) huma.Operation) {
	api.Act(calls, op("list-folder-images", http.MethodGet, "/gallery/folders/{id}/images", "The images in a folder of mine"), func(ctx context.Context, in *folderStretch) (*imagesOutput, error) {
		folder, err := c.Store.Folder(ctx, api.Me(ctx).ID, in.ID)
		if err != nil {
			return nil, err
		}
		return list(ctx, c, domain.Listing{Skip: in.Skip, Limit: in.Limit, FolderID: folder.ID, FolderOf: api.Me(ctx).ID, ViewerID: api.Me(ctx).ID})
	})
	api.Act(calls, op("add-folder-images", http.MethodPost, "/gallery/folders/{id}/images", "Lay images into a folder of mine"), func(ctx context.Context, in *fileInput) (*fileOutput, error) {
		filed, err := c.Store.FileImages(ctx, api.Me(ctx).ID, in.ID, in.Body.ImageIDs)
		out := &fileOutput{}
		out.Body.Added = append([]string{}, filed...)
		return out, err
	})
	api.Act(calls, op("remove-folder-image", http.MethodDelete, "/gallery/folders/{id}/images/{image_id}", "Take an image out of a folder of mine; it stays otherwise"), func(ctx context.Context, in *folderImage) (*nothing, error) {
		taken, err := c.Store.UnfileImages(ctx, api.Me(ctx).ID, in.ID, []string{in.ImageID})
		if err == nil && len(taken) == 0 {
			err = domain.Errorf(domain.NotFound, "This image does not lie in the folder.")
		}
		return nil, err
	})
	api.Act(calls, op("list-shared-images", http.MethodGet, "/gallery/shared", "The images in folders that others share with me"), func(ctx context.Context, in *StretchInput) (*imagesOutput, error) {
		return list(ctx, c, domain.Listing{Skip: in.Skip, Limit: in.Limit, SharedWith: api.Me(ctx).ID, ViewerID: api.Me(ctx).ID})
	})
}
