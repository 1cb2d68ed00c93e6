package views

import (
	"context"
	"encoding/json"
	"io"

	"github.com/a-h/templ"
)

// StructuredData is a statement about a page in the words of schema.org, which search engines read.
type StructuredData interface {
	// SchemaType is the statement's type, such as "ImageObject".
	SchemaType() string
}

// document is a statement with the vocabulary it is made in.
type document struct {
	Context string `json:"@context"`
	Type    string `json:"@type"`
}

// jsonLD writes a statement as a data block. encoding/json escapes <, > and &, so that no text in it can end the block.
func jsonLD(data StructuredData) templ.Component {
	return templ.ComponentFunc(func(_ context.Context, w io.Writer) error {
		text, err := encodeData(data)
		if err != nil {
			return err
		}
		_, err = io.WriteString(w, `<script type="application/ld+json">`+string(text)+`</script>`)
		return err
	})
}

// encodeData puts the vocabulary and the type before the statement's own properties.
func encodeData(data StructuredData) ([]byte, error) {
	head, err := json.Marshal(document{Context: "https://schema.org", Type: data.SchemaType()})
	if err != nil {
		return nil, err
	}
	body, err := json.Marshal(data)
	if err != nil || len(body) <= len("{}") {
		return head, err
	}
	return append(append(head[:len(head)-1], ','), body[1:]...), nil
}

// Typed is the @type of a statement within another one.
type Typed struct {
	Type string `json:"@type"`
}

// OfType returns the @type of a statement.
func OfType(name string) Typed { return Typed{name} }
