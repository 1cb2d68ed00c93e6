package compose

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

func one(s brief.Subject) layout.Scene {
	return Compose(layout.Request{Brief: brief.Brief{Prompt: "a test", Style: brief.Style{Name: "default"}, Subjects: []brief.Subject{s}}})
}

// paths is how many shapes a scene has.
func paths(s layout.Scene) int {
	n := 0
	for _, sp := range s.Sprites {
		scene.Walk(sp.Nodes, func(*scene.Path) { n++ })
	}
	return n
}

// Mugs, signs, shirts and cakes lost their texts once: only pieces that letter a text themselves showed it.
func TestATextIsPrintedOnEveryThingThatDoesNotLetterItItself(t *testing.T) {
	for _, id := range []string{"mug", "t-shirt", "wood-plank", "birthday-cake", "balloon", "book", "pumpkin", "car", "apple"} {
		plain := brief.Subject{Words: id, Kind: brief.Piece, ID: id, Count: 1}
		text := plain
		text.Text = "Hello"
		if paths(one(text)) <= paths(one(plain)) {
			t.Errorf("%s: no text is printed", id)
		}
	}
}

func TestTheNameOfAnAnimalStandsBelowIt(t *testing.T) {
	dog := brief.Subject{Words: "dog", Kind: brief.Animal, ID: "dog", Count: 1, Text: "Max"}
	s := one(dog)
	name := slices.IndexFunc(s.Sprites, func(sp layout.Sprite) bool { return sp.Subject == -1 })
	if name < 0 {
		t.Fatal("the name is not lettered")
	}
	if s.Sprites[name].Box.Y0 < boxOf(s, 0).Y1-.02 {
		t.Error("the name lies over the dog")
	}
}

// A hat made an animal a person with an animal's head once.
func TestAHatAloneLeavesAnAnimalOnItsFeet(t *testing.T) {
	hat := func(name string) brief.Subject {
		return brief.Subject{Words: "penguin", Kind: brief.Bird, ID: "penguin", Count: 1, Person: &brief.Figure{Clothes: []brief.Garment{{Name: name}}}}
	}
	if figure.Dressed(hat("top hat")) || figure.Dressed(hat("halo")) {
		t.Error("a hat dresses the whole animal")
	}
	if !figure.Dressed(hat("shirt")) {
		t.Error("a shirt needs a body with arms")
	}
	if paths(one(hat("top hat"))) <= paths(one(brief.Subject{Words: "penguin", Kind: brief.Bird, ID: "penguin", Count: 1})) {
		t.Error("there is no hat")
	}
}

// What the reader takes for a feature of somebody and the rig for headwear was drawn by neither.
func TestAHaloAndTheEarsOfACatAreOnWhoHasThem(t *testing.T) {
	child := func(extras ...string) int {
		return paths(one(brief.Subject{Words: "girl", Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "child", Extras: extras}}))
	}
	for _, name := range []string{"cat ears", "bunny ears", "halo", "horns"} {
		if child(name) <= child() {
			t.Errorf("%s are not drawn", name)
		}
	}
}

func TestAHeavyAnimalIsWiderThanASlimOne(t *testing.T) {
	ratio := func(build string) float64 {
		b := boxOf(one(brief.Subject{Words: "dog", Kind: brief.Animal, ID: "dog", Count: 1, Pose: "standing", Build: build}), 0)
		return b.W() / b.H()
	}
	if heavy, usual, slim := ratio("heavy"), ratio(""), ratio("slim"); heavy <= usual || usual <= slim {
		t.Errorf("heavy %.2f, usual %.2f, slim %.2f", heavy, usual, slim)
	}
}

func TestChibiFiguresHaveLargeHeads(t *testing.T) {
	ratio := func(asked ...string) float64 {
		s := Compose(layout.Request{Brief: brief.Brief{Prompt: "a test", Style: brief.Style{Name: "default", Asked: asked}, Subjects: []brief.Subject{composetest.Woman}}})
		return s.Box.W() / s.Box.H()
	}
	if ratio("chibi") <= 1.2*ratio() {
		t.Errorf("chibi %.2f, usual %.2f", ratio("chibi"), ratio())
	}
}

func TestFiguresOnCoarseGridsHaveLargerHeadsButBabies(t *testing.T) {
	baby := composetest.Woman
	baby.Person = &brief.Figure{Age: "baby"}
	for _, c := range []struct {
		who  brief.Subject
		want bool
	}{{composetest.Woman, true}, {baby, false}} {
		ratio := func(style string) float64 {
			s := Compose(layout.Request{Brief: brief.Brief{Prompt: "a test", Style: brief.Style{Name: style}, Subjects: []brief.Subject{c.who}}})
			return s.Box.W() / s.Box.H()
		}
		if got := ratio("pixel") > 1.1*ratio("default"); got != c.want {
			t.Errorf("pixel art %.2f, usual %.2f", ratio("pixel"), ratio("default"))
		}
	}
}

