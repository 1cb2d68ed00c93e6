package create

import (
	"bytes"
	"context"
	"errors"
	"io"
	"mime/multipart"
	"net/http"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humachi"

	"pellucid/handlers/api"
	"pellucid/handlers/limit"
	"pellucid/internal/domain"
)

// UploadPath is where files are sent; it takes larger bodies than any other.
const UploadPath = "/images/references"

// UploadLimit is the largest body of an upload in bytes: a file, and what a form adds to it.
const UploadLimit = domain.ReferenceBytesMax + 1<<20

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

// uploadInput reads the form itself, so that a file that is too large or no form is answered in our words.
type uploadInput struct{ request *http.Request }

// Resolve keeps the request for the operation.
func (in *uploadInput) Resolve(ctx huma.Context) []error {
	in.request, _ = humachi.Unwrap(ctx)
	return nil
}

// file returns the content of the form's field "file". The limit of the body stands before this.
func (in *uploadInput) file() ([]byte, error) {
	form, err := in.request.MultipartReader()
	if err != nil {
		return nil, domain.Errorf(domain.Unsupported, "Send the image as multipart/form-data in the field “file”.").Because(err)
	}
	for {
		part, err := form.NextPart()
		if errors.Is(err, io.EOF) {
			return nil, domain.FieldErrorf("file", "The form has no field “file”.")
		}
		if err != nil {
			return nil, broken(err)
		}
		if part.FormName() == "file" {
			return content(part)
		}
	}
}

func content(part *multipart.Part) ([]byte, error) {
	var file bytes.Buffer
	n, err := io.Copy(&file, io.LimitReader(part, domain.ReferenceBytesMax+1))
	switch {
	case err != nil:
		return nil, broken(err)
	case n > domain.ReferenceBytesMax:
		return nil, domain.ErrReferenceBytes()
	case n == 0:
		return nil, domain.FieldErrorf("file", "The file is empty.")
	}
	return file.Bytes(), nil
}

// broken says why a form could not be read to its end.
func broken(err error) error {
	if errors.As(err, new(*http.MaxBytesError)) {
		return domain.ErrReferenceBytes().Because(err)
	}
	return domain.FieldErrorf("file", "The upload was interrupted. Please try again.").Because(err)
}

// uploadBody describes the form for the document.
func uploadBody() *huma.RequestBody {
	return &huma.RequestBody{Required: true, Content: map[string]*huma.MediaType{"multipart/form-data": {Schema: &huma.Schema{
		Type: "object", Required: []string{"file"},
		Properties: map[string]*huma.Schema{"file": {Type: "string", Format: "binary", Description: "PNG, JPEG or WebP, up to 10 MB and 40 megapixels"}},
	}}}}
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
