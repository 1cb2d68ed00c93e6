//go:build !packed

package data

import (
	"embed"

	"pellucid/internal/texts"
)

//go:embed *.txt
var files embed.FS

var lists = texts.Plain(files, "*.txt")
