package rules_test

import (
	"os"
	"strings"
	"testing"

	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/domain"
)

// The illustrator reads these languages, and nothing that was said in them was refused.
func TestHateInLanguagesWithOtherScriptsIsRefusedAndMentionsPass(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/languages.tsv")
	if err != nil {
		t.Fatal(err)
	}
	r, tested := rules.New(), map[string]int{}
	for line := range strings.Lines(string(text)) {
		fields := strings.Split(strings.TrimRight(line, "\n"), "\t")
		if len(fields) != 3 || strings.HasPrefix(line, "#") {
			continue
		}
		tested[fields[0]+" "+fields[1]]++
		err := r.Screen(t.Context(), 1, domain.Wording{Field: "prompt", Text: fields[2]})
		if (err != nil) != (fields[1] == "hateful") {
			t.Errorf("%s, %s: %q got %v", fields[0], fields[1], fields[2], err)
		}
	}
	for _, language := range strings.Fields("ru zh ja ko hi ar tr id") {
		if tested[language+" hateful"] < 20 || tested[language+" neutral"] < 30 {
			t.Errorf("%s: only %d and %d sentences", language, tested[language+" hateful"], tested[language+" neutral"])
		}
	}
}

func TestHateInOtherScriptsIsFoundWhateverTheOrderAndThePunctuation(t *testing.T) {
	t.Parallel()
	r := rules.New()
	for _, text := range []string{"ЕВРЕИ - ПАРАЗИТЫ!!!", "красивый закат, смерть евреям", "殺光猶太人", "滚出去,黑人", "ユダヤ人、死ね", "YAHUDİLERE ÖLÜM", "a red fox, bunuh orang Yahudi, watercolor", "الْمَوْتُ لِلْيَهُودِ"} {
		if err := r.Screen(t.Context(), 1, domain.Wording{Field: "tags", Text: text}); err == nil {
			t.Errorf("%q passes", text)
		}
	}
}

func TestAThreatOrAnAttackOnAHouseOfWorshipIsRefusedAsViolence(t *testing.T) {
	t.Parallel()
	r := rules.New()
	for _, text := range []string{"bomb the mosque", "burn down every synagogue", "shoot up a gay club", "death to muslims", "gas the jews", "bomb the church", "炸掉清真寺", "взорвать мечеть"} {
		err := r.Screen(t.Context(), 1, domain.Wording{Field: "prompt", Text: text})
		if err == nil || !strings.Contains(err.Error(), "violence against people") {
			t.Errorf("%q got %v", text, err)
		}
	}
}
