package codec

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"testing"

	"pellucid/internal/alpha/alphatest"
)

func stdPNG(t *testing.T, img image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestStraightPixelsSurviveEveryKindOfPNG(t *testing.T) {
	faint := color.NRGBA{200, 100, 50, 3}
	kinds := map[string]interface {
		image.Image
		Set(x, y int, c color.Color)
	}{
		"8-bit":    image.NewNRGBA(image.Rect(0, 0, 3, 2)),
		"16-bit":   image.NewNRGBA64(image.Rect(0, 0, 3, 2)),
		"palettes": image.NewPaletted(image.Rect(0, 0, 3, 2), color.Palette{color.NRGBA{}, faint}),
	}
	for name, img := range kinds {
		if deep, ok := img.(*image.NRGBA64); ok {
			// Set would go through premultiplied color, which rounds faint pixels.
			deep.SetNRGBA64(1, 1, color.NRGBA64{200 * 257, 100 * 257, 50 * 257, 3 * 257})
		} else if flat, ok := img.(*image.Paletted); ok {
			flat.SetColorIndex(1, 1, 1)
		} else {
			img.Set(1, 1, faint)
		}
		got, err := Decode(bytes.NewReader(stdPNG(t, img)), 100)
		if err != nil {
			t.Fatal(name, err)
		}
		if p := got.NRGBAAt(1, 1); p != faint || got.NRGBAAt(0, 0).A != 0 {
			t.Errorf("%s: %v, want %v", name, p, faint)
		}
	}
}

func TestOpaqueFormatsBecomeOpaque(t *testing.T) {
	gray := image.NewGray(image.Rect(0, 0, 16, 16))
	for i := range gray.Pix {
		gray.Pix[i] = 120
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, gray, nil); err != nil {
		t.Fatal(err)
	}
	for name, file := range map[string][]byte{"JPEG": b.Bytes(), "gray PNG": stdPNG(t, gray)} {
		got, err := Decode(bytes.NewReader(file), 256)
		if err != nil {
			t.Fatal(name, err)
		}
		if p := got.NRGBAAt(7, 7); p.A != 255 || p.R < 118 || p.R > 122 {
			t.Errorf("%s: %v", name, p)
		}
	}
}

func TestTooManyPixelsAreRefusedFromTheHeader(t *testing.T) {
	img := alphatest.Busy(20)
	for name, file := range map[string][]byte{
		"PNG":  pngOf(t, img, Metadata{}),
		"WebP": webpOf(t, img, 80, Metadata{}),
	} {
		if _, err := Decode(bytes.NewReader(file), 399); !errors.Is(err, ErrTooLarge) {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := Decode(bytes.NewReader(file), 400); err != nil {
			t.Errorf("%s of just the size: %v", name, err)
		}
	}
	// A header that promises four gigapixels, with nothing behind it.
	bomb := []byte(pngSignature)
	var b bytes.Buffer
	w := pngWriter{w: &b}
	w.chunk("IHDR", pngHeader(1<<16, 1<<16, colorAlpha))
	if _, err := Decode(bytes.NewReader(append(bomb, b.Bytes()...)), 40e6); !errors.Is(err, ErrTooLarge) {
		t.Errorf("a bomb: %v", err)
	}
}

func TestOtherAndDamagedFilesAreNotPictures(t *testing.T) {
	whole := pngOf(t, alphatest.Busy(20), Metadata{})
	web := webpOf(t, alphatest.Busy(20), 100, Metadata{})
	for name, file := range map[string][]byte{
		"nothing":        nil,
		"text":           []byte("GIF89a and more text"),
		"half a PNG":     whole[:len(whole)/2],
		"a PNG's start":  whole[:12],
		"half a WebP":    web[:len(web)/2],
		"a WebP's start": web[:12],
	} {
		if _, err := Decode(bytes.NewReader(file), 1000); !errors.Is(err, ErrFormat) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestMetadataOfOtherAndDamagedFilesIsRefused(t *testing.T) {
	whole := pngOf(t, alphatest.Busy(20), fullMetadata())
	for name, file := range map[string][]byte{
		"nothing":       nil,
		"text":          []byte("just some longer text"),
		"a cut PNG":     whole[:60],
		"a cut WebP":    webpOf(t, alphatest.Busy(20), 100, fullMetadata())[:40],
		"not even XML":  withText(xmpKeyword + "\x00\x00\x00\x00\x00<x:xmpmeta"),
		"a cut header":  []byte(pngSignature + "\x00\x00"),
		"a WebP's head": []byte("RIFF\x00\x00\x00\x00WEBPXM"),
	} {
		if _, err := ReadMetadata(bytes.NewReader(file)); !errors.Is(err, ErrFormat) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// withText is the start of a PNG with one text chunk.
func withText(text string) []byte {
	var b bytes.Buffer
	w := pngWriter{w: &b}
	w.write([]byte(pngSignature))
	w.chunk("iTXt", []byte(text))
	w.chunk("IEND", nil)
	return b.Bytes()
}

func TestForeignTextIsPassedOver(t *testing.T) {
	for _, text := range []string{"Comment\x00\x00\x00\x00\x00hello", xmpKeyword + "\x00\x00\x00no end", ""} {
		if m, err := ReadMetadata(bytes.NewReader(withText(text))); err != nil || m.Title != "" {
			t.Errorf("%q: %+v, %v", text, m, err)
		}
	}
}

func TestHugeMetadataIsRefusedUnread(t *testing.T) {
	head := binary.BigEndian.AppendUint32([]byte(pngSignature), maxMetadata+1)
	riff := binary.LittleEndian.AppendUint32([]byte("RIFF\x00\x00\x00\x00WEBPXMP "), maxMetadata+1)
	for name, file := range map[string][]byte{"PNG": append(head, "iTXt"...), "WebP": riff} {
		if _, err := ReadMetadata(bytes.NewReader(file)); !errors.Is(err, ErrTooLarge) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestStandardPicturesWithoutMetadataHaveNone(t *testing.T) {
	m, err := ReadMetadata(bytes.NewReader(stdPNG(t, alphatest.Busy(20))))
	if err != nil || m.Creator != "" || m.Credits != nil {
		t.Errorf("%+v, %v", m, err)
	}
}
