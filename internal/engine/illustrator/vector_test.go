package illustrator

import (
	"bytes"
	"context"
	"encoding/xml"
	"errors"
	"image"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/style"
	"pellucid/internal/testkit/services"
)

// vectorPrompts are drawn in every style that has a vector form.
var vectorPrompts = []string{
	"a tie dye heart",
	"a hamburger", "a cat wearing a crown", "a girl waving", "a red bicycle", "a red rose", "a fox", "a rocket", "a teapot",
	"an owl", "a blue car", "a birthday cake", "a sunflower", "a house", "a guitar",
}

const (
	vectorSide = 320
	faithful   = 2 // levels of 255, the mean over all pixels and components
)

func TestVectorFilesShowTheImageInAnotherRenderer(t *testing.T) {
	e := newEngine(t)
	folder := t.TempDir()
	drawn := map[string]*image.NRGBA{}
	for i, name := range style.Names() {
		if !style.HasVector(name) {
			continue
		}
		for k, prompt := range vectorPrompts {
			if !services.Sampled(i, k) {
				continue // every style draws a third of the prompts, and all of them in make soak
			}
			p, err := e.Draw(context.Background(), engine.Request{Prompt: prompt, Width: vectorSide, Height: vectorSide, Seed: int64(k), Variation: k % 4, Style: name}, nil)
			if err != nil {
				t.Fatal(err)
			}
			data, preview, err := e.Vector(p.Recipe, prompt, vectorSide)
			if err != nil {
				t.Errorf("%s in %s: %v", prompt, name, err)
				continue
			}
			if preview.Bounds().Dx() == 0 || !wellFormed(data) {
				t.Errorf("%s in %s: not a well-formed file with a preview", prompt, name)
			}
			key := name + " " + strings.ReplaceAll(prompt, " ", "-")
			drawn[key] = p.Image
			if err := os.WriteFile(filepath.Join(folder, key+".svg"), data, 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	if out, err := exec.Command("node", "svg/testdata/render.mjs", folder).CombinedOutput(); err != nil {
		t.Fatalf("resvg: %v\n%s", err, out)
	}
	for key, m := range drawn {
		pix, err := os.ReadFile(filepath.Join(folder, key+".rgba"))
		if err != nil {
			t.Fatal(err)
		}
		if d := meanDifference(m, pix); d > faithful {
			t.Errorf("%s differs by %.2f of 255", key, d)
		} else if testing.Verbose() {
			t.Logf("%s differs by %.2f of 255", key, d)
		}
	}
}

func TestImagesOfPixelsHaveNoVectorForm(t *testing.T) {
	e := newEngine(t)
	for _, req := range []engine.Request{{Prompt: "a fox", Style: "watercolor"}, {Prompt: "a fox, pastel colors", Style: "flat"}} {
		req.Width, req.Height = 64, 64
		p, err := e.Draw(context.Background(), req, nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := e.Vector(p.Recipe, "a fox", 64); !errors.Is(err, engine.ErrNoVector) {
			t.Errorf("%s in %s: error %v, want ErrNoVector", req.Prompt, req.Style, err)
		}
	}
}

func wellFormed(data []byte) bool {
	for d := xml.NewDecoder(bytes.NewReader(data)); ; {
		switch _, err := d.Token(); {
		case errors.Is(err, io.EOF):
			return true
		case err != nil:
			return false
		}
	}
}

// meanDifference compares a straight image with premultiplied pixels of the same size.
func meanDifference(m *image.NRGBA, pix []byte) float64 {
	if len(pix) != len(m.Pix) {
		return 255
	}
	sum := 0.0
	for i := 0; i < len(pix); i += 4 {
		a := int(m.Pix[i+3])
		for c := range 3 {
			sum += max(float64(int(m.Pix[i+c])*a)/255-float64(pix[i+c]), float64(pix[i+c])-float64(int(m.Pix[i+c])*a)/255)
		}
		sum += max(float64(a)-float64(pix[i+3]), float64(pix[i+3])-float64(a))
	}
	return sum / float64(len(pix))
}
