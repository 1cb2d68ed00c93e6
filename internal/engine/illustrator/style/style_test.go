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
)

// units draws in a scene of 100 × 100.
func units(b *scene.Builder) scene.Node {
	k := float32(scene.Units) / 100
	return scene.Transform([]scene.Node{b.Node()}, scene.ScaleBy(k, k))[0]
}

// face is a toy picture: a shaded head, two eyes, a thin mouth and a glint.
func face() []scene.Node {
	shade := scene.Paint{Kind: scene.Linear, Opacity: 1, ToUnit: scene.Matrix{0, 0, 0.01, 0, 0, 0}, Stops: []scene.Stop{
		{Offset: 0, Color: color.Hex(0xff9a3c).Opaque()}, {Offset: 1, Color: color.Hex(0xc85a12).Opaque()},
	}}
	glint := scene.Paint{Kind: scene.Solid, Color: scene.RGBA{R: 1, G: 1, B: 1, A: 0.4}}
	mouth := scene.Stroke{Paint: color.Hex(0x402010).Paint(), Width: 2, Cap: scene.RoundCap, Join: scene.RoundJoin}
	return []scene.Node{
		units(scene.NewPath().Ellipse(50, 50, 45, 42).Fill(shade)),
		units(scene.NewPath().Ellipse(35, 42, 7, 9).Fill(color.Hex(0x1b1b22).Paint())),
		units(scene.NewPath().Ellipse(65, 42, 7, 9).Fill(color.Hex(0x1b1b22).Paint())),
		units(scene.NewPath().Move(38, 68).Quad(50, 78, 62, 68).Stroke(mouth)),
		units(scene.NewPath().Ellipse(35, 25, 12, 5).Fill(glint)),
	}
}

// portrait is the face on a canvas, with room for every style.
func portrait(size int) *Picture {
	k := float32(size) * 0.62 / scene.Units
	m := scene.Translate(float32(size)*0.19, float32(size)*0.19).Mul(scene.ScaleBy(k, k))
	return &Picture{
		Size: size, Seed: 7, Ground: true, Accent: color.Hex(0xe87a28),
		Pieces: []Piece{{Nodes: face(), Matrix: m}},
	}
}

