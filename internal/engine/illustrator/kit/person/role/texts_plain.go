//go:build !packed

package role

import (
	"embed"

	"pellucid/internal/texts"
)

//go:embed roles.tsv
var files embed.FS

var lists = texts.Plain(files, "*.tsv")
