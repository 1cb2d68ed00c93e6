package detection_test

import (
	"os"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read"
	"pellucid/internal/engine/illustrator/read/readtest"
)

func TestEverydayWordsOfThirteenLanguages(t *testing.T) {
	r := newReader(t)
	text, err := os.ReadFile("../languages/data/words.tsv")
	if err != nil {
		t.Fatal(err)
	}
	var codes []string
	right, wrong := map[string]int{}, map[string][]string{}
	for line := range lexicon.Lines(string(text)) {
		cells := strings.Split(line, "\t")
		if codes == nil {
			codes = cells
			continue
		}
		want := first(r, cells[0])
		if want == "" {
			continue // parts, which are no subjects by themselves
		}
		for i, cell := range cells[1:] {
			code := codes[i+1]
			word, _, _ := strings.Cut(cell, "/")
			if word == "~" {
				continue
			}
			if got := first(r, word); got == want || readtest.Ambiguous[code+":"+word] {
				right[code]++
			} else {
				wrong[code] = append(wrong[code], word+": "+got+", not "+want)
			}
		}
	}
	for code, list := range wrong {
		t.Errorf("%s: %d right, wrong: %s", code, right[code], strings.Join(list, "; "))
	}
}

// first is the first subject of a prompt on one line, without how many there are.
func first(r *read.Reader, prompt string) string {
	b := r.Read(prompt, "", "")
	if len(b.Subjects) == 0 {
		return ""
	}
	b.Subjects[0].Count, b.Subjects[0].Assorted, b.Subjects[0].Text = 1, false, "" // lettered in the language of the prompt
	if s := &b.Subjects[0]; s.ID != "" && s.Person != nil {
		s.Person.Body = "" // some languages name a role by whether it is a man's or a woman's
	}
	return readtest.SubjectLine(b.Subjects[0])
}

// A cat that sleeps on the moon, asked for in Turkish, stopped the reader: in English order the words began after they ended.
func TestAPromptWhoseWordsChangePlacesIsRead(t *testing.T) {
	r := newReader(t)
	for _, prompt := range []string{"uyuyan kedi ay üzerinde", "ay üzerinde uyuyan kedi", "月の上で眠る猫"} {
		if got := r.Read(prompt, "", "").Reading; got.Refused != "" {
			t.Errorf("%s: %s", prompt, got.Refused)
		}
	}
}

// Macarons were drawn as macaroni.
func TestARealWordOfOursIsNoMisspelling(t *testing.T) {
	if got := first(newReader(t), "macarons"); got != "macaron" {
		t.Errorf("macarons gave %q", got)
	}
}

// Kale was a Turkish castle and a bank a Dutch sofa.
func TestAnEnglishWordIsNoWordOfAnotherLanguageUnlessThePromptIs(t *testing.T) {
	r := newReader(t)
	for prompt, wrong := range map[string]string{"kale": "castle", "bank": "sofa", "bar": "bear", "medusa": "jellyfish", "jam": "clock", "golf": "ocean-wave"} {
		if got := first(r, prompt); got == wrong {
			t.Errorf("%s is drawn as %s", prompt, got)
		}
	}
	if got := first(r, "ein Hut"); got != "hat" {
		t.Errorf("ein Hut gave %q", got)
	}
	if got := first(r, "ein roter Hut"); got != "hat red" {
		t.Errorf("ein roter Hut gave %q", got)
	}
}
