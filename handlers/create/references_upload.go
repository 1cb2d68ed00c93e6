package create

import (
	"bytes"
	"errors"
	"io"
	"mime/multipart"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humachi"

	"pellucid/internal/domain"
)

// UploadPath is where files are sent; it takes larger bodies than any other.
const UploadPath = "/images/references"

// UploadLimit is the largest body of an upload in bytes: a file, and what a form adds to it.
const UploadLimit = domain.ReferenceBytesMax + 1<<20

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
