//go:build !packed

package rules

import (
	"embed"

	"pellucid/internal/texts"
)

//go:embed data/*.tsv data/*.txt
var files embed.FS

var data = texts.Plain(files, "data/*.t*")
