package rewrite_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/read/readtest"
)

// readAs compares what prompts are read as with what is wanted.
func readAs(t *testing.T, all map[string]string) {
	t.Helper()
	r := newReader(t)
	for prompt, want := range all {
		if got := readtest.Summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%q is read as\n%s\nnot\n%s", prompt, got, want)
		}
	}
}

// What was told of one of several went to all of them, or to the one who was named last.
func TestOneOfSeveralHasWhatIsToldOfItAlone(t *testing.T) {
	readAs(t, map[string]string{
		"two sisters hugging, the older one has braids and a green sweater, the younger has pigtails and a pink dress": "person big child woman hair:braids (green sweater) | person small child woman hair:pigtails (pink dress); 0 hugging 1",
		"two boys playing chess, one with glasses the other with a red cap":                                            "person pose:playing chess child man glasses | person pose:playing chess child man (red baseball cap); 0 beside 1",
		"3 gnomes standing in a row, first has a pink hat, second a green hat, third a blue hat":                       "gnome (pink hat) | gnome (green hat) | gnome (blue hat)",
		"two monkeys swinging from vines, one holding a banana":                                                        "monkey | vine | monkey | banana | vine; 0 hanging from 1; 2 holding 3; 2 hanging from 4",
		"four frogs, one on drums, one with guitar, one singing and one playing keyboard":                              "frog pose:drumming | frog | guitar | frog pose:singing | frog | keyboard; 1 with 2; 4 playing 5",
		"two teddy bears, one with a hat and one with a scarf":                                                         "teddy-bear | hat | teddy-bear -bow | scarf; 0 wearing 1; 2 wearing 3",
		"two dogs, one big and one small":                                                                              "dog big | dog small",
		"two dogs, the big one is sleeping, the small one is barking":                                                  "dog big pose:sleeping | dog small pose:roaring",
	})
}

// "Her in a dress" dressed who was named last, and a dragon that was named again was another one.
func TestWhoIsToldOfAgainIsNoFurtherFigure(t *testing.T) {
	readAs(t, map[string]string{
		"elderly couple dancing, he in grey suit her in a lavender dress":            "person pose:dancing elder man (gray suit) | person pose:dancing elder woman (lavender dress); 0 beside 1",
		"grandpa and grandson fishing, the boy is holding a fish and grandpa laughs": "person laugh pose:fishing elder man | person pose:fishing child man | fish; 0 and 1; 1 holding 2",
		"a knight fighting a green dragon, dragon breathing fire":                    "knight | dragon green | fire; 0 fighting 1; 1 holding 2",
	})
}

// "The robots head" was the heads of three more robots, and "there backs" were left out.
func TestAPartOfABodyNeedsNoApostropheBeforeIt(t *testing.T) {
	readAs(t, map[string]string{
		"a robot sitting on a bear, a bluebird on the robots head":     "robot | bear | bird; 0 sitting on 1; 0 wearing 2; for bluebird",
		"two otters floating on there backs":                           "otter x2 pose:floating",
		"a witch stirring a cauldron with a black cat on her shoulder": "witch pose:cooking | cauldron | black-cat; 0 looking at 1; 2 riding 0",
	})
}

// A ballerina "lifted by a dancer" stood beside him.
func TestWhoIsNamedAfterByDoesIt(t *testing.T) {
	readAs(t, map[string]string{
		"a ballerina being lifted by a male dancer": "dancer pose:lifting man | ballerina; 0 holding 1",
		"a puppy being bathed by a little girl":     "person pose:washing child woman | puppy; 0 looking at 1",
		"a sled pulled by two huskies":              "sled | husky x2; 1 pulling 0",
	})
}

// A thing between two who were named one after the other was between two of the first of them.
func TestWhatIsBetweenTwoStandsBetweenThem(t *testing.T) {
	readAs(t, map[string]string{
		"santa claus with an elf on each side":                        "santa-claus | elf x2; 0 between 1",
		"a girl and her grandmother with a watering can between them": "person child woman | person elder woman | watering-can; 2 between 1; 2 between 0",
	})
}
