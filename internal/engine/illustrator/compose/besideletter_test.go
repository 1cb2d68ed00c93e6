package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestALetterIsLargerThanTheAnimalThatComesWithIt(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{
		{Words: "letter E", Kind: brief.Family, ID: "alphabet-letter", Count: 1, Text: "E"},
		{Words: "elephant", Kind: brief.Animal, ID: "elephant", Count: 1},
	}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}}
	high := map[int]float64{}
	for _, s := range Compose(Request{Brief: b}).Sprites {
		high[s.Subject] = max(high[s.Subject], s.Box.H())
	}
	if high[0] < .6 || high[0] < 1.3*high[1] || high[1] < .25 {
		t.Errorf("the letter is %.2f high and the elephant %.2f", high[0], high[1])
	}
}
