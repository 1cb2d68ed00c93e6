//go:build packed

package languages

import (
	_ "embed"

	"pellucid/internal/texts"
)

// archive is a build output: see internal/texts.
//
//go:embed data/texts.br
var archive []byte

var lists = texts.Packed(archive)
