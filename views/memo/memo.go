// Package memo keeps what components render, by the values that they show.
package memo

import (
	"bytes"
	"context"
	"io"

	"github.com/a-h/templ"
	lru "github.com/hashicorp/golang-lru/v2"
)

// mostBytes is the largest HTML that is kept; what is larger is rendered each time.
const mostBytes = 8 << 10

// Memo is a component of one value, with the HTML of the values that were shown last. Since the component is given nothing else,
// nothing that is kept can be out of date, or meant for somebody else. It is safe for concurrent use.
type Memo[V comparable] struct {
	component func(V) templ.Component
	html      *lru.Cache[V, []byte]
}

// New returns the memo of a component for so many values. The component must render the same for equal values, whatever its context.
func New[V comparable](values int, component func(V) templ.Component) *Memo[V] {
	html, err := lru.New[V, []byte](values)
	if err != nil {
		panic(err) // the number of values is a constant
	}
	return &Memo[V]{component, html}
}

// Of is the component of a value.
func (m *Memo[V]) Of(value V) templ.Component {
	return templ.ComponentFunc(func(ctx context.Context, w io.Writer) error {
		html, ok := m.html.Get(value)
		if !ok {
			var rendered bytes.Buffer
			if err := m.component(value).Render(ctx, &rendered); err != nil {
				return err
			}
			html = rendered.Bytes()
			if len(html) <= mostBytes {
				m.html.Add(value, bytes.Clone(html)) // without the room that the buffer has left
			}
		}
		_, err := w.Write(html)
		return err
	})
}
