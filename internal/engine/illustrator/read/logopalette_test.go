package read_test

import "testing"

// Two told colors went to the thing that was named last, or none of them was seen: a navy and gold law firm got a maroon shield.
func TestTwoColorsOfALogoAreItsPalette(t *testing.T) {
	readsAs(t, map[string]string{
		"bear logo in black and gold":        "bear portrait; tints black, gold; style logo",
		"black and gold bear logo":           "bear portrait; tints black, gold; style logo",
		"phoenix logo orange and purple":     "phoenix; tints orange, purple; style logo",
		"law firm logo scales gold and navy": "scale-balance; text Law Firm; tints gold, navy; style logo",
		"logo with an apple and an orange":   "apple | orange; 0 and 1; style logo",
	})
}

func TestAMascotIsTheAnimalThatTheNameOfTheTeamHas(t *testing.T) {
	readsAs(t, map[string]string{
		"gaming logo angry wolf esports": "wolf angry portrait; text Angry Wolf Esports; style flat",
		"eagle football mascot logo":     "eagle fierce portrait; style flat",
	})
}
