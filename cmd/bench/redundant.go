package main

import (
	"context"
	"math"
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/domain"
	"pellucid/internal/engine/illustrator/brief"
)

// Words that change nothing are redundant, and truly understood, where the rest of the prompt says the same, or where their opposite changes the image:
// a car is closed where "an open car" is another image.

// contrary are phrases with their opposites.
var contrary = []struct{ said, opposite string }{
	{"with ", "without "}, {"wearing ", "without "}, {"closed", "open"}, {"full", "empty"}, {"in bloom", "wilted"},
}

// opposites are what a prompt is with the opposite of some of its words.
func opposites(prompt, words string) (all []string) {
	at := strings.Index(strings.ToLower(prompt), strings.ToLower(words))
	if at < 0 || words == "" {
		return nil
	}
	for _, c := range contrary {
		if other := strings.Replace(words, c.said, c.opposite, 1); other != words && !strings.Contains(words, c.opposite) {
			all = append(all, prompt[:at]+other+prompt[at+len(words):])
		}
	}
	return all
}

// toldTwice reports whether a brief without a word still has the number or the relation that it says.
func toldTwice(it domain.ReadItem, whole, less brief.Brief) bool {
	switch it.As {
	case "count":
		n, err := strconv.Atoi(it.To)
		return err == nil && n > 1 && slices.Contains(numbersOf(whole), n) && slices.Equal(numbersOf(whole), numbersOf(less))
	case "relation":
		pairs := pairsOf(whole, it.To)
		return len(pairs) > 0 && slices.Equal(pairs, pairsOf(less, it.To))
	}
	return false
}

// numbersOf is how many of each thing a brief has, in order.
func numbersOf(b brief.Brief) (all []int) {
	var ids []string
	for _, s := range b.Subjects {
		if at := slices.Index(ids, s.ID); at >= 0 {
			all[at] += max(s.Count, 1)
			continue
		}
		ids, all = append(ids, s.ID), append(all, max(s.Count, 1))
	}
	return all
}

// pairsOf are the things that a relation of a kind joins.
func pairsOf(b brief.Brief, kind string) (all []string) {
	for _, r := range b.Relations {
		if r.Kind == kind {
			all = append(all, b.Subjects[r.From].ID+" "+b.Subjects[r.To].ID)
		}
	}
	return all
}

// Small things are seen in a larger image: freckles as a share of it, a mole as a spot of strong contrast.
const (
	closeSize  = 192 // pixels
	closeLeast = .001
	spotSize   = 512
	spotLeast  = 12 // pixels
)

// seenClosely reports whether two briefs differ in a larger image.
func seenClosely(ctx context.Context, a, b brief.Brief, prompt string) (bool, error) {
	for _, size := range []int{closeSize, spotSize} {
		one, err := drawnAs(ctx, a, prompt, size)
		if err != nil {
			return false, err
		}
		other, err := drawnAs(ctx, b, prompt, size)
		if err != nil {
			return false, err
		}
		if size == closeSize && changedShare(one, other) >= closeLeast || size == spotSize && contrasting(one, other) >= spotLeast {
			return true, nil
		}
	}
	return false, nil
}

// contrasting is how many pixels of two layers are of colors far from each other.
func contrasting(a, b []float32) (n int) {
	for i := 0; i+3 < len(a); i += 4 {
		for k := range 4 {
			if math.Abs(float64(a[i+k]-b[i+k])) > .25 {
				n++
				break
			}
		}
	}
	return n
}
