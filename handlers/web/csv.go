package web

import "strings"

// Harmless keeps a spreadsheet from taking text for a formula: a prompt may begin with anything.
func Harmless(cell string) string {
	cell = strings.Join(strings.Fields(cell), " ")
	if cell != "" && strings.ContainsRune("=+-@|%'\"", rune(cell[0])) {
		return "'" + cell
	}
	return cell
}
