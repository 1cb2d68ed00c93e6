package read_test

import (
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestALogoHasItsKindOfBusinessAsASmallLineOnlyBesideAName(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"coffee shop logo called Bean Scene with a mug": "coffee shop", "tech company logo called Nova with a rocket": "tech company",
		"logo for a surf school named Salty Dog with a dog": "surf school", "dental clinic logo with a tooth": "", "a logo of a fox": "",
	} {
		if b := r.Read(prompt, "", ""); b.Tagline != want {
			t.Errorf("%s: small line %q, want %q", prompt, b.Tagline, want)
		}
	}
}

func TestLettersTakeTheStyleAndTheMaterialThatWereOrdered(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][2]string{
		"chrome letters spelling Y2K": {"", "chrome"}, "wood letters spelling HOME": {"", "wood"}, `ice letters "FROZEN"`: {"", "ice"},
		"gothic lettering that says Nightfall": {"gothic", ""}, "dripping paint word SLIME": {"drip", ""}, "the word LOVE in balloon letters": {"balloon", ""},
	} {
		if l := r.Read(prompt, "", "").Letter; l.Style != want[0] || l.Material != want[1] {
			t.Errorf("%s: %+v", prompt, l)
		}
	}
}

// A text that goes on in small letters was once cut after its last capital.
func TestAnOrderedTextIsNeverCutShort(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"sticker that says Be kind to bees": "Be kind to bees", "the slogan Made in Italy": "Made in Italy", "poster with the words Live Well and Laugh with a heart": "Live Well and Laugh",
	} {
		b := r.Read(prompt, "", "")
		if len(b.Lettering) != 1 || b.Lettering[0] != want {
			t.Errorf("%s: %q", prompt, b.Lettering)
		}
	}
}

func TestASheetSaysItsOccasion(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"birthday card with a fox": "card", "halloween party flyer": "flyer", "certificate of achievement": "certificate", "hot sauce label": "label",
		"a man holding a card": "", "a playing card": "", "a fox label": "label",
	} {
		b := r.Read(prompt, "", "")
		if b.Design != want || (want == "card" || want == "flyer" || want == "certificate") && len(b.Lettering) == 0 {
			t.Errorf("%s: design %q, text %q", prompt, b.Design, b.Lettering)
		}
	}
}

func TestANameAfterAPauseIsLetteredInALogo(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"dog logo with a bone, Happy Tails": "Happy Tails", "eagle mascot for a team, Eagles": "Eagles", "fox logo, minimalist": "", "Fox Logo, Vintage, Orange": "", "fox logo, PNG": "",
	} {
		if got := strings.Join(r.Read(prompt, "", "").Lettering, " "); got != want {
			t.Errorf("%s: %q, want %q", prompt, got, want)
		}
	}
}

func TestTextsKeepTheirPlacesAboveAndBelowTheArt(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{`t-shirt design with a fox, "GO WILD" above and "BE FREE" below`, "GO WILD above, BE FREE below with a fox in the middle", `"BE FREE" at the bottom, "GO WILD" on top, fox t-shirt design`} {
		b := r.Read(prompt, "", "")
		if b.Above != "GO WILD" || strings.Join(b.Lettering, "|") != "GO WILD|BE FREE" || len(b.Subjects) != 1 || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %q above of %q, %d subjects, left out %v", prompt, b.Above, b.Lettering, len(b.Subjects), b.Reading.LeftOut)
		}
	}
}

func TestLettersAreBuiltOfManyThings(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"LOVE made of roses": "LOVE", "letter D made of apples": "D", `"Mia" made from roses`: "Mia", "love word made of roses": "Love", "heart made of roses": ""} {
		b := r.Read(prompt, "", "")
		if got := strings.Join(b.Lettering, " "); got != want || (b.Motif == brief.Letters) != (want != "") || len(b.Subjects) != 1 {
			t.Errorf("%s: %q, motif %q, %d subjects", prompt, got, b.Motif, len(b.Subjects))
		}
	}
}

func TestAPatternOfMarksAloneIsACloth(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"polka dot pattern pink": "dots", "blue and white gingham pattern": "gingham", "striped pattern": "stripes"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != "pattern" || b.Subjects[0].Fill != want {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

func TestTheTradeOfALogoIsNoThingOfItsOwn(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"car wash logo with a fox", "lawn care logo with a fox", "vintage fishing charter logo with a fox"} {
		if b := r.Read(prompt, "", ""); b.Reading.Refused != "" || len(b.Subjects) != 1 || b.Subjects[0].ID != "fox" {
			t.Errorf("%s: %+v %s", prompt, b.Subjects, b.Reading.Refused)
		}
	}
}

// What stood between a saying and the word for letters was lettered: "Happy Easter, Easter Bunny", "Girl Boss, Leopard Print".
func TestArtAndLooksBetweenASayingAndTheWordForLettersAreNotLettered(t *testing.T) {
	readsAs(t, map[string]string{
		"happy easter bunny lettering":         "bunny; text happy easter",
		"happy st patrick's day rose letters":  "rose; text happy st patrick's day",
		"girl boss leopard print lettering":    "text girl boss",
		"mama leopard letters":                 "text mama",
		"mama sunflower letters":               "sunflower; text mama",
		"believe in yourself watercolor quote": "text believe in yourself; style watercolor",
		"name Ava rainbow letters with a cat":  "cat; text Ava",
		"name Sophia floral lettering":         "flower x3; text Sophia",
		"varsity letters MAMA navy":            "text MAMA; tints navy",
		"best grandpa by par":                  "text best grandpa by par",
		"dad est 2024 vintage":                 "text dad est 2024",
	})
}

func TestStackedWordsAreALookOfLetters(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"thankful grateful blessed three words stacked", "live laugh love stacked lettering", "faith hope love with a cat stacked"} {
		if got := r.Read(prompt, "", ""); !got.Letter.Stacked || len(got.Reading.LeftOut) > 0 {
			t.Errorf("%s: %+v %s", prompt, got.Letter, summary(got))
		}
	}
	if got := r.Read("apples stacked on a table", "", ""); got.Letter.Stacked {
		t.Error("apples stacked on a table: letters are stacked")
	}
}

// The mermaid of a "mermaid birthday number 6" was left out, and "age 5 unicorn" was five unicorns.
func TestAThemeComesWithANumber(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"dinosaur birthday number 6":   `number "6" | dinosaur; 0 with 1`,
		"age 5 unicorn":                `number "5" | unicorn; 0 with 1`,
		"fire truck birthday number 2": `number "2" | fire-truck; 0 with 1`,
		"race car number 95":           `race-car "95"`,
		"letter A in gold glitter":     `alphabet-letter gold fill:glitter "A"`,
		"letter S in leopard print":    `alphabet-letter fill:leopard "S"`,
	} {
		if got := summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
	if got := r.Read("number 1 farm theme", "", ""); len(got.Subjects) < 3 || len(got.Reading.LeftOut) > 0 {
		t.Errorf("number 1 farm theme: %s", summary(got))
	}
}
