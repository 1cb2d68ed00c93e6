package picture

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

func rect(x, y, w, h float32, hex uint32) scene.Node {
	return scene.NewPath().Rect(x, y, w, h).Fill(color.Hex(hex).Paint()).Node()
}

func TestAMinimalistLeavesPatternsOutAndKeepsAPlainPart(t *testing.T) {
	form := rect(0, 0, 100, 100, 0x2255aa)
	inside := func(n int) []scene.Node {
		g := &scene.Group{Opacity: 1, Clip: []scene.Node{form}}
		for i := range n {
			g.Children = append(g.Children, rect(float32(10*i), 0, 5, 100, 0xffffff))
		}
		return []scene.Node{form, {Group: g}}
	}
	for n, want := range map[int]int{8: 1, 1: 2} {
		if got := len(Unpatterned(inside(n))); got != want {
			t.Errorf("of a form with %d details %d nodes are left, not %d", n, got, want)
		}
	}
}

func TestAPictureThatLostItsUpperHalfIsMovedToTheMiddle(t *testing.T) {
	p := &Picture{Size: 96, Pieces: []Piece{{Nodes: []scene.Node{rect(20, 60, 56, 30, 0x2255aa)}, Matrix: scene.Identity}}}
	middle := func(p *Picture) int {
		l := raster.Square(96)
		for _, q := range p.Pieces {
			raster.Draw(l, q.Nodes, q.Matrix)
		}
		r := plane.InkBounds(l)
		return (r.Min.Y + r.Max.Y) / 2
	}
	if y := middle(p.Centered()); y < 46 || y > 50 {
		t.Errorf("its middle is at %d of 96", y)
	}
	p.Pieces[0].Far = true
	if y := middle(p.Centered()); y != 75 {
		t.Errorf("a place was moved to %d", y)
	}
}

func TestFairHairIsPrintedDarkInOneInkAndWhiteHairIsNot(t *testing.T) {
	for hex, darker := range map[uint32]bool{0xe0b050: true, 0xe9e7e4: false} {
		p := &Picture{Size: 64, Pieces: []Piece{{Person: true, Nodes: []scene.Node{{Group: &scene.Group{Opacity: 1, Part: "hair", Children: []scene.Node{rect(0, 0, 9, 9, hex)}}}}}}}
		was := color.ToLab(color.Hex(hex)).L
		now := color.ToLab(MeanPaint(p.DarkHaired().Pieces[0].Nodes[0].Group.Children[0].Path.Fill)).L
		if got := now < was-0.1; got != darker {
			t.Errorf("hair of %06x goes from %.2f to %.2f", hex, was, now)
		}
	}
}

func TestABowlOfGlassIsAnOutlineInAMarkAndALightIsNone(t *testing.T) {
	pane := func(x float32) scene.Node {
		n := scene.NewPath().Ellipse(x, 60, 40, 40).Fill(color.Hex(0xc4e4f2).Paint()).Node()
		n.Path.Fill.Color.A = 0.2
		return n
	}
	block := scene.NewPath().Rect(10, 10, 100, 100).Fill(color.Hex(0x2255aa).Paint()).Node()
	lines := func(nodes ...scene.Node) (n int) {
		p := &Picture{Size: 128, Pieces: []Piece{{Nodes: nodes, Matrix: scene.Identity}}}
		scene.Walk(p.Simple().Pieces[0].Nodes, func(path *scene.Path) {
			if path.Stroke != nil && path.Stroke.Paint.Color.A > 0.99 {
				n++
			}
		})
		return n
	}
	fish := scene.NewPath().Ellipse(60, 60, 12, 8).Fill(color.Hex(0xff8a2b).Paint()).Node()
	if n := lines(pane(60), fish); n != 1 {
		t.Errorf("a bowl with a fish has %d outlines", n)
	}
	if n := lines(block, pane(60)); n != 0 {
		t.Errorf("a light on a block has %d outlines", n)
	}
}

func TestADarkColorOfAMarkKeepsItsHueOnADeepGround(t *testing.T) {
	brown, gray := color.ToLab(color.Hex(0x6b3a1a)), color.ToLab(color.Hex(0x444448))
	out := OnDeep([]color.Lab{{L: 0.8}, brown, gray, {L: 0.22}, {L: 0.97}}, 0, color.Hex(0x14305c))
	if out[1].R <= out[1].B || out[2].R >= out[2].B {
		t.Errorf("brown becomes %v, gray %v", out[1], out[2])
	}
}

