package views

// Surface is the background that lies under every picture.
type Surface string

// The surfaces that work without JavaScript. SurfacePage is what a visitor has who has not chosen: the page's own color.
const (
	SurfacePage Surface = ""

	Paper   Surface = "paper"
	Ink     Surface = "ink"
	Checker Surface = "checker"
)

// ParseSurface returns the surface named s; anything unknown means the page's own color.
func ParseSurface(s string) Surface {
	switch Surface(s) {
	case Paper, Ink, Checker:
		return Surface(s)
	default:
		return SurfacePage
	}
}

// Theme is the color scheme of the page.
type Theme string

// The themes; ThemeSystem follows the device.
const (
	ThemeSystem Theme = "system"
	ThemeLight  Theme = "light"
	ThemeDark   Theme = "dark"
)

// ParseTheme returns the theme named s; anything unknown means system.
func ParseTheme(s string) Theme {
	switch Theme(s) {
	case ThemeLight, ThemeDark:
		return Theme(s)
	default:
		return ThemeSystem
	}
}
