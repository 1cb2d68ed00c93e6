package domain

import (
	"strings"
	"unicode"
)

// downloadNameMax is how many characters of the prompt a download's name shows.
const downloadNameMax = 20

// DownloadName is the file name of a download: up to 20 characters of the prompt and the extension.
func (img Image) DownloadName(extension string) string {
	name := make([]rune, 0, downloadNameMax)
	for _, r := range strings.ToLower(img.Prompt) {
		if len(name) >= downloadNameMax {
			break
		}
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			name = append(name, r)
		case len(name) > 0 && name[len(name)-1] != '-':
			name = append(name, '-')
		}
	}
	stem := strings.TrimRight(string(name), "-")
	if stem == "" {
		stem = "pellucid"
	}
	return stem + "." + extension
}
