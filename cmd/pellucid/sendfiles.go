package main

import (
	"errors"
	"fmt"
	"path/filepath"

	"pellucid/handlers/pages"
)

// internalFiles is the address in nginx's configuration under which it finds the files; docs/operating.md has that part.
const internalFiles = "/pellucid-files/"

// sender is how the proxy is told to send files, or the zero value where the server sends them.
func (c *serveCommand) sender() (pages.SendFile, error) {
	if c.SendFiles == "self" {
		return pages.SendFile{}, nil
	}
	if c.Local {
		return pages.SendFile{}, errors.New("--send-files is for a proxy in front of the server, and --local takes no requests from a proxy")
	}
	if c.SendFiles == "x-accel-redirect" {
		return pages.SendFile{Header: "X-Accel-Redirect", Root: internalFiles}, nil
	}
	folder, err := filepath.Abs(c.files())
	if err != nil {
		return pages.SendFile{}, fmt.Errorf("--send-files: %w", err)
	}
	return pages.SendFile{Header: "X-Sendfile", Root: folder + "/"}, nil
}
