package words_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pellucid/internal/enhance"
	"pellucid/internal/enhance/enhancetest"
	"pellucid/internal/enhance/words"
)

// says is a rewriter that understood a prompt in one way, and holds two prompts to be the same when a test does.
type says struct {
	reads
	subject string // empty: not everything was understood
	style   []string
	same    func(other string) bool
}

func (s says) Phrase(string) (words.Phrase, bool) {
	return words.Phrase{Subject: s.subject, Style: s.style}, s.subject != ""
}

func (s says) SameReading(_, other string) bool { return s.same == nil || s.same(other) }

func first(t *testing.T, reader words.Reader, prompt string) enhance.Suggestion {
	t.Helper()
	found, err := words.New(reader).Enhance(t.Context(), enhance.Request{Prompt: prompt, Seed: 3, Suggestions: 1})
	if err != nil || len(found) != 1 {
		t.Fatalf("%d suggestions, %v", len(found), err)
	}
	return found[0]
}

func TestAPromptThatWasUnderstoodBecomesOneSentence(t *testing.T) {
	watercolor := reads{Style: "watercolor", Kinds: []string{"animal"}}
	got := first(t, says{reads: watercolor, subject: "three blue foxes", style: []string{"watercolor"}}, "3 fox blue, watercolor").Prompt()
	if !strings.HasPrefix(got, "a watercolor of three blue foxes, with ") || strings.Count(got, "watercolor") != 1 {
		t.Errorf("got %q", got)
	}
	got = first(t, says{reads: watercolor, subject: "three blue foxes", style: []string{"watercolor"}}, "Three fox blue, watercolor").Prompt()
	if !strings.HasPrefix(got, "A watercolor of ") {
		t.Errorf("the capital letter was lost in %q", got)
	}
}

func TestWhatIsNotTheUsersOwnIsMarkedInTheSentence(t *testing.T) {
	s := first(t, says{reads: reads{Style: "watercolor"}, subject: "three blue foxes", style: []string{"watercolor"}}, "blue foxes, watercolor")
	var own []string
	for _, part := range s.Parts {
		if !part.Added {
			own = append(own, strings.Trim(part.Text, " ,"))
		}
	}
	if diff := cmp.Diff([]string{"watercolor", "blue foxes"}, own); diff != "" {
		t.Errorf("%s in %+v", diff, s.Parts)
	}
}

func TestASentenceThatWouldBeReadOtherwiseIsNotUsed(t *testing.T) {
	picky := says{subject: "a fox", same: func(other string) bool { return strings.HasPrefix(other, "fox, ") }}
	if got := first(t, picky, "fox").Prompt(); !strings.HasPrefix(got, "fox, ") {
		t.Errorf("got %q", got)
	}
	never := says{subject: "a fox", same: func(string) bool { return false }}
	if got := first(t, never, "fox").Prompt(); got != "fox" {
		t.Errorf("got %q", got)
	}
}

func TestWithoutUnderstandingEverythingTheContractHolds(t *testing.T) {
	enhancetest.Run(t, words.New(says{}))
}