func TestHeartsOverHeartsStayApartInAMinimalistPicture(t *testing.T) {
	p := &Picture{Size: 100, Pieces: []Piece{
		{Group: "symbols", Nodes: []scene.Node{rect(10, 10, 50, 50, 0xd0283c)}, Matrix: scene.Identity},
		{Group: "symbols", Nodes: []scene.Node{rect(40, 30, 50, 50, 0xd0283c)}, Matrix: scene.Identity},
		{Group: "symbols", Nodes: []scene.Node{rect(40, 30, 20, 20, 0x2850c0)}, Matrix: scene.Identity},
	}}
	fill := func(q Piece) color.Lab { return color.ToLab(MeanPaint(q.Nodes[0].Path.Fill)) }
	out := p.Unlike().Pieces
	if a, b := fill(out[0]), fill(out[1]); a.L-b.L < 0.05 {
		t.Errorf("lightness %.2f over %.2f", b.L, a.L)
	}
	if own, blue := fill(p.Pieces[2]), fill(out[2]); own.L-blue.L > 0.01 {
		t.Errorf("what has another color became darker: %.2f from %.2f", blue.L, own.L)
	}
}

func TestLightOnAFormIsDroppedByAMinimalist(t *testing.T) {
	glint := scene.NewPath().Rect(10, 10, 20, 2).Node()
	glint.Path.Stroke = &scene.Stroke{Paint: color.RGB{R: 1, G: 1, B: 1}.Paint(), Width: 3}
	if left := unglinted([]scene.Node{rect(0, 0, 50, 50, 0xd0283c), glint}); len(left) != 1 {
		t.Errorf("%d shapes are left", len(left))
	}
}

func TestGlassesAreNoSmallShapes(t *testing.T) {
	head := scene.NewPath().Rect(0, 0, 100, 100).Fill(color.Hex(0xd0a080).Paint()).Node()
	rim := scene.NewPath().Rect(20, 40, 8, 3).Fill(color.Hex(0xc09030).Paint()).Node()
	for part, want := range map[string]int{"glasses": 1, "buttons": 0} {
		p := &Picture{Size: 100, Pieces: []Piece{{Nodes: []scene.Node{head, {Group: &scene.Group{Opacity: 1, Part: part, Children: []scene.Node{rim}}}}, Matrix: scene.Identity}}}
		if n := len(Named(p.Plainer(0.2).Pieces[0].Nodes, part)); n != want {
			t.Errorf("%d of the %s is kept", n, part)
		}
	}
}

func TestAMinimalistBallKeepsItsPentagonsAndABicycleWhatHoldsItsSaddle(t *testing.T) {
	disc := scene.NewPath().Ellipse(100, 100, 80, 80).Fill(color.Hex(0xf4f4f4).Paint()).Path()
	var seams []scene.Node
	for i := range 6 {
		seams = append(seams, scene.NewPath().Move(100, 100).Line(40+20*float32(i), 30).Stroke(scene.Stroke{Paint: color.Hex(0x888888).Paint(), Width: 2}).Node())
	}
	patch := rect(80, 80, 40, 40, 0x303040)
	details := append(seams, scene.Node{Group: &scene.Group{Part: "pentagons", Opacity: 1, Children: []scene.Node{patch}}})
	ball := []scene.Node{{Path: disc}, {Group: &scene.Group{Opacity: 1, Clip: []scene.Node{{Path: disc}}, Children: details}}}
	p := &Picture{Size: 200, Pieces: []Piece{{Nodes: ball, Matrix: scene.Identity, Group: "sport", Title: "ball"}}}
	if c := plane.Straight(plane.Pixel(p.Simplified().Drawn(), 100*200+100)); plane.Luma(c) > 0.5 {
		t.Errorf("the middle of the ball is %v, no pentagon", c)
	}
	cycle := []scene.Node{rect(30, 40, 60, 16, 0x803020), rect(60, 56, 5, 10, 0x888888), rect(20, 66, 160, 90, 0xd03020)}
	p = &Picture{Size: 200, Pieces: []Piece{{Nodes: cycle, Matrix: scene.Identity, Group: "vehicles", Title: "bicycle"}}}
	if a := plane.Pixel(p.Simplified().Drawn(), 61*200+62)[3]; a < 0.5 {
		t.Error("the saddle floats")
	}
}

