package export

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"time"

	"pellucid/internal/alpha"
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
	alpha.Bleed(out)
	return out, places
}

// contained scales an image down so that its longer side has at most so many pixels.
func contained(img *image.NRGBA, side int) *image.NRGBA {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	k := float64(side) / float64(max(w, h))
	if k >= 1 {
		return img
	}
	return alpha.Resize(img, max(1, int(k*float64(w)+0.5)), max(1, int(k*float64(h)+0.5)))
}

// StickerSheet encodes the sheet as one PNG.
func StickerSheet(s Sheet, meta alpha.Metadata) (Output, error) {
	img, _ := s.Draw()
	data, err := encode(img, "png", meta)
	return Output{Name: "sticker-sheet.png", MediaType: "image/png", Data: data, Enlarged: 1}, err
}

// SpriteSheet encodes the sheet as a ZIP of a PNG and a JSON atlas in TexturePacker's hash format.
func SpriteSheet(s Sheet, meta alpha.Metadata, at time.Time) (Output, error) {
	img, places := s.Draw()
	picture, err := encode(img, "png", meta)
	if err != nil {
		return Output{}, err
	}
	index, err := atlas(s, places, img.Rect)
	if err != nil {
		return Output{}, err
	}
	var out bytes.Buffer
	bundle := archive{zip: zip.NewWriter(&out), order: Order{Time: at}}
	bundle.add("sprites.png", zip.Store, picture, nil)
	bundle.add("sprites.json", zip.Deflate, index, nil)
	if err := bundle.close(); err != nil {
		return Output{}, err
	}
	return Output{Name: "sprites.zip", MediaType: "application/zip", Data: out.Bytes(), Enlarged: 1}, nil
}

type rect struct {
	X int `json:"x"`
	Y int `json:"y"`
	W int `json:"w"`
	H int `json:"h"`
}

type size struct {
	W int `json:"w"`
	H int `json:"h"`
}

// frame is one sprite: where it lies in the sheet, and in its cell, whose transparent border was cut off.
type frame struct {
	Frame            rect `json:"frame"`
	Rotated          bool `json:"rotated"`
	Trimmed          bool `json:"trimmed"`
	SpriteSourceSize rect `json:"spriteSourceSize"`
	SourceSize       size `json:"sourceSize"`
}

func atlas(s Sheet, places []placed, whole image.Rectangle) ([]byte, error) {
	frames := map[string]frame{}
	for i, item := range s.Items {
		box, cell := places[i].box, places[i].cell
		frames[item.Name+".png"] = frame{
			Frame: rectOf(box), Trimmed: box != cell, SpriteSourceSize: rectOf(box.Sub(cell.Min)), SourceSize: size{cell.Dx(), cell.Dy()},
		}
	}
	return json.MarshalIndent(map[string]any{
		"frames": frames,
		"meta": map[string]any{
			"app": "Pellucid", "version": "1.0", "image": "sprites.png", "format": "RGBA8888", "size": size{whole.Dx(), whole.Dy()}, "scale": "1",
		},
	}, "", "  ")
}

func rectOf(r image.Rectangle) rect { return rect{r.Min.X, r.Min.Y, r.Dx(), r.Dy()} }

// UniqueNames makes names differ: the second "fox" is "fox-2".
func UniqueNames(names []string) []string {
	taken, out := map[string]bool{}, make([]string, len(names))
	for i, name := range names {
		own := name
		for n := 2; taken[own]; n++ {
			own = fmt.Sprintf("%s-%d", name, n)
		}
		taken[own], out[i] = true, own
	}
	return out
}
