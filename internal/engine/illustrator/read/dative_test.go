package read

import "testing"

func TestWhatIsGivenAndIsNoThingIsDoneToWhoGetsIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"dad giving his son a piggyback ride": "person adult man | person pose:piggyback child man; 1 riding 0",
		"a girl giving her grandma a hug":     "person child woman | person elder woman; 0 hugging 1",
		"a nurse giving a boy a shot":         "nurse pose:injecting | person child man; 0 looking at 1",
		"a woman giving a man a massage":      "person pose:massaging adult woman | person adult man; 0 looking at 1",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n  got %s\n want %s", prompt, got, want)
		}
	}
}

func TestAVerbGoesOnAboutWhoDidWhatCameBefore(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a girl walking a dog and holding a balloon": "person child woman | dog | balloon; 0 walking 1; 0 holding 2",
		"a cowboy on a horse shooting an arrow":      "cowboy pose:archery | horse; 0 on 1",
		"a girl riding a unicorn waving":             "person pose:waving child woman | unicorn; 0 riding 1",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n  got %s\n want %s", prompt, got, want)
		}
	}
}

func TestTheNumberOfAJerseyIsOnIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"soccer player, jersey number 10": "10", "a girl in a number 5 jersey running": "5", "hockey player number 99 jersey": "99",
	} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].Text != want {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}
