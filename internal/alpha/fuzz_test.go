package alpha

import (
	"bytes"
	"errors"
	"image"
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