func TestAThingThatIsOfGlassAsAWholeIsSolidInAMark(t *testing.T) {
	body := rect(60, 60, 80, 100, 0x90c0e0)
	body.Path.Fill.Color.A = 0.6
	pot := scene.Node{Group: &scene.Group{Opacity: 0.66, Children: []scene.Node{body}}}
	p := &Picture{Size: 200, Pieces: []Piece{{Nodes: []scene.Node{pot}, Matrix: scene.Identity, Group: "kitchen"}}}
	for name, q := range map[string]*Picture{"a minimalist one": p.Simplified(), "one of few shapes": p.Simple()} {
		if a := plane.Pixel(q.Drawn(), 100*200+100)[3]; a < 0.95 {
			t.Errorf("%s is seen through: %.2f", name, a)
		}
	}
}

func TestAMinimalistClockHasItsHandsAndLavenderItsFlowers(t *testing.T) {
	group := func(part string, nodes ...scene.Node) scene.Node {
		return scene.Node{Group: &scene.Group{Part: part, Opacity: 1, Children: nodes}}
	}
	clock := []scene.Node{rect(20, 20, 160, 160, 0xfff4e0), group("hands", rect(98, 80, 4, 22, 0x303040), rect(98, 98, 16, 4, 0x303040))}
	p := &Picture{Size: 200, Pieces: []Piece{{Nodes: clock, Matrix: scene.Identity, Group: "home"}}}
	if c := plane.Straight(plane.Pixel(p.Simplified().Drawn(), 90*200+100)); plane.Luma(c) > 0.5 {
		t.Errorf("where a hand is the clock is %v", c)
	}
	var blossoms []scene.Node
	for i := range 24 {
		blossoms = append(blossoms, rect(80+12*float32(i%3), 20+10*float32(i/3), 11, 9, 0x8f66dc))
	}
	p = &Picture{Size: 200, Pieces: []Piece{{Nodes: []scene.Node{group("stem", rect(96, 20, 6, 160, 0x7aa35c)), group("flowers", blossoms...)}, Matrix: scene.Identity, Group: "plants"}}}
	if d := plane.Pixel(p.Simplified().Drawn(), 45*200+86); d[3] < 0.5 {
		t.Error("lavender has lost its flowers")
	}
}

func TestTheEyesInADarkMaskAreLightInAMinimalistPicture(t *testing.T) {
	for name, want := range map[string]struct {
		mask  uint32
		light bool
	}{"a raccoon": {0x2c2c34, true}, "a cat": {0xd0d0d6, false}} {
		eye := func(x float32) scene.Node {
			white := scene.NewPath().Ellipse(x, 90, 12, 12).Fill(color.Hex(0xffffff).Paint()).Node()
			pupil := scene.NewPath().Ellipse(x, 90, 7, 7).Fill(color.Hex(0x101018).Paint()).Node()
			return scene.Node{Group: &scene.Group{Opacity: 1, Children: []scene.Node{white, pupil}}}
		}
		nodes := []scene.Node{rect(20, 40, 160, 140, 0xb8b8c0), rect(40, 70, 120, 40, want.mask), {Group: &scene.Group{Part: "eyes", Opacity: 1, Children: []scene.Node{eye(70), eye(130)}}}}
		p := &Picture{Size: 200, Pieces: []Piece{{Nodes: nodes, Matrix: scene.Identity, Furry: true}}}
		if l := p.aroundEyes(p.Pieces[0]); l < darkMask != want.light {
			t.Errorf("around the eyes %s is %.2f light", name, l)
		}
	}
}

func TestAMinimalistPlantOfSmallLeavesKeepsThem(t *testing.T) {
	nodes := []scene.Node{rect(98, 20, 4, 170, 0x5f8a3c)}
	for i := range 22 {
		nodes = append(nodes, rect(80, 20+7*float32(i), 16, 6, 0x4f9f4a), rect(104, 20+7*float32(i), 16, 6, 0x4f9f4a))
	}
	p := &Picture{Size: 200, Pieces: []Piece{{Nodes: nodes, Matrix: scene.Identity, Group: "plants"}}}
	l := p.Simplified().Drawn()
	if d := plane.Pixel(l, 23*200+88); d[3] < 0.5 {
		t.Error("a fern has lost the leaves at its tip")
	}
}
