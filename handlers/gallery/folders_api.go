package gallery

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
)

// Folder is a folder as the API tells it.
type Folder struct {
	ID           int64     `json:"id"`
	Name         string    `json:"name"`
	IsShared     bool      `json:"is_shared"`
	ShareURL     string    `json:"share_url" doc:"Who knows this address sees the public images in the folder; empty when it is not shared"`
	ImagesCount  int       `json:"images_count"`
	PublicCount  int       `json:"public_count" doc:"How many of the images guests of a shared folder see"`
	ThumbnailURL string    `json:"thumbnail_url" doc:"Of the newest image; empty when there is none, or where it is not told"`
	CreatedAt    time.Time `json:"created_at"`
}

func folderBody(f domain.Folder, baseURL string) Folder {
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
	ID int64 `path:"id" doc:"Id of a folder of mine"`
}

type newFolder struct {
	Body struct {
		Name string `json:"name" doc:"At most 80 characters"`
	}
}

type folderEdit struct {
	ID   int64 `path:"id" doc:"Id of a folder of mine"`
	Body struct {
		Name     *string `json:"name,omitempty"`
		IsShared *bool   `json:"is_shared,omitempty" doc:"True makes an address for others; false ends it for good"`
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
	api.Act(calls, op("list-folders", http.MethodGet, "/gallery/folders", "My folders"), func(ctx context.Context, _ *struct{}) (*foldersOutput, error) {
		folders, err := c.Store.Folders(ctx, api.Me(ctx).ID)
		out := &foldersOutput{CacheControl: api.Private}
		out.Body.Data, out.Body.Total = make([]Folder, len(folders)), len(folders)
		for i, f := range folders {
			out.Body.Data[i] = folderBody(f, c.BaseURL)
		}
		return out, err
	})
	add := op("create-folder", http.MethodPost, "/gallery/folders", "Make a folder")
	add.DefaultStatus = http.StatusCreated
	api.Act(calls, add, func(ctx context.Context, in *newFolder) (*folderOutput, error) {
		f, err := c.Store.AddFolder(ctx, api.Me(ctx).ID, in.Body.Name)
		return &folderOutput{CacheControl: api.Private, Body: folderBody(f, c.BaseURL)}, err
	})
	api.Act(calls, op("update-folder", http.MethodPut, "/gallery/folders/{id}", "Rename a folder of mine, share it by link, or end that"), func(ctx context.Context, in *folderEdit) (*folderOutput, error) {
		f, err := c.Sharing.EditFolder(ctx, api.Me(ctx).ID, in.ID, domain.FolderEdit{Name: in.Body.Name, Shared: in.Body.IsShared})
		return &folderOutput{CacheControl: api.Private, Body: folderBody(f, c.BaseURL)}, err
	})
	api.Act(calls, op("delete-folder", http.MethodDelete, "/gallery/folders/{id}", "Remove a folder of mine; its images stay"), func(ctx context.Context, in *folderID) (*nothing, error) {
		return nil, c.Store.DeleteFolder(ctx, api.Me(ctx).ID, in.ID)
	})
	registerFolderImages(calls, c, op)
}
