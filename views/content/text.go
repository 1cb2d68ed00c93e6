package content

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	tables "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// Text is a text made from Markdown. Its headings begin at the second level: the title stands above it.
type Text struct {
	HTML     string // safe to show: markup in the source is left out
	Headings []Heading
}

// Heading is a second-level heading, with the id by which the page's contents lead to it.
type Heading struct{ ID, Title string }

func parseText(source string) (Text, error) {
	// A column's alignment would become a style attribute, which the content security policy does not let through.
	table := extension.NewTable(extension.WithTableCellAlignMethod(extension.TableCellAlignNone))
	markdown := goldmark.New(goldmark.WithExtensions(table), goldmark.WithParserOptions(parser.WithAutoHeadingID()))
	content := []byte(source)
	document := markdown.Parser().Parse(text.NewReader(content))
	if err := ast.Walk(document, finish); err != nil {
		return Text{}, fmt.Errorf("finish: %w", err)
	}
	var out bytes.Buffer
	if err := markdown.Renderer().Render(&out, content, document); err != nil {
		return Text{}, fmt.Errorf("render: %w", err)
	}
	return Text{HTML: out.String(), Headings: headings(document, content)}, nil
}

// finish adds to the tree what browsers and assistive technology want beyond Markdown: ids that begin with a letter, and
// headers that stand above the columns of their table.
func finish(node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	switch node := node.(type) {
	case *ast.Heading:
		if id := headingID(node); id != "" && id[0] >= '0' && id[0] <= '9' {
			node.SetAttributeString("id", []byte("section-"+id))
		}
	case *tables.TableHeader:
		for cell := node.FirstChild(); cell != nil; cell = cell.NextSibling() {
			cell.SetAttributeString("scope", []byte("col"))
		}
	}
	return ast.WalkContinue, nil
}

func headingID(heading *ast.Heading) string {
	id, _ := heading.AttributeString("id")
	name, _ := id.([]byte)
	return string(name)
}

func headings(document ast.Node, source []byte) []Heading {
	var found []Heading
	for node := document.FirstChild(); node != nil; node = node.NextSibling() {
		heading, ok := node.(*ast.Heading)
		if !ok || heading.Level != 2 {
			continue
		}
		found = append(found, Heading{ID: headingID(heading), Title: plainText(heading, source)})
	}
	return found
}

// plainText is what a reader sees of a node, without its markup.
func plainText(node ast.Node, source []byte) string {
	var out strings.Builder
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		if leaf, ok := child.(*ast.Text); ok {
			out.Write(leaf.Segment.Value(source))
			continue
		}
		out.WriteString(plainText(child, source))
	}
	return out.String()
}

// cutHead takes the lines between the first two `---` off a text, as keys and values.
func cutHead(source string) (head map[string]string, body string, err error) {
	lines, found := strings.CutPrefix(source, "---\n")
	lines, body, closed := strings.Cut(lines, "\n---\n")
	if !found || !closed {
		return nil, "", errors.New("a text begins with a head between two lines of ---")
	}
	head = map[string]string{}
	for line := range strings.Lines(lines) {
		key, value, ok := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
		if !ok {
			return nil, "", fmt.Errorf("the head's line %q is not of the form key: value", line)
		}
		head[key] = value
	}
	return head, body, nil
}
