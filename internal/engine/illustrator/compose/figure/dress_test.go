package figure

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/person"
)

func dressedAs(b brief.Brief, i, copy int) person.Spec {
	c := &Drawer{Request: layout.Request{Brief: b}, Links: b.Relations}
	return c.PersonSpec(i, layout.How{Copy: copy, Pose: b.Subjects[i].Pose})
}

func TestToldClothesAreKept(t *testing.T) {
	for seed := range 30 {
		s := brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Body: "woman", Clothes: []brief.Garment{{Name: "jeans", Color: "blue"}}}}
		b := brief.Brief{Prompt: string(rune('a' + seed)), Subjects: []brief.Subject{s}}
		spec := dressedAs(b, 0, 0)
		if spec.Bottom.Name != "jeans" || spec.Over.Name != "" || person.GarmentPlace(spec.Top.Name) != "top" {
			t.Errorf("%v %v %v", spec.Top, spec.Bottom, spec.Over)
		}
	}
}

func TestWhoHasFairHairHasAFairSkinUnlessAnotherWasTold(t *testing.T) {
	for seed := range 12 {
		look := func(f brief.Figure) person.Spec {
			return dressedAs(brief.Brief{Prompt: string(rune('a' + seed)), Subjects: []brief.Subject{{Kind: brief.Person, Count: 1, Person: &f}}}, 0, 0)
		}
		if fair := look(brief.Figure{HairColor: "red"}).Skin.Lch().L; fair < .62 {
			t.Errorf("red hair, and a skin of lightness %.2f", fair)
		}
		if told := look(brief.Figure{HairColor: "blonde", Skin: "black"}).Skin.Lch().L; told > .62 {
			t.Errorf("the skin that was told has a lightness of %.2f", told)
		}
	}
}

func TestOnlyHandsOfWhomNothingIsAskedAreIdle(t *testing.T) {
	s := brief.Subject{Kind: brief.Person, Count: 1}
	for _, b := range []brief.Brief{{Subjects: []brief.Subject{s, {Kind: brief.Piece, ID: "balloon", Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: "holding", To: 1}}}, {Subjects: []brief.Subject{s, s, s}}, {Subjects: []brief.Subject{{Kind: brief.Person, Count: 1, Pose: "waving"}}}} {
		if dressedAs(b, 0, 0).Idle {
			t.Errorf("idle with %d subjects and %v", len(b.Subjects), b.Relations)
		}
	}
	if !dressedAs(brief.Brief{Subjects: []brief.Subject{s}}, 0, 0).Idle {
		t.Error("one who only stands is not idle")
	}
}

func TestPeopleAreDressedForWhatTheyDo(t *testing.T) {
	couple := []brief.Subject{
		{Kind: brief.Person, Count: 1, Pose: "dancing", Person: &brief.Figure{Body: "man"}},
		{Kind: brief.Person, Count: 1, Pose: "dancing", Person: &brief.Figure{Body: "woman"}},
	}
	b := brief.Brief{Prompt: "tango", Subjects: couple, Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}}}
	if top := dressedAs(b, 1, 0).Top.Name; person.GarmentPlace(top) != "dress" {
		t.Errorf("she dances in %s", top)
	}
	swim := brief.Brief{Prompt: "x", Place: "snow", Subjects: []brief.Subject{{Kind: brief.Person, Count: 1, Person: &brief.Figure{Body: "man"}}}}
	if spec := dressedAs(swim, 0, 0); spec.Over.Name == "" && spec.Top.Name != "snow suit" {
		t.Errorf("he stands in the snow in %s", spec.Top.Name)
	}
}

func TestPeopleOfAPictureAreNoClones(t *testing.T) {
	b := brief.Brief{Prompt: "three women", Subjects: []brief.Subject{{Kind: brief.Person, Count: 3, Person: &brief.Figure{Body: "woman"}}}}
	one, two := dressedAs(b, 0, 0), dressedAs(b, 0, 1)
	if one.Hair.Style == two.Hair.Style || one.Top.Name == two.Top.Name && one.Top.Color == two.Top.Color {
		t.Errorf("both have %s and %s", one.Hair.Style, one.Top.Name)
	}
}

func TestArmsWithTattoosAreBare(t *testing.T) {
	b := brief.Brief{Prompt: "x", Subjects: []brief.Subject{{Kind: brief.Person, Count: 1, Person: &brief.Figure{Body: "man", Extras: []string{"tattoos"}}}}}
	if spec := dressedAs(b, 0, 0); spec.Top.Name != "tank" || spec.Over.Name != "" {
		t.Errorf("%s %s", spec.Top.Name, spec.Over.Name)
	}
}

