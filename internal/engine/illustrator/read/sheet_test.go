package read_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestAThemeAndAWordForSeveralPicturesMakeASet(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{
		"camping bundle png", "wedding clipart", "space nursery clipart", "planner stickers for meal planning", "school supplies clipart",
		"set of farm animals", "baby shower elements", "halloween sticker pack", "construction vehicles clip art set", "cactus and succulents clipart bundle",
	} {
		if b := r.Read(prompt, "", ""); b.Sheet == "" || len(b.Subjects) < 6 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestOnePictureOfAThemeIsNoSet(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"flower clipart", "camping sticker", "coffee shop clipart", "pumpkin sticker", "mermaid clipart", "a suitcase with travel stickers", "unicorn png"} {
		if b := r.Read(prompt, "", ""); b.Sheet != "" {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestTheThingsOfASetDiffer(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"set of 6 mushrooms clipart", "butterfly clipart set", "set of cats in different poses", "pumpkin clipart set", "set of 6 umbrellas clipart", "dogs sticker sheet", "set of 5 snails clipart"} {
		b := r.Read(prompt, "", "")
		seen := map[string]bool{}
		for _, s := range b.Subjects {
			one := summary(subjectAlone(s))
			if seen[one] {
				t.Errorf("%s: twice %s in %s", prompt, one, summary(b))
			}
			seen[one] = true
		}
		if len(b.Subjects) < 5 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestWhatASetListsIsDrawnOnceEach(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, n := range map[string]int{
		"baby woodland animals set, fox, deer, bunny, hedgehog, owl, bear": 6,
		"halloween clipart bundle, ghosts, pumpkins, bats, candy":          4,
		"coins and gems sprite sheet":                                      9,
	} {
		b := r.Read(prompt, "", "")
		for _, s := range b.Subjects {
			if s.Count > 1 {
				t.Errorf("%s: several %s", prompt, s.ID)
			}
		}
		if b.Sheet == "" || len(b.Subjects) != n {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestAListOfFoodThatBeginsWithADishEnds(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"sushi, boba tea, ramen, onigiri, dumpling", "kawaii sticker sheet, salad, apple, bread, spoon", "pizza, soda, fries, chair"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) == 0 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestWordsForASetOfListedThingsAreNotDrawn(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{
		"pirate game asset sheet, treasure chest, map, coins, compass, ship wheel", "kids alphabet blocks, teddy bear, ball, train, nursery clipart set",
		"safari animal heads set, lion, giraffe, zebra, elephant", "medieval weapons set, sword, axe, mace, crossbow, game icons",
		"castle, unicorn, dragon, knight, princess clipart set", "birthday party sticker sheet, balloons, cake, gifts, confetti",
	} {
		b := r.Read(prompt, "", "")
		if b.Sheet == "" || len(b.Subjects) < 4 || len(b.Subjects) > 6 || len(b.Reading.LeftOut) > 0 || b.Reading.Refused != "" {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestAMatchingSetIsOfOneColor(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("a matching set of three mugs", "", ""); len(b.Subjects) != 1 || b.Subjects[0].Count != 3 {
		t.Errorf("%s", summary(b))
	}
	if b := r.Read("set of 4 mugs", "", ""); len(b.Subjects) != 4 {
		t.Errorf("%s", summary(b))
	}
}

func TestNounsBehindTheWordForASetAreAList(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, n := range map[string]int{
		"winter clipart bundle snowman mittens hot cocoa": 3, "nurse clipart set stethoscope syringe": 3, "hunting bundle deer duck": 2,
		"space clipart rocket astronaut ufo": 3, "italian food set pizza pasta": 2, "ramadan clipart lantern moon": 2,
	} {
		if b := r.Read(prompt, "", ""); b.Sheet == "" || len(b.Subjects) != n || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestTheColorsThatASetListsAreOnePerCopy(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, n := range map[string]int{"set of 3 balloons pink gold and white": 3, "roses set pink white red": 6} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != n || len(b.Subjects[0].More) > 0 || b.Subjects[0].Color == b.Subjects[1].Color {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestAPatternOfTwoThingsPrintsNeitherOnTheOther(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"cats and hearts pattern", "skulls and roses pattern", "bees and flowers pattern"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 2 || b.Subjects[0].Fill != "" {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

// subjectAlone is a brief with one subject, to compare subjects by.
func subjectAlone(s brief.Subject) brief.Brief { return brief.Brief{Subjects: []brief.Subject{s}} }

func TestASetIsFilledWithItsThemeBeforeItsOccasion(t *testing.T) {
	r := newReader(t, fake{})
	b := r.Read("cleaning planner stickers: mop, bucket, laundry, 6 pcs", "", "")
	if len(b.Subjects) != 6 || b.Subjects[3].ID != "spray-bottle" {
		t.Error(summary(b))
	}
}
