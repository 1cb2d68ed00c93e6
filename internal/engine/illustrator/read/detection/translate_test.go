package detection_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/lexicon"
)

func TestNumbersWithCountersCountWhatStandsBeforeThem(t *testing.T) {
	r := newReader(t)
	for _, prompt := range []string{"풍선 세 개", "풍선 3개", "風船3個", "三个气球"} {
		if got := r.Read(prompt, "", "").Subjects; len(got) != 1 || got[0].ID != "balloon" || got[0].Count != 3 {
			t.Errorf("%s: %v", prompt, got)
		}
	}
}

func TestWhatOneSitsOnIsOnWhateverTheWordForItIs(t *testing.T) {
	r := newReader(t)
	for _, prompt := range []string{"gato sentado en una rama", "gato em um galho", "dalda kedi", "枝の上の猫", "나뭇가지 위의 고양이"} {
		got := r.Read(prompt, "", "")
		if len(got.Relations) != 1 || got.Relations[0].Kind == "inside" {
			t.Errorf("%s: %v", prompt, got.Relations)
		}
	}
}

func TestAVerbAtTheEndOfAClauseIsDoneByItsSubject(t *testing.T) {
	r := newReader(t)
	for prompt, kind := range map[string]string{
		"ein mädchen, das ein buch liest": "reading", "een beer die een ballon vasthoudt": "holding", "öğretmen elinde kitap": "holding",
		"우산을 쓴 고슴도치": "holding", "abeille qui porte un pot de miel": "carrying",
	} {
		got := r.Read(prompt, "", "")
		if kind != "" && (len(got.Relations) != 1 || string(got.Relations[0].Kind) != kind || got.Relations[0].From != 0) {
			t.Errorf("%s: %v", prompt, got.Relations)
		}
	}
}

func TestSmallOnesAreNamedByTheirDiminutives(t *testing.T) {
	r := newReader(t)
	for prompt, want := range map[string]string{"ratoncito": "mouse", "topolino": "mouse", "myszka": "mouse", "elefantinho": "baby-elephant"} {
		if got := first(r, prompt); !strings.HasPrefix(got, want) {
			t.Errorf("%s gave %q", prompt, got)
		}
	}
}

func TestSetsOfStickersAreReadInThirteenLanguages(t *testing.T) {
	r := newReader(t)
	for _, prompt := range []string{
		"set de pegatinas de animales de granja", "kit de adesivos de animais da fazenda", "lot de stickers animaux de la ferme", "sticker set bauernhoftiere", "set di adesivi animali della fattoria",
		"set stickers met boerderijdieren", "zestaw naklejek ze zwierzętami z farmy", "set stiker hewan ternak", "çiftlik hayvanları çıkartma seti", "農場の動物のステッカーセット",
		"农场动物贴纸套装", "농장 동물 스티커 세트", "खेत के जानवर स्टिकर सेट",
	} {
		if got := r.Read(prompt, "", ""); len(got.Subjects) < 4 || got.Style.Name != "sticker" {
			t.Errorf("%s: %d subjects, style %s", prompt, len(got.Subjects), got.Style.Name)
		}
	}
}

func TestWordsOfOtherLanguagesInAnyOrderAreRead(t *testing.T) {
	r := newReader(t)
	text, err := os.ReadFile("../testdata/foreign.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range lexicon.Lines(string(text)) {
		prompt, _, _ := strings.Cut(line, " => ")
		words := strings.Fields(prompt)
		if len(words) == 1 {
			words = strings.Split(prompt, "") // no spaces
		}
		slices.Reverse(words)
		for range 3 {
			words = append(words[1:], words[0])
			turned := strings.Join(words, " ")
			if got := r.Read(turned, "", "").Reading; len(got.Understood)+len(got.StandsIn)+len(got.LeftOut) == 0 && got.Refused == "" {
				t.Errorf("nothing is said of %q", turned)
			}
		}
	}
}
