package read_test

import (
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read"
)

func TestAKindThatIsToldAfterACommaIsTheSubjectItself(t *testing.T) {
	// A labrador stood beside the dog.
	got := newReader(t, fake{}).Read("our dog, a brown labrador, with a ball", "", "")
	if len(got.Subjects) != 2 || got.Subjects[0].ID != "labrador-retriever" || got.Subjects[0].Color != "brown" {
		t.Errorf("%s", summary(got))
	}
}

func TestColorsAfterACommaAreOfTheMainSubject(t *testing.T) {
	got := newReader(t, fake{}).Read("a wolf howling at a moon, black and gray", "", "")
	if len(got.Subjects) != 2 || got.Subjects[0].Color != "black" || got.Subjects[1].Color != "" {
		t.Errorf("%s", summary(got))
	}
}

func TestWhatIsInAHandIsInTheHandOfSomebodyWhoHasOne(t *testing.T) {
	// The chalkboard held the apple.
	got := newReader(t, fake{}).Read("a woman in front of a table with an apple in her hand", "", "")
	if !slices.Contains(got.Relations, brief.Relation{From: 0, Kind: "holding", To: 2}) {
		t.Errorf("%s", summary(got))
	}
}

func TestWhatIsToppedIsBelowAndWhatIsDecoratedIsCovered(t *testing.T) {
	r := newReader(t, fake{})
	if got := r.Read("a cake topped with a unicorn", "", ""); !slices.Contains(got.Relations, brief.Relation{From: 1, Kind: "on", To: 0}) {
		t.Errorf("%s", summary(got))
	}
	if got := r.Read("a boot decorated with shells", "", ""); !slices.Contains(got.Relations, brief.Relation{From: 1, Kind: "covering", To: 0}) || got.Subjects[1].Count != 8 {
		t.Errorf("%s", summary(got))
	}
}

func TestAnIdeaAloneDrawsWhatIsCommonForItAndSaysSo(t *testing.T) {
	r, _ := read.New(fake{})
	for prompt, want := range map[string]string{
		"freedom": "bird", "birthday png": "birthday-cake", "spooky halloween transparent": "jack-o-lantern", "mardi gras": "masquerade-mask",
		"super bowl": "football", "halloween sublimation": "jack-o-lantern", "navidad": "christmas-tree",
	} {
		b := r.Read(prompt, "", "")
		if b.Reading.Refused != "" || len(b.Subjects) == 0 || b.Subjects[0].ID != want {
			t.Errorf("%s: %s", prompt, summary(b))
			continue
		}
		if len(b.Reading.StandsIn) != 1 || !strings.Contains(b.Reading.StandsIn[0].Why, "has no one look") {
			t.Errorf("%s does not say that something stands in: %+v", prompt, b.Reading)
		}
	}
}

func TestWordsBesideAnIdeaKeepTheirOwnReading(t *testing.T) {
	r, _ := read.New(fake{})
	for prompt, want := range map[string]string{"birthday balloons": "balloon", "christmas border": "christmas-border", "happy halloween": "", "spring flowers": "daisy"} {
		b := r.Read(prompt, "", "")
		got := ""
		if len(b.Subjects) > 0 {
			got = b.Subjects[0].ID
		}
		if got != want {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}
