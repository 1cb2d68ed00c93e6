// Package content holds the texts that are written rather than computed: the help articles, and the pages about the
// product and its rules. They are Markdown files with a head of `key: value` lines, embedded in the binary and turned into
// HTML once, when the program starts.
package content

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"pellucid/internal/domain"
)

//go:embed help/*.md prose/*.md
var files embed.FS

// Names are what the operator calls the product, and where people reach them; the texts mention both.
type Names struct {
	Product      string
	SupportEmail string // may be empty

	Retention domain.Retention // how long things are kept on this site
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
	if err := eachFile("help", func(id, source string) error {
		article, err := parseArticle(id, fill.Replace(source))
		l.articles = append(l.articles, article)
		return err
	}); err != nil {
		return nil, err
	}
	err := eachFile("prose", func(id, source string) error {
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
		"{retention}", n.Retention.Markdown(), "{keep_sessions}", domain.PeriodText(n.Retention.Sessions),
		"{keep_visitor_images}", domain.PeriodText(n.Retention.VisitorImages), "{keep_deleted_accounts}", domain.PeriodText(n.Retention.DeletedGrace))
}

// eachFile calls parse with the name (without its ending) and the content of every file in a folder, in order of name.
func eachFile(folder string, parse func(name, source string) error) error {
	entries, err := fs.ReadDir(files, folder)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		source, err := fs.ReadFile(files, path.Join(folder, entry.Name()))
		if err != nil {
			return err
		}
		if err := parse(strings.TrimSuffix(entry.Name(), ".md"), string(source)); err != nil {
			return fmt.Errorf("%s/%s: %w", folder, entry.Name(), err)
		}
	}
	return nil
}
