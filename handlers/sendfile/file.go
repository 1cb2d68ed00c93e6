package sendfile

import (
	"bytes"
	"net/http"
	"strconv"
	"syscall"
	"time"

	"pellucid/internal/blob"
)

// file is an open file of the shelf.
type file struct {
	blob.Descriptor
	key string
}

func (f file) close() { _ = syscall.Close(f.FD) }

func (l *Lane) open(path string) (file, bool) {
	key, shown := l.shelf.Shown(path)
	if !shown {
		return file{}, false
	}
	descriptor, err := l.shelf.Descriptor(key)
	return file{descriptor, key}, err == nil // the long way says what is wrong
}

// sameLines begins every answer.
func sameLines(header http.Header) []byte {
	var lines bytes.Buffer
	lines.WriteString("HTTP/1.1 200 OK\r\nAccept-Ranges: bytes\r\n")
	_ = header.Write(&lines) // a buffer takes everything
	return lines.Bytes()
}

// appendHead appends the head of the answer, with the empty line that ends it.
func (l *Lane) appendHead(head []byte, f file) []byte {
	contentType, etag := l.shelf.About(f.key)
	head = append(head, l.same...)
	head = appendLine(head, "Content-Type", contentType)
	head = appendLine(head, "Etag", etag)
	head = append(head, "Content-Length: "...)
	head = strconv.AppendInt(head, f.Size, 10)
	head = append(head, "\r\nLast-Modified: "...)
	head = f.Modified.UTC().AppendFormat(head, http.TimeFormat)
	head = append(head, "\r\nDate: "...)
	head = time.Now().UTC().AppendFormat(head, http.TimeFormat)
	return append(head, "\r\n\r\n"...)
}

func appendLine(head []byte, name, value string) []byte {
	head = append(append(head, name...), ": "...)
	return append(append(head, value...), "\r\n"...)
}
