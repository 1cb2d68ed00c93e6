package export

import (
	"encoding/json"
	"fmt"
)

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
