//go:build !packed

package content

import (
	"embed"

	"pellucid/internal/texts"
)

//go:embed help/*.md prose/*.md
var files embed.FS

var (
	helpTexts  = texts.Plain(files, "help/*.md")
	proseTexts = texts.Plain(files, "prose/*.md")
)
