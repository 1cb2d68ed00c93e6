package raster_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/art"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// TestPiecesLookLikeLibrsvgDrawsThem compares 100 pieces of each color set with rsvg-convert at 512 pixels. It needs
// that program and takes a minute, so it runs only when PELLUCID_RSVG is set; the figures are printed with -v.
func TestPiecesLookLikeLibrsvgDrawsThem(t *testing.T) {
	if os.Getenv("PELLUCID_RSVG") == "" {
		t.Skip("set PELLUCID_RSVG=1 to compare with rsvg-convert")
	}
	if _, err := exec.LookPath("rsvg-convert"); err != nil {
		t.Skip("rsvg-convert is not installed")
	}
	// The greatest mean absolute difference of premultiplied RGBA, of 255.
	bounds := map[string]float64{"fluent-emoji": 0.49}
	for set, bound := range bounds {
		t.Run(set, func(t *testing.T) { compareSet(t, set, bound) })
	}
}

const comparedSize = 512

func compareSet(t *testing.T, set string, bound float64) {
	sources := readSources(t, set)
	names := art.Names(set)
	type result struct {
		name       string
		difference float64
	}
	var results []result
	sum := 0.0
	for i := 0; i < 100; i++ {
		name := names[i*len(names)/100]
		d := difference(drawPiece(t, set, name, comparedSize), rsvg(t, sources.document(name)))
		results = append(results, result{name, d})
		sum += d
	}
	slices.SortFunc(results, func(a, b result) int { return int(math.Copysign(1, b.difference-a.difference)) })
	mean := sum / float64(len(results))
	t.Logf("mean %.3f median %.3f, worst %v", mean, results[len(results)/2].difference, results[:8])
	if mean > bound {
		t.Errorf("mean difference %.3f, want at most %.2f", mean, bound)
	}
}

func drawPiece(t testing.TB, set, name string, size int) *image.NRGBA {
	t.Helper()
	piece, ok := art.Find(set, name)
	if !ok {
		t.Fatalf("no piece %s/%s", set, name)
	}
	nodes, err := piece.Nodes()
	if err != nil {
		t.Fatal(err)
	}
	l := raster.Square(size)
	k := float32(size) / scene.Units
	raster.Draw(l, nodes, scene.ScaleBy(k, k))
	return l.NRGBA()
}

// sources is an icon package.
type sources struct {
	Width, Height float64
	Icons         map[string]struct {
		Body          string
		Width, Height float64
	}
}

func readSources(t *testing.T, set string) sources {
	t.Helper()
	file := filepath.Join("..", "..", "..", "..", "node_modules", "@iconify-json", set, "icons.json")
	content, err := os.ReadFile(file)
	if err != nil {
		t.Skip("the icon packages are not installed: " + err.Error())
	}
	var s sources
	if err := json.Unmarshal(content, &s); err != nil {
		t.Fatal(err)
	}
	return s
}

// document is a piece as SVG in a square view box.
func (s sources) document(name string) string {
	icon := s.Icons[name]
	w, h := max(icon.Width, s.Width), max(icon.Height, s.Height)
	side := max(w, h)
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" `+
		`width="%[1]g" height="%[1]g" viewBox="%[2]g %[3]g %[1]g %[1]g">%[4]s</svg>`,
		side, (w-side)/2, (h-side)/2, strings.ReplaceAll(icon.Body, "currentColor", "#000"))
}

func rsvg(t *testing.T, document string) *image.NRGBA {
	t.Helper()
	size := fmt.Sprint(comparedSize)
	command := exec.Command("rsvg-convert", "-w", size, "-h", size)
	command.Stdin = strings.NewReader(document)
	out, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	decoded, err := png.Decode(bytes.NewReader(out))
	if err != nil {
		t.Fatal(err)
	}
	im := image.NewNRGBA(decoded.Bounds())
	draw.Draw(im, im.Rect, decoded, image.Point{}, draw.Src)
	return im
}

// difference is the mean absolute difference of premultiplied RGBA, of 255.
func difference(a, b *image.NRGBA) float64 {
	sum := 0.0
	for i := 0; i < len(a.Pix); i += 4 {
		alphaA, alphaB := float64(a.Pix[i+3]), float64(b.Pix[i+3])
		sum += math.Abs(alphaA - alphaB)
		for k := range 3 {
			sum += math.Abs(float64(a.Pix[i+k])*alphaA-float64(b.Pix[i+k])*alphaB) / 255
		}
	}
	return sum / float64(len(a.Pix))
}
