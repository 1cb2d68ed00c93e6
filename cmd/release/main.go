// Command release puts a built binary, its models, the documents and the licenses of everything in it into an archive that is the same
// to the bit whenever it is made from the same commit: make release.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"time"
)

// documents are what an operator needs beside the program.
var documents = []string{
	"README.md", "docs/operating.md", "docs/engines.md", "docs/matting.md", "docs/bear.webp",
	"docs/deploy/pellucid.service", "docs/deploy/pellucid.socket", "docs/deploy/pellucid.env", "docs/deploy/Caddyfile",
	"docs/deploy/Dockerfile", "docs/deploy/compose.yaml", "docs/deploy/unavailable.html",
	"docs/scaling.md", "docs/deploy/readers.nginx.conf", "docs/deploy/pool/compose.yml", "docs/deploy/pool/kubernetes.yml", "docs/deploy/pool/nginx.conf",
	"docs/grafana/pellucid.json", "docs/grafana/alerts.yml",
	"docs/adr/0032-one-image-before-sign-up.md", "docs/adr/0036-metrics-and-traces.md", "docs/adr/0038-delivery.md",
}

func main() {
	version := flag.String("version", "", "version of the release")
	arch := flag.String("arch", "", "amd64 or arm64")
	commit := flag.Int64("time", 0, "time of the commit, in seconds since 1970, for all files")
	binary := flag.String("binary", "", "the built program")
	models := flag.String("models", "", "folder of the neural networks")
	out := flag.String("out", "bin/release", "folder for the archive")
	flag.Parse()
	if err := release(*version, *arch, time.Unix(*commit, 0).UTC(), *binary, *models, *out); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

func release(version, arch string, at time.Time, binary, models, out string) error {
	top := fmt.Sprintf("pellucid-%s-linux-%s", version, arch)
	licenses, err := licensesOf(binary)
	if err != nil {
		return err
	}
	entries := []entry{
		{name: top + "/pellucid", from: binary, mode: 0o755},
		{name: top + "/licenses.txt", content: licenses, mode: 0o644},
	}
	for _, path := range documents {
		entries = append(entries, entry{name: top + "/" + path, from: path, mode: 0o644})
	}
	files, err := filepath.Glob(filepath.Join(models, "[a-z]*")) // not the stamp of make
	if err != nil {
		return err
	}
	if len(files) == 0 {
		return fmt.Errorf("%s has no models: run make models", models)
	}
	for _, path := range files {
		entries = append(entries, entry{name: top + "/models/" + filepath.Base(path), from: path, mode: 0o644})
	}
	archive := filepath.Join(out, top+".tar.gz")
	sum, err := pack(archive, entries, at)
	if err != nil {
		return err
	}
	line := fmt.Sprintf("%x  %s\n", sum, filepath.Base(archive))
	fmt.Print(line)
	return os.WriteFile(archive+".sha256", []byte(line), 0o644) // everybody may read it
}
