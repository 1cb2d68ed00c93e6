package edits

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Color is an opaque sRGB color, written #rrggbb in JSON.
type Color struct{ R, G, B uint8 }

// String writes the color as #rrggbb.
func (c Color) String() string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }

// MarshalText writes the color as #rrggbb.
func (c Color) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads #rrggbb.
func (c *Color) UnmarshalText(text []byte) error {
	s := string(text)
	v, err := strconv.ParseUint(strings.TrimPrefix(s, "#"), 16, 32)
	if err != nil || len(s) != 7 || s[0] != '#' {
		return errors.New("is a color such as #ff8800")
	}
	*c = Color{uint8(v >> 16), uint8(v >> 8), uint8(v)}
	return nil
}
