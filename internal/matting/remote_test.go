package matting_test

import (
	"bytes"
	"image"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/features"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/matting"
	"pellucid/internal/matting/scene"
)

// remover answers uploads with a picture, and keeps what it was sent.
func remover(t *testing.T, status int, answer *image.NRGBA) (*matting.HTTPRemover, *http.Request) {
	t.Helper()
	var seen http.Request
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		seen = *r
		file, _, err := r.FormFile("file")
		if err != nil {
			t.Error(err)
			return
		}
		if sent, err := io.ReadAll(file); err != nil || !codec.Recognized(sent) {
			t.Errorf("%d bytes were sent, %v", len(sent), err)
		}
		w.WriteHeader(status)
		if answer == nil {
			_, _ = io.WriteString(w, "out of memory")
			return
		}
		if err := codec.EncodePNG(w, answer, codec.Metadata{}); err != nil {
			t.Error(err)
		}
	}))
	t.Cleanup(server.Close)
	return &matting.HTTPRemover{URL: server.URL, Token: "key-1", Client: server.Client()}, &seen
}

func TestARemoverIsAskedBeforeThePictureIsGuessedAt(t *testing.T) {
	truth, on := photo(5, 1)
	remote, seen := remover(t, http.StatusOK, truth)
	got, err := matting.Default(remote).Cut(t.Context(), matting.Input{Image: on})
	if err != nil {
		t.Fatal(err)
	}
	if psnr := scene.WorstPSNR(got.Image, truth); got.Method != matting.NameRemote || psnr < 30 {
		t.Errorf("%s, PSNR %.1f", got.Method, psnr)
	}
	if seen.Header.Get("Authorization") != "Bearer key-1" {
		t.Errorf("authorization %q", seen.Header.Get("Authorization"))
	}
}

func TestASmallerAnswerLendsItsOpacityAlone(t *testing.T) {
	truth, on := photo(0, 7)
	remote, _ := remover(t, http.StatusOK, transform.Resize(truth, side/2, side/2))
	got, err := matting.Default(remote).Cut(t.Context(), matting.Input{Image: on})
	if err != nil {
		t.Fatal(err)
	}
	if e := scene.Compare(got.Image, truth); got.Method != matting.NameRemote || got.Image.Rect != on.Rect || e.WorstPSNR < 34 {
		t.Errorf("%s, %v, %+v", got.Method, got.Image.Rect, e)
	}
}

func TestARemoverThatFailsIsPassedOverAndSaid(t *testing.T) {
	_, on := photo(0, 0)
	opaque := scene.Backgrounds()[0].Draw(side)
	for reason, of := range map[string]struct {
		status int
		answer *image.NRGBA
	}{
		"500 Internal Server Error: out of memory": {http.StatusInternalServerError, nil},
		"returned no image":                        {http.StatusOK, nil},
		"removed nothing":                          {http.StatusOK, opaque},
		"returned 64 by 160 pixels":                {http.StatusOK, transform.Resize(scene.Subjects()[0].Draw(side), 64, side)},
	} {
		remote, _ := remover(t, of.status, of.answer)
		got, err := matting.Default(remote).Cut(t.Context(), matting.Input{Image: on})
		if err != nil {
			t.Fatal(err)
		}
		if got.Method != matting.NameContrast || !strings.Contains(reasons(got.Before), reason) {
			t.Errorf("%s: %s after %s", reason, got.Method, reasons(got.Before))
		}
	}
}

func TestAPictureIsSentAsAPNGOfTheSamePixels(t *testing.T) {
	_, on := photo(0, 3)
	var sent []byte
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		file, _, err := r.FormFile("file")
		if err != nil {
			t.Error(err)
			return
		}
		sent, _ = io.ReadAll(file)
		w.WriteHeader(http.StatusTeapot)
	}))
	defer server.Close()
	if _, err := (matting.Remote{Remover: &matting.HTTPRemover{URL: server.URL}}).Matte(t.Context(), matting.Input{Image: on}); err == nil {
		t.Error("a teapot removes no background")
	}
	got, err := codec.Decode(bytes.NewReader(sent), matting.MaxPixels)
	if err != nil || features.PixelHash(got) != features.PixelHash(on) {
		t.Errorf("other pixels were sent (%v)", err)
	}
}
