package read_test

import (
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// lettered are the texts of a prompt's design and the IDs of what it shows.
func lettered(t *testing.T, prompt string) (string, []string) {
	t.Helper()
	b := newReader(t, fake{}).Read(prompt, "", "")
	var ids []string
	for _, s := range b.Subjects {
		ids = append(ids, s.ID)
	}
	return strings.ToLower(strings.Join(b.Lettering, " ")), ids
}

// The names were left out, and the business alone was lettered.
func TestTheNameOfABusinessInSmallLettersIsLettered(t *testing.T) {
	for prompt, want := range map[string]string{
		"bakery logo sweet crumbs":                                        "sweet crumbs",
		"coffee truck logo the daily grind":                               "the daily grind",
		"boutique logo with cow skull and feathers, rustic rose boutique": "rustic rose boutique",
		"vet clinic logo happy tails with dog and cat":                    "happy tails",
		"lawn care logo green edge lawn service with mower":               "green edge lawn service",
		"hair salon logo scissors and comb":                               "hair salon",
		"real estate logo house and key":                                  "real estate",
	} {
		if got, _ := lettered(t, prompt); got != want {
			t.Errorf("%q says %q, not %q", prompt, got, want)
		}
	}
}

// A senior was an old man, a graduate's mother stood beside the graduate, and the years were left out.
func TestOccasionsCouplesAndAgesInSmallLettersAreLettered(t *testing.T) {
	for prompt, want := range map[string]string{
		"senior 2026 with basketball":             "senior 2026",
		"proud mom of a 2026 graduate":            "proud mom of a 2026 graduate",
		"johnson family reunion 2025 tree":        "johnson family reunion 2025",
		"mr and mrs smith est 2025 floral wreath": "mr and mrs smith est 2025",
		"vintage truck with pumpkins fall y'all":  "fall y'all",
		"birthday boy construction truck 4":       "birthday boy 4",
		"two sweet donut birthday girl age 2":     "two sweet birthday girl 2",
	} {
		if got, _ := lettered(t, prompt); got != want {
			t.Errorf("%q says %q, not %q", prompt, got, want)
		}
	}
}

// Three hawks stood beside a ball.
func TestATeamBesideItsSportIsLetteredAndItsMascotIsOneAnimal(t *testing.T) {
	for prompt, want := range map[string]string{
		"wolves soccer team logo":                    "wolves soccer; wolf",
		"soccer ball with flames tigers":             "tigers; soccer-ball fire",
		"wildcats cheer with megaphone and pom poms": "wildcats cheer; megaphone pom-pom",
		"bulldogs football":                          "bulldogs football; football",
		"dogs playing basketball":                    "; dog",
	} {
		got, ids := lettered(t, prompt)
		if got += "; " + strings.Join(ids, " "); got != want {
			t.Errorf("%q is %q, not %q", prompt, got, want)
		}
	}
}

// A leopard stood beside the sunflower.
func TestLeopardBesideASayingIsItsPrint(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, on := range map[string]string{"blessed mama leopard and sunflower": "", "bride squad leopard lips": "lips", "a leopard in a tree \"wild thing\"": "none"} {
		b := r.Read(prompt, "", "")
		got := "none"
		if b.Letter.Fill == "leopard" {
			got = ""
		}
		for _, s := range b.Subjects {
			if s.Fill == "leopard" {
				got = s.ID
			}
		}
		if got != on || on != "none" && slices.ContainsFunc(b.Subjects, func(s brief.Subject) bool { return s.ID == "leopard" }) {
			t.Errorf("%q: the print is on %q, not %q", prompt, got, on)
		}
	}
}

// "Chalkboard" was lettered, a mother stood on a ribbon, a burrito among daisies.
func TestWhatIsLetteredOnBoardsBannersLabelsAndTags(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"bathroom sign wash your hands chalkboard": "wash your hands",
		"chalkboard menu coffee cups":              "menu",
		"traditional tattoo heart with mom banner": "mom",
		"jar label homemade strawberry jam":        "homemade strawberry jam",
		"gift tag for christmas to from":           "to: from:",
	} {
		b := r.Read(prompt, "", "")
		said := append([]string{}, b.Lettering...)
		for _, s := range b.Subjects {
			said = append(said, s.Text)
		}
		if got := strings.TrimSpace(strings.ToLower(strings.Join(said, " "))); got != want {
			t.Errorf("%q says %q, not %q", prompt, got, want)
		}
	}
	if b := r.Read("glass can wrap with daisies", "", ""); !slices.Contains(b.Framing, "pattern") {
		t.Errorf("a wrap is %v", b.Framing)
	}
}

func TestADoveAmongOtherIconsIsShownWhole(t *testing.T) {
	b := newReader(t, fake{}).Read("wedding icons set rings cake dove champagne", "", "")
	if slices.ContainsFunc(b.Subjects, func(s brief.Subject) bool { return s.Portrait }) {
		t.Errorf("%+v", b.Subjects)
	}
}

func TestOwnersPlacesTripsAndVintagesAreLettered(t *testing.T) {
	for prompt, want := range map[string]string{
		"pizza shop logo tony's pizzeria chef with mustache": "tony's pizzeria",
		"personal trainer logo flex fit dumbbell":            "flex fit",
		"landscaping logo oak tree":                          "landscaping",
		"cancun vacation palm trees":                         "cancun vacation",
		"happy 40th birthday vintage 1986 limited edition":   "happy 40th birthday vintage 1986 limited edition",
		"the garcias est 2020 wreath":                        "the garcias est 2020",
		"nana's kitchen rolling pin and whisk":               "nana's kitchen",
		"senior night volleyball number 10":                  "senior night",
	} {
		if got, _ := lettered(t, prompt); strings.ReplaceAll(got, "’", "'") != want {
			t.Errorf("%q says %q, not %q", prompt, got, want)
		}
	}
}

// The letter was hidden behind the roses.
func TestAMonogramInACircleOfPlantsIsInTheirWreath(t *testing.T) {
	b := newReader(t, fake{}).Read("monogram J in a circle of roses", "", "")
	if b.Motif != "wreath" || len(b.Lettering) != 1 || b.Lettering[0] != "J" || len(b.Subjects) != 1 {
		t.Errorf("%q %v %+v", b.Motif, b.Lettering, b.Subjects)
	}
}
