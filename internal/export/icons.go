package export

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"image"
	"strings"

	"pellucid/internal/alpha"
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
		if err := alpha.EncodePNG(&file, img, alpha.Metadata{}); err != nil {
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

// iosIcon is an icon of an app on Apple's systems: so many points at a scale.
type iosIcon struct {
	idiom  string
	points string
	scale  int
	side   int // pixels
}

var iosIcons = []iosIcon{
	{"iphone", "20x20", 2, 40}, {"iphone", "20x20", 3, 60}, {"iphone", "29x29", 2, 58}, {"iphone", "29x29", 3, 87},
	{"iphone", "40x40", 2, 80}, {"iphone", "40x40", 3, 120}, {"iphone", "60x60", 2, 120}, {"iphone", "60x60", 3, 180},
	{"ipad", "20x20", 1, 20}, {"ipad", "20x20", 2, 40}, {"ipad", "29x29", 1, 29}, {"ipad", "29x29", 2, 58},
	{"ipad", "40x40", 1, 40}, {"ipad", "40x40", 2, 80}, {"ipad", "76x76", 2, 152}, {"ipad", "83.5x83.5", 2, 167},
	{"ios-marketing", "1024x1024", 1, 1024},
}

const iosFolder = "ios/AppIcon.appiconset/"

func iosName(side int) string { return fmt.Sprintf("icon-%d.png", side) }

// iosFiles are opaque: the App Store refuses icons with an alpha channel.
var iosFiles = func() (files []File) {
	known := map[int]bool{}
	for _, icon := range iosIcons {
		if !known[icon.side] {
			known[icon.side] = true
			files = append(files, File{Name: iosFolder + iosName(icon.side), Width: icon.side, Height: icon.side, Margin: iconMargin, Opaque: true, NoAlpha: true})
		}
	}
	return files
}()

// iosContents is the Contents.json that Xcode reads.
func iosContents() ([]byte, error) {
	images := make([]map[string]string, len(iosIcons))
	for i, icon := range iosIcons {
		images[i] = map[string]string{"idiom": icon.idiom, "size": icon.points, "scale": fmt.Sprintf("%dx", icon.scale), "filename": iosName(icon.side)}
	}
	return json.MarshalIndent(map[string]any{"images": images, "info": map[string]any{"author": "xcode", "version": 1}}, "", "  ")
}

// androidFiles are the launcher icons by density, the foreground of the adaptive icon, whose outer sixth launchers may cut off,
// and the icon of the store.
var androidFiles = func() (files []File) {
	densities := []struct {
		name          string
		legacy, layer int
	}{{"mdpi", 48, 108}, {"hdpi", 72, 162}, {"xhdpi", 96, 216}, {"xxhdpi", 144, 324}, {"xxxhdpi", 192, 432}}
	const safe = 66.0 / 108
	for _, d := range densities {
		folder := "android/res/mipmap-" + d.name + "/"
		files = append(files,
			File{Name: folder + "ic_launcher.png", Width: d.legacy, Height: d.legacy},
			File{Name: folder + "ic_launcher_foreground.png", Width: d.layer, Height: d.layer, Margin: (1 - safe) / 2},
		)
	}
	return append(files,
		File{Name: "android/play-store-512.png", Width: 512, Height: 512, Margin: iconMargin, Opaque: true},
		File{Name: "store-1024.png", Width: 1024, Height: 1024},
	)
}()

const adaptiveIcon = `<?xml version="1.0" encoding="utf-8"?>
<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
    <background android:drawable="@color/ic_launcher_background" />
    <foreground android:drawable="@mipmap/ic_launcher_foreground" />
</adaptive-icon>
`

const adaptiveBackground = `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <color name="ic_launcher_background">%s</color>
</resources>
`
