package style

import (
	"context"
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/sample"
)

func TestWhatIsBehindASilhouetteKeepsItsColors(t *testing.T) {
	p := sample.Portrait(128)
	moon := p.Pieces[0]
	moon.Kept = true
	p.Pieces = []picture.Piece{moon, {Nodes: moon.Nodes, Matrix: moon.Matrix.Mul(scene.ScaleBy(.4, .4))}}
	s, _ := Find("silhouette")
	l := s.Draw(context.Background(), p)
	seen := map[[3]int]bool{}
	for i := 0; i < len(l.Pix); i += 4 {
		if l.Pix[i+3] > .99 {
			seen[[3]int{int(l.Pix[i] * 15), int(l.Pix[i+1] * 15), int(l.Pix[i+2] * 15)}] = true
		}
	}
	if len(seen) < 2 {
		t.Errorf("one color: %v", seen)
	}
}

func TestWordsAreHolesInASilhouette(t *testing.T) {
	box := func(x, y, w, h float32) scene.Node {
		return scene.NewPath().Rect(x, y, w, h).Fill(color.Hex(0x2255aa).Paint()).Node()
	}
	word := scene.Node{Group: &scene.Group{Opacity: 1, Part: "text", Children: []scene.Node{box(50, 50, 20, 28)}}}
	p := &picture.Picture{Size: 128, Accent: color.Hex(0x2255aa), Pieces: []picture.Piece{{Nodes: []scene.Node{box(24, 24, 80, 80), word}, Matrix: scene.Identity}}}
	s, _ := Find("silhouette")
	l := s.Draw(context.Background(), p)
	at := func(x, y int) []float32 { return l.Pix[4*(y*128+x) : 4*(y*128+x)+4] }
	if d := at(60, 64); d[0] < 0.9*d[3] {
		t.Errorf("the word is filled: %v", d)
	}
	if d := at(30, 30); d[3] < 0.99 || d[0] > 0.6 {
		t.Errorf("the body is not dark: %v", d)
	}
}

func TestABlackSilhouetteHasALineAroundItThatIsSeenOnBlack(t *testing.T) {
	p := &picture.Picture{Size: 256, Accent: color.Hex(0x808080), Pieces: []picture.Piece{{Nodes: []scene.Node{scene.NewPath().Rect(64, 64, 128, 128).Fill(color.Hex(0x808080).Paint()).Node()}, Matrix: scene.Identity}}}
	s, _ := Find("silhouette")
	l := s.Draw(context.Background(), p)
	at := func(x, y int) []float32 { return l.Pix[4*(y*256+x) : 4*(y*256+x)+4] }
	if d := at(128, 128); d[0] > 0.3 {
		t.Errorf("the shape is not dark: %v", d)
	}
	if d := at(63, 128); d[3] < 0.5 || d[0] < 0.8*d[3] {
		t.Errorf("no light line around it: %v", d)
	}
}

func TestWindowsAreCutOutOfASilhouette(t *testing.T) {
	box := func(x, y, w, h float32) scene.Node {
		return scene.NewPath().Rect(x, y, w, h).Fill(color.Hex(0x2255aa).Paint()).Node()
	}
	pane := scene.Node{Group: &scene.Group{Opacity: 1, Part: "windows", Children: []scene.Node{box(50, 50, 30, 30)}}}
	p := &picture.Picture{Size: 128, Pieces: []picture.Piece{{Nodes: []scene.Node{box(24, 24, 80, 80), pane}, Matrix: scene.Identity}}}
	s, _ := Find("silhouette")
	if d := s.Draw(context.Background(), p).Pix[4*(64*128+64):]; d[0] < 0.9*d[3] {
		t.Errorf("the window is filled: %v", d[:4])
	}
}

func TestThingsThatOverlapStayApartInASilhouetteAndPartsOfOneDoNot(t *testing.T) {
	box := func(title string, x, y, w, h float32) picture.Piece {
		return picture.Piece{Title: title, Nodes: []scene.Node{scene.NewPath().Rect(x, y, w, h).Fill(color.Hex(0x2255aa).Paint()).Node()}, Matrix: scene.Identity}
	}
	s, _ := Find("silhouette")
	for _, c := range []struct {
		front string
		apart bool
	}{{"cup", true}, {"mug", false}} {
		p := &picture.Picture{Size: 256, Pieces: []picture.Piece{box("mug", 40, 60, 100, 130), box(c.front, 120, 100, 100, 50)}}
		l := s.Draw(context.Background(), p)
		most := float32(0) // the gap, or the light line in it
		for x := 105; x < 122; x++ {
			most = max(most, l.Pix[4*(128*256+x)]+1-l.Pix[4*(128*256+x)+3])
		}
		if (most > .6) != c.apart {
			t.Errorf("a %s before a mug: a gap of %.2f", c.front, most)
		}
		if a := l.Pix[4*(128*256+128)+3]; a < .99 {
			t.Errorf("the one in front is cut: %.2f", a)
		}
	}
}

// silhouetted is the alpha of a silhouette of overlapping boxes, on a row through their middle.
func silhouetted(change func(q *picture.Piece)) []float32 {
	p := &picture.Picture{Size: 256}
	for k := range 2 {
		box := scene.NewPath().Rect(40+70*float32(k), 64, 100, 128).Fill(color.Hex(0x2255aa).Paint()).Node()
		q := picture.Piece{Nodes: []scene.Node{box}, Matrix: scene.Identity, Title: "heart", Group: "symbols"}
		change(&q)
		p.Pieces = append(p.Pieces, q)
	}
	s, _ := Find("silhouette")
	l := s.Draw(context.Background(), p)
	var row []float32
	for x := 64; x < 180; x++ {
		row = append(row, l.Pix[4*(128*256+x)+3])
	}
	return row
}

func TestAPersonOfSeveralPiecesHasNoSeamsInASilhouette(t *testing.T) {
	if least := slices.Min(silhouetted(func(q *picture.Piece) { q.Person, q.Group = true, "" })); least < 0.99 {
		t.Errorf("a seam: %.2f", least)
	}
}
