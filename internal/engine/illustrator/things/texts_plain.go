//go:build !packed

package things

import (
	"embed"

	"pellucid/internal/texts"
)

//go:embed things.tsv kinds.tsv
var files embed.FS

var lists = texts.Plain(files, "*.tsv")
