package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
)

func TestALogoKeepsThePlacesOfItsParts(t *testing.T) {
	for v := range 4 {
		r := designOf("", "Bean Scene", brief.Subject{Kind: brief.Piece, ID: "mug", Count: 1})
		r.Brief.Style.Name, r.Brief.Tagline, r.Variation = "logo", "coffee shop", v
		s := Compose(r)
		mark, words := boxOf(s, 0), boxOf(s, -1)
		if !s.Set || mark.W() < .2 || words.W() < .4 || s.Box.X0 < -.01 || s.Box.X1 > 1.01 || s.Box.Y1 > 1.01 {
			t.Errorf("idea %d: set %v, mark %v, words %v", v, s.Set, mark, words)
		}
	}
}

func TestAFlyerWithoutArtTakesThatOfItsOccasionAsDecoration(t *testing.T) {
	r := designOf("flyer", "Halloween Party")
	r.Brief.Prompt = "halloween party flyer"
	s := Compose(r)
	if len(s.Sprites) < 6 {
		t.Errorf("%d sprites", len(s.Sprites))
	}
	for _, one := range s.Sprites {
		if one.Subject >= 0 {
			t.Error("what nobody asked for is a subject")
		}
	}
}

// A sign was held before the chest with both hands on its words.
func TestNoHandIsOnTheWordsOfASignThatSomebodyHolds(t *testing.T) {
	for _, id := range []string{"wood-plank", "placard", "whiteboard", "ribbon-banner"} {
		sign := brief.Subject{Words: "sign", Kind: brief.Piece, ID: id, Count: 1, Text: "Hello"}
		c := composerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{composetest.Someone(""), sign}, Relations: []brief.Relation{{From: 0, Kind: "holding", To: 1}}}})
		k := c.Unit(0, layout.How{})
		for _, s := range k.Sprites {
			if s.Subject != 1 {
				continue
			}
			for _, hand := range []string{"handNear", "handFar"} {
				if a := k.Root.Anchor(hand); a.X > s.Box.X0+.2*s.Box.W() && a.X < s.Box.X1-.2*s.Box.W() {
					t.Errorf("%s: %s is at %.0f, the board reaches from %.0f to %.0f", id, hand, a.X, s.Box.X0, s.Box.X1)
				}
			}
		}
	}
}

func TestWhatAShirtSaysIsOnTheShirt(t *testing.T) {
	wearer := composetest.Someone("")
	wearer.Text, wearer.Person.Clothes = "Best Dad", []brief.Garment{{Name: "t-shirt", Color: "white"}}
	c := composerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{wearer}}})
	if len(c.Brief.Lettering) > 0 || c.Brief.Subjects[0].Text == "" {
		t.Error("the words stand below who wears them")
	}
	if d := c.Draw(0, layout.How{Pose: "hands on hips"}); !d.Lettered || d.Box.H() > 2.2*d.Box.W() {
		t.Errorf("lettered: %v, box %v: the words are not on a figure shown to the hips", d.Lettered, d.Box)
	}
}

func TestALetterIsLargerThanTheAnimalThatComesWithIt(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{
		{Words: "letter E", Kind: brief.Family, ID: "alphabet-letter", Count: 1, Text: "E"},
		{Words: "elephant", Kind: brief.Animal, ID: "elephant", Count: 1},
	}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}}
	high := map[int]float64{}
	for _, s := range Compose(layout.Request{Brief: b}).Sprites {
		high[s.Subject] = max(high[s.Subject], s.Box.H())
	}
	if high[0] < .6 || high[0] < 1.3*high[1] || high[1] < .25 {
		t.Errorf("the letter is %.2f high and the elephant %.2f", high[0], high[1])
	}
}

