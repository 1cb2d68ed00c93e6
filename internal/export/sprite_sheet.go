package export

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"time"

	"pellucid/internal/alpha/codec"
)

// SpriteSheet encodes the sheet as a ZIP of a PNG and a JSON atlas in TexturePacker's hash format.
func SpriteSheet(s Sheet, meta codec.Metadata, at time.Time) (Output, error) {
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
