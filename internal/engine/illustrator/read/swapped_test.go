package read_test

import "testing"

func TestArtIsReadInThePlaceOfALetter(t *testing.T) {
	for prompt, want := range map[string]string{
		"Love lettering with a heart for the o":  "heart o",
		"word LOVE with a rose as the O":         "rose o",
		"“HOPE” with a sunflower instead of O":   "sunflower o",
		"a heart as the letter o in “Hello”":     "heart o",
		"“LIFE” lettering with a rose for the o": "rose ",
		"A for apple alphabet card":              "alphabet-letter ",
	} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Subjects) == 0 || b.Subjects[0].ID+" "+b.Letter.Swapped != want {
			t.Errorf("%s: %+v %+v", prompt, b.Subjects, b.Letter)
		}
	}
}

func TestAHeartAfterABallIsThatBall(t *testing.T) {
	for prompt, want := range map[string]string{
		"baseball stitches heart": "baseball heart", "football heart": "football heart", "heart and baseball": "heart ",
	} {
		b := newReader(t, fake{}).Read(prompt, "", "")
		if len(b.Subjects) == 0 || b.Subjects[0].ID+" "+b.Subjects[0].Shape != want {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

func TestTheTradeOfALogoIsReadWhereItsWordsMeanOtherThings(t *testing.T) {
	for _, prompt := range []string{"real estate logo", "wedding planner logo for Bloom & Vow", "pressure washing logo", "life coach logo"} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); len(b.Subjects) != 1 || len(b.Lettering) != 1 || b.Style.Name != "logo" {
			t.Errorf("%s: %+v %q", prompt, b.Subjects, b.Lettering)
		}
	}
}

func TestHalfFlowersAreHalfOfWhatTheyComeWith(t *testing.T) {
	b := newReader(t, fake{}).Read("butterfly with half flowers", "", "")
	if len(b.Relations) != 1 || b.Relations[0].Kind != "halves" {
		t.Errorf("%+v %+v", b.Subjects, b.Relations)
	}
}
