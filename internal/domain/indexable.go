package domain

import (
	"reflect"
	"strings"
	"unicode"
	"unicode/utf8"
)

// IndexWordsMin is how many different words of its own an image's page needs before search engines may keep it: below
// that it says nothing that the pages of a thousand other images do not say.
const IndexWordsMin = 3

// boilerplate are the words that the alternative text of every image ends with.
var boilerplate = map[string]bool{"transparent": true, "background": true}

// Indexable is the one rule that decides whether search engines may keep an image's page. The robots meta, the canonical
// address, the sitemap and the feeds all ask here. The page must be open to everybody, its alpha channel must not have
// failed, and its prompt and alternative text together must say enough.
func (img Image) Indexable() bool {
	return img.IsPublic && img.HiddenAt.IsZero() && img.DeletedAt.IsZero() && img.Alpha.Verdict != AlphaFail &&
		ownWords(img.Prompt+" "+img.AltText) >= IndexWordsMin
}

// Indexable is the one rule for pages of a list that shows so many images: only the public gallery and its categories in
// their own order, and only with something in them. Whatever else narrows or orders the list makes it a page for people
// alone.
func (l Listing) Indexable(shown int) bool {
	plain := Listing{Skip: l.Skip, Limit: l.Limit, Category: l.Category, Promoted: l.Category != "", ViewerID: l.ViewerID, Details: l.Details}
	if l.Sort == Newest {
		plain.Sort = Newest
	}
	return shown > 0 && reflect.DeepEqual(l, plain)
}

// ownWords counts the different words of a text, without those that every image has. In scripts that put no spaces between
// words each character counts as one. Single letters count as none.
func ownWords(text string) int {
	seen := map[string]bool{}
	fields := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	for _, word := range fields {
		if spaceless(word) {
			for _, r := range word {
				seen[string(r)] = true
			}
			continue
		}
		if utf8.RuneCountInString(word) > 1 && !boilerplate[word] {
			seen[word] = true
		}
	}
	return len(seen)
}

func spaceless(word string) bool {
	return strings.ContainsFunc(word, func(r rune) bool {
		return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Lao, unicode.Khmer)
	})
}
