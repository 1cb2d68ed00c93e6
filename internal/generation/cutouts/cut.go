package cutouts

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"image"

	"pellucid/internal/alpha"
	"pellucid/internal/alpha/codec"
	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/engine"
	"pellucid/internal/engine/routing"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/matting"
)

// Cutting is a picture to cut out, and what its owner changed looking at the preview.
type Cutting struct {
	File           []byte // PNG, JPEG or WebP
	Brush          []byte // PNG of matting.Edit.Brush; empty: nothing was brushed
	Trim, Softness float64
	domain.Cutout
}

// render makes the cut-out that is kept.
func (c *Cutouts) render(ctx context.Context, file []byte, edit matting.Edit) (rendering.Rendered, error) {
	result, original, err := c.cut(ctx, file, matting.Options{})
	if err != nil {
		return rendering.Rendered{}, err
	}
	if !edit.None() {
		if result.Image, err = edit.Apply(result.Image, original); err != nil {
			return rendering.Rendered{}, err
		}
		result.Report = alpha.Measure(result.Image, alpha.Intent{})
	}
	report := rendering.DomainReport(result.Report)
	if rendering.Blank(report) {
		return rendering.Rendered{}, domain.FieldErrorf("file", "These changes would erase the whole image. Undo some of them.")
	}
	if report.Verdict == domain.AlphaFail { // its owner has seen it and wants it; the checks keep saying what is wrong
		report.Verdict = domain.AlphaWarn
	}
	recipe, err := json.Marshal(map[string]any{"cutout": result.Method, "brushed": edit.Brush != nil, "trim": edit.Trim, "softness": edit.Softness})
	if err != nil {
		return rendering.Rendered{}, err
	}
	return rendering.Rendered{
		Image: result.Image, Report: report, Matte: result.Method, Repairs: result.Repairs, Engine: routing.Configured{Credits: 1},
		Picture: engine.Picture{Model: domain.CutoutModel, Recipe: recipe, SourceType: "humanEdits", Notes: []string{matting.Sentence(result.Method)}},
	}, nil
}

// cut makes the cut-out and returns it with its original, which is nil for a preview. A picture that does not come back is
// refused as it is and cut out.
func (c *Cutouts) cut(ctx context.Context, file []byte, o matting.Options) (matting.Result, *image.NRGBA, error) {
	if len(file) > BytesMax {
		return matting.Result{}, nil, ErrBytes()
	}
	ctx, cancel := context.WithTimeout(ctx, cutoutTime)
	defer cancel()
	result, err := c.matting.Cut(ctx, bytes.NewReader(file), o)
	if err != nil {
		return result, nil, cutoutError(ctx, file, err)
	}
	if found, err := rendering.Blocked(ctx, c.renderer.Blocked, result.Image); err != nil || found {
		return result, nil, cmp.Or(err, error(moderation.ErrBlockedPicture()))
	}
	if o.Preview {
		return result, nil, nil
	}
	original, err := matting.Decode(file)
	if err != nil {
		return result, nil, err
	}
	if found, err := rendering.Blocked(ctx, c.renderer.Blocked, original); err != nil || found {
		return result, nil, cmp.Or(err, error(moderation.ErrBlockedPicture()))
	}
	return result, original, nil
}

// ErrBytes refuses a file that is too large.
func ErrBytes() *domain.Error {
	return domain.Errorf(domain.TooLarge, "Images can be up to 10 MB. Save a smaller copy and try again.")
}

// cutoutError words why a picture could not be cut out.
func cutoutError(ctx context.Context, file []byte, err error) error {
	switch {
	case errors.Is(err, matting.ErrHEIC):
		return domain.Errorf(domain.Unsupported, "HEIC and AVIF photos can't be read. Export the photo as JPEG or PNG and try again.").Because(err)
	case errors.Is(err, codec.ErrTooLarge):
		return domain.Errorf(domain.TooLarge, "Images can have up to 12 megapixels. Save a smaller copy and try again.").Because(err)
	case errors.Is(err, codec.ErrFormat) && !codec.Recognized(file):
		return domain.Errorf(domain.Unsupported, "Choose a PNG, JPEG or WebP image.").Because(err)
	case errors.Is(err, codec.ErrFormat):
		return domain.FieldErrorf("file", "We can't read this file. It may be damaged or animated.").Because(err)
	case errors.Is(err, matting.ErrNoMethod):
		return domain.FieldErrorf("file", "We can't tell the subject from its background in this image. One subject on a plain background works best.").Because(err)
	case errors.Is(err, matting.ErrBusy), errors.Is(ctx.Err(), context.DeadlineExceeded):
		return domain.Errorf(domain.Unavailable, "Too many images are waiting. Please try again in a minute.").Because(err)
	}
	return err
}

// brushPixelsMax bounds the picture of the strokes, which is made over a preview.
const brushPixelsMax = 1 << 20

// edit reads what was changed.
func (c Cutting) edit() (matting.Edit, error) {
	edit := matting.Edit{Trim: c.Trim, Softness: c.Softness}
	switch {
	case !(c.Trim >= 0 && c.Trim <= matting.MostTrim): // written so that it refuses NaN too
		return edit, domain.FieldErrorf("trim", "Enter a trim from 0 to %d pixels.", matting.MostTrim)
	case !(c.Softness >= 0 && c.Softness <= matting.MostSoftness):
		return edit, domain.FieldErrorf("softness", "Enter a softness from 0 to %d pixels.", matting.MostSoftness)
	case len(c.Brush) == 0:
		return edit, nil
	}
	brush, err := codec.Decode(bytes.NewReader(c.Brush), brushPixelsMax)
	if err != nil {
		return edit, domain.FieldErrorf("brush", "The brush strokes must be a PNG of up to 1 megapixel.").Because(err)
	}
	edit.Brush = brush
	return edit, nil
}

// hash tells one request from another.
func (c Cutting) hash() []byte {
	sum := sha256.New()
	for _, part := range [][]byte{c.File, c.Brush, fmt.Appendf(nil, "%v %v %v %q", c.Trim, c.Softness, c.Public, c.Title)} {
		_, _ = fmt.Fprintf(sum, "%d:", len(part)) // a hash never fails
		_, _ = sum.Write(part)
	}
	return sum.Sum(nil)
}
