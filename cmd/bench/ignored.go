package main

import (
	"cmp"
	"context"
	_ "embed"
	"fmt"
	"os"
	"slices"
	"strings"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/draw"
	drawing "pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/things"
)

//go:embed ignored.tsv
var askedOfThings string

const (
	askedThings = 250 // the first of things.tsv
	askedEach   = 14  // things of each phrase
	sideEffect  = .05 // the share of what is painted from which on words that are left out do change the image
)

// The kinds of untrue readings.
const (
	unseen  = "understood and not seen"
	falsely = "left out and seen"
	apart   = "drawn as a thing of its own"
)

// asked is a prompt and, where it was made from the table, the same without its phrase.
type asked struct{ prompt, plain, phrase string }

// finding is an untrue line of a reading.
type finding struct{ kind, words, prompt string }

// ignored measures how often a reading is untrue: words that it lists as understood and that change nothing, words that it
// lists as left out and that change the image, and words for the look of a thing that put another thing beside it. Each prompt is drawn
// again without each of its words, by the same person and the same chance.
func ignored(ctx context.Context, o *options) ([]figure, error) {
	artist, err := illustrator.New()
	if err != nil {
		return nil, err
	}
	all := fromTable()
	if o.prompts != "" {
		text, err := os.ReadFile(o.prompts)
		if err != nil {
			return nil, err
		}
		all = nil
		for line := range strings.Lines(string(text)) {
			all = append(all, asked{prompt: strings.TrimSpace(line)})
		}
	}
	var found []finding
	drawn, untrue := 0, 0
	for _, a := range all {
		one, err := compared(ctx, artist, a)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", a.prompt, err)
		}
		if one == nil {
			continue
		}
		drawn++
		found = append(found, one...)
		if len(one) > 0 {
			untrue++
		}
	}
	if o.only == "ignored" {
		listFindings(found, drawn)
	}
	return []figure{{name: "prompts whose reading is untrue", value: 100 * float64(untrue) / float64(max(drawn, 1)), limit: 5, unit: "%"}}, nil
}

// fromTable makes prompts: each phrase of the table with some of the things that it is for, spread over the ranks.
func fromTable() (all []asked) {
	known := things.All()
	for line := range strings.Lines(askedOfThings) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		fields := strings.Split(strings.TrimSpace(line), "\t")
		var of []string
		if names, ok := strings.CutPrefix(fields[0], "="); ok {
			of = strings.Split(names, ",")
		} else {
			for _, t := range known[:min(askedThings, len(known))] {
				if fields[0] == "all" || slices.Contains(strings.Split(fields[0], ","), t.Group) {
					of = append(of, t.Name)
				}
			}
		}
		for i, phrase := range fields[1:] {
			for k := range min(askedEach, len(of)) {
				name := of[(k*len(of)/min(askedEach, len(of))+i)%len(of)]
				a := asked{prompt: strings.Replace(phrase, "*", name, 1), plain: name, phrase: strings.TrimSpace(strings.Replace(phrase, "*", "", 1))}
				if strings.Contains(phrase, "&") {
					a = asked{prompt: strings.Replace(phrase, "&", plural(name), 1), phrase: phrase}
				}
				all = append(all, a)
			}
		}
	}
	return all
}

func plural(name string) string {
	for _, end := range []string{"s", "x", "ch", "sh"} {
		if strings.HasSuffix(name, end) {
			return name + "es"
		}
	}
	if stem, ok := strings.CutSuffix(name, "y"); ok && !strings.ContainsAny(stem[len(stem)-1:], "aeo") {
		return stem + "ies"
	}
	return name + "s"
}

// exempt reports whether words need not be seen: they say what is drawn, that a file is wanted, or what the drawing shows anyway.
func exempt(it domain.ReadItem) bool {
	switch it.As {
	case "subject", "trade word":
		return true
	case "part":
		return !strings.Contains(it.To, ":") // "a dress with buttons"
	case "facing":
		return it.To == "from the side" || it.To == "from the front"
	}
	return false
}

