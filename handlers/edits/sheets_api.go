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
	"pellucid/internal/edits"
	"pellucid/internal/export"
	"pellucid/internal/generation"
)

type zipInput struct {
	Body struct {
		ImageIDs []string `json:"image_ids" doc:"1 to 100 images of mine, or public ones" nullable:"false"`
		Format   string   `json:"format,omitempty" enum:"png,webp" default:"png"`
	}
}

type sheetInput struct {
	Body struct {
		ImageIDs []string      `json:"image_ids" doc:"1 to 64 images of mine, or public ones, in order" nullable:"false"`
		Kind     string        `json:"kind" enum:"sticker,sprite" doc:"sticker: one PNG. sprite: a ZIP with a PNG and a JSON atlas (TexturePacker hash format)"`
		Columns  int           `json:"columns,omitempty" default:"4" doc:"1 to 64"`
		Cell     int           `json:"cell,omitempty" default:"256" doc:"Cell size in pixels, 32 to 1024"`
		Outline  *sheetOutline `json:"outline,omitempty" doc:"Outline around each image. Default: none"`
	}
}

type sheetOutline struct {
	Width float64 `json:"width" doc:"Pixels"`
	Color string  `json:"color,omitempty" default:"#ffffff" doc:"#rrggbb"`
}

func registerSheets(calls huma.API, c Config) {
	tags := []string{"Edits"}
	bundle := answersFile(huma.Operation{
		OperationID: "zip-images", Method: http.MethodPost, Path: "/images/zip", Tags: tags, Summary: "Download a ZIP", SkipValidateBody: true,
	}, "The ZIP file", "application/zip")
	api.Act(calls, api.SignedIn(bundle), func(ctx context.Context, in *zipInput) (*huma.StreamResponse, error) { return c.zip(ctx, in) })
	sheet := answersFile(huma.Operation{
		OperationID: "make-sheet", Method: http.MethodPost, Path: "/images/sheet", Tags: tags, Summary: "Make a sheet", SkipValidateBody: true,
	}, "The sheet", "image/png", "application/zip")
	api.Act(calls, api.SignedIn(sheet), func(ctx context.Context, in *sheetInput) (*fileOutput, error) { return c.sheet(ctx, in) })
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
	form, err := domain.ParseFileForm(in.Body.Format, "")
	if err == nil && form.Format == "svg" {
		err = domain.FieldErrorf("format", "Choose png or webp.")
	}
	if err != nil {
		return nil, err
	}
	all, err := c.images(ctx, in.Body.ImageIDs, domain.BulkMax)
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

func (c Config) writeZip(ctx context.Context, w io.Writer, all []domain.Image, form domain.FileForm) error {
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

func (c Config) addToZip(ctx context.Context, out *zip.Writer, img domain.Image, form domain.FileForm, name string) error {
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

func (c Config) sheet(ctx context.Context, in *sheetInput) (*fileOutput, error) {
	order, err := in.order()
	if err != nil {
		return nil, err
	}
	if order.Images, err = c.images(ctx, in.Body.ImageIDs, generation.SheetImages); err == nil {
		err = c.allow(ctx, limit.ImageExport)
	}
	if err != nil {
		return nil, err
	}
	made, err := c.Retoucher.Sheet(ctx, order)
	if err != nil {
		return nil, err
	}
	return newFile(made.MediaType, attachment(made.Name), made.Data, false, made.Enlarged), nil
}

// order fills in the defaults and checks the numbers.
func (in *sheetInput) order() (generation.SheetOrder, error) {
	b := in.Body
	order := generation.SheetOrder{Sprites: b.Kind == "sprite", Columns: orElse(b.Columns, 4), Cell: orElse(b.Cell, 256)}
	switch {
	case b.Kind != "sticker" && b.Kind != "sprite":
		return order, domain.FieldErrorf("kind", "Choose sticker or sprite.")
	case order.Columns < 1 || order.Columns > generation.SheetImages:
		return order, domain.FieldErrorf("columns", "Choose 1 to %d columns.", generation.SheetImages)
	case order.Cell < generation.SheetCellMin || order.Cell > generation.SheetCellMax:
		return order, domain.FieldErrorf("cell", "Choose %d to %d pixels for a cell.", generation.SheetCellMin, generation.SheetCellMax)
	case b.Outline == nil || b.Outline.Width == 0:
		return order, nil
	}
	outline := edits.Outline{Width: b.Outline.Width, Color: edits.Color{R: 255, G: 255, B: 255}}
	if !(outline.Width > 0 && outline.Width <= 128) {
		return order, domain.FieldErrorf("outline.width", "Outlines can be up to 128 pixels wide.")
	}
	if b.Outline.Color != "" && outline.Color.UnmarshalText([]byte(b.Outline.Color)) != nil {
		return order, domain.FieldErrorf("outline.color", "Enter a color such as #ffffff.")
	}
	order.Outline = &outline
	return order, nil
}

func orElse(n, fallback int) int {
	if n == 0 {
		return fallback
	}
	return n
}
