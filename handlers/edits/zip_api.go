package edits

import (
	"archive/zip"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/handlers/limit"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/export"
)

type zipInput struct {
	Body struct {
		ImageIDs []string `json:"image_ids" doc:"1 to 100 images of mine, or public ones" nullable:"false"`
		Format   string   `json:"format,omitempty" enum:"png,webp" default:"png"`
	}
}

// images returns the images of a list, once each and in order, as the caller may see them.
func (c Config) images(ctx context.Context, ids []string, most int) ([]domain.Image, error) {
	var distinct []string
	for _, id := range ids {
		if !slices.Contains(distinct, id) {
			distinct = append(distinct, id)
		}
		if len(distinct) > most {
			break
		}
	}
	if len(distinct) < 1 || len(distinct) > most {
		return nil, domain.FieldErrorf("image_ids", "Choose 1 to %d images.", most)
	}
	all := make([]domain.Image, len(distinct))
	for i, id := range distinct {
		img, err := c.image(ctx, id)
		if err != nil {
			return nil, err
		}
		all[i] = img
	}
	return all, nil
}

// zip streams the files: however many they are, it takes no more memory than one.
func (c Config) zip(ctx context.Context, in *zipInput) (*huma.StreamResponse, error) {
	form, err := collection.ParseFileForm(in.Body.Format, "")
	if err == nil && form.Format == "svg" {
		err = domain.FieldErrorf("format", "Choose png or webp.")
	}
	if err != nil {
		return nil, err
	}
	all, err := c.images(ctx, in.Body.ImageIDs, collection.BulkMax)
	if err == nil {
		err = c.allow(ctx, limit.Bundle)
	}
	if err != nil {
		return nil, err
	}
	return &huma.StreamResponse{Body: func(out huma.Context) {
		out.SetHeader("Content-Type", "application/zip")
		out.SetHeader("Content-Disposition", attachment(fmt.Sprintf("pellucid-%d-images.zip", len(all))))
		out.SetHeader("Cache-Control", api.Private)
		if err := c.writeZip(ctx, out.BodyWriter(), all, form); err != nil {
			panic(http.ErrAbortHandler) // half a file must not look like a whole one
		}
	}}, nil
}

func (c Config) writeZip(ctx context.Context, w io.Writer, all []domain.Image, form collection.FileForm) error {
	out := zip.NewWriter(w)
	names := make([]string, len(all))
	for i, img := range all {
		names[i] = strings.TrimSuffix(img.DownloadName(form.Format), "."+form.Format)
	}
	var missing []string
	for i, name := range export.UniqueNames(names) {
		err := c.addToZip(ctx, out, all[i], form, name+"."+form.Format)
		if errors.Is(err, blob.ErrNotFound) {
			missing = append(missing, "The file of image "+all[i].ID+" could not be found.")
		} else if err != nil {
			return err
		}
	}
	if len(missing) > 0 {
		file, err := out.CreateHeader(&zip.FileHeader{Name: "not-included.txt", Method: zip.Deflate, Modified: c.Now().UTC()})
		if err != nil {
			return err
		}
		if _, err := io.WriteString(file, strings.Join(missing, "\n")+"\n"); err != nil {
			return err
		}
	}
	return out.Close()
}

func (c Config) addToZip(ctx context.Context, out *zip.Writer, img domain.Image, form collection.FileForm, name string) error {
	key := img.BlobKey + "/" + form.Name(img)
	if !form.Kept(img) {
		var err error
		if key, err = c.Renderer.Derive(ctx, img, form); err != nil {
			return err
		}
	}
	source, err := c.Files.Open(ctx, key)
	if err != nil {
		return err
	}
	defer func() { _ = source.Close() }()
	file, err := out.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Store, Modified: img.CreatedAt.UTC()}) // compressed already
	if err == nil {
		_, err = io.Copy(file, source)
	}
	return err
}
