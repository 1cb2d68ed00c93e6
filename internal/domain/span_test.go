package domain_test

import (
	"fmt"
	"slices"
	"testing"
	"unicode/utf16"

	"pellucid/internal/domain"
)

func TestSpansNameTheWordsOfAPromptInItsOrderAndCountAsBrowsersDo(t *testing.T) {
	items := func(words ...string) (list []domain.ReadItem) {
		for _, w := range words {
			list = append(list, domain.ReadItem{Words: w})
		}
		return list
	}
	for _, c := range []struct {
		prompt  string
		reading domain.Reading
		want    []string
	}{
		{
			"A fox kit with a bushy tail, foggy morning",
			domain.Reading{Understood: items("tail", "fox"), StandsIn: items("kit"), LeftOut: items("foggy", "morning", "bushy")},
			[]string{"2 fox understood", "6 kit stands_in", "17 bushy left_out", "23 tail understood", "29 foggy left_out", "35 morning left_out"},
		},
		{"a cat and a cat", domain.Reading{Understood: items("cat", "cat")}, []string{"2 cat understood", "12 cat understood"}},
		{"a carpet and a car", domain.Reading{Understood: items("car")}, []string{"15 car understood"}},
		{"🦊🦊 red fox", domain.Reading{Understood: items("red", "fox", "🦊🦊")}, []string{"0 🦊🦊 understood", "5 red understood", "9 fox understood"}},
		{"机の上の猫", domain.Reading{Understood: items("猫", "机")}, []string{"0 机 understood", "4 猫 understood"}},
		{"a fox", domain.Reading{Understood: items("fox", "watercolor")}, []string{"2 fox understood"}},
		{"", domain.Reading{Understood: items("fox", "")}, nil},
	} {
		units := utf16.Encode([]rune(c.prompt))
		var got []string
		for _, span := range c.reading.Spans(c.prompt) {
			got = append(got, fmt.Sprintf("%d %s %s", span.From, string(utf16.Decode(units[span.From:span.To])), span.Kind))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("the spans of %q are %q, want %q", c.prompt, got, c.want)
		}
	}
}
