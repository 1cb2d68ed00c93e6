package read_test

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

func TestTwoRolesInARowAreOneFigure(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][2]string{
		"a zombie nurse": {"nurse", "zombie"}, "a nurse zombie": {"nurse", "zombie"}, "skeleton chef": {"chef", "skeleton"}, "two vampire brides": {"bride", "vampire"},
		"a chef": {"chef", ""}, "zombie baby nurse": {"nurse", "zombie"}, "a goblin king": {"king", "devil"}, "doctor nurse": {"doctor", ""},
	} {
		got := r.Read(prompt, "", "").Subjects
		if len(got) == 0 || got[0].ID != want[0] || got[0].Person == nil || got[0].Person.Nature != want[1] {
			t.Errorf("%s: %+v, want a %s who is a %s", prompt, got, want[0], want[1])
		}
	}
}

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

func TestWhatSeveralWearIsOfAllOfThem(t *testing.T) {
	readsAs(t, map[string]string{
		"couple, white shirts and jeans":        "person adult man (white shirt) (jeans) | person adult woman (white shirt) (jeans); 0 beside 1",
		"family of three in matching pajamas":   "person adult man (red pajamas) | person adult woman (red pajamas) | person child (red pajamas); 0 beside 1; 1 beside 2",
		"couple in jeans, woman in a red hat":   "person adult man (jeans) | person adult woman (jeans) (red hat); 0 beside 1",
		"mom and daughter in matching dresses":  "person adult woman (red dress) | person child woman (red dress); 0 beside 1",
		"couple, sunglasses":                    "person adult man sunglasses | person adult woman sunglasses; 0 beside 1",
		"woman in a red dress and man in jeans": "person adult woman (red dress) | person adult man (jeans); 0 and 1",
	})
}

func TestAnOutfitIsWornAndNeverLiesBesideItsWearer(t *testing.T) {
	readsAs(t, map[string]string{
		"woman, black outfit":                "person adult woman (black outfit)",
		"two women in blue and pink outfits": "person x2 adult woman (blue/pink outfit)",
		"couple, matching outfits":           "person adult man (red outfit) | person adult woman (red outfit); 0 beside 1",
		"boy, cool outfit":                   "person child man; out [cool outfit]",
	})
}

func TestOneOfSeveralPeopleThatIsToldOfAgainIsOneOfThem(t *testing.T) {
	readsAs(t, map[string]string{
		"two kids on a bench, boy in a green shirt": "person child man (green shirt) | bench | person child woman; 0 on 1; 2 on 1; 0 beside 2",
		"couple, woman with glasses":                "person adult man | person adult woman glasses; 0 beside 1",
	})
}

func TestWhatIsGivenAndIsNoThingIsDoneToWhoGetsIt(t *testing.T) {
	readsAs(t, map[string]string{
		"dad giving his son a piggyback ride": "person adult man | person pose:piggyback child man; 1 riding 0",
		"a girl giving her grandma a hug":     "person child woman | person elder woman; 0 hugging 1",
		"a nurse giving a boy a shot":         "nurse pose:injecting | person child man; 0 looking at 1",
		"a woman giving a man a massage":      "person pose:massaging adult woman | person adult man; 0 looking at 1",
	})
}

func TestAVerbGoesOnAboutWhoDidWhatCameBefore(t *testing.T) {
	readsAs(t, map[string]string{
		"a girl walking a dog and holding a balloon": "person child woman | dog | balloon; 0 walking 1; 0 holding 2",
		"a cowboy on a horse shooting an arrow":      "cowboy pose:archery | horse; 0 on 1",
		"a girl riding a unicorn waving":             "person pose:waving child woman | unicorn; 0 riding 1",
	})
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

// A short fat candle beside a tall thin one was no second candle, and two candles "next to each other" were said to be next to nothing.
func TestOneAfterWordsForALookIsAnotherOfWhatWasNamed(t *testing.T) {
	readsAs(t, map[string]string{
		"a tall thin candle and a short fat one":  "candle tall slim | candle short heavy; 0 and 1",
		"a red apple next to a green one":         "apple red | apple green; 0 beside 1",
		"a big dog and two small ones":            "dog big | dog x2 small; 0 and 1",
		"two cats, a black one and an orange one": "cat black | cat orange",
		"two candles next to each other":          "candle x2",
		"black shoes and a red handbag":           "shoe x2 black | handbag red; 0 and 1",
		"a woman with a red bag and a blue one":   "person adult woman | handbag red | handbag blue; 0 with 1; 0 with 2",
		"a girl in red boots":                     "person child woman (red boots)",
	})
}

// A mirror "and an oval frame" was a ring of mirrors, a wooden fence was white, and a whole apple was said not to be one.
func TestTwoPlainThingsAreReadAsTwo(t *testing.T) {
	readsAs(t, map[string]string{
		"a mirror and an oval frame":       "mirror | frame; 0 and 1",
		"a plastic cup and a paper bag":    "plastic-cup | paper-bag; 0 and 1",
		"a cracked egg in a frying pan":    "frying-pan | fried-egg; 0 with 1",
		"a wooden fence":                   "fence of:wood",
		"a pepper grinder":                 "pepper-mill",
		"a bitten apple and a whole apple": "apple bitten | apple; 0 and 1",
		"a round stool":                    "stool",
	})
}
