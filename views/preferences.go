package views

import "pellucid/views/memo"

// The switches' buttons, by what is chosen.
var (
	surfaceButtons = memo.New(10, surfaceChoice)
	themeButtons   = memo.New(10, themeButton)
)

// surfaces are the backgrounds that the switch offers without a script, with their names for people.
var surfaces = []struct {
	value Surface
	label string
}{{Paper, "Paper"}, {Ink, "Ink"}, {Checker, "Checkerboard"}}

// Pressed is the value of aria-pressed.
func Pressed(on bool) string {
	if on {
		return "true"
	}
	return "false"
}

// next is the theme that the switch goes on to.
func (t Theme) next() Theme {
	switch t {
	case ThemeLight:
		return ThemeDark
	case ThemeDark:
		return ThemeSystem
	default:
		return ThemeLight
	}
}

// label names the theme for people.
func (t Theme) label() string {
	switch t {
	case ThemeLight:
		return "light"
	case ThemeDark:
		return "dark"
	default:
		return "same as device"
	}
}
