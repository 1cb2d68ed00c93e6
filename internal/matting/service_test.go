package matting_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"strings"
	"testing"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/matting"
	"pellucid/internal/matting/scene"
)

func TestAFileIsCutOutInFullAndAsAPreview(t *testing.T) {
	truth := scene.Subjects()[0].Draw(600)
	file := jpegOf(t, scene.Photo(truth, scene.Backgrounds()[0].Draw(600)))
	s := matting.NewService(matting.Default(nil), 0)
	for preview, want := range map[bool]int{false: 600, true: matting.PreviewSide} {
		got, err := s.Cut(t.Context(), bytes.NewReader(file), matting.Options{Preview: preview})
		if err != nil {
			t.Fatal(err)
		}
		if got.Image.Rect.Dx() != want {
			t.Errorf("preview %v is %d px wide", preview, got.Image.Rect.Dx())
		}
		if psnr := scene.WorstPSNR(got.Image, transform.Resize(truth, want, want)); psnr < 34 {
			t.Errorf("preview %v: worst-background PSNR %.1f dB after JPEG", preview, psnr)
		}
	}
}

// exif is an EXIF segment that says how the camera was held.
func exif(orientation uint16) []byte {
	tiff := []byte("II*\x00\x08\x00\x00\x00\x01\x00\x12\x01\x03\x00\x01\x00\x00\x00")
	tiff = binary.LittleEndian.AppendUint32(tiff, uint32(orientation))
	body := append([]byte("Exif\x00\x00"), append(tiff, 0, 0, 0, 0)...)
	return append(binary.BigEndian.AppendUint16([]byte{0xff, 0xe1}, uint16(len(body)+2)), body...)
}

func TestAPhotoThatWasTakenSidewaysIsCutOutUpright(t *testing.T) {
	wide := scene.Photo(scene.Subjects()[0].Draw(128), scene.Backgrounds()[0].Draw(128)).SubImage(image.Rect(0, 10, 128, 118))
	file := jpegOf(t, wide)
	file = append(append([]byte{0xff, 0xd8}, exif(6)...), file[2:]...)
	got, err := matting.NewService(matting.Default(nil), 0).Cut(t.Context(), bytes.NewReader(file), matting.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if size := got.Image.Rect.Size(); size != image.Pt(108, 128) {
		t.Errorf("128 by 108 pixels turned by 90° are %v", size)
	}
}

// bomb is a PNG of a few bytes that claims to be huge.
func bomb() []byte {
	header := []byte("IHDR\x00\x00\xff\xff\x00\x00\xff\xff\x08\x06\x00\x00\x00")
	file := append([]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\x0d"), header...)
	return binary.BigEndian.AppendUint32(file, crc32.ChecksumIEEE(header))
}

func TestFilesThatCannotBeCutOutAreRefused(t *testing.T) {
	s := matting.NewService(matting.Default(nil), 0)
	for name, of := range map[string]struct {
		file []byte
		err  error
	}{
		"an iPhone's photo":      {[]byte("\x00\x00\x00\x24ftypheic\x00\x00\x00\x00mif1heic"), matting.ErrHEIC},
		"an AVIF":                {[]byte("\x00\x00\x00\x20ftypavif\x00\x00\x00\x00avifmif1"), matting.ErrHEIC},
		"a text":                 {[]byte("no picture"), codec.ErrFormat},
		"nothing":                {nil, codec.ErrFormat},
		"65,535 by 65,535":       {bomb(), codec.ErrTooLarge},
		"33 MB":                  {make([]byte, matting.MaxBytes+1), codec.ErrTooLarge},
		"a JPEG that breaks off": {jpegOf(t, scene.Backgrounds()[0].Draw(64))[:700], codec.ErrFormat},
	} {
		if _, err := s.Cut(t.Context(), bytes.NewReader(of.file), matting.Options{}); !errors.Is(err, of.err) {
			t.Errorf("%s: %v, want %v", name, err, of.err)
		}
	}
}

// held is a method that works until it is let go.
type held struct {
	begun chan struct{}
	free  chan struct{}
}

func (held) Name() string { return "held" }

func (h held) Matte(_ context.Context, in matting.Input) (*image.NRGBA, error) {
	h.begun <- struct{}{}
	<-h.free
	return in.Image, nil
}

func TestASmallNumberWorkAndFewWaitAndTheRestAreRefused(t *testing.T) {
	h := held{make(chan struct{}), make(chan struct{})}
	s := matting.NewService(matting.Chain{h}, 1)
	file := jpegOf(t, scene.Backgrounds()[0].Draw(32))
	done := make(chan error)
	cut := func(ctx context.Context) {
		_, err := s.Cut(ctx, bytes.NewReader(file), matting.Options{})
		done <- err
	}
	const atOnce = 2
	for range atOnce {
		go cut(t.Context())
		<-h.begun
	}
	waiting, cancel := context.WithCancel(t.Context())
	go cut(waiting)
	var refused error
	for s.Waiting() == 0 {
		if err := waiting.Err(); err != nil {
			t.Fatal(err)
		}
	}
	if _, refused = s.Cut(t.Context(), bytes.NewReader(file), matting.Options{}); !errors.Is(refused, matting.ErrBusy) {
		t.Errorf("the fourth: %v", refused)
	}
	cancel()
	if err := <-done; !errors.Is(err, context.Canceled) {
		t.Errorf("who waits and leaves: %v", err)
	}
	close(h.free)
	for range atOnce {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
	go func() { <-h.begun }()
	if _, err := s.Cut(t.Context(), bytes.NewReader(file), matting.Options{}); err != nil {
		t.Errorf("after all ended: %v", err)
	}
}

func TestEveryMethodHasASentence(t *testing.T) {
	for _, name := range []string{matting.NameNative, matting.NamePair, matting.NameRemote, matting.NameNeural, matting.NameKeyed, matting.NameContrast} {
		if s := matting.Sentence(name); !strings.HasSuffix(s, ".") || strings.Contains(s, "by "+name+".") {
			t.Errorf("%s: %q", name, s)
		}
	}
}
