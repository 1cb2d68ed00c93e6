package programtest

import (
	"bytes"
	"image/jpeg"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/matting/scene"
)

// photoFile writes an opaque JPEG whose subject is known.
func photoFile(t *testing.T) string {
	t.Helper()
	const side = 160
	var file bytes.Buffer
	photo := scene.Photo(scene.Subjects()[0].Draw(side), scene.Backgrounds()[0].Draw(side))
	if err := jpeg.Encode(&file, photo, &jpeg.Options{Quality: 95}); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "photo.jpg")
	if err := os.WriteFile(path, file.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestAPhotoIsCutOutOnTheCommandLine(t *testing.T) {
	t.Parallel()
	photo := photoFile(t)
	said := say(t, "cutout", photo)
	for _, part := range []string{"method: contrast", "not keyed: ", "halo", "% transparent"} {
		if !strings.Contains(said, part) {
			t.Errorf("%q is not in %s", part, said)
		}
	}
	file, err := os.Open(strings.TrimSuffix(photo, ".jpg") + "-cutout.png")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	img, err := codec.Decode(file, 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	if corner, middle := img.NRGBAAt(0, 0).A, img.NRGBAAt(80, 80).A; corner != 0 || middle != 255 {
		t.Errorf("opacity %d in the corner and %d in the middle", corner, middle)
	}
}

func TestWhatCannotBeCutOutFailsWithASentence(t *testing.T) {
	t.Parallel()
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	heic := filepath.Join(t.TempDir(), "photo.heic")
	if err := os.WriteFile(heic, []byte("\x00\x00\x00\x24ftypheic\x00\x00\x00\x00mif1heic"), 0o600); err != nil {
		t.Fatal(err)
	}
	for want, args := range map[string][]string{
		"Export the photo as JPEG or PNG":        {heic},
		"no such file":                           {"missing.jpg"},
		"--white and --black are given together": {photoFile(t), "--white", heic},
	} {
		out, err := exec.Command(program, append([]string{"cutout"}, args...)...).CombinedOutput()
		if err == nil || !strings.Contains(string(out), want) {
			t.Errorf("%v: %v, %s", args, err, out)
		}
	}
}
