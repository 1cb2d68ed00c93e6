package read_test

import (
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// ids are those of the subjects of a brief, in order.
func ids(b brief.Brief) string {
	var out []string
	for _, s := range b.Subjects {
		out = append(out, s.ID)
	}
	return strings.Join(out, " ")
}

func TestAWholeSayingBeforeTheWordForATextIsThatText(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"fishing makes me happy distressed text": "fishing makes me happy",
		"blessed & caffeinated mug saying":       "blessed & caffeinated",
		"tired and tattooed mug quote":           "tired and tattooed",
	} {
		if b := r.Read(prompt, "", ""); len(b.Lettering) != 1 || b.Lettering[0] != want {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestTheTradeBeforeABadgeOrASymbolIsWhatItSays(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"barbershop badge crossed combs":               "Barbershop",
		"fire department crest crossed axes":           "Fire Department",
		"scout troop patch with campfire":              "Scout Troop",
		"dental clinic symbol tooth and leaf":          "Dental Clinic",
		"brewery circle with hops":                     "Brewery",
		"oars rowing club badge":                       "Rowing Club",
		"podcast cover art microphone":                 "Podcast",
		"grill master est 2024 bbq badge with a flame": "Grill Master Est 2024",
	} {
		if b := r.Read(prompt, "", ""); !slices.Contains(b.Lettering, want) {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestALabelHasTheShapeThatIsToldAndItsColorsAreNoText(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][2]string{
		"honey label hexagon":                  {"hexagon", "Honey"},
		"round lip balm label":                 {"circle", "Lip Balm"},
		"coffee roaster label black and cream": {"", "Coffee Roaster"},
		"thank you tag with hearts":            {"tag", "Thank You"},
		"door hanger do not disturb owl":       {"hanger", "Do Not Disturb"},
		"made with love tag kraft paper":       {"tag", "Made with Love"},
	} {
		if b := r.Read(prompt, "", ""); b.Design != "label" || b.Ground != want[0] || strings.Join(b.Lettering, "|") != want[1] {
			t.Errorf("%s: %s, %s on %q", prompt, b.Design, summary(b), b.Ground)
		}
	}
}

func TestBannersHeadingsAndCardsWithoutWordsSayTheirOccasion(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"birthday banner with balloons":   "Happy Birthday",
		"graduation banner with roses":    "Congrats, Grad!",
		"baby shower header roses":        "Baby Shower",
		"rsvp card with roses":            "RSVP",
		"baptism dove card":               "God Bless",
		"happy halloween pumpkins banner": "Happy Halloween",
		"class of 2026 confetti":          "class of 2026",
	} {
		if b := r.Read(prompt, "", ""); !slices.Contains(b.Lettering, want) {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestTheFacesOfAThingAreASetOfIt(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"emoji sheet with nine strawberry faces", "nine strawberry emojis", "emoji set of nine strawberries"} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 9 || b.Subjects[0].ID != "strawberry" || b.Subjects[0].Expression == b.Subjects[1].Expression {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
	if b := r.Read("emoji with sunglasses", "", ""); ids(b) != "smiley-face sunglasses" {
		t.Error(summary(b))
	}
}

func TestLettersOnBlocksAndTilesAreLettered(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][2]string{
		"alphabet blocks A B C":         {"blocks", "ABC"},
		"alphabet blocks spelling EMMA": {"blocks", "EMMA"},
		"the word LOVE in letter tiles": {"tiles", "LOVE"},
	} {
		if b := r.Read(prompt, "", ""); b.Letter.Style != want[0] || strings.Join(b.Lettering, "|") != want[1] || len(b.Subjects) > 0 {
			t.Errorf("%s: %q, %s", prompt, b.Letter.Style, summary(b))
		}
	}
}

func TestYoungAnimalsAreOfTheKindThatIsNamedBefore(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"whale and calf": "whale whale", "giraffe bending down to kiss calf": "giraffe giraffe", "cow and calf": "cow cow", "mama bear with cubs quote": "bear bear"} {
		if b := r.Read(prompt, "", ""); ids(b) != want || !b.Subjects[1].Young {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}
