//go:build packed

package content

import (
	_ "embed"

	"pellucid/internal/texts"
)

// The archives are build outputs: see internal/texts.
var (
	//go:embed help/texts.br
	helpArchive []byte
	//go:embed prose/texts.br
	proseArchive []byte
)

var (
	helpTexts  = texts.Packed(helpArchive)
	proseTexts = texts.Packed(proseArchive)
)
