package style

import (
	"bytes"
	"context"
	"encoding/binary"
	"image"
	"math"
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/design"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
	"pellucid/internal/engine/illustrator/style/sample"
)

func TestEveryStyleDrawsCleanPremultipliedPixelsInsideTheFrame(t *testing.T) {
	for _, name := range Names() {
		t.Run(name, func(t *testing.T) {
			s, _ := Find(name)
			l := s.Draw(context.Background(), sample.Portrait(128))
			ink := 0
			for i := 0; i < len(l.Pix); i += 4 {
				p := l.Pix[i : i+4]
				if slices.Max(p[:3]) > p[3]+1e-4 || slices.Min(p) < -1e-4 || p[3] > 1+1e-4 || math.IsNaN(float64(p[0]+p[1]+p[2]+p[3])) {
					t.Fatalf("pixel %d,%d = %v", i/4%128, i/4/128, p)
				}
				if p[3] > 0.2 {
					ink++
				}
			}
			if ink < 128*128/50 {
				t.Errorf("only %d pixels of ink", ink)
			}
			if a := frameAlpha(l); a > 0.02 {
				t.Errorf("alpha %.3f on the frame", a)
			}
		})
	}
}

// frameAlpha is the largest alpha of the outermost pixels.
func frameAlpha(l *raster.Layer) float32 {
	most := float32(0)
	for i := range l.W {
		for _, k := range [4]int{i, (l.H-1)*l.W + i, i * l.W, i*l.W + l.W - 1} {
			most = max(most, l.Pix[4*k+3])
		}
	}
	return most
}

func TestEveryStyleIsDeterministic(t *testing.T) {
	for _, name := range Names() {
		s, _ := Find(name)
		if !bytes.Equal(encoded(s.Draw(context.Background(), sample.Portrait(64))), encoded(s.Draw(context.Background(), sample.Portrait(64)))) {
			t.Errorf("%s drew two different pictures", name)
		}
	}
}

func encoded(l *raster.Layer) []byte {
	var b bytes.Buffer
	for _, v := range l.Pix {
		b.Write(binary.LittleEndian.AppendUint32(nil, math.Float32bits(v)))
	}
	return b.Bytes()
}

func TestEveryStyleSurvivesAnEmptyPicture(t *testing.T) {
	empty := &picture.Picture{Size: 64}
	nothing := &picture.Picture{Size: 64, Pieces: []picture.Piece{{Matrix: scene.Identity}}}
	for _, name := range Names() {
		s, _ := Find(name)
		for _, p := range []*picture.Picture{empty, nothing} {
			if l := s.Draw(context.Background(), p); l.W != 64 || l.H != 64 {
				t.Errorf("%s: %d × %d", name, l.W, l.H)
			}
		}
	}
}

func TestMinimalAndDetailedPicturesLookOtherwise(t *testing.T) {
	for _, name := range []string{"default", "flat", "watercolor", "neon", "pixel", "papercut", "oil"} {
		s, _ := Find(name)
		plain, minimal, detailed := sample.Portrait(128), sample.Portrait(128), sample.Portrait(128)
		minimal.Minimal, detailed.Detailed = true, true
		minimal = minimal.Simplified()
		base := s.Draw(context.Background(), plain)
		rich := InDetail(name, s.Draw)(context.Background(), detailed)
		Enrich(name, detailed, rich)
		if d := sample.Difference(base, s.Draw(context.Background(), minimal)); d < 0.001 {
			t.Errorf("%s: minimalist differs by %.4f", name, d)
		}
		if d := sample.Difference(base, rich); d < 0.002 {
			t.Errorf("%s: detailed differs by %.4f", name, d)
		}
	}
}

func TestFlattenedArtDropsMarkedShadingAndKeepsDetailsInTheirForms(t *testing.T) {
	body := sample.Units(scene.NewPath().Rect(10, 10, 80, 80).Fill(color.Hex(0x3060c0).Paint()))
	dot := sample.Units(scene.NewPath().Ellipse(90, 50, 20, 20).Fill(color.Hex(0xffffff).Paint()))
	details := scene.Node{Group: &scene.Group{Opacity: 1, Clip: []scene.Node{body}, Children: []scene.Node{dot}}}
	shade := scene.Node{Group: &scene.Group{Opacity: 1, Shade: true, Children: []scene.Node{dot}}}
	p := &picture.Picture{Size: 100, Pieces: []picture.Piece{{Nodes: []scene.Node{body, details, shade}, Matrix: scene.ScaleBy(100.0/scene.Units, 100.0/scene.Units)}}}
	if got := p.Flattened(picture.Second{}).Pieces[0].Nodes; len(got) != 2 {
		t.Fatalf("%d nodes, want the form and its details", len(got))
	}
	if got := p.Flattened(design.FlatShade).Pieces[0].Nodes; len(got) != 3 || len(got[2].Group.Clip) != 1 {
		t.Errorf("%d nodes, want a second tone clipped to the form", len(got))
	}
	if got := picture.Bodies(p.Pieces[0].Nodes[:2]); len(got) != 1 {
		t.Errorf("%d bodies, want one", len(got))
	}
}

