package storage

import (
	"errors"

	"pellucid/handlers/files"
)

// internalFiles is the address in nginx's configuration under which it finds the files; docs/operating.md has that part.
const internalFiles = "/pellucid-files/"

// Sender is how the proxy is told to send the files of a data folder, or the zero value where the server sends them. How is what
// --send-files says; a local server has no proxy.
func (f BlobFlags) Sender(how, data string, local bool) (files.SendFile, error) {
	if how == "self" {
		return files.SendFile{}, nil
	}
	if local {
		return files.SendFile{}, errors.New("--send-files is for a proxy in front of the server, and --local takes no requests from a proxy")
	}
	places, err := f.Places(data)
	if err != nil {
		return files.SendFile{}, err
	}
	if places.IsS3() || places.Fallback != "" {
		return files.SendFile{}, errors.New("--send-files needs all images in one folder that the proxy can read. Leave it out with images on S3 or with --blobs-fallback; --cdn-url takes the load off the server there")
	}
	if how == "x-accel-redirect" {
		return files.SendFile{Header: "X-Accel-Redirect", Root: internalFiles}, nil
	}
	return files.SendFile{Header: "X-Sendfile", Root: places.Blobs + "/"}, nil
}
