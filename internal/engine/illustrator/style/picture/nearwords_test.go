package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

func TestDarkAndPaleLettersAreToldApart(t *testing.T) {
	letter := func(x float32, c uint32) scene.Node {
		stem := scene.NewPath().Rect(x, 20, 12, 60).Fill(color.Hex(c).Paint()).Node()
		return scene.Node{Group: &scene.Group{Part: "letters", Opacity: 1, Children: []scene.Node{stem}}}
	}
	p := &Picture{Size: 128, Pieces: []Piece{{Nodes: []scene.Node{letter(20, 0x202020), letter(90, 0xffffff)}, Matrix: scene.Identity}}}
	_, dark, pale := p.NearWords(p.Frame(), 0.01)
	if dark.At(13, 25) < 0.5 || dark.At(48, 25) > 0.1 {
		t.Errorf("the dark one is near by %.2f, the pale one by %.2f", dark.At(13, 25), dark.At(48, 25))
	}
	if pale.At(48, 25) < 0.5 || pale.At(13, 25) > 0.1 {
		t.Errorf("of pale ones the pale one is near by %.2f, the dark one by %.2f", pale.At(48, 25), pale.At(13, 25))
	}
	p.Pieces = nil
	if words, _, _ := p.NearWords(p.Frame(), 0.01); words != nil {
		t.Error("there are letters in an empty picture")
	}
}
