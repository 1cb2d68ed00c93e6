package help

import (
	"embed"
	"strings"
)

// The code samples are files, so that editors and tests can run them as they are.
//
//go:embed samples
var sampleFiles embed.FS

var sampleExtensions = map[string]string{"curl": ".sh", "javascript": ".mjs", "python": ".py", "go": ".go.txt"}

// referenceSample returns a code sample; one that is missing is a fault of the build, which every test of the page finds.
func referenceSample(name, language string) string {
	text, err := sampleFiles.ReadFile("samples/" + name + sampleExtensions[language])
	if err != nil {
		panic(err)
	}
	return strings.TrimSpace(string(text))
}
