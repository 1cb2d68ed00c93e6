package creem

import (
	"bytes"
	"encoding/json"
	"math"
	"strconv"
	"strings"
	"time"
)

// Creem's documents, its samples and its answers do not agree on types. The types below take a field as it comes and never
// fail: a field that cannot be understood is as if it had not been sent.

// text is a string, or a number or truth value in words.
type text string

// UnmarshalJSON takes any scalar.
func (t *text) UnmarshalJSON(raw []byte) error {
	*t = text(scalar(raw))
	return nil
}

// cents is an amount in the currency's minor unit: a number, or a number in quotes.
type cents int64

// UnmarshalJSON takes a number however it is written.
func (c *cents) UnmarshalJSON(raw []byte) error {
	if f, err := strconv.ParseFloat(scalar(raw), 64); err == nil && !math.IsInf(f, 0) && !math.IsNaN(f) {
		*c = cents(math.Round(f))
	}
	return nil
}

// moment is a time: ISO 8601, or Unix milliseconds as a number or in quotes.
type moment struct{ time.Time }

// UnmarshalJSON takes both notations.
func (m *moment) UnmarshalJSON(raw []byte) error {
	value := scalar(raw)
	if t, err := time.Parse(time.RFC3339, value); err == nil {
		m.Time = t.UTC()
	} else if ms, err := strconv.ParseFloat(value, 64); err == nil && ms > 0 && ms < 1<<52 {
		m.Time = time.UnixMilli(int64(ms)).UTC()
	}
	return nil
}

// sentences is a message: one string, or a list of them.
type sentences string

// UnmarshalJSON joins a list.
func (s *sentences) UnmarshalJSON(raw []byte) error {
	var list []text
	if json.Unmarshal(raw, &list) != nil {
		*s = sentences(scalar(raw))
		return nil
	}
	parts := make([]string, len(list))
	for i, part := range list {
		parts[i] = string(part)
	}
	*s = sentences(strings.Join(parts, "; "))
	return nil
}

// scalar is a JSON string, number or truth value as text, and nothing for null, lists and objects.
func scalar(raw []byte) string {
	raw = bytes.TrimSpace(raw)
	if len(raw) == 0 || bytes.Equal(raw, []byte("null")) || raw[0] == '{' || raw[0] == '[' {
		return ""
	}
	if raw[0] != '"' {
		return string(raw)
	}
	var s string
	if json.Unmarshal(raw, &s) != nil {
		return ""
	}
	return s
}
