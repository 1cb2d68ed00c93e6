package art_test

import (
	"image"
	"image/draw"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/art"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// open decodes a piece.
func open(t testing.TB, set, name string) (art.Piece, []scene.Node) {
	t.Helper()
	piece, ok := art.Find(set, name)
	if !ok {
		t.Fatalf("no piece %s/%s", set, name)
	}
	nodes, err := piece.Nodes()
	if err != nil {
		t.Fatalf("%s/%s: %v", set, name, err)
	}
	return piece, nodes
}

// render draws nodes on a square of size pixels that shows the whole scene and, around it, margin pixels more.
func render(nodes []scene.Node, size, margin int) *raster.Layer {
	l := raster.NewLayer(-margin, -margin, size+2*margin, size+2*margin)
	k := float32(size) / scene.Units
	raster.Draw(l, nodes, scene.ScaleBy(k, k))
	return l
}

func TestPiecesDecode(t *testing.T) {
	for _, set := range art.Sets() {
		for i, name := range art.Names(set.Name) {
			if i%45 != 0 {
				continue
			}
			piece, nodes := open(t, set.Name, name)
			if len(nodes) == 0 || piece.Box.X1 <= piece.Box.X0 || piece.Box.Y1 <= piece.Box.Y0 {
				t.Errorf("%s/%s: %d nodes, box %+v", set.Name, name, len(nodes), piece.Box)
			}
		}
	}
}

// A box that is too great makes a piece too small in a picture; one that is too small cuts it.
func TestBoxesHoldWhatIsVisible(t *testing.T) {
	const size, margin, tolerance = 96, 12, 2.6 // pixels
	for _, set := range art.Sets() {
		names := art.Names(set.Name)
		for i := range 12 {
			name := names[i*len(names)/12]
			piece, nodes := open(t, set.Name, name)
			got := visible(render(nodes, size, margin))
			k := float32(size) / scene.Units
			want := art.Box{X0: piece.Box.X0 * k, Y0: piece.Box.Y0 * k, X1: piece.Box.X1 * k, Y1: piece.Box.Y1 * k}
			off := max(math.Abs(float64(got.X0-want.X0)), math.Abs(float64(got.Y0-want.Y0)),
				math.Abs(float64(got.X1-want.X1)), math.Abs(float64(got.Y1-want.Y1)))
			if off > tolerance {
				t.Errorf("%s/%s: visible %.1f, box %.1f", set.Name, name, got, want)
			}
		}
	}
}

// visible returns the box, in pixels, of what has a tenth of full alpha or more.
func visible(l *raster.Layer) art.Box {
	box := art.Box{X0: math.MaxFloat32, Y0: math.MaxFloat32, X1: -math.MaxFloat32, Y1: -math.MaxFloat32}
	for i, a := range l.Alpha() {
		if a < 0.1 {
			continue
		}
		x, y := float32(l.X0+i%l.W), float32(l.Y0+i/l.W)
		box = art.Box{X0: min(box.X0, x), Y0: min(box.Y0, y), X1: max(box.X1, x+1), Y1: max(box.Y1, y+1)}
	}
	return box
}

// The references were drawn by resvg (see references.mjs).
func TestPiecesLookLikeTheirReferences(t *testing.T) {
	files, err := filepath.Glob("testdata/*.png")
	if err != nil || len(files) != 2 {
		t.Fatalf("%d references, error %v", len(files), err)
	}
	for _, file := range files {
		parts := strings.Split(filepath.Base(file), ".")
		t.Run(parts[0]+"/"+parts[1], func(t *testing.T) {
			reference := readPNG(t, file)
			_, nodes := open(t, parts[0], parts[1])
			const bound = 0.5
			got := render(nodes, reference.Rect.Dx(), 0).NRGBA()
			if d := difference(got, reference); d > bound {
				t.Errorf("mean difference %.3f of 255, want at most %.1f", d, bound)
			}
		})
	}
}

func readPNG(t *testing.T, file string) *image.NRGBA {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	decoded, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	size := decoded.Bounds().Size()
	side := max(size.X, size.Y) // a scene is a square with the piece in its middle
	im := image.NewNRGBA(image.Rect(0, 0, side, side))
	draw.Draw(im, decoded.Bounds().Add(image.Pt((side-size.X)/2, (side-size.Y)/2)), decoded, image.Point{}, draw.Src)
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
