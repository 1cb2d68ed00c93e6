package read_test

import (
	"testing"
)

// Words of what an image is about, for whom it is, and of parts of a thing used to put a shop, a gift or a frame beside what was asked for.
func TestWordsOfWhatAnImageIsAboutAndOfPartsDrawNothingBesideIt(t *testing.T) {
	readsAs(t, map[string]string{
		"bakery basket full of croissants":         "basket | croissant x3; 0 full of 1; out [bakery]",
		"book with an apple, teacher gift":         "book | apple; 1 on 0; out [teacher gift]",
		"cat with a balloon, kids learning card":   "cat | balloon; 0 holding 1; out [kids learning card]",
		"cleaning company: bucket with sponge":     "bucket | sponge; 0 with 1; out [cleaning company]",
		"crate with metal corners":                 "crate; out [metal corners]",
		"dinosaur party: robot with a balloon":     "robot | balloon; 0 with 1; out [dinosaur party]",
		"dove with a star, church bulletin":        "dove | star; 0 with 1; out [church bulletin]",
		"flower shop delivery bike with a basket":  "bicycle {basket}; out [flower shop]; out [delivery]",
		"fox with a balloon, tshirt png":           "fox | balloon; 0 with 1; out [tshirt png]",
		"guitar with a sunburst finish":            "guitar; out [a sunburst finish]",
		"robot with a sword, animation 4 frames":   "robot | sword; 0 with 1; out [animation]; out [4 frames]",
		"giant crab boss":                          "crab big; out [boss]",
		"happy 1st birthday Noah":                  "text happy 1st birthday Noah",
		"hunter with a rifle":                      "archer man | rifle; 0 with 1; for hunter",
		"open palm with an eye in it":              "hand | eye; 1 inside 0",
		"strawberry jam jar with toast":            "jam-jar | toast; 0 with 1",
		"tire with arms and legs holding a wrench": "tire | wrench; 0 holding 1; out [arms and legs]",
		"whale with an anchor tattoo":              "whale | anchor; 1 printed on 0",
	})
}

// What flies stood beside who looks up at it, a board was written on by those in front of it, and a class was taught by its pupils.
func TestWhoLooksUpTeachesOrStandsBeforeABoardIsShownSo(t *testing.T) {
	readsAs(t, map[string]string{
		"girl with the number 7 on her back":    "person \"7\" child woman (jersey); out [on her back]",
		"man with a chalkboard behind him":      "person adult man | chalkboard; 1 behind 0",
		"owl teaching mice, a tree behind him":  "owl pose:talking | mouse x3 | tree; 0 looking at 1; 2 behind 0",
		"phoenix on a branch with wings spread": "phoenix pose:spread {wings} | branch; 0 on 1",
		"puppy looking up at a bone":            "puppy pose:looking up | bone; 0 looking at 1",
		"puppy looking up at a butterfly":       "puppy pose:looking up | butterfly; 1 over 0",
		"side view of a man":                    "person facing:right adult man profile",
		"teacher teaching kids":                 "teacher pose:talking | person x3 child; 0 looking at 1",
	})
}

// What was refused was drawn, wishes colored what was named last, and a book for whose cover an image is lay beside it.
func TestRefusalsAndWishesInSentencesAreHeld(t *testing.T) {
	readsAs(t, map[string]string{
		"a cat, please do not add any text or background":       "cat",
		"a croissant, looks good on paper bags":                 "croissant; out [looks good on paper bags]",
		"a ghost with a bucket, my daughter wants it purple":    "ghost purple | bucket; 0 with 1; out [my daughter wants]",
		"an owl, we do not want a branch":                       "owl; not branch",
		"a puppy, please don't put a collar or leash on him":    "puppy -collar; not leash",
		"a red rose, i need it for the cover of my poetry book": "rose red; out [for the cover of my poetry book]",
		"a sushi roll with chopsticks as swords":                "sushi | chopsticks; 0 with 1; out [as swords]",
		"unicorn cake topper, she wants it pink and purple":     "unicorn pink purple; out [she wants]",
	})
}

