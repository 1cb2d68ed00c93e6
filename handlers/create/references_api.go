package create

import (
	"context"
	"net/http"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/handlers/limit"
	"pellucid/internal/domain"
)

// References takes reference images in and forgets them.
type References interface {
	Add(ctx context.Context, user *domain.User, file []byte) (domain.Reference, error)
	Delete(ctx context.Context, user *domain.User, id string) error
}

// ReferenceStore lists a user's reference images.
type ReferenceStore interface {
	References(ctx context.Context, userID int64) ([]domain.Reference, error)
	TaskReferences(ctx context.Context, task domain.Task) ([]domain.Reference, error)
}

// Reference is a picture that generations can follow.
type Reference struct {
	ID         string    `json:"id"`
	FileURL    string    `json:"file_url" doc:"PNG with transparency, only visible to you"`
	PreviewURL string    `json:"preview_url" doc:"WebP with transparency, up to 256 pixels; only visible to you"`
	Width      int       `json:"width"`
	Height     int       `json:"height"`
	CreatedAt  time.Time `json:"created_at"`
}

// ReferenceList is a user's reference images.
type ReferenceList struct {
	Data  []Reference `json:"data" nullable:"false"`
	Total int         `json:"total"`
}

type referenceOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         Reference
}

type referencesOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         ReferenceList
}

type referenceInput struct {
	ID string `path:"id" maxLength:"40" doc:"ID of the reference image"`
}

// registerReferences registers the calls for pictures that generations follow.
func registerReferences(calls huma.API, c Config) {
	tags := []string{"Images"}
	add := huma.Operation{
		OperationID: "add-reference", Method: http.MethodPost, Path: UploadPath, Tags: tags, Summary: "Upload a reference image", DefaultStatus: http.StatusCreated,
		Description: "The image is re-encoded: its transparency is kept, its metadata is removed. Only you can see it. If no generation uses it, it is deleted after a day.",
	}
	api.Act(calls, api.SignedIn(add), func(ctx context.Context, in *uploadInput) (*referenceOutput, error) {
		if err := c.Limiter.Allow(ctx, limit.Upload, strconv.FormatInt(api.Me(ctx).ID, 10)); err != nil {
			return nil, err
		}
		file, err := in.file()
		if err != nil {
			return nil, err
		}
		ref, err := c.References.Add(ctx, api.Me(ctx), file)
		return &referenceOutput{CacheControl: api.Private, Body: referenceBody(ref)}, err
	})
	calls.OpenAPI().Paths[UploadPath].Post.RequestBody = uploadBody() // only now: huma must not read the body itself
	list := huma.Operation{OperationID: "list-references", Method: http.MethodGet, Path: UploadPath, Tags: tags, Summary: "List reference images"}
	api.Act(calls, api.SignedIn(list), func(ctx context.Context, _ *struct{}) (*referencesOutput, error) {
		found, err := c.Store.References(ctx, api.Me(ctx).ID)
		body := ReferenceList{Data: make([]Reference, len(found)), Total: len(found)}
		for i, ref := range found {
			body.Data[i] = referenceBody(ref)
		}
		return &referencesOutput{CacheControl: api.Private, Body: body}, err
	})
	remove := huma.Operation{OperationID: "delete-reference", Method: http.MethodDelete, Path: UploadPath + "/{id}", Tags: tags, Summary: "Delete a reference image", DefaultStatus: http.StatusNoContent}
	api.Act(calls, api.SignedIn(remove), func(ctx context.Context, in *referenceInput) (*struct{}, error) {
		if !domain.ValidID(in.ID) {
			return nil, domain.Errorf(domain.NotFound, "We couldn't find that reference image.")
		}
		return nil, c.References.Delete(ctx, api.Me(ctx), in.ID)
	})
}

func referenceBody(ref domain.Reference) Reference {
	return Reference{
		ID: ref.ID, FileURL: ref.FileURL(), PreviewURL: ref.PreviewURL(), Width: ref.Width, Height: ref.Height, CreatedAt: ref.CreatedAt,
	}
}
