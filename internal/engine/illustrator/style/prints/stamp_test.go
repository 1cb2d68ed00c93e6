package prints

import (
	"context"
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

func boxes(paint color.RGB, at ...[4]float32) *picture.Picture {
	p := &picture.Picture{Size: 256, Accent: paint}
	for _, b := range at {
		box := scene.NewPath().Rect(b[0], b[1], b[2], b[3]).Fill(paint.Paint()).Node()
		p.Pieces = append(p.Pieces, picture.Piece{Nodes: []scene.Node{box}, Matrix: scene.Identity})
	}
	return p
}

func TestTheArtOfARoundStampDoesNotTouchItsRing(t *testing.T) {
	for name, p := range map[string]*picture.Picture{
		"a square":                  boxes(color.RGB{}, [4]float32{38, 38, 180, 180}),
		"an ear above and a tail":   boxes(color.RGB{}, [4]float32{38, 170, 90, 48}, [4]float32{150, 38, 68, 180}),
		"something small in a part": boxes(color.RGB{}, [4]float32{150, 150, 60, 60}),
	} {
		moved, reach := encircled(p)
		if reach == 0 {
			t.Errorf("%s: no ring", name)
			continue
		}
		l := moved.Drawn()
		for i := range l.W * l.H {
			dx, dy := float32(i%l.W)-127.5, float32(i/l.W)-127.5
			if d := plane.Root(dx*dx + dy*dy); plane.Pixel(l, i)[3] > 0.5 && d > reach-p.Length(0.6*ringGap) {
				t.Errorf("%s: ink %.0f pixels from the middle, the ring begins at %.0f", name, d, reach)
				break
			}
		}
	}
}

func TestABridgeHoldsOnlyWhatIsEnclosed(t *testing.T) {
	ring := boxes(color.Hex(0x203060), [4]float32{58, 58, 140, 140})
	ring.Pieces[0].Nodes = append(ring.Pieces[0].Nodes, scene.NewPath().Rect(98, 98, 60, 60).Fill(color.Hex(0xffffff).Paint()).Node())
	for name, c := range map[string]struct {
		p    *picture.Picture
		want bool
	}{"a block": {boxes(color.Hex(0x203060), [4]float32{58, 58, 140, 140}), false}, "a letter O": {ring, true}} {
		l := Stencil(context.Background(), c.p)
		pale := 0
		for x := 100; x < 156; x++ { // a row above the hole
			if plane.Luma(plane.Straight(plane.Pixel(l, 80*l.W+x))) > 0.6 {
				pale++
			}
		}
		if (pale > 0) != c.want {
			t.Errorf("%s: %d pale pixels", name, pale)
		}
	}
}

func TestADuotoneOfARedThingIsRedAndNotBrown(t *testing.T) {
	p := boxes(color.Hex(0xc62030), [4]float32{38, 38, 180, 180})
	p.Pieces[0].Tinted = true
	l := Duotone(context.Background(), p)
	if v := color.ToLCH(plane.Straight(plane.Pixel(l, 128*l.W+128))); v.C < 0.12 {
		t.Errorf("the chroma is %.2f", v.C)
	}
}

func TestWhatAStampDoesNotPrintOfAFigureIsPaper(t *testing.T) {
	box := func(x, y, side float32, fill uint32) scene.Node {
		return scene.NewPath().Rect(x, y, side, side).Fill(color.Hex(fill).Paint()).Node()
	}
	p := &picture.Picture{Size: 256, Pieces: []picture.Piece{{Nodes: []scene.Node{box(60, 60, 130, 0xfaf6ee), box(70, 70, 30, 0x202020)}, Matrix: scene.Identity}}}
	l := Stamp(context.Background(), p)
	if d := plane.Pixel(l, 150*256+150); d[3] < 0.99 || plane.Luma(plane.Straight(d)) < 0.8 {
		t.Errorf("a pale part is %v", d)
	}
	if a := plane.Pixel(l, 2*256+2)[3]; a > 0.01 {
		t.Errorf("the page beside the ring has alpha %.2f", a)
	}
}