// Orders with named fields, words for whom a design is, and sayings of one form were refused or drawn.
func TestFieldsOfOrdersAudiencesAndSayingsOfOneFormAreRead(t *testing.T) {
	readsAs(t, map[string]string{
		"thank you card for teachers with an apple":            "apple; text Thank You; out [for teachers]",
		"in my soccer mom era, leopard":                        "text in my soccer mom era",
		"main character: a mouse with a sword":                 "mouse | sword; 0 with 1",
		"patch design for scout troop 218, canoe with a flag":  "canoe | waving-flag; 0 with 1; style patch; out [for scout troop 218]",
		"style: watercolor. subject: a fox with a scarf":       "fox | scarf; 0 wearing 1; style watercolor",
		"wedding invitation for Emma and Liam with eucalyptus": "eucalyptus-branch; text You’re Invited, Emma and Liam, Our Wedding",
		"weekly chores: bed, trash can":                        "bed | trash-can; out [weekly chores]",
		"world's okayest golfer, golf ball":                    "golf-ball; text world's okayest golfer",
		"worlds best grandpa with a fish":                      "fish; text worlds best grandpa",
	})
}

// The style of letters that is told with a letter, a number, a monogram or an ampersand is theirs, and is nothing else to draw.
func TestCharactersAreInTheStyleOfLettersThatIsTold(t *testing.T) {
	reader := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"letter K, script font, with a butterfly":     "script",
		"letter A in cursive with a cat":              "cursive",
		"number 5, with glitter, bubble font":         "bubble",
		"number 30 with balloons, block letters":      "block",
		"letter S in calligraphy surrounded by roses": "cursive",
		"ampersand in bubble letters with a bird":     "bubble",
		"number 1 in gothic font with angel wings":    "gothic",
		"ampersand and stars and a moon, old english": "gothic",
		"rose gold JK monogram in bubble letters":     "bubble",
		"a boy in a varsity jacket and the number 5":  "",
		"vintage letter K with a bubble and a rose":   "",
	} {
		b := reader.Read(prompt, "", "")
		if b.Letter.Style != want {
			t.Errorf("%q: letters are %q, want %q", prompt, b.Letter.Style, want)
		}
		for _, s := range b.Subjects {
			if s.ID == "letter" || s.ID == "envelope" || s.ID == "bubble" && want != "" {
				t.Errorf("%q draws %s", prompt, s.ID)
			}
		}
	}
}

// Initials before the word for a monogram are what it shows.
func TestInitialsBeforeAMonogramAreItsLetters(t *testing.T) {
	reader := newReader(t, fake{})
	b := reader.Read("JK monogram with a heart below", "", "")
	if len(b.Subjects) != 2 || b.Subjects[0].ID != "monogram" || b.Subjects[0].Text != "JK" {
		t.Errorf("got %+v", b.Subjects)
	}
}

// What a text is made of or filled with, right behind it, is the look of its letters, whatever art the prompt names after it.
func TestATextBesideArtHasTheLookThatIsToldBehindIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][2]string{
		"the word HOPE in marble with a heart": {"marble", ""}, "the word LOVE made of wood with a heart": {"wood", ""},
		`"Max" in leopard print with a cat`: {"", "leopard"}, `name "Max" with glitter with a cat`: {"", "glitter"}, `"Max" plaid with a cat`: {"", "plaid"},
		`"Max" with a rainbow and a cat`: {"", ""}, `a mug "Max" with polka dots and a cat`: {"", ""}, `"Max" with leopard print hearts and a cat`: {"", ""},
	} {
		if l := r.Read(prompt, "", "").Letter; l.Material != want[0] || l.Fill != want[1] {
			t.Errorf("%s: %+v", prompt, l)
		}
	}
}

// A text that is said to be in a frame or a wreath is in its opening, and in a heart where that is all the art.
func TestATextInAFrameIsInsideIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"the word LOVE inside a red heart, script font": "LOVE", `"Olivia" in a heart with a cat`: "", `"Olivia" inside a gold frame with roses`: "Olivia", `"Joy" in a laurel wreath`: "Joy", `name "Max" in a laurel wreath with a cat`: "Max",
		`"Max" in a heart made of roses`: "",
	} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) == 0 || b.Subjects[0].Text != want {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}
