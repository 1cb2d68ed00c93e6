package main

import (
	"errors"

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
	places, err := c.places(c.Data)
	if err != nil {
		return files.SendFile{}, err
	}
	if places.isS3() || places.Fallback != "" {
		return files.SendFile{}, errors.New("--send-files needs all images in one folder that the proxy can read. Leave it out with images on S3 or with --blobs-fallback; --cdn-url takes the load off the server there")
	}
	if c.SendFiles == "x-accel-redirect" {
		return files.SendFile{Header: "X-Accel-Redirect", Root: internalFiles}, nil
	}
	return files.SendFile{Header: "X-Sendfile", Root: places.Blobs + "/"}, nil
}
