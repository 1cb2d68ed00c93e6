package read

import "testing"

func TestAVerbWithoutItsObjectIsStillWhatSomebodyDoes(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a woman eating": "eating", "a man repairing a frobnicator": "repairing", "two kids pushing": "pushing", "an old couple dancing a zumbarella": "dancing",
		"a boy tossing a frobnicator": "throwing", "a girl whisking batter": "whisking", "a man trimming a hedge": "pruning", "a woman practicing a frobnicator": "playing",
	} {
		b := r.Read(prompt, "", "")
		if b.Reading.Refused != "" {
			t.Errorf("%s is refused: %s", prompt, b.Reading.Refused)
			continue
		}
		for _, s := range b.Subjects {
			if s.Pose != want {
				t.Errorf("%s: %q, want %q", prompt, s.Pose, want)
			}
		}
	}
}

func TestAnUnknownVerbNeverHidesWhoDoesIt(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"a woman frobnicating", "boy zorbanating on a beach", "two men quibblering"} {
		if b := r.Read(prompt, "", ""); b.Reading.Refused != "" || len(b.Subjects) == 0 || len(b.Reading.LeftOut) == 0 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}
