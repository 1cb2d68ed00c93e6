// Package content holds the texts that are written rather than computed: the help articles, and the pages about the
// product and its rules. They are Markdown files with a head of `key: value` lines, embedded in the binary and turned into
// HTML once, when the program starts.
package content

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"pellucid/internal/domain/upkeep"
	"pellucid/internal/texts"
)

// Names are what the operator calls the product, and where people reach them; the texts mention both.
type Names struct {
	Product      string
	SupportEmail string // may be empty

	Retention upkeep.Retention // how long things are kept on this site
}

// Library is every text. It does not change, and is safe for concurrent use.
type Library struct {
	articles []Article // by id
	prose    map[string]Prose
}

// Load reads every text, with the names filled in. An error means that a text that ships with the program is broken.
func Load(names Names) (*Library, error) {
	l := &Library{prose: map[string]Prose{}}
	fill := names.replacer()
	if err := each(helpTexts, func(id, source string) error {
		article, err := parseArticle(id, fill.Replace(source))
		l.articles = append(l.articles, article)
		return err
	}); err != nil {
		return nil, err
	}
	err := each(proseTexts, func(id, source string) error {
		prose, err := parseProse(fill.Replace(source))
		l.prose[id] = prose
		return err
	})
	return l, err
}

// replacer fills in {product}, the periods for which things are kept, and {support}: a mail link, or words where there is no
// address.
func (n Names) replacer() *strings.Replacer {
	support := "the operator of this site"
	if n.SupportEmail != "" {
		support = "[" + n.SupportEmail + "](mailto:" + n.SupportEmail + ")"
	}
	return strings.NewReplacer("{product}", n.Product, "{support}", support,
		"{retention}", n.Retention.Markdown(), "{keep_sessions}", upkeep.PeriodText(n.Retention.Sessions),
		"{keep_visitor_images}", upkeep.PeriodText(n.Retention.VisitorImages), "{keep_deleted_accounts}", upkeep.PeriodText(n.Retention.DeletedGrace))
}

// each calls parse with the name (without its ending) and the content of every text in a folder, in order of name.
func each(folder texts.Folder, parse func(name, source string) error) error {
	for _, name := range slices.Sorted(maps.Keys(folder())) {
		if err := parse(strings.TrimSuffix(name, ".md"), folder.Text(name)); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}