func TestEdgesTakeTheColorOfWhatIsInside(t *testing.T) {
	l := raster.Square(8)
	red, blue := color.RGB{R: 1}, color.RGB{B: 1}
	for y := range 8 {
		for x := range 4 {
			plane.Set(plane.Pixel(l, y*8+x), red, 1)
		}
		plane.Set(plane.Pixel(l, y*8+4), blue, 0.5)
	}
	plane.Settle(l, plane.Bounds(l))
	if got := plane.Straight(plane.Pixel(l, 3*8+4)); got.B > 0.01 || got.R < 0.99 {
		t.Errorf("the edge is %v, want red", got)
	}
}

func TestHiddenLinesStayHidden(t *testing.T) {
	back := sample.Units(scene.NewPath().Rect(10, 10, 60, 60).Fill(color.Hex(0xff0000).Paint()))
	front := sample.Units(scene.NewPath().Rect(40, 40, 50, 50).Fill(color.Hex(0x0000ff).Paint()))
	k := float32(100) / scene.Units
	p := &picture.Picture{Size: 100, Pieces: []picture.Piece{{Nodes: []scene.Node{back, front}, Matrix: scene.ScaleBy(k, k)}}}
	cover := picture.CoverageOf(p.Outlined(picture.Pen{Width: 3, Line: picture.WhiteLine}), p.Frame())
	if v := cover.At(69, 60); v > 0.05 {
		t.Errorf("the hidden edge shows with %.2f", v)
	}
	if cover.At(10, 30) < 0.5 || cover.At(40, 70) < 0.5 {
		t.Error("a visible edge is missing")
	}
}

func TestRegionsOfAnIntricatePieceAreBounded(t *testing.T) {
	var nodes []scene.Node
	for i := range 3000 {
		x, y := float32(i%60)*1.5, float32(i/60)*1.8
		nodes = append(nodes, sample.Units(scene.NewPath().Rect(x, y, 40, 40).Fill(color.Hex(uint32(i*7919)).Paint())))
	}
	p := &picture.Picture{Size: 128, Pieces: []picture.Piece{{Nodes: nodes, Matrix: scene.ScaleBy(128.0/scene.Units, 128.0/scene.Units)}}}
	got := p.Regions()
	count, area := 0, 0
	for _, r := range got {
		count += len(r.Nodes)
		area += r.Rect.Dx() * r.Rect.Dy()
	}
	if len(got) > picture.MaxRegions || count != len(nodes) {
		t.Errorf("%d regions with %d of %d nodes", len(got), count, len(nodes))
	}
	if area > (picture.CanvasBudget+2)*128*128 {
		t.Errorf("boxes cover %.1f canvases", float64(area)/128/128)
	}
}

func TestEvenedArtHasNoGradientsAndNoGlints(t *testing.T) {
	soft := scene.Paint{Kind: scene.Radial, Opacity: 1, ToUnit: scene.Identity, Stops: []scene.Stop{
		{Offset: 0, Color: scene.RGBA{R: 1, G: 1, B: 1, A: 0.6}}, {Offset: 1, Color: scene.RGBA{R: 1, G: 1, B: 1}},
	}}
	glint := sample.Units(scene.NewPath().Ellipse(30, 30, 9, 9).Fill(soft))
	even := picture.EvenNodes(append(sample.Face(), glint))
	if len(even) != len(sample.Face()) {
		t.Errorf("%d nodes, want the soft glint gone", len(even))
	}
	if even[0].Path.Fill.Kind != scene.Solid {
		t.Error("the gradient is still there")
	}
	if alone := picture.EvenNodes([]scene.Node{glint}); len(alone) != 1 {
		t.Error("a picture made of light alone lost it")
	}
	thread := sample.Units(scene.NewPath().Move(10, 10).Line(80, 80).Stroke(scene.Stroke{Paint: soft, Width: 2}))
	steam := scene.Node{Group: &scene.Group{Opacity: 1, Effects: []scene.Effect{{Kind: scene.Blur, Sigma: 3}}, Children: []scene.Node{thread}}}
	if wisps := picture.EvenNodes([]scene.Node{steam}); len(wisps) != 1 {
		t.Error("a picture made of soft lines alone lost them")
	}
}

func TestInkBoundsAndCropAgree(t *testing.T) {
	l := raster.NewLayer(5, 7, 40, 30)
	plane.Set(plane.Pixel(l, 10*40+12), color.RGB{R: 1}, 1)
	plane.Set(plane.Pixel(l, 20*40+30), color.RGB{R: 1}, 1)
	want := image.Rect(17, 17, 36, 28)
	if got := plane.InkBounds(l); got != want {
		t.Fatalf("ink = %v, want %v", got, want)
	}
	c := plane.Crop(l, want)
	if c.Pix[3] != 1 || c.Pix[len(c.Pix)-1] != 1 {
		t.Error("the crop misses its corners")
	}
}
