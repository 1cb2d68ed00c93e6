package read

import "testing"

func TestOnItsBackIsAPoseUnlessSomethingIsCarriedThere(t *testing.T) {
	for prompt, want := range map[string]string{
		"cat on its back": "on its back", "a cat playing with a ball on its back": "on its back", "otter floating on its back": "floating", "dog playing dead": "on its back",
		"a turtle with a bird on its back": "", "a mouse carrying a cheese on its back": "",
	} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); len(b.Subjects) == 0 || b.Subjects[0].Pose != want {
			t.Errorf("%q: %+v", prompt, b.Subjects)
		}
	}
}

func TestAParentAfterAnAnimalIsTheAnimal(t *testing.T) {
	for _, prompt := range []string{"koala mom with her baby", "lion dad with cub", "elephant mama and baby"} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Subjects) != 2 || b.Subjects[0].ID != b.Subjects[1].ID || !b.Subjects[1].Young {
			t.Errorf("%q: %+v", prompt, b.Subjects)
		}
	}
}

func TestWhoIsInABlanketOrASwimRingWearsIt(t *testing.T) {
	for _, prompt := range []string{"dog in a blanket", "cat wrapped in a towel", "duck in an inner tube", "puppy bundled up in a quilt"} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Relations) != 1 || b.Relations[0].Kind != "wearing" || b.Relations[0].From != 0 {
			t.Errorf("%q: %+v %+v", prompt, b.Subjects, b.Relations)
		}
	}
}
