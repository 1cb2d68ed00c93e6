package read_test

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read"
)

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

// "A woman knitting a scarf" was a scarf, and a man who changed a tire stood beside it.
func TestWorkOnAThingIsDoneByWhoIsNamed(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, pose := range map[string]string{
		"woman knitting a scarf": "knitting", "a mechanic changing a tire": "repairing", "man pitching a tent": "building", "toddler having a tantrum": "shouting", "hurdler": "hurdling",
	} {
		if got := r.Read(prompt, "", ""); len(got.Subjects) == 0 || got.Subjects[0].Pose != pose || got.Subjects[0].Kind != brief.Person {
			t.Errorf("%s: %s", prompt, summary(got))
		}
	}
}

// The moon that a wolf howled at lay on the cliff, and the television stood on the couch of those who watched it.
func TestWhoLooksAtWhatIsFarOffIsOnWhatIsNamedNext(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"wolf howling at the moon on a cliff", "man watching tv on the couch"} {
		got := r.Read(prompt, "", "")
		if !slices.ContainsFunc(got.Relations, func(r brief.Relation) bool { return r.From == 0 && r.Kind == "on" && r.To == 2 }) {
			t.Errorf("%s: %s", prompt, summary(got))
		}
	}
}

// Rain boots stood in the puddle beside the girl who was to wear them.
func TestClothesAfterAPlaceAreWornByWhoIsThere(t *testing.T) {
	got := newReader(t, fake{}).Read("girl in a puddle with red rain boots", "", "")
	if f := got.Subjects[0].Person; f == nil || len(f.Clothes) != 1 || f.Clothes[0].Name != "rain boots" {
		t.Errorf("%s", summary(got))
	}
}

// "Short hair girl" was a short girl, and glasses after hair in a bun lay beside who was to wear them.
func TestWhatIsToldOfHairStaysWithIt(t *testing.T) {
	r := newReader(t, fake{})
	if got := r.Read("short hair girl", "", ""); got.Subjects[0].Person.Hair != "short" || got.Subjects[0].Person.Build != "" {
		t.Errorf("%s", summary(got))
	}
	if got := r.Read("old lady with gray hair in a bun and glasses", "", ""); len(got.Subjects) != 1 || got.Subjects[0].Person.Glasses == "" {
		t.Errorf("%s", summary(got))
	}
}

// A number after a jersey of which the color was told was a number of its own.
func TestTheNumberBehindAColoredJerseyIsOnIt(t *testing.T) {
	got := newReader(t, fake{}).Read("football player in red jersey number 12", "", "")
	if len(got.Subjects) != 1 || got.Subjects[0].Text != "12" {
		t.Errorf("%s", summary(got))
	}
}

// The arms of a boy who flew were three arms beside him.
func TestLimbsAfterACommaStandBesideNobody(t *testing.T) {
	got := newReader(t, fake{}).Read("boy flying, arms forward", "", "")
	if len(got.Subjects) != 1 || len(got.Reading.LeftOut) == 0 {
		t.Errorf("%s", summary(got))
	}
}

// Somebody who ate at a table stood beside it.
func TestWhoEatsAtATableSitsAtIt(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"boy eating cereal at the table", "woman eating at a table"} {
		if got := r.Read(prompt, "", ""); len(got.Subjects) != 1 || got.Subjects[0].Pose != "having dinner" {
			t.Errorf("%s: %s", prompt, summary(got))
		}
	}
}

// The red scarf that was still on the needles lay beside who knitted it.
func TestWhatIsKnittedGivesTheYarnItsColor(t *testing.T) {
	got := newReader(t, fake{}).Read("grandma knitting a red scarf", "", "")
	if s := got.Subjects[0]; len(got.Subjects) != 1 || s.Pose != "knitting" || len(s.Parts) != 1 || s.Parts[0].Color != "red" {
		t.Errorf("%s", summary(got))
	}
}

// A sheep with a black face had a happy one, and its color was left out.
func TestTheColorOfAFaceIsNoLookOnIt(t *testing.T) {
	got := newReader(t, fake{}).Read("clown with a white face", "", "")
	if s := got.Subjects[0]; s.Expression != "" || len(s.Parts) != 1 || s.Parts[0].Color != "white" {
		t.Errorf("%s", summary(got))
	}
}

// Roses in hair were around the waist of whose hair it was.
func TestFlowersInHairAreOnTheHead(t *testing.T) {
	got := newReader(t, fake{}).Read("woman with roses in hair", "", "")
	if !slices.ContainsFunc(got.Relations, func(r brief.Relation) bool { return r.From == 0 && r.Kind == "wearing" }) {
		t.Errorf("%s", summary(got))
	}
}

// The number after a jersey and a comma was a number of its own.
func TestANumberAfterAJerseyAndACommaIsOnIt(t *testing.T) {
	got := newReader(t, fake{}).Read("werewolf playing basketball, red jersey, number 13", "", "")
	for _, s := range got.Subjects {
		if s.ID == "number" {
			t.Errorf("%s", summary(got))
		}
	}
}

func TestTheKindOfThingBehindItsNameSaysNothingMore(t *testing.T) {
	r, _ := read.New(fake{})
	for prompt, want := range map[string]string{"seal animal": "seal", "kiwi fruit": "kiwi-fruit", "spider insect png": "spider"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != want || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestFriendsWhoDoWhatTakesTwoAreTwo(t *testing.T) {
	for prompt, want := range map[string]int{"best friends hugging": 2, "friends shaking hands": 2, "three friends hugging": 3, "best friends": 3} {
		if b := newReader(t, fake{}).Read(prompt, "", ""); len(b.Subjects) != want {
			t.Errorf("%q: %+v", prompt, b.Subjects)
		}
	}
}
