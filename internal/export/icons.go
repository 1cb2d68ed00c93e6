package export

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"image"
	"strings"

	"pellucid/internal/alpha/codec"
)

const iconMargin = 0.1 // of icons on a background

// icoSides are the images in favicon.ico.
var icoSides = []int{16, 32, 48}

var faviconFiles = []File{
	{Name: "apple-touch-icon.png", Width: 180, Height: 180, Margin: iconMargin, Opaque: true}, // iOS shows black behind transparency
	{Name: "icon-192.png", Width: 192, Height: 192},
	{Name: "icon-512.png", Width: 512, Height: 512},
}

// encodeICO writes a Windows icon with PNG images in it, which every browser in use reads.
func encodeICO(images []*image.NRGBA) ([]byte, error) {
	const head, entry = 6, 16
	out := make([]byte, head+entry*len(images))
	binary.LittleEndian.PutUint16(out[2:], 1)
	binary.LittleEndian.PutUint16(out[4:], uint16(len(images)))
	for i, img := range images {
		var file bytes.Buffer
		if err := codec.EncodePNG(&file, img, codec.Metadata{}); err != nil {
			return nil, err
		}
		e := out[head+entry*i:]
		e[0], e[1] = uint8(img.Rect.Dx()), uint8(img.Rect.Dy()) // 0 would mean 256
		binary.LittleEndian.PutUint16(e[4:], 1)
		binary.LittleEndian.PutUint16(e[6:], 32)
		binary.LittleEndian.PutUint32(e[8:], uint32(file.Len()))
		binary.LittleEndian.PutUint32(e[12:], uint32(len(out)))
		out = append(out, file.Bytes()...)
	}
	return out, nil
}

// manifest is the web app manifest of a favicon set.
func manifest(name string) ([]byte, error) {
	icon := func(side int) map[string]string {
		return map[string]string{"src": fmt.Sprintf("/icon-%d.png", side), "sizes": fmt.Sprintf("%dx%d", side, side), "type": "image/png"}
	}
	return json.MarshalIndent(map[string]any{
		"name": name, "icons": []any{icon(192), icon(512)}, "display": "browser",
	}, "", "  ")
}

// headHTML is what to put into the head of a page.
func headHTML(hasSVG bool) []byte {
	lines := []string{`<link rel="icon" href="/favicon.ico" sizes="32x32">`}
	if hasSVG {
		lines = append(lines, `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`)
	}
	lines = append(lines, `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`, `<link rel="manifest" href="/site.webmanifest">`)
	return []byte(strings.Join(lines, "\n") + "\n")
}