func TestWingsSpreadBehindWhatHasThem(t *testing.T) {
	wings := brief.Subject{Words: "wings", Kind: brief.Piece, ID: "angel-wings", Count: 1}
	s := Compose(layout.Request{Brief: composetest.Pair(composetest.Cat, "with", wings)})
	if s.Sprites[0].Subject != 1 {
		t.Error("the wings are not behind the cat")
	}
	if w, c := boxOf(s, 1), boxOf(s, 0); w.X1 < c.X0 || w.X0 > c.X1 || w.Y1 < c.Y0 {
		t.Error("the wings are not at the cat")
	}
}

func TestWhatIsInACircleStandsInItsMiddle(t *testing.T) {
	circle := brief.Subject{Words: "circle", Kind: brief.Piece, ID: "circle", Count: 1}
	s := Compose(layout.Request{Brief: composetest.Pair(composetest.Apple, "inside", circle)})
	a, b := boxOf(s, 0), boxOf(s, 1)
	if dx, dy := a.X0+a.X1-b.X0-b.X1, a.Y0+a.Y1-b.Y0-b.Y1; dx*dx+dy*dy > .002 {
		t.Errorf("off the middle by %.3f, %.3f", dx/2, dy/2)
	}
	if a.W() > .8*b.W() || a.H() < .4*b.H() {
		t.Errorf("the apple takes %.2f × %.2f of the circle", a.W()/b.W(), a.H()/b.H())
	}
}

func TestAWreathGoesAroundALetter(t *testing.T) {
	letter := brief.Subject{Words: "letter M", Kind: brief.Family, ID: "alphabet-letter", Count: 1, Text: "M"}
	wreath := brief.Subject{Words: "floral wreath", Kind: brief.Piece, ID: "floral-wreath", Count: 1}
	s := Compose(layout.Request{Brief: composetest.Pair(letter, "with", wreath)})
	a, b := boxOf(s, 0), boxOf(s, 1)
	if a.X0 < b.X0 || a.X1 > b.X1 || a.Y0 < b.Y0 || a.Y1 > b.Y1 {
		t.Errorf("the letter %v is not within the wreath %v", a, b)
	}
}

// A white dress with blue dots was blue once.
func TestThePatternOnAGarmentKeepsTheGarmentsColor(t *testing.T) {
	dress := brief.Garment{Name: "dress", Color: "white", Fill: "dots", Second: "blue"}
	s := one(brief.Subject{Words: "woman", Kind: brief.Person, Count: 1, Person: &brief.Figure{Body: "woman", Clothes: []brief.Garment{dress}}})
	blue, _ := color.Named("blue")
	n := 0
	for _, sp := range s.Sprites {
		scene.Walk(sp.Nodes, func(p *scene.Path) {
			c := p.Fill.Color
			if d := max(abs32(c.R-blue.R), abs32(c.G-blue.G), abs32(c.B-blue.B)); p.Fill.Kind == scene.Solid && d < .01 {
				n++
			}
		})
	}
	if n < 10 {
		t.Errorf("%d blue dots", n)
	}
}

func abs32(v float32) float32 { return max(v, -v) }

func TestPeopleInARealisticPictureHaveSmallerHeads(t *testing.T) {
	share := func(style string) float32 {
		s := Compose(layout.Request{Brief: brief.Brief{Prompt: "a test", Style: brief.Style{Name: style}, Subjects: []brief.Subject{composetest.Woman}}})
		var all []scene.Node
		for _, sprite := range s.Sprites {
			all = append(all, scene.Transform(sprite.Nodes, sprite.Matrix)...)
		}
		_, y0, _, y1 := raster.Bounds(all, scene.Identity)
		_, top, _, low := raster.Bounds(headsOf(all), scene.Identity)
		return (low - top) / (y1 - y0)
	}
	if real, usual := share("realistic"), share("default"); real <= 0 || real >= 0.75*usual {
		t.Errorf("realistic %.2f, usual %.2f", real, usual)
	}
}

func headsOf(nodes []scene.Node) (out []scene.Node) {
	for _, n := range nodes {
		if n.Group != nil && n.Group.Part == "head" {
			out = append(out, n)
		} else if n.Group != nil {
			out = append(out, headsOf(n.Group.Children)...)
		}
	}
	return out
}
