// Package names checks what people call themselves and what they share: nobody may pass for the site's team, by a reserved
// word, by the brand, or by something that only looks like one of them.
package names

import (
	"context"
	_ "embed"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"go.mau.fi/util/confusable"
	"golang.org/x/text/unicode/norm"

	"pellucid/internal/contentfilter"
	"pellucid/internal/domain"
)

//go:embed reserved.tsv
var reservedWords string

// kinds of reserved words; see reserved.tsv.
const (
	part   = "part"
	whole  = "whole"
	filler = "filler"
)

// brandAnywhere is how many letters a brand name needs to be refused inside of longer words.
const brandAnywhere = 6

// Filter refuses usernames that pass for the site's team, and asks the content filter about all others.
type Filter struct {
	content  contentfilter.Filter
	brand    string            // as fold returns it
	reserved map[string]string // kind of a word, by the form that fold returns
	longest  int               // bytes of the longest reserved word
}

var _ contentfilter.Filter = (*Filter)(nil)

// New returns a Filter that protects a brand name. Names that it lets pass are read by the content filter.
func New(brand string, content contentfilter.Filter) *Filter {
	f := &Filter{content: content, reserved: map[string]string{}}
	for line := range strings.Lines(reservedWords) {
		if kind, word, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok && !strings.HasPrefix(line, "#") {
			f.reserve(word, kind)
		}
	}
	var joined []string
	joined = append(joined, strings.FieldsFunc(brand, isSeparator)...)
	f.brand = fold(strings.Join(joined, ""))
	if f.brand != "" {
		f.reserved[f.brand] = part
		f.longest = max(f.longest, len(f.brand))
	}
	return f
}

func (f *Filter) reserve(word, kind string) {
	folded := fold(word)
	if f.reserved[folded] == "" {
		f.reserved[folded] = kind
	}
	f.longest = max(f.longest, len(folded))
}

// Screen implements contentfilter.Filter for usernames and for names of folders that others see. The content filter judges every
// field.
func (f *Filter) Screen(ctx context.Context, userID int64, w domain.Wording) error {
	if w.Field == "username" {
		if err := f.check(w.Text); err != nil {
			return err
		}
	}
	if w.Field == "name" && f.official(w.Text) {
		return domain.FieldErrorf("name", "“%s” is reserved for our team. Please choose another name.", domain.Truncate(w.Text, 60))
	}
	return f.content.Screen(ctx, userID, w)
}

// official reports whether a folder's name passes for something of the site's team: a reserved word beside the brand, or
// several words that are all reserved. "Support icons", "Support" and "Made with Pellucid" are names of people's own.
func (f *Filter) official(name string) bool {
	words := strings.FieldsFunc(norm.NFKC.String(name), isSeparator)
	all := fold(strings.Join(words, ""))
	if utf8.RuneCountInString(f.brand) >= brandAnywhere && strings.Contains(all, f.brand) {
		return slices.ContainsFunc(words, func(word string) bool {
			kind := f.reserved[fold(word)]
			return fold(word) != f.brand && (kind == part || kind == whole)
		})
	}
	return len(words) > 1 && f.nothingElse(all)
}

func (f *Filter) check(name string) error {
	if mixesAlphabets(name) {
		return domain.FieldErrorf("username", "“%s” mixes letters from different alphabets. Please choose letters from one.", domain.Truncate(name, 60))
	}
	if f.Reserved(name) {
		return domain.FieldErrorf("username", "“%s” is reserved for our team. Please choose another username.", domain.Truncate(name, 60))
	}
	return nil
}

// Reserved reports whether people would take the owner of a name for the site's team.
func (f *Filter) Reserved(name string) bool {
	name = norm.NFKC.String(name)
	all := fold(strings.Join(strings.FieldsFunc(name, isSeparator), ""))
	if utf8.RuneCountInString(f.brand) >= brandAnywhere && strings.Contains(all, f.brand) {
		return true
	}
	pieces := split(name)
	for _, p := range pieces {
		for _, reading := range readings(p) {
			if f.reserved[reading] == part {
				return true
			}
		}
	}
	for _, reading := range readings(strings.Join(strings.FieldsFunc(name, isSeparator), "")) {
		if f.nothingElse(reading) {
			return true
		}
	}
	return false
}

