package read_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestAWordThatClosesItsPhraseAfterAnArticleIsTheThingOfThatName(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a can": "tin-can", "a cylindrical can": "tin-can", "a red can and a spoon": "tin-can", "two cans": "tin-can", "a wooden brush": "paintbrush", "a screen": "television", "a red pan": "frying-pan", "a spring": "coil-spring", "rusty can, png": "tin-can", "needle": "sewing-needle", "ice hockey icon": "hockey-stick"} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) == 0 || b.Subjects[0].ID != want || b.Subjects[0].Kind != brief.Piece {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
	for _, prompt := range []string{"can you draw a dog", "a dog that can fly", "needle felted dog"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != "dog" {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

func TestAStatueOfNobodyIsAnAngelOfStone(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a statue": "stone", "a bronze statue": "bronze"} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || b.Subjects[0].ID != "angel" || b.Subjects[0].Material != want || len(b.Reading.StandsIn) != 1 {
			t.Errorf("%s: %+v, %v", prompt, b.Subjects, b.Reading.StandsIn)
		}
	}
	if b := r.Read("a statue of a horse", "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != "horse" {
		t.Errorf("%+v", b.Subjects)
	}
}

// A dog with a toy had none, and "a tool" was refused.
func TestANameOfAWholeKindIsDrawnAsOneOfItAndSaidSo(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a tool": "wrench", "musical instruments": "guitar", "a toy": "teddy-bear", "some drinks": "lemonade"} {
		if got := r.Read(prompt, "", ""); len(got.Subjects) != 1 || got.Subjects[0].ID != want || len(got.Reading.StandsIn) != 1 {
			t.Errorf("%q is read as %s, %+v stands in", prompt, summary(got), got.Reading.StandsIn)
		}
	}
	if got := r.Read("a toy car", "", ""); got.Subjects[0].ID != "car" {
		t.Errorf("a toy car is read as %s", summary(got))
	}
}

func TestTheMaterialOfWhatIsLeftOutIsOfNothingElse(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("a glass bowl and a wooden floor", "", ""); len(b.Subjects) != 1 || b.Subjects[0].Material != "glass" {
		t.Errorf("%+v", b.Subjects)
	}
	if b := r.Read("a wooden straw", "", ""); len(b.Subjects) > 0 && b.Subjects[0].Text == "a" {
		t.Errorf("the article is a letter: %+v", b.Subjects)
	}
}
