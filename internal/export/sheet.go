package export

import (
	"image"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/pixels"
	"pellucid/internal/alpha/transform"
)

// SheetItem is an image on a sheet.
type SheetItem struct {
	Name  string // without an ending; unique on the sheet
	Image *image.NRGBA
}

// Sheet is a grid of square cells with an image in the middle of each, transparent around them.
type Sheet struct {
	Columns int
	Cell    int // pixels of a side
	Gap     int // pixels inside a cell that stay clear on each side
	Items   []SheetItem
}

// placed is where an item lies: its own box, and its cell's.
type placed struct {
	box, cell image.Rectangle
}

// Draw draws the sheet, and says where the images lie. Images that are larger than their room are scaled down.
func (s Sheet) Draw() (*image.NRGBA, []placed) {
	columns := min(s.Columns, len(s.Items))
	rows := (len(s.Items) + columns - 1) / columns
	out := image.NewNRGBA(image.Rect(0, 0, columns*s.Cell, rows*s.Cell))
	places := make([]placed, len(s.Items))
	room := max(1, s.Cell-2*s.Gap)
	for i, item := range s.Items {
		corner := image.Pt(i%columns*s.Cell, i/columns*s.Cell)
		scaled := contained(item.Image, room)
		at := corner.Add(image.Pt((s.Cell-scaled.Rect.Dx())/2, (s.Cell-scaled.Rect.Dy())/2))
		put(out, scaled, at.X, at.Y)
		places[i] = placed{scaled.Rect.Add(at), image.Rect(0, 0, s.Cell, s.Cell).Add(corner)}
	}
	pixels.Bleed(out)
	return out, places
}

// contained scales an image down so that its longer side has at most so many pixels.
func contained(img *image.NRGBA, side int) *image.NRGBA {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	k := float64(side) / float64(max(w, h))
	if k >= 1 {
		return img
	}
	return transform.Resize(img, max(1, int(k*float64(w)+0.5)), max(1, int(k*float64(h)+0.5)))
}

// StickerSheet encodes the sheet as one PNG.
func StickerSheet(s Sheet, meta codec.Metadata) (Output, error) {
	img, _ := s.Draw()
	data, err := encode(img, "png", meta)
	return Output{Name: "sticker-sheet.png", MediaType: "image/png", Data: data, Enlarged: 1}, err
}
