package main

import (
	"errors"
	"fmt"
	"path/filepath"

	"pellucid/handlers/files"
)

// internalFiles is the address in nginx's configuration under which it finds the files; docs/operating.md has that part.
const internalFiles = "/pellucid-files/"

// sender is how the proxy is told to send files, or the zero value where the server sends them.
func (c *serveCommand) sender() (files.SendFile, error) {
	if c.SendFiles == "self" {
		return files.SendFile{}, nil
	}
	if c.Local {
		return files.SendFile{}, errors.New("--send-files is for a proxy in front of the server, and --local takes no requests from a proxy")
	}
	if c.SendFiles == "x-accel-redirect" {
		return files.SendFile{Header: "X-Accel-Redirect", Root: internalFiles}, nil
	}
	folder, err := filepath.Abs(c.files())
	if err != nil {
		return files.SendFile{}, fmt.Errorf("--send-files: %w", err)
	}
	return files.SendFile{Header: "X-Sendfile", Root: folder + "/"}, nil
}