// boxesOf are the boxes of the subjects of a scene.
func boxesOf(s layout.Scene) map[int]kit.Box {
	out := map[int]kit.Box{}
	for _, sp := range s.Sprites {
		if b, ok := out[sp.Subject]; ok {
			out[sp.Subject] = b.Union(sp.Box)
		} else {
			out[sp.Subject] = sp.Box
		}
	}
	return out
}

func TestTheTwoElementsOfAMarkAreOneShape(t *testing.T) {
	for _, ids := range [][2]string{{"paw-print", "scissors"}, {"mustache", "scissors"}, {"book", "light-bulb"}, {"tooth", "heart"}} {
		b := brief.Brief{Prompt: "logo", Style: brief.Style{Name: "logo"}, Subjects: []brief.Subject{{Words: "a", Kind: brief.Piece, ID: ids[0], Count: 1}, {Words: "b", Kind: brief.Piece, ID: ids[1], Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: "and", To: 1}}}
		at := boxesOf(Compose(layout.Request{Brief: b, Seed: 1}))
		p, q := at[0], at[1]
		apartX := max(p.X0, q.X0) - min(p.X1, q.X1)
		apartY := max(p.Y0, q.Y0) - min(p.Y1, q.Y1)
		if apartX > 0 || apartY > .06 {
			t.Errorf("%v stand apart by %.2f and %.2f", ids, apartX, apartY)
		}
		if same := min(p.Y1, q.Y1) - max(p.Y0, q.Y0); apartX > -.02 && same > .5*p.H() {
			t.Errorf("%v stand side by side", ids)
		}
	}
}

func TestAnElementAskedForInsideAnotherStandsInIt(t *testing.T) {
	b := brief.Brief{Prompt: "logo", Style: brief.Style{Name: "logo"}, Subjects: []brief.Subject{{Words: "mountain", Kind: brief.Piece, ID: "mountain", Count: 1}, {Words: "coffee cup", Kind: brief.Piece, ID: "coffee-cup", Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: "inside", To: 1}}}
	at := boxesOf(Compose(layout.Request{Brief: b, Seed: 1}))
	if in, out := at[0], at[1]; in.X0 < out.X0 || in.X1 > out.X1 || in.Y0 < out.Y0 || in.Y1 > out.Y1 {
		t.Errorf("the mountain %v is not in the cup %v", in, out)
	}
}

func TestASpeechBubbleIsAboveTheHeadAndSmallerThanWhoSpeaks(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{
		{Words: "dog", Kind: brief.Animal, ID: "dog", Count: 1},
		{Words: "speech bubble", Kind: brief.Piece, ID: "speech-bubble", Count: 1, Text: "Woof"},
	}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}, Design: "print"}
	boxes := map[int]kit.Box{}
	for _, s := range Compose(layout.Request{Brief: b}).Sprites {
		if at, ok := boxes[s.Subject]; ok {
			boxes[s.Subject] = at.Union(s.Box)
		} else {
			boxes[s.Subject] = s.Box
		}
	}
	dog, bubble := boxes[0], boxes[1]
	if bubble.Y1 > dog.Y0+.25*dog.H() || bubble.W() > .8*max(dog.W(), dog.H()) {
		t.Errorf("the bubble is %+v, the dog %+v", bubble, dog)
	}
}

func TestATravelPosterShowsItsPlaceAboveItsName(t *testing.T) {
	for _, id := range []string{"eiffel-tower", "palm-tree", "mountain", "cactus"} {
		r := designOf("flyer", "Paris", brief.Subject{Kind: brief.Piece, ID: id, Count: 1})
		r.Brief.Style.Look = "travel"
		r.Brief.Lettering = []string{"Greetings from", "Paris", "France"}
		s := Compose(r)
		art, last := boxOf(s, 0), s.Sprites[len(s.Sprites)-1]
		if art.W() <= 0 || last.Subject >= 0 || last.Box.W() <= 0 || len(s.Sprites) < 5 {
			t.Errorf("%s: %v, %d sprites", id, art, len(s.Sprites))
		}
	}
}
