package web

import (
	"mime"
	"net/http"

	"pellucid/internal/domain"
)

// ReadForm parses the body of a request as a form, the only kind of body that pages take.
func ReadForm(r *http.Request) error {
	if kind := r.Header.Get("Content-Type"); kind != "" {
		media, _, err := mime.ParseMediaType(kind)
		if err != nil || media != "application/x-www-form-urlencoded" {
			return domain.Errorf(domain.Unsupported, "This page only accepts forms. Programs can use the API at /api/v1.")
		}
	}
	if err := r.ParseForm(); err != nil {
		return formError(err)
	}
	return nil
}

// formError words why a form cannot be read; a body that is too large keeps its own answer.
func formError(err error) error {
	if what := (*http.MaxBytesError)(nil); AsError(err, &what) {
		return err
	}
	return domain.Errorf(domain.Invalid, "We couldn't read the form. Please go back and send it again.")
}
