package gallery

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain/collection"
)

// Folder is a folder as the API tells it.
type Folder struct {
	ID           int64     `json:"id"`
	Name         string    `json:"name"`
	IsShared     bool      `json:"is_shared"`
	ShareURL     string    `json:"share_url" doc:"Share link. Anyone with it can see the public images in the folder. Empty if not shared"`
	ImagesCount  int       `json:"images_count"`
	PublicCount  int       `json:"public_count" doc:"Number of images that visitors of the shared folder can see"`
	ThumbnailURL string    `json:"thumbnail_url" doc:"Thumbnail of the newest image, or empty"`
	CreatedAt    time.Time `json:"created_at"`
}

func folderBody(f collection.Folder, baseURL string) Folder {
	body := Folder{ID: f.ID, Name: f.Name, IsShared: f.Shared(), ImagesCount: f.Images, PublicCount: f.Public, CreatedAt: f.CreatedAt}
	if f.Shared() {
		body.ShareURL = baseURL + f.SharePath()
	}
	if len(f.Covers) > 0 {
		body.ThumbnailURL = f.Covers[0].RenditionURL(512)
	}
	return body
}

type folderID struct {
	ID int64 `path:"id" doc:"ID of one of your folders"`
}

type newFolder struct {
	Body struct {
		Name string `json:"name" doc:"Up to 80 characters"`
	}
}

type folderEdit struct {
	ID   int64 `path:"id" doc:"ID of one of your folders"`
	Body struct {
		Name     *string `json:"name,omitempty"`
		IsShared *bool   `json:"is_shared,omitempty" doc:"true creates a share link, false removes it for good"`
	}
}

type folderOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         Folder
}

type foldersOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         struct {
		Data  []Folder `json:"data" nullable:"false"`
		Total int      `json:"total"`
	}
}

type nothing struct{}

func registerFolders(calls huma.API, c Config) {
	op := func(id, method, path, summary string) huma.Operation {
		return api.SignedIn(huma.Operation{OperationID: id, Method: method, Path: path, Tags: []string{"Gallery"}, Summary: summary})
	}
	api.Act(calls, op("list-folders", http.MethodGet, "/gallery/folders", "List folders"), func(ctx context.Context, _ *struct{}) (*foldersOutput, error) {
		folders, err := c.Store.Folders(ctx, api.Me(ctx).ID)
		out := &foldersOutput{CacheControl: api.Private}
		out.Body.Data, out.Body.Total = make([]Folder, len(folders)), len(folders)
		for i, f := range folders {
			out.Body.Data[i] = folderBody(f, c.BaseURL)
		}
		return out, err
	})
	add := op("create-folder", http.MethodPost, "/gallery/folders", "Create a folder")
	add.DefaultStatus = http.StatusCreated
	api.Act(calls, add, func(ctx context.Context, in *newFolder) (*folderOutput, error) {
		f, err := c.Store.AddFolder(ctx, api.Me(ctx).ID, in.Body.Name)
		return &folderOutput{CacheControl: api.Private, Body: folderBody(f, c.BaseURL)}, err
	})
	api.Act(calls, op("update-folder", http.MethodPut, "/gallery/folders/{id}", "Update a folder"), func(ctx context.Context, in *folderEdit) (*folderOutput, error) {
		f, err := c.Sharing.EditFolder(ctx, api.Me(ctx).ID, in.ID, collection.FolderEdit{Name: in.Body.Name, Shared: in.Body.IsShared})
		return &folderOutput{CacheControl: api.Private, Body: folderBody(f, c.BaseURL)}, err
	})
	api.Act(calls, op("delete-folder", http.MethodDelete, "/gallery/folders/{id}", "Delete a folder"), func(ctx context.Context, in *folderID) (*nothing, error) {
		return nil, c.Store.DeleteFolder(ctx, api.Me(ctx).ID, in.ID)
	})
	registerFolderImages(calls, c, op)
}
