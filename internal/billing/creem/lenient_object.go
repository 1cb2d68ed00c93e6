package creem

import (
	"bytes"
	"encoding/json"
)

// ref is another object: its id, or the object itself.
type ref[T any] struct {
	ID     string
	Object *T // nil when only the id was sent
}

// UnmarshalJSON takes both forms, and null.
func (r *ref[T]) UnmarshalJSON(raw []byte) error {
	if !isObject(raw) {
		r.ID = scalar(raw)
		return nil
	}
	var named struct {
		ID text `json:"id"`
	}
	object := new(T)
	if json.Unmarshal(raw, &named) != nil || json.Unmarshal(raw, object) != nil {
		return nil
	}
	r.ID, r.Object = string(named.ID), object
	return nil
}

// labels is metadata: values of any scalar type, as text.
type labels map[string]string

// UnmarshalJSON leaves out what is no scalar; anything but an object is no metadata.
func (l *labels) UnmarshalJSON(raw []byte) error {
	var values map[string]json.RawMessage
	if json.Unmarshal(raw, &values) != nil || values == nil {
		return nil
	}
	*l = labels{}
	for key, value := range values {
		if s := scalar(value); s != "" {
			(*l)[key] = s
		}
	}
	return nil
}

func isObject(raw []byte) bool {
	raw = bytes.TrimSpace(raw)
	return len(raw) > 0 && raw[0] == '{'
}