// compared draws a prompt with and without each of its words; nil if it can't be drawn.
func compared(ctx context.Context, artist *illustrator.Engine, a asked) ([]finding, error) {
	whole := artist.Read(engine.Request{Prompt: a.prompt})
	if whole.Reading.Refused != "" {
		return nil, nil
	}
	image, err := drawnAs(ctx, whole, a.prompt, shownSize)
	if err != nil {
		return nil, err
	}
	found := []finding{}
	loose := looseThings(whole)
	var less brief.Brief // of what was drawn last
	// without draws what is left of a prompt, and reports how much of the image that changes and whether fewer things are drawn then.
	without := func(rest string) (share float64, fewer, ok bool, err error) {
		b := artist.Read(engine.Request{Prompt: rest})
		less = b
		if b.Reading.Refused != "" || len(b.Subjects) == 0 || len(whole.Subjects) == 0 || b.Subjects[0].ID != whole.Subjects[0].ID {
			return 0, false, false, nil
		}
		other, err := drawnAs(ctx, b, a.prompt, shownSize)
		if err != nil {
			return 0, false, false, err
		}
		if share = changedShare(image, other); share < shownLeast { // freckles are seen in a larger image only
			if seen, err := seenClosely(ctx, whole, b, a.prompt); err != nil {
				return 0, false, false, err
			} else if seen {
				share = shownLeast
			}
		}
		return share, looseThings(b) < loose, true, nil
	}
	// shown reports whether the image shows words though it is the same without them.
	shown := func(words string) (bool, error) {
		for _, other := range opposites(a.prompt, words) {
			if share, _, ok, err := without(other); err != nil || ok && share >= shownLeast && len(less.Reading.LeftOut) == 0 {
				return true, err
			}
		}
		return false, nil
	}
	said := len(whole.Reading.LeftOut)+len(whole.Reading.StandsIn) > 0
	if a.plain != "" {
		share, fewer, ok, err := without(a.plain)
		if err != nil {
			return nil, err
		}
		switch {
		case ok && share < shownLeast && !said && !slices.ContainsFunc(whole.Reading.Understood, func(it domain.ReadItem) bool { return it.As != "subject" && it.As != "trade word" && exempt(it) }):
			if yes, err := shown(a.phrase); yes || err != nil {
				return found, err
			}
			return append(found, finding{unseen, a.phrase, a.prompt}), nil
		case ok && fewer && !slices.ContainsFunc(whole.Reading.Understood, func(it domain.ReadItem) bool { return it.Words == a.phrase && it.As == "subject" }):
			return append(found, finding{apart, a.phrase, a.prompt}), nil
		}
	}
	judge := func(items []domain.ReadItem, kind string, untrue func(share float64, fewer bool, as string) bool) error {
		for _, it := range items {
			if exempt(it) || kind == unseen && slices.Contains(whole.Style.Asked, it.Words) {
				continue
			}
			words := it.Words
			if kind == falsely {
				words = joined(a.prompt, it.Words, items)
			}
			rest, ok := cut(a.prompt, words)
			if !ok {
				continue
			}
			share, fewer, ok, err := without(rest)
			if err != nil {
				return err
			}
			if !ok || !untrue(share, fewer, it.As) || kind == unseen && toldTwice(it, whole, less) {
				continue
			}
			if kind == unseen {
				if yes, err := shown(it.Words); err != nil {
					return err
				} else if yes {
					continue
				}
			}
			found = append(found, finding{kind, it.Words, a.prompt})
		}
		return nil
	}
	if err := judge(whole.Reading.Understood, unseen, func(share float64, _ bool, _ string) bool { return share < shownLeast }); err != nil {
		return nil, err
	}
	if err := judge(whole.Reading.LeftOut, falsely, func(share float64, _ bool, _ string) bool { return share > sideEffect }); err != nil {
		return nil, err
	}
	return found, judge(whole.Reading.Understood, apart, func(_ float64, fewer bool, as string) bool { return fewer && looks[as] })
}

// looks are the kinds of words that describe a thing and are none.
var looks = map[string]bool{
	"color": true, "pattern": true, "material": true, "state": true, "expression": true, "size": true, "part": true, "clothes": true, "without": true, "form": true, "facing": true,
}

