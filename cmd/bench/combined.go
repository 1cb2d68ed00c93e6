package main

import (
	"context"
	"embed"
	"fmt"
	"maps"
	"math/rand/v2"
	"path"
	"regexp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator"
)

//go:embed combined/*.txt
var combinedFiles embed.FS

const (
	combinedEach = 300 // prompts of each file
	combinedBase = "who"
	mostUnlike   = 10 // percent; some prompts can be read in two ways
)

// phrasebook is a file of the phrases that prompts are put together from: lines "slot<TAB>phrase ; phrase | phrase" and templates
// "T<TAB>a {adj} {who} {wear}". The slot "who" names the subject; each of the others tells one thing about it.
type phrasebook struct {
	slots     map[string][]string
	templates []string
}

var (
	slotMark = regexp.MustCompile(`\{(\w+)\}`)
	spaces   = regexp.MustCompile(`\s+`)
	pauses   = regexp.MustCompile(`( ?, ?)+`)
	dangling = regexp.MustCompile(`\b(with|wearing|in) ?(and|,) `)
	trailing = regexp.MustCompile(` (?:and|with|wearing)((,[^,]*)?)$`)
)

func readPhrasebook(text string) phrasebook {
	book := phrasebook{slots: map[string][]string{}}
	for line := range strings.Lines(text) {
		slot, rest, ok := strings.Cut(strings.TrimSpace(line), "\t")
		switch {
		case !ok || strings.HasPrefix(slot, "#"):
		case slot == "T":
			book.templates = append(book.templates, rest)
		default:
			for _, phrase := range strings.FieldsFunc(rest, func(r rune) bool { return r == ';' || r == '|' }) {
				book.slots[slot] = append(book.slots[slot], strings.TrimSpace(phrase))
			}
		}
	}
	return book
}

// filled is a template with a phrase for each of its slots, in order.
type filled struct {
	template string
	slots    []string
	phrases  []string
}

func (b phrasebook) fill(chance *rand.Rand) filled {
	f := filled{template: b.templates[chance.IntN(len(b.templates))]}
	for _, mark := range slotMark.FindAllStringSubmatch(f.template, -1) {
		f.slots = append(f.slots, mark[1])
		f.phrases = append(f.phrases, b.slots[mark[1]][chance.IntN(len(b.slots[mark[1]]))])
	}
	return f
}

// prompt is the template with the subject and the phrases that are chosen; what joins phrases that are not there goes with them.
func (f filled) prompt(chosen func(slot int) bool) string {
	n := -1
	text := slotMark.ReplaceAllStringFunc(f.template, func(string) string {
		n++
		if chosen(n) || f.slots[n] == combinedBase {
			return f.phrases[n]
		}
		return ""
	})
	text = strings.Trim(pauses.ReplaceAllString(spaces.ReplaceAllString(text, " "), ", "), " ,")
	return trailing.ReplaceAllString(dangling.ReplaceAllString(text, "$1 "), "$1")
}

// combined measures how many prompts of several phrases are not read as the sum of what each phrase gives alone with the subject: something is lost,
// belongs to another subject, or is there that nobody asked for.
func combined(_ context.Context, o *options) ([]figure, error) {
	artist, err := illustrator.New()
	if err != nil {
		return nil, err
	}
	reader := factReader{artist: artist, known: map[string]map[string]bool{}}
	files, err := combinedFiles.ReadDir("combined")
	if err != nil {
		return nil, err
	}
	var out []figure
	all := 0
	for _, file := range files {
		text, err := combinedFiles.ReadFile(path.Join("combined", file.Name()))
		if err != nil {
			return nil, err
		}
		book, chance, wrong := readPhrasebook(string(text)), rand.New(rand.NewPCG(29, 7)), 0
		for range combinedEach {
			f := book.fill(chance)
			lost, extra := reader.unlike(f)
			if len(lost)+len(extra) == 0 {
				continue
			}
			wrong++
			if o.only == "combined" {
				fmt.Printf("%s: %s\n    lost  %s\n    extra %s\n", file.Name(), f.prompt(func(int) bool { return true }), strings.Join(lost, "; "), strings.Join(extra, "; "))
			}
		}
		all += wrong
		if o.only == "combined" {
			out = append(out, figure{name: "not read as the sum of their phrases: " + strings.TrimSuffix(file.Name(), ".txt"), value: 100 * float64(wrong) / combinedEach, limit: mostUnlike, unit: "%"})
		}
	}
	return append(out, figure{name: "prompts that are not read as the sum of their phrases", value: 100 * float64(all) / float64(combinedEach*len(files)), limit: mostUnlike, unit: "%"}), nil
}

// unlike compares the facts of a whole prompt with those of the subject and each phrase alone. Where two phrases give one field different
// values, either will do.
func (r factReader) unlike(f filled) (lost, extra []string) {
	got := r.facts(f.prompt(func(int) bool { return true }))
	base := r.facts(f.prompt(func(int) bool { return false }))
	want, fields := maps.Clone(base), map[string]string{}
	for fact := range base {
		fields[field(fact)] = fact
	}
	for n := range f.slots {
		for fact := range r.facts(f.prompt(func(slot int) bool { return slot == n })) {
			if base[fact] {
				continue
			}
			if other, ok := fields[field(fact)]; ok && other != fact {
				delete(want, other)
				continue
			}
			fields[field(fact)] = fact
			want[fact] = true
		}
	}
	for fact := range want {
		if !got[fact] {
			lost = append(lost, fact)
		}
	}
	for fact := range got {
		if _, ok := fields[field(fact)]; !want[fact] && !ok {
			extra = append(extra, fact)
		}
	}
	slices.Sort(lost)
	slices.Sort(extra)
	return lost, extra
}
