//go:build packed

package pose

import (
	_ "embed"

	"pellucid/internal/texts"
)

// archive is a build output: see internal/texts.
//
//go:embed texts.br
var archive []byte

var lists = texts.Packed(archive)
