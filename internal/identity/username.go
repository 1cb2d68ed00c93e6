package identity

import (
	"context"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

// Filter looks at a username before others read it. It returns an error of the wording's field for one that is refused.
type Filter interface {
	Screen(ctx context.Context, userID int64, w domain.Wording) error
}

// screenName asks for a name as it stands, and for the words that capitals and a number behind it part: "OldSwastika88".
// A nil filter refuses nothing.
func screenName(ctx context.Context, names Filter, name string) error {
	if names == nil {
		return nil
	}
	for _, text := range []string{name, apart(name)} {
		if err := names.Screen(ctx, 0, domain.Wording{Field: "username", Text: text}); err != nil {
			return err
		}
	}
	return nil
}

func apart(name string) string {
	var b strings.Builder
	var last rune
	words := strings.TrimRightFunc(name, unicode.IsDigit)
	for _, r := range words {
		if unicode.IsUpper(r) && !unicode.IsUpper(last) {
			b.WriteByte(' ')
		}
		b.WriteRune(r)
		last = r
	}
	return b.String() + " " + name[len(words):]
}

// fit returns a person whose username may be read by others: made from their name, or else from their address, or else from
// neither. It never fails, since people do not choose what their provider calls them.
func fit(ctx context.Context, names Filter, person people.Person) people.Person {
	person.Name = norm.NFKC.String(person.Name)
	if screenName(ctx, names, person.Username()) != nil {
		person.Name = ""
	}
	if screenName(ctx, names, person.Username()) != nil {
		person.Nameless = true
	}
	return person
}
