//go:build !packed

package pose

import (
	"embed"

	"pellucid/internal/texts"
)

//go:embed poses.tsv things.tsv
var files embed.FS

var lists = texts.Plain(files, "*.tsv")