func TestNothingIsWornBelowASwimsuit(t *testing.T) {
	for _, name := range []string{"swimsuit", "leotard", "dress", "jumpsuit"} {
		for seed := range 12 {
			s := brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Body: "woman", Clothes: []brief.Garment{{Name: name}}}}
			if spec := dressedAs(brief.Brief{Prompt: string(rune('a' + seed)), Subjects: []brief.Subject{s}}, 0, 0); spec.Bottom.Name != "" {
				t.Errorf("%s above %s", name, spec.Bottom.Name)
			}
		}
	}
}

func TestOfAPregnantCoupleSheIsPregnant(t *testing.T) {
	couple := []brief.Subject{
		{Kind: brief.Person, Count: 1, Person: &brief.Figure{Body: "man", Build: "pregnant"}}, {Kind: brief.Person, Count: 1, Person: &brief.Figure{Body: "woman", Build: "pregnant"}},
	}
	b := brief.Brief{Prompt: "x", Subjects: couple}
	if he, she := dressedAs(b, 0, 0), dressedAs(b, 1, 0); slices.Contains(he.Extras, "pregnant belly") || !slices.Contains(she.Extras, "pregnant belly") {
		t.Errorf("%v %v", he.Extras, she.Extras)
	}
}

func TestWhoSwimsWearsASwimsuitAndAManWithLongHairABeard(t *testing.T) {
	man := brief.Subject{Kind: brief.Person, Count: 1, Pose: "swimming", Person: &brief.Figure{Age: "adult", Body: "man", Hair: "long"}}
	spec := dressedAs(brief.Brief{Prompt: "a man with long hair swimming", Subjects: []brief.Subject{man}}, 0, 0)
	if spec.Top.Name != "bare chest" || spec.Bottom.Name != "swim trunks" || spec.Beard == "" {
		t.Errorf("%q, %q, beard %q", spec.Top.Name, spec.Bottom.Name, spec.Beard)
	}
}

// An Indian bride in a red sari had a white veil with flowers, and a bouquet.
func TestABrideInASariWearsNoWhiteVeil(t *testing.T) {
	for dress, veiled := range map[string]bool{"sari": false, "kimono": false, "gown": true} {
		b := brief.Brief{Subjects: []brief.Subject{{Kind: brief.Person, ID: "bride", Count: 1, Person: &brief.Figure{Clothes: []brief.Garment{{Name: dress}}}}}}
		if spec := dressedAs(b, 0, 0); (spec.Head != "none") != veiled || spec.Bare == veiled {
			t.Errorf("%s: the head has %q, her hands are empty: %v", dress, spec.Head, spec.Bare)
		}
	}
}

// A graduate who throws the cap lost her hijab with it.
func TestWhoThrowsTheHatOfARoleKeepsWhatElseIsOnTheHead(t *testing.T) {
	for told, want := range map[string]string{"": "none", "hijab": "headscarf"} {
		spec := dressedAs(brief.Brief{
			Subjects:  []brief.Subject{{Kind: brief.Person, ID: "graduate", Count: 1, Pose: "throwing", Person: &brief.Figure{Headwear: told}}, {Kind: brief.Piece, ID: "graduation-cap", Count: 1}},
			Relations: []brief.Relation{{From: 0, Kind: "holding", To: 1}},
		}, 0, 0)
		if spec.Head != want {
			t.Errorf("told %q, the head has %q", told, spec.Head)
		}
	}
}

func TestAWhiteBeardIsNotLostOnAPaleShirt(t *testing.T) {
	for seed := range 30 {
		b := brief.Brief{Prompt: string(rune('a' + seed)), Subjects: []brief.Subject{{Kind: brief.Person, Count: 1, Person: &brief.Figure{Body: "man", Age: "elder", Beard: "long"}}}}
		if spec := dressedAs(b, 0, 0); spec.Top.Color.Lch().L > paleFrom {
			t.Errorf("a beard of lightness %.2f on a %s of %.2f", spec.Hair.Color.Lch().L, spec.Top.Name, spec.Top.Color.Lch().L)
		}
	}
}

func TestYogaIsDoneWithoutShoes(t *testing.T) {
	b := brief.Brief{Prompt: "x", Subjects: []brief.Subject{{Kind: brief.Person, Count: 1, Pose: "yoga tree", Person: &brief.Figure{Body: "woman"}}}}
	if spec := dressedAs(b, 0, 0); spec.Shoes.Name != "barefoot" {
		t.Errorf("she does it in %s", spec.Shoes.Name)
	}
}
