package export

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"encoding/json"
	"image"
	"image/color"
	"image/png"
	"io"
	"path"
	"slices"
	"strings"
	"testing"
	"time"

	"pellucid/internal/alpha/codec"
)

// wide is an opaque bar on a transparent ground, twice as wide as high.
func wide(w int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, w, w/2))
	for i := 0; i < len(img.Pix); i += 4 {
		copy(img.Pix[i:], []uint8{200, 40, 60, 255})
	}
	return img
}

func order(img *image.NRGBA) Order {
	return Order{Image: img, Name: "fox", Title: "A fox", Format: "png", Background: color.NRGBA{R: 255, G: 255, B: 255, A: 255}, Time: time.Unix(1e9, 0)}
}

func files(t *testing.T, data []byte) map[string][]byte {
	t.Helper()
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string][]byte{}
	for _, f := range archive.File {
		source, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		if out[f.Name], err = io.ReadAll(source); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

func decoded(t *testing.T, file []byte) *image.NRGBA {
	t.Helper()
	img, err := codec.Decode(bytes.NewReader(file), 1<<26)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

func TestEveryPurposeMakesTheFilesThatItListsInTheirSizes(t *testing.T) {
	for _, p := range Purposes {
		if p.Name == "tshirt" {
			continue // see below
		}
		out, err := Make(p, order(wide(600)))
		if err != nil {
			t.Fatalf("%s: %v", p.Name, err)
		}
		if len(p.Files) < 2 {
			if want := max(0, len(p.Files)); want == 1 && decoded(t, out.Data).Rect.Dx() != p.Files[0].Width {
				t.Errorf("%s has %v", p.Name, decoded(t, out.Data).Rect)
			}
			continue
		}
		all := files(t, out.Data)
		for _, f := range p.Files {
			name := strings.ReplaceAll(f.Name, "%", "fox")
			data, ok := all[name]
			if !ok {
				t.Errorf("%s lacks %s", p.Name, name)
				continue
			}
			img := decoded(t, data)
			if img.Rect.Dx() != f.Width || img.Rect.Dy() != f.Height {
				t.Errorf("%s of %s has %v", name, p.Name, img.Rect)
			}
			if f.Opaque != img.Opaque() {
				t.Errorf("%s of %s: that it is opaque is %v", name, p.Name, img.Opaque())
			}
		}
	}
}

func TestAnImageIsCenteredAndItsProportionsStay(t *testing.T) {
	out, enlarged := File{Width: 100, Height: 100, Margin: 0.1}.render(wide(400), color.NRGBA{})
	box := image.Rectangle{Min: image.Pt(100, 100)}
	for y := range 100 {
		for x := range 100 {
			if out.NRGBAAt(x, y).A > 0 {
				box.Min.X, box.Min.Y, box.Max.X, box.Max.Y = min(box.Min.X, x), min(box.Min.Y, y), max(box.Max.X, x+1), max(box.Max.Y, y+1)
			}
		}
	}
	if want := image.Rect(10, 30, 90, 70); box != want || enlarged != 1 {
		t.Errorf("the image is at %v, want %v; enlarged %v", box, want, enlarged)
	}
	if _, enlarged := (File{Width: 800, Height: 800}).render(wide(400), color.NRGBA{}); enlarged != 2 {
		t.Errorf("twice as large is told as %v", enlarged)
	}
}

func TestAPrintSaysItsPixelsPerInch(t *testing.T) {
	p := Purpose{Name: "print", Formats: []string{"png"}, Files: []File{{Name: "%.png", Width: 90, Height: 108, PixelsPerInch: 300}}}
	out, err := Make(p, order(wide(90)))
	if err != nil {
		t.Fatal(err)
	}
	at := bytes.Index(out.Data, []byte("pHYs"))
	if at < 0 || at > bytes.Index(out.Data, []byte("IDAT")) {
		t.Fatal("there is no pHYs chunk before the pixels")
	}
	chunk := out.Data[at+4:]
	if x, y := binary.BigEndian.Uint32(chunk), binary.BigEndian.Uint32(chunk[4:]); x != 11811 || y != 11811 || chunk[8] != 1 {
		t.Errorf("%d × %d pixels to the unit %d, want 11811 to the meter", x, y, chunk[8])
	}
	if tshirt, _ := Find("tshirt"); tshirt.Files[0].Width != 4500 || tshirt.Files[0].Height != 5400 || tshirt.Files[0].PixelsPerInch != 300 {
		t.Errorf("a T-shirt is %+v", tshirt.Files)
	}
}

func TestTheIconFileHoldsReadablePNGs(t *testing.T) {
	out, err := Make(purposeOf(t, Favicon), order(wide(300)))
	if err != nil {
		t.Fatal(err)
	}
	ico := files(t, out.Data)["favicon.ico"]
	if n := binary.LittleEndian.Uint16(ico[4:]); int(n) != len(icoSides) || binary.LittleEndian.Uint16(ico[2:]) != 1 {
		t.Fatalf("%d images", n)
	}
	for i, side := range icoSides {
		entry := ico[6+16*i:]
		from, size := binary.LittleEndian.Uint32(entry[12:]), binary.LittleEndian.Uint32(entry[8:])
		img, err := png.Decode(bytes.NewReader(ico[from : from+size]))
		if err != nil || img.Bounds().Dx() != side || int(entry[0]) != side {
			t.Errorf("image %d: %v, %v", i, img.Bounds(), err)
		}
	}
}

func purposeOf(t *testing.T, name string) Purpose {
	t.Helper()
	p, ok := Find(name)
	if !ok {
		t.Fatalf("no purpose %q", name)
	}
	return p
}

func TestAFaviconSetHasItsVectorVersionWhereThereIsOne(t *testing.T) {
	o := order(wide(300))
	without, err := Make(purposeOf(t, Favicon), o)
	if err != nil {
		t.Fatal(err)
	}
	o.SVG = []byte("<svg/>")
	with, err := Make(purposeOf(t, Favicon), o)
	if err != nil {
		t.Fatal(err)
	}
	a, b := files(t, without.Data), files(t, with.Data)
	if a["favicon.svg"] != nil || strings.Contains(string(a["head.html"]), "svg") || b["favicon.svg"] == nil || !strings.Contains(string(b["head.html"]), "favicon.svg") {
		t.Errorf("without: %s, with: %s", a["head.html"], b["head.html"])
	}
	var site struct{ Icons []struct{ Src string } }
	if err := json.Unmarshal(a["site.webmanifest"], &site); err != nil || len(site.Icons) != 2 {
		t.Errorf("the manifest is %s", a["site.webmanifest"])
	}
	for _, icon := range site.Icons {
		if a[strings.TrimPrefix(icon.Src, "/")] == nil {
			t.Errorf("the manifest names %s, which is not there", icon.Src)
		}
	}
}

func TestXcodeFindsEveryIconThatContentsJSONNames(t *testing.T) {
	out, err := Make(purposeOf(t, AppIcon), order(wide(300)))
	if err != nil {
		t.Fatal(err)
	}
	all := files(t, out.Data)
	var contents struct{ Images []struct{ Filename string } }
	if err := json.Unmarshal(all[iosFolder+"Contents.json"], &contents); err != nil || len(contents.Images) != len(iosIcons) {
		t.Fatalf("%s", all[iosFolder+"Contents.json"])
	}
	for _, icon := range contents.Images {
		if all[iosFolder+icon.Filename] == nil {
			t.Errorf("%s is not there", icon.Filename)
		}
	}
	if !bytes.Contains(all["android/res/values/ic_launcher_background.xml"], []byte("#ffffff")) {
		t.Error("the adaptive icon has no background")
	}
}

// App Store Connect refuses an app whose icon has an alpha channel (ITMS-90717), though every pixel of it be opaque.
func TestIconsForAppleHaveNoAlphaChannel(t *testing.T) {
	out, err := Make(purposeOf(t, AppIcon), order(wide(300)))
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for name, data := range files(t, out.Data) {
		if path.Ext(name) != ".png" {
			continue
		}
		const rgb, rgba = 2, 6
		want := byte(rgba)
		if strings.HasPrefix(name, iosFolder) {
			want = rgb
			seen++
			if r, g, b, _ := decoded(t, data).At(1, 1).RGBA(); r>>8 != 255 || g>>8 != 255 || b>>8 != 255 {
				t.Errorf("the corner of %s is not of the background", name)
			}
		}
		if got := data[25]; got != want { // the color type in the header
			t.Errorf("%s has color type %d, want %d", name, got, want)
		}
	}
	if seen == 0 {
		t.Error("there are no icons for iOS")
	}
}

func TestASpriteSheetPutsEachImageIntoItsCell(t *testing.T) {
	items := []SheetItem{{"a", wide(100)}, {"b", wide(20)}, {"c", wide(60)}}
	img, places := Sheet{Columns: 2, Cell: 50, Gap: 5, Items: items}.Draw()
	if img.Rect.Dx() != 100 || img.Rect.Dy() != 100 {
		t.Errorf("the sheet has %v", img.Rect)
	}
	for i, p := range places {
		if !p.box.In(p.cell) || p.box.Empty() {
			t.Errorf("image %d is at %v, its cell at %v", i, p.box, p.cell)
		}
		if at := img.NRGBAAt(p.box.Min.X, p.box.Min.Y); at.A != 255 {
			t.Errorf("image %d begins with %v", i, at)
		}
	}
	if places[0].box.Dx() != 40 || places[1].box.Dx() != 20 {
		t.Errorf("the large image has %v, the small one %v", places[0].box, places[1].box)
	}
}

func TestNamesBecomeUnique(t *testing.T) {
	if got := UniqueNames([]string{"fox", "fox", "fox-2", "fox"}); !slices.Equal(got, []string{"fox", "fox-2", "fox-2-2", "fox-3"}) {
		t.Errorf("%q", got)
	}
}
