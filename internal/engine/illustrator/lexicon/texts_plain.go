//go:build !packed

package lexicon

import (
	"embed"

	"pellucid/internal/texts"
)

//go:embed *.txt
var files embed.FS

var lists = texts.Plain(files, "*.txt")
