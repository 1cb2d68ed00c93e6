package content

import "errors"

// Prose is a page about the product or its rules.
type Prose struct {
	Title       string
	Description string
	Updated     string // the day of the last change as people read it; empty: not told
	Text
}

func parseProse(source string) (Prose, error) {
	head, body, err := cutHead(source)
	if err != nil {
		return Prose{}, err
	}
	text, err := parseText(body)
	prose := Prose{Title: head["title"], Description: head["description"], Updated: head["updated"], Text: text}
	if prose.Title == "" || prose.Description == "" {
		return prose, errors.New("a page has a title and a description")
	}
	return prose, err
}

// Prose returns the page of that name ("about", "privacy", "terms"), and whether there is one.
func (l *Library) Prose(name string) (Prose, bool) {
	prose, ok := l.prose[name]
	return prose, ok
}
