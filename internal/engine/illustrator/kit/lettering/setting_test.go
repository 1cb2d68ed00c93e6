package lettering

import (
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
)

var sayings = []string{
	"just one more chapter", "in my dog mom era", "love you to the moon and back", "Adventure Awaits", "Anna & James", "Dead Men Tell No Tales", "50% off", "Été à Paris",
	"Hello my name is Oliver", "to be or not to be", "LOL", "Mom",
}

func TestStackedWordsStandOnLinesOfTheirOwn(t *testing.T) {
	s := Setting{Text: "faith hope love", Mood: "cozy", Stacked: true}
	if lines := s.lines(moods["cozy"]); len(lines) != 3 {
		t.Errorf("%d lines", len(lines))
	}
	s.Text = "keep\ncalm\nand\nlove cats"
	if lines := s.lines(moods["modern"]); len(lines) != 4 || !lines[2].small {
		t.Errorf("%d lines", len(lines))
	}
}

func TestEveryWordOfASayingIsSetOnceAndInOrder(t *testing.T) {
	for _, text := range sayings {
		for name, m := range moods {
			var got []string
			for _, l := range (Setting{Text: text, Mood: name}).lines(m) {
				got = append(got, l.words...)
				if l.d == "" {
					t.Errorf("%s: %q has a line without an outline", name, text)
				}
			}
			if joined := strings.Join(got, " "); joined != text {
				t.Errorf("%s: %q is set as %q", name, text, joined)
			}
		}
	}
}

func TestTheShortestLineOfPairedFacesStandsOut(t *testing.T) {
	for text, want := range map[string]string{"merry christmas": "merry", "you are my sunshine": "sunshine", "dog mom": ""} {
		got := ""
		for _, l := range (Setting{Text: text, Mood: "cozy", Wide: 1.8}).lines(moods["cozy"]) {
			if l.second {
				got = strings.Join(l.words, " ")
			}
		}
		if got != want {
			t.Errorf("%q: %q stands out", text, got)
		}
	}
}

func TestLettersOfAMonogramOverlap(t *testing.T) {
	wide := func(letters string) float64 {
		d, err := Twined([]rune(letters), "serif", kit.Black, false, true).Render(kit.Options{})
		if err != nil {
			t.Fatal(err)
		}
		return d.Box.W() / d.Box.H()
	}
	if both, one := wide("HH"), wide("H"); both > 1.75*one {
		t.Errorf("two letters are %.2f wide, one %.2f", both, one)
	}
}

func TestSmallWordsBetweenLinesAreSmall(t *testing.T) {
	lines := Setting{Text: "Anna & James", Mood: "elegant", Wide: 1}.lines(moods["elegant"])
	if len(lines) != 3 || !lines[1].small || lines[1].h > .5*lines[0].h {
		t.Errorf("the lines are %d, the one between is not small", len(lines))
	}
}

func TestASettingComesNearTheShapeThatItIsGiven(t *testing.T) {
	shape := func(wide float64) float64 {
		d, err := Set(Setting{Text: "just one more chapter", Mood: "bold", Wide: wide, Ink: Ink{Main: kit.Black, Second: kit.Black, Small: kit.Black, Block: kit.Black}}).Render(kit.Options{})
		if err != nil {
			t.Fatal(err)
		}
		return d.Box.W() / d.Box.H()
	}
	if low, high := shape(4), shape(1.2); low < 1.5*high {
		t.Errorf("asked for 4 and 1.2, set at %.2f and %.2f", low, high)
	}
}

func TestEveryMoodOfASettingDraws(t *testing.T) {
	for name := range moods {
		d, err := Set(Setting{Text: "Stay wild & free", Mood: name, Ink: Ink{Main: kit.Hex("#aa2233"), Second: kit.Hex("#223366"), Small: kit.Hex("#223366"), Block: kit.Black, Rim: kit.White}}).Render(kit.Options{})
		if err != nil || d.Box.W() < 150 {
			t.Errorf("%s: %v, %.0f wide", name, err, d.Box.W())
		}
	}
}

func TestWordsThatStandOutAreLinesOfTheirOwn(t *testing.T) {
	m := moods["fun"]
	for _, stacked := range []bool{false, true} {
		s := Setting{Text: "Let's get LOST", Stress: []Stress{{Words: "lost", Large: true}}, Stacked: stacked}
		lines := s.lines(m)
		last := lines[len(lines)-1]
		if last.stress == nil || len(last.words) != 1 || last.wide < 1.3*lines[0].wide {
			t.Errorf("stacked %v: %+v", stacked, last)
		}
	}
	s := Setting{Text: "love you more", Stress: []Stress{{Words: "love", Color: kit.Hex("#ff0000")}, {Words: "more", Color: kit.Hex("#0000ff")}}}
	if lines := s.lines(m); len(lines) != 3 || lines[0].stress == lines[2].stress || lines[1].stress != nil {
		t.Errorf("%d lines", len(lines))
	}
}
