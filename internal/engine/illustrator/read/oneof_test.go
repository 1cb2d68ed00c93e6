package read

import "testing"

func TestTheOneThatAPromptTellsSomethingOfIsACopyAtItsPlace(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]int{
		"five ducks, the last one is yellow":          4,
		"five ducks in a row, the middle one blue":    2,
		"a stack of three books, the top one is blue": 2,
		"three books, the first one red":              0,
	} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || b.Subjects[0].Odd == nil {
			t.Errorf("%s: %+v", prompt, b.Subjects)
			continue
		}
		if s := b.Subjects[0]; s.Odd.At != want || s.Odd.Subject.Color == "" || s.Count < 3 || s.Count > 5 || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %+v with %+v, left out %+v", prompt, s, s.Odd, b.Reading.LeftOut)
		}
	}
}

func TestVintageFadesThePictureOfAThingAndNoDesign(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"vintage bicycle": "vintage", "a retro dog": "vintage", "vintage t-shirt design with a dog": "", "a dog": ""} {
		if got := r.Read(prompt, "", "").Style.Palette; got != want {
			t.Errorf("%s: %q, want %q", prompt, got, want)
		}
	}
}

func TestCuteIsALookOfAnimalsAndPraiseOfThings(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("a cute dog", "", ""); !b.Subjects[0].Cute {
		t.Errorf("%+v", b.Subjects[0])
	}
	if b := r.Read("a cute bicycle", "", ""); len(b.Reading.LeftOut) > 0 || b.Subjects[0].Expression != "" {
		t.Errorf("%+v, left out %+v", b.Subjects[0], b.Reading.LeftOut)
	}
}

func TestAPinkRibbonOnAThingIsNoSignOfACause(t *testing.T) {
	r := newReader(t, fake{})
	b := r.Read("a star with a pink ribbon", "", "")
	if len(b.Subjects) != 2 || b.Subjects[1].ID != "ribbon" || b.Subjects[1].Color != "pink" {
		t.Errorf("%+v", b.Subjects)
	}
}

func TestThreeApplesInARowAreThree(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("three red apples in a row", "", ""); b.Motif != "" || b.Subjects[0].Count != 3 || len(b.Relations) != 1 || b.Relations[0].Kind != "row" {
		t.Errorf("%q, %+v, %+v", b.Motif, b.Subjects, b.Relations)
	}
}
