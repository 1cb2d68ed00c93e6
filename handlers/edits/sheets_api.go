package edits

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/handlers/limit"
	"pellucid/internal/domain"
	"pellucid/internal/edits"
	"pellucid/internal/generation/retouch"
)

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

func (c Config) sheet(ctx context.Context, in *sheetInput) (*fileOutput, error) {
	order, err := in.order()
	if err != nil {
		return nil, err
	}
	if order.Images, err = c.images(ctx, in.Body.ImageIDs, retouch.SheetImages); err == nil {
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
func (in *sheetInput) order() (retouch.SheetOrder, error) {
	b := in.Body
	order := retouch.SheetOrder{Sprites: b.Kind == "sprite", Columns: orElse(b.Columns, 4), Cell: orElse(b.Cell, 256)}
	switch {
	case b.Kind != "sticker" && b.Kind != "sprite":
		return order, domain.FieldErrorf("kind", "Choose sticker or sprite.")
	case order.Columns < 1 || order.Columns > retouch.SheetImages:
		return order, domain.FieldErrorf("columns", "Choose 1 to %d columns.", retouch.SheetImages)
	case order.Cell < retouch.SheetCellMin || order.Cell > retouch.SheetCellMax:
		return order, domain.FieldErrorf("cell", "Choose %d to %d pixels for a cell.", retouch.SheetCellMin, retouch.SheetCellMax)
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
