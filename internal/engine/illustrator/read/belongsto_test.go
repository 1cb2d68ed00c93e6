package read

import "testing"

// Sunglasses after a comma stood beside a snowman, headphones "with" a branch on the branch, and "boy birthday" drew a boy.
func TestWhatIsNamedLateBelongsToWhoIsToldOf(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"sloth hanging from a branch with headphones":     "sloth | branch | headphones; 0 hanging from 1; 0 wearing 2",
		"a snowman, sunglasses":                           "snowman | sunglasses; 0 wearing 1",
		"a fox, boy birthday":                             "fox",
		"a dragon in space with planets":                  "dragon; place space",
		"a unicorn with a pot of gold under a rainbow":    "unicorn | rainbow-pot-of-gold -rainbow | rainbow; 0 with 1; 0 under 2",
		"vintage truck":                                   "vintage-red-truck -christmas tree -wreath",
		"vintage truck with a christmas tree in the back": "vintage-red-truck {christmas tree}",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}

// Marks in place of the eyes are expressions, as the emoji have them; only hearts were known.
func TestHeartsStarsAndTearsOfJoyAreExpressions(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"cat with heart shaped eyes":  "cat in love",
		"starry eyed cat sticker":     "cat star eyes; style sticker",
		"laughing crying cat":         "cat tears of joy",
		"a cat with dollar sign eyes": "cat money eyes",
		"dizzy cat":                   "cat dizzy",
		"a girl crying with laughter": "person tears of joy child woman",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}

// A beer's foam splash was blue as every splash, and two glasses beside a bottle were eyeglasses or a part of it.
func TestSplashesAreOfTheirLiquidAndGlassesBesideABottleAreToDrinkFrom(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a jeep with mud splash":                "jeep; framing splash; tints brown",
		"a strawberry with milk splash":         "strawberry; framing splash; tints white",
		"a wine bottle with two glasses":        "wine-bottle | wine-glass x2; 0 with 1",
		"a fairy at the foot of a mushroom":     "fairy | mushroom; 0 under 1",
		"a woman with glasses holding a bottle": "person adult woman glasses | bottle; 0 holding 1",
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}
