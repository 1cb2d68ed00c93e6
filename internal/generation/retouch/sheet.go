package retouch

import (
	"context"
	"math"
	"slices"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/domain"
	"pellucid/internal/edits"
	"pellucid/internal/export"
)

// SheetOrder asks for several images on one sheet.
type SheetOrder struct {
	Images  []domain.Image
	Sprites bool // a sheet with an atlas, instead of one of stickers
	Columns int
	Cell    int            // pixels of a cell's side
	Outline *edits.Outline // around each image; nil: none
}

// Bounds on sheets.
const (
	SheetImages  = 64
	SheetCellMin = 32
	SheetCellMax = 1024
	sheetGap     = 2 // pixels that keep sprites apart when they are scaled
)

// Sheet puts images on one sheet. Nothing is kept. The errors are sentences for the user.
func (r *Retoucher) Sheet(ctx context.Context, o SheetOrder) (export.Output, error) {
	columns := min(o.Columns, len(o.Images))
	rows := (len(o.Images) + columns - 1) / columns
	if side := o.Cell * max(columns, rows); side > edits.SideMax {
		return export.Output{}, domain.FieldErrorf("cell", "The sheet would be %d pixels wide or high. The limit is %d. Choose smaller cells or fewer images.", side, edits.SideMax)
	}
	ctx, cancel := context.WithTimeout(ctx, retouchTime)
	defer cancel()
	release, err := r.enter(ctx, o.Cell*max(columns, rows) > largeSide)
	if err != nil {
		return export.Output{}, err
	}
	defer release()
	sheet := export.Sheet{Columns: o.Columns, Cell: o.Cell, Gap: sheetGap, Items: make([]export.SheetItem, len(o.Images))}
	meta, names, most := codec.Metadata{}, make([]string, len(o.Images)), 1.0
	for i, img := range o.Images {
		made, err := r.onSheet(ctx, img, o)
		if err != nil {
			return export.Output{}, err
		}
		own := made.Metadata
		sheet.Items[i].Image, names[i], most = made.Image, stem(img), max(most, made.Enlarged)
		meta.Creator, meta.License, meta.DigitalSourceType = own.Creator, own.License, own.DigitalSourceType
		meta.Credits = unite(meta.Credits, own.Credits)
	}
	for i, name := range export.UniqueNames(names) {
		sheet.Items[i].Name = name
	}
	draw := export.StickerSheet
	if o.Sprites {
		draw = func(s export.Sheet, meta codec.Metadata) (export.Output, error) {
			return export.SpriteSheet(s, meta, r.now().UTC())
		}
	}
	out, err := draw(sheet, meta)
	out.Enlarged = most
	return out, err
}

// onSheet makes an image ready for its cell: trimmed, as large as the cell, with its outline. The outline's width is in pixels of
// the sheet.
func (r *Retoucher) onSheet(ctx context.Context, img domain.Image, o SheetOrder) (Retouched, error) {
	room := o.Cell - 2*sheetGap
	if o.Outline != nil {
		room -= 2 * int(math.Ceil(o.Outline.Width))
	}
	if room < 8 {
		return Retouched{}, domain.FieldErrorf("outline", "The outline leaves no room for the image. Choose a larger cell or a narrower outline.")
	}
	trimmed, err := r.apply(ctx, img, edits.List{edits.Trim{}})
	if err != nil {
		return trimmed, err
	}
	w, h := float64(trimmed.Image.Rect.Dx()), float64(trimmed.Image.Rect.Dy())
	k := float64(room) / max(w, h)
	steps := edits.List{edits.Trim{}, edits.Resize{Width: max(1, int(k*w+0.5)), Height: max(1, int(k*h+0.5))}}
	if o.Outline != nil {
		steps = append(steps, *o.Outline)
	}
	return r.apply(ctx, img, steps)
}

// unite adds the lines that are missing.
func unite(all, more []string) []string {
	for _, line := range more {
		if !slices.Contains(all, line) {
			all = append(all, line)
		}
	}
	return all
}