// cut takes words out of a prompt.
func cut(prompt, words string) (string, bool) {
	i := strings.Index(strings.ToLower(prompt), strings.ToLower(words))
	if i < 0 || words == "" {
		return "", false
	}
	rest := strings.TrimSpace(prompt[:i] + prompt[i+len(words):])
	return rest, rest != ""
}

// joined are the words of an item with those of the items right before and behind it, so that no "long" is left of "a long tail".
func joined(prompt, words string, items []domain.ReadItem) string {
	at := func(w string) (from, to int) {
		from = strings.Index(strings.ToLower(prompt), strings.ToLower(w))
		return from, from + len(w)
	}
	from, to := at(words)
	for range items {
		for _, it := range items {
			if f, t := at(it.Words); f >= 0 && from >= 0 && strings.TrimSpace(prompt[min(t, from):max(t, from)]) == "" && f < from {
				from = f
			} else if f >= 0 && from >= 0 && strings.TrimSpace(prompt[min(f, to):max(f, to)]) == "" && t > to {
				to = t
			}
		}
	}
	return prompt[max(from, 0):max(to, 0)]
}

// looseThings is how many kinds of things of a brief are nowhere on, in or about another one.
func looseThings(b brief.Brief) int {
	loose := map[string]bool{}
	var boxes map[int]drawing.Box
	for i, s := range b.Subjects {
		bound := slices.ContainsFunc(b.Relations, func(r brief.Relation) bool {
			return (r.From == i || r.To == i) && !slices.Contains([]string{"with", "and", "beside"}, r.Kind) || r.To == i && strings.HasSuffix(s.ID, "wings") // they grow from a back
		})
		for _, r := range b.Relations {
			if bound || r.To != i || r.Kind != "with" {
				continue
			}
			if boxes == nil {
				boxes = boxesOf(b)
			}
			bound = within(boxes[i], boxes[r.From]) > lyingOn
		}
		if !bound {
			loose[s.ID] = true
		}
	}
	return len(loose) + len(b.Framing)
}

// lyingOn is the share of a thing's box from which on it lies on another thing: a bow that is tied on it.
const lyingOn = .5

// boxesOf are the boxes of the subjects of a brief in its image.
func boxesOf(b brief.Brief) map[int]drawing.Box {
	out := map[int]drawing.Box{}
	for _, s := range plan.Make(b, 3, 0).Scene().Sprites {
		if was, ok := out[s.Subject]; ok {
			s.Box = was.Union(s.Box)
		}
		out[s.Subject] = s.Box
	}
	return out
}

// within is how much of box a is within box b.
func within(a, b drawing.Box) float64 {
	w, h := min(a.X1, b.X1)-max(a.X0, b.X0), min(a.Y1, b.Y1)-max(a.Y0, b.Y0)
	return max(w, 0) * max(h, 0) / max(a.W()*a.H(), 1e-9)
}

// drawnAs draws a brief small, with the chance that another prompt has.
func drawnAs(ctx context.Context, b brief.Brief, prompt string, size int) ([]float32, error) {
	b.Prompt = prompt
	p := plan.Make(b, 3, 0)
	l, err := draw.Layer(ctx, p, draw.Options{Size: size})
	if err != nil {
		return nil, err
	}
	return l.Pix, nil
}

// listFindings prints the kinds of untrue readings with their words, the most frequent first.
func listFindings(found []finding, drawn int) {
	for _, kind := range []string{unseen, falsely, apart} {
		of := map[string][]string{}
		n := 0
		for _, f := range found {
			if f.kind == kind {
				of[f.words] = append(of[f.words], f.prompt)
				n++
			}
		}
		fmt.Printf("%s: %d in %d prompts\n", kind, n, drawn)
		words := make([]string, 0, len(of))
		for w := range of {
			words = append(words, w)
		}
		slices.SortFunc(words, func(a, b string) int { return cmp.Or(len(of[b])-len(of[a]), strings.Compare(a, b)) })
		for _, w := range words {
			fmt.Printf("  %3d  %s: %s\n", len(of[w]), w, strings.Join(of[w], "; "))
		}
	}
}
