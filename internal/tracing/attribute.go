package tracing

import (
	"go.opentelemetry.io/otel/attribute"
)

// Attr is a fact about a span.
type Attr struct {
	key    string
	text   string
	number int64
	isText bool
}

// Text is an attribute of a few possible words, or an id of ours.
func Text(key, value string) Attr { return Attr{key: key, text: value, isText: true} }

// Int is an attribute that is a number.
func Int(key string, value int) Attr { return Attr{key: key, number: int64(value)} }

// keyValues copies attributes, so that those of spans that nobody records stay on the stack.
func keyValues(attrs []Attr) []attribute.KeyValue {
	all := make([]attribute.KeyValue, len(attrs))
	for i, a := range attrs {
		all[i] = attribute.Int64(a.key, a.number)
		if a.isText {
			all[i] = attribute.String(a.key, a.text)
		}
	}
	return all
}
