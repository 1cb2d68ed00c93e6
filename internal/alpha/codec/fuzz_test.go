package codec

import (
	"bytes"
	"errors"
	"image"
	"strings"
	"testing"
)

func seeds(f *testing.F) {
	img := image.NewNRGBA(image.Rect(0, 0, 5, 3))
	for i := range img.Pix {
		img.Pix[i] = uint8(i * 37)
	}
	for _, encode := range []func(*bytes.Buffer) error{
		func(b *bytes.Buffer) error { return EncodePNG(b, img, fullMetadata()) },
		func(b *bytes.Buffer) error { return EncodeWebP(b, img, 80, fullMetadata()) },
		func(b *bytes.Buffer) error { return EncodeWebP(b, img, 100, fullMetadata()) },
	} {
		var b bytes.Buffer
		if err := encode(&b); err != nil {
			f.Fatal(err)
		}
		f.Add(b.Bytes())
		f.Add(b.Bytes()[:b.Len()*2/3])
	}
	f.Add([]byte("\xff\xd8\xff\xe0"))
}

func FuzzReadMetadata(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, file []byte) {
		_, err := ReadMetadata(bytes.NewReader(file))
		if err != nil && !errors.Is(err, ErrFormat) && !errors.Is(err, ErrTooLarge) {
			t.Errorf("an untyped error: %v", err)
		}
	})
}

// What a prompt says must come out of the file as it went in, and break neither the packet nor the picture.
func FuzzWriteMetadata(f *testing.F) {
	full := fullMetadata()
	f.Add(full.Prompt, full.Recipe, full.License, uint8(200))
	f.Add("]]> <?xpacket end=\"r\"?> </rdf:li>", "\x00\xff\ufffe", "\r\n \t", uint8(0))
	f.Fuzz(func(t *testing.T, prompt, recipe, license string, shade uint8) {
		img := image.NewNRGBA(image.Rect(0, 0, 2, 1))
		copy(img.Pix, []byte{shade, 1, 2, 255, shade, 3, shade, 255})
		var file bytes.Buffer
		if err := EncodePNG(&file, img, Metadata{Title: prompt, Prompt: prompt, Recipe: recipe, License: license}); err != nil {
			t.Fatal(err)
		}
		got, err := ReadMetadata(bytes.NewReader(file.Bytes()))
		if err != nil {
			t.Fatal(err)
		}
		if got.Title != heldByXML(prompt) || got.Prompt != heldByXML(prompt) || got.Recipe != heldByXML(recipe) || got.License != heldByXML(license) {
			t.Errorf("%q, %q and %q became %+v", prompt, recipe, license, got)
		}
		if picture, err := Decode(&file, 2); err != nil || !bytes.Equal(picture.Pix, img.Pix) {
			t.Errorf("the picture became %v, %v", picture, err)
		}
	})
}

// heldByXML is a text with U+FFFD for what XML 1.0 has no place for.
func heldByXML(text string) string {
	return strings.Map(func(r rune) rune {
		if r == '\t' || r == '\n' || r == '\r' || r >= 0x20 && r <= 0xd7ff || r >= 0xe000 && r <= 0xfffd || r >= 0x10000 {
			return r
		}
		return 0xfffd
	}, text)
}

func FuzzDecode(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, file []byte) {
		const limit = 1 << 16
		img, err := Decode(bytes.NewReader(file), limit)
		if err != nil {
			if !errors.Is(err, ErrFormat) && !errors.Is(err, ErrTooLarge) {
				t.Errorf("an untyped error: %v", err)
			}
			return
		}
		size := img.Rect.Size()
		if img.Rect.Min != (image.Point{}) || size.X*size.Y > limit || len(img.Pix) != 4*size.X*size.Y {
			t.Errorf("%v with %d bytes", img.Rect, len(img.Pix))
		}
	})
}
