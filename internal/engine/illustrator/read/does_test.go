package read

import "testing"

// "A girl waves" was three waves of the sea, and the girl was left out.
func TestWhatFollowsAPersonIsWhatTheyDo(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, pose := range map[string]string{
		"a girl waves": "waving", "a woman thumbs up": "thumbs up", "a boy skipping rope": "jumping rope", "girl whistles": "whistling", "a man playing cards": "playing cards",
	} {
		if got := r.Read(prompt, "", ""); len(got.Subjects) != 1 || got.Subjects[0].Pose != pose {
			t.Errorf("%s: %s", prompt, summary(got))
		}
	}
	if got := r.Read("baby bottles", "", ""); len(got.Subjects) != 1 || got.Subjects[0].ID != "baby-bottle" {
		t.Errorf("baby bottles: %s", summary(got))
	}
}

// A bouquet of flowers was refused: its flowers said no more than the bouquet, and the bouquet was only what they made.
func TestABouquetOfFlowersIsABouquet(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"bouquet of flowers", "a bouquet of flowers", "flowers bouquet"} {
		if got := r.Read(prompt, "", ""); got.Reading.Refused != "" || len(got.Subjects) != 1 {
			t.Errorf("%s: %s", prompt, summary(got))
		}
	}
}

// "Cute ghost reading a spooky book" was a ghost with the words "A Spooky Book" under it.
func TestWhatIsReadIsABookAndNoText(t *testing.T) {
	got := newReader(t, fake{}).Read("cute ghost reading a spooky book", "", "")
	if len(got.Lettering) > 0 || len(got.Subjects) != 2 || got.Subjects[0].Text != "" || got.Subjects[1].ID != "book" {
		t.Errorf("%s", summary(got))
	}
}
