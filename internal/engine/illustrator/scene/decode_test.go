package scene

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var black, clear = RGBA{A: 1}, RGBA{R: 1, G: 1, B: 1}

func redTriangle() Node {
	return NewPath().Move(10, 20).Line(110, 20).Line(110, 70).Close().Fill(SolidPaint(RGBA{R: 1, A: 1})).Node()
}

func TestDecodeReadsEveryPartOfTheFormat(t *testing.T) {
	stops := []Stop{{0, black}, {1, clear}}
	curve := NewPath().Move(-1, -2).Quad(9, -2, 9, 8).Cubic(Point{10, 9}, Point{12, 11}, Point{15, 14}).EvenOdd()
	curve.Fill(Paint{Kind: Linear, ToUnit: Matrix{0.5, 0, 0, 0.5, 0, 0}, Spread: Reflect, Opacity: 1, Stops: stops})
	curve.Stroke(Stroke{
		Width: 2.5, Cap: RoundCap, Join: BevelJoin, MiterLimit: 4, Dash: []float32{1, 2},
		Paint: Paint{
			Kind: Radial, ToUnit: Identity, FocalX: 0.25, FocalY: -0.25, Spread: Repeat, Opacity: 0.2, Stops: stops,
		},
	})
	curve.Path().StrokeFirst = true
	want := []Node{redTriangle(), {Group: &Group{
		Opacity: 0.2, Blend: 1, Clip: []Node{redTriangle()}, Mask: []Node{redTriangle()}, MaskAlpha: true,
		Effects:  []Effect{{Kind: InnerShadow, DX: 3, DY: -4, Sigma: 5, Color: RGBA{G: 0.2, B: 0.4, A: 1}}},
		Children: []Node{curve.Node()},
	}}}
	got, err := Decode(everything())
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestDecodeRefusesEveryTruncation(t *testing.T) {
	whole := everything()
	for n := range whole {
		if _, err := Decode(whole[:n]); !errors.Is(err, ErrMalformed) {
			t.Errorf("first %d of %d bytes: error %v", n, len(whole), err)
		}
	}
}

func TestDecodeRefusesWhatIsNotAScene(t *testing.T) {
	edited := func(at int, v byte) []byte {
		b := everything()
		b[at] = v
		return b
	}
	var deep encoder
	for range maxDepth + 2 {
		deep.unsigned(1)
		deep.bytes(groupNode, 255, 0, 0, 0, 0)
	}
	deep.unsigned(0)
	var infinite encoder
	infinite.unsigned(1)
	infinite.bytes(pathNode, 0, 0, byte(Linear))
	infinite.bytes(0, 0, 0x80, 0x7f)
	infinite.floats(0, 0, 0, 0, 0)
	infinite.bytes(0, 255, 0)
	tests := []struct {
		name  string
		bytes []byte
	}{
		{"a byte too many", append(everything(), 0)},
		{"an unknown kind of node", edited(1, 9)},
		{"unknown flags", edited(2, 8)},
		{"an unknown operation", edited(4, 1<<3|7)},
		{"a run of nothing", edited(4, byte(Move))},
		{"a run longer than the outline", edited(4, 31<<3|byte(Line))},
		{"more nodes than bytes", []byte{0xff, 0xff, 0x03}},
		{"a number without end", []byte{0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}},
		{"groups nested too deeply", deep},
		{"a gradient that is not finite", infinite},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if nodes, err := Decode(test.bytes); !errors.Is(err, ErrMalformed) || nodes != nil {
				t.Errorf("got %d nodes, error %v", len(nodes), err)
			}
		})
	}
}

func TestDecodeOfAnEmptySceneIsEmpty(t *testing.T) {
	nodes, err := Decode([]byte{0})
	if err != nil || len(nodes) != 0 {
		t.Errorf("got %d nodes, error %v", len(nodes), err)
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(everything())
	f.Add([]byte{0})
	f.Add([]byte{1, 2, 255, 0, 0, 0, 0, 0})
	f.Fuzz(func(t *testing.T, b []byte) {
		nodes, err := Decode(b)
		if err != nil {
			if !errors.Is(err, ErrMalformed) || nodes != nil {
				t.Errorf("error %v with %d nodes", err, len(nodes))
			}
			return
		}
		segments := 0
		Walk(nodes, func(p *Path) { segments += len(p.Segments) })
		if segments > len(b) {
			t.Errorf("%d segments from %d bytes", segments, len(b))
		}
	})
}
