//go:build !packed

package languages

import (
	"embed"

	"pellucid/internal/texts"
)

//go:embed data/*.tsv
var files embed.FS

var lists = texts.Plain(files, "data/*.tsv")
