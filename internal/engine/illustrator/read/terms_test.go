package read

import "testing"

// "Loafers" were three shoes, "crossed axes" swords, and "lambo" a lamb.
func TestSearchTermsOfMadeThingsAreReadAsWhatTheyName(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"loafers": "shoe 2", "sandals": "sandal 1", "crossed axes": "axe 2", "lambo": "sports-car 1", "gps": "location-pin 1",
		"raining money": "money 3", "thumbs down": "thumbs-up 1",
	} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) == 0 {
			t.Errorf("%s is refused: %+v", prompt, b.Reading)
			continue
		}
		if s := b.Subjects[0]; s.ID+" "+string(rune('0'+s.Count)) != want {
			t.Errorf("%s is %s, %d of it, not %s", prompt, s.ID, s.Count, want)
		}
	}
}

// Aries was refused, and "leo zodiac" a lion.
func TestASignOfTheZodiacIsDrawnByItsName(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"aries": "Aries", "leo zodiac": "Leo", "zodiac sign pisces": "Pisces"} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || b.Subjects[0].ID != "zodiac-sign" || b.Subjects[0].Text != want {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}
