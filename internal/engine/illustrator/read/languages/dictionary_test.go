package languages

import (
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/token"
)

// anyWord is a vocabulary in which every word describes.
type anyWord struct{}

func (anyWord) Known(string) bool { return false }

func (anyWord) Is(_ string, kinds ...Kind) bool {
	for _, k := range kinds {
		if k == Listed || k == Content || k == Describing {
			return true
		}
	}
	return false
}

func TestAnUnknownWordInKatakanaIsNotCutIntoAnimals(t *testing.T) {
	d := New(anyWord{}).Of("ja")
	for _, tok := range d.segment(token.Split("サインペン")) {
		if tok.Text == "サイ" {
			t.Error("there is a rhino in the word for a felt pen")
		}
	}
}

func TestFewestCharactersAreLeftOver(t *testing.T) {
	d := New(anyWord{}).Of("zh")
	if got := d.segment(token.Split("玫瑰花环")); len(got) == 0 || d.words[got[len(got)-1].Text] == "" {
		t.Errorf("the wreath of roses is cut into %v", got)
	}
}

func TestAdjectivesAgreeWithWhatTheyDescribe(t *testing.T) {
	all := New(anyWord{})
	for code, words := range map[string]string{"es": "peluda redondas", "pl": "puszystego drewnianej", "nl": "ronde", "hi": "पुरानी", "it": "selvatici", "de": "flauschigem"} {
		for word := range strings.FieldsSeq(words) {
			if _, _, ok := all.Of(code).lookup(token.Key(word)); !ok {
				t.Errorf("%s: %s is not known", code, word)
			}
		}
	}
}
