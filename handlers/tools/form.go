package tools

import (
	"bytes"
	"context"
	"errors"
	"io"
	"mime/multipart"
	"net/http"
	"strconv"

	"pellucid/handlers/limit"
	"pellucid/handlers/session"
	"pellucid/internal/domain"
	"pellucid/internal/generation/cutouts"
)

const (
	brushMax = 1 << 20 // bytes of the strokes of a brush
	fieldMax = 4 << 10 // bytes of a plain field
)

// UploadLimit is the largest body in bytes: a picture, the strokes of a brush, and what a form adds to them.
const UploadLimit = cutouts.BytesMax + brushMax + 1<<20

// sent is a form with a picture.
type sent struct {
	file, brush []byte
	fields      map[string]string
}

// readForm reads a form with a picture. The limit of the body stands before this.
func readForm(r *http.Request) (sent, error) {
	s := sent{fields: map[string]string{}}
	form, err := r.MultipartReader()
	if err != nil {
		return s, domain.Errorf(domain.Unsupported, "Send the image as multipart/form-data in the field “file”.").Because(err)
	}
	for {
		part, err := form.NextPart()
		if errors.Is(err, io.EOF) {
			break
		}
		if err == nil {
			err = s.take(part)
		}
		if err != nil {
			return s, broken(err)
		}
	}
	if len(s.file) == 0 {
		return s, domain.FieldErrorf("file", "Choose an image first.")
	}
	return s, nil
}

func (s *sent) take(part *multipart.Part) (err error) {
	switch name := part.FormName(); name {
	case "file":
		s.file, err = content(part, cutouts.BytesMax, cutouts.ErrBytes())
	case "brush":
		s.brush, err = content(part, brushMax, domain.Errorf(domain.TooLarge, "The brush strokes can be up to 1 MB."))
	default:
		var value []byte
		value, err = content(part, fieldMax, domain.FieldErrorf(name, "This text is too long."))
		s.fields[name] = string(value)
	}
	return err
}

func content(part *multipart.Part, most int64, tooLarge *domain.Error) ([]byte, error) {
	var file bytes.Buffer
	n, err := io.Copy(&file, io.LimitReader(part, most+1))
	if err == nil && n > most {
		err = tooLarge
	}
	return file.Bytes(), err
}

// broken says why a form could not be read to its end.
func broken(err error) error {
	if errors.As(err, new(*domain.Error)) {
		return err
	}
	if errors.As(err, new(*http.MaxBytesError)) {
		return cutouts.ErrBytes().Because(err)
	}
	return domain.FieldErrorf("file", "The upload was interrupted. Please try again.").Because(err)
}

// cutting is what the form asks to keep.
func (s sent) cutting(key string) (cutouts.Cutting, error) {
	c := cutouts.Cutting{File: s.file, Brush: s.brush, Cutout: domain.Cutout{Title: s.fields["title"], Public: s.is("is_public"), IdempotencyKey: key}}
	var err error
	if c.Trim, err = s.number("trim"); err != nil {
		return c, err
	}
	c.Softness, err = s.number("softness")
	return c, err
}

// is reports whether a box is ticked, as forms and programs write it.
func (s sent) is(field string) bool {
	return s.fields[field] == "on" || s.fields[field] == "true"
}

func (s sent) number(field string) (float64, error) {
	if s.fields[field] == "" {
		return 0, nil
	}
	value, err := strconv.ParseFloat(s.fields[field], 64)
	if err != nil {
		return 0, domain.FieldErrorf(field, "Please enter a number.").Because(err)
	}
	return value, nil
}

// allow counts a cut-out: by user, or by network address for visitors, who get fewer.
func (c Config) allow(ctx context.Context, address string) error {
	if user := session.User(ctx); user != nil {
		return c.Limiter.Allow(ctx, limit.Cutout, strconv.FormatInt(user.ID, 10))
	}
	return c.Limiter.Allow(ctx, limit.CutoutAddress, address)
}