func TestEveryStyleDrawsCleanPremultipliedPixelsInsideTheFrame(t *testing.T) {
	for _, name := range Names() {
		t.Run(name, func(t *testing.T) {
			s, _ := Find(name)
			l := s.Draw(context.Background(), portrait(128))
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
		if !bytes.Equal(encoded(s.Draw(context.Background(), portrait(64))), encoded(s.Draw(context.Background(), portrait(64)))) {
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
	empty := &Picture{Size: 64}
	nothing := &Picture{Size: 64, Pieces: []Piece{{Matrix: scene.Identity}}}
	for _, name := range Names() {
		s, _ := Find(name)
		for _, p := range []*Picture{empty, nothing} {
			if l := s.Draw(context.Background(), p); l.W != 64 || l.H != 64 {
				t.Errorf("%s: %d × %d", name, l.W, l.H)
			}
		}
	}
}

func TestMinimalAndDetailedPicturesLookOtherwise(t *testing.T) {
	for _, name := range []string{"default", "flat", "watercolor", "neon", "pixel", "papercut", "oil"} {
		s, _ := Find(name)
		plain, minimal, detailed := portrait(128), portrait(128), portrait(128)
		minimal.Minimal, detailed.Detailed = true, true
		minimal = minimal.Simplified()
		base := s.Draw(context.Background(), plain)
		rich := s.Draw(context.Background(), detailed)
		Enrich(detailed, rich)
		if d := difference(base, s.Draw(context.Background(), minimal)); d < 0.001 {
			t.Errorf("%s: minimalist differs by %.4f", name, d)
		}
		if d := difference(base, rich); d < 0.002 {
			t.Errorf("%s: detailed differs by %.4f", name, d)
		}
	}
}

// difference is the mean absolute difference of all components.
func difference(a, b *raster.Layer) float64 {
	sum := 0.0
	for i, v := range a.Pix {
		sum += math.Abs(float64(v - b.Pix[i]))
	}
	return sum / float64(len(a.Pix))
}

func TestALogoIsAMarkInFewColorsAloneOrInAContainer(t *testing.T) {
	alpha := func(l *raster.Layer, x, y int) float32 { return l.Pix[4*(y*128+x)+3] }
	p := portrait(128)
	kinds := map[int]*raster.Layer{}
	for k := range logoKinds {
		p.Variation = k
		kinds[k] = logo(context.Background(), p)
		seen := map[[3]int]bool{}
		for i := 0; i < len(kinds[k].Pix); i += 4 {
			if q := kinds[k].Pix[i : i+4]; q[3] > 0.999 {
				seen[[3]int{int(q[0]*8 + 0.5), int(q[1]*8 + 0.5), int(q[2]*8 + 0.5)}] = true
			}
		}
		if len(seen) > 24 { // four colors and where they mix
			t.Errorf("kind %d has %d colors", k, len(seen))
		}
	}
	const x, y = 20, 28 // within a shield, outside a disc
	if alpha(kinds[shieldLogo], x, y) < 0.5 || alpha(kinds[roundLogo], x, y) > 0.5 || alpha(kinds[bareLogo], 64, 6) > 0.5 {
		t.Error("containers do not have their shapes")
	}
}

func TestALogosNameStandsBelowItsMark(t *testing.T) {
	p := portrait(128)
	name := p.Pieces[0]
	name.Name = true
	p.Pieces = append(p.Pieces, name)
	d := p.logoDrawing()
	last := d.Pieces[len(d.Pieces)-1]
	if r := p.bounds(last.Nodes, last.Matrix); r.Min.Y < 128*7/10 {
		t.Errorf("the name begins at %d of 128", r.Min.Y)
	}
}

func TestFlattenedArtDropsMarkedShadingAndKeepsDetailsInTheirForms(t *testing.T) {
	body := units(scene.NewPath().Rect(10, 10, 80, 80).Fill(color.Hex(0x3060c0).Paint()))
	dot := units(scene.NewPath().Ellipse(90, 50, 20, 20).Fill(color.Hex(0xffffff).Paint()))
	details := scene.Node{Group: &scene.Group{Opacity: 1, Clip: []scene.Node{body}, Children: []scene.Node{dot}}}
	shade := scene.Node{Group: &scene.Group{Opacity: 1, Shade: true, Children: []scene.Node{dot}}}
	p := &Picture{Size: 100, Pieces: []Piece{{Nodes: []scene.Node{body, details, shade}, Matrix: scene.ScaleBy(100.0/scene.Units, 100.0/scene.Units)}}}
	if got := p.flattened(second{}).Pieces[0].Nodes; len(got) != 2 {
		t.Fatalf("%d nodes, want the form and its details", len(got))
	}
	if got := p.flattened(flatShade).Pieces[0].Nodes; len(got) != 3 || len(got[2].Group.Clip) != 1 {
		t.Errorf("%d nodes, want a second tone clipped to the form", len(got))
	}
	if got := bodies(p.Pieces[0].Nodes[:2]); len(got) != 1 {
		t.Errorf("%d bodies, want one", len(got))
	}
}

func TestEdgesTakeTheColorOfWhatIsInside(t *testing.T) {
	l := raster.Square(8)
	red, blue := color.RGB{R: 1}, color.RGB{B: 1}
	for y := range 8 {
		for x := range 4 {
			set(pixel(l, y*8+x), red, 1)
		}
		set(pixel(l, y*8+4), blue, 0.5)
	}
	settle(l, bounds(l))
	if got := straight(pixel(l, 3*8+4)); got.B > 0.01 || got.R < 0.99 {
		t.Errorf("the edge is %v, want red", got)
	}
}

func TestPixelArtHasFewColoursAndNoSoftEdges(t *testing.T) {
	l := pixelArt(context.Background(), portrait(128))
	seen := map[[4]float32]bool{}
	for i := 0; i < len(l.Pix); i += 4 {
		p := [4]float32(l.Pix[i : i+4])
		if p[3] != 0 && p[3] != 1 {
			t.Fatalf("alpha %.2f", p[3])
		}
		seen[p] = true
	}
	if len(seen) > 20 {
		t.Errorf("%d colours, want at most 18, an outline and nothing", len(seen))
	}
}

func TestHiddenLinesStayHidden(t *testing.T) {
	back := units(scene.NewPath().Rect(10, 10, 60, 60).Fill(color.Hex(0xff0000).Paint()))
	front := units(scene.NewPath().Rect(40, 40, 50, 50).Fill(color.Hex(0x0000ff).Paint()))
	k := float32(100) / scene.Units
	p := &Picture{Size: 100, Pieces: []Piece{{Nodes: []scene.Node{back, front}, Matrix: scene.ScaleBy(k, k)}}}
	cover := coverageOf(p.lines(pen{width: 3, line: whiteLine}), p.frame())
	if v := cover.at(69, 60); v > 0.05 {
		t.Errorf("the hidden edge shows with %.2f", v)
	}
	if cover.at(10, 30) < 0.5 || cover.at(40, 70) < 0.5 {
		t.Error("a visible edge is missing")
	}
}

func TestRegionsOfAnIntricatePieceAreBounded(t *testing.T) {
	var nodes []scene.Node
	for i := range 3000 {
		x, y := float32(i%60)*1.5, float32(i/60)*1.8
		nodes = append(nodes, units(scene.NewPath().Rect(x, y, 40, 40).Fill(color.Hex(uint32(i*7919)).Paint())))
	}
	p := &Picture{Size: 128, Pieces: []Piece{{Nodes: nodes, Matrix: scene.ScaleBy(128.0/scene.Units, 128.0/scene.Units)}}}
	got := p.regions()
	count, area := 0, 0
	for _, r := range got {
		count += len(r.nodes)
		area += r.rect.Dx() * r.rect.Dy()
	}
	if len(got) > maxRegions || count != len(nodes) {
		t.Errorf("%d regions with %d of %d nodes", len(got), count, len(nodes))
	}
	if area > (canvasBudget+2)*128*128 {
		t.Errorf("boxes cover %.1f canvases", float64(area)/128/128)
	}
}

func TestEvenedArtHasNoGradientsAndNoGlints(t *testing.T) {
	soft := scene.Paint{Kind: scene.Radial, Opacity: 1, ToUnit: scene.Identity, Stops: []scene.Stop{
		{Offset: 0, Color: scene.RGBA{R: 1, G: 1, B: 1, A: 0.6}}, {Offset: 1, Color: scene.RGBA{R: 1, G: 1, B: 1}},
	}}
	glint := units(scene.NewPath().Ellipse(30, 30, 9, 9).Fill(soft))
	even := evenNodes(append(face(), glint))
	if len(even) != len(face()) {
		t.Errorf("%d nodes, want the soft glint gone", len(even))
	}
	if even[0].Path.Fill.Kind != scene.Solid {
		t.Error("the gradient is still there")
	}
	if alone := evenNodes([]scene.Node{glint}); len(alone) != 1 {
		t.Error("a picture made of light alone lost it")
	}
}

func TestInkBoundsAndCropAgree(t *testing.T) {
	l := raster.NewLayer(5, 7, 40, 30)
	set(pixel(l, 10*40+12), color.RGB{R: 1}, 1)
	set(pixel(l, 20*40+30), color.RGB{R: 1}, 1)
	want := image.Rect(17, 17, 36, 28)
	if got := inkBounds(l); got != want {
		t.Fatalf("ink = %v, want %v", got, want)
	}
	c := crop(l, want)
	if c.Pix[3] != 1 || c.Pix[len(c.Pix)-1] != 1 {
		t.Error("the crop misses its corners")
	}
}