// nothingElse reports whether a folded name is made of reserved words and fillers only, with a reserved word among them.
func (f *Filter) nothingElse(folded string) bool {
	const none, onlyFillers, reserved = 0, 1, 2
	best := make([]int, len(folded)+1)
	best[0] = onlyFillers
	for to := 1; to <= len(folded); to++ {
		for from := max(0, to-f.longest); from < to; from++ {
			if best[from] == none {
				continue
			}
			switch f.reserved[folded[from:to]] {
			case part, whole:
				best[to] = reserved
			case filler:
				best[to] = max(best[to], best[from])
			}
		}
	}
	return len(folded) > 0 && best[len(folded)] == reserved
}

// readings are the folded forms of a piece of a name: as it is, without digits around it, and without any.
func readings(piece string) []string {
	trimmed := strings.TrimFunc(piece, unicode.IsDigit)
	letters := strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return -1
		}
		return r
	}, piece)
	return []string{fold(piece), fold(trimmed), fold(letters), fold(strings.ToLower(piece)), fold(strings.ToLower(trimmed))}
}

// split takes a name apart where separators are, and where a capital follows a small letter: "AdminAnna".
func split(name string) []string {
	var pieces []string
	for _, piece := range strings.FieldsFunc(name, isSeparator) {
		pieces = append(pieces, piece)
		start, last := 0, rune(0)
		for i, r := range piece {
			if unicode.IsUpper(r) && unicode.IsLower(last) {
				pieces = append(pieces, piece[start:i])
				start = i
			}
			last = r
		}
		if start > 0 {
			pieces = append(pieces, piece[start:])
		}
		pieces = append(pieces, strings.FieldsFunc(piece, unicode.IsDigit)...) // "anna1admin"
	}
	return pieces
}

func isSeparator(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r)
}

// alike are signs that people read as letters, on top of what Unicode calls confusable; letters that look like each other
// get one form. Both sides of every comparison go through it.
var alike = strings.NewReplacer("rn", "m", "vv", "w", "0", "o", "1", "i", "l", "i", "|", "i", "!", "i", "3", "e", "4", "a", "@", "a", "5", "s", "$", "s", "7", "t", "8", "b", "9", "g",
	// Unicode's skeletons of Cyrillic letters are small capitals and a Greek letter.
	"ᴀ", "a", "ʙ", "b", "ᴄ", "c", "ᴅ", "d", "ᴇ", "e", "ꜰ", "f", "ɢ", "g", "ʜ", "h", "ɪ", "i", "ᴊ", "j", "ᴋ", "k", "ʟ", "i", "ᴍ", "m",
	"ɴ", "n", "ᴏ", "o", "ᴘ", "p", "ʀ", "r", "ꜱ", "s", "ᴛ", "t", "ᴜ", "u", "ᴠ", "v", "ᴡ", "w", "ʏ", "y", "ᴢ", "z", "ʍ", "m", "π", "n")

// fold returns a form that is equal for names that look alike: Unicode's skeleton (UTS #39), in lower case, without accents,
// and with digits as the letters that they stand for.
func fold(name string) string {
	skeleton := confusable.Skeleton(strings.ToLower(norm.NFKC.String(name)))
	plain := strings.Map(func(r rune) rune {
		if unicode.IsMark(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFKD.String(skeleton))
	return alike.Replace(plain)
}

// mixesAlphabets reports whether letters of several scripts are in one name (UTS #39, "highly restrictive"): Latin letters may stand
// beside those of Chinese, Japanese and Korean, which no one takes for them.
func mixesAlphabets(name string) bool {
	scripts := map[string]bool{}
	for _, r := range norm.NFKC.String(name) {
		if script := scriptOf(r); script != "" {
			scripts[script] = true
		}
	}
	if len(scripts) < 2 {
		return false
	}
	for _, together := range [][]string{{"Latin", "Han", "Hiragana", "Katakana", "Bopomofo"}, {"Latin", "Han", "Hangul"}} {
		if allIn(scripts, together) {
			return false
		}
	}
	return true
}

func allIn(scripts map[string]bool, together []string) bool {
	for script := range scripts {
		if !slices.Contains(together, script) {
			return false
		}
	}
	return true
}

// scriptOf returns Unicode's name of the script of a letter; empty: it is no letter, or one of many scripts.
func scriptOf(r rune) string {
	if !unicode.IsLetter(r) {
		return ""
	}
	for script, letters := range unicode.Scripts {
		if unicode.Is(letters, r) && script != "Common" && script != "Inherited" {
			return script
		}
	}
	return ""
}
